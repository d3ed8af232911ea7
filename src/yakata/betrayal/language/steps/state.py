"""Counters, flags, secrets, choices, and steps within steps."""

from typing import Annotated

from msgspec import Meta, field

from yakata.betrayal.language.steps.base import Step, Steps, TraitChoice
from yakata.betrayal.language.words import Being, Chooser, Id, Number, Table, Thing, When, Where, Who, Whom


class Counter(Step, frozen=True):
    """A counter of the haunt goes up or down (``add``), or gets a value (``set``). One that ``each`` has: that of all
    these players, beings or tiles; nothing said, of ``it``, of ``this`` being, of the ``source``."""

    counter: Id
    add: Number | None = None
    set: Number | None = None
    who: Who | None = None
    being: Being | None = None
    where: Where | None = None


class Schedule(Step, frozen=True):
    """Something happens at the end of a round: of this one, or so many later."""

    then: Steps
    rounds: Number = 0


class SetFlag(Step, frozen=True):
    """A flag of this evening is set, or taken away."""

    flag: Id
    set: bool = True


class Hide(Step, frozen=True):
    """A secret gets its value: drawn, or chosen by somebody. Those it is known to see it."""

    secret: Id
    among: tuple[str, ...] | None = None
    """Words; nothing: the domain that the haunt declares."""
    at: Where | None = None
    """One of these tiles."""
    by: Chooser = "chance"
    known_to: Who = "nobody"


class Guess(Step, frozen=True):
    """Somebody says what a secret is."""

    secret: Id
    who: Who = "it"
    right: Steps = ()
    wrong: Steps = ()


class Ask(Step, frozen=True):
    """Whether a secret is one of these words or tiles, or somebody stands on one of these tiles, out of sight or not.
    All hear the answer, and see from then on only what it leaves possible."""

    secret: Id | None = None
    who: Who | None = None
    where: Where | None = None
    among: tuple[str, ...] = ()
    aloud: bool = True
    """Else nothing is said: what follows, or does not, is the answer."""
    yes: Steps = ()
    no: Steps = ()


class Reveal(Step, frozen=True):
    """A secret becomes known to these; to all when nothing is said."""

    secret: Id
    whom: Whom | None = None


class Option(Table, frozen=True):
    """One of several things to choose."""

    id: Id
    """Its words are by the key ``option-`` and this."""
    when: When = None
    do: Steps = ()


class Choose(Step, frozen=True):
    """Somebody chooses one of these."""

    options: Annotated[tuple[Option, ...], Meta(min_length=1)]
    by: Chooser = "it"


class Pick(Step, frozen=True):
    """One player, tile, thing or monster of several gets a name, for the steps that follow. None: ``none`` is done."""

    name: Id
    who: Who | None = None
    where: Where | None = None
    thing: Thing | None = None
    being: Being | None = None
    by: Chooser = "it"
    may: bool = False
    """Nobody need be chosen."""
    none: Steps = ()


class ForEach(Step, frozen=True):
    """For every one of these: a player (``it``), a tile (``source``), or a being (``this``). Players from the left of
    the current one (B49)."""

    then: Steps = ()
    who: Who | None = None
    where: Where | None = None
    being: Being | None = None


class If(Step, frozen=True):
    """One of two things is done."""

    test: When
    then: Steps = ()
    other: Steps = field(default=(), name="else")  # saved games know the steps by this name


class Vote(Step, frozen=True):
    """All these point at somebody at once. Who is pointed at most is ``it`` in ``then``; a tie does ``tie``."""

    voters: Who = "players"
    about: Who = "players"
    then: Steps = ()
    tie: Steps = ()


class Bid(Step, frozen=True):
    """All these secretly bid: steps of a trait, things they carry, or a counter that each has. Who bids most pays, and
    is ``it`` in ``then``. What is paid is lost, and things are buried. With a tie nobody pays, or gets anything."""

    trait: TraitChoice | None = None
    thing: Thing | None = None
    """They choose which of them they pay with."""
    counter: Id | None = None
    who: Who = "players"
    at_most: int = 3
    """Nobody can bid more."""
    at_least: Number = 1
    """Nobody can bid less, but all may bid nothing."""
    then: Steps = ()


class SecretChoice(Step, frozen=True):
    """All these choose in secret. Then all choices are shown, and each in turn (``it``, B49) does what they chose."""

    options: Annotated[tuple[Option, ...], Meta(min_length=2)]
    who: Who = "players"
    then: Steps = ()
    """When all have."""


class Run(Step, frozen=True):
    """Run a routine of the pack."""

    routine: Id


StateStep = (
    Counter | Schedule | SetFlag | Hide | Guess | Ask | Reveal | Choose | Pick | ForEach | If | Vote | Bid
    | SecretChoice | Run
)  # fmt: skip
