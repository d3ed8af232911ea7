"""The house as it lies: four regions, tiles side by side, what is next to what (B60 to B65, B75 to B83)."""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from yakata.betrayal.language.tables import Tile
from yakata.betrayal.language.words import SIDES
from yakata.kernel.paths import distances

AHEAD: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}
Square = tuple[str, int, int]
"""A region and a place in it."""


@cache
def turned(sides: tuple[str, ...], turns: int) -> str:
    """The sides after so many quarter turns clockwise, in the order n, e, s, w."""
    return "".join(sorted((SIDES[(SIDES.index(side) + turns) % 4] for side in sides), key="nesw".index))


def beyond(square: Square, side: str) -> Square:
    region, x, y = square
    dx, dy = AHEAD[side]
    return region, x + dx, y + dy


@cache
def looks(doorways: tuple[str, ...], bump: str) -> tuple[tuple[int, str, str], ...]:
    """How a tile can lie, each way once: the quarter turns, and its doorways and bump then."""
    found: dict[tuple[str, str], int] = {}
    for turns in range(4):
        found.setdefault((turned(doorways, turns), turned((bump,), turns) if bump else ""), turns)
    return tuple((turns, doors, side) for (doors, side), turns in found.items())


@cache
def around(square: Square) -> dict[str, Square]:
    """The squares beyond each of its sides."""
    return {side: beyond(square, side) for side in SIDES}


class Laid(Struct, frozen=True):
    """A tile where it lies: its doorways and bump as they point now."""

    tile: str
    region: str
    x: int
    y: int
    doors: str
    turns: int = 0
    bump: str = ""
    stairs: tuple[str, ...] = ()
    passage: bool = False
    barred: str = ""
    """Doorways that nobody can pass."""
    locks: tuple[tuple[str, str, int], ...] = ()
    """Barred ones that a roll opens: the side, and which step of the pack says how."""
    by_event: tuple[tuple[str, str], ...] = ()
    """Barred or locked ones that an Ongoing Event has shut: the side, and the event."""

    @property
    def square(self) -> Square:
        return self.region, self.x, self.y

    def lock(self, side: str) -> tuple[str, int]:
        """The step that has locked a doorway."""
        return next((block, place) for where, block, place in self.locks if where == side)


def lay(tile: Tile, square: Square, turns: int, passage: bool = False) -> Laid:
    region, x, y = square
    bump = turned((tile.bump,), turns) if tile.bump else ""
    doors = turned(tile.doorways, turns)
    return Laid(tile.id, region, x, y, doors, turns, bump, tile.stairs, tile.passage or passage)


