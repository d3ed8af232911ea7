"""The small parts: keys, odds, pictures, lines, texts."""

import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import yakata.cli
from tests.cli.terminal.hidden_rooms.sitting import GAME, careful, key_for, sit
from yakata.cli.terminal.drawing.glyphs import ASCII, FULL, glyphs_for
from yakata.cli.terminal.drawing.wrapping import wrap
from yakata.cli.terminal.hidden_rooms.keys import clicked, key_name, listed, meaning
from yakata.cli.terminal.hidden_rooms.marks import tile_mark
from yakata.cli.terminal.hidden_rooms.pages import goal_lines
from yakata.cli.terminal.hidden_rooms.pictures import frames, picture
from yakata.cli.terminal.hidden_rooms.screen.board import BoardDrawing, square_size
from yakata.cli.terminal.hidden_rooms.screen.lessons import lesson
from yakata.cli.terminal.hidden_rooms.screen.panel import PanelDrawing
from yakata.cli.terminal.hidden_rooms.titles import title
from yakata.hidden_rooms.choices import MOVE, SEARCH
from yakata.hidden_rooms.odds import SearchOdds, search_odds
from yakata.hidden_rooms.squares import BESIDE, EXIT
from yakata.hidden_rooms.tiles import FITTING, TILES
from yakata.kernel import Refusal
from yakata.words import words_for

LANGUAGES = ("en", "ja")


def houses(seeds: range, **options: int):
    """Every decision of some games."""
    for seed in seeds:
        rng = Random(seed)
        play = GAME.new(seed=seed, **options)
        for ask in play:
            yield play.state, ask
            play.apply(careful(play.state, ask.choices, rng))


def test_every_choice_has_its_key() -> None:
    for house, ask in houses(range(3)):
        for choice in ask.choices:
            assert meaning(key_for(choice, house), house) == choice
        assert set(listed(house)) == (set(ask.choices) if ask.prompt != "turn" else set())


def test_capitals_and_wide_letters_count() -> None:
    assert key_name("E", "E") == "e"
    assert key_name("fullwidth_latin_small_letter_e", "ｅ") == "e"
    assert key_name("question_mark", "?") == "?"
    assert key_name("fullwidth_question_mark", "？") == "?"
    assert key_name("space", " ") == "space"
    assert key_name("enter", "\r") == "enter"
    assert key_name("up", None) == "up"


def test_clicks_reach_the_neighbours_only() -> None:
    for house, ask in houses(range(2)):
        if ask.prompt != "turn":
            assert clicked(0, house) is None
            continue
        for choice in ask.choices:
            if choice in (*MOVE.values(), *SEARCH.values()):
                assert clicked(BESIDE[choice.to][house.child], house) == choice
        assert isinstance(clicked(house.child, house), Refusal)


def test_the_odds_are_those_of_the_draw() -> None:
    for house, ask in houses(range(3)):
        if "draw" not in map(str, ask.choices):
            continue
        odds = search_odds(house)
        trial = house.clone()
        trial.apply("draw")
        outcomes = trial.pending.outcomes
        assert odds.tiles == len(outcomes)
        assert odds.fitting == len([tile for tile in outcomes if tile in FITTING[house.under]])


def test_percent_is_certain_only_when_it_is() -> None:
    assert SearchOdds(14, 21).percent == 67
    assert SearchOdds(0, 21).percent == 0
    assert SearchOdds(21, 21).percent == 100
    assert SearchOdds(299, 300).percent == 99
    assert SearchOdds(1, 300).percent == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_always_fits(lang: str) -> None:
    words = words_for(GAME, lang, "yakata.cli")
    board = BoardDrawing(square_size(49, 19), FULL, words)
    panel = PanelDrawing(29, FULL, words)
    assert (board.width, board.height) == (49, 19)
    for stage in GAME.book.stages:
        for house, _ in houses(range(3), stage=stage):
            rows = panel.rows(house, next(iter(listed(house)), None), board.height)
            assert len(rows) <= board.height
            for row in rows:
                assert cell_len(row.text.plain) == 29, row.text.plain
                assert "…" not in row.text.plain, row.text.plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("glyphs", [FULL, ASCII])
@pytest.mark.parametrize("size", [(7, 2), (10, 3), (13, 4)])
def test_the_board_is_a_rectangle(lang: str, glyphs, size: tuple[int, int]) -> None:
    board = BoardDrawing(size, glyphs, words_for(GAME, lang, "yakata.cli"))
    for house, _ in islice(houses(range(1)), 0, None, 5):
        rows = board.draw(picture(house)).plain.split("\n")
        assert len(rows) == board.height
        assert {cell_len(row) for row in rows} == {board.width}


