"""What holds all the time: bonuses and exceptions of cards, tiles, Ongoing Events, statuses, rules and the haunt."""

from collections.abc import Iterator

from yakata.betrayal.language import words as w
from yakata.betrayal.language.passives import Givers, Source
from yakata.betrayal.language.tables import Box
from yakata.betrayal.meaning.compiling import Holding, compiles, holds
from yakata.betrayal.meaning.numbers import number
from yakata.betrayal.meaning.selectors import people
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def passives(n: Night, seat: Seat, give: str, target: Seat = -1) -> Iterator[tuple[Source, Context]]:
    """Every passive that gives this to this player now, and what it is about."""
    givers = n.game.book.passives[n.haunt].get(give)
    return iter(()) if givers is None else _of(n, seat, givers, target)


def _of(n: Night, seat: Seat, givers: Givers, target: Seat) -> Iterator[tuple[Source, Context]]:
    """Those of them that are this player's now."""
    if not _near(n, seat, givers):
        return
    for source in givers.sources:
        for owner in _owners(n, seat, source):
            card = "" if source.haunt else source.word
            c = Context(owner, seat, target, owner, n.seen_at(owner), card, kind=source.kind)
            passive = source.passive
            if passive.who != "owner" and seat not in people(n, passive.who, c):
                continue
            if holds(n, passive.when, c):
                yield source, c


def _near(n: Night, seat: Seat, givers: Givers) -> bool:
    """Whether any of these could be theirs: cheap, as most of the time none is."""
    if n.places[seat] in givers.tiles or givers.shared or not givers.carried.isdisjoint(n.hands[seat]):
        return True
    kinds = givers.kinds
    return (
        "box" in kinds
        or ("status" in kinds and bool(n.statuses[seat]))
        or ("event" in kinds and bool(n.ongoing or n.kept_events))
        or ("rule" in kinds and bool(n.story.rules))
    )


def _owners(n: Night, seat: Seat, source: Source) -> list[Seat]:
    """Whose it is, as far as this player can have something of it."""
    kind, ident, passive = source.kind, source.id, source.passive
    if kind == "card":
        holder = n.holder(ident)
        return [holder] if holder >= 0 and (holder == seat or passive.who != "owner") else []
    if kind == "tile":
        return [seat] if n.seen_at(seat) == ident else []
    if kind == "event":
        if n.kept_events.get(ident) == seat:
            return [seat]
        tile = n.seen_at(seat)
        if not tile or n.ongoing.get(ident) != tile:
            return []
        return [] if n.ignores(seat, ident) else [seat]
    if kind == "rule":
        return [seat] if ident in n.story.rules else []
    if kind == "status":
        if passive.who != "owner":
            return [other for other, statuses in enumerate(n.statuses) if ident in statuses]
        return [seat] if ident in n.statuses[seat] else []
    return [seat] if source.box is not None and box_holds(n, source.box, seat) else []


def box_holds(n: Night, box: Box, seat: Seat) -> bool:
    return n.reads(seat, box.book) and holds(n, box.when, Context(seat, seat, owner=seat))


def has_passive(n: Night, seat: Seat, give: str, target: Seat = -1) -> bool:
    givers = n.game.book.passives[n.haunt].get(give)
    return givers is not None and _near(n, seat, givers) and next(passives(n, seat, give, target), None) is not None


def stilled(n: Night, seat: Seat) -> bool:
    """Something keeps this player from any action."""
    return has_passive(n, seat, "cannot-act")


def total(n: Night, seat: Seat, give: str) -> int:
    """All of them together."""
    if give not in n.game.book.passives[n.haunt]:
        return 0
    return sum(number(n, source.passive.add, c) for source, c in passives(n, seat, give))


def roll_bonus(n: Night, seat: Seat, give: str, roll: str, trait: str, target: Seat = -1) -> int:
    """What is added to a roll of this kind: ``give`` is dice or result."""
    givers = n.passives.get(give)
    if givers is None:
        return 0
    return sum([number(n, source.passive.add, c) for source, c in _of(n, seat, givers.to_roll(roll, trait), target)])


def ghost_here(n: Night, seat: Seat) -> bool:
    """B89; B153f: not for who does not feel ghosts."""
    tile = n.seen_at(seat)
    return bool(tile) and n.haunted(tile) and not (n.openly_traitor(seat) or has_passive(n, seat, "no-ghosts"))


@compiles(w.GhostHere)
def _ghost(test: w.GhostHere) -> Holding:
    who = test.who
    return lambda n, c: any(ghost_here(n, seat) for seat in people(n, who, c))
