"""The hand: it trembles, and the more haste, the more."""

from math import cos, radians, sin
from typing import Final, NamedTuple

from yakata.tower.discs import Placement

ONES: Final = (1 << 64) - 1

STILL: Final = 1.0
"""Millimetres: how far off the stillest hand lets go, as a standard deviation."""
BY_HEIGHT: Final = 1.0
"""More of it for each millimetre of height."""
BY_SPEED: Final = 0.035
"""More of it for each millimetre a second, downwards."""
BY_DRIFT: Final = 0.04
"""And sideways."""
WILDEST: Final = 8.0
"""But no hand trembles more than so."""


class Release(NamedTuple):
    """How the disc is really let go: millimetres, radians, seconds."""

    x: float
    y: float
    height: float
    turn: float
    tilt_x: float
    tilt_y: float
    """About the right, and about what lies away."""
    vx: float
    vy: float
    vz: float
    spin: tuple[float, float, float]
    sway: float
    """How far it swayed on its way."""


def mixed(number: int) -> int:
    """One of 2**64, well mixed: SplitMix64."""
    number = number * 0x9E3779B97F4A7C15 & ONES
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & ONES
    number = (number ^ number >> 27) * 0x94D049BB133111EB & ONES
    return number ^ number >> 31


def nervous(tremble: int, which: int) -> float:
    """Of mean 0 and deviation 1, and never beyond 3: the sum of three even ones."""
    seed = (tremble << 8 | which) << 2
    return sum(mixed(seed + part) >> 11 for part in (1, 2, 3)) * 2.0**-52 - 3


def sway(placement: Placement) -> float:
    """How far off the hand lets go, in millimetres, as a standard deviation."""
    haste = BY_HEIGHT * placement.height / 10 + BY_SPEED * placement.speed + BY_DRIFT * placement.drift
    return min(STILL + haste, WILDEST)


def release(placement: Placement, tremble: int) -> Release:
    """What the hand makes of it."""
    off = sway(placement)
    toward = radians(placement.toward)
    now = [nervous(tremble, which) for which in range(11)]
    return Release(
        x=placement.x / 10 + off * now[0],
        y=placement.y / 10 + off * now[1],
        height=placement.height / 10 * (1 + 0.1 * now[2]),
        turn=radians(placement.turn) + 0.05 * off * now[3],
        tilt_x=0.02 * off * now[4],
        tilt_y=0.02 * off * now[5],
        vx=placement.drift * cos(toward) + 6 * off * now[6],
        vy=placement.drift * sin(toward) + 6 * off * now[7],
        vz=-placement.speed * (1 + 0.1 * now[8]),
        spin=(0.3 * off * now[9], 0.3 * off * now[10], 0.0),
        sway=off,
    )
