"""Which texts a seat may read: those of what is in its view, and no others.

A haunt, a book, a chapter, the results of an Event are sealed until they are read. A page that had all texts would
have all secrets.
"""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

from yakata.betrayal.language.book import Book
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.sight.for_players import for_players
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.view_parts import (
    BeingView,
    BoxView,
    DeckView,
    FamilyView,
    PersonView,
    TileView,
    read_need,
)
from yakata.kernel import Drawing, Library, Remembered
from yakata.kernel.remembered import NOTHING

COMMON: Final = (
    *(f"trait-{trait}" for trait in TRAITS),
    *(f"region-{region}" for region in ("outside", "ground", "upper", "basement")),
    *(f"deck-{deck}" for deck in ("event", "item", "omen", "tiles")),
    *(f"side-{side}" for side in (*"nesw", "heroes", "traitor")),
    *(f"book-{book}" for book in ("heroes", "traitor", "all")),
    *(f"marker-{marker}" for marker in ("ghost", "small", "large")),
    *(f"word-{word}" for word in ("attack", "give", "drop", "take", "pick-up")),
)
"""Names that everybody knows."""


class SealedTexts(Library):
    """B93, B146: only what a seat has in sight, or has read."""

    def __init__(self, book: Book, drawn: Book) -> None:
        self.book = book
        self.drawn = drawn
        """Whose drawings there are: of content from before, those of today."""
        self._names = Names(book)
        self._last: tuple[NightView | None, tuple[str, ...]] = None, ()
        """What was found for a view is mostly asked for twice."""

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        return self.drawn.drawings

    def open_to(self, view: NightView) -> tuple[str, ...]:
        """The keys of all texts for what is in this view; some of them may have no text."""
        return self.still_open_to(view, NOTHING)

    def still_open_to(self, view: NightView, kept: Remembered) -> tuple[str, ...]:
        last, keys = self._last
        if last is view:
            return keys
        names = self._names
        keys = kept.same(
            ("keys", view.seat),
            _in_a_row,
            kept.same("keys of tiles", _tiles, names, view.tiles),
            kept.same("keys of decks", _decks, names, view.decks),
            _at_hand(names, view),
            kept.same("keys of people", _people, names, view.families, view.people),
            kept.same("keys of beings", _beings, names, view.beings),
            _rules(names, view),
            kept.same(("keys of the haunt", view.seat), _haunt, names, *_of_haunt(view)) if view.haunt else (),
            view.read,
        )
        self._last = view, keys
        return keys

    def readers(self, view: NightView) -> int:
        return len(view.people)

    def fit(self, text: str, readers: int) -> str:
        """B143, BR16: of three numbers in a row, the one for this table."""
        return for_players(text, readers)


class Names(dict[str, tuple[str, ...]]):
    """By its id: the name of something that is seen, and what is printed on it."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __missing__(self, ident: str) -> tuple[str, ...]:
        self[ident] = found = tuple(named(self.book, ident))
        return found


def named(book: Book, ident: str) -> Iterator[str]:
    kind = kind_of(book, ident)
    if kind:
        yield f"{kind}-{ident}"
        yield f"{kind}-{ident}-text"
        if kind == "card" and book.cards[ident].heirloom:
            yield f"card-{ident}-heirloom"
        yield from _printed(book, ident)
    elif ident in book.corpses:
        yield "thing-corpse"


def kind_of(book: Book, ident: str) -> str:
    """What this is the id of; nothing for what is none of these."""
    for kind, table in (
        ("family", book.families),
        ("tile", book.tiles),
        ("card", book.cards),
        ("event", book.events),
        ("thing", book.objects),
        ("being", book.monsters),
        ("module", book.modules),
        ("haunt", book.haunts),
    ):
        if ident in table:
            return kind
    return ""


def _printed(book: Book, ident: str) -> Iterator[str]:
    """The words and types that stand on a tile or card."""
    table = book.reactive.get(ident)
    for action in getattr(table, "actions", ()):
        yield f"word-{action.word}"
    for kind in getattr(table, "types", ()):
        yield f"type-{kind}"


def _in_a_row(*parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain(COMMON, *parts)))


def _tiles(names: Names, tiles: tuple[TileView, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for tile in tiles:
        found += names[tile.id]
        for ident in (*tile.things, *tile.events):
            found += names[ident]
        found += [f"marker-{mark}" for mark in tile.marks]
        if tile.token:
            found.append(f"marker-{tile.token}")
    return tuple(found)


def _decks(names: Names, decks: tuple[DeckView, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for deck in decks:
        found.append(f"deck-{deck.id}")
        for face in deck.known.values():
            found += names[face]
    return tuple(found)


def _at_hand(names: Names, view: NightView) -> tuple[str, ...]:
    """What is drawn or laid now, and the words that were used."""
    found: list[str] = []
    for ident in (view.card, view.laying, *view.drawn):
        found += names[ident]
    found += [f"word-{word}" for word in view.words]
    return tuple(found)


def _people(names: Names, families: tuple[FamilyView, ...], people: tuple[PersonView, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for offered in families:
        found += names[offered.id]
    for person in people:
        found += names[person.family]
        for card in person.hand:
            found += names[card.id]
        for ident in person.kept:
            found += names[ident]
        found.append(f"role-{person.role}")
        found += [f"status-{status}" for status in person.statuses]
    return tuple(found)


def _beings(names: Names, beings: tuple[BeingView, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for being in beings:
        found += [f"status-{status}" for status in being.statuses]
        for ident in (being.kind, *being.carries):
            found += names[ident]
    return tuple(found)


def _rules(names: Names, view: NightView) -> tuple[str, ...]:
    found: list[str] = []
    for rule in view.rules:
        found += names[rule]
    found += [f"title-{title}" for title in view.titles]
    if view.chapter:
        found.append(f"chapter-{view.chapter}")
    return tuple(found)


def _of_haunt(view: NightView) -> tuple[Any, ...]:
    """What of the haunt has texts."""
    secrets, possible = tuple(view.secrets.items()), tuple(view.possible.items())
    counters = (*[one.id for one in view.counters], *view.tallies)
    own = (*view.own_books, *view.books)
    return view.haunt, view.hints, own, view.boxes, counters, secrets, possible, view.ending


def _haunt(
    names: Names,
    haunt: str,
    hints: tuple[str, ...],
    books: tuple[str, ...],
    boxes: tuple[BoxView, ...],
    counters: tuple[str, ...],
    secrets: tuple[tuple[str, str], ...],
    possible: tuple[tuple[str, tuple[str, ...]], ...],
    ending: str,
) -> tuple[str, ...]:
    """The haunt as far as this seat reads it (B143, B146 to B148)."""
    book = names.book
    found = [f"haunt-{haunt}", f"haunt-{haunt}-story", *hints]
    for part in dict.fromkeys(books):
        found += (f"haunt-{haunt}-setup-{part}", f"haunt-{haunt}-win-{part}")
    for box in boxes:
        printed = book.printed[box.id]
        key = f"box-{printed.on}-{printed.name}"
        found += (key, f"{key}-text", f"word-{box.word}")
        for need in box.needs:
            found += names[read_need(need).what]
    found += [f"counter-{counter}" for counter in counters]
    for secret, value in secrets:
        found.append(f"secret-{secret}")
        if value:
            found += names[value] if value in book.families else (f"secret-{secret}-{value}",)
    for secret, among in possible:
        for one in among:
            known = one in book.families or one in book.tiles
            found += names[one] if known else (f"secret-{secret}-{one}",)
    if ending:
        found += (f"ending-{ending}", f"ending-{ending}-text")
    return tuple(found)
