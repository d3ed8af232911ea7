"""What can be chosen in a Visitor's turn: actions, and what comes of looking and using."""

from yakata.hako_onna.rules.choices.kept import Kept
from yakata.kernel import Choice


class Move(Kept, frozen=True):
    """H59: go to this room."""

    room: str


class Peek(Kept, frozen=True):
    """H62: look into this Shadow."""

    shadow: str


class Use(Choice, frozen=True):
    """H73: show this Item card or tile."""

    item: str


class End(Choice, frozen=True):
    """H82: the turn is over."""


class Show(Kept, frozen=True):
    """H78: show one of your tiles, or the tile you have just Peeked at."""

    tile: str
    seat: int


class Give(Kept, frozen=True):
    """H78: give one of your tiles."""

    tile: str
    seat: int


class Request(Kept, frozen=True):
    """H78: ask for a tile."""

    verb = "ask"
    seat: int


class Hand(Kept, frozen=True):
    """HR14: hand over an Item card."""

    item: str
    seat: int


class Swap(Kept, frozen=True):
    """HR14: offer one of your Item cards for one of another Visitor's."""

    mine: str
    theirs: str
    seat: int


class Discard(Kept, frozen=True):
    """H79: put one of your tiles on a Shadow that has none."""

    tile: str
    shadow: str


class Tell(Kept, frozen=True):
    """H80: say what lies, or lay, in this Shadow, or what is in your hand."""

    place: str


class Wink(Kept, frozen=True):
    """HR43: a sign that only this Visitor sees."""

    seat: int


class Nothing(Choice, frozen=True):
    """HR42: show and give nothing."""


class Say(Choice, frozen=True):
    """What you say lies there. It need not be true (HR28)."""

    tile: str


class Despair(Kept, frozen=True):
    """H133: propose to give up."""

    gives_up = True


class Agree(Choice, frozen=True):
    """H133: give up."""


class Refuse(Choice, frozen=True):
    """Do not do what was asked."""


# Looking and using


class Take(Choice, frozen=True):
    """H65: take the tile."""


class Leave(Choice, frozen=True):
    """H65: leave the tile."""


class Up(Choice, frozen=True):
    """Deductive Reasoning: lay the Empty tile face up."""


class Guess(Choice, frozen=True):
    """H113: these three numbers, in any order."""

    a: int
    b: int
    c: int


class Sound(Choice, frozen=True):
    """Stethoscope: is this number in the combination?"""

    number: int


class Empty(Choice, frozen=True):
    """H69: an Empty tile in its place."""


class Bare(Choice, frozen=True):
    """H69: nothing in its place, since no Empty tile is left."""


class Put(Choice, frozen=True):
    """H70: one of your tiles in its place."""

    tile: str


class Flee(Choice, frozen=True):
    """Fire Extinguisher: run to this room, or stay."""

    room: str


class Target(Choice, frozen=True):
    """H73: on this Shadow."""

    verb = "on"
    shadow: str


class Name(Choice, frozen=True):
    """H73: name a room, a tile, or one of her places for powers."""

    what: str
