"""What a search from the pool can bring."""

from typing import Protocol

from msgspec import Struct

from yakata.hidden_rooms.options import HouseOptions
from yakata.hidden_rooms.tiles import FITTING, Tile
from yakata.kernel.aloud import Speaks


class Tiles(Protocol):
    """The tiles of a house, or of a view of it."""

    @property
    def board(self) -> tuple[Tile, ...]: ...
    @property
    def child(self) -> int: ...
    @property
    def pool(self) -> tuple[Tile, ...]: ...
    @property
    def memory(self) -> tuple[Tile, ...]: ...
    @property
    def options(self) -> HouseOptions: ...


class SearchOdds(Struct, frozen=True):
    """So many tiles of the pool fit beside the tile under the Child (K24)."""

    fitting: int
    tiles: int

    @property
    def percent(self) -> int:
        """Rounded, but never to a certainty that is none."""
        if self.fitting in (0, self.tiles):
            return 100 if self.fitting else 0
        return min(99, max(1, round(100 * self.fitting / self.tiles)))


def search_odds(house: Tiles) -> SearchOdds:
    """For the next draw. With an empty pool that is refilled from memory (KQ6), for what it will hold."""
    pool = house.pool
    if not pool and house.options.empty_pool == "reshuffle":
        pool = house.memory
    under = house.board[house.child]
    return SearchOdds(sum(tile in FITTING[under] for tile in pool), len(pool))


def say_odds(odds: SearchOdds, words: Speaks) -> str:
    """``14 of 21 tiles fit (67%)``."""
    if not odds.tiles:
        return words.say("pool-is-empty")
    return words.say("odds", fitting=odds.fitting, tiles=odds.tiles, percent=odds.percent)
