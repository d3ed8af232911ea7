"""What is told is seen where it happens, on whatever floor; then everybody looks again where they did."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.nights import Player
from tests.browser.nights import choice as bold
from tests.browser.test_betrayal_scenes import at_night, moves
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor

LONGEST = 400
SEEN = """async () => {
  const glides = document.querySelector('.house .world')?.getAnimations() ?? [];
  await Promise.allSettled(glides.map((one) => one.finished));
  const told = document.querySelector('.house')?.dataset.told;
  const tile = told && document.querySelector(`[data-tile="${told}"]`);
  if (!tile || document.querySelector('.scene')) return null;
  const [view, at] = [document.querySelector('.house .view'), tile].map((one) => one.getBoundingClientRect());
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return [told, x > view.left && x < view.right && y > view.top && y < view.bottom];
}"""
"""The tile that is told of, and whether its middle is in sight when the view has come to rest."""
LOOK_AWAY = "(button) => document.querySelector('.house').dataset.told || button.click()"
"""Unless something has just begun to be told."""
TINY = "() => [...document.querySelectorAll('rt')].some((one) => parseFloat(getComputedStyle(one).fontSize) < 9)"
"""Readings over words that nobody could read."""


def on(visitor: Visitor) -> bool:
    """What is read is put away; whether something is being told."""
    page = visitor.page
    if page.locator("dialog:modal").count():
        page.locator("dialog:modal").get_by_role("button").last.click()
        return True
    return bool(page.locator(".scene, .narrator").count())


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ja")])
def test_others_are_followed_in_betrayal(visit: Visit, quick_house: str, size: Size, lang: Lang) -> None:
    visitor = visit(url=quick_house, size=size, lang=lang, settings={"pace": "calm"})
    table = at_night(visitor)
    page, player, random = visitor.page, Player(visitor, 0), Random(4)
    cellar = page.locator(".house .maps button").nth(2)
    followed: dict[str, bool] = {}
    for _ in range(LONGEST):
        if on(visitor):
            if found := page.evaluate(SEEN):
                followed[found[0]] = found[1]
            assert not page.evaluate(TINY)
            page.keyboard.press(" ")
        elif len(followed) > 3:
            break
        else:
            cellar.evaluate(LOOK_AWAY)  # where nobody is: whoever acts is followed from there
            moves(player, table, random)
        page.wait_for_timeout(30)
    assert len(followed) > 3
    assert all(followed.values()), followed


def test_others_are_followed_in_hako_onna(visit: Visit, quick_house: str) -> None:
    """On a phone, where there is one floor at a time."""
    visitor = visit(url=quick_house, size=PHONE, settings={"pace": "calm"})
    seats = [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}]
    options = {"house": "balanced"}
    wish = {"game": "hako-onna", "options": options, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page, player, random = visitor.page, Player(visitor, 1), Random(3)
    page.goto(f"/t/{table}")
    floors = visitor.board.locator(".segmented button")
    pressed = visitor.board.locator(".segmented [aria-pressed=true]")
    expect(visitor.board).to_be_visible()
    looked, seen = "", set[str]()
    for _ in range(LONGEST):
        if on(visitor):
            if looked and pressed.count():
                seen.add(pressed.inner_text())
            page.keyboard.press(" ")
        elif seen - {looked}:
            break
        else:
            state = player.ask(table)
            assert not state["result"], "over before anybody did anything"
            texts = [one["text"] for one in state["choices"]]
            if state["view"]["phase"] != "setup" and floors.count() > 1:
                floors.last.evaluate("(button) => button.click()")  # where nobody has gone yet
                looked = pressed.inner_text()
            if texts:
                player.move(table, state, "end" if "end" in texts else bold(state["choices"], random))
        page.wait_for_timeout(30)
    assert seen - {looked}, "somebody was followed to another floor"
    expect(page.locator(".narrator")).to_have_count(0)
    assert pressed.inner_text() == looked
