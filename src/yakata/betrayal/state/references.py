"""Who and what is meant: a player, a monster or person, a thing, a tile, a doorway, something printed.

Each is equal to any other that means the same. Only at the border they become words: ``word`` is how choices, events
and views call it, and nobody takes such a word apart again. Players are called by their family: ``Night.word_for``.
"""

from typing import Final

from msgspec import Struct

from yakata.betrayal.language.printed import Printed
from yakata.kernel import Seat


class Reference(Struct, frozen=True, gc=False, tag_field="is", tag=str.lower):
    """What all of them are."""


class Person(Reference, frozen=True):
    """Somebody who plays."""

    seat: Seat


class Being(Reference, frozen=True):
    """A monster or a person of the haunt, by its name among the beings of the night."""

    name: str

    @property
    def word(self) -> str:
        return self.name


class Thing(Reference, frozen=True):
    """A card or an Object, wherever it is."""

    name: str

    @property
    def word(self) -> str:
        return self.name


class Spot(Reference, frozen=True):
    """A tile of the house."""

    tile: str

    @property
    def word(self) -> str:
        return self.tile


class Doorway(Reference, frozen=True):
    """A side of a tile where one can pass, or could."""

    tile: str
    side: str

    @property
    def word(self) -> str:
        return f"{self.tile}.{self.side}"


NUMBERS: Final = range(1, 99)


def numbered(kind: str, number: int) -> str:
    """The name of a being: monsters of a kind are told apart by their numbers (B161)."""
    return f"{kind}-{number}"


def text_of(source: str, place: int) -> str:
    """One of several texts of a tile or an Event."""
    return f"{source}.{place + 1}"


Fighter = Person | Being
"""Who can attack and be attacked."""
Named = Person | Being | Thing | Spot
"""What a step can pick and give a name."""
AnyReference = Person | Being | Thing | Spot | Doorway | Printed

__all__ = [
    "NUMBERS",
    "AnyReference",
    "Being",
    "Doorway",
    "Fighter",
    "Named",
    "Person",
    "Printed",
    "Spot",
    "Thing",
    "numbered",
    "text_of",
]
