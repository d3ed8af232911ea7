"""How likely a position is to be won: what can be seen of it, weighed by what was learnt from many stages.

The weights are a logistic regression on how stages 1 to 5 ended that were played with earlier weights, one turn ahead,
in half of them with one turn in twenty left to chance. They know nothing of a route but what the traits tell, so they
serve for stages of one's own too.
"""

from functools import lru_cache
from math import exp
from typing import Final

from yakata.bots.hidden_rooms.model import AWAY, BEASTS, FIT, LOST, Rules, members, walk
from yakata.hidden_rooms.squares import DIRECTIONS, NEAR, NOWHERE, SIZE, SQUARES, place

WALKS: Final = 6
"""No further than so many turns is it asked whether walking is safe."""
SHARES: Final = 8
LEFT: Final = 7

TRAITS: Final = {
    "walks_nearest": (WALKS + 1) * 11,  # turns of safe walking, with the steps from the nearest tile to the exit
    "walks_slack": (WALKS + 1) * 15,  # with the turns the Monster's route leaves beyond these steps
    "walks_growth": (WALKS + 1) * 5,  # with the safe squares to search
    "walks_loops": (WALKS + 1) * 4,  # with the blocks to lead the Monster round
    "behind": 5,  # how much further from the exit the Child is than the nearest tile
    "safe": 5,  # squares where a walk ends in safety
    "doors": 5,  # tiles beside the Child
    "rooms": 17,  # tiles laid
    "bearing": 3 * 9 * 6,  # where the Monster has the Child, by how safe it is to walk
}
"""What is weighed of Child, Monster and laid squares, and how many cases each has."""
TILE_TRAITS: Final = {
    "tiles": (WALKS + 1) * 4 * (SHARES + 1),  # tiles of memory that fit here, and what share of the pool does
    "left": LEFT + 1,  # turns to the limit beyond the steps to the exit, in twos
}

LOOPS: Final = tuple(
    1 << at | 1 << at + 1 | 1 << at + SIZE | 1 << at + SIZE + 1
    for at in SQUARES
    if place(at)[0] < SIZE - 1 and place(at)[1] < SIZE - 1
)
"""Blocks of 2×2: with tiles on all four, the Child can lead the Monster round."""

