"""The parts of what a seat may see: tiles, people, monsters, cards, boxes. Each can say itself in a line."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from msgspec import Struct, field

from yakata.betrayal.language.words import TRAITS, Region


def pairs(table: Mapping[str, object]) -> list[str]:
    return [f"{name} {value}" for name, value in table.items()]


def words(things: Iterable[object]) -> str:
    return ", ".join(map(str, things))


class TileView(Struct, frozen=True):
    """A tile of the house as it lies."""

    id: str
    region: Region
    x: int
    y: int
    turns: int
    doors: str
    """Its doorways, as they point now: some of ``nesw``."""
    open: str
    """Those that lead to nothing yet, and are not barred to this seat."""
    barred: str = ""
    bump: str = ""
    symbols: tuple[str, ...] = ()
    runestone: bool = False
    passage: bool = False
    marks: dict[str, int] = field(default_factory=dict)
    """Markers on it: ``ghost``, ``small`` and ``large`` obstacles, and those of the haunt."""
    things: tuple[str, ...] = ()
    """Cards and Objects that lie there."""
    events: tuple[str, ...] = ()
    """Ongoing Events."""
    tags: tuple[str, ...] = ()
    """What kind of place it is, for its picture."""
    danger: bool = False
    """It can hurt who enters or stays: by its own text, or by a box that this seat reads."""
    locks: dict[str, str] = field(default_factory=dict)
    """Barred doorways that a roll opens: the traits and the result that is needed, by side."""
    token: str = ""
    """The token face down that this seat has looked at."""
    looked: tuple[int, ...] = ()
    """The seats that have looked at the token face down: all saw them do it."""

    def line(self) -> str:
        doors = "".join(side.upper() if side in self.open else side for side in self.doors)
        flags = [word for word in ("runestone", "passage") if getattr(self, word)]
        barred = [f"barred {self.barred}"] if self.barred else []
        barred += [f"locked {side} {roll}" for side, roll in self.locks.items()]
        seen = [f"token {self.token}"] if self.token else []
        seen += [f"looked at by {' '.join(map(str, self.looked))}"] if self.looked else []
        said = words((doors, *self.symbols, *flags, *barred, *pairs(self.marks), *self.things, *self.events, *seen))
        return f"{self.region} {self.x},{self.y} {self.id}: {said}"


class CardView(Struct, frozen=True):
    """Something that is carried."""

    id: str
    used: bool = False
    heirloom: str = ""
    """Whose heirloom it is."""
    deck: str = ""
    """The deck of a card; empty for an Object."""
    spent: bool = False
    """What it does once has been done, this turn or tonight."""


class PersonView(Struct, frozen=True):
    """A player as this seat sees them."""

    family: str
    tile: str
    alive: bool
    escaped: bool
    steps: tuple[int, ...]
    """B44: where the clips stand; 0 is the skull, 1 critical."""
    values: tuple[int, ...]
    starts: tuple[int, ...]
    """The starting steps."""
    hand: tuple[CardView, ...]
    role: str
    """``explorer``, ``hero``, ``traitor``, another role; ``hidden`` when this seat does not know."""
    statuses: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    """B98: Events that are kept."""
    name: str = ""
    age: int = 0
    colour: str = ""
    """The family's."""
    tracks: tuple[tuple[int, ...], ...] = ()
    """Eight values for each trait, from the critical step up."""
    face_down: bool = False
    """Not everybody knows this role."""
    ghost: bool = False
    """Dead, and walks."""
    next_moves: int = 0
    """So many moves more in their next turn, or fewer."""

    def line(self) -> str:
        traits = [f"{trait} {value}" for trait, value in zip(TRAITS, self.values, strict=True)]
        hand = [
            card.id + ("'" if card.used else "") + ("~" if card.spent else "") + ("*" if card.heirloom else "")
            for card in self.hand
        ]
        states = (("dead", not self.alive), ("escaped", self.escaped), ("ghost", self.ghost))
        state = [word for word, true in states if true]
        where = f"on {self.tile}" if self.tile else "nowhere"
        carries = f"; {words(hand)}" if hand else ""
        later = [f"{self.next_moves:+} moves next turn"] if self.next_moves else []
        more = "".join(f"; {word}" for word in (*state, *self.statuses, *later))
        return f"{self.family}: {self.role} {where}; {words(traits)}{carries}{more}"


class FamilyView(Struct, frozen=True):
    """A family that can be chosen."""

    id: str
    colour: str
    starts: tuple[int, ...]
    tracks: tuple[tuple[int, ...], ...]


