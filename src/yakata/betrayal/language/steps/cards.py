"""Cards: drawn, looked at, lost, handed on."""

from typing import Literal

from yakata.betrayal.language.steps.base import Step, Steps
from yakata.betrayal.language.words import Chooser, Id, Number, Thing, Who, Whom


class Draw(Step, frozen=True):
    """Draw from a deck. ``region``: as a symbol does (B92, B94, B95); ``top``: B91."""

    deck: Id
    how: Literal["region", "top"] = "region"
    count: Number = 1
    keep: Number | None = None
    """Draw so many, keep these (BR24), bury the rest."""
    who: Who = "it"


class TakeCard(Step, frozen=True):
    """Search a deck, and whatever lies or is carried nowhere else, for a card by name; it comes into their hands."""

    card: Id
    who: Who = "it"
    missing: Steps = ()
    """When it cannot be found."""


class Peek(Step, frozen=True):
    """Look at the top cards of a deck, or tiles of the stack (``tiles``)."""

    deck: Id
    count: Number = 1
    who: Who = "it"
    may_bury: bool = False
    may_reorder: bool = False


class Bury(Step, frozen=True):
    """B13: cards go to the bottom of their decks."""

    what: Thing


class Box(Step, frozen=True):
    """B21: cards are out of this game, and back in the next."""

    what: Thing


class Entomb(Step, frozen=True):
    """B22: out of play until an instruction brings it back."""

    what: Thing


class Destroy(Step, frozen=True):
    """B23: out of this and all future games."""

    what: Thing


class BuryTop(Step, frozen=True):
    """Bury the top card of a deck, or the top tile (``tiles``), unseen."""

    deck: Id


class Hand(Step, frozen=True):
    """Something passes to somebody; it arrives used (B120). Several things: ``by`` chooses one."""

    what: Thing
    whom: Whom
    by: Chooser = "it"
    may: bool = False


class Steal(Step, frozen=True):
    """B137: take one thing of somebody without an ATTACK."""

    carrier: Who
    what: Thing = Thing()
    whom: Whom = "actor"


class Drop(Step, frozen=True):
    """B123: a forced DROP. One thing of several: the carrier chooses."""

    what: Thing = Thing()
    who: Who = "it"
    every: bool = False
    may: bool = False


class Ready(Step, frozen=True):
    """Used cards become unused."""

    what: Thing


class MarkUsed(Step, frozen=True):
    """Cards become used."""

    what: Thing


class CopyAction(Step, frozen=True):
    """What an action of one of these things does, by somebody who need not have it. No ATTACK. Carried, it is used."""

    what: Thing
    who: Who = "it"


class Shuffle(Step, frozen=True):
    """A deck, or the stack (``tiles``), is shuffled."""

    deck: Id


CardStep = (
    Draw | TakeCard | Peek | Bury | Box | Entomb | Destroy | BuryTop | Hand | Steal | Drop | Ready | MarkUsed
    | CopyAction | Shuffle
)  # fmt: skip
