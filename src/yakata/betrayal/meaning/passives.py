"""What holds all the time: bonuses and exceptions of cards, tiles, Ongoing Events, statuses, rules and the haunt."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from yakata.betrayal.language.tables import Passive
from yakata.betrayal.meaning import holds, number, people
from yakata.betrayal.state.context import Context
from yakata.kernel import Seat

if TYPE_CHECKING:
    from yakata.betrayal.language.book import Book
    from yakata.betrayal.state.night import Night


class Source(NamedTuple):
    """Where a passive comes from."""

    kind: str
    id: str
    passive: Passive


def index_passives(book: "Book") -> dict[str, tuple[Source, ...]]:
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


def passives_of(every: dict[str, tuple[Source, ...]], haunt: str) -> dict[str, tuple[Source, ...]]:
    """Those that can hold while this haunt is on, or before any."""
    found = {}
    for give, sources in every.items():
        mine = tuple(s for s in sources if s.kind not in ("box", "status") or s.id.partition(".")[0] == haunt)
        if mine:
            found[give] = mine
    return found


def passives(n: "Night", seat: Seat, give: str, target: Seat = -1) -> Iterator[tuple[Source, Context]]:
    """Every passive that gives this to this player now, and what it is about."""
    for source in n.passives.get(give, ()):
        if source.kind == "tile" and n.places[seat] != source.id:
            continue
        for owner in _owners(n, seat, source):
            c = Context(owner, seat, target, owner, n.places[owner], source.id, kind=source.kind)
            passive = source.passive
            if passive.who != "owner" and seat not in people(n, passive.who, c):
                continue
            if holds(n, passive.when, c):
                yield source, c


def _owners(n: "Night", seat: Seat, source: Source) -> list[Seat]:
    """Whose it is, as far as this player can have something of it."""
    kind, ident, passive = source
    if kind == "card":
        holder = n.holder(ident)
        return [holder] if holder >= 0 and (holder == seat or passive.who != "owner") else []
    if kind == "tile":
        return [seat] if n.places[seat] == ident else []
    if kind == "event":
        if n.kept_events.get(ident) == seat:
            return [seat]
        if not n.places[seat] or n.ongoing.get(ident) != n.places[seat]:
            return []
        return [] if ignores(n, seat, ident) else [seat]
    if kind == "rule":
        return [seat] if ident in n.story.rules else []
    if kind == "status":
        return [seat] if ident.partition(".")[2] in n.statuses[seat] else []
    return [seat] if reads(n, seat, n.game.book.boxes[ident].book) and _box_holds(n, ident, seat) else []


def ignores(n: "Night", seat: Seat, event: str) -> bool:
    """B153e: a traitor ignores an Ongoing Event that does harm, unless they have chosen to heed it."""
    return event in n.game.harmful and n.openly_traitor(seat) and f"{event}@{seat}" not in n.heeded


def _box_holds(n: "Night", ident: str, seat: Seat) -> bool:
    return holds(n, n.game.book.boxes[ident].when, Context(seat, seat, owner=seat))


def reads(n: "Night", seat: Seat, book: str) -> bool:
    """B146: whether the box of this book is for this player."""
    role = n.roles[seat]
    if book == "all":
        return True
    if book == "heroes":
        return role == "hero"
    return role == book


def has_passive(n: "Night", seat: Seat, give: str) -> bool:
    return give in n.game.passives[n.haunt] and next(passives(n, seat, give), None) is not None


def total(n: "Night", seat: Seat, give: str) -> int:
    """All of them together."""
    if give not in n.passives:
        return 0
    return sum(number(n, source.passive.add, c) for source, c in passives(n, seat, give))


def roll_bonus(n: "Night", seat: Seat, give: str, roll: str, trait: str, target: Seat = -1) -> int:
    """What is added to a roll of this kind: ``give`` is dice or result."""
    if give not in n.passives:
        return 0
    found = 0
    for source, c in passives(n, seat, give, target):
        passive = source.passive
        if roll in passive.rolls and (not passive.traits or trait in passive.traits):
            found += number(n, passive.add, c)
    return found
