"""A placement in two words: where it aims, and with what care."""

from functools import cache, lru_cache
from math import atan2, degrees, hypot
from typing import Final, Literal

from msgspec import Struct

from yakata.tower.balance import best
from yakata.tower.discs import Kind, Placement, Side, Stack
from yakata.tower.placing import CARES, ways

Aim = Literal["middle", "right", "away", "left", "near"]
"""At the point where the disc lies best; or aside of it, as who looks sees it."""
Manner = Literal["careful", "steady", "hasty"]
ASIDE: Final[tuple[Aim, ...]] = ("right", "away", "left", "near")
MANNERS: Final[tuple[Manner, ...]] = ("careful", "steady", "hasty")
NEAR: Final = 8
"""Tenths of a millimetre: within it the aim is the best point."""


class Way(Struct, frozen=True):
    """One of the listed placements."""

    placement: Placement
    aim: Aim
    care: Manner


@lru_cache(1000)
def named_ways(stack: Stack, kind: Kind, sides: tuple[Side, ...]) -> tuple[Way, ...]:
    return tuple(Way(one, aim(stack, kind, one), manner(one)) for one in dict.fromkeys(ways(stack, kind, sides)))


def aim(stack: Stack, kind: Kind, placement: Placement) -> Aim:
    x, y, _ = best(stack, kind, placement.side)
    right, away = placement.x - x, placement.y - y
    return "middle" if hypot(right, away) < NEAR else ASIDE[round(degrees(atan2(away, right)) / 90) % 4]


def haste(placement: Placement) -> float:
    """0 for what is careful, 1 for what is hasty."""
    least, most = CARES["careful"], CARES["hasty"]
    parts = zip((placement.height, placement.speed, placement.drift), least, most, strict=True)
    return sum(max(0.0, (is_so - low) / (high - low)) for is_so, low, high in parts) / 3


def manner(placement: Placement) -> Manner:
    """The care whose haste is nearest."""
    how = haste(placement)
    return min(MANNERS, key=lambda name: abs(haste_of(name) - how))


@cache
def haste_of(name: Manner) -> float:
    height, speed, drift = CARES[name]
    return haste(Placement(0, 0, 0, "down", height, speed, drift, 0))
