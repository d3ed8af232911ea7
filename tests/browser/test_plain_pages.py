"""The pages that are made without the built page: a browser shows them under the house's own policy."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.servers import Server


@pytest.fixture
def page(browser: Browser, served: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=served.url, color_scheme="dark")
    page, said = context.new_page(), []
    page.on("console", lambda message: said.append(message.text))
    yield page
    context.close()
    assert not said


def test_the_api_is_there_to_be_read(page: Page) -> None:
    page.goto("/api/schema")
    expect(page.get_by_role("heading", level=1)).to_contain_text("the API")
    call = page.locator("details", has_text="/api/tables/{table_id}/moves").first
    expect(call.get_by_text("takes", exact=False).first).to_be_hidden()
    call.locator("summary").click()
    call.get_by_role("link", name="Move").first.click()
    expect(page.locator("#Move").get_by_text("choice")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 20, 17)"
