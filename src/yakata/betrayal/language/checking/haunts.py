"""What makes a roll, a haunt and a campaign whole."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language import words as w
from yakata.betrayal.language.checking.walking import Spot, inside
from yakata.betrayal.language.files.problems import Problem

# Bands


def check_bands(spot: Spot) -> Iterator[Problem]:
    """From 0 upwards, each result once, the highest band open: bonuses can pass 16."""
    bands = spot.node.bands if isinstance(spot.node, s.Roll) else {}
    if not bands:
        return
    spans = sorted((*_span(name), name) for name in bands)
    need = 0
    for low, high, name in spans:
        if high < low:
            yield spot.problem(f"band {name!r} ends before it begins", "bands", name)
            continue
        if low > need:
            yield spot.problem(f"no band for {_results(need, low - 1)}", "bands")
        elif low < need:
            yield spot.problem(
                f"band {name!r} and another both have {_results(low, min(high, need - 1))}", "bands", name
            )
        need = max(need, high + 1)
    if need < OPEN:
        yield spot.problem(f'no band for {need} and more: write the highest one "{spans[-1][0]}+"', "bands")


OPEN = 1_000


def _span(name: str) -> tuple[int, int]:
    low, _, high = name.rstrip("+").partition("-")
    return int(low), OPEN if name.endswith("+") else int(high or low)


def _results(low: int, high: int) -> str:
    return f"the result {low}" if low == high else f"results {low} to {high}"


# What may be missing


def check_haunt(spot: Spot, start: set[str], all_tiles: set[str], cards: set[str]) -> Iterator[Problem]:
    """A haunt must go on when a tile was never found, or a card lies deep in its deck."""
    haunt = spot.node
    yield from _cards(spot, cards)
    yield from _whose(spot)
    yield from _ghosts(spot)
    found = {one.node.tile for one in inside(spot) if isinstance(one.node, s.FindTile)}
    for one in inside(spot):
        node = one.node
        if isinstance(node, s.FindTile) and not node.missing:
            nested = "missing" in one.place
            yield one.problem(f"the tile {node.tile} may be gone: say what happens then (missing)", warning=nested)
        if isinstance(node, s.TakeCard) and not node.missing:
            yield one.problem(f"the card {node.card} may be gone: say what happens then (missing)")
        for way, names in _tiles(node, all_tiles):
            if names and not any(tile in start or tile in found for tile in names) and not _guarded(one):
                told = "may not be in the house: find-tile it in the setup, or name a starting tile too"
                told = f"{' or '.join(names)} {told}"
                yield one.problem(told, *way, warning=True)
    sides = {victory.side for victory in haunt.win} | {haunt.at_dawn}
    sides |= {str(one.node.side) for one in inside(spot) if isinstance(one.node, s.Win)}
    if any(isinstance(one.node, s.NextStage) for one in inside(spot)):
        return  # who has no way to win in this part may have one in the next
    if sides == {"traitor"}:
        yield spot.problem("nobody but the traitor has a way to win", "win")
    if haunt.roles.kind in ("traitor", "teams") and "traitor" not in sides:
        yield spot.problem("the traitor has no way to win", "win")


def _ghosts(spot: Spot) -> Iterator[Problem]:
    """What only the dead can do, and whether they can ever rise."""
    rises = any(isinstance(one.node, s.Rise) for one in inside(spot))
    for number, box in enumerate(spot.node.boxes):
        if box.ghost and box.action is None:
            yield spot.problem("a box for ghosts is an action: nothing else is theirs", "boxes", number)
        if box.ghost and not rises:
            yield spot.problem("nobody ever rises as a ghost in this haunt (rise)", "boxes", number)


def _whose(spot: Spot) -> Iterator[Problem]:
    """B148: one monster's fight opens no box of another."""
    several = sum(not monster.person for monster in spot.node.monsters) > 1
    for number, box in enumerate(spot.node.boxes):
        if several and box.kind == "monster" and box.book != "all" and box.monster is None:
            told = "there are several monsters: say whose box this is (monster)"
            yield spot.problem(told, "boxes", number, warning=True)


def _cards(spot: Spot, cards: set[str]) -> Iterator[Problem]:
    """What can be done, or won, only with a card that nobody may ever draw."""
    parts = [*inside(spot)]
    there = {*spot.node.omens, *(one.node.card for one in parts if isinstance(one.node, s.TakeCard))}
    there |= {one.node.object for one in parts if isinstance(one.node, s.PutThing)}
    for one in parts:
        if not isinstance(one.node, w.Thing) or one.node.id is None or any(isinstance(a, _LOOSE) for a in one.inside):
            continue
        names = (one.node.id,) if isinstance(one.node.id, str) else one.node.id
        if all(name in cards and name not in there for name in names):
            told = f"{' or '.join(names)} may lie deep in its deck: take-card it in the setup, or offer another way"
            yield one.problem(told, "id", warning=True)


