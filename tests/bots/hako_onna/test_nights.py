"""The bots of Hako Onna play whole nights: legally, the same from the same seed, to an end, and better than chance."""

from random import Random

import pytest
from msgspec import structs

from tests.bots.hako_onna.nights import ghost_wins, night
from yakata.bots import Observation, make
from yakata.hako_onna import GAME
from yakata.kernel import verify
from yakata.kernel.testing import every_setting

BOTS = ("timid", "keen")
SETTINGS = every_setting(GAME)
KEYS = [f"{seats} {number}" for number, (_, seats) in enumerate(SETTINGS)]


@pytest.mark.parametrize(("options", "seats"), SETTINGS, ids=KEYS)
def test_legal_in_every_setting_from_the_view_alone(options, seats):
    for name in BOTS:
        assert night(name, seed=name, seats=seats, wire=True, **structs.asdict(options)).over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_rng_gives_the_same_record(name):
    records = [night(name, seed=7, house="balanced", advanced_items=True).record() for _ in range(2)]
    assert records[0] == records[1]
    verify(GAME, records[0])


def test_asked_cold_at_every_ask():
    """A bot that has seen nothing before, as after the table was opened again."""
    prompts = set()
    for seed in range(12):
        play = GAME.new(seed=seed, seats=4, edition="ja", advanced_items=True, advanced_powers=seed % 2 == 0)
        for ask in play:
            seen = Observation(play.view(ask.seat), ask.choices)
            choice = make("hako-onna", "keen", Random(f"{seed} {len(play.entries)}")).choose(seen)
            assert choice in ask.choices
            prompts.add(ask.prompt)
            play.apply(choice)
    assert {
        "item",
        "place",
        "bury",
        "haunt",
        "noise",
        "act",
        "peeked",
        "react",
        "scream",
        "set",
        "go",
        "hide",
    } <= prompts


def test_another_hand_plays_between():
    """One choice in four is anybody's guess: whatever comes of that, the bot has an answer."""
    prompts = set()
    for seed in range(30):
        rng = Random(seed)
        play = GAME.new(seed=seed, seats=3 + seed % 3, advanced_items=True, house="random", swap_items="yes")
        bots = [make("hako-onna", "keen", rng) for _ in range(play.state.seats)]
        for ask in play:
            choice = bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices))
            assert choice in ask.choices
            prompts.add(ask.prompt)
            play.apply(rng.choice(ask.choices) if rng.random() < 0.25 else choice)
    assert {"requested", "give-up", "target", "answer", "tell", "replace", "flee", "want-that"} <= prompts


def test_both_sides_win_and_people_die():  # H27 to H31
    ends = [night("keen", seed=seed, seats=3 + seed % 3, house="balanced") for seed in range(36)]
    keys = [play.result.key for play in ends]
    assert 9 <= sum(play.result.scores[0] > 0 for play in ends) <= 30
    assert {"escape", "rest", "no-way", "all-dead"} <= set(keys)
    assert sum(not all(play.state.alive[1:]) for play in ends) >= 15
    assert max(play.state.hour for play in ends) <= 60
    assert 6 <= sum(play.state.hour for play in ends) / len(ends) <= 25


def test_keen_visitors_beat_a_random_ghost():
    """Against her, random Visitors hardly ever win."""
    assert ghost_wins("random", games=16, house="balanced") >= 12
    assert ghost_wins("random", "keen", games=16, house="balanced") <= 5


def test_a_keen_ghost_beats_a_random_one_and_a_timid_one():
    keen = ghost_wins("keen", games=24, house="balanced")
    assert keen >= 4 + ghost_wins("random", "keen", games=24, house="balanced")
    assert keen >= 2 + ghost_wins("timid", "keen", games=24, house="balanced")


def test_a_keen_ghost_kills_random_visitors():
    def deaths_an_hour(ghost):
        nights = [night(ghost, "random", seed=seed, house="balanced") for seed in range(32)]
        deaths = sum(play.state.alive[1:].count(False) for play in nights)
        return deaths / sum(play.state.hour for play in nights)

    assert deaths_an_hour("keen") >= 1.4 * deaths_an_hour("random")
