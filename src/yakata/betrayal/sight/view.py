"""What a seat may see of the evening."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import field

from yakata.betrayal.sight.view_parts import (
    ActionView,
    BeingView,
    BoxView,
    CounterView,
    DeckView,
    FamilyView,
    FightView,
    PersonView,
    TileView,
    pairs,
    words,
)
from yakata.kernel import View

Phase = Literal["setup", "explore", "haunt", "end"]


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
    """The books that this seat reads: ``heroes``, ``traitor``, a role's, ``all``. After the end: every book."""
    own_books: tuple[str, ...] = ()
    """The books of this seat's side, whose setup and victory it reads, its own first. No others, after the end too."""
    apart: tuple[tuple[int, ...], ...] = ()
    """B146: while the sides read their books, the seats of each: only they hear each other."""
    reading: tuple[int, ...] = ()
    """Who has not said yet to be ready."""
    hints: tuple[str, ...] = ()
    """The keys of the hints that were read out."""
    boxes: tuple[BoxView, ...] = ()
    counters: tuple[CounterView, ...] = ()
    tallies: dict[str, dict[str, int]] = field(default_factory=dict)
    """Counters of which each player, being or tile has one: by the counter, then by the family, being or tile."""
    secrets: dict[str, str] = field(default_factory=dict)
    """What this seat knows of secrets; empty for a secret that it knows nothing of."""
    possible: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What each secret can be, as far as all know."""
    dice: tuple[int, ...] = ()
    rolled: int = 0
    omens: int = 0
    onset: dict[str, int] = field(default_factory=dict)
    """B138: what brings the haunt: ``omen_roll``, ``omens``, ``tiles``, ``rounds``; and how much else ``begins`` it."""
    rules: tuple[str, ...] = ()
    """B27: rule modules that hold."""
    titles: dict[str, str] = field(default_factory=dict)
    written: dict[str, str] = field(default_factory=dict)
    """What players have written: the names of families and of heirlooms, by their ids."""
    card: str = ""
    """The card that is being read."""
    drawn: tuple[str, ...] = ()
    """Cards that were drawn, of which some will be kept."""
    harm: int = 0
    """B45: steps of damage that this seat has still to take."""
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
    own: tuple[str, ...] = ()
    """BR32: choices that are an ATTACK on one's own side, and on nobody else."""
    fights: dict[str, FightView] = field(default_factory=dict)
    """B126: choices that are an ATTACK on somebody certain, and how it would go."""
    wanted: str = ""
    """B124: the thing that somebody would TAKE; its owner is asked."""
    refused: tuple[str, ...] = ()
    """BR38: what was refused to who would TAKE it this turn."""
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
        """The evening on a page: a line for each tile, each person, each deck, and what else there is."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        haunt = f"; haunt {self.haunt}" if self.haunt else ""
        whose = self.people[self.turn].family if self.turn >= 0 else "nobody"
        when = f"{self.chapter or 'free play'}, {self.phase}, round {self.round}"
        yield f"{when}; turn {whose}, moves {self.moves}{haunt}"
        yield from (person.line() for person in self.people if person.family)
        yield from (being.line() for being in self.beings)
        yield from (tile.line() for tile in self.tiles)
        yield from (deck.line() for deck in self.decks)
        yield from (f"out of sight: {who}, perhaps {words(spots)}" for who, spots in self.unseen.items())
        yield from (box.line() for box in self.boxes)
        yield from (f"{label}: {said}" for label, facts in self._facts() if (said := words(facts)))
        if self.choices:
            yield f"{self.prompt}? {', '.join(self.choices)}"
        if self.result:
            yield f"{self.result.key} {words(self.result.scores)}"

    def _facts(self) -> Iterator[tuple[str, Iterable[object]]]:
        yield "apart", [" ".join(self.people[seat].family for seat in side) for side in self.apart]
        yield "still reading", [self.people[seat].family for seat in self.reading]
        yield "counters", [one.line() for one in self.counters]
        yield from ((f"{counter} of each", pairs(each)) for counter, each in self.tallies.items())
        yield "secrets", [f"{name} {value or '?'}" for name, value in self.secrets.items()]
        yield "dice", [*self.dice, f"= {self.rolled}"] if self.dice else ()
        yield "words", self.words
        yield "rules", self.rules
        yield "titles", pairs(self.titles)
        yield "onset", pairs(self.onset)
        yield "reading", [one for one in (self.card, self.laying) if one]
        yield "acting", [self.being, self.being_moves] if self.being else ()
        yield "said", [self.said] if self.said else ()
        yield "ending", [self.ending] if self.ending else ()