_LOOSE: Final = (s.Step, s.Bonus, t.Passive, t.Reaction, w.AnyOf, w.Not)
"""What need not be so."""
_SENDS: Final[dict[type, str]] = {
    s.Spawn: "at",
    s.PutThing: "at",
    s.Move: "to",
    s.MoveBeing: "to",
    s.Mark: "where",
    s.Obstacle: "where",
    t.Action: "where",
    t.Monster: "towards",
}


def _tiles(node: Any, tiles: set[str]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Tiles that a table sends somebody or something to, by name."""
    field = _SENDS.get(type(node))
    where = getattr(node, field) if field else None
    if isinstance(where, str) and where in tiles:
        return [((str(field),), (where,))]
    if isinstance(where, w.WhereIs) and where.tile is not None:
        return [((str(field),), (where.tile,) if isinstance(where.tile, str) else where.tile)]
    return []


def _guarded(spot: Spot) -> bool:
    """Whether it is done only if a test says so."""
    return any(getattr(one, "when", None) is not None for one in (spot.node, *spot.inside))


# The campaign


def check_campaign(spots: Sequence[Spot]) -> Iterator[Problem]:
    """No Legacy card, and nothing that a chapter brings, before its chapter."""
    chapters = [spot for spot in spots if isinstance(spot.node, t.Chapter)]
    last, brought, haunts = 0, dict[str, int](), dict[str, int]()
    for number, spot in enumerate(chapters):
        for k, card in enumerate(spot.node.legacy):
            if card.number <= last:
                told = f"Legacy card {card.number} comes after card {last}: numbers go up through the chapters"
                yield spot.problem(told, "legacy", k)
            last = max(last, card.number)
        for field in ("plank", "cards"):
            for k, name in enumerate(getattr(spot.node, field)):
                if name in brought:
                    earlier = chapters[brought[name]].node.id
                    yield spot.problem(f"{name} is there since {earlier}", field, k)
                brought.setdefault(name, number)
        for candidate in spot.node.haunts:
            haunts.setdefault(candidate.haunt, number)
    for spot in spots:  # a later part comes with the first
        if isinstance(spot.node, s.NextStage) and isinstance(spot.top, t.Haunt) and spot.top.id in haunts:
            haunts.setdefault(spot.node.haunt, haunts[spot.top.id])
    journal = _entries(spots, haunts)
    for spot in spots:
        now = _chapter(spot, chapters, haunts, journal)
        for field, name in _brings(spot.node) if now is not None else ():
            if now is not None and brought.get(name, -1) > now:
                later = chapters[brought[name]].node.id
                yield spot.problem(f"{name} comes only with {later}, after {chapters[now].node.id}", field)
    yield from _without_default(chapters)


def _entries(spots: Sequence[Spot], haunts: dict[str, int]) -> dict[int, int]:
    """The first chapter after which each entry of the journal may be read."""
    found: dict[int, int] = {}
    for spot in spots:
        if isinstance(spot.node, t.Haunt) and spot.node.id in haunts:
            entries = [victory.journal for victory in spot.node.win] + [spot.node.dawn_journal]
            for entry in entries:
                if entry is not None:
                    found[entry] = min(found.get(entry, 99), haunts[spot.node.id])
    return found


def _chapter(spot: Spot, chapters: Sequence[Spot], haunts: dict[str, int], journal: dict[int, int]) -> int | None:
    top = spot.top
    if isinstance(top, t.Chapter) and len(spot.place) > 2 and spot.place[2] == "legacy":
        return next(k for k, chapter in enumerate(chapters) if chapter.node is top)
    if isinstance(top, t.Haunt):
        return haunts.get(top.id)
    return journal.get(top.number) if isinstance(top, t.JournalEntry) else None


def _brings(node: Any) -> list[tuple[str, str]]:
    """What a step takes by name into the game."""
    if isinstance(node, (s.TakeCard, s.Add, s.FromTomb)):
        return [("card", node.card)]
    if isinstance(node, s.FindTile):
        return [("tile", node.tile)]
    return [("overlay", node.overlay)] if isinstance(node, s.StickTile) and node.overlay else []


def _without_default(chapters: Sequence[Spot]) -> Iterator[Problem]:
    for spot in chapters:
        if all(candidate.when is not None for candidate in spot.node.haunts):
            yield spot.problem("every haunt has a condition: the last one needs none, or no haunt may come", "haunts")
