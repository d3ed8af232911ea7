"""Alone in the mansion, against bots: as a Visitor and as the ghost, by finger, by keyboard, and read aloud."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.keys import focused, tab_to
from tests.browser.nights import Json, Player, choice, read_on
from tests.browser.visitors import DESK, PATIENCE, PHONE, Lang, Size, Visitor, touch

BY_HAND = 12
"""So many choices are made on the page; the rest of the night goes by itself."""


def laid(player: Player, house: str = "balanced") -> str:
    """A table with this house, two bots and nothing to wait for; the page is at it."""
    seats = [{"kind": "me"} if seat == player.seat else {"kind": "bot"} for seat in range(3)]
    wish = {"game": "hako-onna", "options": {"house": house}, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = player.visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    player.visitor.page.goto(f"/t/{table}")
    return table


def waited(player: Player, table: str, after: int = -1) -> Json:
    """The state in which something is asked, or the night is over, and the page shows it."""
    page = player.visitor.page
    for _ in range(int(PATIENCE * 20)):
        read_on(player.visitor)
        state = player.ask(table)
        if state["result"] or (state["choices"] and state["version"] > after):
            return state
        page.wait_for_timeout(50)
    pytest.fail("nobody asks")


def by_hand(player: Player, state: Json, text: str) -> None:
    """On the plan where it lies there, else in the list."""
    visitor = player.visitor
    say = next(one["say"] for one in state["choices"] if one["text"] == text)
    name = re.compile(f"^{re.escape(say)}( [1-9])?$", re.IGNORECASE)
    read_on(visitor)
    expect(visitor.decision).to_contain_text(state["prompt"])
    shown = visitor.board.get_by_role("button", name=name).or_(visitor.choices.get_by_role("button", name=name))
    visitor.settle()
    touch(shown.first)
    warned = visitor.board.locator(".menu button")
    if warned.count():  # it says what it may bring, and is asked once more
        touch(warned.first)


def over(visitor: Visitor) -> None:
    """The picture of the ending, behind whatever waits to be read."""
    ending = visitor.page.locator(".ending figure")
    expect(ending.or_(visitor.page.locator("dialog.waiting")).first).to_be_visible()
    read_on(visitor)
    expect(ending).to_be_visible()


@pytest.mark.parametrize(("seat", "size", "lang"), [(1, PHONE, "ja"), (0, DESK, "en")])
def test_a_night_alone(visit: Visit, quick_house: str, seat: int, size: Size, lang: Lang) -> None:
    """The first choices by finger, with their hints; the end, the truth, and no more hints."""
    player = Player(visit(url=quick_house, size=size, lang=lang), seat)
    visitor = player.visitor
    table = laid(player)
    random = Random(seat + 2)
    hints = 0
    state = waited(player, table)
    for _ in range(BY_HAND):
        if state["result"]:
            break
        if state["lesson"]:
            hints += visitor.decision.get_by_text(state["lesson"]).count()
        by_hand(player, state, choice(state["choices"], random))
        state = waited(player, table, state["version"])
    assert hints > 3
    while not state["result"]:
        player.move(table, state, choice(state["choices"], random))
        state = waited(player, table, state["version"])
    over(visitor)
    visitor.decision.get_by_role("link").first.click()
    expect(visitor.board.locator(".hers .seal").first).to_be_attached()
    assert player.visitor.page.evaluate("localStorage.getItem('yakata.taught')") is not None


@pytest.mark.parametrize(("seat", "size", "lang", "theme"), [(1, DESK, "en", "morning"), (0, PHONE, "ja", "night")])
def test_no_serious_complaint(
    visit: Visit, quick_house: str, axe: None, seat: int, size: Size, lang: Lang, theme: str
) -> None:
    """Every kind of question that comes up in the first choices, the notebook, the end and the truth."""
    player = Player(visit(url=quick_house, size=size, lang=lang, settings={"theme": theme}), seat)
    visitor = player.visitor
    table = laid(player)
    random = Random(seat)
    found: dict[str, list[object]] = {}
    state = waited(player, table)
    while not state["result"]:
        prompt = state["view"]["prompt"]
        if prompt not in found:
            expect(visitor.decision).to_contain_text(state["prompt"])
            found[prompt] = complaints(visitor)
        player.move(table, state, choice(state["choices"], random))
        state = waited(player, table, state["version"])
    over(visitor)
    found["end"] = complaints(visitor)
    visitor.decision.get_by_role("link").first.click()
    expect(visitor.board.locator(".minds")).to_be_visible()
    found["truth"] = complaints(visitor)
    visitor.board.get_by_role("button", name={"en": "Notebook", "ja": "手帳"}[lang]).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    found["notebook"] = complaints(visitor)
    assert len(found) > 6
    assert {name: list_ for name, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_finger_is_warned_before_a_peek(visit: Visit, quick_house: str, lang: Lang) -> None:
    """Where she may be, or where one knows what lies there: that is said, and nothing has happened yet."""
    player = Player(visit(url=quick_house, size=PHONE, lang=lang, has_touch=True), 1)
    visitor = player.visitor
    table = laid(player)
    random = Random(3)
    state = waited(player, table)
    warned: set[str] = set()
    while not state["result"] and len(warned) < 2:
        view = state["view"]
        known = {note["where"] for note in view["notes"] if not note["stale"]}
        for one in state["choices"]:
            verb, _, at = one["text"].partition(" ")
            why = "may" if at in view["may_be"] else "known" if at in known else ""
            if verb != "peek" or not why or why in warned:
                continue
            expect(visitor.decision).to_contain_text(state["prompt"])
            visitor.settle()
            visitor.board.locator(f"[data-reach='{at}']").click()
            menu = visitor.board.locator(".menu")
            expect(menu).to_contain_text(one["does"])
            assert player.ask(table)["version"] == state["version"]
            menu.get_by_role("button").last.click()
            expect(menu).to_have_count(0)
            warned.add(why)
        player.move(table, state, choice(state["choices"], random))
        state = waited(player, table, state["version"])
    assert warned


def test_by_keyboard(visit: Visit, quick_house: str) -> None:
    """A few turns of a Visitor: Tab leads to what is lit on the plan, arrows from there to the next, Enter goes."""
    player = Player(visit(url=quick_house), 1)
    visitor, page = player.visitor, player.visitor.page
    table = laid(player)
    state = waited(player, table)
    walked = 0
    for _ in range(10):
        if state["result"] or walked > 2:
            break
        expect(visitor.decision).to_contain_text(state["prompt"])
        expect(visitor.board.locator(".dark")).to_have_count(0)
        visitor.settle()
        moves = [one for one in state["choices"] if one["text"].split()[0] == "move"]
        if moves:
            tab_to(visitor, moves[0]["say"])
            for arrow in ("ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"):
                page.keyboard.press(arrow)
            at = focused(visitor)
            assert at["ringed"]
            assert at["name"] in [one["say"] for one in state["choices"]], at
            page.keyboard.press("Enter")
            if visitor.board.locator(".menu").count():  # a Peek that says first what it may bring: the keys are there
                page.keyboard.press("Enter")
            walked += 1
        else:
            texts = [one["text"] for one in state["choices"]]
            best = next(
                (text for text in ("end", "nothing", "leave") if text in texts), choice(state["choices"], Random(1))
            )
            player.move(table, state, best)
        state = waited(player, table, state["version"])
    assert walked
