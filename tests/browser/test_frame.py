"""The frame of a night: how much of the page is the house, what stays where it is, and where choices stand."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PATIENCE, PHONE, Lang, Size, Visitor
from tests.table.servers import key

Json = dict[str, Any]
DESK_SHARE, PHONE_SHARE = 0.60, 0.50
SEATS = {"hidden-rooms": 1, "hako-onna": 3, "betrayal": 3, "seance": 4}
OPTIONS: dict[str, Json] = {"hako-onna": {"house": "balanced"}, "hidden-rooms": {"stage": 2}}
NEVER = ("despair", "ask", "tell", "wink", "give", "show")
WHOLE = """(goals) => [...goals.querySelectorAll('.text')].every(
  (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4,
)"""
"""No sentence is cut."""


class Night:
    """A table with bots, and so many more of them; the visitor sits at seat 1, or alone."""

    def __init__(self, visitor: Visitor, game: str, more: int = 0) -> None:
        self.visitor = visitor
        count = SEATS[game] + more
        mine = min(1, count - 1)
        seats = [{"kind": "me"} if seat == mine else {"kind": "bot"} for seat in range(count)]
        wish = {"game": game, "options": OPTIONS.get(game, {}), "seats": seats, "mask": "off", "name": "Aki"}
        self.id: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
        self.random = Random(game)
        visitor.page.goto(f"/t/{self.id}")

    def asked(self, after: int = -1) -> Json:
        for _ in range(int(PATIENCE * 20)):
            state: Json = self.visitor.context.request.get(f"/api/tables/{self.id}?lang={self.visitor.lang}").json()[
                "state"
            ]
            if state["result"] or (state["choices"] and state["version"] > after):
                return state
            self.visitor.page.wait_for_timeout(50)
        raise AssertionError("nobody asks")

    def choose(self, state: Json) -> Json:
        """By chance, as somebody who explores."""
        texts = [one["text"] for one in state["choices"]]
        bold = [text for text in texts if text.split()[0] not in NEVER and text != "end"] or texts
        move = {"version": state["version"], "key": key(), "choice": self.random.choice(bold)}
        answer = self.visitor.context.request.post(f"/api/tables/{self.id}/moves", data=move)
        assert answer.ok, answer.text()
        return self.asked(state["version"])

    def shown(self, state: Json) -> None:
        """The page asks this."""
        scene = self.visitor.page.locator("dialog[open]:not(.drawer)")
        for _ in range(4):
            if scene.count():
                scene.get_by_role("button").last.click()
        expect(self.visitor.decision).to_contain_text(state["prompt"])


def share(visitor: Visitor, size: Size) -> float:
    """Of the whole page on a desk, of its height on a phone: the house, as far as it is seen."""
    box = visitor.page.locator(".board-stage").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1] + 1, "the house ends on the page"
    width, height = size
    return box["width"] * box["height"] / (width * height) if size == DESK else box["height"] / height


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", ["hidden-rooms", "hako-onna", "betrayal", "seance"])
def test_the_house_is_the_page(visit: Visit, quick_house: str, game: str, size: Size) -> None:
    """Whatever is asked: as much of it is the house, nothing scrolls, and the decision is in the same place."""
    visitor = visit(url=quick_house, size=size, lang="ja" if size == PHONE else "en", settings={"listed": False})
    night = Night(visitor, game)
    state = night.asked()
    places = set()
    for _ in range(12):
        if state["result"]:
            break
        night.shown(state)
        assert share(visitor, size) >= (DESK_SHARE if size == DESK else PHONE_SHARE), state["prompt"]
        assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), state["prompt"]
        box = visitor.decision.bounding_box()
        assert box is not None
        places.add(tuple(round(box[side]) for side in ("x", "y", "width", "height")))
        end = visitor.choices.locator(".ends")
        if end.count():
            expect(end).to_be_in_viewport(ratio=1)
        state = night.choose(state)
    assert len(places) == 1


def test_who_is_there_is_whole_beside_the_house(visit: Visit, quick_house: str) -> None:
    """Hako Onna on a desk, in Japanese: the decision cuts nobody off, nor what one carries."""
    visitor = visit(url=quick_house, lang="ja")
    night = Night(visitor, "hako-onna", more=1)
    state, most = night.asked(), 0
    for _ in range(14):
        if state["result"] or state["view"]["hour"] > 2:
            break
        night.shown(state)
        side = visitor.page.locator(".board-side")
        assert side.evaluate("(side) => side.scrollHeight <= side.clientHeight + 1"), state["prompt"]
        most = max(most, side.locator("li[data-seat-of]").count())
        state = night.choose(state)
    assert most == 4


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_floors_stay_where_they_are(visit: Visit, quick_house: str, size: Size) -> None:
    """One plan a night: every floor has its place and its scale, whoever acts and whatever is asked."""
    visitor = visit(url=quick_house, size=size)
    night = Night(visitor, "hako-onna")
    state = night.asked()
    found: dict[str, set[tuple[int, ...]]] = {}
    for _ in range(25):
        if state["result"]:
            break
        night.shown(state)
        if visitor.page.locator(".board-stage > ol").count():  # one of hers from now on: her steps stand above the plan
            break
        for floor in visitor.page.locator(".plan .floor").all() if state["view"]["phase"] != "setup" else []:
            box = floor.bounding_box()
            assert box is not None
            found.setdefault(floor.inner_text(), set()).add((round(box["x"]), round(box["y"]), round(box["height"])))
        state = night.choose(state)
    assert len(found) == (3 if size == DESK else len(found)) > 0
    if size == DESK:
        assert all(len(places) == 1 for places in found.values()), found
    assert len({place[2] for places in found.values() for place in places}) == 1, found


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_one_tries_and_what_can_stop_it(visit: Visit, quick_house: str, lang: Lang) -> None:
    """Both are said above the house, and the whole book is one press away."""
    for game in SEATS:
        visitor = visit(url=quick_house, lang=lang)
        night = Night(visitor, game)
        state = night.asked()
        night.shown(state)
        goals = visitor.page.get_by_role("region", name=visitor.say("goals"), exact=True)
        kinds = {goal["kind"] for goal in state["goals"]}
        assert kinds <= {"win", "stop"}
        if kinds:
            for goal in state["goals"]:
                expect(goals).to_contain_text(goal["say"])
            assert goals.evaluate(WHOLE), goals.inner_text()
            goals.get_by_role("button").click()
            expect(visitor.page.get_by_role("dialog")).to_be_visible()


def test_the_list_is_folded_and_whole(visit: Visit, quick_house: str) -> None:
    """What lies on the board is touched there; unfolded, the list has everything, and on a desk it stays unfolded."""
    visitor = visit(url=quick_house, settings={"listed": False})
    night = Night(visitor, "hidden-rooms")
    state = night.choose(night.asked())
    night.shown(state)
    assert visitor.look().choices == tuple(one["say"] for one in state["choices"] if one["text"] == "end")
    visitor.choices.locator("summary").click()
    expect(visitor.choices.get_by_role("button")).to_have_count(len(state["choices"]))
    visitor.page.reload()
    expect(visitor.choices.get_by_role("button")).to_have_count(len(state["choices"]))


def test_single_keys_can_be_switched_off(visit: Visit, quick_house: str) -> None:
    """WCAG 2.1.4: no letter and no number does anything by itself; and what it does is not promised."""
    for keys in (True, False):
        visitor = visit(url=quick_house, settings={"keys": keys})
        night = Night(visitor, "hidden-rooms")
        state = night.asked()
        night.shown(state)
        visitor.settle()
        page = visitor.page
        first = visitor.choices.get_by_role("button").first
        assert (first.get_attribute("aria-keyshortcuts") is not None) == keys
        page.keyboard.press("r")
        expect(page.get_by_role("dialog")).to_have_count(1 if keys else 0)
        page.keyboard.press("Escape")
        page.keyboard.press("1")
        if keys:
            assert night.asked(state["version"])["version"] > state["version"]
        else:
            page.wait_for_timeout(200)
            assert night.asked()["version"] == state["version"]


def test_the_focus_comes_back_with_the_turn(visit: Visit, quick_house: str) -> None:
    """Whoever has chosen by keys goes on by keys when the others have acted: the question has the focus."""
    visitor = visit(url=quick_house)
    night = Night(visitor, "seance")
    state = night.asked()
    night.shown(state)
    visitor.settle()
    visitor.choices.get_by_role("button").first.focus()
    visitor.page.keyboard.press("Enter")
    state = night.asked(state["version"])
    night.shown(state)
    expect(visitor.decision.get_by_text(state["prompt"], exact=True)).to_be_focused()
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate("document.activeElement.closest('.play-decision') !== null")
