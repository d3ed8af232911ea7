"""The table in sentences, for the ear: whole, in words alone, the same on the page and in the terminal."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from yakata import load
from yakata.cli.terminal.drawing.glyphs import FULL
from yakata.cli.terminal.hidden_rooms.plain_view import plain_view
from yakata.cli.terminal.look import look_for
from yakata.hidden_rooms.monster import gaze
from yakata.hidden_rooms.squares import name
from yakata.hidden_rooms.tiles import NONE
from yakata.kernel import SPECTATOR
from yakata.kernel.aloud import Passage
from yakata.words import Words, words_for

GAMES = ("hidden-rooms", "hako-onna", "betrayal")
KEY = re.compile(r"\b(night|evening|aloud|tile|room|trait|shadow|family|being|marker|card|event|region)-[a-z]")


def nights(game: str, count: int = 6, steps: int = 150) -> Iterator[Any]:
    """Moments of games that are played at random, each a little further."""
    for number in range(count):
        rng, play = Random(f"aloud {number}"), load(game).new(seed=f"aloud {number}")
        for _ in range(rng.randrange(steps)):
            if play.ask is None:
                break
            play.apply(rng.choice(play.ask.choices), play.ask.seat)
        yield play


def told(play: Any, seat: int, lang: str) -> list[Passage]:
    words = words_for(play.game, lang)
    view = play.view(seat)
    return list(play.game.aloud(view, words.calling(words.names(view))))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_all_is_said_in_words(game: str, lang: str) -> None:
    """Every seat, and who looks on: under headings that differ, without an id or a key."""
    for play in nights(game):
        for seat in (SPECTATOR, *range(play.state.seats)):
            passages = told(play, seat, lang)
            titles = [passage.title for passage in passages]
            assert len(set(titles)) == len(titles)
            assert all(passage.lines for passage in passages)
            for line in (*titles, *(line for passage in passages for line in passage.lines)):
                assert line.strip()
                assert not KEY.search(line), line


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rooms_gaze_and_route_of_hidden_rooms(lang: str) -> None:
    """K14, K31: each room, each square that is looked at and each that lies ahead, and so does the plain map."""
    heard = 0
    for play in nights("hidden-rooms", 20, 60):
        view, lines = play.view(0), [line for passage in told(play, 0, lang) for line in passage.lines]
        if not view.at_play or view.result:
            continue
        heard += 1
        rooms, _, _, sees, route, *_ = lines
        assert all(name(at) in rooms for at, tile in enumerate(view.board) if tile != NONE)
        assert all(name(at) in sees for at in gaze(view.monster, view.facing))
        assert name(view.route[-1]) in route or view.monster == view.route[-1]
        assert [line for line in lines if line not in plain_view(play.state, terminal(play.game, lang), FULL)] == []
    assert heard > 5


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", ["hako-onna", "betrayal"])
def test_the_terminal_says_the_same(game: str, lang: str) -> None:
    """Its plan and its few lines; letters and margins stand before the sentences."""
    for play in nights(game):
        look = look_for(play.game, terminal(play.game, lang), FULL)
        view = play.view(1)
        plan = "\n".join(look.details(view, ""))
        assert [line for passage in told(play, 1, lang)[1:] for line in passage.lines if line not in plan] == []


def test_somebody_is_called_by_the_name_at_the_table() -> None:
    words = words_for(load("hako-onna"), "en")
    play = next(iter(nights("hako-onna", 1, 2)))
    named = words.calling(words.names(play.view(1), ("Onna", "Aki", "Ben")))
    assert named.seat(1) == "Aki"
    assert words.seat(1) == "Visitor 1"


def terminal(game: Any, lang: str) -> Words:
    return words_for(game, lang, "yakata.cli")
