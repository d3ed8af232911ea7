"""Shares and how sure we are of them."""

from math import sqrt

from msgspec import Struct

Z95 = 1.959963984540054


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: it stays sensible near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / spread
    half = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


class Rate(Struct, frozen=True):
    """So many of so many."""

    games: int
    wins: int
    win_rate: float
    ci95: tuple[float, float]

    @classmethod
    def of(cls, wins: int, games: int) -> "Rate":
        low, high = wilson(wins, games)
        return cls(games, wins, round(wins / games if games else 0.0, 4), (round(low, 4), round(high, 4)))
