"""The words that every part of a pack uses: ids, traits, regions, numbers, and who, where and what is meant.

Everything here is read from data files by msgspec: a class is a table, its docstring the description in the JSON
Schema. Names in files are written with hyphens (``result-bonus``).
"""

import re
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
"""A name in small letters, with hyphens: ``will-room``."""
Trait = Literal["speed", "might", "sanity", "knowledge"]
TRAITS: Final[tuple[Trait, ...]] = ("speed", "might", "sanity", "knowledge")
PHYSICAL: Final = (0, 1)
MENTAL: Final = (2, 3)
Region = Literal["outside", "ground", "upper", "basement"]
REGIONS: Final[tuple[Region, ...]] = ("outside", "ground", "upper", "basement")
Side = Literal["n", "e", "s", "w"]
SIDES: Final[tuple[Side, ...]] = ("n", "e", "s", "w")
Harm = Literal["physical", "mental", "general"]
BY_SEATS: Final = re.compile(r"\{(-?\d+)/(-?\d+)/(-?\d+)\}")
"""B143: a number for three, four and five players, ``{3/4/5}`` or ``{0/-1/-2}``."""
Permission = Literal["give", "drop", "take", "pick-up", "steal"]


def kebab(name: str) -> str:
    """``LoseMoves`` as files write it: ``lose-moves``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Table(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """A table of a file."""


class Meant(Table, frozen=True, dict=True):
    """A table whose meaning changes from moment to moment. How it is worked out is kept with it."""


# Numbers


class Reckon(Meant, frozen=True, tag_field="of", tag=kebab):
    """A number that is worked out when it is needed."""


class Sum(Reckon, frozen=True):
    """All of them together."""

    numbers: tuple["Number", ...]


class Minus(Reckon, frozen=True):
    """The first less the second, never below 0."""

    number: "Number"
    less: "Number"


class Half(Reckon, frozen=True):
    """Half of it, rounded up, or down when ``up`` is false."""

    number: "Number"
    up: bool = True


class Times(Reckon, frozen=True):
    """One multiplied by the other."""

    number: "Number"
    factor: "Number"


class Least(Reckon, frozen=True):
    """The smallest of them."""

    numbers: tuple["Number", ...]


class Most(Reckon, frozen=True):
    """The largest of them."""

    numbers: tuple["Number", ...]


class People(Reckon, frozen=True):
    """How many players this is."""

    who: "Who"


class Tiles(Reckon, frozen=True):
    """How many tiles these are."""

    where: "Where"


class Beings(Reckon, frozen=True):
    """How many monsters or persons these are."""

    being: "Being"


class Things(Reckon, frozen=True):
    """How many cards and Objects these are."""

    what: "Thing"


class Marks(Reckon, frozen=True):
    """How many markers of this kind lie on these tiles."""

    marker: Id
    where: "Where" = "anywhere"


class TraitOf(Reckon, frozen=True):
    """The value of a trait (not its step)."""

    trait: Trait
    who: "Who" = "it"


class StepsBelow(Reckon, frozen=True):
    """How many steps a trait is below its starting value; 0 when it is not."""

    trait: Trait
    who: "Who" = "it"


class Count(Reckon, frozen=True):
    """A counter that each player, being or tile has: all of these together. Nothing said: of ``it``, of ``this`` being,
    of the ``source``."""

    counter: Id
    who: "Who | None" = None
    being: "Being | None" = None
    where: "Where | None" = None


class Either(Reckon, frozen=True, tag="if"):
    """One of two numbers."""

    test: "When"
    then: "Number" = 0
    other: "Number" = field(default=0, name="else")


class Debts(Reckon, frozen=True):
    """A counter of the campaign."""

    counter: Id
    family_of: "Who | None" = None


Number = (
    int
    | str
    | Sum
    | Minus
    | Half
    | Times
    | Least
    | Most
    | People
    | Tiles
    | Beings
    | Things
    | Marks
    | TraitOf
    | StepsBelow
    | Count
    | Either
    | Debts
)
"""A number; ``"{3/4/5}"`` for 3, 4 and 5 players (B143); ``result`` of the last roll; ``amount`` of the damage
that would be taken; ``players``; ``round`` of the haunt; a counter's name; or a table with ``of``."""


# Who


