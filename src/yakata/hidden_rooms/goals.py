"""What the child tries to do, and how long the monster still takes."""

from yakata.hidden_rooms.monster import Monster
from yakata.hidden_rooms.squares import EXIT, NOWHERE, distance
from yakata.hidden_rooms.view import HouseView
from yakata.kernel import Goal

LONGEST = 99
"""A route that is longer counts as one that does not end."""


def goals(view: HouseView, beast: Monster) -> list[Goal]:
    """K29, K31: the door, and the end of the route; turns are counted as if the monster saw nobody."""
    if not view.at_play:
        return [Goal("win", "goal-door"), Goal("stop", "goal-route")]
    turns = turns_left(beast, view)
    return [
        Goal("win", "goal-door-far", {"squares": distance(view.child, EXIT)}),
        Goal("stop", "goal-route-left", {"turns": turns}),
    ]


def turns_left(beast: Monster, view: HouseView) -> int:
    """How many turns the child has, this one among them, until the route ends or the stage's last turn is over."""
    square, facing = view.monster, view.facing
    limit = view.options.turn_limit
    most = limit - max(view.turns, 1) + 1 if limit else LONGEST
    for turns in range(1, max(1, most)):
        turn = beast.turn(square, facing, NOWHERE)
        if turn.end:
            return turns
        square, facing = turn.square, turn.facing
    return max(1, most)
