"""The director: what happens is told in its own time, the question comes after it, and nobody else notices."""

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.nights import Player
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor


def at_betrayal(visitor: Visitor) -> str:
    """A night with bots, at the first question of the first turn."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "betrayal", "options": {"families": "deal"}, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    visitor.page.goto(f"/t/{table}")
    return table


def sent_by(page: Page) -> list[str]:
    """Kinds of messages that the page sends from here on."""
    kinds: list[str] = []

    def hear(line: WebSocket) -> None:
        line.on("framesent", lambda text: kinds.append(json.loads(text)["type"]))

    page.on("websocket", hear)
    return kinds


def act_until_told(visitor: Visitor, table: str) -> None:
    """Moves by another way than the page, until the page has something to tell."""
    narrator = visitor.page.locator(".narrator")
    expect(visitor.choices.or_(narrator).first).to_be_visible()
    player = Player(visitor, 0)
    for _ in range(60):
        if narrator.count():
            return
        state = player.ask(table)
        if state["choices"]:
            player.move(table, state, state["choices"][-1]["text"])
        visitor.page.wait_for_timeout(60)
    pytest.fail("nothing was told")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ja")])
def test_no_question_before_its_cause_was_seen(visit: Visit, quick_house: str, size: Size, lang: Lang) -> None:
    visitor = visit(url=quick_house, size=size, lang=lang, settings={"pace": "calm"})
    act_until_told(visitor, at_betrayal(visitor))
    evening = visitor.page.locator("dialog.chapter-scene")
    if evening.count():  # who one is comes before what happens
        evening.get_by_role("button").first.click()
    expect(visitor.page.locator(".narrator .now, .scene .now").first).not_to_be_empty()
    assert visitor.choices.get_by_role("button").count() == 0
    for _ in range(400):
        if not visitor.page.locator(".narrator").count():
            break
        visitor.page.keyboard.press(" ")
        visitor.page.wait_for_timeout(30)
    expect(visitor.page.locator(".narrator")).to_have_count(0)


def test_escape_leads_to_now_and_nothing_of_the_pace_reaches_the_house(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, settings={"pace": "calm"})
    kinds = sent_by(visitor.page)
    act_until_told(visitor, at_betrayal(visitor))
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".narrator")).to_have_count(0)
    expect(visitor.choices.get_by_role("button").first).to_be_visible()
    assert set(kinds) <= {"move", "ping"}


def test_at_once_nothing_is_between_a_choice_and_the_next(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house)
    table, player = at_betrayal(visitor), Player(visitor, 0)
    expect(visitor.choices.get_by_role("button").first).to_be_visible()
    for _ in range(6):
        state = player.ask(table)
        if state["choices"]:
            player.move(table, state, state["choices"][-1]["text"])
        assert not visitor.page.locator(".narrator").count()


def test_a_press_at_what_is_being_shown_ends_that_and_chooses_nothing(visit: Visit, quick_house: str) -> None:
    """A search turns a tile before one's eyes; who presses meanwhile has not seen what the next choice is about."""
    visitor = visit(url=quick_house, still=False, settings={"pace": "calm"})
    wish = {"game": "hidden-rooms", "options": {}, "seats": [{"kind": "me"}]}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    visitor.page.goto(f"/t/{table}")
    player = Player(visitor, 0)
    for _ in range(12):
        expect(visitor.choices).to_have_attribute("data-settled", "true")
        state = player.ask(table)
        text = next((one["text"] for one in state["choices"] if one["text"].startswith("search")), "")
        player.move(table, state, text or state["choices"][0]["text"])
        if text:
            break
    expect(visitor.choices).to_have_attribute("data-settled", "false")
    before = player.ask(table)["version"]
    visitor.page.keyboard.press("0")
    visitor.page.keyboard.press("1")
    expect(visitor.choices).to_have_attribute("data-settled", "true")
    assert player.ask(table)["version"] == before
