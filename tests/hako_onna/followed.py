"""Where the tiles can be that one seat has seen: every way in which they can have gone, by brute force (HR40).

A way says of each tile that was seen where it is now: in a Shadow, in somebody's hand, out of the game. When a tile
leaves a hand unseen, every way becomes as many as there are tiles that may have left.
"""

from collections.abc import Callable, Iterable, Iterator

from tests.hako_onna.nights import BOOK
from yakata.hako_onna.state.night import NOWHERE, Night
from yakata.kernel import SPECTATOR, Ask

GONE = "gone"
MANY = 3000
"""With more ways than this, tiles are forgotten until there are fewer."""

Way = tuple[tuple[str, str], ...]
"""Tiles and their places, sorted."""


def portable(face: str) -> bool:
    return face in BOOK.face and BOOK.face[face].portable


def hand(seat: int) -> str:
    return f"hand-{seat}"


def places(state: Night) -> dict[str, str]:
    """Where each tile that can be carried is in this world."""
    where = {lot: BOOK.shadows[n] for n, lot in enumerate(state.base) if lot != NOWHERE}
    where |= {lot: hand(seat) for seat, lots in enumerate(state.hands) for lot in lots}
    where |= dict.fromkeys(state.gone, GONE)
    return {face: where[lot] for lot, face in enumerate(state.faces) if lot in where and portable(face)}


class Followed:
    """Tiles followed by one seat, from its own events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.ways: set[Way] = {()}
        self.count: dict[str, int] = {}
        """How many tiles each hand has."""
        self.taking: set[int] = set()
        """Whose last tile was taken just now."""

    @property
    def tiles(self) -> set[str]:
        return {tile for way in self.ways for tile, _ in way}

    def can_be(self, tile: str) -> set[str]:
        return {place for way in self.ways for one, place in way if one == tile}

    # What happens

    def enters(self, place: str, seat: int) -> None:
        """What lies there is taken; what others put down in its place is not this tile."""
        self._each(lambda tile, there: f"taking-{seat}" if there == place else there)
        self.count[hand(seat)] = self.count.get(hand(seat), 0) + 1
        self.taking.add(seat)

    def closes(self) -> None:
        """A taken tile is one of the hand."""
        self.taking.clear()
        self._each(lambda tile, there: there.replace("taking", "hand"))

    def leaves(self, seat: int, to: str) -> None:
        """One of the tiles of this hand goes somewhere, unseen."""
        self.count[hand(seat)] -= 1
        if to.startswith("hand-"):
            self.count[to] = self.count.get(to, 0) + 1
        self.ways = {new for way in self.ways for new in self._without_one(way, seat, to)}
        self._few()

    def _without_one(self, way: Way, seat: int, to: str) -> Iterator[Way]:
        here = [tile for tile, place in way if place == hand(seat)]
        if len(here) <= self.count[hand(seat)] - (seat in self.taking):
            yield way  # a tile that was never seen
        for gone in here:
            yield tuple((tile, to if tile == gone else place) for tile, place in way)

    def sees(self, tile: str, place: str) -> None:
        if not portable(tile):
            self.ways = {
                way for way in self.ways if place.startswith("hand-") or all(there != place for _, there in way)
            }
        elif tile in self.tiles:
            self.ways = {way for way in self.ways if dict(way)[tile] in (place, place.replace("hand", "taking"))}
        else:
            self.ways = {tuple(sorted((*way, (tile, place)))) for way in self.ways if self._room(way, place)}
        self._few()

    def _room(self, way: Way, place: str) -> bool:
        there = sum(other in (place, place.replace("hand", "taking")) for _, other in way)
        return place == GONE or there < self.count.get(place, 1)

    def goes(self, tile: str, to: str) -> None:
        """All see this tile go."""
        for place in self.can_be(tile) if len(self.can_be(tile)) == 1 else ():
            if place in self.count and place != to:
                self.count[place] -= 1
        self._each(lambda one, there: to if one == tile else there)

    def gets(self, seat: int, tile: str) -> None:
        """All see it handed over."""
        self.count[hand(seat)] = self.count.get(hand(seat), 0) + 1
        self.sees(tile, hand(seat))

    def not_in_hands(self, tile: str) -> None:
        self.ways = {way for way in self.ways if not dict(way).get(tile, "").startswith("hand-")}

    def own(self, state: Night) -> None:
        """The own hand is known."""
        if self.seat != SPECTATOR and state.alive[self.seat]:
            mine = set(state.view(self.seat).hand)
            for tile in mine - self.tiles:
                self.sees(tile, hand(self.seat))
            self.ways = {way for way in self.ways if {tile for tile, place in way if self._mine(place)} == mine}

    def _mine(self, place: str) -> bool:
        return place in (hand(self.seat), f"taking-{self.seat}")

    def forget(self, forgets: Callable[[str], bool]) -> None:
        self.ways = {tuple((tile, place) for tile, place in way if not forgets(tile)) for way in self.ways}

    def moved(self) -> None:
        """What may lie somewhere may have been moved."""
        lie = {tile for way in self.ways for tile, place in way if "." in place}
        self.forget(lie.__contains__)

    def _few(self) -> None:
        while len(self.ways) > MANY:
            widest = max(sorted(self.tiles), key=lambda tile: len(self.can_be(tile)))
            self.forget(widest.__eq__)

    def _each(self, place: Callable[[str, str], str]) -> None:
        self.ways = {tuple((tile, place(tile, there)) for tile, there in way) for way in self.ways}

    # Questions

    def doubts(self, world: Night) -> Iterable[str]:
        where, known = places(world), self.tiles
        now = tuple(sorted((tile, where.get(tile, "nowhere")) for tile in known))
        ways = {tuple((tile, place.replace("taking", "hand")) for tile, place in way) for way in self.ways}
        if now not in ways:
            yield f"tiles cannot have gone like this: {now}"

    def told_too_much(self, state: Night) -> Iterable[str]:
        """What the notebook says for certain, and does not follow from what was seen."""
        view = state.view(self.seat)
        for note in view.notes:
            can_be = {place.replace("taking", "hand") for place in self.can_be(note.tile)}
            if can_be and not note.stale and can_be != {note.where}:
                yield f"{note.tile} is in {note.where}, says the notebook; it can be in {sorted(can_be)}"
        perhaps = {one.where: one.tiles for one in view.perhaps}
        for tile in self.tiles - {note.tile for note in view.notes}:
            said = {where for where, tiles in perhaps.items() if tile in tiles}
            can_be = {place.replace("taking", "hand") for place in self.can_be(tile)}
            if not can_be <= said:
                yield f"{tile} can be in {sorted(can_be)}, and not only in {sorted(said)}"

    def told_too_little(self, state: Night) -> Iterable[str]:
        """What can still be by the notebook, and cannot by what was seen."""
        view = state.view(self.seat)
        stale = {note.face for knower in state.astray.values() for note in (*knower.tiles, *knower.lost) if note.stale}
        for one in view.perhaps:
            for tile in self.tiles.intersection(one.tiles) - stale:
                if one.where not in {place.replace("taking", "hand") for place in self.can_be(tile)}:
                    yield f"{tile} cannot be in {one.where}"


def replacing(state: Night) -> bool:
    return isinstance(state.pending, Ask) and state.pending.prompt == "replace"
