"""The first minute of each game is written whole: opening, panels, a sentence for every kind of question."""

import re
from pathlib import Path
from typing import Any

import pytest

import yakata
from yakata.kernel import Game
from yakata.words import LANGUAGES, words_for

GAMES = [yakata.load(name) for name in ("hidden-rooms", "hako-onna", "betrayal")]
PAGE = Path(__file__).parents[2] / "web" / "src"
LESSONS = (PAGE / "lib" / "lessons.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_and_the_six_panels_are_told(game: Game[Any], language: str) -> None:
    words = words_for(game, language)
    frames = [f"first-{frame}" for frame in ("where", "win", "lose", "who")]
    panels = [f"panel-{number}{part}" for number in range(1, 7) for part in ("", "-text")]
    assert [key for key in (*frames, *panels) if not words.knows(key)] == []
    told = {key for key in words.all_keys() if key.startswith((*frames, "panel-"))}
    sides = {re.sub(r"\d+$", "", label) for label in game.labels(game.seats[-1])}
    own = {f"{frame}-{side}" for frame in frames for side in sides}
    assert told - {*frames, *panels} <= own, "a side that nobody plays"
    assert (PAGE / "boards" / game.name / "first" / "index.ts").is_file()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_question_has_its_sentence(game: Game[Any]) -> None:
    """On the page Hidden Rooms has lessons by the turn, and one for each of its questions."""
    words = words_for(game, "en")
    prompts = [key.removeprefix("prompt-") for key in words.all_keys() if key.startswith("prompt-")]
    silent = [prompt for prompt in prompts if not words.lesson(prompt) and f"'{prompt}'" not in LESSONS]
    assert prompts
    assert silent == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_taught_once_can_happen(game: Game[Any]) -> None:
    words = words_for(game, "en")
    taught = [key.removeprefix("taught-") for key in words.all_keys() if key.startswith("taught-")]
    assert taught
    assert [event for event in taught if not words.knows(event)] == []
