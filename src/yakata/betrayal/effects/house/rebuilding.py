"""A whole region laid anew."""

from typing import Any

from yakata.betrayal.effects.house.tiles import clear
from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import TILES
from yakata.betrayal.meaning import tiles
from yakata.betrayal.rules.cards.decks import bury
from yakata.betrayal.rules.exploring.rearranging import open_up
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.house import House, beyond, lay
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Doorway
from yakata.kernel import Call, Done, Frame, Odds, chance, do


@doing(s.RebuildRegion)
def rebuild_region(n: Night, frame: Steps, step: s.RebuildRegion) -> Call | None:
    region: str = step.region
    if region == "same":
        here = tiles(n, "its", frame.about)
        region = n.house.tiles[here[0]].region if here else ""
    taken = tuple(laid.tile for laid in n.house.laid if laid.region == region and not n.starts(laid.tile))
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
        open_up(n, self.region)
        return Done()

    @chance
    def where(self, n: Night) -> Odds:
        return Odds("doorway", tuple(sorted(way.word for way in self._spots(n))))

    @do
    def laid(self, n: Night, word: Any) -> None:
        house, tile = self._house(n), n.tile(self.taken[0])
        way = next(way for way in self._spots(n) if way.word == word)
        square = beyond(house.tiles[way.tile].square, way.side)
        turns = house.rotations(tile, square, way.side) or house.rotations(tile, square, way.side, True)
        self.taken, self.placed = self.taken[1:], (*self.placed, (tile.id, *square[1:], turns[0]))
        self.go(Rebuilding.next)

    def _house(self, n: Night) -> House:
        """The house as it will be, so far."""
        moved = {*self.taken, *self.lost, *(tile for tile, *_ in self.placed)}
        kept = tuple(laid for laid in n.house.laid if laid.tile not in moved)
        again = (
            lay(n.tile(tile), (self.region, x, y), turns, n.house.tiles[tile].passage)
            for tile, x, y, turns in self.placed
        )
        return House((*kept, *again))

    def _spots(self, n: Night) -> list[Doorway]:
        """Where the tile can lie; where it would close the region only when it can lie nowhere else."""
        tile, house = n.tile(self.taken[0]), self._house(n)
        here = [laid for laid in house.laid if laid.region == self.region]
        ways = [(laid, side) for laid in here for side in house.open_doorways[laid.tile]]
        for sealing in (False, True):
            fits = [way for way in ways if house.rotations(tile, beyond(way[0].square, way[1]), way[1], sealing)]
            if fits:
                return [Doorway(laid.tile, side) for laid, side in fits]
        return []
