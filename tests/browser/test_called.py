"""Whoever looks back at a game that is over is called to the next one; the words of its dice are words."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import PHONE, Visitor
from tests.table.servers import key


def over(host: Visitor) -> str:
    """A game of Seance that is over, in one browser."""
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    wish = {"game": "seance", "options": {}, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = host.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    return played(host, table)


def played(host: Visitor, table: str) -> str:
    """To its end."""
    for _ in range(400):
        state = host.context.request.get(f"/api/tables/{table}").json()["state"]
        if state is None:  # not begun: the page gives the dice its number first
            host.page.wait_for_timeout(100)
            continue
        if state["result"]:
            return table
        if state["choices"]:
            move = {"version": state["version"], "key": key(), "choice": state["choices"][0]["text"]}
            host.context.request.post(f"/api/tables/{table}/moves", data=move)
    raise AssertionError("it does not end")


def test_a_rematch_reaches_who_is_in_the_replay(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, size=PHONE)
    table = over(visitor)
    page = visitor.page
    page.goto(f"/r/{table}#end")
    come = page.locator("a.come")
    expect(page.locator(".theatre")).to_be_visible()
    expect(come).to_have_count(0)
    page.wait_for_timeout(500)
    answer = visitor.context.request.post(f"/api/tables/{table}/rematch", data={})
    assert answer.ok, answer.text()
    expect(come).to_have_attribute("href", f"/t/{answer.json()['table']['id']}")
    expect(come).to_contain_text("Aki")
    expect(come).to_be_in_viewport(ratio=1)


def test_whoever_comes_to_the_rematch_gives_the_dice_a_number_and_finds_it_there(
    visit: Visit, quick_house: str
) -> None:
    visitor = visit(url=quick_house)
    page = visitor.page
    before = over(visitor)
    page.goto(f"/t/{before}")
    visitor.button("dice-check").first.click()
    expect(page.locator("dialog[open]")).to_contain_text(visitor.say("dice-not-kept"))
    page.keyboard.press("Escape")
    visitor.button("again").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(f"/t/{before}"))
    table = page.evaluate("location.pathname.split('/').at(-1)")
    played(visitor, table)
    page.goto(f"/t/{table}")
    visitor.button("dice-check").first.click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text(visitor.say("dice-remembered"))
    sheet.locator("summary").click()
    numbers = sheet.locator("details li")
    expect(numbers.nth(0)).to_contain_text(visitor.say("dice-number-mine"))
    for bot in (1, 2, 3):
        expect(numbers.nth(bot)).to_contain_text(visitor.say("dice-number-house"))


def test_the_dice_of_a_table_are_checked_in_words(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house)
    page = visitor.page
    page.goto(f"/t/{over(visitor)}")
    visitor.button("dice-check").first.click()
    rows = page.locator("dialog[open] tbody tr")
    expect(rows.first).to_be_visible()
    for text in rows.locator("td:nth-child(2)").all_inner_texts():
        assert re.search(r"[.。]$", text), text  # a sentence
    assert "of" in rows.first.locator("td:nth-child(3)").inner_text()
