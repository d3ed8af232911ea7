"""The search of the planner."""

import pytest

from tests.bots.hidden_rooms.houses import RULINGS, begin, rng_of, wander
from yakata.bots.hidden_rooms.lookahead import Lookahead
from yakata.bots.hidden_rooms.model import BEASTS, LOST, Position, Rules, rules, seen, walk
from yakata.bots.hidden_rooms.outlook import TILE_TRAITS, TRAITS, WALKS, Outlook
from yakata.bots.hidden_rooms.planner import weights
from yakata.hidden_rooms import GAME
from yakata.hidden_rooms.squares import START


@pytest.mark.parametrize("rulings", RULINGS, ids=str)
def test_the_short_way_to_the_best_plan(rulings):
    """Going by squares gives what all plans with all draws give."""
    for stage in range(1, 6):
        rng = rng_of("hope", rulings, stage)
        state = begin(GAME, rng, stage=stage, **rulings)
        while not state.over:
            view = state.view(0)
            house, position = rules(view), seen(view)
            look = Lookahead(Outlook(house, weights()))
            best = max(look.worth(position, plan, look.chance) for plan in house.plans(position))
            assert look.hope(position) == pytest.approx(best)
            wander(state, rng)


def test_weights_are_complete():
    cases = TRAITS | TILE_TRAITS
    assert {name: len(table) for name, table in weights().items()} == cases


def safe_turns(house, laid, child, beast, turns):
    """Walking alone, told plainly."""
    if turns == 0:
        return 0
    answers = [(where, house.hunt[where * BEASTS + beast]) for where in walk(child, laid & ~(1 << (beast >> 2)), 2)]
    return max((1 + safe_turns(house, laid, where, b, turns - 1) for where, b in answers if b != LOST), default=0)


def test_turns_of_safe_walking():
    rng = rng_of("walks")
    for stage in range(1, 6):
        state = begin(GAME, rng, stage=stage)
        view = state.view(0)
        outlook = Outlook(rules(view), weights())
        while not state.over:
            p = seen(state.view(0))
            if p.laid.bit_count() < 6:
                assert outlook.walks(p.laid, p.child, p.beast) == safe_turns(
                    outlook.house, p.laid, p.child, p.beast, WALKS
                )
            wander(state, rng)


def test_round_a_block_of_four_for_ever():
    """The chase ignores the route, so a 2×2 block is enough to stall (KQ5)."""
    house = Rules(GAME.book[1], GAME.choose_options({}))
    block = 1 << 28 | 1 << 27 | 1 << 22 | 1 << 21
    position = Position((0,) * 36, block | 1 << START, 0, 0, 28, 22 * 4 + 2, 1)
    assert Outlook(house, weights()).walks(position.laid, position.child, position.beast) == WALKS
