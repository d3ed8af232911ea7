"""Tiles: found, removed, turned, moved, marked, barred."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.choices import Bar, Lay
from yakata.betrayal.context import Context
from yakata.betrayal.decks import bury, in_deck
from yakata.betrayal.doing.cards import leave, pull
from yakata.betrayal.house import House, Laid, beyond, lay
from yakata.betrayal.meaning import number, tiles
from yakata.betrayal.moving import put_person
from yakata.betrayal.night import Night
from yakata.betrayal.pack import steps as s
from yakata.betrayal.picking import CHANCE, Choosing, applying, choose, chooser
from yakata.betrayal.running import Steps, doing, run, tell_all
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do

TILES = "tiles"


@doing(s.FindTile)
def find_tile(n: Night, frame: Steps, step: s.FindTile) -> Call | None:
    if step.tile in n.house.tiles:
        return None
    spots = doorways_for(n, step.tile)
    if not spots or not in_deck(n, TILES, step.tile):
        return run(n, step.missing, frame.about)
    pull(n, step.tile)
    return choose(n, step.by, sorted(spots), "lay-found", frame.about, step.tile)


def doorways_for(n: Night, tile: str) -> dict[str, tuple[str, str]]:
    """Open doorways where a tile could be joined without closing the region: ``tile.side``."""
    found = {}
    for laid in n.house.laid:
        if laid.region in n.tile(tile).regions:
            for side in n.house.open_doorways[laid.tile]:
                if n.house.rotations(n.tile(tile), beyond(laid.square, side), side):
                    found[f"{laid.tile}.{side}"] = (laid.tile, side)
    return found


@applying("lay-found")
def lay_found(n: Night, about: Context, spot: str, extra: tuple[str, ...]) -> Call | None:
    tile = extra[0]
    origin, _, side = spot.rpartition(".")
    square = beyond(n.house.tiles[origin].square, side)
    turns = n.house.rotations(n.tile(tile), square, side)[0]
    n.house = n.house.plus(lay(n.tile(tile), square, turns, tile in n.story.passages))
    for _ in range(n.tile(tile).ghosts + n.story.ghosts.get(tile, 0)):
        n.mark_tile("ghost", tile, 1)
    n.emit("tile-found", tile=tile)
    return tell_all(n, "tile-placed", about.but(tile=tile))


@doing(s.RemoveTile)
def remove_tile(n: Night, frame: Steps, step: s.RemoveTile) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if not n.tile(tile).start]
    block, place = frame.block, str(frame.next - 1)
    if step.every:
        for tile in spots:
            take_away(n, tile, step, frame.about)
        return None
    return choose(n, step.by, spots, "remove-tile", frame.about, block, place)


@applying("remove-tile")
def removed(n: Night, about: Context, tile: str, extra: tuple[str, ...]) -> Call | None:
    step = n.book.blocks[extra[0]][int(extra[1])]
    assert isinstance(step, s.RemoveTile)
    take_away(n, tile, step, about)
    return tell_all(n, "tile-removed", about.but(tile=tile))


def take_away(n: Night, tile: str, step: s.RemoveTile, about: Context) -> None:
    """B122, BR28: the tile goes, its pile with it; people go next door."""
    spots = [spot for spot in tiles(n, step.people_to, about) if spot != tile] if step.people_to else []
    near = [other for other in n.house.adjacent[tile] if other != tile]
    refuge = (spots or near or [name for name in n.house.names if n.tile(name).landing and name != tile])[0]
    clear(n, tile, refuge)
    n.house = n.house.minus(tile)
    if step.to == "stack":
        bury(n, TILES, tile)
    elif step.to == "destroyed" and n.options.chapter:
        n.story = n.story.plus("destroyed", tile)
    n.emit("tile-gone", tile=tile)


def clear(n: Night, tile: str, refuge: str) -> None:
    """B122: cards on a tile are buried with it; people, monsters and Objects go to another."""
    for thing in n.lying.pop(tile, ()):
        if thing in n.book.deck_of:
            bury(n, n.book.deck_of[thing], thing)
        else:
            n.put(refuge, thing)
    for seat in range(n.seats):
        if n.places[seat] == tile:
            put_person(n, seat, refuge)
    for ident, being in n.beings.items():
        if being.tile == tile:
            n.beings[ident] = replace(being, tile=refuge)
    for event in [event for event, spot in n.ongoing.items() if spot == tile]:
        leave(n, event)
        bury(n, "event", event)
    for key in [key for key in n.markers if key.endswith(f"@{tile}")]:
        del n.markers[key]


@doing(s.Rotate)
def rotate(n: Night, frame: Steps, step: s.Rotate) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if not n.tile(tile).start]
    seat = chooser(n, step.by, frame.about)
    return choose(n, step.by, spots, "rotate", frame.about, str(seat))


@applying("rotate")
def rotated(n: Night, about: Context, tile: str, extra: tuple[str, ...]) -> Call | None:
    return Call(Rotating(int(extra[0]), tile))


class Rotating(Frame):
    """A tile turns: how far is chosen, or chance."""

    seat: Seat
    tile: str

    @do
    def by_whom(self, n: Night) -> None:
        if self.seat == CHANCE:
            self.go(Rotating.STEPS["drawn"])

    @ask
    def how(self, n: Night) -> Ask:
        return Ask(self.seat, "rotate-how", tuple(Lay(turns) for turns in (1, 2, 3)))

    @do
    def chosen(self, n: Night, choice: Lay) -> Call | None:
        self.go(Rotating.STEPS["over"])
        return self._turn(n, choice.turns)

    @chance
    def drawn(self, n: Night) -> Odds:
        return Odds("turns", (1, 2, 3))

    @do
    def fell(self, n: Night, turns: Any) -> Call | None:
        return self._turn(n, turns)

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _turn(self, n: Night, turns: int) -> Call | None:
        laid = n.house.tiles[self.tile]
        new = lay(n.tile(self.tile), laid.square, (laid.turns + turns) % 4, laid.passage)
        n.house = n.house.changed(new)
        n.emit("tile-turned", tile=self.tile)
        return tell_all(n, "tile-turned", Context(tile=self.tile))


@doing(s.MoveTile)
def move_tile(n: Night, frame: Steps, step: s.MoveTile) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if not n.tile(tile).start]
    return choose(n, step.by, spots, "take-up-tile", frame.about, str(chooser(n, step.by, frame.about)))


@applying("take-up-tile")
def take_up(n: Night, about: Context, tile: str, extra: tuple[str, ...]) -> Call | None:
    laid = n.house.tiles[tile]
    house, n.house = n.house, n.house.minus(tile)
    spots = {
        spot: where for spot, where in doorways_for(n, tile).items() if n.house.tiles[where[0]].region == laid.region
    }
    n.house = house
    if not spots:
        return None
    by = "chance" if extra[0] == str(CHANCE) else "actor"
    return choose(n, by, sorted(spots), "put-down-tile", about, tile)


@applying("put-down-tile")
def put_down(n: Night, about: Context, spot: str, extra: tuple[str, ...]) -> Call | None:
    tile = extra[0]
    old = n.house.tiles[tile]
    n.house = n.house.minus(tile)
    origin, _, side = spot.rpartition(".")
    square = beyond(n.house.tiles[origin].square, side)
    turns = n.house.rotations(n.tile(tile), square, side)[0]
    n.house = n.house.plus(lay(n.tile(tile), square, turns, old.passage))
    n.emit("tile-moved", tile=tile)
    return None


@doing(s.RebuildRegion)
def rebuild_region(n: Night, frame: Steps, step: s.RebuildRegion) -> Call | None:
    region: str = step.region
    if region == "same":
        here = tiles(n, "its", frame.about)
        region = n.house.tiles[here[0]].region if here else ""
    taken = tuple(laid.tile for laid in n.house.laid if laid.region == region and not n.tile(laid.tile).start)
    if not taken:
        return None
    n.emit("region-rebuilt", region=region)
    return Call(Rebuilding(region, taken))


class Rebuilding(Frame):
    """Tiles of a region are laid anew, one by one, each at an open doorway that chance chooses. Until all lie, the
    house stays as it was."""

    region: str
    taken: tuple[str, ...]
    placed: tuple[tuple[str, int, int, int], ...] = ()
    """Tiles that lie again: where, and with how many quarter turns."""
    lost: tuple[str, ...] = ()

    @do
    def next(self, n: Night) -> Done | None:
        while self.taken and not self._spots(n):  # nowhere left to lie
            self.lost, self.taken = (*self.lost, self.taken[0]), self.taken[1:]
        if self.taken:
            return None
        n.house = self._house(n)
        for tile in self.lost:
            clear(n, tile, next(laid.tile for laid in n.house.laid if laid.region == self.region))
            bury(n, TILES, tile)
            n.emit("tile-gone", tile=tile)
        return Done()

    @chance
    def where(self, n: Night) -> Odds:
        return Odds("doorway", tuple(sorted(self._spots(n))))

    @do
    def laid(self, n: Night, spot: Any) -> None:
        house, tile = self._house(n), n.tile(self.taken[0])
        origin, _, side = spot.rpartition(".")
        square = beyond(house.tiles[origin].square, side)
        turns = house.rotations(tile, square, side) or house.rotations(tile, square, side, True)
        self.taken, self.placed = self.taken[1:], (*self.placed, (tile.id, *square[1:], turns[0]))
        self.go(Rebuilding.STEPS["next"])

    def _house(self, n: Night) -> House:
        """The house as it will be, so far."""
        moved = {*self.taken, *self.lost, *(tile for tile, *_ in self.placed)}
        kept = tuple(laid for laid in n.house.laid if laid.tile not in moved)
        again = (
            lay(n.tile(tile), (self.region, x, y), turns, n.house.tiles[tile].passage)
            for tile, x, y, turns in self.placed
        )
        return House((*kept, *again))

    def _spots(self, n: Night) -> list[str]:
        """Where the tile can lie; where it would close the region only when it can lie nowhere else."""
        tile, house = n.tile(self.taken[0]), self._house(n)
        here = [laid for laid in house.laid if laid.region == self.region]
        ways = [(laid, side) for laid in here for side in house.open_doorways[laid.tile]]
        for sealing in (False, True):
            fits = [way for way in ways if house.rotations(tile, beyond(way[0].square, way[1]), way[1], sealing)]
            if fits:
                return [f"{laid.tile}.{side}" for laid, side in fits]
        return []


@doing(s.ReplaceTile)
def replace_tile(n: Night, frame: Steps, step: s.ReplaceTile) -> Call | None:
    for tile in tiles(n, step.where, frame.about)[:1]:
        if step.tile not in n.house.tiles:
            become(n, tile, step.tile)
            return tell_all(n, "tile-replaced", frame.about.but(tile=step.tile, other=tile))
    return None


def become(n: Night, tile: str, other: str) -> None:
    """Another tile lies there now, with the same doorways and all that was on it."""
    laid = n.house.tiles[tile]
    n.house = n.house.minus(tile).plus(replace(laid, tile=other))
    n.places = tuple(other if place == tile else place for place in n.places)
    for ident, being in n.beings.items():
        if being.tile == tile:
            n.beings[ident] = replace(being, tile=other)
    if tile in n.lying:
        n.lying[other] = n.lying.pop(tile)
    for key in [key for key in n.markers if key.endswith(f"@{tile}")]:
        n.markers[f"{key.partition('@')[0]}@{other}"] = n.markers.pop(key)
    for event, spot in list(n.ongoing.items()):
        if spot == tile:
            n.ongoing[event] = other
    n.emit("tile-becomes", tile=tile, other=other)


# Markers, obstacles, ghosts


def _lay_marks(n: Night, frame: Steps, marker: str, where: Any, count: int, by: Any) -> Call | None:
    spots = tiles(n, where, frame.about)
    if by is None:
        for tile in spots:
            add_mark(n, marker, tile, count)
        return tell_all(n, "marked", frame.about.but(tile=spots[0], other=marker)) if spots else None
    return choose(n, by, spots, "mark", frame.about, marker, str(count))


@applying("mark")
def mark_chosen(n: Night, about: Context, tile: str, extra: tuple[str, ...]) -> Call | None:
    add_mark(n, extra[0], tile, int(extra[1]))
    return tell_all(n, "marked", about.but(tile=tile, other=extra[0]))


def add_mark(n: Night, marker: str, tile: str, count: int) -> None:
    n.mark_tile(marker, tile, count)
    if count:
        n.emit("marked" if count > 0 else "unmarked", marker=marker, tile=tile, count=abs(count))


@doing(s.Mark)
def mark(n: Night, frame: Steps, step: s.Mark) -> Call | None:
    return _lay_marks(n, frame, step.marker, step.where, number(n, step.count, frame.about), step.by)


@doing(s.Unmark)
def unmark(n: Night, frame: Steps, step: s.Unmark) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if n.marked(step.marker, tile)]
    if step.by is not None:
        count = 99 if step.count is None else number(n, step.count, frame.about)
        return choose(n, step.by, spots, "mark", frame.about, step.marker, str(-count))
    for tile in spots:
        count = n.marked(step.marker, tile) if step.count is None else number(n, step.count, frame.about)
        add_mark(n, step.marker, tile, -min(count, n.marked(step.marker, tile)))
    return tell_all(n, "unmarked", frame.about.but(tile=spots[0], other=step.marker)) if spots else None


@doing(s.Obstacle)
def obstacle(n: Night, frame: Steps, step: s.Obstacle) -> Call | None:
    return _lay_marks(n, frame, step.size, step.where, number(n, step.count, frame.about), step.by)


@doing(s.ClearObstacle)
def clear_obstacle(n: Night, frame: Steps, step: s.ClearObstacle) -> Call | None:
    for tile in tiles(n, step.where, frame.about):
        left = number(n, step.count, frame.about)
        for size in (step.size,) if step.size else ("large", "small"):
            count = min(left, n.marked(size, tile))
            add_mark(n, size, tile, -count)
            left -= count
    return None


@doing(s.Ghost)
def ghost(n: Night, frame: Steps, step: s.Ghost) -> Call | None:
    return _lay_marks(n, frame, "ghost", step.where, step.add, step.by)


@doing(s.Spread)
def spread(n: Night, frame: Steps, step: s.Spread) -> Call | None:
    count = 99 if step.count is None else number(n, step.count, frame.about)
    if count >= 99:
        fresh = _beside_marked(n, step, frame.about)
        for tile in fresh:
            add_mark(n, step.marker, tile, 1)
        return None
    return Call(Spreading(frame.block, frame.next - 1, count, chooser(n, step.by, frame.about), frame.about))


def _beside_marked(n: Night, step: s.Spread, about: Context) -> list[str]:
    allowed = tiles(n, step.to, about)
    found = []
    for tile in n.house.names:
        beside = any(n.marked(step.marker, other) for other in n.house.adjacent[tile])
        if beside and tile in allowed and not n.marked(step.marker, tile):
            found.append(tile)
    return found


class Spreading(Frame):
    """A marker spreads, tile by tile."""

    block: str
    place: int
    count: int
    seat: Seat
    about: Context

    @do
    def next(self, n: Night) -> Call | Done:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Spread)
        spots = _beside_marked(n, step, self.about)
        if self.count <= 0 or not spots:
            return Done()
        self.count -= 1
        return Call(Choosing(self.seat, tuple(spots), "mark", op="mark", about=self.about, extra=(step.marker, "1")))

    @do
    def again(self, n: Night, tile: Any) -> None:
        n.said = f"{n.said if n.said.startswith('spreads') else 'spreads'} {tile}"
        self.go(Spreading.STEPS["next"])


# Doorways


@doing(s.Block)
def block(n: Night, frame: Steps, step: s.Block) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if _barrable(n, tile)]
    return Call(Barring(chooser(n, step.by, frame.about), tuple(spots))) if spots else None


def _barrable(n: Night, tile: str) -> list[str]:
    laid: Laid = n.house.tiles[tile]
    return [side for side in laid.doors if side not in laid.barred]


class Barring(Frame):
    """A doorway is chosen, and nobody passes it any more."""

    seat: Seat
    tiles: tuple[str, ...]

    @do
    def by_whom(self, n: Night) -> None:
        if self.seat == CHANCE:
            self.go(Barring.STEPS["drawn"])

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.seat, "bar", tuple(sorted(self._ways(n), key=str)))

    @do
    def chosen(self, n: Night, choice: Bar) -> Call | None:
        self.go(Barring.STEPS["over"])
        return self._bar(n, choice)

    @chance
    def drawn(self, n: Night) -> Odds:
        return Odds("doorway", tuple(f"{way.tile}.{way.side}" for way in self._ways(n)))

    @do
    def fell(self, n: Night, word: Any) -> Call | None:
        tile, _, side = word.rpartition(".")
        return self._bar(n, Bar(tile, side))

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _ways(self, n: Night) -> list[Bar]:
        return [Bar(tile, side) for tile in self.tiles for side in _barrable(n, tile)]  # type: ignore[arg-type]

    def _bar(self, n: Night, way: Bar) -> Call | None:
        n.house = n.house.barring(way.tile, way.side)
        n.emit("barred", tile=way.tile, side=way.side)
        return tell_all(n, "doorway-changed", Context(tile=way.tile))


@doing(s.Unblock)
def unblock(n: Night, frame: Steps, step: s.Unblock) -> Call | None:
    barred = [tile for tile in tiles(n, step.where, frame.about) if n.house.tiles[tile].barred]
    for tile in barred:
        n.house = n.house.changed(replace(n.house.tiles[tile], barred=""))
        n.emit("unbarred", tile=tile)
    return tell_all(n, "doorway-changed", frame.about.but(tile=barred[0])) if barred else None


@doing(s.Passage)
def passage(n: Night, frame: Steps, step: s.Passage) -> Call | None:
    for tile in tiles(n, step.where, frame.about):
        n.house = n.house.changed(replace(n.house.tiles[tile], passage=True))
        n.emit("passage", tile=tile)
    return None
