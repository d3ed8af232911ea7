"""Every passive of a book, by what it gives and where it comes from."""

from typing import NamedTuple

from yakata.betrayal.language.pack_tables import PackTables
from yakata.betrayal.language.tables import Passive


class Source(NamedTuple):
    """Where a passive comes from."""

    kind: str
    id: str
    passive: Passive


def index_passives(book: PackTables) -> dict[str, tuple[Source, ...]]:
    """Every passive of the book by what it gives."""
    found: dict[str, list[Source]] = {}
    tables = (("tile", book.tiles), ("card", book.cards), ("event", book.events), ("card", book.objects))
    for kind, table in (*tables, ("rule", book.modules)):
        for ident, thing in table.items():
            for passive in thing.passives:
                found.setdefault(passive.give, []).append(Source(kind, ident, passive))
    for haunt in book.haunts.values():
        for box in haunt.boxes:
            for passive in box.passives:
                found.setdefault(passive.give, []).append(Source("box", f"{haunt.id}.{box.id}", passive))
        for status, passives in haunt.statuses.items():
            for passive in passives:
                found.setdefault(passive.give, []).append(Source("status", f"{haunt.id}.{status}", passive))
    return {give: tuple(sources) for give, sources in found.items()}


class Givers:
    """All passives that give one thing, and by what one can tell at once that somebody has none of it."""

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        self.kinds = frozenset(source.kind for source in sources)
        self.tiles = frozenset(source.id for source in sources if source.kind == "tile")
        cards = [source for source in sources if source.kind == "card"]
        self.carried = frozenset(source.id for source in cards)
        self.shared = any(source.passive.who != "owner" for source in cards)
        """Something that one carries gives it to others."""


def passives_of(every: dict[str, tuple[Source, ...]], haunt: str) -> dict[str, Givers]:
    """Those that can hold while this haunt is on, or before any."""
    found = {}
    for give, sources in every.items():
        mine = tuple(s for s in sources if s.kind not in ("box", "status") or s.id.partition(".")[0] == haunt)
        if mine:
            found[give] = Givers(mine)
    return found