class BeingView(Struct, frozen=True):
    """A monster or a person in the house."""

    id: str
    kind: str
    number: int
    tile: str
    stunned: bool
    person: bool
    size: str
    follows: int = -1
    carries: tuple[str, ...] = ()
    attack: str = ""
    """The trait that it attacks with, known like its traits."""
    traits: dict[str, int] = field(default_factory=dict)
    """As far as this seat knows them: its controller does, and all once it has attacked or been attacked."""
    statuses: tuple[str, ...] = ()
    safe: bool = False
    """No attack does anything to it now, known like its traits."""
    health: int = -1
    """What is left of it, known like its traits; -1 for what has none."""

    def line(self) -> str:
        flags = (("stunned", self.stunned), ("person", self.person), ("safe", self.safe))
        state = [*(word for word, true in flags if true), *self.statuses]
        state += [f"health {self.health}"] if self.health >= 0 else []
        return f"{self.id}: on {self.tile} {words((*pairs(self.traits), *state, *self.carries))}".rstrip()


def regions_on(back: str) -> list[str]:
    """The regions that a back names, as it is written in a view."""
    return back.split("+") if back else []


class DeckView(Struct, frozen=True):
    """B17: the backs in their order, and what this seat has seen of the faces."""

    id: str
    backs: tuple[str, ...]
    known: dict[str, str] = field(default_factory=dict)
    """Place in the deck (as text) and face."""

    def line(self) -> str:
        """``OG`` for a card of outside and ground; its name, where it is known."""
        slots = []
        for place, back in enumerate(self.backs):
            letters = "".join(region[0].upper() for region in regions_on(back)) or "-"
            face = self.known.get(str(place))
            slots.append(f"{letters}={face}" if face else letters)
        return f"{self.id}: {' '.join(slots)}"


class ActionView(Struct, frozen=True):
    """Something that this seat can do now, as it is printed."""

    key: str
    word: str
    does: tuple[str, ...] = ()
    """In a word each: ``draw:item``, ``!gain:might`` with the best band, ``?hurt:mental`` with another."""
    odds: int = 100
    """In percent: that its roll comes to the best band."""
    attack: str = ""
    """The trait of a weapon."""
    dice: int = 0
    result: int = 0
    range: str = "here"
    targets: tuple[str, ...] = ()
    """Of a weapon: the families and beings that it reaches."""


class FightView(Struct, frozen=True):
    """An attack on somebody certain, as far as this seat can know: the dice of both sides."""

    trait: str
    dice: int
    against: int
    odds: int
    """In percent: that it is won."""


class Need(NamedTuple):
    """Something that is still missing for an action: ``at`` a tile, to ``carry`` a thing, to be ``with`` a being or
    ``near`` somebody, to ``stun``; a used ``word``; or some ``other`` thing, that cannot be said."""

    kind: str
    what: str = ""

    @property
    def word(self) -> str:
        return f"{self.kind}:{self.what}" if self.what else self.kind


@cache
def need_word(kind: str, what: str) -> str:
    """As a view says it."""
    return Need(kind, what).word


@cache
def read_need(word: str) -> Need:
    """What a word in a view says."""
    kind, _, what = word.partition(":")
    return Need(kind, what)


class BoxView(Struct, frozen=True):
    """A box that this seat may read."""

    id: str
    """``haunt.box``."""
    book: str
    kind: str
    mine: bool
    """It is for this player to use."""
    shown: bool
    """All may read it."""
    active: bool
    """It holds now."""
    word: str = ""
    tiles: tuple[str, ...] = ()
    """Where its action can be done, if everything else is right."""
    possible: bool = False
    """It could be done here and now."""
    needs: tuple[str, ...] = ()
    """What is still missing for it: ``carry:THING``, ``at:TILE``, ``with:BEING``, ``stun:BEING``."""
    does: tuple[str, ...] = ()
    odds: int = 100
    """As in ``ActionView``, for this player as things stand."""
    wants: tuple[str, ...] = ()
    """The things in the game that one may have to carry for it."""

    def line(self) -> str:
        marks = [word for word in ("mine", "shown", "active", "possible") if getattr(self, word)]
        return f"box {self.id}: {words((self.book, self.kind, *marks, *self.needs))}"


class CounterView(Struct, frozen=True):
    id: str
    value: int
    goal: int = -1

    def line(self) -> str:
        return f"{self.id} {self.value}" + (f" of {self.goal}" if self.goal >= 0 else "")
