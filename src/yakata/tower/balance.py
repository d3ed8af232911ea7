"""Where the next disc lies best, from the stack as it leans. Millimetres; no physics, only what carries what."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final, NamedTuple

from yakata.tower.discs import BLIP_HIGH, BLIP_OFF, RADIUS, Kind, Lying, Side, Stack

R: Final = RADIUS / 1000
OFF: Final = BLIP_OFF / 1000
FIRST: Final = 7.5
"""The first disc's middle from the board's blip, and any disc's from a blip below it."""
ROUND: Final = 24
STEEP: Final = 0.2
"""A slope on which discs are about to slide."""


class Point(NamedTuple):
    x: float
    y: float

    def to(self, length: float, angle: float) -> "Point":
        return Point(self.x + length * cos(angle), self.y + length * sin(angle))

    def between(self, other: "Point", part: float = 0.5) -> "Point":
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)

    def far(self, other: "Point") -> float:
        return hypot(self.x - other.x, self.y - other.y)


class Support(NamedTuple):
    """Where what lies above should have its weight, and how far from there it may be."""

    middle: Point
    room: float


class Spot(NamedTuple):
    """A place for the next disc."""

    at: Point
    turn: float
    support: Support
    slope: Point
    """How its upper face will lean: downhill, and how much."""


ORIGIN: Final = Point(0.0, 0.0)


@lru_cache(1024)
def best(stack: Stack, kind: Kind, side: Side) -> tuple[int, int, int]:
    """The point (tenths of a millimetre) and the turn (degrees)."""
    supports = list(carrying(stack))
    middles = [Point(lying.x / 1e3, lying.y / 1e3) for lying in stack]

    def strain(spot: Spot) -> float:
        total = (spot.slope.far(ORIGIN) / STEEP) ** 2
        x = y = 0.0
        above = 0
        for support, middle in zip([*reversed([*supports, spot.support])], [spot.at, *reversed(middles)], strict=True):
            x, y, above = x + middle.x, y + middle.y, above + 1
            total += (support.middle.far(Point(x / above, y / above)) / support.room) ** 2
        return total

    spot = min(spots(stack, kind, side), key=lambda spot: round(strain(spot), 6))
    return round(spot.at.x * 10), round(spot.at.y * 10), round(degrees(spot.turn)) % 360


def around() -> Iterable[float]:
    return (2 * pi * number / ROUND for number in range(ROUND))


def spots(stack: Stack, kind: Kind, side: Side) -> Iterator[Spot]:
    """Places worth a thought."""
    own = kind != "black" and side == "down"
    if not stack:
        at = Point(FIRST, 0.0)
        yield Spot(at, 0.0, Support(ORIGIN.between(at.to(R, 0.0)), R / 2), ORIGIN)
        return
    top = stack[-1]
    leans = Point(*slope(top))
    middle = Point(top.x / 1e3, top.y / 1e3)
    if top.kind != "black" and top.side == "up":
        blip = middle.to(OFF, heading(top))
        lean = BLIP_HIGH[top.kind] / 1e3 / (R + FIRST)
        for angle in around():
            at = blip.to(FIRST, angle)
            yield Spot(at, angle, Support(blip.between(at.to(R, angle)), R / 2), leans.to(lean, angle))
    elif own:
        lean = BLIP_HIGH[kind] / 1e3 / (R + OFF)
        for angle in around():
            for length in (1.0, 2.5, 4.0):
                at = middle.to(length, angle)
                support = Support(at.to(OFF, angle).between(at.to(R, angle + pi)), R / 2)
                yield Spot(at, angle, support, leans.to(lean, angle + pi))
    else:
        for angle in around():
            for length in (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0):
                at = middle.to(length, angle)
                yield Spot(at, angle, Support(middle.between(at), R - length / 2), leans)


def carrying(stack: Stack) -> Iterator[Support]:
    """What carries each disc of the stack, lowest first."""
    below: Lying | None = None
    for lying in stack:
        at = Point(lying.x / 1e3, lying.y / 1e3)
        if below is None:
            yield leaning(at, ORIGIN, slope(lying))
        elif below.kind != "black" and below.side == "up":
            under = Point(below.x / 1e3, below.y / 1e3)
            yield leaning(at, under.to(OFF, heading(below)), against(lying, below))
        elif lying.kind != "black" and lying.side == "down":
            yield leaning(at, at.to(OFF, heading(lying)), against(lying, below))
        else:
            under = Point(below.x / 1e3, below.y / 1e3)
            yield Support(at.between(under), max(R - at.far(under) / 2, 1.0))
        below = lying


def leaning(at: Point, blip: Point, down: tuple[float, float]) -> Support:
    """On a blip and on an edge."""
    edge = at.to(R, atan2(down[1], down[0]))
    return Support(blip.between(edge), max(blip.far(edge) / 2, 1.0))


def slope(lying: Lying) -> tuple[float, float]:
    """Where a disc's upper face looks: downhill."""
    w, x, y, z = lying.qw / 1e6, lying.qx / 1e6, lying.qy / 1e6, lying.qz / 1e6
    return 2 * (x * z + w * y), 2 * (y * z - w * x)


def against(upper: Lying, lower: Lying) -> tuple[float, float]:
    """Downhill on the upper as seen from the lower."""
    (a, b), (c, d) = slope(upper), slope(lower)
    return a - c, b - d


def heading(lying: Lying) -> float:
    """Where a disc's own x points."""
    w, x, y, z = lying.qw, lying.qx, lying.qy, lying.qz
    return atan2(2.0 * (x * y + w * z), float(w * w + x * x - y * y - z * z))