class WhoIs(Meant, frozen=True):
    """Some of the players. What is not said does not matter. Where one is meant and several fit, a Crest decides."""

    all: Literal[
        "players", "heroes", "traitors", "others", "opponents", "allies", "dead", "ghosts", "everyone",
    ] = "players"  # fmt: skip
    """``players`` are those alive; ``everyone`` counts the dead too; ``ghosts`` are the dead who walk; ``opponents``
    and ``allies`` are the actor's."""
    role: Id | None = None
    at: "Where | None" = None
    has: "When" = None
    """What must be true of each, who is ``it`` in there."""
    highest: Trait | Literal["age"] | None = None
    """Only those who have the most of it, several when tied."""
    lowest: Trait | Literal["age"] | None = None
    most: "Number | None" = None
    """Only those of whom this number is largest, several when tied. Each is ``it`` in there."""
    nearest: "Where | None" = None
    """Only those nearest to these tiles."""
    but: "Who | None" = None
    unseen: bool = False
    """Who is out of sight, too. Else no step finds them among several, unless it is about their side, or what they
    know."""


Who = str | WhoIs
"""A word or a table. ``actor`` who acts, ``it`` who is meant in a ``for-each`` or a test (else the actor), ``target``,
``owner`` of the card, ``revealer``, ``left`` and ``right`` of the actor, ``players``, ``heroes``, ``traitors``,
``others``, ``opponents``, ``allies``, ``ghosts``, ``nobody``, a role, or a name that a ``pick`` has given."""
Whom = Annotated[Who, Meta(extra={"meaning": "whom"})]
"""Who gets something, hears it, or is the other of two."""
Chooser = Annotated[Who, Meta(extra={"meaning": "chooser"})]
"""Who chooses among several; ``chance`` draws one, ``group`` is the player whose turn it is."""


# Where


class WhereIs(Meant, frozen=True):
    """Some of the tiles of the house. What is not said does not matter."""

    tile: Id | tuple[Id, ...] | None = None
    tag: Id | None = None
    region: Region | Literal["same"] | None = None
    """``same``: the region of the actor."""
    symbol: Id | None = None
    landing: bool | None = None
    runestone: bool | None = None
    passage: bool | None = None
    ghost: bool | None = None
    marker: Id | None = None
    no_marker: Id | None = None
    obstacle: bool | None = None
    pile: bool | None = None
    """Whether cards or Objects lie there."""
    thing: "Thing | None" = None
    """Something of this kind lies there."""
    corpse_of: "Who | None" = None
    people: bool | None = None
    """Whether a living player is there."""
    who: "Who | None" = None
    """One of these players is there."""
    being: "Being | None" = None
    """One of these monsters or persons is there."""
    adjacent: "Where | None" = None
    """Next to one of these tiles."""
    within: int | None = None
    """No more steps than this from ``from``."""
    from_: "Where" = field(default="here", name="from")
    sight: "Where | None" = None
    """In line of sight of one of these tiles (B134)."""
    nearest: "Where | None" = None
    farthest: "Where | None" = None
    open_doorway: bool | None = None
    but: "Where | None" = None
    rather: "Where | None" = None
    """Only those of them that are among these, if there are any; then the nearest or farthest."""


Where = str | WhereIs
"""A word or a table. ``here`` where the actor is, ``its`` where ``it`` is, ``there`` where the target is, ``source``
the tile of an effect, ``this`` where the monster is, ``anywhere``, ``landings``, ``nowhere``, the name of a tile, or a
name that a ``pick`` has given."""


# What


class Thing(Meant, frozen=True):
    """Some of the cards and Objects in the game: carried, or lying on tiles."""

    id: Id | tuple[Id, ...] | None = None
    deck: Id | None = None
    """``item``, ``omen``, another deck, ``object``, or ``corpse`` (a body that is an Object)."""
    type: Id | None = None
    """``weapon``, ``firearm``, ``sacred`` or another type (B103)."""
    heirloom: bool | None = None
    used: bool | None = None
    is_card: bool | None = None
    """A card, of any deck; ``false``: an Object."""
    allows: Permission | None = None
    """Nothing printed on it forbids this."""
    carrier: "Who | None" = None
    """Carried by one of these players."""
    at: "Where | None" = None
    """Lying there."""
    around: "Where | None" = None
    """Lying there, or carried by somebody who is there."""
    with_being: "Being | None" = None
    named: str | None = None
    """The thing that a ``pick`` has named."""


class Being(Meant, frozen=True):
    """Some of the monsters and persons."""

    kind: Id | None = None
    at: "Where | None" = None
    stunned: bool | None = None
    person: bool | None = None
    following: "Who | None" = None
    """Going with one of these; ``nobody``: by itself."""
    status: Id | None = None
    named: str | None = None
    """The one that a ``pick`` has named; ``this`` is the one that acts."""


