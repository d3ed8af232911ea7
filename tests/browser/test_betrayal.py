"""An evening of Betrayal round one device: the house grows, the haunt begins on every screen, axe has no complaints."""

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.visitors import AGAIN, DESK, PHONE, Lang, Size, Visitor
from tests.table.servers import key
from yakata.betrayal import GAME
from yakata.words import words_for

Json = dict[str, Any]
NAMES = ("Ada", "Ben", "Chie")
LONGEST = 900
TAKE = {"en": "I am ", "ja": "わたしが"}


def lay(visitor: Visitor, **options: str) -> str:
    """One device for three."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    wish = {"game": "betrayal", "options": options, "seats": seats, "name": NAMES[0], "mask": "off"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    visitor.page.goto(f"/t/{table}")
    return table


def asked(visitor: Visitor, table: str) -> Json | None:
    for seat in range(len(NAMES)):
        answer = visitor.context.request.get(f"/api/tables/{table}?seat={seat}&lang={visitor.lang}")
        state: Json = answer.json()["state"]
        if state["choices"]:
            return state
    return None


def move(visitor: Visitor, table: str, state: Json, text: str) -> None:
    wish = {"version": state["version"], "key": key(), "seat": state["seat"], "choice": text}
    answer = visitor.context.request.post(f"/api/tables/{table}/moves", data=wish)
    assert answer.ok, (text, answer.text())


def curious(choices: list[str], random: Random) -> str:
    """Whoever can explore does."""
    doors = [text for text in choices if text.startswith("explore ")]
    ways = [text for text in choices if text.startswith("move ")]
    return random.choice(doors or (ways if random.random() < 0.6 else choices) or choices)


def play_until(visitor: Visitor, table: str, random: Random, stop: str) -> Json:
    """By the API, until this is asked or true of the view."""
    for _ in range(LONGEST):
        state = asked(visitor, table)
        assert state is not None, "over too soon"
        if state["view"]["prompt"] == stop or (stop == "haunt" and state["view"]["haunt"]):
            return state
        move(visitor, table, state, curious([one["text"] for one in state["choices"]], random))
    raise AssertionError(f"never came to {stop}")


def sit(visitor: Visitor, state: Json) -> None:
    """The device goes on until whoever is asked has it: behind the curtain, or by itself where all lies open."""
    page = visitor.page
    mine = page.get_by_role("button", name=f"{TAKE[visitor.lang]}{NAMES[state['seat']]}", exact=True)
    any_one = page.get_by_role("button", name=re.compile(f"^{TAKE[visitor.lang]}"))
    on = visitor.decision.locator(".button.primary")
    question = visitor.decision.get_by_text(state["prompt"])
    for _ in range(2 * len(NAMES)):
        expect(any_one.or_(question).or_(on).first).to_be_visible()
        if question.count():
            break
        with suppress(PlaywrightError):  # it has gone on meanwhile
            (mine if mine.count() else any_one if any_one.count() else on).click(timeout=AGAIN * 1000)
    expect(question.first).to_be_visible()


def an_evening(visitor: Visitor) -> None:
    page, random = visitor.page, Random(11)
    table = lay(visitor, haunt="bride")
    state = play_until(visitor, table, random, "family")
    sit(visitor, state)
    expect(visitor.board.locator(".families li")).to_have_count(5)
    assert complaints(visitor) == []
    state = play_until(visitor, table, random, "turn")
    sit(visitor, state)
    doors = visitor.board.locator(".doorway")
    expect(doors.first).to_be_visible()
    assert doors.count() == sum(one["text"].startswith("explore ") for one in state["choices"])
    assert complaints(visitor) == []
    goes_on_by_hand(visitor, table, state)
    state = play_until(visitor, table, random, "haunt")
    sit(visitor, state)
    scene = page.locator("dialog.haunt-scene")
    expect(scene).to_contain_text(state["texts"]["haunt-bride-story"][:20])
    assert complaints(visitor) == []
    scene.locator("button").click()
    expect(scene.locator(".goal").first).to_be_visible()
    scene.locator("button").first.click()
    expect(scene).to_have_count(0)
    goal = page.locator(".play-goal button.goals")
    expect(goal).to_be_in_viewport(ratio=1)
    expect(goal).to_contain_text(re.compile("|".join(re.escape(text[:20]) for text in goals(state))))
    goal.click()
    whole = page.get_by_role("dialog").get_by_role("button", name=visitor.say("goals-open"), exact=True)
    boxes = page.locator("dialog[open] .box")
    expect(whole.or_(boxes.first).first).to_be_visible()
    if whole.count():  # where not all of them is seen: the sentences first, then the book
        whole.click()
    expect(boxes).to_have_count(len(state["view"]["boxes"]))
    assert complaints(visitor) == []
    page.keyboard.press("Escape")


def goals(state: Json) -> list[str]:
    """What the books of this seat say about winning."""
    keys = [f"haunt-{state['view']['haunt']}-win-{book}" for book in state["view"]["books"]]
    return [state["texts"][key] for key in keys if key in state["texts"]]


def goes_on_by_hand(visitor: Visitor, table: str, state: Json) -> None:
    """Through a doorway by the keyboard alone; the new tile is laid. Who is asked next may be somebody else."""
    before = len(state["view"]["tiles"])
    visitor.settle()
    visitor.board.locator(".doorway").first.focus()
    visitor.page.keyboard.press("Enter")
    state = after(visitor, table, state)
    if state["view"]["prompt"] == "lay":
        visitor.board.locator("[data-reach=lay]").focus()
        visitor.settle()
        visitor.page.keyboard.press("Enter")
        state = after(visitor, table, state)
    assert len(state["view"]["tiles"]) == before + 1
    sit(visitor, state)
    expect(visitor.board.locator(".laid")).to_have_count(before + 1)


def after(visitor: Visitor, table: str, state: Json) -> Json:
    for _ in range(200):
        now = asked(visitor, table)
        if now is not None and now["version"] != state["version"]:
            return now
        visitor.page.wait_for_timeout(50)
    raise AssertionError("nothing came of it")


def test_an_evening_on_a_desk(visit: Visit, axe: None) -> None:
    an_evening(visit(size=DESK))


def test_an_evening_on_a_phone(visit: Visit, axe: None) -> None:
    an_evening(visit(size=PHONE, lang="ja"))


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ja")])
def test_the_sides_read_apart(visit: Visit, axe: None, size: Size, lang: Lang) -> None:  # B146 B151
    """One says in the book that it is read; another closes it, sees who reads with whom, and says so at the bar."""
    visitor, random = visit(size=size, lang=lang), Random(11)
    page, words = visitor.page, words_for(GAME, lang)
    known = {words.say("choice-ready"), words.say("choice-ready-alone")}
    table = lay(visitor, haunt="bride")
    state = play_until(visitor, table, random, "reading")
    sit(visitor, state)

    def said(state: Json) -> str:
        """Whoever is alone has talked with nobody."""
        sides = [side for side in state["view"]["apart"] if state["seat"] in side]
        ready: str = state["choices"][0]["say"]
        assert ready in known
        assert (ready == words.say("choice-ready-alone")) == (sides == [[state["seat"]]])
        return ready

    scene, apart = page.locator("dialog.haunt-scene"), visitor.board.locator(".apart")
    scene.locator("button").click()
    assert complaints(visitor) == []
    visitor.settle()
    scene.get_by_role("button", name=said(state)).click()
    expect(scene).to_have_count(0)
    state = after(visitor, table, state)
    assert (state["view"]["prompt"], state["seat"]) == ("reading", 1)
    sit(visitor, state)
    scene.locator("button").click()
    scene.locator("button").first.click()
    expect(apart.locator(".chip")).to_have_count(3)
    expect(apart.locator(".chip.lit")).to_have_count(1)
    assert complaints(visitor) == []
    visitor.settle()
    visitor.decision.get_by_role("button", name=said(state)).click()
    state = after(visitor, table, state)
    assert state["view"]["reading"] == [2]
    sit(visitor, state)
    scene.locator("button").click()
    visitor.settle()
    scene.get_by_role("button", name=said(state)).click()
    state = after(visitor, table, state)
    assert state["view"]["apart"] == []
    sit(visitor, state)
    expect(apart).to_have_count(0)
