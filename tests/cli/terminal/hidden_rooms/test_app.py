"""The board in the terminal, played with keys."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.color import ColorTriplet
from textual.pilot import Pilot

from tests.cli.terminal.hidden_rooms.sitting import (
    GAME,
    at_table,
    careful,
    key_for,
    play_on,
    press,
    screen,
    sit,
    strike,
)
from yakata.cli.terminal.hidden_rooms.screen.app import HouseApp
from yakata.cli.terminal.hidden_rooms.screen.page_screen import Page
from yakata.cli.terminal.hidden_rooms.screen.scene import Board, Panel
from yakata.hidden_rooms.squares import SQUARES, name
from yakata.kernel import verify

SIZES = [(80, 24), (100, 30), (140, 45)]


def test_the_first_screen_explains_the_goal(tmp_path: Path) -> None:
    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        shown = screen(app)
        assert "exit at A1" in shown
        assert app.table.play.header.commitment[:24] in shown
        await press(pilot, "enter")
        assert not isinstance(app.screen, Page)
        assert "Which tile do you start on?" in screen(app)

    at_table(sit(tmp_path), look)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_stage_with_keys(tmp_path: Path, seed: str) -> None:
    rng = Random(seed)

    async def stage(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter")
        while not app.ended:
            table = app.table
            choice = careful(table.house, table.play.choices, rng)
            told = len(table.play.entries)
            await strike(app, key_for(choice, table.house))
            assert table.play.entries[told].text == str(choice)
        await pilot.pause()
        assert table.play.over
        assert app.words.event(app.ended)[:12] in screen(app)
        await press(pilot, "enter")
        shown = screen(app)
        assert app.words.result(table.play.result) in shown
        assert "yakata verify" in shown
        assert "yakata replay" in shown

    table = at_table(sit(tmp_path, seed=seed, stage=1), stage).table
    assert table.record_file == tmp_path / "records" / "hidden-rooms-1.yakata"
    assert verify(GAME, table.record_file.read_text()).draws > 0
    assert not (tmp_path / "saves" / "hidden-rooms.save").exists()


def test_again_after_the_end(tmp_path: Path) -> None:
    async def twice(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", *["e"] * 14)
        assert app.table.play.over
        first = app.table.play
        await press(pilot, "enter", "a")
        assert app.table.play is not first
        assert app.asked == "first-tile"
        assert "Which tile do you start on?" in screen(app)
        await press(pilot, "1", "e", "q")

    at_table(sit(tmp_path, stage=1), twice)
    assert sit(tmp_path, seed=None, stage=1).resumed


def test_the_end_of_a_stage_stays_until_it_was_looked_at(tmp_path: Path) -> None:
    async def lose(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", *["e"] * 14)
        shown = screen(app)
        assert "Stage 1 is lost" in shown
        assert "stage 1 · the Loomer" in shown
        assert "lost 1/3" in shown
        assert "K31" in shown
        await press(pilot, "e")
        assert "That key does nothing" in screen(app)
        await press(pilot, "enter", "enter")
        assert "Which tile do you start on?" in screen(app)

    at_table(sit(tmp_path), lose)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_card_stands_between_two_stages(tmp_path: Path, lang: str) -> None:
    async def lose(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", *["e"] * 14, "enter")
        house, words = app.table.house, app.words
        assert isinstance(app.screen, Page)
        shown = re.sub(r"[\s│]+", "", screen(app))
        for sentence in (
            getattr(house.page.story, lang),
            words.say("passage-score", wins=0, losses=1),
            words.say("passage-wins"),
            name(house.page.end),
        ):
            assert re.sub(r"\s+", "", sentence) in shown
        await press(pilot, "r", "escape")
        assert words.say("page-passage") in screen(app)
        await press(pilot, "enter")
        assert not isinstance(app.screen, Page)
        assert app.asked == "first-tile"

    at_table(sit(tmp_path, lang), lose)


def test_enter_pressed_too_often_takes_no_tile(tmp_path: Path) -> None:
    async def hurry(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", *["e"] * 14, *["enter"] * 5)
        assert app.asked == "first-tile"
        assert "1 or 2" in screen(app)
        assert "▸" not in screen(app)
        second = app.table.play.choices[1]
        await press(pilot, "up")
        assert "▸" in screen(app)
        await press(pilot, "enter")
        assert app.table.play.entries[-1].text == str(second)

    at_table(sit(tmp_path), hurry)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_help_opens_over_the_card_and_leads_back_to_it(tmp_path: Path, lang: str) -> None:
    async def read(app: HouseApp, pilot: Pilot[int]) -> None:
        words = app.words
        assert "?" in words.say("keys-intro")
        await press(pilot, "?")
        assert words.say("page-help") in screen(app)
        assert words.say("keys-page").split("、")[0].split(",")[0] in screen(app)
        await press(pilot, "escape")
        assert words.say("page-intro") in screen(app)
        await press(pilot, "enter")
        assert not isinstance(app.screen, Page)

    at_table(sit(tmp_path, lang), read)


def test_the_rules_lead_back_to_the_card(tmp_path: Path) -> None:
    async def read(app: HouseApp, pilot: Pilot[int]) -> None:
        for key in ("escape", "q"):
            await press(pilot, "r", key)
            assert "exit at A1" in screen(app)
        await press(pilot, "enter")
        assert not isinstance(app.screen, Page)

    at_table(sit(tmp_path), read)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    table = sit(tmp_path, lang)
    play_on(table, 12)

    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        shown = screen(app)
        words = app.words
        assert all(name(square) in shown for square in SQUARES)
        assert words.say("sources-title") in shown
        assert words.prompt(app.asked) in shown
        assert words.say("colour-red") in shown
        assert "q" in shown.splitlines()[-1 - (size[1] - 24) // 2 :][0] or size != (80, 24)
        assert "…" not in shown
        width, height = size
        for widget in app.scene.query("Static"):
            if widget.region.width:
                assert widget.region.right <= width, widget
                assert widget.region.bottom <= height, widget

    at_table(sit(tmp_path, lang, seed=None), look, size)


def test_too_small_a_window_says_so(tmp_path: Path) -> None:
    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter")
        assert "80 by 24" in re.sub(r"\s+", " ", screen(app))
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Which tile do you start on?" in screen(app)

    at_table(sit(tmp_path), look, (60, 20))


def test_search_shows_the_odds_and_can_be_taken_back(tmp_path: Path) -> None:
    async def search(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", "left")
        shown = screen(app)
        assert "10 of 21 tiles fit (48%)" in shown
        assert "Which tile do you search with?" in shown
        await press(pilot, "escape")
        assert app.asked == "turn"
        await press(pilot, "left", "u")
        assert app.asked == "turn"
        assert "Taken back." in screen(app)

    at_table(sit(tmp_path), search)


def test_the_cursor_chooses_the_source(tmp_path: Path) -> None:
    async def search(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "down", "down", "enter")
        assert app.table.play.entries[-1].text == "lay blue-5"
        await press(pilot, "up", "down", "enter")
        assert app.table.play.entries[-1].text == "take amber-5"

    at_table(sit(tmp_path), search)


def test_enter_sleeps_after_a_search(tmp_path: Path) -> None:
    async def hurry(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "down", "enter", "enter", "enter")
        assert app.table.house.turns == 1
        await press(pilot, "up", "enter", "enter", "space", "enter")
        assert app.table.house.turns == 2
        assert "e ends it" in screen(app)
        await press(pilot, "right", "enter")
        assert app.table.house.turns == 3
        await press(pilot, "e")
        assert app.table.house.turns == 4

    at_table(sit(tmp_path), hurry)


def test_refused_keys_say_why(tmp_path: Path) -> None:
    async def refuse(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1")
        for key, reason in [
            ("right", "There is a wall. [K2]"),
            ("d", "First choose a square to search. [K22]"),
            ("4", "There is no tile in place 4 of memory. [K23]"),
            ("x", "That key does nothing here."),
        ]:
            told = len(app.table.play.entries)
            await press(pilot, key)
            assert reason in screen(app)
            assert len(app.table.play.entries) == told
        await press(pilot, "right", "?")
        shown = screen(app)
        assert "Why not" in shown
        assert "its edge is a wall" in shown

    at_table(sit(tmp_path), refuse)


def test_undo_is_refused_after_a_draw(tmp_path: Path) -> None:
    async def draw(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", "left", "d", "u")
        assert "Something was revealed since." in screen(app)

    at_table(sit(tmp_path), draw)


def test_pages(tmp_path: Path) -> None:
    async def read(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "r")
        assert "K1 " in screen(app)
        await press(pilot, "end")
        assert "KQ18" in screen(app)
        await press(pilot, "escape", "enter", "1", "e", "up", "l")
        shown = screen(app)
        assert app.table.play.header.commitment in shown
        assert "  1  You hold your breath." in shown
        assert "     The monster walks to A3. [K17]" in shown
        await press(pilot, "q")
        assert not isinstance(app.screen, Page)
        assert app.is_running

    at_table(sit(tmp_path), read)


def test_a_click_on_a_lit_square(tmp_path: Path) -> None:
    async def click(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1")
        await pilot.click(Board, offset=(36, 17))
        assert app.table.play.entries[-1].text == "search left"
        await pilot.click(Panel, offset=(5, 2))
        assert app.table.play.entries[-1].text == "take blue-5"
        await pilot.click(Board, offset=(4, 2))
        assert "A1 is too far" in screen(app)

    at_table(sit(tmp_path), click)


def test_a_key_cuts_the_film_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakata.cli.terminal.hidden_rooms.screen.app.FRAME_SECONDS", 60)

    async def watch(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1")
        assert len(app.film) == 3
        assert "▟↑▙" in screen(app).splitlines()[17]
        await press(pilot, "right")
        assert not app.film
        assert "▟↑▙" in screen(app).splitlines()[11]
        assert "There is a wall." in screen(app)

    at_table(sit(tmp_path), watch, still=False)


def test_the_film_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yakata.cli.terminal.hidden_rooms.screen.app.FRAME_SECONDS", 0.01)

    async def watch(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1")
        while app.film:
            await pilot.pause(0.05)
        assert "▟↑▙" in screen(app).splitlines()[11]

    at_table(sit(tmp_path), watch, still=False)


def written(app: HouseApp) -> set[tuple[ColorTriplet, ColorTriplet]]:
    """The colours that something is written with, and on."""
    segments = [segment for strip in app.screen._compositor.render_strips() for segment in strip]
    for line_filter in app.get_line_filters():
        segments = line_filter.apply(segments, app.screen.background_colors[1])
    return {(style.color.triplet, style.bgcolor.triplet) for text, style, _ in segments if style and text.strip()}


def test_no_color(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", "up", "d")
        shown = screen(app)
        assert "you" in shown
        assert "▟" in shown
        assert "░" in shown
        assert "┏" in shown or "╆" in shown
        for _ in range(2):
            for ink, ground in written(app):
                assert len(set(ink)) == len(set(ground)) == 1
                assert abs(ink[0] - ground[0]) > 90
            await press(pilot, "?")

    at_table(sit(tmp_path), look)


def test_japanese(tmp_path: Path) -> None:
    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        assert "出口A1" in screen(app)
        await press(pilot, "enter", "1", "right")
        shown = screen(app)
        assert "壁がある。 [K2]" in shown
        assert "F5を探索" in shown

    at_table(sit(tmp_path, "ja"), look)
