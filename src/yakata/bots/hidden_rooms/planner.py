"""Looks over whole turns with the exact odds of every draw."""

from yakata.bots.hidden_rooms.model import AWAY, DRAWN, FIT, LOST, Plan, Position, Rules, members, walk
from yakata.bots.hidden_rooms.turns import TurnBot
from yakata.hidden_rooms.squares import EXIT, NEAR, NOWHERE

LOSS = -3000.0
WIN = 3000.0


class Planner(TurnBot):
    def first_value(self, house: Rules, lay: int, other: int, pool: int) -> float:
        first = house.first(lay, other, pool)
        return LOSS if first is None else self.leaf(house, first)

    def best(self, house: Rules, position: Position, plans: list[Plan]) -> Plan:
        return max(plans, key=lambda plan: self.worth(house, position, plan))

    def worth(self, house: Rules, p: Position, plan: Plan) -> float:
        if plan.square == NOWHERE or plan.source != DRAWN:
            return self.outcome(house, house.done(p, plan))
        drawn = members(house.draws(p))
        return sum(self.outcome(house, house.done(p, plan, tile)) for tile in drawn) / len(drawn)

    def outcome(self, house: Rules, done: Position) -> float:
        if done.child == EXIT:
            return WIN
        after = house.after(done)
        return LOSS if after is None else self.leaf(house, after)

    def leaf(self, house: Rules, p: Position) -> float:
        safe = 0
        while safe < 4 and survives(house, p.laid, p.child, p.beast, safe + 1):
            safe += 1
        under = p.tiles[p.child]
        usable = (FIT[under] & p.memory).bit_count() * 33 + (FIT[under] & p.pool).bit_count() * 5
        return (
            usable - 76 * AWAY[p.child] + (NEAR[p.child] & p.laid).bit_count() * 60 + (0, 800, 1100, 1300, 1500)[safe]
        )


def survives(house: Rules, laid: int, child: int, beast: int, turns: int) -> bool:
    """Whether walking alone keeps the Child from the Monster for so many turns."""
    for where in walk(child, laid & ~(1 << (beast >> 2)), 2):
        after = house.hunt[where * 144 + beast]
        if after != LOST and (turns == 1 or survives(house, laid, where, after, turns - 1)):
            return True
    return False
