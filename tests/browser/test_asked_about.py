"""What a question is about is seen whole while it is asked: an Event's text, and the Shadow beside the cards."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.nights import Player
from tests.browser.nights import choice as bold
from tests.browser.test_betrayal_scenes import at_night, moves
from tests.browser.visitors import DESK, PHONE, Lang, Size

LONGEST = 500
WHOLE = "(cards) => cards.scrollHeight <= cards.clientHeight + 1"
CLEAR = """(spot) => {
  const [at, cards] = [spot, document.querySelector('.asked')].map((one) => one.getBoundingClientRect());
  return at.bottom <= cards.top && at.top >= document.querySelector('.house').getBoundingClientRect().top - 1;
}"""


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "en"), (PHONE, "ja")])
def test_an_events_text_is_whole_while_it_asks(visit: Visit, quick_house: str, size: Size, lang: Lang) -> None:
    visitor = visit(url=quick_house, size=size, lang=lang, settings={"pace": "at-once", "listed": False})
    table = at_night(visitor)
    page, player, random = visitor.page, Player(visitor, 0), Random(8)
    cards = page.locator(".cards.alone")
    met = 0
    for _ in range(LONGEST):
        if page.locator("dialog:modal").count():
            page.locator("dialog:modal").get_by_role("button").last.click()
        if page.locator(".scene, .narrator").count():
            page.keyboard.press(" ")
            continue
        state = player.ask(table)
        if state["result"] or met > 5:
            break
        if state["choices"] and state["view"]["card"] and state["view"]["prompt"] != "turn":
            page.wait_for_timeout(150)
            if page.locator(".scene, .narrator").count():
                continue
            expect(visitor.decision).to_contain_text(state["prompt"])
            if cards.count():
                assert cards.evaluate(WHOLE), state["view"]["card"]
                met += 1
        moves(player, table, random)
    assert met


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_shadow_is_seen_beside_the_cards(visit: Visit, quick_house: str, size: Size) -> None:
    visitor = visit(url=quick_house, size=size)
    page, random = visitor.page, Random(3)
    met = 0
    for _ in range(6):
        seats = [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}]
        wish = {"game": "hako-onna", "options": {"house": "balanced"}, "seats": seats, "mask": "off", "name": "Aki"}
        table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
        player = Player(visitor, 1)
        page.goto(f"/t/{table}")
        for _ in range(LONGEST):
            state = player.ask(table)
            view = state["view"]
            if state["result"] or met > 2 or (view["players"] and not view["players"][1]["alive"]):
                break
            if state["choices"] and view["peeking"] and any(one["text"].startswith("put ") for one in state["choices"]):
                expect(visitor.decision).to_contain_text(state["prompt"])
                page.wait_for_timeout(300)
                assert page.locator(f'[data-spot="{view["peeking"]}"]').evaluate(CLEAR)
                met += 1
            if state["choices"]:
                takes = [one["text"] for one in state["choices"] if one["text"] in ("take", "empty")]
                player.move(table, state, takes[0] if takes else bold(state["choices"], random))
            else:
                page.wait_for_timeout(20)
        if met > 2:
            break
    assert met
