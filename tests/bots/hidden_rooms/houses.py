"""Stages under many rulings, and players to drive them."""

from random import Random

from yakata.bots import Observation
from yakata.bots.hidden_rooms.greedy import Greedy
from yakata.bots.hidden_rooms.model import DRAWN, members, rules, seen
from yakata.bots.hidden_rooms.turns import follow
from yakata.hidden_rooms import GAME
from yakata.hidden_rooms.squares import NOWHERE
from yakata.hidden_rooms.tiles import TILES
from yakata.kernel import Ask

RULINGS = [
    {},
    {"beside": "literal", "turn_limit": 40},  # KQ1
    {"off_route": "earlier"},  # KQ2
    {"off_route": "end"},
    {"chase_ends": False},  # KQ4
    {"turn_limit": 7},  # KQ5
    {"turn_limit": 0, "off_route": "earlier", "reshuffle_at": 5},
    {"beside": "literal", "turn_limit": 40, "empty_pool": "reshuffle"},  # KQ6
    {"reshuffle_at": 5},  # KQ7
]

OWN_STAGE = """
number = 7
corners = [[2, 0], [2, 4], [4, 4], [4, 0]]
name = { en = "Guest", ja = "客" }
story = { en = "It was not invited.", ja = "招かれていない。" }
"""


def with_own_stage(folder):
    """The game with a stage that no stage tile opens."""
    (folder / "guest.toml").write_text(OWN_STAGE, encoding="utf-8")
    return GAME.with_stages(folder)


def look(play):
    return Observation(play.view(0), play.choices)


def follow_plan(state, plan, tile):
    """Carry the plan out by the rules, down to the Child's next turn or the end; ``tile`` is what the pool gives."""
    turn = state.turns
    while isinstance(pending := state.pending, Ask) and state.turns == turn:
        view = state.view(0)
        choice, _ = follow(plan, seen(view), view.searching)
        assert choice in pending.choices
        state.apply(choice)
        if state.pending is not None and not isinstance(state.pending, Ask):
            state.apply(TILES[tile])


def wander(state, rng, how="careful"):
    """One turn: any plan; with care one that lives through the Monster's turn, if there is one; or the greedy one."""
    view = state.view(0)
    house, position = rules(view), seen(view)
    plans, drawn = house.plans(position), members(house.draws(position))
    if how == "greedy":
        plans = [Greedy(rng).best(house, position, plans)]
    elif how == "careful":
        tile = rng.choice(drawn or (DRAWN,))
        plans = [plan for plan in plans if house.after(house.done(position, plan, tile))] or plans
    plan = rng.choice(plans)
    follow_plan(state, plan, rng.choice(drawn) if draws(plan) else DRAWN)


def draws(plan):
    return plan.square != NOWHERE and plan.source == DRAWN


def begin(game, rng, **options):
    """A bare state at the Child's first turn, or over."""
    state = game.start(**options)
    while not state.over and not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
        pending = state.pending
        state.apply(rng.choice(pending.choices if isinstance(pending, Ask) else pending.outcomes))
    return state


def rng_of(*parts):
    return Random(" ".join(map(str, parts)))