class House(Struct, frozen=True, dict=True):
    """All tiles in play. It never changes: a tile more makes another house, and what is worked out stays with it."""

    laid: tuple[Laid, ...] = ()

    @cached_property
    def tiles(self) -> dict[str, Laid]:
        return {laid.tile: laid for laid in self.laid}

    @cached_property
    def squares(self) -> dict[Square, Laid]:
        return {laid.square: laid for laid in self.laid}

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(laid.tile for laid in self.laid)

    @cached_property
    def bumped(self) -> frozenset[Square]:
        """B78: where no tile may be placed."""
        return frozenset(beyond(laid.square, laid.bump) for laid in self.laid if laid.bump)

    def through(self, laid: Laid, side: str) -> Laid | None:
        """The tile that a doorway leads to, if it is joined to one (B61)."""
        other = self.squares.get(around(laid.square)[side])
        return other if other is not None and BACK[side] in other.doors else None

    @cached_property
    def joined(self) -> dict[str, dict[str, str]]:
        """For each tile, where each of its doorways leads that one can pass."""
        return {laid.tile: self._joined(laid) for laid in self.laid}

    def _joined(self, laid: Laid) -> dict[str, str]:
        found = {}
        for side in laid.doors:
            other = self.through(laid, side)
            if other is not None and side not in laid.barred and BACK[side] not in other.barred:
                found[side] = other.tile
        return found

    @cached_property
    def ways(self) -> tuple[tuple[str, str], ...]:
        """Which tiles are next to each other, each pair once."""
        pairs = {(min(tile, other), max(tile, other)) for tile, near in self.adjacent.items() for other in near}
        return tuple(sorted(pairs))

    @cached_property
    def locked(self) -> dict[str, dict[str, tuple[str, str]]]:
        """For each tile, the tiles behind locked doorways, with the tile and side that the lock is on."""
        found: dict[str, dict[str, tuple[str, str]]] = {}
        for laid in self.laid:
            for side, _, _ in laid.locks:
                other = self.through(laid, side)
                if other is not None and BACK[side] not in other.barred:
                    found.setdefault(laid.tile, {})[other.tile] = (laid.tile, side)
                    found.setdefault(other.tile, {})[laid.tile] = (laid.tile, side)
        return found

    @cached_property
    def shut(self) -> dict[str, str]:
        """For each tile, the doorways that cannot simply be passed, whichever side the bar or the lock is on."""
        found: dict[str, set[str]] = {}
        for laid in self.laid:
            for side in laid.barred:
                found.setdefault(laid.tile, set()).add(side)
                other = self.through(laid, side)
                if other is not None:
                    found.setdefault(other.tile, set()).add(BACK[side])
        return {tile: "".join(sorted(sides)) for tile, sides in found.items()}

    @cached_property
    def passages(self) -> tuple[str, ...]:
        return tuple(laid.tile for laid in self.laid if laid.passage)

    @cached_property
    def adjacent(self) -> dict[str, tuple[str, ...]]:
        """B61 to B65: joined by a doorway, stairs or secret passages."""
        return {laid.tile: self._adjacent(laid) for laid in self.laid}

    def _adjacent(self, laid: Laid) -> tuple[str, ...]:
        found = dict.fromkeys(self.joined[laid.tile].values())
        if laid.stairs:
            found |= dict.fromkeys(other for other in laid.stairs if other in self.tiles)
        if laid.passage:
            found |= dict.fromkeys(other for other in self.passages if other != laid.tile)
        return tuple(found)

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """Tiles that lie side by side, doorway or not, and those adjacent: for who walks through walls."""
        near = {}
        for laid in self.laid:
            sides = (self.squares.get(square) for square in around(laid.square).values())
            near[laid.tile] = tuple(dict.fromkeys((*self.adjacent[laid.tile], *(o.tile for o in sides if o))))
        return near

    @cached_property
    def open_doorways(self) -> dict[str, str]:
        """The doorways of each tile that a new tile could be joined to."""
        return {laid.tile: self._open(laid) for laid in self.laid}

    def _open(self, laid: Laid) -> str:
        near, squares, bumped = around(laid.square), self.squares, self.bumped
        free = [side for side in laid.doors if near[side] not in squares and near[side] not in bumped]
        return "".join([side for side in free if side not in laid.barred])

    def has_way_out(self, region: str) -> bool:
        """B81: the region has an open doorway."""
        return any(self.open_doorways[laid.tile] for laid in self.laid if laid.region == region)

    def among(self, tiles: frozenset[str]) -> tuple[str, ...]:
        """Those of these tiles that lie here, in the order they were laid."""
        known: dict[frozenset[str], tuple[str, ...]] = self.__dict__.setdefault("_among", {})
        found = known.get(tiles)
        if found is None:
            found = known[tiles] = tuple([tile for tile in self.names if tile in tiles])
        return found

    # Distance and sight

    def steps_from(self, tile: str, walls: bool = False) -> dict[str, int]:
        """How many steps every tile that can be reached is away."""
        known: dict[tuple[str, bool], dict[str, int]] = self.__dict__.setdefault("_steps", {})
        found = known.get((tile, walls))
        if found is None:
            near = self.beside if walls else self.adjacent
            found = known[tile, walls] = distances(tile, lambda here: near.get(here, ()))
        return found

    def sight(self, tile: str, bends: frozenset[str] = frozenset(), dark: frozenset[str] = frozenset()) -> set[str]:
        """B134: a straight line of doorways within one region; one's own tile counts (BR23).

        On a tile that ``bends`` the line may turn once; ``dark`` tiles end it.
        """
        seen = {tile}
        if tile in dark:
            return seen
        for side in SIDES:
            self._look(tile, side, seen, bends, dark)
        return seen

    def _look(self, tile: str, side: str, seen: set[str], bends: frozenset[str], dark: frozenset[str]) -> None:
        while (there := self.joined[tile].get(side)) is not None and there not in dark:
            seen.add(there)
            tile = there
            if tile in bends:
                for other in SIDES:
                    if other not in (side, BACK[side]):
                        self._look(tile, other, seen, frozenset(), dark)

    # Other houses

    def plus(self, laid: Laid) -> "House":
        """With one tile more: only what lies around it has to be worked out anew."""
        house = House((*self.laid, laid))
        if laid.passage or laid.bump or laid.stairs:
            return house
        known = house.__dict__
        known["tiles"] = self.tiles | {laid.tile: laid}
        known["squares"] = self.squares | {laid.square: laid}
        known["bumped"], known["passages"] = self.bumped, self.passages
        sides = [self.squares.get(square) for square in around(laid.square).values()]
        changed = [laid, *(other for other in sides if other is not None)]
        known["joined"] = self.joined | {one.tile: house._joined(one) for one in changed}
        known["adjacent"] = self.adjacent | {one.tile: house._adjacent(one) for one in changed}
        known["open_doorways"] = self.open_doorways | {one.tile: house._open(one) for one in changed}
        return house

    def minus(self, tile: str) -> "House":
        return House(tuple(laid for laid in self.laid if laid.tile != tile))

    def changed(self, laid: Laid) -> "House":
        """The same house with this tile as it is now."""
        return House(tuple(laid if old.tile == laid.tile else old for old in self.laid))

    def barring(self, tile: str, side: str, event: str = "") -> "House":
        """Nobody passes there any more; ``event``: the Ongoing Event that says so."""
        laid = self.tiles[tile]
        by_event = (*laid.by_event, (side, event)) if event else laid.by_event
        return self.changed(replace(laid, barred="".join(sorted({*laid.barred, side})), by_event=by_event))

    def locking(self, tile: str, side: str, block: str, place: int, event: str = "") -> "House":
        house = self.barring(tile, side, event)
        laid = house.tiles[tile]
        return house.changed(replace(laid, locks=(*laid.locks, (side, block, place))))

    def opening(self, tile: str, side: str) -> "House":
        """One doorway is free again."""
        laid = self.tiles[tile]
        locks = tuple(lock for lock in laid.locks if lock[0] != side)
        by_event = tuple(shut for shut in laid.by_event if shut[0] != side)
        return self.changed(replace(laid, barred=laid.barred.replace(side, ""), locks=locks, by_event=by_event))

    def freeing(self, tile: str) -> "House":
        """All doorways of a tile are free again, from either side."""
        house = self
        for side in self.shut.get(tile, ""):
            house = house.opening(tile, side)
            other = self.through(self.tiles[tile], side)
            if other is not None:
                house = house.opening(other.tile, BACK[side])
        return house

    def shut_here_by(self, tile: str, event: str) -> list[str]:
        """The doorways of a tile that this Ongoing Event has shut."""
        return [side for side, shut in self.tiles[tile].by_event if shut == event]

    @cached_property
    def shut_by(self) -> frozenset[str]:
        """The Ongoing Events that have shut a doorway."""
        return frozenset(event for laid in self.laid for _, event in laid.by_event)

    def without(self, events: frozenset[str]) -> "House":
        """The house as it is to somebody for whom these Ongoing Events have shut nothing."""
        known: dict[frozenset[str], House] = self.__dict__.setdefault("_without", {})
        if events not in known:
            house = self
            for laid in self.laid:
                for side, event in laid.by_event:
                    house = house.opening(laid.tile, side) if event in events else house
            known[events] = house
        return known[events]

    # Placing

    def rotations(self, tile: Tile, square: Square, side: str, sealing: bool = False) -> list[int]:
        """BR10: how the tile can lie on the square when one comes through a doorway towards ``side``.

        Its doorways join as many as possible (B77); what would close the region drops out first (B81), unless
        ``sealing`` allows it.
        """
        known: dict[tuple[str, Square, str, bool], list[int]] = self.__dict__.setdefault("_fits", {})
        key = (tile.id, square, side, sealing)
        if key not in known:
            known[key] = self._rotations(tile, square, side, sealing)
        return known[key]

    def _rotations(self, tile: Tile, square: Square, side: str, sealing: bool) -> list[int]:
        best: dict[int, list[int]] = {}
        for turns, doors, bump in looks(tile.doorways, tile.bump or ""):
            if BACK[side] not in doors or (bump and beyond(square, bump) in self.squares):
                continue
            if sealing or self._way_out_with(square, doors, bump):
                best.setdefault(self._joins(square, doors), []).append(turns)
        return best[max(best)] if best else []

    def _joins(self, square: Square, doors: str) -> int:
        """How many doorways of a tile there would be joined."""
        beside, squares = around(square), self.squares
        others = [(squares.get(beside[side]), BACK[side]) for side in doors]
        return len([other for other, back in others if other is not None and back in other.doors])

    def _way_out_with(self, square: Square, doors: str, bump: str) -> bool:
        """B81: the region still has an open doorway when a tile lies there."""
        beside = around(square)
        for side in doors:
            if beside[side] not in self.squares and beside[side] not in self.bumped:
                return True
        closed = beside[bump] if bump else None
        for laid in self.laid:
            if laid.region == square[0]:
                for side in self.open_doorways[laid.tile]:
                    if around(laid.square)[side] not in (square, closed):
                        return True
        return False

    def rearranged(self, region: str, tiles: Mapping[str, Tile], fixed: frozenset[str]) -> Iterator["House"]:
        """BR11: houses with one tile of this region turned, every joined doorway still joined, and a way out."""
        for laid in self.laid:
            if laid.region != region or laid.tile in fixed:
                continue
            before = set(self.joined[laid.tile].items())
            for turns in range(1, 4):
                other = self.changed(self.turned(laid, laid, laid.turns + turns, tiles))
                if before <= set(other.joined[laid.tile].items()) and other.has_way_out(region):
                    yield other

    def exchanged(self, region: str, tiles: Mapping[str, Tile], fixed: frozenset[str], new: str) -> Iterator["House"]:
        """BR11: houses in which the new tile and another have changed places, all still joined, and a way out."""
        here = self.tiles[new]
        before = self._reached(here)
        for there in self.laid:
            if there.region != region or there.tile == new or there.tile in fixed:
                continue
            for turns in range(4):
                for other in range(4):
                    house = self.changed(self.turned(here, there, turns, tiles))
                    house = house.changed(self.turned(there, here, other, tiles))
                    if before <= house._reached(house.tiles[new]) and house.has_way_out(region):
                        yield house

    def turned(self, laid: Laid, where: Laid, turns: int, tiles: Mapping[str, Tile]) -> Laid:
        """This tile on the place of that one, turned."""
        by = (turns - laid.turns) % 4
        return replace(
            lay(tiles[laid.tile], where.square, turns % 4, laid.passage),
            barred=turned(tuple(laid.barred), by),
            locks=tuple((turned((side,), by), block, place) for side, block, place in laid.locks),
            by_event=tuple((turned((side,), by), event) for side, event in laid.by_event),
        )

    def _reached(self, laid: Laid) -> set[str]:
        """The tiles that are joined with this one, doorway by doorway."""
        return set(distances(laid.tile, lambda tile: self.joined[tile].values()))
