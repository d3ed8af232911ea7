"""Every passive of a book, by what it gives and where it comes from."""

from typing import NamedTuple

from yakata.betrayal.language.pack_tables import PackTables
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.tables import Box, Passive


class Source(NamedTuple):
    """Where a passive comes from."""

    kind: str
    id: str
    passive: Passive
    word: str
    """How events call it."""
    haunt: str = ""
    """Of a box or a status of it."""
    box: Box | None = None


def index_passives(book: PackTables) -> dict[str, tuple[Source, ...]]:
    """Every passive of the book by what it gives."""
    found: dict[str, list[Source]] = {}
    tables = (("tile", book.tiles), ("card", book.cards), ("event", book.events), ("card", book.objects))
    for kind, table in (*tables, ("rule", book.modules)):
        for ident, thing in table.items():
            for passive in thing.passives:
                found.setdefault(passive.give, []).append(Source(kind, ident, passive, ident))
    for card in book.cards.values():
        for status, passives in card.statuses.items():
            for passive in passives:
                found.setdefault(passive.give, []).append(Source("status", status, passive, card.id))
    for haunt in book.haunts.values():
        for box in haunt.boxes:
            for passive in box.passives:
                word = Printed(haunt.id, box.id).word
                found.setdefault(passive.give, []).append(Source("box", box.id, passive, word, haunt.id, box))
        for status, passives in haunt.statuses.items():
            for passive in passives:
                word = Printed(haunt.id, status).word
                found.setdefault(passive.give, []).append(Source("status", status, passive, word, haunt.id))
    return {give: tuple(sources) for give, sources in found.items()}


class Givers:
    """All passives that give one thing, and by what one can tell at once that somebody has none of it."""

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        self.kinds = frozenset(source.kind for source in sources)
        self.tiles = frozenset(source.id for source in sources if source.kind == "tile")
        self.carried = frozenset(source.id for source in sources if source.kind == "card")
        personal = [source for source in sources if source.kind in ("card", "status")]
        self.shared = any(source.passive.who != "owner" for source in personal)
        """Something that one carries, or has about oneself, gives it to others."""
        self._to_rolls: dict[tuple[str, str], Givers] = {}

    def to_roll(self, roll: str, trait: str) -> "Givers":
        """Those of them that count for such a roll of this trait."""
        found = self._to_rolls.get((roll, trait))
        if found is None:
            sources = [one for one in self.sources if _counts(one.passive, roll, trait)]
            found = self._to_rolls[roll, trait] = Givers(tuple(sources))
        return found


def _counts(passive: Passive, roll: str, trait: str) -> bool:
    return roll in passive.rolls and (not passive.traits or trait in passive.traits)


def passives_of(every: dict[str, tuple[Source, ...]], haunt: str) -> dict[str, Givers]:
    """Those that can hold while this haunt is on, or before any."""
    found = {}
    for give, sources in every.items():
        mine = tuple(s for s in sources if not s.haunt or s.haunt == haunt)
        if mine:
            found[give] = Givers(mine)
    return found
