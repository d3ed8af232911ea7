"""What a seat may see of the evening."""

from typing import Literal

from msgspec import Struct, field

from yakata.betrayal.language.words import Region
from yakata.betrayal.sight.plain_text import text
from yakata.kernel import View

Phase = Literal["setup", "explore", "haunt", "end"]


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
    """Those that lead to nothing yet."""
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


class CardView(Struct, frozen=True):
    """Something that is carried."""

    id: str
    used: bool = False
    heirloom: str = ""
    """Whose heirloom it is."""
    deck: str = ""
    """The deck of a card; empty for an Object."""


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


class DeckView(Struct, frozen=True):
    """B17: the backs in their order, and what this seat has seen of the faces."""

    id: str
    backs: tuple[str, ...]
    known: dict[str, str] = field(default_factory=dict)
    """Place in the deck (as text) and face."""


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
    """What is still missing for it: ``carry:diary``, ``at:hanging-tree``, ``with:bride``, ``stun:guest-1``."""
    does: tuple[str, ...] = ()
    odds: int = 100
    """As in ``ActionView``, for this player as things stand."""
    wants: tuple[str, ...] = ()
    """The things in the game that one may have to carry for it."""


class CounterView(Struct, frozen=True):
    id: str
    value: int
    goal: int = -1


class NightView(View, frozen=True, kw_only=True):
    """The table, and what this seat knows beyond it."""

    chapter: str
    phase: Phase
    round: int
    turn: int
    """Whose turn it is: a seat, or -1 (the monsters, nobody)."""
    order: tuple[int, ...]
    moves: int
    words: tuple[str, ...]
    """B118: action words used this turn."""
    tiles: tuple[TileView, ...]
    ways: tuple[tuple[str, str], ...]
    """B61 to B65: tiles next to each other, each pair once."""
    people: tuple[PersonView, ...]
    beings: tuple[BeingView, ...]
    decks: tuple[DeckView, ...]
    unseen: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Who is out of sight, by family, and where they could be."""
    haunt: str = ""
    revealer: int = -1
    books: tuple[str, ...] = ()
    """The books that this seat reads: ``heroes``, ``traitor``, a role's, ``all``."""
    hints: tuple[str, ...] = ()
    """The keys of the hints that were read out."""
    boxes: tuple[BoxView, ...] = ()
    counters: tuple[CounterView, ...] = ()
    secrets: dict[str, str] = field(default_factory=dict)
    """What this seat knows of secrets; empty for a secret that it knows nothing of."""
    dice: tuple[int, ...] = ()
    rolled: int = 0
    omens: int = 0
    onset: dict[str, int] = field(default_factory=dict)
    """B138: what brings the haunt: ``omen_roll``, ``omens``, ``tiles``, ``rounds``."""
    rules: tuple[str, ...] = ()
    """B27: rule modules that hold."""
    titles: dict[str, str] = field(default_factory=dict)
    card: str = ""
    """The card that is being read."""
    drawn: tuple[str, ...] = ()
    """Cards that were drawn, of which some will be kept."""
    laying: str = ""
    """The tile that is being laid."""
    through: tuple[str, str] = ("", "")
    """The tile and the side that it is laid at."""
    joining: TileView | None = None
    """That tile where it will lie, not yet turned."""
    families: tuple[FamilyView, ...] = ()
    """Before the evening: those that nobody has chosen yet."""
    being: str = ""
    """The monster that acts."""
    being_moves: int = 0
    objects: tuple[str, ...] = ()
    """The Objects of the haunt that lie or are carried somewhere."""
    acts: tuple[ActionView, ...] = ()
    """In this seat's own turn: what it can do now."""
    does: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What each answer to the question does, in a word each, where it is printed."""
    rolling: str = ""
    """The faces of a roll that is not settled."""
    said: str = ""
    """The last thing that was said aloud and left no other trace: a key and its slots."""
    sayings: int = 0
    """How many such things were said so far."""
    ending: str = ""
    read: tuple[str, ...] = ()
    """Keys of what was read out besides: Legacy cards of tonight, entries of the journal, lines of the chronicle."""
    opening: int = 0
    """B18: how many Legacy cards open the evening; those after them are read when it turns."""

    def text(self) -> str:
        return text(self)
