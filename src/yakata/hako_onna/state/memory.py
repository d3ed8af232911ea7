"""What is remembered of a night: notes of tiles, Screams, answers, sayings, what the Smartphone showed."""

from typing import Final, Literal

from msgspec import Struct

from yakata.kernel import Seat

GHOSTS: Final = 0
EVERYONE: Final = 9
"""Who knows something: the ghosts together, a Visitor by the seat, or everyone."""

LOTS: Final = 1000
"""A key of ``Night.knows`` is the knower times this, plus the lot."""


def known(knower: int, lot: int) -> int:
    """The key of what this knower knows of this lot."""
    return knower * LOTS + lot


def knower_of(key: int) -> int:
    return key // LOTS


def lot_of(key: int) -> int:
    return key % LOTS


How = Literal["peeked", "photographed", "shown", "seen", "looked", "placed", "dead"]
"""How a tile was seen: by an own look, shown by another Visitor, by all, by a ghost, when it was laid, by the dead."""


class Note(Struct, frozen=True, array_like=True, gc=False):
    """What somebody knows of a lot."""

    face: str
    hour: int
    """When it was seen."""
    how: How
    stale: bool = False
    """It may have changed since."""
    by: Seat = 0
    """Who showed it, or died with it."""
    times: int = 1
    """How often it was shown in that hour: who is shown it again knows that, too."""


class Scream(Struct, frozen=True, array_like=True, gc=False):
    """H85, as all heard it."""

    hour: int
    room: str
    became: str
    """What became of the card: ``kept``, ``bottom`` or ``despair`` (HR6)."""
    unlocked: int
    """The unlocked powers, as bits."""


class Answer(Struct, frozen=True, array_like=True, gc=False):
    """What she answered to a question item."""

    hour: int
    seat: Seat
    item: str
    asked: str
    answer: str


class Claim(Struct, frozen=True, array_like=True, gc=False):
    """H80: what somebody has said to lie somewhere."""

    seat: Seat
    place: str
    """A Shadow, or ``hand``."""
    tile: str
    hour: int


class Winked(Struct, frozen=True, array_like=True, gc=False):
    """HR43: a sign that only these two have seen."""

    hour: int
    seat: Seat
    other: Seat


class Located(Struct, frozen=True, array_like=True, gc=False):
    """What the Old Floor Plan was asked for."""

    tile: str
    truth: str
    said: str
    """What all can rely on, if anything."""


class Phone(Struct, frozen=True):
    """What the Smartphone has shown: which powers, in which hour, and whether these were all."""

    powers: tuple[str, ...]
    hour: int
    every: bool
    screams: int
    """After how many Screams."""
    gone: tuple[str, ...]
    """What she had had and was out of the game."""
