"""What is touched in the house is touched: nothing moves away under the finger, and a hand that shakes is no drag."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Mouse

from tests.browser.conftest import Visit
from tests.browser.test_betrayal import after, lay, play_until, sit
from tests.browser.visitors import DESK, PHONE, Size, Visitor

Json = dict[str, Any]
HELD = 300
"""Milliseconds for which the mouse is held down."""


def at_a_turn(visitor: Visitor) -> tuple[str, Json]:
    table = lay(visitor, haunt="bride")
    state = play_until(visitor, table, Random(5), "turn")
    sit(visitor, state)
    return table, state


def place(thing: Locator) -> FloatRect:
    """Where it has come to rest."""
    before = None
    while (box := thing.bounding_box()) is None or box != before:
        before = box
        thing.page.wait_for_timeout(60)
    return box


def doorway(visitor: Visitor) -> Locator:
    """The one farthest from the buttons of the lens."""
    doors = visitor.board.locator(".doorway")
    doors.first.wait_for()
    return min(doors.all(), key=lambda door: place(door)["x"])


def drag(visitor: Visitor, dx: float, dy: float) -> None:
    """The maps, by their bare edge."""
    view = place(visitor.board.locator(".house"))
    x, y = view["x"] + 12, view["y"] + view["height"] / 2
    mouse = visitor.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx, y + dy, steps=8)
    mouse.up()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_pressed_at_the_edge_stays_under_the_mouse(visit: Visit, size: Size) -> None:
    visitor = visit(size=size)
    table, state = at_a_turn(visitor)
    door = doorway(visitor)
    view, spot = place(visitor.board.locator(".house")), place(door)
    drag(visitor, 0, view["y"] + view["height"] - spot["y"] - spot["height"] * 0.6)
    before = place(door)
    x, y = before["x"] + 8, before["y"] + 8
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.wait_for_timeout(HELD)
    assert place(door) == before
    visitor.page.mouse.up()
    assert after(visitor, table, state)["version"] > state["version"]


def pressed(visitor: Visitor) -> tuple[Mouse, float, float]:
    """The mouse is down in the middle of a doorway."""
    door = place(doorway(visitor))
    x, y = door["x"] + door["width"] / 2, door["y"] + door["height"] / 2
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    return visitor.page.mouse, x, y


def test_a_hand_that_shakes_is_no_drag(visit: Visit) -> None:
    visitor = visit(size=DESK)
    table, state = at_a_turn(visitor)
    mouse, x, y = pressed(visitor)
    for by in (2, -2, 2, -2, 2, -2):
        mouse.move(x + by, y)
    mouse.up()
    assert after(visitor, table, state)["version"] > state["version"]


def test_a_drag_that_ends_on_a_doorway_opens_nothing(visit: Visit) -> None:
    visitor = visit(size=DESK)
    table, state = at_a_turn(visitor)
    mouse, x, y = pressed(visitor)
    mouse.move(x + 30, y + 40, steps=6)
    mouse.up()
    visitor.page.wait_for_timeout(HELD)
    query = f"?seat={state['seat']}&lang={visitor.lang}"
    now = visitor.context.request.get(f"/api/tables/{table}{query}").json()["state"]
    assert now["version"] == state["version"]
