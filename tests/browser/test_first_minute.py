"""The first minute of each game: an opening told once, words and rules at a touch, a friend who follows a link."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor
from tests.table.servers import Guest, Server
from yakata.registry import load_named
from yakata.words import words_for

GAMES = ("hidden-rooms", "hako-onna", "betrayal")
FRAMES = ("where", "win", "lose", "who")
MOVES = {"pace": "calm"}


def told(game: str, lang: Lang, key: str) -> str:
    return words_for(load_named(game), lang).say(key)


def at_the_door(visitor: Visitor, game: str) -> Locator:
    visitor.page.goto("/")
    title = told(game, visitor.lang, "game-title")
    return visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name=title, exact=True))


def sit_down(visitor: Visitor, game: str) -> None:
    at_the_door(visitor, game).get_by_role("button", name=visitor.say("play-now")).click()
    visitor.page.wait_for_url(re.compile("/t/"))


def opening(visitor: Visitor) -> Locator:
    return visitor.page.locator("dialog.opening")


def asked(visitor: Visitor) -> None:
    """Everything that came before was told, and there is something to choose."""
    for _ in range(300):
        if visitor.choices.count():
            return
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_timeout(100)
    raise AssertionError("nothing was asked")


@pytest.mark.parametrize(("game", "size", "lang"), [
    ("hidden-rooms", PHONE, "en"), ("hako-onna", DESK, "ja"), ("betrayal", PHONE, "ja"),
])  # fmt: skip
def test_the_opening_is_told_once(visit: Visit, axe: None, game: str, size: Size, lang: Lang) -> None:
    """Where we are, how we win, how we lose, who is there; then the first question, with one sentence."""
    visitor = visit(size=size, lang=lang, new=True, still=False, settings=MOVES)
    sit_down(visitor, game)
    scene = opening(visitor)
    for number, frame in enumerate(FRAMES):
        expect(scene.locator(".telling")).to_have_text(told(game, lang, f"first-{frame}"))
        if number == 0:
            assert complaints(visitor) == []
        expect(visitor.page.locator(":focus")).to_be_visible()
        visitor.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    asked(visitor)
    expect(visitor.page.locator(".lesson")).to_be_visible()
    sit_down(visitor, game)
    asked(visitor)
    expect(scene).to_have_count(0)


def test_it_goes_on_by_itself_and_can_be_skipped(visit: Visit) -> None:
    visitor = visit(new=True, still=False, settings={"pace": "brisk"})
    sit_down(visitor, "hidden-rooms")
    scene = opening(visitor)
    expect(scene.locator(".telling")).to_have_text(told("hidden-rooms", "en", "first-where"))
    expect(scene.locator(".telling")).to_have_text(told("hidden-rooms", "en", "first-win"))
    visitor.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(visitor.decision).to_be_visible()


def test_what_does_not_move_is_all_there_at_once(visit: Visit, axe: None) -> None:
    visitor = visit(new=True, size=PHONE, settings=MOVES)
    sit_down(visitor, "hako-onna")
    for frame in FRAMES:
        expect(opening(visitor).get_by_text(told("hako-onna", "en", f"first-{frame}"))).to_be_visible()
    assert complaints(visitor) == []
    opening(visitor).get_by_role("button").click()
    expect(opening(visitor)).to_have_count(0)


def test_nothing_happens_behind_the_opening(visit: Visit) -> None:
    """Betrayal begins with the bots as often as not: whoever reads has not missed their first step."""
    visitor = visit(new=True, settings=MOVES)
    sit_down(visitor, "betrayal")
    expect(opening(visitor)).to_be_visible()
    lines = visitor.page.locator(".play-seats .log li")
    before = lines.count()
    visitor.page.wait_for_timeout(3000)
    assert lines.count() == before
    opening(visitor).get_by_role("button").click()
    asked(visitor)


def test_a_friend_who_follows_a_link_is_told_too(visit: Visit, served: Server) -> None:
    host = Guest(served.url, "Aki")
    table = host.open("hako-onna", "bot:random", "me", "friend")
    path = host.post(f"/tables/{table}/seats/2/link")["path"]
    friend = visit(new=True, size=PHONE, settings=MOVES)
    friend.page.goto(path)
    friend.button("sit-down").click()
    expect(opening(friend).get_by_text(told("hako-onna", "en", "first-who"))).to_be_visible()
    friend.page.keyboard.press("Escape")
    expect(friend.decision.locator(".bar")).to_be_visible()
    host.close()


@pytest.mark.parametrize(("game", "size", "lang"), [
    ("hidden-rooms", DESK, "ja"), ("hako-onna", PHONE, "en"), ("betrayal", DESK, "en"),
])  # fmt: skip
def test_how_to_play_in_six_panels(visit: Visit, axe: None, game: str, size: Size, lang: Lang) -> None:
    """From the door, and from the table; every word of the rules in them explains itself, and leads to its rule."""
    visitor = visit(size=size, lang=lang)
    at_the_door(visitor, game).get_by_role("button", name=visitor.say("how-to-play")).click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator("figure")).to_have_count(6)
    for number in range(1, 7):
        expect(sheet.get_by_role("heading", name=told(game, lang, f"panel-{number}"))).to_be_visible()
    expect(sheet.locator(".term").first).to_be_visible()
    assert complaints(visitor) == []
    sheet.locator(".term").first.click()
    visitor.page.get_by_role("note").locator(".key").first.press("Enter")
    expect(visitor.page.locator("[id^=rule-].asked")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    sit_down(visitor, game)
    asked(visitor)
    visitor.page.keyboard.press("r")
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("how-to-play"), exact=True).click()
    word = visitor.page.get_by_role("dialog").locator(".term").first
    word.click()
    said = visitor.page.get_by_role("note")
    expect(said).to_be_visible()
    rule = said.locator(".key").first.inner_text().split()[-1]
    said.locator(".key").first.click()
    expect(visitor.page.locator("[id^=rule-].asked")).to_contain_text(rule)


def test_the_words_answer_the_keyboard(visit: Visit) -> None:
    visitor = visit()
    sit_down(visitor, "hidden-rooms")
    expect(visitor.decision.locator(".term").first).to_be_visible()
    word = visitor.decision.get_by_role("toolbar", name=visitor.say("words-explained")).locator("[tabindex='0']")
    word.focus()
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Tab")
    said = visitor.page.get_by_role("note")
    expect(said).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    visitor.page.keyboard.press("Enter")
    expect(said).to_be_visible()


def test_the_words_in_the_log_answer_where_they_were_said_last(visit: Visit) -> None:
    visitor = visit(lang="ja")
    sit_down(visitor, "hako-onna")
    log = visitor.page.get_by_role("list", name=visitor.say("sheet-log"))
    words = log.locator(".term")
    for _ in range(5):  # whoever is chosen by lot to begin has no word of the rules in the log yet
        asked(visitor)
        visitor.page.keyboard.press("l")
        expect(log).to_be_visible()
        if words.count():
            break
        visitor.page.keyboard.press("Escape")
        visitor.settle()
        visitor.page.keyboard.press("1")
    expect(words.first).to_be_visible()
    said = words.all_inner_texts()
    assert len(set(said)) == len(said), said
    words.last.click()
    expect(visitor.page.get_by_role("note")).to_contain_text(said[-1])


def test_the_rules_are_a_book(visit: Visit, axe: None) -> None:
    """Order of play, chapters, what was agreed, the words; and a search."""
    visitor = visit()
    table = visitor.context.request.post(
        "/api/tables", data={"game": "hidden-rooms", "options": {"empty_pool": "reshuffle"}, "seats": [{"kind": "me"}]}
    ).json()["table"]["id"]
    visitor.page.goto(f"/t/{table}")
    visitor.screen()
    visitor.page.keyboard.press("r")
    book = visitor.page.get_by_role("dialog")
    expect(book.get_by_role("heading", name=visitor.say("book-order"))).to_be_visible()
    expect(book.get_by_text("memory goes back first")).to_be_visible()
    expect(book.locator("#rule-KQ6")).to_contain_text(visitor.say("book-agreed-here"))
    assert complaints(visitor) == []
    book.get_by_role("button", name=told("hidden-rooms", "en", "chapter-monster")).click()
    expect(book.get_by_role("heading", name=told("hidden-rooms", "en", "chapter-monster"))).to_be_in_viewport()
    book.get_by_role("searchbox").fill("turns to face")
    expect(book.locator("[id^=rule-]")).to_have_count(1)
    expect(book.locator("#rule-K15")).to_be_visible()


def test_why_by_touching_the_thing(visit: Visit) -> None:
    """A square too far away, a square that can be reached, and a Shadow of another room."""
    visitor = visit()
    screen = visitor.play_now()
    screen = visitor.choose(screen)
    expect(visitor.board.locator("[data-name=A1]")).to_be_attached()
    visitor.board.locator("[data-name=A1]").click()
    expect(visitor.decision.get_by_role("alert")).to_contain_text("K21")
    visitor.board.locator('[data-why="draw"]').click()
    expect(visitor.decision.get_by_role("alert")).to_contain_text(told("hidden-rooms", "en", "square-first"))
    visitor.page.keyboard.press("r")
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_text(visitor.say("why-things")).click()
    sheet.get_by_role("button", name=re.compile("^Why")).first.click()
    expect(sheet.get_by_role("alert")).to_be_visible()


def test_hints_can_be_switched_off(visit: Visit) -> None:
    visitor = visit()
    sit_down(visitor, "betrayal")
    asked(visitor)
    expect(visitor.page.locator(".lesson")).to_be_visible()
    folded, off = visitor.button("lesson-whole"), visitor.button("lessons-off")
    expect(folded.or_(off).first).to_be_visible()
    if folded.is_visible():
        folded.click()
    off.click()
    expect(visitor.page.locator(".lesson")).to_have_count(0)
    sit_down(visitor, "betrayal")
    asked(visitor)
    expect(visitor.page.locator(".lesson")).to_have_count(0)
