"""Hako Onna against the laws of the house."""

from collections import Counter
from random import Random

import msgspec

from tests.hako_onna.nights import GAME, crash, night
from yakata.kernel import SPECTATOR, Ask
from yakata.kernel.testing import check, every_setting, fuzz, random_play

WALKED = [
    (GAME.choose_options(named), seats)
    for named, seats in (
        ({}, 3),
        ({"edition": "ja", "house": "random", "noise": "real"}, 4),
        ({"house": "balanced", "advanced_items": True, "advanced_powers": True}, 5),
        ({"house": "balanced", "noise": "tower", "edition": "ja", "difficulty": "nightmare"}, 4),
    )
]
"""Every law at every state takes a while; ``yakata check hako-onna`` walks through all settings."""


def test_it_holds_every_law():
    report = check(GAME, games=4, seed="laws", settings=WALKED)
    assert report.states > 300
    assert all(report.worlds_moved[f"seat {seat}"] for seat in range(5))


def test_no_seat_can_tell_imagined_worlds_apart_in_any_setting():  # H62, H81, HR27
    """Every setting, one state in twenty-five, every seat: other secrets, the same view to the byte."""
    settings = every_setting(GAME)
    assert len(settings) == 81
    moved: Counter[int] = Counter()
    compared = 0
    for number, setting in enumerate(settings):
        rng = Random(f"secrecy {number}")
        for step, state in enumerate(random_play(GAME, rng, setting)):
            if step > 300:
                break
            if rng.random() > 0.04 or state.over:
                continue
            truth = state.dump()
            for seat in (*range(state.seats), SPECTATOR):
                world = state.imagine(seat, rng)
                assert msgspec.json.encode(state.view(seat)) == msgspec.json.encode(world.view(seat))
                moved[seat] += world.dump() != truth
                compared += 1
    assert compared > 1500
    assert all(moved[seat] for seat in (*range(5), SPECTATOR))


def test_fuzzing_finds_nothing(tmp_path):
    report = fuzz(GAME, 8_000, "tests", folder=tmp_path)
    assert not report.crashes
    assert report.decisions >= 8_000


def test_in_the_dark_a_visitor_sees_the_house_as_it_was():  # H80, HR27
    state = night(quiet=False)
    crash(state)
    for answer in ("silence", "neither", "go hall-2f"):
        state.apply(answer)
    while not isinstance(state.pending, Ask):
        state.apply(state.pending.outcomes[0])
    assert state.view(1).phase == "dark"
    before = msgspec.json.encode(state.view(1))
    state.apply("hide hall-2f.cupboard")
    after = state.view(1)
    assert b"hall-2f" in before
    assert (after.ghosts, after.whispers) == ((), ())
    assert [shadow.tiles for shadow in after.shadows] == [1] * 24
