"""What can be chosen, in the rulebook's words. Tiles, cards, families and monsters by their ids."""

from typing import Final, Literal

from yakata.betrayal.language.words import Side, Trait
from yakata.kernel import Choice


class Move(Choice, frozen=True):
    """B69: to this tile."""

    tile: str


class Explore(Choice, frozen=True):
    """B75: through the open doorway on this side."""

    side: Side


class Act(Choice, frozen=True):
    """B117: an action, by the card, tile or haunt that has it: ``hedge-knife.attack``; or ``give``, ``drop``, ``take``,
    ``pick-up``, ``attack``."""

    action: str


class End(Choice, frozen=True):
    """The turn is over."""


class Lay(Choice, frozen=True):
    """B75: the tile lies with so many quarter turns."""

    turns: int


class Rearrange(Choice, frozen=True):
    """B83: this tile of the region turns so many quarters."""

    tile: str
    turns: int


class Lower(Choice, frozen=True):
    """B45: this trait takes the next step of damage."""

    trait: Trait


class Raise(Choice, frozen=True):
    """B50, B51: this trait rises."""

    trait: Trait


class Roll(Choice, frozen=True):
    """With this trait."""

    trait: Trait


class Pick(Choice, frozen=True):
    """This family, tile, card or monster, or this of several things to do."""

    what: str


class Bar(Choice, frozen=True):
    """This doorway."""

    tile: str
    side: Side


class Reroll(Choice, frozen=True):
    """Roll this many dice again: those that show least."""

    dice: int


class Bid(Choice, frozen=True):
    steps: int


class Answer(Choice, frozen=True):
    word: Literal["yes", "no"]


class Ready(Choice, frozen=True):
    """B146: this side's book is read, and all is said."""


class Done(Choice, frozen=True):
    """Enough."""


YES: Final = Answer("yes")
NO: Final = Answer("no")
YES_NO: Final = (NO, YES)
KINDS: Final = (
    Act,
    Answer,
    Bar,
    Bid,
    Done,
    End,
    Explore,
    Lay,
    Lower,
    Move,
    Pick,
    Raise,
    Ready,
    Rearrange,
    Reroll,
    Roll,
)
