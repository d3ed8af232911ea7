"""Looks two turns ahead over whole turns, with the exact odds of every draw."""

import json
from functools import cache
from pathlib import Path
from random import Random

from yakata.bots.hidden_rooms.lookahead import Lookahead
from yakata.bots.hidden_rooms.model import Plan, Position, Rules
from yakata.bots.hidden_rooms.outlook import Outlook
from yakata.bots.hidden_rooms.turns import TurnBot

WIDTH = 10
"""So many of the plans are looked at further."""


class Planner(TurnBot):
    """Takes the plan with the best chance of winning."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)

    def first_value(self, house: Rules, lay: int, other: int, pool: int) -> float:
        first = house.first(lay, other, pool)
        return 0.0 if first is None else self.look(house).far_hope(first, WIDTH)

    def best(self, house: Rules, position: Position, plans: list[Plan]) -> Plan:
        look = self.look(house)
        plans = look.promising(position, plans, WIDTH)
        return max(plans, key=lambda plan: look.worth(position, plan, look.hope))

    def look(self, house: Rules) -> Lookahead:
        return Lookahead(Outlook(house, weights()))


@cache
def weights() -> dict[str, list[float]]:
    tables: dict[str, list[float]] = json.loads((Path(__file__).parent / "weights.json").read_text())
    return tables
