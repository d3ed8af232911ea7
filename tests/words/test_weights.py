"""What takes how much of the stage is said of things that can happen, once each."""

from pathlib import Path
from random import Random

import pytest

import yakata
from yakata.kernel import BadContent
from yakata.kernel.testing import random_game
from yakata.words import words_for
from yakata.words.weights import _read, weights_of


@pytest.mark.parametrize("name", ["hidden-rooms", "hako-onna", "betrayal"])
def test_every_thing_that_is_weighed_has_words(name: str) -> None:
    game = yakata.load(name)
    weights = weights_of(game)
    assert {"beat", "scene"} <= set(weights.values())
    for language in ("en", "ja"):
        words = words_for(game, language)
        assert not [key for key in weights if not words.knows(key)]


@pytest.mark.parametrize("name", ["hidden-rooms", "hako-onna", "betrayal"])
def test_a_night_has_beats_and_few_scenes(name: str) -> None:
    game = yakata.load(name)
    weights = weights_of(game)
    told = [event.key for seed in range(4) for event in random_game(game, seed, (game.options(), None)).events]
    scenes = sum(weights.get(key) == "scene" for key in told)
    beats = sum(weights.get(key) == "beat" for key in told)
    assert beats
    assert 0 < scenes < len(told) / 5


def test_a_game_without_the_file_is_told_in_lines() -> None:
    assert weights_of(yakata.load("seance")) == {}


@pytest.mark.parametrize("text", ['loud = ["died"]', 'beat = ["died"]\nscene = ["died"]'])
def test_a_wrong_file_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / f"{Random(text).random()}.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=r"died|loud"):
        _read(file)
