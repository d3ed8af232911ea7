"""Whole games of Hidden Rooms at both sizes, in both languages, by finger, by keyboard and by ear; and their proofs.

Every two of size, language and way meet in one of the games.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.keys import by_keys, by_tabs, focused, tab_to
from tests.browser.visitors import DESK, PHONE, Lang, Screen, Size, Visitor
from yakata import load, verify

WHOLE = "0"
"""The stage that is the whole game: two stages won, or three lost."""
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]'))
        for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def play(visitor: Visitor, screen: Screen, choose: Callable[[Visitor, Screen], Screen]) -> int:
    """To the end of the game. Returns how many choices it took."""
    made = 0
    while screen.choices:
        screen = choose(visitor, screen)
        made += 1
    assert made > 10
    expect(visitor.button("again")).to_be_visible()
    return made


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESK, "ja")])
def test_by_finger(visit: Visit, size: Size, lang: Lang) -> None:
    visitor = visit(size=size, lang=lang)

    def touching(visitor: Visitor, screen: Screen) -> Screen:
        nothing_is_covered(visitor, screen)
        return visitor.choose(screen)

    play(visitor, visitor.play_now(WHOLE), touching)
    the_end(visitor)


def nothing_is_covered(visitor: Visitor, screen: Screen) -> None:
    """The tiles in memory lie above the decision's bar, or beside it, without scrolling."""
    tiles = visitor.board.get_by_role("list").last.bounding_box()
    bar = visitor.page.locator(".bar").bounding_box()
    if tiles and bar and bar["x"] < tiles["x"] + tiles["width"]:
        assert tiles["y"] + tiles["height"] < bar["y"], screen.text


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_by_keyboard(visit: Visit, size: Size, lang: Lang) -> None:
    """The stage too; the first two choices with Tab and Enter, the others with arrows and numbers."""
    visitor = visit(size=size, lang=lang)
    page = visitor.page
    page.goto("/")
    expect(visitor.door).to_be_visible()
    while focused(visitor)["tag"] != "select":
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    button = visitor.door.get_by_role("button", name=visitor.say("play-now"))
    tab_to(visitor, button.get_attribute("aria-label") or button.inner_text().strip())
    page.keyboard.press("Enter")
    screen = by_tabs(visitor, visitor.screen())
    play(visitor, by_tabs(visitor, screen), by_keys)
    tab_to(visitor, visitor.say("dice-check"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(re.compile("All are true|すべて"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(visitor)["name"].strip() == visitor.say("dice-check"), "the focus comes back"
    page.keyboard.press("Shift+Tab")
    assert focused(visitor)["name"].strip() == visitor.say("replay")
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    expect(slider).to_have_value("0")
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        expect(slider).to_have_value(value)
    tab_to(visitor, visitor.say("download-record"))
    with page.expect_download() as downloading:
        page.keyboard.press("Enter")
    assert verify(load("hidden-rooms"), downloading.value.path().read_text(encoding="utf-8")).draws


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESK, "ja")])
def test_by_ear(visit: Visit, axe: None, size: Size, lang: Lang) -> None:
    """Roles and names only, pressed as a reader presses. What happens is said in the live region, as in the log."""
    visitor = visit(size=size, lang=lang)
    page = visitor.page
    screen = visitor.play_now(WHOLE)
    page.evaluate(LISTEN)
    assert complaints(visitor) == []
    where = re.compile("You stand on|start on|あなたは|あなたの足もと|置く|始める")

    def pressing(visitor: Visitor, screen: Screen) -> Screen:
        assert where.search(screen.text), screen.text
        target = visitor.target(screen)
        if not screen.wish:
            visitor.settle()
        return visitor.press(lambda: target.dispatch_event("click"), screen)

    play(visitor, screen, pressing)
    assert complaints(visitor) == []
    heard = page.evaluate("window.heard.join(' ')")
    visitor.button("sheet-log").click()
    told = page.get_by_role("list", name=visitor.say("sheet-log")).get_by_role("listitem").all_text_contents()
    assert len(told) > 15
    lines = [line.removeprefix(visitor.say("log-since")).strip() for line in told[2:]]
    assert [line for line in lines if line not in heard] == []
    assert visitor.decision.locator("h2").text_content() in heard


def the_end(visitor: Visitor) -> None:
    """The end is told, the dice are proved in the page, the record is proved here, and it can be seen again."""
    page = visitor.page
    visitor.button("dice-check").click()
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_contain_text(re.compile(r"All are true|すべて"))
    proved = int(re.findall(r"\d+", told.inner_text())[0])
    page.keyboard.press("Escape")
    visitor.link("replay").click()
    with page.expect_download() as downloading:
        visitor.button("download-record").click()
    text = downloading.value.path().read_text(encoding="utf-8")
    assert verify(load("hidden-rooms"), text).draws == proved > 0
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    for step in (1, 2):
        visitor.button("step-on").click()
        expect(slider).to_have_value(str(step))
