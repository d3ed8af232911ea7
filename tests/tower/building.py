"""Towers for the tests."""

from yakata.tower import Kind, Placement, Question, Side, Stack, placed
from yakata.tower.physics import settle

REGULAR: tuple[Kind, ...] = ("black", "black", "small", "black", "black")
HARD: tuple[Kind, ...] = ("black", "black", "big", "black", "black")
NIGHTMARE: tuple[Kind, ...] = ("black", "big", "black", "small", "black")


def question(stack: Stack, kind: Kind, care: str = "careful", tremble: int = 0, side: Side = "down") -> Question:
    """At the best point."""
    return Question(stack, kind, placed(stack, kind, "down" if kind == "black" else side, None, care), tremble)


def built(kinds: tuple[Kind, ...], tremble: int = 0) -> Stack:
    """Carefully, one after the other; when it has come down, once more from the first."""
    stack: Stack = ()
    for _ in range(100):
        if len(stack) == len(kinds):
            return stack
        stack = settle(question(stack, kinds[len(stack)], tremble=tremble)).stack
        tremble = (tremble + 1) % 65_536
    raise AssertionError(f"no tower of {kinds}")


def at(x: int, y: int, **other: int) -> Placement:
    """Carefully, there."""
    numbers = {"turn": 0, "height": 5, "speed": 5, "drift": 0, "toward": 0, **other}
    return Placement(x=x, y=y, side="down", **numbers)
