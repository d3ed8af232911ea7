"""What was saved by older rules loads, offers what it offered, goes on and ends; and its records are still true."""

import json
from pathlib import Path
from random import Random

import pytest

import yakata
from tests.museum.collect import offered
from tests.museum.rooms import exhibits, game_of, named, saved_states
from yakata.cli.terminal.saves import Shelf
from yakata.kernel import State, verify
from yakata.kernel.record import parse
from yakata.kernel.testing.random_play import random_answer

SAME_PLAY = {"hidden-rooms": 2, "hako-onna": 2, "betrayal": 2, "seance": 1}
"""As long as a game is of this version, its old states offer exactly what they did."""


def to_the_end(state: State, seed: str) -> State:
    rng = Random(seed)
    for _ in range(state.game.longest):
        if (pending := state.pending) is None:
            return state
        state.apply(random_answer(pending, rng))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("path", exhibits("states/*.jsonl"), ids=named)
def test_every_saved_state_loads_offers_what_it_did_and_plays_to_its_end(path: Path) -> None:
    for number, (offers, saved) in enumerate(saved_states(path), 1):
        game = game_of(path, json.loads(saved)["rules"].partition("/")[0])
        state = game.load(saved)
        if SAME_PLAY[game.name] == game.version:
            assert offered(state) == offers, f"line {number}"
        again = game.load(state.dump())
        assert again.dump() == state.dump(), f"line {number}"
        assert to_the_end(state, f"{path.name} {number}").result, f"line {number}"


@pytest.mark.parametrize("path", exhibits("records/*.yakata"), ids=named)
def test_every_record_is_still_proved(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert verify(game_of(path, record.game), text).entries == len(record.entries)


@pytest.mark.parametrize("path", [*exhibits("saves/**/*.save"), *exhibits("campaigns/**/*.save")], ids=named)
def test_every_game_that_was_left_in_the_terminal_goes_on_with_its_dice_and_ends(path: Path) -> None:
    shelf = Shelf(path.parents[1], game_of(path, path.stem))
    found = shelf.read()
    assert found
    play = shelf.go_on(*found)
    assert [entry.text for entry in play.entries] == [entry.text for entry in found[0].entries]
    rng = Random(named(path))
    for ask in play:
        play.apply(rng.choice(ask.choices))
    verify(play.game, play.record())


@pytest.mark.parametrize("name", SAME_PLAY)
def test_every_older_version_is_still_read(name: str) -> None:
    game = yakata.load(name)
    assert set(range(1, game.version)) <= game.upgrades.keys()
