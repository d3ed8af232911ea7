"""What can happen once, in a turn or in the whole evening, and has."""

from msgspec import Struct

from yakata.betrayal.language.printed import Printed
from yakata.kernel import Seat

NOBODY = -1


class Once(Struct, frozen=True, gc=False, tag_field="has", tag=str.lower):
    """What all of them are."""


class Acted(Once, frozen=True):
    """An action was done: by anybody, by this player, or on this tile."""

    action: Printed
    seat: Seat = NOBODY
    tile: str = ""


class Reacted(Once, frozen=True):
    """A reaction came: the id or box, which of its reactions, and for whom if it is once for each."""

    source: str | Printed
    place: int
    seat: Seat = NOBODY


class Refused(Once, frozen=True):
    """BR38: somebody was asked for this and would not let it go."""

    seat: Seat
    thing: str


class Declined(Once, frozen=True):
    """B110: somebody would not make this Item an heirloom; the chance is gone tonight."""

    seat: Seat
    card: str


class Stopped(Once, frozen=True):
    """A victory was stopped."""

    ending: str
    seat: Seat


class Began(Once, frozen=True):
    """A side has begun its turns; a rival is a side alone."""

    haunt: str
    round: int
    side: str
    seat: Seat = NOBODY


class Met(Once, frozen=True):
    """B148: a kind of monster has attacked or been attacked, and all may ask for its traits and its boxes."""

    kind: str


class Risen(Once, frozen=True):
    """Somebody dead walks as a ghost."""

    seat: Seat


class Unheard(Once, frozen=True):
    """B118, BR42: this action word was used out of sight, and nobody else knows."""

    word: str


Happened = Acted | Reacted | Refused | Declined | Stopped | Began | Met | Risen | Unheard
