"""Everything by keyboard alone: Tab, Enter, arrows and numbers. Where the focus is can be seen."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, SQUARE, Lang, Screen, Size, Visitor
from yakata import load, verify

MOST_TABS = 60
FOCUSED = """() => {
  const it = document.activeElement;
  const style = getComputedStyle(it);
  const box = it.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, box.top + box.height * part]);
  return {
    tag: it.tagName.toLowerCase(),
    name: it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.innerText ?? '',
    ringed: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    seen: points.some(([x, y]) => it.contains(document.elementFromPoint(x, y))),
  };
}"""


def focused(visitor: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.page.evaluate(FOCUSED)
    return seen


def tab_to(visitor: Visitor, name: str) -> None:
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        at = focused(visitor)
        if at["name"].strip() == name:
            assert at["ringed"], at
            assert at["seen"], at
            return
    pytest.fail(f"Tab does not lead to {name}")


def by_keys(visitor: Visitor, screen: Screen) -> Screen:
    """Arrows where a square is wished for, else the number of a choice."""
    page, wish = visitor.page, screen.wish
    if SQUARE.search(wish):
        to = SQUARE.findall(wish)[-1]
        return visitor.press(lambda: page.keyboard.press(arrow(screen.here, to)), screen)
    choice = next((one for one in screen.choices if wish.startswith(one)), screen.choices[0])
    number = screen.choices.index(choice) + 1
    return visitor.press(lambda: page.keyboard.press(str(number)), screen)


def arrow(here: str, to: str) -> str:
    if here[0] != to[0]:
        return "ArrowLeft" if to[0] < here[0] else "ArrowRight"
    return "ArrowUp" if to[1] < here[1] else "ArrowDown"


def by_tabs(visitor: Visitor, screen: Screen) -> Screen:
    wish = screen.wish or screen.choices[0]
    tab_to(visitor, wish)
    return visitor.press(lambda: visitor.page.keyboard.press("Enter"), screen)


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ja")])
def test_a_stage_by_keyboard(visit: Visit, size: Size, lang: Lang) -> None:
    visitor = visit(size=size, lang=lang)
    page = visitor.page
    page.goto("/")
    expect(visitor.door).to_be_visible()
    tab_to(visitor, visitor.say("play-now"))
    page.keyboard.press("Enter")
    screen = by_tabs(visitor, visitor.screen())
    screen = by_tabs(visitor, screen)
    while screen.choices:
        screen = by_keys(visitor, screen)
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
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    tab_to(visitor, visitor.say("download-record"))
    with page.expect_download() as downloading:
        page.keyboard.press("Enter")
    assert verify(load("hidden-rooms"), downloading.value.path().read_text(encoding="utf-8")).draws


def test_every_stop_is_seen(visit: Visit) -> None:
    """A whole round of Tab at the entrance and at the table."""
    for size in (DESK, PHONE):
        visitor = visit(size=size)
        visitor.page.goto("/")
        expect(visitor.door).to_be_visible()
        assert len(round_of_tabs(visitor)) > 8
        visitor.play_now()
        assert len(round_of_tabs(visitor)) > 8


def round_of_tabs(visitor: Visitor) -> list[str]:
    stops: list[str] = []
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        at = focused(visitor)
        if at["tag"] == "body":
            break
        assert at["ringed"], at
        assert at["seen"], at
        stops.append(at["name"])
    return stops


def test_shortcuts(visit: Visit) -> None:
    """Sheets open by their letters and close by Escape; a search is taken back with u; the skip link skips."""
    visitor = visit()
    page = visitor.page
    screen = visitor.play_now()
    for key, title in (("r", "sheet-rules"), ("l", "sheet-log"), ("t", "sheet-table"), ("w", "all-choices")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=visitor.say(title))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=visitor.say("keys"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    turn = by_keys(visitor, screen)
    source = by_keys(visitor, turn)
    assert source.choices != turn.choices
    back = visitor.press(lambda: page.keyboard.press("u"), source)
    assert back.choices == turn.choices
    page.keyboard.press("n")
    expect(visitor.decision.get_by_role("status")).to_be_visible()
    page.goto("/")
    expect(visitor.door).to_be_visible()
    page.keyboard.press("Tab")
    assert focused(visitor)["name"].strip() == visitor.say("skip")
    page.keyboard.press("Enter")
    assert focused(visitor)["tag"] == "main"
