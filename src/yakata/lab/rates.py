"""Shares and how sure we are of them."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from statistics import median

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


class Figure(Struct, frozen=True):
    """A number that every game gives one of."""

    games: int
    mean: float
    ci95: tuple[float, float]
    """Of the mean."""
    median: float
    least: int
    most: int

    @classmethod
    def of(cls, counts: Mapping[int, int]) -> "Figure":
        """``counts``: how many games gave each number."""
        games = sum(counts.values())
        mean = sum(number * count for number, count in counts.items()) / games
        spread = sum(count * (number - mean) ** 2 for number, count in counts.items()) / max(1, games - 1)
        half = Z95 * sqrt(spread / games)
        least, most = min(counts), max(counts)
        around = (round(max(least, mean - half), 2), round(min(most, mean + half), 2))
        return cls(games, round(mean, 2), around, float(median(Counter(counts).elements())), least, most)


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
