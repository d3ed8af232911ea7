"""Betrayal against the laws of the house."""

from collections import Counter
from random import Random

import msgspec
import pytest

from tests.betrayal.stage import GAME
from yakata.betrayal import CHAPTERS, HAUNTS
from yakata.kernel import SPECTATOR, Ask, replay, verify
from yakata.kernel.record import parse, text
from yakata.kernel.testing import check, every_setting, fuzz, random_play, secrets, states
from yakata.kernel.testing.random_play import random_answer, random_game

SETTINGS = every_setting(GAME)
WALKED = [
    (GAME.choose_options(named), seats)
    for named, seats in (
        ({"haunt": "quiet-guest", "families": "deal"}, 4),
        ({"haunt": "lamp-guests"}, 3),
        ({"chapter": "chapter-2", "families": "deal"}, 5),
        ({"families": "deal", "gains": "asked", "damage": "split"}, 4),
    )
]
"""Every law at every state takes a while; ``yakata check betrayal`` walks through all settings."""


def test_every_haunt_and_chapter_is_tried():
    assert set(HAUNTS) == set(GAME.book.haunts)
    assert set(CHAPTERS) == set(GAME.book.chapters)
    assert len(SETTINGS) == 3 * (4 + len(HAUNTS) + len(CHAPTERS))


def test_it_holds_every_law():
    report = check(GAME, games=3, seed="every law", settings=WALKED)
    assert report.states > 300
    assert all(report.worlds_moved[f"seat {seat}"] for seat in range(5))


def test_no_seat_can_tell_imagined_worlds_apart_in_any_setting():  # B17 B146 B154
    """Every setting, one state in fifty, every seat: other secrets, the same view to the byte, and it plays on."""
    moved: Counter[int] = Counter()
    compared = 0
    for number, setting in enumerate(SETTINGS):
        rng = Random(f"secrecy {number}")
        for state in random_play(GAME, rng, setting):
            if rng.random() > 0.02:
                continue
            truth = state.dump()
            for seat in (*range(state.seats), SPECTATOR):
                world = state.imagine(seat, rng)
                assert msgspec.json.encode(state.view(seat)) == msgspec.json.encode(world.view(seat))
                moved[seat] += world.dump() != truth
                compared += 1
                if world.pending is not None:
                    world.apply(random_answer(world.pending, rng))
            assert state.dump() == truth
    assert compared > 1000
    assert all(moved[seat] for seat in (*range(5), SPECTATOR))


@pytest.mark.parametrize("part", range(3))
def test_events_are_for_those_who_may_hear_them(part):  # B146 B154
    """Two things may happen: who sees the same afterwards has heard the same."""
    for number, setting in enumerate(SETTINGS[part::3]):
        rng = Random(f"audiences {part} {number}")
        for state in random_play(GAME, rng, setting):
            if rng.random() < 0.1:
                secrets.check_audiences(state, rng)


def test_an_evening_is_saved_and_read_at_every_decision():
    for number, setting in enumerate(SETTINGS):
        rng = Random(f"saves {number}")
        for state in random_play(GAME, rng, setting):
            if isinstance(state.pending, Ask) and rng.random() < 0.2:
                states.check_save(state, rng)


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 4))
def test_an_evening_is_replayed_from_its_record(number):
    play = random_game(GAME, f"records {number}", SETTINGS[number])
    source = text(play.record())
    *_, last = replay(GAME, parse(source))
    assert last.state.dump() == play.state.dump()
    assert verify(GAME, source)


def test_an_imagined_world_can_be_played_to_its_end():
    """What a bot imagines in the middle of a haunt is an evening like any other."""
    ended = 0
    for number, setting in enumerate(SETTINGS[::2]):
        rng = Random(f"on {number}")
        for step, state in enumerate(random_play(GAME, rng, setting)):
            if state.haunt and step > 150 and isinstance(state.pending, Ask):
                world = state.imagine(state.pending.seat, rng)
                while world.pending is not None:
                    world.apply(random_answer(world.pending, rng))
                ended += world.result is not None
                break
    assert ended > 10


def test_fuzzing_finds_nothing(tmp_path):
    report = fuzz(GAME, 6_000, "tests", folder=tmp_path)
    assert not report.crashes
    assert report.decisions >= 6_000
