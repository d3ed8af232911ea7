"""Whole stages and games by the bots."""

from random import Random

import pytest

from tests.bots.hidden_rooms.houses import RULINGS, look, rng_of, with_own_stage
from yakata.bots import make
from yakata.bots.hidden_rooms.model import DRAWN, rules, seen
from yakata.hidden_rooms import GAME
from yakata.hidden_rooms.squares import EXIT, NOWHERE
from yakata.kernel import verify

BOTS = ("greedy", "planner")


def bot_of(name, seed=0):
    return make("hidden-rooms", name, Random(seed))


def play_out(play, bot):
    for ask in play:
        choice = bot.choose(look(play))
        assert choice in ask.choices
        play.apply(choice)
    return play


@pytest.mark.parametrize("rulings", RULINGS, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_only_legal_choices(name, rulings, tmp_path):  # K10, K21 to K23
    game = with_own_stage(tmp_path)
    rulings = {"turn_limit": 25} | rulings
    if rulings["turn_limit"] == 0:
        rulings["turn_limit"] = 25
    play_out(game.new(seed=name, stage=7, **rulings), bot_of(name))
    play_out(game.new(seed=name, **rulings), bot_of(name))


@pytest.mark.parametrize("name", BOTS)
def test_asked_cold_at_every_ask(name):
    prompts = set()
    for stage in range(1, 6):
        play = GAME.new(seed=f"cold {name}", stage=stage, turn_limit=12)
        for ask in play:
            choice = bot_of(name).choose(look(play))
            assert choice in ask.choices
            prompts.add((ask.prompt, play.state.moves))
            play.apply(choice)
    assert {prompt for prompt, _ in prompts} == {"first-tile", "turn", "source"}
    assert ("turn", 1) in prompts


@pytest.mark.parametrize("name", BOTS)
def test_a_plan_that_no_longer_fits_is_dropped(name):
    """Another hand on the same table: the bot is asked, and something else is chosen."""
    rng = rng_of("another hand")
    bot = bot_of(name)
    for stage in range(1, 6):
        play = GAME.new(seed=stage, stage=stage, turn_limit=12)
        for ask in play:
            choice = bot.choose(look(play))
            assert choice in ask.choices
            play.apply(rng.choice(ask.choices) if rng.random() < 0.3 else choice)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_record(name):
    records = [play_out(GAME.new(seed=5, stage=3, turn_limit=25), bot_of(name, 1)).record() for _ in range(2)]
    assert records[0] == records[1]
    verify(GAME, records[0])


def survives(state, plan):
    """Whether this turn, which needs no draw, does not lose the stage."""
    view = state.view(0)
    house = rules(view)
    done = house.done(seen(view), plan)
    return done.child == EXIT or house.after(done) is not None


def test_greedy_never_walks_into_a_certain_loss():  # K30, K31
    """Nor takes a risk, while any plan is safe."""
    for stage in range(1, 6):
        for seed in range(12):
            play = GAME.new(seed=f"safe {seed}", stage=stage, turn_limit=0)
            bot = bot_of("greedy")
            safe = False
            for _ in play:
                view = play.view(0)
                if view.prompt == "turn" and view.moves == 0:
                    plans = rules(view).plans(seen(view))
                    safe = any(survives(play.state, p) for p in plans if p.square == NOWHERE or p.source != DRAWN)
                play.apply(bot.choose(look(play)))
            assert play.result.scores[0] or not safe


def test_planner_beats_greedy():
    won = {
        name: sum(
            play_out(GAME.new(seed=seed, stage=stage), bot_of(name, seed)).result.scores[0]
            for stage in range(1, 6)
            for seed in range(4)
        )
        for name in BOTS
    }
    assert won["planner"] >= 12
    assert won["planner"] >= won["greedy"] + 6
