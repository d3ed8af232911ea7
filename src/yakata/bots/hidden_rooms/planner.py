"""Looks up to three turns ahead, with the exact odds of every draw."""

import json
from functools import cache
from pathlib import Path

from yakata.bots.hidden_rooms.lookahead import Lookahead
from yakata.bots.hidden_rooms.model import Plan, Position, Rules
from yakata.bots.hidden_rooms.outlook import Outlook
from yakata.bots.hidden_rooms.turns import TurnBot


class Planner(TurnBot):
    """Takes the plan with the best chance of winning. It leaves nothing to chance, so it has no use for its ``rng``."""

    _look: Lookahead | None = None

    def first_value(self, house: Rules, lay: int, other: int, pool: int) -> float:
        first = house.first(lay, other, pool)
        self._look = Lookahead(Outlook(house, weights()))
        return 0.0 if first is None else self._look.far_hope(first)

    def best(self, house: Rules, position: Position, plans: list[Plan]) -> Plan:
        if self._look is None or self._look.house is not house:
            self._look = Lookahead(Outlook(house, weights()))
        return self._look.best(position, plans)


@cache
def weights() -> dict[str, list[float]]:
    tables: dict[str, list[float]] = json.loads((Path(__file__).parent / "weights.json").read_text(encoding="utf-8"))
    return tables
