"""B83, BR11: a region that turning a tile does not open is laid anew, with a doorway to spare."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from yakata.betrayal.language.tables import Tile
from yakata.betrayal.state.house import BACK, House, Laid, Square, beyond, looks

TRIES: Final = 3000
"""So many ways to lay a tile are looked at. The widest come first: a few dozen are enough, but for oddities."""


def opened(house: House, region: str, tiles: Mapping[str, Tile], fixed: frozenset[str]) -> House | None:
    """The same tiles in another arrangement that has an open doorway; nothing where there is none."""
    here = [laid for laid in house.laid if laid.region == region]
    stay = [laid.tile for laid in here if laid.tile in fixed] or [here[0].tile]
    loose = sorted((laid for laid in here if laid.tile not in stay), key=lambda laid: -_ways(laid))
    base = House(tuple(laid for laid in house.laid if laid not in loose))
    if _open(base, region) + sum(_ways(laid) - 2 for laid in loose) < 1:
        return None  # every tile takes a doorway where it lies, and one of its own
    return _Search(region, tiles).lay(base, loose)


def _ways(laid: Laid) -> int:
    return len(set(laid.doors) - set(laid.barred))


def _open(house: House, region: str) -> int:
    return sum(len(house.open_doorways[laid.tile]) for laid in house.laid if laid.region == region)


class _Search:
    """Tile by tile, those with most doorways first, each where most is left open; back where that leads nowhere."""

    def __init__(self, region: str, tiles: Mapping[str, Tile]) -> None:
        self.region, self.tiles, self.left = region, tiles, TRIES

    def lay(self, house: House, rest: list[Laid]) -> House | None:
        if not rest:
            return house if house.has_way_out(self.region) else None
        first, *others = rest
        widest = sorted(self._placed(house, first), key=lambda there: -_open(there, self.region))
        for there in widest:
            self.left -= 1
            found = self.lay(there, others) if self.left > 0 else None
            if found is not None:
                return found
        return None

    def _placed(self, house: House, laid: Laid) -> Iterator[House]:
        tile = self.tiles[laid.tile]
        for square, side in self._doorways(house):
            for turns, doors, bump in looks(tile.doorways, tile.bump or ""):
                if BACK[side] in doors and not (bump and beyond(square, bump) in house.squares):
                    _, x, y = square
                    new = house.turned(laid, replace(laid, x=x, y=y), turns, self.tiles)
                    if BACK[side] not in new.barred:
                        yield house.plus(new)

    def _doorways(self, house: House) -> Iterator[tuple[Square, str]]:
        for laid in house.laid:
            if laid.region == self.region:
                for side in house.open_doorways[laid.tile]:
                    yield beyond(laid.square, side), side
