"""Objects, persons and monsters."""

from yakata.betrayal.language.steps.base import Step
from yakata.betrayal.language.words import Being, Chooser, Id, Number, Thing, Trait, Where, Who, Whom


class PutThing(Step, frozen=True):
    """An Object (or a card that is out of the deck) is put on a tile, or given to somebody."""

    object: Id
    at: Where | None = None
    whom: Whom | None = None
    by: Chooser = "chance"


class RemoveThing(Step, frozen=True):
    """Objects leave the game: delivered, burnt, eaten."""

    what: Thing


class AttachCorpse(Step, frozen=True):
    """The bodies of these dead become Objects, of the deck ``corpse``, that lie where they fell: they can be carried,
    handed on and delivered like others. Nobody steals them."""

    who: Who = "dead"


class Spawn(Step, frozen=True):
    """Monsters or persons of a kind come. Several tiles: in turn, or where ``by`` chooses."""

    kind: Id
    at: Where
    count: Number = 1
    by: Chooser | None = None
    """Nothing: one on each tile in turn, from the first again."""


class MoveBeing(Step, frozen=True):
    """Monsters or persons are put on another tile. Several tiles: ``by`` chooses."""

    being: Being
    to: Where
    by: Chooser = "chance"


class WalkBeing(Step, frozen=True):
    """Up to so many tiles towards the nearest of these, each by the shortest way."""

    being: Being
    towards: Where
    tiles: Number = 1


class Stun(Step, frozen=True):
    """Monsters are stunned (B130, BR1)."""

    being: Being


class Recover(Step, frozen=True):
    """Stunned monsters get up."""

    being: Being


class Kill(Step, frozen=True):
    """Monsters leave the house for good."""

    being: Being


class Hurt(Step, frozen=True):
    """Beings that have ``health`` lose so much of it; with none left they are defeated. Negative: they get it back."""

    being: Being
    amount: Number = 1


class Strengthen(Step, frozen=True):
    """A kind of monster gets more of a trait, or less."""

    kind: Id
    trait: Trait
    add: Number = 1


class ControlBy(Step, frozen=True):
    """Somebody else moves the monsters from now on."""

    who: Who


class Follow(Step, frozen=True):
    """A person goes with somebody, or with nobody any more."""

    being: Being
    who: Who = "nobody"


class Attack(Step, frozen=True):
    """B127: one attack outside the attacker's own ATTACK. Several targets: the attacker chooses."""

    target: Who = "nobody"
    being: Being | None = None
    """Beings that can be attacked, too."""
    attacker: Who = "actor"
    trait: Trait = "might"


BeingStep = (
    PutThing | RemoveThing | AttachCorpse | Spawn | MoveBeing | WalkBeing | Stun | Recover | Kill | Hurt | Strengthen
    | ControlBy | Follow | Attack
)  # fmt: skip
