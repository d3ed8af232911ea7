"""What lies on the board, and what is asked of it: whole numbers only, so that each placement can be checked alone.

The origin is the middle of the board's blip, on the board's surface; x goes right, y away from who looks, z up.
"""

import re
from typing import Final, Literal, Self, get_args

from msgspec import Struct

Kind = Literal["black", "small", "big"]
"""A black disc, or a red one with a small or a big blip on one face."""
Side = Literal["down", "up"]
"""Where a red disc's blip is. Black discs lie always ``down``."""
Result = Literal["stands", "falls", "slips"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOST: Final = 5
"""Discs on one board."""
RADIUS: Final = 15_000
"""Micrometres, as are all lengths here."""
THICK: Final = 6_000
BLIP_OFF: Final = 4_000
"""From a red disc's middle to the middle of its blip: towards its own x, so where ``turn`` says."""
BLIP_HIGH: Final[dict[Kind, int]] = {"black": 0, "small": 1_500, "big": 3_400}
"""A blip is the cap of a ball: how high it is in the middle ..."""
BLIP_WIDE: Final[dict[Kind, int]] = {"black": 0, "small": 2_800, "big": 3_800}
"""... and how far from there its foot."""
BOARD_BLIP: Final = (3_200, 4_200)
"""The board's blip: as high, as far."""

NUMBER: Final = r"(0|-?[1-9][0-9]{0,6})"
LYING: Final = re.compile(r"(black|small|big),(down|up)" + rf",{NUMBER}" * 7)
PLACED: Final = re.compile(rf"{NUMBER},{NUMBER},{NUMBER},(down|up)" + rf",{NUMBER}" * 4)


class Placement(Struct, frozen=True):
    """How a disc is let go. ``str`` is one word, which ``parse`` reads."""

    x: int
    """Tenths of a millimetre: where the disc's middle is when it is let go."""
    y: int
    turn: int
    """Degrees, 0 to 359: where the disc's own x points, and with it the blip of a red one."""
    side: Side
    height: int
    """Tenths of a millimetre above the place where it would touch."""
    speed: int
    """Millimetres a second, downwards."""
    drift: int
    """Millimetres a second, sideways."""
    toward: int
    """Degrees, 0 to 359: where it drifts."""

    def __str__(self) -> str:
        numbers = (self.x, self.y, self.turn, self.side, self.height, self.speed, self.drift, self.toward)
        return ",".join(map(str, numbers))

    @classmethod
    def parse(cls, word: str) -> Self:
        found = PLACED.fullmatch(word)
        if not found:
            raise ValueError(f"not a placement: {word[:80]}")
        x, y, turn, side, height, speed, drift, toward = found.groups()
        return cls(int(x), int(y), int(turn), side_of(side), int(height), int(speed), int(drift), int(toward))


class Lying(Struct, frozen=True):
    """A disc as it lies. Its own z is up as it was laid, its blip (``side``) above or below."""

    kind: Kind
    side: Side
    x: int
    """Micrometres: the disc's middle."""
    y: int
    z: int
    qw: int
    """Millionths: the quaternion that turns it from level, with its x to the right, to how it lies."""
    qx: int
    qy: int
    qz: int

    def __str__(self) -> str:
        numbers = (self.x, self.y, self.z, self.qw, self.qx, self.qy, self.qz)
        return ",".join((self.kind, self.side, *map(str, numbers)))

    @classmethod
    def parse(cls, word: str) -> Self:
        found = LYING.fullmatch(word)
        if not found:
            raise ValueError(f"not a disc: {word[:80]}")
        kind, side, *numbers = found.groups()
        return cls(kind_of(kind), side_of(side), *map(int, numbers))


Stack = tuple[Lying, ...]
"""Lowest first."""


class Question(Struct, frozen=True):
    """One disc more."""

    stack: Stack
    kind: Kind
    placement: Placement
    tremble: int
    """0 to 65535: what the hand does of its own accord."""


class Settled(Struct, frozen=True):
    """What came of it. ``str`` is one word, which ``parse`` reads."""

    result: Result
    """``slips``: only the new disc fell (H42). ``falls``: the stack did (H41)."""
    stack: Stack
    """What lies now: with the new disc where it stands, without it where it slips, nothing where the stack falls."""

    def __str__(self) -> str:
        return "/".join((self.result, *map(str, self.stack)))

    @classmethod
    def parse(cls, word: str) -> Self:
        first, *discs = word.split("/")
        stack = tuple(map(Lying.parse, discs))
        sizes = {"stands": range(1, MOST + 1), "slips": range(1, MOST), "falls": range(1)}
        if len(stack) not in sizes.get(first, ()):
            raise ValueError(f"not what came of a disc: {word[:80]}")
        return cls(result_of(first), stack)


def kind_of(word: str) -> Kind:
    return next(kind for kind in KINDS if kind == word)


def side_of(word: str) -> Side:
    return "up" if word == "up" else "down"


def result_of(word: str) -> Result:
    return next(result for result in get_args(Result) if result == word)
