"""The house is built board by board on the page: nothing moves under the hand that lays one."""

from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.nights import Player
from tests.browser.test_hako_alone import laid, waited
from tests.browser.visitors import DESK, PHONE, Lang, Size, touch

PLACES = """() => {
  const plan = document.querySelector('.plan');
  const { scrollLeft, scrollTop } = plan.parentElement;
  const boxes = [plan, ...plan.querySelectorAll('.floor')].map((one) => one.getBoundingClientRect());
  return boxes.map(({ x, y, width }) => [x + scrollLeft, y + scrollTop, width].map(Math.round));
}"""
"""Where the plan and its floors lie, however far a finger has scrolled it, and how large they are."""
GENTLY = 900
"""Milliseconds in which a house that has grown has come to rest."""


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ja")])
def test_the_plan_keeps_its_places_while_a_board_is_laid(
    visit: Visit, quick_house: str, size: Size, lang: Lang
) -> None:
    """H5: a place is picked, the board turned and laid; floors move only when one has been laid."""
    player = Player(visit(url=quick_house, size=size, lang=lang), 1)
    random = Random(1)
    table = laid(player, "build")
    state = waited(player, table)
    boards = 0
    while state["choices"][0]["text"].split()[0] in ("keep", "partner", "place"):
        if state["choices"][0]["text"].startswith("place"):
            lay(player, random)
            boards += 1
        else:
            player.move(table, state, state["choices"][0]["text"])
        state = waited(player, table, state["version"])
    assert boards >= 2


def lay(player: Player, random: Random) -> None:
    visitor, page = player.visitor, player.visitor.page
    places = page.locator("button.place")
    places.first.wait_for()
    page.wait_for_timeout(GENTLY)
    before: Any = page.evaluate(PLACES)
    names = [places.nth(n).get_attribute("aria-label") or "" for n in range(places.count())]
    assert len(set(names)) == len(names), names
    visitor.settle()
    touch(places.nth(random.randrange(places.count())))
    picked = page.locator(".place.picked")
    tools = picked.get_by_role("button")
    if tools.count() > 1:
        touch(tools.first)
    assert page.evaluate(PLACES) == before
    touch(tools.last)
    picked.wait_for(state="detached")
