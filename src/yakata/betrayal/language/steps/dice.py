"""Dice: rolls and contests, and what changes a result."""

from yakata.betrayal.language.steps.base import Bands, Bonus, Step, Steps
from yakata.betrayal.language.words import Number, Trait, Who


class Roll(Step, frozen=True):
    """A trait roll (B58), or so many dice (B59)."""

    trait: Trait | tuple[Trait, ...] | None = None
    """Of several, the one who rolls chooses."""
    dice: Number | None = None
    who: Who = "it"
    dice_bonus: tuple[Bonus, ...] = ()
    result_bonus: tuple[Bonus, ...] = ()
    bands: Bands = {}


class AddResult(Step, frozen=True):
    """The result of a trait roll changes, inside ``rolled``; never below 0."""

    add: Number


class SetResult(Step, frozen=True):
    """The result of a trait roll is this, inside ``rolled``."""

    set: Number


class AddDice(Step, frozen=True):
    """So many dice more are rolled and added to a trait roll, inside ``rolled``."""

    dice: Number = 1


class Contest(Step, frozen=True):
    """Two players roll the same trait. Inside ``win`` and ``lose`` the winner or loser is ``it``."""

    trait: Trait
    who: Who = "it"
    against: Who = "target"
    win: Steps = ()
    """What the winner does."""
    lose: Steps = ()
    """What the loser does."""


DiceStep = Roll | AddResult | SetResult | AddDice | Contest
