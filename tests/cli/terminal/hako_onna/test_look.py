"""The house of Hako Onna in characters and in sentences."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.terminal.seated import GAME, play_on, sit, talk
from tests.hako_onna.ghosts import dark
from tests.hako_onna.nights import night, play
from yakata.cli.terminal.drawing.glyphs import ASCII, FULL
from yakata.cli.terminal.hako_onna import notebook
from yakata.cli.terminal.hako_onna.look import NightLook
from yakata.kernel.testing import random_game
from yakata.words import words_for

FIRST = """\
┌──────────────┬──────────────┬──────────────┐
│ Living Room  │ Red Bedroom  │Storage Room v│
│              │              │ a1 b1        │
│ a1 b1 c1       a1* b1* c1*  ├─────   ──────┤
│              │                Kitchen      │
│              │              │ a1 b1        │
├─────   ──────┼──────────────┼─────   ──────┤
│ 1F Hall ^    │ Washroom     │ Study        │
│ [1] 2          a1           │              │
│ a1           ├─────   ──────┤ a1+ b1 c1    │
│              │ Bathroom                    │
│              │ a1           │              │
└──────────────┴──────────────┴──────────────┘
"""


def test_the_balanced_house(tmp_path: Path) -> None:
    sitting = sit(tmp_path, seed="3")
    assert f"First floor\n{FIRST}Basement\n" in talk(sitting, "1")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("glyphs", [FULL, ASCII], ids=["full", "ascii"])
def test_every_house_is_drawn_whole(lang: str, glyphs: object) -> None:
    words = words_for(GAME, lang, "yakata.cli")
    look = NightLook(GAME, words, glyphs)  # type: ignore[arg-type]
    for seed in range(12):
        play = random_game(GAME, seed) if seed else GAME.new(seed="1", house="balanced")
        for seat in (-1, 0, 1):
            view = play.view(seat)
            lines = [line.plain for line in look.picture(view, 200)]
            drawing = "\n".join(lines)
            if len(view.house) == 9:
                for room in GAME.book.rooms:
                    assert words.say(f"room-{room}") in drawing
            assert not glyphs.boxes or "+-" not in drawing  # type: ignore[attr-defined]
            narrow = look.picture(view, 40)
            assert all(cell_len(line.plain) <= 40 or words.say("night-too-wide") in line.plain for line in narrow)
            assert look.details(view, "")
            assert look.brief(view) or not view.house
            assert look.notes(view)


def test_everything_on_the_plan_is_in_the_sentences(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    play_on(sitting, 30)
    assert sitting.play.ask is not None
    heard = talk(sitting, "look")
    view = sitting.play.view(sitting.play.ask.seat)
    for shadow in view.shadows:  # type: ignore[attr-defined]
        assert sitting.words.say(f"shadow-{shadow.id.replace('.', '-')}") in heard


def test_without_drawings_for_screen_readers(tmp_path: Path) -> None:
    heard = talk(sit(tmp_path, seat="ghost"), "look", "1", "1", "1", drawn=False)
    assert "──" not in heard
    assert "Living Room, next to: 1F Hall and Red Bedroom." in heard
    assert "\n  1  1, 2, 3\n  2  1, 2, 4\n" in heard


def test_building_tells_where_the_doors_lead(tmp_path: Path) -> None:
    heard = talk(sit(tmp_path, seed="3", house="build"), "1", "1", "1", "1", "1")
    assert "The board to lay: the " in heard
    assert re.search(r"\n +1  (Above|Below|To the (left|right) of) the .* the 1F Hall", heard)
    assert "column " not in heard


def test_the_notebook_says_what_may_be_where() -> None:  # HR40
    state = night(seats=4, hands={1: ("doll", "chain"), 3: ("charm", "key-ring")}, tiles={"hall-1f.staircase": ""})
    play(state, "show doll 2", "show chain 2", "discard chain hall-1f.staircase")
    english, japanese = (
        "\n".join(notebook.lines(state.view(2), words_for(GAME, lang, "yakata.cli"))) for lang in ("en", "ja")
    )
    assert "What lies behind the staircase in the 1F Hall is one of these: the Rusty Chain and the Doll Mary" in english
    assert "Visitor 1 may carry one or more of these: the Rusty Chain and the Doll Mary" in english
    assert "1Fホールの階段の裏、このうちのどれか：錆びた鎖とメリーさん人形" in japanese
    look = NightLook(GAME, words_for(GAME, "en", "yakata.cli"), FULL)
    assert "one of these: " in "\n".join(look.details(state.view(2), "1f"))


def test_a_barred_door_is_marked(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    look, play = NightLook(GAME, sitting.words, FULL), sitting.play
    play_on(sitting, 1)
    play.state.barred = ("hall-1f", "living-room")
    drawn = "\n".join(line.plain for line in look.picture(play.view(1), 100))
    assert "├─────###──────┼" in drawn
    play.state.barred = ("bathroom", "washroom")
    assert "├─────###──────┤" in "\n".join(line.plain for line in look.picture(play.view(1), 100))


@pytest.mark.parametrize(("lang", "said"), [("en", "Means to hide "), ("ja", "に潜むつもり")])
def test_ghosts_are_told_where_the_others_mean_to_hide(lang: str, said: str) -> None:  # HR35
    look = NightLook(GAME, words_for(GAME, lang, "yakata.cli"), FULL)
    state = dark(dead={2: "hall-2f.cupboard"}, seats=4)
    assert not any(said in line for line in look.brief(state.view(2)))
    play(state, "go kids-room", "hide kids-room.bunk")
    assert sum(said in line for line in look.brief(state.view(2))) == 1
    assert not any(said in line for line in look.brief(state.view(1)))
