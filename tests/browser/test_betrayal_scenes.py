"""The stage of scenes: in order, ended by a press, still where nothing shall move, and never behind what is read."""

import json
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.nights import Player
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor

LONGEST = 900
KINDS = frozenset({"move", "ping", "undo", "chat"})
"""All that a page says to the house."""


def at_night(visitor: Visitor, **options: str) -> str:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "betrayal", "options": {"families": "deal"} | options, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    visitor.page.goto(f"/t/{table}")
    expect(visitor.board).to_be_visible()
    return table


def sent_by(page: Page) -> list[dict[str, object]]:
    sent: list[dict[str, object]] = []

    def hear(line: WebSocket) -> None:
        line.on("framesent", lambda text: sent.append(json.loads(text)))

    page.on("websocket", hear)
    return sent


def moves(player: Player, table: str, random: Random) -> bool:
    """By another way than the page; whether there was something to choose."""
    state = player.ask(table)
    texts = [one["text"] for one in state["choices"]]
    doors = [text for text in texts if text.startswith("explore ")] or texts
    if texts:
        player.move(table, state, random.choice(doors))
    return bool(texts)


def until_scene(visitor: Visitor, table: str, key: str) -> None:
    """Moves, and presses past everything, until the scene of this is on the stage."""
    page, player, random = visitor.page, Player(visitor, 0), Random(5)
    scene = page.locator(".scene")
    for _ in range(LONGEST):
        if page.locator(f'.scene[data-scene="{key}"]').count():
            return
        if page.locator("dialog:modal").count():
            page.locator("dialog:modal").get_by_role("button").last.click()
        elif scene.count() or page.locator(".narrator").count():
            page.keyboard.press(" ")
        else:
            moves(player, table, random)
        page.wait_for_timeout(25)
    pytest.fail(f"{key} was never on the stage")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ja")])
def test_a_scene_has_the_page_until_a_press_ends_it(
    visit: Visit, quick_house: str, axe: None, size: Size, lang: Lang
) -> None:
    visitor = visit(url=quick_house, size=size, lang=lang, settings={"pace": "calm"})
    sent = sent_by(visitor.page)
    until_scene(visitor, at_night(visitor), "discovers")
    scene = visitor.page.locator(".scene")
    expect(scene.get_by_role("img").first).to_be_visible()
    expect(scene.locator("figcaption .now")).not_to_be_empty()
    assert visitor.choices.get_by_role("button").count() == 0, "nothing is asked before it was seen"
    assert complaints(visitor) == []
    door = scene.locator("figcaption .now").inner_text()
    visitor.page.wait_for_timeout(350)
    visitor.page.mouse.click(size[0] / 2, 200)
    expect(scene.locator("figcaption .now", has_text=door)).to_have_count(0)
    assert {str(one["type"]) for one in sent} <= KINDS
    assert not any("pace" in json.dumps(one) for one in sent)


def until_own_roll(visitor: Visitor, table: str) -> Locator:
    """The button that throws the dice, as soon as one's own are to be thrown."""
    button = visitor.page.locator(".scene").get_by_role("button")
    for _ in range(60):
        until_scene(visitor, table, "rolled")
        if button.count():
            break
        visitor.page.keyboard.press(" ")
    return button


def test_a_roll_of_ones_own_falls_when_one_throws_it(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, settings={"pace": "calm"})
    table, page = at_night(visitor), visitor.page
    button = until_own_roll(visitor, table)
    expect(button).to_be_visible()
    assert not page.locator(".scene figcaption .now").count(), "the result is not told before the dice fall"
    page.keyboard.press(" ")
    expect(button).to_have_count(0)
    expect(page.locator(".scene .dice b")).to_be_visible()
    expect(page.locator(".scene figcaption .now")).not_to_be_empty()


