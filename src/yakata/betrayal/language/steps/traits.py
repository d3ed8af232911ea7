"""Traits: damage, gain, heal, pay."""

from typing import Literal

from yakata.betrayal.language.steps.base import Step, Steps, TraitChoice
from yakata.betrayal.language.words import Harm, Number, Trait, Who, Whom


class Damage(Step, frozen=True):
    """B45 to B48: the one who is hurt splits it."""

    harm: Harm
    amount: Number = 0
    dice: Number = 0
    who: Who = "it"


class Lose(Step, frozen=True):
    """B47: a trait goes down so many steps; it counts as damage of its kind."""

    trait: TraitChoice
    amount: Number = 1
    who: Who = "it"


class Gain(Step, frozen=True):
    """B50: a trait may go up so many steps, never past the top."""

    trait: TraitChoice
    amount: Number = 1
    who: Who = "it"


class Heal(Step, frozen=True):
    """B51: a trait that is below its starting value may go back to it."""

    trait: TraitChoice
    who: Who = "it"


class SetTrait(Step, frozen=True):
    """A trait moves to a step, whatever it was."""

    trait: TraitChoice
    set: Literal["start", "critical", "top"] | int
    who: Who = "it"


class SwapTraits(Step, frozen=True):
    """Two traits change places: each stands on the step where the other was."""

    one: Trait
    other: Trait
    who: Who = "it"


class Pay(Step, frozen=True):
    """B55: lose this, in full, to get that. Offered only to who can pay; ``may`` decline if it is a choice."""

    trait: TraitChoice
    amount: Number = 1
    who: Who = "it"
    may: bool = True
    then: Steps = ()


class Prevent(Step, frozen=True):
    """Less damage, inside ``would-be-damaged``. Nothing said: all of it."""

    amount: Number | None = None


class Redirect(Step, frozen=True):
    """Somebody else takes the damage, inside ``would-be-damaged``. It goes on to nobody after that."""

    whom: Whom


class Instead(Step, frozen=True):
    """What would have happened does not, inside a ``would-`` reaction."""


TraitStep = Damage | Lose | Gain | Heal | SetTrait | SwapTraits | Pay | Prevent | Redirect | Instead
