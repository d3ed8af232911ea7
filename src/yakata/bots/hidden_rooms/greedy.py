"""Looks one turn ahead: safe from the Monster's next turn, near to the exit, on a tile that many others fit."""

from yakata.bots.hidden_rooms.model import AWAY, DRAWN, FIT, Plan, Position, Rules, members
from yakata.bots.hidden_rooms.turns import TurnBot
from yakata.hidden_rooms.squares import EXIT, NOWHERE

STEP = 100
USABLE = 4
WIN = 10_000.0
REFUSED = -1_000_000.0


class Greedy(TurnBot):
    """Every whole turn by what it leads to, a Search from the pool by its chances; the first of equals."""

    def first_value(self, house: Rules, lay: int, other: int, pool: int) -> float:
        return usable(lay, pool | 1 << other)

    def best(self, house: Rules, position: Position, plans: list[Plan]) -> Plan:
        return max(plans, key=lambda plan: self.worth(house, position, plan))

    def worth(self, house: Rules, p: Position, plan: Plan) -> float:
        if plan.square == NOWHERE or plan.source != DRAWN:
            return self.standing(house, house.done(p, plan))
        drawn = members(house.draws(p))
        return sum(self.standing(house, house.done(p, plan, tile)) for tile in drawn) / len(drawn)

    def standing(self, house: Rules, done: Position) -> float:
        """The Child's place at the end of its turn."""
        if done.child == EXIT:
            return WIN
        if house.after(done) is None:
            return REFUSED
        return usable(done.tiles[done.child], done.pool | done.memory) * USABLE - AWAY[done.child] * STEP


def usable(under: int, tiles: int) -> int:
    """How many of these tiles fit beside this one."""
    return (FIT[under] & tiles).bit_count()