# Tests


class Test(Meant, frozen=True, tag_field="is", tag=kebab):
    """Something that is true or not."""


class AllOf(Test, frozen=True, tag="all"):
    """All of these are true."""

    tests: tuple["Tests", ...]


class AnyOf(Test, frozen=True, tag="any"):
    """At least one of these is true."""

    tests: tuple["Tests", ...]


class Not(Test, frozen=True):
    """This is not true."""

    test: "Tests"


class Compare(Test, frozen=True, tag="number"):
    """A comparison."""

    this: Number
    at_least: Number | None = None
    at_most: Number | None = None
    equals: Number | None = None


class Carrying(Test, frozen=True):
    """Somebody carries something like this."""

    what: Thing
    who: Who = "it"
    at_least: Number = 1


class At(Test, frozen=True):
    """Somebody stands on one of these tiles."""

    where: Where
    who: Who = "it"


class Someone(Test, frozen=True):
    """There is at least one such player."""

    who: Who


class SomeTile(Test, frozen=True):
    """There is at least one such tile in the house."""

    where: Where


class SomeBeing(Test, frozen=True):
    """There is at least one such monster or person."""

    being: Being


class SomeThing(Test, frozen=True):
    """There is at least one such card or Object, carried or lying somewhere."""

    what: Thing


class Role(Test, frozen=True):
    """Somebody has this role: ``hero``, ``traitor``, or another of the haunt."""

    role: Id
    who: Who = "it"


class Status(Test, frozen=True):
    """Somebody has this status; or one of these beings."""

    status: Id
    who: Who = "it"
    being: Being | None = None


class Alive(Test, frozen=True):
    """Somebody is alive."""

    who: Who = "it"


class Critical(Test, frozen=True):
    """B52: a trait, or any, stands on its lowest step before the skull."""

    trait: Trait | None = None
    who: Who = "it"


class GhostHere(Test, frozen=True):
    """B89, B153: a ghost on the tile does harm to somebody; what cancels ghosts counts, and traitors fear none. For
    what ghosts make better ask for the tile: ``{is: at, where: {ghost: true}}``."""

    who: Who = "it"


class Heirloom(Test, frozen=True):
    """B107: the family of the one who carries this card has made it its heirloom."""


class Flag(Test, frozen=True):
    """A flag of this evening is set."""

    flag: Id


class Secret(Test, frozen=True):
    """What a secret is."""

    secret: Id
    equals: str | None = None
    """A word of its domain, or a word for a player (``it``)."""
    where: Where | None = None
    """It is one of these tiles. Where all see what follows, use the step ``ask``: then all know what it is not."""
    known_to: Who | None = None


class Counted(Test, frozen=True):
    """The haunt has this counter or track."""

    counter: Id


class HauntBegun(Test, frozen=True):
    """The haunt has begun."""


class Moved(Test, frozen=True):
    """The actor has moved this turn, or discovered a tile."""

    discovered: bool = False


class WordUsed(Test, frozen=True):
    """B118: this action word was used in this turn."""

    word: Id


class Intensified(Test, frozen=True):
    """So many boxes of this card, or another, are checked (B102)."""

    card: Id | None = None
    at_least: int = 1


class CrestOn(Test, frozen=True):
    """A family has its crest on this card, or another."""

    card: Id | None = None
    who: Who | None = None
    """Whose; nothing for anybody's."""
    another: bool = False
    """A crest of another family than theirs."""


class Chronicle(Test, frozen=True):
    """A flag of the campaign."""

    flag: Id


class ChapterWon(Test, frozen=True):
    """A chapter was won by this side."""

    chapter: Id
    side: Id


class Owns(Test, frozen=True):
    """A family owns a title of the campaign (Keyholder, Deed)."""

    title: Id
    who: Who = "it"


class InPlay(Test, frozen=True):
    """A tile is laid, or a card is carried or lies somewhere."""

    tile: Id | None = None
    card: Id | None = None


class CardsLeft(Test, frozen=True):
    """There is at least one card in this deck."""

    deck: Id


Tests = (
    AllOf | AnyOf | Not | Compare | Carrying | At | Someone | SomeTile | SomeBeing | SomeThing | Role | Status
    | Counted | Alive | Critical | GhostHere | Heirloom | Flag | Secret | HauntBegun | Moved | WordUsed | Intensified
    | CrestOn | Chronicle | ChapterWon | Owns | InPlay | CardsLeft
)  # fmt: skip
When = Tests | tuple[Tests, ...] | None
"""One test, several that must all be true, or nothing."""
