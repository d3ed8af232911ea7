"""Search over whole turns: every plan of the Child, every draw with its odds, the Monster's known answer."""

from collections.abc import Callable
from math import exp
from typing import Final

from yakata.bots.hidden_rooms.model import BEASTS, DRAWN, FIT, LOST, Plan, Position, members, walk
from yakata.bots.hidden_rooms.outlook import Outlook, drawn_cases, taken_cases
from yakata.hidden_rooms.choices import MOVES
from yakata.hidden_rooms.squares import EXIT, NEAR, NOWHERE

Leaf = Callable[[Position], float]

SECOND: Final = 10
"""So many of the plans are followed into the second turn."""
THIRD: Final = 3
"""At most so many of these into the third turn, and so many of the plans they meet on the way."""
CLOSE: Final = 0.06
"""Only plans that are as close as this to the best are followed into the third turn."""
POSITIONS: Final = 2400
"""About twice the positions that the third turn may cost. A count and not a clock, so that play can be repeated."""


class Lookahead:
    """Chances of winning a stage by looking one, two or three turns ahead."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.house = outlook.house
        self._hopes: dict[Position, float] = {}

    def best(self, p: Position, plans: list[Plan]) -> Plan:
        """The best of these plans."""
        if len(plans) == 1:
            return plans[0]
        self._hopes.clear()
        known = dict(self.weigh(p))
        plans = sorted(plans, key=lambda plan: -known[plan])[:SECOND]
        worths = {plan: self.worth(p, plan, self.hope) for plan in plans}
        ranked = sorted(plans, key=lambda plan: -worths[plan])[:THIRD]
        close = [plan for plan in ranked if worths[plan] >= worths[ranked[0]] - CLOSE]
        if len(close) == 1:
            return close[0]
        draws = max(1, self.house.draws(p).bit_count())
        positions = sum(draws if plan.square != NOWHERE and plan.source == DRAWN else 1 for plan in close) * draws
        width = max(1, min(THIRD, POSITIONS // positions))
        return max(close, key=lambda plan: self.worth(p, plan, lambda after: self.far_hope(after, width)))

    def worth(self, p: Position, plan: Plan, leaf: Leaf) -> float:
        """The chance of winning with this plan, if ``leaf`` is right about the positions it leads to."""
        house = self.house
        if plan.square == NOWHERE or plan.source != DRAWN:
            return self._worth(house.done(p, plan), leaf)
        drawn = members(house.draws(p))
        return sum([self._worth(house.done(p, plan, tile), leaf) for tile in drawn]) / len(drawn)

    def _worth(self, done: Position, leaf: Leaf) -> float:
        if done.child == EXIT:
            return 1.0
        after = self.house.after(done)
        return 0.0 if after is None else leaf(after)

    def chance(self, p: Position) -> float:
        """Without looking ahead."""
        return self.outlook.chance(p.laid, p.child, p.beast, p.turns, p.tiles[p.child], p.pool, p.memory)

    def hope(self, p: Position) -> float:
        """With the best of the plans for this turn."""
        known = self._hopes.get(p)
        if known is None:
            known = self._hopes[p] = max([worth for _, worth in self.weigh(p)])
        return known

    def far_hope(self, p: Position, width: int = THIRD) -> float:
        """With the best of the plans for this turn and the next, where only the most promising are looked at."""
        weighed = sorted(self.weigh(p), key=lambda weighed: -weighed[1])[:width]
        close = weighed[0][1] - CLOSE
        return max([self.worth(p, plan, self.hope) for plan, worth in weighed if worth >= close])

    def weigh(self, p: Position) -> list[tuple[Plan, float]]:
        """Each plan with its ``worth`` for ``chance`` as the leaf.

        It goes by squares, because most of a chance does not depend on the tile that is drawn.
        """
        tiles, laid, pool, memory, child, beast, turns, moves = p
        house, outlook, hunt = self.house, self.outlook, self.house.hunt
        table, left = outlook.tile_table, outlook.left(turns + 1)
        goes_on = turns != house.turn_limit
        monster = 1 << (beast >> 2)
        bag, kept = (pool, memory) if pool or not house.mixes_empty_pool else (memory, 0)  # KQ6
        size = bag.bit_count()
        drawn, taken = drawn_cases(bag, kept), taken_cases(pool, memory)
        weighed = []
        for where in walk(child, laid & ~monster, MOVES - moves):
            fit, after = FIT[tiles[where]], hunt[where * BEASTS + beast]
            stays = goes_on and after != LOST
            stay = outlook.chance(laid, where, after, turns + 1, tiles[where], pool, memory) if stays else 0.0
            weighed.append((Plan(where), stay))
            free = NEAR[where] & ~laid & ~monster
            if not free:
                continue
            fitting, takes = members(fit & bag), members(fit & memory)
            failed = 0.0
            if stays and len(fitting) < size:
                # No tile that fails fits here, so it makes no difference which one it is.
                miss = bag & ~fit
                miss &= -miss
                full = kept.bit_count() + 1 >= house.reshuffle_at  # K27, KQ7
                rest, held = (bag | kept, 0) if full else (bag ^ miss, kept | miss)
                failed = outlook.chance(laid, where, after, turns + 1, tiles[where], rest, held)
                failed *= size - len(fitting)
            for square in members(free):
                after = hunt[square * BEASTS + beast]
                if square == EXIT:
                    found, sure = float(len(fitting)), [1.0] * len(takes)  # K29
                elif goes_on and after != LOST:
                    score, row, nearest = outlook.sight(laid | 1 << square, square, after)
                    score += left[nearest]
                    found = sum([1 / (1 + exp(-score - table[row + drawn[tile]])) for tile in fitting])
                    sure = [1 / (1 + exp(-score - table[row + taken[tile]])) for tile in takes]
                else:
                    found, sure = 0.0, [0.0] * len(takes)
                if size:
                    weighed.append((Plan(where, square), (found + failed) / size))
                weighed += [(Plan(where, square, tile), worth) for tile, worth in zip(takes, sure, strict=True)]
        return weighed