def test_a_long_press_leads_to_now(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, settings={"pace": "calm"})
    until_scene(visitor, at_night(visitor), "turn-begins")
    visitor.page.mouse.move(500, 400)
    visitor.page.mouse.down()
    expect(visitor.page.locator(".scene, .narrator")).to_have_count(0)
    visitor.page.mouse.up()
    expect(visitor.choices.get_by_role("button").first).to_be_visible()


def test_where_nothing_shall_move_a_scene_stands_still(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, still=True, settings={"pace": "calm"})
    until_scene(visitor, at_night(visitor), "draws")
    running = """() => document.getAnimations().filter((one) => {
      const inside = one.effect.target?.closest?.('.scene');
      return inside && one.playState === 'running' && one.effect.getComputedTiming().duration > 10;
    }).length"""
    assert visitor.page.evaluate(running) == 0
    expect(visitor.page.locator(".scene .still").first).to_be_visible()


def test_nobody_acts_behind_the_book_of_the_haunt(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, settings={"pace": "brisk"})
    table, page = at_night(visitor, haunt="siege"), visitor.page
    player, random, book = Player(visitor, 0), Random(3), page.locator("dialog.haunt-scene")
    until_scene(visitor, table, "haunt-begins")
    for _ in range(200):
        if book.count():
            break
        page.keyboard.press(" ")
        page.wait_for_timeout(30)
    expect(book).to_be_visible()
    told = page.locator(".play-seats .log li").count()
    moves(player, table, random)
    page.wait_for_timeout(1500)
    expect(book).to_be_visible()
    assert page.locator(".play-seats .log li").count() == told, "the night waits for who reads"


def test_the_screen_in_the_middle_shows_the_scenes(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, settings={"pace": "calm"})
    table = at_night(visitor)
    screen = visit(url=quick_house, settings={"pace": "calm"})
    screen.page.goto(f"/s/{table}")
    player, random, scene = Player(visitor, 0), Random(5), screen.page.locator(".scene")
    expect(screen.board).to_be_visible()
    for _ in range(LONGEST):
        if scene.count():
            break
        moves(player, table, random)
        screen.page.wait_for_timeout(25)
    expect(scene.locator("figcaption .now").first).not_to_be_empty()
    assert not scene.get_by_role("button").count(), "nobody sits here: nothing waits for a press"


def test_a_roll_is_told_with_its_table(visit: Visit, quick_house: str) -> None:
    """Before the press each result or how likely it is; after it the row that counts."""
    visitor = visit(url=quick_house, size=PHONE, settings={"pace": "calm"})
    table, page = at_night(visitor), visitor.page
    button = until_own_roll(visitor, table)
    stake = page.locator(".scene .stake")
    expect(stake.locator("tr, .chances span").first).to_be_visible()
    assert stake.locator('tr[data-counts="true"]').count() == 0, "what counts is not lit before the dice fall"
    described = button.get_attribute("aria-describedby")
    assert described
    last = described.split()[-1]
    assert page.locator(f'[id="{last}"]').count() == 1, "the press is described by what it is for, and by its table"
    page.keyboard.press(" ")
    expect(stake.locator('tr[data-counts="true"]')).to_have_count(1)
    expect(stake.locator('tr[data-counts="true"] td').first).not_to_be_empty()


def test_an_evening_begins_with_who_one_is(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, size=PHONE, lang="ja", settings={"pace": "calm"})
    at_night(visitor)
    you = visitor.page.locator("dialog.chapter-scene .you")
    expect(you.locator("h3")).not_to_be_empty()
    expect(you.locator("dd b")).to_have_count(4)
    expect(you.locator("li").last).to_be_visible()
    visitor.page.locator("dialog:modal").get_by_role("button").last.click()
    expect(you).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_press_on_a_switch_during_a_scene_does_what_it_says(visit: Visit, quick_house: str, size: Size) -> None:
    visitor = visit(url=quick_house, size=size, settings={"pace": "calm"})
    until_scene(visitor, at_night(visitor), "discovers")
    visitor.page.get_by_role("button", name="日本語").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "ja")
