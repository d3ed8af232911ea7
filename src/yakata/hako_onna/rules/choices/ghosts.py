"""What she and the Hakobito can choose."""

from typing import Literal

from yakata.kernel import Choice

Slot = Literal["left", "right"]
Answer = Literal["yes", "no", "floor-0", "floor-1", "floor-2", "carried", "gone", "with-us"]


class Let(Choice, frozen=True):
    """H105: let the Visitor do it."""


class Interrupt(Choice, frozen=True):
    """H104: use the power that is set here."""

    slot: Slot


class Steal(Choice, frozen=True):
    """I Want That One: one of the face-down tiles, unseen; the tile that was just shown for use; or the Item card."""

    what: Literal["card", "shown", "tile"]


class Reply(Choice, frozen=True):
    """Her answer to a question item."""

    answer: Answer


class Scream(Choice, frozen=True):
    """H85: scream, name the room, draw a power."""


class Silence(Choice, frozen=True):
    """H84: do not scream."""


class Set(Choice, frozen=True):
    """H89: set this power face down in this place."""

    power: str
    slot: Slot


class Retake(Choice, frozen=True):
    """H89: take the power in this place back."""

    verb = "take-back"
    slot: Slot


class Neither(Choice, frozen=True):
    """H84: neither set nor take back."""


class Activate(Choice, frozen=True):
    """H94: use the power that is set here, in the dark."""

    slot: Slot


class Done(Choice, frozen=True):
    """H84: no more powers this turn."""

    verb = "no-more"


class Lay(Choice, frozen=True):
    """Moving Things: this tile on the next Shadow."""

    tile: str


class Go(Choice, frozen=True):
    """H96: go to this room, or look round the same one again."""

    room: str


class Stay(Choice, frozen=True):
    """H84: do not move at all."""


class Wait(Choice, frozen=True):
    """HR35: let this ghost go first."""

    seat: int


class Settle(Choice, frozen=True):
    """HR35: all ghosts hide where they mean to."""


class Again(Choice, frozen=True):
    """HR35: this ghost chooses anew."""

    seat: int


class Turn(Choice, frozen=True):
    """H97: turn the face-up tile down."""

    verb = "turn-down"
    shadow: str


class Hide(Choice, frozen=True):
    """H98: hide in this Shadow."""

    shadow: str