SHARE: Final = tuple(
    tuple((2 * SHARES * min(part, total) + total) // (2 * total) if total else 0 for total in range(25))
    for part in range(25)
)
"""How much of the pool fits, in eighths."""


class Outlook:
    """The chances in one stage. Remembers what it has looked at."""

    def __init__(self, house: Rules, weights: dict[str, list[float]]) -> None:
        self.house = house
        self.tables = [weights[name] for name in TRAITS]
        self.tile_table, self.left_table = weights["tiles"], weights["left"]
        self._sights: dict[tuple[int, int, int], tuple[float, int, int]] = {}
        self._walks: dict[tuple[int, int, int], tuple[int, bool]] = {}
        self._clock: dict[int, int] = {}
        self._left: dict[int, tuple[float, ...]] = {}

    # What can be seen

    def clock(self, beast: int) -> int:
        """The Monster's turns to the end of its route, if nothing diverts it."""
        known = self._clock.get(beast)
        if known is None:
            monster, turns = self.house.hunt.monster, 0
            turn = monster.turn(beast >> 2, DIRECTIONS[beast & 3], NOWHERE)
            while not turn.end and turns < 2 * len(SQUARES):
                turns += 1
                turn = monster.turn(turn.square, turn.facing, NOWHERE)
            known = self._clock[beast] = turns
        return known

    def walks(self, laid: int, child: int, beast: int, cap: int = WALKS) -> int:
        """For how many turns, up to ``cap``, walking alone keeps the Child safe."""
        key = (laid, child, beast)
        most, exact = self._walks.get(key, (0, False))
        if exact or most >= cap:
            return min(most, cap)
        hunt, best = self.house.hunt, 0
        for where in walk(child, laid & ~(1 << (beast >> 2)), 2):
            after = hunt[where * BEASTS + beast]
            if after != LOST:
                turns = 1 + self.walks(laid, where, after, cap - 1) if cap > 1 else 1
                if turns > best:
                    best = turns
                    if best >= cap:
                        break
        self._walks[key] = best, best < cap
        return best

    def traits(self, laid: int, child: int, beast: int) -> tuple[int, ...]:
        """The case of each of ``TRAITS``, then the bare ``walks`` and ``nearest``."""
        hunt, monster = self.house.hunt, 1 << (beast >> 2)
        walks = self.walks(laid, child, beast)
        nearest = nearest_laid(laid)
        slack = max(-6, min(8, self.clock(beast) - nearest)) + 6
        open_squares = [where for where in walk(child, laid & ~monster, 2) if hunt[where * BEASTS + beast] != LOST]
        free = 0
        for where in open_squares:
            free |= NEAR[where]
        growth = sum(hunt[square * BEASTS + beast] != LOST for square in members(free & ~laid & ~monster))
        loops = sum(laid & loop == loop for loop in LOOPS)
        danger = (0, 0, 1, 1, 2, 2, 2)[walks]
        return (
            walks * 11 + nearest,
            walks * 15 + slack,
            walks * 5 + min(growth, 4),
            walks * 4 + min(loops, 3),
            min(AWAY[child] - nearest, 4),
            min(len(open_squares), 4),
            (NEAR[child] & laid).bit_count(),
            min(laid.bit_count(), 16),
            danger * 54 + bearing(child, beast),
            walks,
            nearest,
        )

    def sight(self, laid: int, child: int, beast: int) -> tuple[float, int, int]:
        """What the traits weigh together, the row of ``tiles`` that goes with them, and ``nearest``."""
        key = (laid, child, beast)
        known = self._sights.get(key)
        if known is None:
            traits = self.traits(laid, child, beast)
            score = sum([table[case] for table, case in zip(self.tables, traits, strict=False)])
            known = self._sights[key] = score, traits[-2] * 4 * (SHARES + 1), traits[-1]
        return known

    def left(self, turns: int) -> tuple[float, ...]:
        """What the turns left to the limit (KQ5) weigh, by the steps from the nearest tile to the exit."""
        known = self._left.get(turns)
        if known is None:
            known = self._left[turns] = tuple(self.left_table[self.left_case(turns, steps)] for steps in range(11))
        return known

    def left_case(self, turns: int, steps: int) -> int:
        limit = self.house.turn_limit
        return max(0, min(LEFT, (limit - turns - steps + 1) // 2)) if limit else LEFT

    # What it is worth

    def chance(self, laid: int, child: int, beast: int, turns: int, under: int, pool: int, memory: int) -> float:
        """At the Child's turn, of winning."""
        score, row, nearest = self.sight(laid, child, beast)
        score += self.tile_table[row + tile_case(under, pool, memory)] + self.left(turns)[nearest]
        return 1 / (1 + exp(-score))


@lru_cache(1 << 12)
def drawn_cases(bag: int, memory: int) -> dict[int, int]:
    """The case of each tile of the bag, once it is drawn and laid."""
    share, size = SHARES + 1, bag.bit_count() - 1
    return {
        tile: min(3, (FIT[tile] & memory).bit_count()) * share + SHARE[(FIT[tile] & bag).bit_count() - 1][size]
        for tile in members(bag)
    }


def taken_cases(pool: int, memory: int) -> dict[int, int]:
    """The case of each tile of memory, once it is laid."""
    return {tile: tile_case(tile, pool, memory ^ 1 << tile) for tile in members(memory)}


def tile_case(under: int, pool: int, memory: int) -> int:
    """What fits beside the Child's tile, as a place in a row of ``tiles``."""
    fit = FIT[under]
    return min(3, (fit & memory).bit_count()) * (SHARES + 1) + SHARE[(fit & pool).bit_count()][pool.bit_count()]


@lru_cache(1 << 13)
def nearest_laid(laid: int) -> int:
    """Steps to the exit from the nearest square with a tile."""
    return min(AWAY[square] for square in members(laid))


@lru_cache(1 << 13)
def bearing(child: int, beast: int) -> int:
    """Where the Child is for the Monster: so far ahead, so far to either side."""
    (row, column), (child_row, child_column) = place(beast >> 2), place(child)
    down, across = child_row - row, child_column - column
    ahead, aside = ((-down, across), (across, down), (down, across), (-across, down))[beast & 3]
    return (max(-4, min(4, ahead)) + 4) * 6 + abs(aside)
