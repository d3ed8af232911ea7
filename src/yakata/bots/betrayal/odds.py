"""Two roll against each other."""

from functools import cache
from typing import NamedTuple


class Bout(NamedTuple):
    """What comes of a fight, on average."""

    win: float
    gain: float
    """By how much one wins, where one does; nothing counts as nothing."""
    loss: float
    lose: float
    grab: float
    """The chance to win by two or more: then one can steal."""


@cache
def _shares(dice: int) -> tuple[float, ...]:
    shares = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(shares) + 2)
        for result, share in enumerate(shares):
            for face in range(3):
                longer[result + face] += share / 3
        shares = longer
    return tuple(shares)


@cache
def bout(mine: int, theirs: int, bonus: int = 0) -> Bout:
    win = gain = loss = lose = grab = 0.0
    for result, share in enumerate(_shares(max(1, min(8, mine)))):
        for other, chance in enumerate(_shares(max(1, min(8, theirs)))):
            ahead, odds = result + bonus - other, share * chance
            if ahead > 0:
                win += odds
                gain += odds * ahead
                grab += odds * (ahead >= 2)
            else:
                loss -= odds * ahead
                lose += odds * (ahead < 0)
    return Bout(win, gain, loss, lose, grab)
