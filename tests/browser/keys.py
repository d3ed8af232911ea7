"""A visitor without a mouse: Tab, Enter, arrows and numbers, and where the focus is."""

from typing import Any

import pytest

from tests.browser.visitors import SQUARE, Screen, Visitor

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
    listed = visitor.choices.get_by_role("button", name=choice, exact=True)
    number = listed.get_attribute("aria-keyshortcuts") or ""
    visitor.settle()
    return visitor.press(lambda: page.keyboard.press(number), screen)


def arrow(here: str, to: str) -> str:
    if here[0] != to[0]:
        return "ArrowLeft" if to[0] < here[0] else "ArrowRight"
    return "ArrowUp" if to[1] < here[1] else "ArrowDown"


def by_tabs(visitor: Visitor, screen: Screen) -> Screen:
    wish = screen.wish or screen.choices[0]
    tab_to(visitor, wish)
    visitor.settle()
    return visitor.press(lambda: visitor.page.keyboard.press("Enter"), screen)