def test_a_tile_shows_its_number_and_as_many_icons() -> None:
    for tile in TILES:
        assert len(tile_mark(tile, FULL)) == int(tile[-1])
    assert len({tile_mark(tile, FULL) for tile in TILES}) == 24
    assert len({tile_mark(tile, ASCII) for tile in TILES}) == 24
    marks = [*FULL.icons.values(), *FULL.arrows.values(), FULL.shade, FULL.end, FULL.star, FULL.cursor]
    assert all(cell_len(mark) == 1 for mark in marks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_eighty_columns(lang: str) -> None:
    words = words_for(GAME, lang, "yakata.cli")
    for key in ("turn", "source", "first-tile", "stage-over"):
        line = re.sub(" · ", "  ", words.say(f"keys-{key}"))
        assert cell_len(line) <= 79, line
        assert cell_len(words.prompt(key)) <= 60
    play = GAME.new(seed=1)
    for line in goal_lines(play.state, words):
        assert cell_len(line) <= 72, line
    for stage in GAME.book.stages:
        house = GAME.start(stage=0)
        house.stage, house.turns, house.wins, house.losses = stage, 47, 1, 2
        house.monster, house.facing = house.page.start, house.page.first_facing
        above = title(house, words, " · ")
        assert cell_len(above.where + " " + above.clock + " · " + above.score) <= 79


def test_the_clock_is_in_the_title() -> None:
    words = words_for(GAME, "en", "yakata.cli")
    play = GAME.new(seed=1, stage=1)
    assert title(play.state, words, " · ").clock == ""
    play.apply(play.choices[0])
    above = title(play.state, words, " · ")
    assert (above.where, above.clock, above.score) == (
        "stage 1 · the Loomer · turn 1",
        "its route ends in 14 turns",
        "",
    )
    assert not above.urgent
    while not play.over:
        above = title(play.state, words, " · ")
        play.apply("end")
    assert (above.clock, above.urgent) == ("its route ends in 1 turn", True)
    assert title(play.state, words, " · ").clock == ""


def test_the_limit_of_turns_is_named_when_it_is_near() -> None:
    words = words_for(GAME, "en", "yakata.cli")
    play = GAME.new(seed=1, stage=1, turn_limit=10)
    play.apply(play.choices[0])
    clocks = []
    while not play.over:
        clocks.append(title(play.state, words, " · ").clock)
        play.apply("end")
    assert [clocks[0], clocks[-1]] == ["the night ends in 10 turns", "the night ends in 1 turn"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("glyphs", [FULL, ASCII])
def test_a_lit_square_with_the_monster_warns(lang: str, glyphs) -> None:
    words = words_for(GAME, lang, "yakata.cli")
    board = BoardDrawing((7, 2), glyphs, words)
    play = GAME.new(seed="7")
    for text in ("lay amber-5", "search up", "take blue-5"):
        play.apply(text)
    house = play.state
    assert not picture(house).danger
    assert glyphs.broken_level * 5 not in board.draw(picture(house)).plain
    house.monster = 35
    assert picture(house).danger == {35}
    rows = board.draw(picture(house)).plain.split("\n")
    assert all(glyphs.broken_level * 5 in rows[row] for row in (15, 18))
    assert words.say("danger") in rows[17]
    panel = [row.text.plain for row in PanelDrawing(29, glyphs, words).rows(house, None, board.height)]
    assert any(words.say("arrow-danger", square=35) in row for row in panel)


def test_the_last_picture_is_the_house() -> None:
    for seed in range(3):
        rng = Random(seed)
        play = GAME.new(seed=seed, stage=1)
        for ask in play:
            before = picture(play.state)
            events = play.apply(careful(play.state, ask.choices, rng))
            if shown := frames(before, events):
                now = picture(play.state)
                last = shown[-1]
                assert (last.board, last.child, last.monster, last.facing) == (
                    now.board,
                    now.child,
                    now.monster,
                    now.facing,
                )


def test_lessons_go_away() -> None:
    known = set()
    for house, _ in houses(range(3), stage=1):
        key = lesson(house)
        known.add(key)
        assert not key or house.turns <= 4
        assert not key or words_for(GAME, "en", "yakata.cli").knows(key)
    assert {"hint-search", "hint-source", "hint-go-on", "hint-gaze"} <= known


def test_wrapping_counts_cells() -> None:
    text = "部屋には背が高すぎる。天井のところで折れまがり、床をのぞきこんで歩く。"
    for width in range(10, 40):
        lines = wrap(text, width)
        assert "".join(lines) == text
        assert all(cell_len(line) <= width for line in lines)
        assert not any(line[0] in "。、" for line in lines)
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("/a/very/long/path/without/spaces", 10) == ["/a/very/lo", "ng/path/wi", "thout/spac", "es"]
    assert wrap("", 10) == []


def test_ascii_where_nothing_else_can_be_written() -> None:
    assert glyphs_for("utf-8", {}) is FULL
    assert glyphs_for("ascii", {}) is ASCII
    assert glyphs_for(None, {}) is ASCII
    assert glyphs_for("utf-8", {"YAKATA_ASCII": "1"}) is ASCII


def test_the_exit_is_marked(tmp_path: Path) -> None:
    table = sit(tmp_path)
    board = BoardDrawing((7, 2), FULL, table.words)
    assert "exit" in board.draw(picture(table.house)).plain.split("\n")[2]
    assert board.at(3, 1) == EXIT
    assert board.at(0, 0) == -1


def test_both_languages_say_the_same_keys() -> None:
    texts = Path(yakata.cli.__file__).parent / "texts"
    keys = {}
    for lang in LANGUAGES:
        source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((texts / lang).glob("play*.ftl")))
        keys[lang] = set(re.findall(r"(?m)^([a-z][a-zA-Z0-9-]*) =", source))
        assert "!" not in source.replace("！", "!")
    assert keys["en"] == keys["ja"]
    for path in (texts.parent / "play").glob("*.py"):
        for key in re.findall(r'say\("([a-z][a-z0-9-]+)"', path.read_text(encoding="utf-8")):
            assert words_for(GAME, "en", "yakata.cli").knows(key), key
