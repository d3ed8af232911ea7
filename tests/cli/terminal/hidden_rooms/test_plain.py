"""The game line by line."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from tests.cli.terminal.hidden_rooms.sitting import GAME, careful, sit
from yakata.cli.terminal.drawing.glyphs import ASCII, FULL
from yakata.cli.terminal.hidden_rooms.keys import lying
from yakata.cli.terminal.hidden_rooms.plain_conversation import Conversation
from yakata.cli.terminal.hidden_rooms.plain_view import plain_view
from yakata.cli.terminal.hidden_rooms.play import play
from yakata.cli.terminal.order import in_order
from yakata.hidden_rooms.squares import SQUARES
from yakata.kernel import BadOptions, verify
from yakata.words import words_for


def talk(folder: Path, *lines: str, lang: str = "en", seed: str | None = "7", **options: int) -> str:
    out = StringIO()
    source = StringIO("".join(f"{line}\n" for line in lines))
    assert Conversation(sit(folder, lang, seed, **options), FULL, source, out).run() == 0
    return out.getvalue()


def script(seed: str, **options: int) -> list[str]:
    """The texts of a whole game."""
    rng = Random(seed)
    trial = GAME.new(seed=seed, **options)
    for ask in trial:
        trial.apply(careful(trial.state, ask.choices, rng))
    return [entry.text for entry in trial.entries if entry.seat is not None]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_from_a_script_of_texts(tmp_path: Path, lang: str) -> None:
    heard = talk(tmp_path, *script("7"), lang=lang)
    record = tmp_path / "records" / "hidden-rooms-1.yakata"
    proof = verify(GAME, record.read_text(encoding="utf-8"))
    assert proof.entries > 20
    assert str(record) in heard
    assert "yakata verify" in heard


def test_numbers_choose_too(tmp_path: Path) -> None:
    rng = Random(3)
    trial = GAME.new(seed="7", stage=2)
    numbers = []
    for ask in trial:
        choice = careful(trial.state, ask.choices, rng)
        numbers.append(str(in_order(lying(trial.state) or ask.choices, lambda _: False).number(choice)))
        if numbers[-1] == "0":  # asked once more
            numbers.append("0")
        trial.apply(choice)
    talk(tmp_path, *numbers, stage=2)
    record = (tmp_path / "records" / "hidden-rooms-1.yakata").read_text(encoding="utf-8")
    assert record == str(trial.record())


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    assert "Saved." in talk(tmp_path, "lay amber-5", "end")
    heard = talk(tmp_path, "quit", seed=None)
    assert "You were here: stage 1, turn 2, on F6." in heard


def test_words_that_are_no_choices(tmp_path: Path) -> None:
    heard = talk(
        tmp_path, "monster", "lay amber-5", "monster", "why move right", "why 0", "rule k14", "rule K99", "rules"
    )
    assert "waits until the first tile lies" in heard
    assert "1. It does not see you. It walks to A3.\n   [K17]" in heard
    assert "There is a wall. [K2]" in heard
    assert "end the turn.\nThen the monster moves.\n[K21] " in heard
    assert "[K14] Before each action" in heard
    assert "No rule speaks of “k99”" in heard
    assert "KQ18" in heard
    assert "\nRulings: where the rulebook is silent\nKQ1 " in heard


def test_a_square_is_as_good_as_a_direction(tmp_path: Path) -> None:
    heard = talk(
        tmp_path, "lay amber-5", "why search F5", "search A1", "why move e6", "search ｆ５", "undo", "F5",
        "take blue-5", "move f6", "search F4",
    )  # fmt: skip
    assert re.search(r"search up, to F5\.\n\d+ of 21 tiles fit", heard)
    assert "A1 is too far. You reach the squares beside you. [K21]" in heard
    assert "There is no room at E6 yet. Search it. [K21]" in heard
    assert heard.count("You search F5. Under you lies amber 5.") == 2
    assert "You go down, to F6." in heard
    assert "F4 is too far." in heard
    assert " 2  search up, to F5\n" in heard


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_keys_of_the_board_are_understood(tmp_path: Path, lang: str) -> None:
    heard = talk(tmp_path, "?", "1", "e", "？", "l", "q", lang=lang)
    words = words_for(GAME, lang, "yakata.cli")
    assert heard.count(words.say("plain-help")) == 3
    assert heard.count(words.say("ended-turn")) == 2
    assert words.say("game-saved") in heard


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_plain_is_words_alone(tmp_path: Path, lang: str) -> None:
    """No board, no marks, no texts of choices; and the route only for who asks."""
    heard = talk(tmp_path, "1", "1", "1", "look", lang=lang)
    assert not set(heard) & set("▟▙░↑↓→←×·●▮▲◆")
    assert "amber-5" not in heard
    assert "search left (" not in heard
    words = words_for(GAME, lang, "yakata.cli")
    ahead = words.say("aloud-route", squares=["X"]).partition("X")[0]
    assert heard.count(ahead) == 1


def test_tiles_are_listed_as_they_were_named(tmp_path: Path) -> None:  # K10
    for seed in map(str, range(12)):
        heard = talk(tmp_path / seed, seed=seed)
        named = heard.partition("Two tiles are turned up: ")[2].partition(".")[0].split(" and ")
        assert [line[10:] for line in heard.splitlines() if " start on " in line] == [f"on {name}" for name in named]


def test_ending_a_turn_by_its_number_is_asked_once_more(tmp_path: Path) -> None:
    heard = talk(tmp_path, "1", "0", "goal", "0", "0")
    assert heard.count("Say it once more if you mean it.") == 2
    assert heard.count("You hold your breath.") == 1
    assert "What you try to do:\n  Reach the door" in heard


def test_words_of_one_s_own_language(tmp_path: Path) -> None:
    heard = talk(tmp_path, "青5", "怪物", "上を探索", "もどす", "なぜ 上", "fly", "やめる", lang="ja")
    assert "足もとは青5" in heard
    assert "F5を探索する。" in heard
    assert "もどした。" in heard
    assert "「fly」という選択はない。" in heard
    assert "draw" not in heard


def test_a_square_before_the_first_tile(tmp_path: Path) -> None:
    assert "First choose the tile to start on. [K10]" in talk(tmp_path, "search F5")


def test_the_next_stage_is_announced(tmp_path: Path) -> None:
    heard = talk(tmp_path, "lay amber-5", *["end"] * 14)
    announced = heard.partition("Won 0 of 2, lost 1 of 3. Two wins win the game.")[2]
    assert "Its route leads from" in announced.partition("Which tile do you start on?")[0]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_mark_stands_apart_and_means_one_thing(lang: str) -> None:
    words = words_for(GAME, lang, "yakata.cli")
    play = GAME.new(seed="7")
    for text in ("lay amber-5", "search up", "take blue-5"):
        play.apply(text)
    house = play.state
    house.monster, house.facing = house.child, "left"
    lines = plain_view(house, words, FULL)[1:8]
    assert f"▮5 {words.say('child')} ▟←▙" in lines[5]
    assert all(cell_len(line) < 80 for line in lines)
    assert sum(line.count("-") for line in lines) == len(set(SQUARES) - set(house.page.route) - {house.child, 35})


def test_the_way_is_drawn_over_tiles_and_to_the_exit() -> None:
    words = words_for(GAME, "en", "yakata.cli")
    play = GAME.new(seed="7", stage=4)
    play.apply(play.choices[0])
    house = play.state
    assert plain_view(house, words, FULL)[2].split()[:3] == ["1", "exit", "×"]
    house.lay("red-2", house.page.route[-2])
    house.child = 35
    assert "◆2 ↑" in plain_view(house, words, FULL)[3]


def test_refusals_have_their_reason(tmp_path: Path) -> None:
    heard = talk(tmp_path, "", "77", "fly up", "move up", "lay amber-5", "move up", "draw", "search up", "undo", "undo")
    assert "Nothing was said." in heard
    assert "There is no choice 77." in heard
    assert "First choose the tile to start on. [K10]" in heard
    assert "There is no room at F5 yet. Search it. [K21]" in heard
    assert "First choose a square to search. [K22]" in heard
    assert "Taken back." in heard
    assert "The turn has passed on." in heard


def test_capitals_and_spaces_do_not_matter(tmp_path: Path) -> None:
    assert "You hold your breath." in talk(tmp_path, "LAY  Amber-5", " End ")


def test_the_view_says_where_everything_is(tmp_path: Path) -> None:
    heard = talk(tmp_path, "lay amber-5", "search up", "take blue-5")
    assert "Rooms: F5 blue 5 and F6 amber 5." in heard
    assert "You stand on F5, blue 5." in heard
    assert "The monster stands on A2, facing up." in heard
    assert "It looks at A1, B1 and B2." in heard


def test_plain_in_ascii(tmp_path: Path) -> None:
    out = StringIO()
    table = sit(tmp_path)
    Conversation(table, ASCII, StringIO("1\nend\nmonster\nhelp\nlog\n"), out).run()
    assert out.getvalue().isascii()


def test_play_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\nend\n"))
    assert play(GAME, options={}, seed="7", lang="ja", plain=True, fresh=False, folder=tmp_path) == 0
    assert "息をひそめる。" in capsys.readouterr().out


def test_bad_options_touch_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadOptions):
        play(GAME, options={"stage": "77"}, seed=None, lang="en", plain=True, fresh=False, folder=tmp_path)
    assert not list(tmp_path.iterdir())
