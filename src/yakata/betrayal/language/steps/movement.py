"""Movement: people, moves, turns."""

from typing import Literal

from yakata.betrayal.language.steps.base import Step
from yakata.betrayal.language.words import Chooser, Id, Number, Region, Where, Who, Whom


class Move(Step, frozen=True):
    """Put somebody on another tile. Several tiles: ``by`` chooses. No tile: nothing happens."""

    to: Where
    who: Who = "it"
    by: Chooser = "it"
    enter: bool = True
    """Whether the text of the tile that is entered applies."""


class Walk(Step, frozen=True):
    """Go up to so many tiles, one by one, now; obstacles do not matter."""

    tiles: Number = 1
    who: Who = "it"


class SwapPlaces(Step, frozen=True):
    """BR56: two players change places: both leave, and both enter."""

    who: Who
    whom: Whom


class Moves(Step, frozen=True):
    """More moves in this turn, or so many less in the next (negative)."""

    add: Number
    who: Who = "it"
    next_turn: bool = False


class LoseMoves(Step, frozen=True):
    """No moves are left in this turn, or there will be none in the next."""

    who: Who = "it"
    next_turn: bool = False


class EndTurn(Step, frozen=True):
    """The turn that is going on is over when these steps are."""


class ExtraTurn(Step, frozen=True):
    """They take a turn more, as soon as the turn that is going on is over."""

    who: Who = "it"


class ActNow(Step, frozen=True):
    """They may do one action now, as if in a turn of their own, whoever's turn it is."""

    who: Who = "it"
    words: tuple[Id, ...] = ()
    """Only with one of these words; nothing said: any."""


class SkipTurn(Step, frozen=True):
    """They miss their next turn."""

    who: Who = "it"


class Discover(Step, frozen=True):
    """B84: the next tile of a region is discovered, from where they are or by the landing, and they go there."""

    region: Region | Literal["same"] = "same"
    who: Who = "it"


MoveStep = Move | Walk | SwapPlaces | Moves | LoseMoves | EndTurn | ExtraTurn | ActNow | SkipTurn | Discover
