"""Search over whole turns: every plan of the Child, every draw with its odds, the Monster's known answer."""

from collections.abc import Callable
from math import exp

from yakata.bots.hidden_rooms.model import DRAWN, FIT, LOST, Plan, Position, members, walk
from yakata.bots.hidden_rooms.outlook import Outlook, tile_case
from yakata.hidden_rooms.squares import EXIT, NEAR, NOWHERE
from yakata.hidden_rooms.why import MOVES

Leaf = Callable[[Position], float]


class Lookahead:
    """Chances of winning, by looking so many turns ahead."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.house = outlook.house
        self._hopes: dict[Position, float] = {}

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
        """With the best of the plans for this turn: the same as the greatest ``worth`` with ``chance`` at the leaves.

        It goes by squares instead of plans, because most of a chance does not depend on the tile that is drawn.
        """
        known = self._hopes.get(p)
        if known is None:
            known = self._hopes[p] = self._hope(p)
        return known

    def _hope(self, p: Position) -> float:
        tiles, laid, pool, memory, child, beast, turns, moves = p
        house, outlook, hunt = self.house, self.outlook, self.house.hunt
        goes_on = turns != house.turn_limit
        monster = 1 << (beast >> 2)
        bag, kept = (pool, memory) if pool or not house.mixes_empty_pool else (memory, 0)  # KQ6
        size = bag.bit_count()
        drawn_case = {tile: tile_case(tile, bag ^ 1 << tile, kept) for tile in members(bag)}
        table, left_table = outlook.tile_table, outlook.left_table
        best = 0.0
        for where in walk(child, laid & ~monster, MOVES - moves):
            under, after = tiles[where], hunt[where * 144 + beast]
            stays = goes_on and after != LOST
            if stays:
                best = max(best, outlook.chance(laid, where, after, turns + 1, under, pool, memory))
            free = NEAR[where] & ~laid & ~monster
            if not free:
                continue
            fitting = members(FIT[under] & bag)
            takes = members(FIT[under] & memory)
            misses = size - len(fitting)
            failed = 0.0
            if misses and stays:
                # No tile that fails fits here, so which one it is makes no difference.
                if kept.bit_count() + 1 >= house.reshuffle_at:
                    rest, held = bag | kept, 0
                else:
                    miss = (bag & ~FIT[under]) & -(bag & ~FIT[under])
                    rest, held = bag ^ miss, kept | miss
                failed = misses * outlook.chance(laid, where, after, turns + 1, under, rest, held)
            for square in members(free):
                if square == EXIT:
                    best = max(best, 1.0 if takes else (len(fitting) + failed) / size if size else 0.0)
                    continue
                after = hunt[square * 144 + beast]
                found = 0.0
                if goes_on and after != LOST:
                    score, row, nearest = outlook.sight(laid | 1 << square, square, after)
                    score += left_table[outlook.left(turns + 1, nearest)]
                    for tile in fitting:
                        found += 1 / (1 + exp(-score - table[row + drawn_case[tile]]))
                    for tile in takes:
                        take = score + table[row + tile_case(tile, pool, memory ^ 1 << tile)]
                        best = max(best, 1 / (1 + exp(-take)))
                if size:
                    best = max(best, (found + failed) / size)
        return best

    def far_hope(self, p: Position, width: int) -> float:
        """With the best of the plans for two turns, only the most promising ones followed."""
        plans = self.house.plans(p)
        return max(self.worth(p, plan, self.hope) for plan in self.promising(p, plans, width))

    def promising(self, p: Position, plans: list[Plan], width: int) -> list[Plan]:
        return sorted(plans, key=lambda plan: -self.worth(p, plan, self.chance))[:width]
