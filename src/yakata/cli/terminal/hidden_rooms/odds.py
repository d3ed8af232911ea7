"""What a search from the pool can bring."""

from msgspec import Struct

from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.tiles import FITTING
from yakata.words import Words


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


def search_odds(house: House) -> SearchOdds:
    """For the next draw. With an empty pool that is refilled from memory (KQ6), for what it will hold."""
    pool = house.pool
    if not pool and house.options.empty_pool == "reshuffle":
        pool = house.memory
    return SearchOdds(sum(tile in FITTING[house.under] for tile in pool), len(pool))


def say_odds(odds: SearchOdds, words: Words) -> str:
    """``14 of 21 tiles fit (67%)``."""
    if not odds.tiles:
        return words.say("pool-is-empty")
    return words.say("odds", fitting=odds.fitting, tiles=odds.tiles, percent=odds.percent)
