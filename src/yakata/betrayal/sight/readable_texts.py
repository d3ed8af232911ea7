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

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        return self.drawn.drawings

    def open_to(self, view: NightView) -> tuple[str, ...]:
        """The keys of all texts for what is in this view; some of them may have no text."""
        book = self.book
        found = (*COMMON, *_house(book, view), *_people(book, view), *_haunt(book, view), *view.read)
        return tuple(dict.fromkeys(found))

    def readers(self, view: NightView) -> int:
        return len(view.people)

    def fit(self, text: str, readers: int) -> str:
        """B143, BR16: of three numbers in a row, the one for this table."""
        return for_players(text, readers)


def named(book: Book, ident: str) -> Iterator[str]:
    """The name of something that is seen, and what is printed on it."""
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


def _house(book: Book, view: NightView) -> Iterator[str]:
    for tile in view.tiles:
        for ident in (tile.id, *tile.things, *tile.events):
            yield from named(book, ident)
        yield from (f"marker-{mark}" for mark in (*tile.marks, tile.token) if mark)
    for deck in view.decks:
        yield f"deck-{deck.id}"
        for face in deck.known.values():
            yield from named(book, face)
    for ident in (view.card, view.laying, *view.drawn):
        yield from named(book, ident)
    yield from (f"word-{word}" for word in view.words)


def _people(book: Book, view: NightView) -> Iterator[str]:
    for offered in view.families:
        yield from named(book, offered.id)
    for person in view.people:
        for ident in (person.family, *(card.id for card in person.hand), *person.kept):
            yield from named(book, ident)
        yield f"role-{person.role}"
        yield from (f"status-{status}" for status in person.statuses)
    yield from (f"status-{status}" for being in view.beings for status in being.statuses)
    for being in view.beings:
        for ident in (being.kind, *being.carries):
            yield from named(book, ident)
    for rule in view.rules:
        yield from named(book, rule)
    yield from (f"title-{title}" for title in view.titles)
    if view.chapter:
        yield f"chapter-{view.chapter}"


def _haunt(book: Book, view: NightView) -> Iterator[str]:
    """The haunt as far as this seat reads it (B143, B146 to B148)."""
    if not view.haunt:
        return
    yield from (f"haunt-{view.haunt}", f"haunt-{view.haunt}-story", *view.hints)
    for part in dict.fromkeys((*view.own_books, *view.books)):
        yield from (f"haunt-{view.haunt}-setup-{part}", f"haunt-{view.haunt}-win-{part}")
    for box in view.boxes:
        printed = book.printed[box.id]
        key = f"box-{printed.on}-{printed.name}"
        yield from (key, f"{key}-text", f"word-{box.word}")
        for need in box.needs:
            yield from named(book, read_need(need).what)
    yield from (f"counter-{counter}" for counter in (*(one.id for one in view.counters), *view.tallies))
    for secret, value in view.secrets.items():
        yield f"secret-{secret}"
        if value:
            yield from named(book, value) if value in book.families else (f"secret-{secret}-{value}",)
    for secret, among in view.possible.items():
        for one in among:
            yield from named(book, one) if one in book.families or one in book.tiles else (f"secret-{secret}-{one}",)
    if view.ending:
        yield from (f"ending-{view.ending}", f"ending-{view.ending}-text")
