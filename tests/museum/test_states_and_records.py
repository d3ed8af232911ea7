"""What was saved by older rules loads, offers what it offered, goes on and ends; and its records are still true."""

import json
from pathlib import Path
from random import Random

import pytest

import yakata
from tests.museum.collect import offered
from tests.museum.rooms import exhibits, game_of, named, plays_the_same, saved_states
from yakata.cli.terminal.saves import Shelf
from yakata.kernel import State, verify
from yakata.kernel.record import RecordError, parse
from yakata.kernel.testing.random_play import random_answer


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
        if plays_the_same(path, game):
            assert offered(state) == offers, f"line {number}"
        again = game.load(state.dump())
        assert again.dump() == state.dump(), f"line {number}"
        assert to_the_end(state, f"{path.name} {number}").result, f"line {number}"


@pytest.mark.parametrize("path", exhibits("records/*.yakata"), ids=named)
def test_every_record_is_still_proved_or_names_the_rules_that_prove_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    game = game_of(path, record.game)
    if plays_the_same(path, game):
        assert verify(game, text).entries == len(record.entries)
    else:
        with pytest.raises(RecordError, match=f"by version {record.rules} of the rules, these are {game.version}"):
            verify(game, text)


@pytest.mark.parametrize("path", [*exhibits("saves/**/*.save"), *exhibits("campaigns/**/*.save")], ids=named)
def test_every_game_that_was_left_in_the_terminal_goes_on_with_its_dice_and_ends(path: Path, tmp_path: Path) -> None:
    game = game_of(path, path.stem)
    shelf = Shelf(path.parents[1], game)
    found = shelf.read()
    assert found
    play = shelf.go_on(*found)
    then = [entry.text for entry in found.record.entries]
    now = [entry.text for entry in play.entries]
    if shelf.plays_otherwise(found.record) and not found.state:
        same = next((n for n, (old, new) in enumerate(zip(then, now, strict=False)) if old != new), len(now))
        assert same == len(now) or not any(entry.seat is not None for entry in play.entries)
    else:
        assert now == then
    rng = Random(named(path))
    for number, ask in enumerate(play):
        if number == 5:  # it is left again
            shelf = Shelf(tmp_path, game)
            shelf.keep(play)
            again = shelf.read()
            assert again
            play_again = shelf.go_on(*again)
            assert play_again.state.dump() == play.state.dump()
            assert play_again.dice.count == play.dice.count
        play.apply(rng.choice(ask.choices))
    if play.replays:
        verify(play.game, play.record())
    else:
        assert "begun by version" in str(play.record())


@pytest.mark.parametrize("name", yakata.games())
def test_every_older_version_is_still_read(name: str) -> None:
    game = yakata.load(name)
    assert set(range(1, game.version)) <= game.upgrades.keys()
