"""What can be asked of the hand: what it refuses, and the ways that are listed for those who choose from a list."""

from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from yakata.tower.balance import best
from yakata.tower.discs import MOST, Kind, Placement, Side, Stack

FAR: Final = 600
"""Tenths of a millimetre from the board's blip: farther no disc is laid."""
HIGH: Final = 300
FAST: Final = 400
"""Millimetres a second, down or sideways."""


class Care(NamedTuple):
    """How a disc is let go: how high, how fast, with what drift."""

    height: int
    speed: int
    drift: int


CARES: Final = {"careful": Care(7, 10, 0), "steady": Care(15, 25, 10), "hasty": Care(28, 60, 20)}
"""Every player has these three, by whatever means the disc is laid."""
STEP: Final = 25
"""Tenths of a millimetre from the best point to each other aim."""
ASIDE: Final = (0, 90, 180, 270)


def why_not(stack: Stack, kind: Kind, placement: Placement) -> str | None:
    """Why a disc cannot be laid so: the key of a refusal, or None."""
    if len(stack) >= MOST:
        return "tower-many"
    if kind == "black" and placement.side != "down":
        return "tower-side"
    if not (0 <= placement.turn < 360 and 0 <= placement.toward < 360):
        return "tower-turn"
    if abs(placement.x) > FAR or abs(placement.y) > FAR or hypot(placement.x, placement.y) > FAR:
        return "tower-far"
    if placement.height < 0:
        return "tower-inside"
    if placement.height > HIGH:
        return "tower-high"
    if not (0 <= placement.speed <= FAST and 0 <= placement.drift <= FAST):
        return "tower-fast"
    return None


def ways(stack: Stack, kind: Kind, sides: tuple[Side, ...]) -> tuple[Placement, ...]:
    """The listed placements: for each side the best point, most careful first, then the points around it."""
    return tuple(placed(stack, kind, side, aside, care) for side in sides for aside in (None, *ASIDE) for care in CARES)


def placed(stack: Stack, kind: Kind, side: Side, aside: int | None, care: str) -> Placement:
    """At the best point, or a step from it in this direction."""
    x, y, turn = best(stack, kind, side)
    if aside is not None:
        x += round(STEP * cos(radians(aside)))
        y += round(STEP * sin(radians(aside)))
    height, speed, drift = CARES[care]
    return Placement(x, y, turn, side if kind != "black" else "down", height, speed, drift, 0)
