"""The Monster's turn (K13 to K20). No chance and no choice: it follows from its square, its facing and the Child's."""

from functools import cache
from typing import Literal

from msgspec import Struct

from yakata.hidden_rooms.book import Stage
from yakata.hidden_rooms.options import HouseOptions
from yakata.hidden_rooms.squares import BESIDE, DIRECTIONS, NOWHERE, Direction, direction_to, distance, offset
from yakata.kernel import Event

ACTIONS = 2
"""K13."""


class Action(Struct, frozen=True):
    """One action and where the Monster stands after it, with the rule that made it."""

    kind: Literal["advance", "turn"]
    square: int
    facing: Direction
    rule: str


class Turn(Struct, frozen=True):
    """A whole turn of the Monster. ``end`` says how it ended the stage, if it did."""

    actions: tuple[Action, ...]
    square: int
    facing: Direction
    end: Literal["", "caught", "route-end"]
    events: tuple[Event, ...]


@cache
def gaze(square: int, facing: Direction) -> frozenset[int]:
    """K14: the 3×3 block centred on the square in front. It holds both sides, and nothing behind."""
    block = (offset(square, ahead, aside, facing) for ahead in (0, 1, 2) for aside in (-1, 0, 1))
    return frozenset(block) - {NOWHERE, square}


class Monster:
    """A stage's monster under the rulings in force. Remembers the turns it has worked out."""

    def __init__(self, stage: Stage, options: HouseOptions) -> None:
        self.stage = stage
        self.options = options
        self._turns: dict[tuple[int, Direction, int], Turn] = {}

    def turn(self, square: int, facing: Direction, child: int) -> Turn:
        """K13: two actions, unless the first ends the stage."""
        key = (square, facing, child)
        known = self._turns.get(key)
        if known is None:
            known = self._turns[key] = self._work_out(square, facing, child)
        return known

    def _work_out(self, square: int, facing: Direction, child: int) -> Turn:
        actions: list[Action] = []
        end: Literal["", "caught", "route-end"] = ""
        while len(actions) < ACTIONS and not end:
            if square == self.stage.end and child not in gaze(square, facing):
                end = "route-end"  # KQ4, where chasing does not end it: it ends once the chase is over
                break
            action = self.action(square, facing, child)
            actions.append(action)
            square, facing = action.square, action.facing
            end = self._ending(action, child)
        events = tuple(
            Event(f"monster-{a.kind}", {"square": a.square, "facing": a.facing, "rule": a.rule}) for a in actions
        )
        return Turn(tuple(actions), square, facing, end, events)

    def _ending(self, action: Action, child: int) -> Literal["", "caught", "route-end"]:
        if action.square == child:
            return "caught"  # K30
        chasing = action.rule in ("K15", "K16")
        if action.square == self.stage.end and (self.options.chase_ends or not chasing):
            return "route-end"  # K31, KQ4
        return ""

    def action(self, square: int, facing: Direction, child: int) -> Action:
        """One action, after a look ahead (K14)."""
        if child in gaze(square, facing):
            ahead = BESIDE[facing][square]
            beside = distance(square, child) == 1
            if beside and (child != ahead or self.options.beside == "literal"):
                return Action("turn", square, direction_to(square, child), "K15")
            return Action("advance", ahead, facing, "K16")
        way = self.way(square, facing)
        if way == facing:
            return Action("advance", BESIDE[facing][square], facing, "K17")
        return Action("turn", square, way, "K18")

    def way(self, square: int, facing: Direction) -> Direction:
        """The direction of its route (KQ2)."""
        route = self.stage.route
        if square in route[:-1]:
            return direction_to(square, route[route.index(square) + 1])
        goal = self._goal(square)
        nearer = [
            way
            for way in DIRECTIONS
            if distance(BESIDE[way][square], goal) < distance(square, goal) and BESIDE[way][square] != NOWHERE
        ]
        return facing if facing in nearer else nearer[0]

    def _goal(self, square: int) -> int:
        """KQ2: off the route, the square of it to make for."""
        route = self.stage.route
        if self.options.off_route == "end":
            return self.stage.end
        order = -1 if self.options.off_route == "later" else 1
        return min(route, key=lambda at: (distance(square, at), order * route.index(at)))


@cache
def monster(stage: Stage, options: HouseOptions) -> Monster:
    return Monster(stage, options)
