"""Talk: what is said hangs beside whoever says it, on every screen that may hear it, and the talk keeps it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor

Json = dict[str, Any]
WORDS: dict[Lang, str] = {"en": "Somebody is upstairs", "ja": "上にだれかいる"}


def at_table(host: Visitor, friend: Visitor, game: str) -> str:
    """Aki has laid a table with a bot, and Ben has come by its link."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    host.page.goto("/")
    table: Json = host.context.request.post("/api/tables", data={"game": game, "seats": seats, "name": "Aki"}).json()[
        "table"
    ]
    friend.page.goto(f"/t/{table['id']}")
    friend.page.get_by_role("textbox", name=friend.say("your-name")).fill("Ben")
    friend.button("sit-down").click()
    host.page.goto(f"/t/{table['id']}")
    for visitor in (host, friend):
        visitor.screen()
    return str(table["id"])


def bubbles(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log", name=visitor.say("chat"), exact=True)


def overlap(one: Any, other: Any) -> bool:
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_what_is_said_hangs_beside_who_says_it(
    visit: Visit, quick_house: str, axe: None, lang: Lang, size: Size
) -> None:
    host = visit(url=quick_house, lang=lang, size=size)
    friend, screen = (visit(url=quick_house, lang=lang, size=DESK) for _ in range(2))
    table = at_table(host, friend, "betrayal")
    screen.page.goto(f"/s/{table}")
    seat = screen.page.get_by_role("banner").or_(screen.page.locator("header")).get_by_role("listitem")
    expect(seat.filter(has_text="Ben")).to_be_visible()
    friend.decision.get_by_role("button", name=friend.say("sheet-talk")).click()
    friend.page.get_by_role("textbox", name=friend.say("chat-say")).fill(WORDS[lang])
    friend.button("chat-send").click()

    for visitor in (host, screen):  # told once, with who says it
        expect(bubbles(visitor)).to_have_text(re.compile(rf"^\s*Ben\s*{WORDS[lang]}\s*$"))
    assert complaints(host) == complaints(screen) == []
    box, row = bubbles(screen).locator(".bubble").bounding_box(), seat.filter(has_text="Ben").bounding_box()
    assert box
    assert row
    assert abs(box["x"] - (row["x"] + row["width"])) < 20  # beside the seat on the big screen
    assert abs(box["y"] + box["height"] / 2 - (row["y"] + row["height"] / 2)) < 40
    if size == PHONE:  # what is chosen from is not covered
        box, row = bubbles(host).locator(".bubble").bounding_box(), host.decision.bounding_box()
        assert not overlap(box, row)
    expect(bubbles(friend)).to_be_empty()  # whoever has the talk open reads it there
    expect(bubbles(host)).to_be_empty()
    talk = host.decision.get_by_role("button", name=re.compile(host.say("sheet-talk")))
    expect(talk).to_contain_text("1")
    talk.click()
    expect(host.page.get_by_role("list", name=host.say("chat"))).to_contain_text(WORDS[lang])
    screen.page.reload()
    expect(seat.filter(has_text="Ben")).to_be_visible()
    screen.page.wait_for_timeout(500)
    expect(bubbles(screen)).to_be_empty()  # it was said before anybody came


def test_what_is_read_is_not_talked_over(visit: Visit, quick_house: str) -> None:
    host, friend = visit(url=quick_house), visit(url=quick_house)
    table = at_table(host, friend, "betrayal")
    host.decision.get_by_role("button", name=host.say("sheet-table")).click()
    friend.context.request.post(f"/api/tables/{table}/chat", data={"text": WORDS["en"]})
    expect(host.decision.get_by_role("button", name=re.compile("1 new"))).to_be_attached()
    expect(bubbles(host)).to_be_empty()
    host.page.keyboard.press("Escape")
    expect(bubbles(host)).to_contain_text(WORDS["en"])


def test_the_big_screen_has_the_seats_beside_the_house(visit: Visit, quick_house: str) -> None:
    """Neither lies over the other, at a desk and on a phone."""
    for size in (DESK, PHONE):
        host, friend, screen = (visit(url=quick_house, size=size) for _ in range(3))
        table = at_table(host, friend, "hako-onna")
        screen.page.goto(f"/s/{table}")
        expect(screen.board).to_be_visible()
        seats, house = screen.page.locator(".screen > header").bounding_box(), screen.board.bounding_box()
        assert seats
        assert house
        assert not overlap(seats, house)
