"""The house in words: found by its heading, opened by a key, and told as the house tells it."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_the_house_is_heard(visit: Visit, axe: None, size: Size, lang: Lang) -> None:
    visitor = visit(size=size, lang=lang)
    page, asked = visitor.page, []
    page.on("request", lambda request: asked.append(request.url) if "/aloud" in request.url else None)
    screen = visitor.play_now()
    words = page.get_by_role("region", name=visitor.say("aloud"), exact=True)
    assert asked == [], "nobody asks for it who does not hear it"
    words.get_by_role("button", name=visitor.say("aloud"), exact=True).focus()
    page.keyboard.press("Enter")
    told(visitor, 1)
    screen = visitor.choose(visitor.choose(screen))
    told(visitor, 2)
    assert complaints(visitor) == []
    page.reload()
    visitor.screen()
    told(visitor, 2)
    words.get_by_role("button", name=visitor.say("aloud-close"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(words.get_by_role("heading")).to_have_count(0)


def told(visitor: Visitor, passages: int) -> None:
    """Headings and sentences are those that the house has for this seat now."""
    table = visitor.page.url.rpartition("/")[2]
    words = visitor.page.get_by_role("region", name=visitor.say("aloud"), exact=True)
    expect(words.get_by_role("heading")).to_have_count(passages)
    said = visitor.context.request.get(f"/api/tables/{table}/aloud?lang={visitor.lang}").json()
    expect(words.get_by_role("heading")).to_have_text([passage["title"] for passage in said])
    expect(words.get_by_role("listitem")).to_have_text([line for passage in said for line in passage["lines"]])
