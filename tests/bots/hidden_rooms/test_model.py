"""The model for search leads where the rules lead."""

import pytest

from tests.bots.hidden_rooms.houses import RULINGS, begin, draws, follow_plan, rng_of, wander, with_own_stage
from yakata.bots.hidden_rooms.model import DRAWN, FIT, TILE, members, rules, seen
from yakata.hidden_rooms import GAME
from yakata.hidden_rooms.choices import DRAW, End, Move, Search, Take
from yakata.hidden_rooms.squares import BESIDE, EXIT, NOWHERE
from yakata.hidden_rooms.tiles import FITTING, TILES
from yakata.kernel import Ask

STAGES = (1, 2, 3, 4, 5, 7)


def agree(state, rng):
    """Every plan from here, by the model and by the rules (a few of the draws each)."""
    view = state.view(0)
    house, position = rules(view), seen(view)
    for plan in house.plans(position):
        tiles = members(house.draws(position)) if draws(plan) else (DRAWN,)
        for tile in rng.sample(tiles, min(3, len(tiles))):
            real = state.clone()
            follow_plan(real, plan, tile)
            done = house.done(position, plan, tile)
            after = house.after(done)
            if real.over:
                assert after is None
                assert (done.child == EXIT) == bool(real.result.scores[0])  # K29
            else:
                assert after == seen(real.view(0))


@pytest.mark.parametrize("rulings", RULINGS, ids=str)
def test_plans_lead_where_the_rules_lead(rulings, tmp_path):  # K21 to K31, KQ1 to KQ7
    game = with_own_stage(tmp_path)
    emptied = won = 0
    for stage in STAGES:
        for attempt, how in enumerate(("any", "careful", "careful", "greedy", "greedy")):
            rng = rng_of("model", rulings, stage, attempt)
            state = begin(game, rng, stage=stage, **rulings)
            while not state.over:
                if rng.random() < 0.5:
                    agree(state, rng)
                emptied += not state.pool
                wander(state, rng, how)
            won += state.result.scores[0]
    if rulings.get("beside") == "literal":
        assert emptied
        assert won


@pytest.mark.parametrize("rulings", RULINGS[::2], ids=str)
def test_plans_from_the_middle_of_a_turn(rulings):  # K21
    rng = rng_of("middle", rulings)
    looked = 0
    for stage in range(1, 6):
        state = begin(GAME, rng, stage=stage, **rulings)
        while not state.over:
            moves = [choice for choice in state.pending.choices if isinstance(choice, Move)]
            halfway = state.clone()
            while moves and halfway.moves < 2:
                halfway.apply(rng.choice(moves))
                if halfway.over or halfway.moves == 0:
                    break
                agree(halfway, rng)
                looked += 1
                moves = [choice for choice in halfway.pending.choices if isinstance(choice, Move)]
            wander(state, rng)
    assert looked > 20


def test_plans_are_all_that_the_rules_offer():  # K22, K23, KQ12, KQ13
    rng = rng_of("all")
    for stage in range(1, 6):
        state = begin(GAME, rng, stage=stage)
        while not state.over:
            view = state.view(0)
            plans = [plan for plan in rules(view).plans(seen(view)) if plan.where == state.child]
            offered = {(NOWHERE, DRAWN)}
            for choice in state.pending.choices:
                assert isinstance(choice, (End, Move, Search))
                if isinstance(choice, Search):
                    searching = state.clone()
                    searching.apply(choice)
                    square = BESIDE[choice.to][state.child]
                    assert searching.view(0).searching == square
                    sources = searching.pending.choices if isinstance(searching.pending, Ask) else ()
                    assert {type(source) for source in sources} <= {type(DRAW), Take}
                    offered |= {(square, TILE[s.tile] if isinstance(s, Take) else DRAWN) for s in sources}
            assert {(plan.square, plan.source) for plan in plans} == offered
            wander(state, rng)


def test_tiles_that_fit():  # K24
    for tile in TILES:
        assert {TILES[index] for index in members(FIT[TILE[tile]])} == FITTING[tile]


def test_the_first_position(tmp_path):  # K10, K11
    game = with_own_stage(tmp_path)
    for stage in STAGES:
        rng = rng_of("first", stage)
        state = game.start(stage=stage)
        while not isinstance(state.pending, Ask):
            state.apply(rng.choice(state.pending.outcomes))
        one, other = (TILE[choice.tile] for choice in state.pending.choices)
        view = state.view(0)
        first = rules(view).first(one, other, sum(1 << TILE[tile] for tile in view.pool))
        state.apply(state.pending.choices[0])
        assert first == seen(state.view(0))
