"""What could not be kept has not happened: a choice, or its taking back, is unmade as if nobody had made it."""

from random import Random
from typing import Any

import pytest

import yakata
from yakata.kernel import Play, YakataError

GAMES = ("hidden-rooms", "hako-onna", "betrayal", "seance")


def standing(play: Play[Any]) -> Any:
    """All that must be the same."""
    return play.state.dump(), tuple(play.entries), tuple(play.events), play.dice.count, play.barrier, _undone(play)


def _undone(play: Play[Any]) -> list[bytes]:
    """The states that taking back would lead to, one after the other."""
    return [point.state.dump() for point in reversed(play._past)]


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_as_it_was_before(game: str) -> None:
    rng, play = Random(game), yakata.load(game).new(seed=game)
    choices = undone = 0
    while (ask := play.ask) is not None and choices < 150:
        before = standing(play)
        if play.why_no_undo() is None and rng.random() < 0.4:
            play.undo()
            play.unmake()
            assert standing(play) == before
            play.undo()
            undone += 1
            continue
        choice = str(rng.choice(ask.choices))
        play.apply(choice, ask.seat)
        after = standing(play)
        play.unmake()
        assert standing(play) == before
        play.apply(choice, ask.seat)
        assert standing(play) == after
        choices += 1
    assert choices > 10
    if play.over:
        yakata.verify(play.game, str(play.record()))
    assert undone or game == "seance"


def test_only_the_last_thing_is_unmade_and_once() -> None:
    play = yakata.load("hidden-rooms").new(seed="once")
    with pytest.raises(YakataError):
        play.unmake()
    play.apply(play.choices[0])
    play.unmake()
    with pytest.raises(YakataError):
        play.unmake()
