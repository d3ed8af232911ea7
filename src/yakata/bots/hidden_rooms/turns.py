"""A player that thinks in whole turns, and answers one ask at a time."""

from random import Random
from typing import cast

from yakata.bots.bot import Observation
from yakata.bots.hidden_rooms.model import DRAWN, TILE, Plan, Position, Rules, bits, rules, seen, walk
from yakata.hidden_rooms.choices import DRAW, END, LAY, MOVE, SEARCH, TAKE, Lay
from yakata.hidden_rooms.squares import BESIDE, NOWHERE, direction_to
from yakata.hidden_rooms.tiles import TILES
from yakata.hidden_rooms.view import HouseView
from yakata.kernel import Choice


class TurnBot:
    """Subclass it with ``value`` for the first tile and ``best`` for a turn.

    The plan of a turn is kept until something else than what it expects is on the table.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._plan = Plan(NOWHERE)
        self._expects: tuple[Position, int] | None = None

    def choose(self, seen_now: Observation) -> Choice:
        view = cast(HouseView, seen_now.view)
        if view.prompt == "first-tile":
            return self._first(view, seen_now.choices)
        position = seen(view)
        if self._expects != (position, view.searching):
            house = rules(view)
            self._plan = self.best(house, position, house.plans(position, view.searching))
        choice, self._expects = follow(self._plan, position, view.searching)
        return choice

    def _first(self, view: HouseView, choices: tuple[Choice, ...]) -> Choice:
        """K10: the better of two tiles."""
        house, pool = rules(view), bits(view.pool)
        one, other = (TILE[cast(Lay, choice).tile] for choice in choices)
        values = self.first_value(house, one, other, pool), self.first_value(house, other, one, pool)
        return LAY[TILES[one if values[0] >= values[1] else other]]

    def first_value(self, house: Rules, lay: int, other: int, pool: int) -> float:
        raise NotImplementedError

    def best(self, house: Rules, position: Position, plans: list[Plan]) -> Plan:
        raise NotImplementedError


def follow(plan: Plan, p: Position, searching: int) -> tuple[Choice, tuple[Position, int] | None]:
    """The plan's next choice, and what will lie on the table and be searched when it is the Child's to choose again."""
    if searching != NOWHERE:
        return (DRAW if plan.source == DRAWN else TAKE[TILES[plan.source]]), None
    if plan.where != p.child:
        there = _step(p, plan.where)
        return MOVE[direction_to(p.child, there)], (p._replace(child=there, moves=p.moves + 1), NOWHERE)
    if plan.square == NOWHERE:
        return END, None
    return SEARCH[direction_to(p.child, plan.square)], (p, plan.square)


def _step(p: Position, goal: int) -> int:
    """The first Move of the shortest way."""
    open_squares = p.laid & ~(1 << p.monster)
    near = [BESIDE[to][p.child] for to in MOVE if BESIDE[to][p.child] in walk(p.child, open_squares, 1)]
    return next(square for moves in (0, 1) for square in near if goal in walk(square, open_squares, moves))
