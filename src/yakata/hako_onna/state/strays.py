"""Tiles that went out of somebody's sight, and every way in which they can have gone.

A way names the lot of each such tile. Lots in one hand cannot be told apart, so a way that differs from another only
there is the same: the tiles of a hand take its lots in order. A way weighs as much as there were tiles that may have
left where it does not matter which.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import gcd
from random import Random
from typing import Final

from msgspec import Struct

from yakata.hako_onna.state.memory import Note

MOST: Final = 200
"""With more ways than this nobody can follow them: the tile that may be in most lots is lost."""

Way = tuple[int, ...]


class Astray(Struct, frozen=True, array_like=True):
    """What somebody could not follow."""

    tiles: tuple[Note, ...] = ()
    """By their faces."""
    ways: tuple[tuple[Way, int], ...] = (((), 1),)
    """The lot of each tile, and what this way weighs."""
    lost: tuple[Note, ...] = ()
    """Tiles that were seen and may be anywhere."""

    @property
    def faces(self) -> list[str]:
        return [note.face for note in self.tiles]

    def lots(self) -> dict[str, set[int]]:
        """The lots that each tile may be."""
        return {note.face: {way[n] for way, _ in self.ways} for n, note in enumerate(self.tiles)}

    def touches(self, lots: Iterable[int], face: str = "") -> bool:
        """Whether this tile, or one that may be one of these lots, is among them."""
        here = set(lots)
        return face in [note.face for note in (*self.tiles, *self.lost)] or any(
            not here.isdisjoint(way) for way, _ in self.ways
        )

    def drawn(self, rng: Random) -> dict[int, str]:
        """One of the ways."""
        ways = [way for way, _ in self.ways]
        return dict(zip(rng.choices(ways, [weight for _, weight in self.ways])[0], self.faces, strict=True))


NONE: Final = Astray()


def left(astray: Astray, noted: Mapping[int, Note], among: tuple[int, ...], lot: int) -> Astray:
    """This lot leaves a hand, and it may be any of these. ``noted``: those whose tile was known until now."""
    wider = _with(astray, noted)
    rest = [other for other in sorted(among) if other != lot]
    ways: Counter[Way] = Counter()
    for way, weight in wider.ways:
        here = [n for n, there in enumerate(way) if there in among]
        unseen = len(among) - len(here)
        if unseen:
            ways[_laid(way, here, rest)] += weight * unseen
        for one in here:
            ways[_laid(way, [n for n in here if n != one], rest, {one: lot})] += weight
    return _made(wider, ways)


def _with(astray: Astray, noted: Mapping[int, Note]) -> Astray:
    tiles = (*astray.tiles, *noted.values())
    order = sorted(range(len(tiles)), key=lambda n: tiles[n].face)
    ways = [((*way, *noted), weight) for way, weight in astray.ways]
    return Astray(
        tuple(tiles[n] for n in order),
        tuple((tuple(way[n] for n in order), weight) for way, weight in ways),
        tuple(note for note in astray.lost if note.face not in {new.face for new in noted.values()}),
    )


def _laid(way: Way, tiles: list[int], lots: list[int], more: Mapping[int, int] | None = None) -> Way:
    """The same way, with these tiles in these lots, in order."""
    where = {**dict(zip(tiles, lots, strict=False)), **(more or {})}
    return tuple(where.get(n, lot) for n, lot in enumerate(way))


def settled(astray: Astray, lot: int, face: str, among: tuple[int, ...]) -> Astray:
    """This lot is that tile; ``among``: the lots that it could not be told from, itself included."""
    if not astray.touches(among, face):
        return astray
    found = _settled(astray, lot, face, among)
    if found is None:  # things were moved in the dark: what is stale is wrong
        stale = [note.face for note in astray.tiles if note.stale]
        found = _settled(lose(astray, stale), lot, face, among) or lose(astray, astray.faces)
    return Astray(found.tiles, found.ways, tuple(note for note in found.lost if note.face != face))


def _settled(astray: Astray, lot: int, face: str, among: tuple[int, ...]) -> Astray | None:
    rest = [other for other in sorted(among) if other != lot]
    mine = astray.faces.index(face) if face in astray.faces else -1
    ways: Counter[Way] = Counter()
    for way, weight in astray.ways:
        here = [n for n, there in enumerate(way) if there in among and n != mine]
        if len(here) <= len(rest) and (mine < 0 or way[mine] in among):
            ways[_laid(way, here, rest)] += weight
    return forget(_made(astray, ways), [face]) if ways else None


def elsewhere(astray: Astray, face: str, lots: Iterable[int]) -> Astray:
    """This tile is none of these lots."""
    if face not in astray.faces:
        return astray
    n, out = astray.faces.index(face), set(lots)
    ways = Counter({way: weight for way, weight in astray.ways if way[n] not in out})
    return _made(astray, ways) if ways else lose(astray, [face])


def forget(astray: Astray, faces: Iterable[str]) -> Astray:
    """Follow these tiles no more."""
    out = set(faces)
    kept = [n for n, note in enumerate(astray.tiles) if note.face not in out]
    ways: Counter[Way] = Counter()
    for way, weight in astray.ways:
        ways[tuple(way[n] for n in kept)] += weight
    return Astray(tuple(astray.tiles[n] for n in kept), _weighed(ways), astray.lost)


def lose(astray: Astray, faces: Iterable[str]) -> Astray:
    """These tiles may be anywhere."""
    out = set(faces)
    found = forget(astray, out)
    return Astray(found.tiles, found.ways, (*astray.lost, *(note for note in astray.tiles if note.face in out)))


def sorted_out(astray: Astray, alike: list[list[int]]) -> tuple[Astray, dict[int, Note]]:
    """The same with every way once, and what can be one lot only. ``alike``: lots that cannot be told apart."""
    ways: Counter[Way] = Counter()
    for way, weight in astray.ways:
        for lots in alike:
            way = _laid(way, [n for n, lot in enumerate(way) if lot in lots], sorted(lots))
        ways[way] += weight
    astray = Astray(astray.tiles, _weighed(ways), astray.lost)
    inside = {lot for lots in alike for lot in lots}
    where = astray.lots()
    sure = {min(where[note.face]): note for note in astray.tiles if len(where[note.face]) == 1}
    found = {lot: note for lot, note in sure.items() if lot not in inside}
    return forget(astray, [note.face for note in found.values()]) if found else astray, found


def joined(ours: Astray, theirs: Astray, place: Callable[[int], str], lots: Mapping[str, list[int]]) -> Astray:
    """What is left when two tell each other. ``lots``: those of each place of which neither knows the tile."""
    new = [note for note in theirs.tiles if note.face not in ours.faces]
    wider = Astray((*ours.tiles, *new), (), ours.lost)
    ways: Counter[Way] = Counter()
    for mine, weight in ours.ways:
        for other, more in theirs.ways:
            where = dict(zip(ours.faces, map(place, mine), strict=True))
            told = dict(zip(theirs.faces, map(place, other), strict=True))
            if all(where.get(face, there) == there for face, there in told.items()):
                way = _fitted([(where | told)[note.face] for note in wider.tiles], lots)
                if way is not None:
                    ways[way] += weight * more
    return _with(_made(wider, ways), {}) if ways else ours


def _fitted(places: list[str], lots: Mapping[str, list[int]]) -> Way | None:
    """A lot at each of these places, in order."""
    free: dict[str, Iterator[int]] = {place: iter(there) for place, there in lots.items()}
    way = tuple(next(free.get(place, iter(())), -1) for place in places)
    return None if -1 in way else way


def _made(astray: Astray, ways: Counter[Way]) -> Astray:
    made = Astray(astray.tiles, _weighed(ways), astray.lost)
    while len(made.ways) > MOST:
        lots = made.lots()
        made = lose(made, [max(made.faces, key=lambda face: len(lots[face]))])
    return made


def _weighed(ways: Counter[Way]) -> tuple[tuple[Way, int], ...]:
    """In order, and with small weights."""
    common = gcd(*ways.values())
    scale = max(1, max(ways.values()) // common >> 30)
    return tuple((way, max(1, ways[way] // common // scale)) for way in sorted(ways))
