"""Which texts a seat may read: those of what is in its view, and no others.

A haunt, a book, a chapter, the results of an Event are sealed until they are read. A page that had all texts would
have all secrets.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from yakata.betrayal.language.book import Book
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.sight.for_players import for_players
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.view_parts import read_need
from yakata.kernel import Drawing, Library

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
        last, keys = self._last
        if last is view:
            return keys
        found = [*COMMON]
        _house(self._names, view, found)
        _people(self._names, view, found)
        _haunt(self._names, view, found)
        found += view.read
        keys = tuple(dict.fromkeys(found))
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


def _house(names: Names, view: NightView, found: list[str]) -> None:
    for tile in view.tiles:
        found += names[tile.id]
        for ident in (*tile.things, *tile.events):
            found += names[ident]
        found += [f"marker-{mark}" for mark in tile.marks]
        if tile.token:
            found.append(f"marker-{tile.token}")
    for deck in view.decks:
        found.append(f"deck-{deck.id}")
        for face in deck.known.values():
            found += names[face]
    for ident in (view.card, view.laying, *view.drawn):
        found += names[ident]
    found += [f"word-{word}" for word in view.words]


def _people(names: Names, view: NightView, found: list[str]) -> None:
    for offered in view.families:
        found += names[offered.id]
    for person in view.people:
        found += names[person.family]
        for card in person.hand:
            found += names[card.id]
        for ident in person.kept:
            found += names[ident]
        found.append(f"role-{person.role}")
        found += [f"status-{status}" for status in person.statuses]
    for being in view.beings:
        found += [f"status-{status}" for status in being.statuses]
        for ident in (being.kind, *being.carries):
            found += names[ident]
    for rule in view.rules:
        found += names[rule]
    found += [f"title-{title}" for title in view.titles]
    if view.chapter:
        found.append(f"chapter-{view.chapter}")


def _haunt(names: Names, view: NightView, found: list[str]) -> None:
    """The haunt as far as this seat reads it (B143, B146 to B148)."""
    if not view.haunt:
        return
    book = names.book
    found += (f"haunt-{view.haunt}", f"haunt-{view.haunt}-story", *view.hints)
    for part in dict.fromkeys((*view.own_books, *view.books)):
        found += (f"haunt-{view.haunt}-setup-{part}", f"haunt-{view.haunt}-win-{part}")
    for box in view.boxes:
        printed = book.printed[box.id]
        key = f"box-{printed.on}-{printed.name}"
        found += (key, f"{key}-text", f"word-{box.word}")
        for need in box.needs:
            found += names[read_need(need).what]
    found += [f"counter-{counter}" for counter in (*(one.id for one in view.counters), *view.tallies)]
    for secret, value in view.secrets.items():
        found.append(f"secret-{secret}")
        if value:
            found += names[value] if value in book.families else (f"secret-{secret}-{value}",)
    for secret, among in view.possible.items():
        for one in among:
            known = one in book.families or one in book.tiles
            found += names[one] if known else (f"secret-{secret}-{one}",)
    if view.ending:
        found += (f"ending-{view.ending}", f"ending-{view.ending}-text")
