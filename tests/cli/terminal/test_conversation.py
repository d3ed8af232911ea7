"""Games with several seats, line by line: whole games, going on, taking back, and what is refused."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.terminal.seated import GAME, conversation, play_on, sit, talk
from yakata import load
from yakata.cli.terminal.drawing.glyphs import FULL
from yakata.cli.terminal.look import look_for
from yakata.cli.terminal.order import in_order
from yakata.kernel import verify
from yakata.words import words_for


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seat", ["visitor1", "ghost"])
def test_a_whole_game_through_pipes(tmp_path: Path, lang: str, seat: str) -> None:
    heard, lines = play_on(sit(tmp_path / "here", lang, seat))
    played = (tmp_path / "here" / "records" / "hako-onna-1.yakata").read_text(encoding="utf-8")
    command = ["-o", "house=balanced", "--seat", seat, "--seed", "7", "--lang", lang]
    done = subprocess.run(
        [sys.executable, "-m", "yakata", "play", "hako-onna", *command],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"YAKATA_DATA": str(tmp_path / "there"), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = tmp_path / "there" / "records" / "hako-onna-1.yakata"
    assert record.read_text(encoding="utf-8") == played
    assert verify(GAME, played).entries > 40
    words = words_for(GAME, lang, "yakata.cli")
    assert f"yakata verify {record}" in done.stdout
    assert words.say("night-truth") in done.stdout
    assert "\x1b" not in done.stdout
    assert words.say("night-truth") in heard


@pytest.mark.parametrize("by_number", [True, False])
def test_numbers_and_sentences_choose_the_same(tmp_path: Path, by_number: bool) -> None:
    words = words_for(GAME, "en", "yakata.cli")
    expected = sit(tmp_path / "a", seats=4)
    play_on(expected)
    same = sit(tmp_path / "b", seats=4)
    if by_number:
        look = look_for(GAME, words, FULL)

        def number(ask, choice):
            view = same.play.view(ask.seat)
            return str(in_order(ask.choices, lambda one: look.grave(view, one)).number(choice))

        play_on(same, say=number)
    else:
        play_on(same, say=lambda ask, choice: words.choice(choice).upper() + ".")
    assert same.play.entries == expected.play.entries


@pytest.mark.parametrize("options", [{"house": "build"}, {"noise": "discs"}, {"edition": "ja"}, {"noise": "real"}])
def test_other_ways_to_play_come_to_an_end(tmp_path: Path, options: dict[str, str]) -> None:
    for seat in ("visitor2", "ghost"):
        sitting = sit(tmp_path / seat, seat=seat, **options)
        play_on(sitting)
        assert sitting.play.over


def test_a_game_without_a_drawing(tmp_path: Path) -> None:
    seance = load("seance")
    heard, _ = play_on(sit(tmp_path, game=seance))
    assert "You are the first guest." in heard
    assert "Your hand: " in heard
    assert "Has laid a card: no, no, no, no" in heard
    assert "Won by " in heard
    assert verify(seance, (tmp_path / "records" / "seance-1.yakata").read_text(encoding="utf-8")).draws == 12


# Going on


def test_quit_and_go_on_where_you_left(tmp_path: Path) -> None:
    first = sit(tmp_path)
    heard, _ = play_on(first, 20)
    assert heard.endswith("\nSaved. The same command goes on from here.\n")
    again = sit(tmp_path, seed=None)
    assert again.resumed
    assert again.play.entries == first.play.entries
    told = talk(again, "quit")
    assert "You were here. Since your last choice:" in told
    news = told.partition("last choice:\n")[2]
    own = next(number for number in range(len(first.play.entries), 0, -1) if first.play.entries[number - 1].seat == 1)
    assert news.splitlines()[0] in heard.splitlines()[-60:] or own == len(first.play.entries)
    play_on(sit(tmp_path, seed=None))
    assert (tmp_path / "records" / "hako-onna-1.yakata").exists()
    assert not (tmp_path / "saves" / "hako-onna.save").exists()


@pytest.mark.parametrize("where", ["prompt", "thinking"])
def test_an_interrupt_saves(tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    sitting, out = sit(tmp_path), StringIO()
    source = Interrupted() if where == "prompt" else StringIO("1\n" * 5)
    if where == "thinking":
        monkeypatch.setattr("yakata.bots.hako_onna.keen.Keen.choose", interrupted)
    assert conversation(sitting, source, out).run() == 0
    assert out.getvalue().endswith("Saved. The same command goes on from here.\n")
    assert sit(tmp_path, seed=None).play.entries == sitting.play.entries


def test_another_seat_is_another_game_and_the_first_one_waits(tmp_path: Path) -> None:
    first = sit(tmp_path)
    play_on(first, 6)
    other = sit(tmp_path, seat="ghost", seed=None, seats=4, bot="timid")
    assert not other.resumed
    assert "yakata play hako-onna" in other.opening
    play_on(other, 3)
    back = sit(tmp_path, seed=None)
    assert "yakata play hako-onna --seat ghost --seats 4 --bot timid" in back.opening
    assert back.resumed
    assert back.play.entries == first.play.entries
    anew = sit(tmp_path, seed=None, fresh=True)
    assert not anew.resumed


def test_a_broken_save_is_kept_and_tells_nothing(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    play_on(sitting, 12)
    save = tmp_path / "saves" / "hako-onna.save"
    text = save.read_text(encoding="utf-8")
    face = next(entry.text for entry in sitting.play.entries if entry.text.startswith("face "))
    save.write_text(text.replace(f"* {face} ", "* face doll ", 1).replace("* power ", "* board ", 1), encoding="utf-8")
    again = sit(tmp_path, seed=None)
    assert not again.resumed
    assert len(again.opening) == 1
    assert face.split()[1] not in again.opening[0]
    assert "hako-onna.save.broken" in again.opening[0]


# Wrong input


def test_what_is_not_understood_is_refused_and_asked_again(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    play_on(sitting, 1)
    before = list(sitting.play.entries)
    heard = talk(
        sitting, "", "0", "99", "9" * 60, "fly", "x" * 300, "move kitchen", "flip it", "undo", "\x00", "\x1b[2Jfly"
    )
    assert sitting.play.entries == before
    assert "Nothing was said." in heard
    assert "There is no choice 0." in heard
    assert "There is no choice 99." in heard
    assert "“fly” is none of the choices. ? for help." in heard
    assert "First the noise: the next disc or card, or a pass. [H35]" in heard
    assert "x" * 41 not in heard
    assert "“[2Jfly” is none of the choices." in heard
    assert "\x1b" not in heard


def test_beginnings_of_words_choose_if_they_are_clear(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    play_on(sitting, 1)
    heard = talk(sitting, "turn", "mov", "MOVE liv", "quit")
    assert "Which of these?\n  1  Move to the 2F Hall\n  2  Move to the Living Room\n" in heard
    assert "Visitor 1 makes for the Living Room." in heard


def test_words_that_are_no_choices(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    play_on(sitting, 1)
    heard = talk(
        sitting, "?", "why", "why 1", "why peek study.desk", "rules H62", "rules h999", "rules barrier", "look kitchen",
        "look attic", "look", "notes", "log", "always", "undo",
    )  # fmt: skip
    assert "look, look kitchen  the whole house, or one room of it" in heard
    assert "[H35] " in heard
    assert "Turn up a card.\nIt cannot be noise.\n[H53] With Noise cards" in heard
    assert "[H62] Peek at one Shadow of your room." in heard
    assert "No rule speaks of “h999”" in heard
    assert "Kitchen, next to: Red Bedroom, Storage Room and Study.\n   a  the kitchen larder: 1 tile\n" in heard
    assert "No room is called “attic”." in heard
    assert "Only here: the bed in the Red Bedroom" in heard
    assert "There is no standing order for this question." in heard
    assert "The dice were promised before the first draw" in heard


def test_what_is_reconstructed_is_said_at_the_start(tmp_path: Path) -> None:
    assert "are reconstructed. What, part by part: yakata games" in talk(sit(tmp_path / "a"), "quit")
    assert "ここで考えて作ったもの" in talk(sit(tmp_path / "b", "ja"), "quit")


def test_rules_are_said_as_they_are_in_force(tmp_path: Path) -> None:  # HR3, HR14
    heard = talk(sit(tmp_path / "a", code="consecutive", swap_items="yes"), "rules HR3", "rules HR14")
    assert "4 codes in all" in heard
    assert "Visitors in one room may exchange Item cards" in heard
    heard = talk(sit(tmp_path / "b"), "rules HR3", "rules HR14")
    assert "20 codes in all" in heard
    assert "Item cards do not change hands" in heard


def test_cards_are_explained(tmp_path: Path) -> None:
    heard = talk(sit(tmp_path, seed="3"), "why the smartphone", "why 1")
    assert "She shows you every power she has" in heard


def test_japanese_words_and_wide_letters(tmp_path: Path) -> None:
    heard = talk(sit(tmp_path, "ja", seed="3"), "？", "ルール Ｈ６２", "手帳", "１", "やめる")
    assert "[H62]" in heard
    assert "訪問者1がダウジングロッドを選ぶ。" in heard
    assert heard.endswith("保存した。同じコマンドでここからつづく。\n")


def test_taking_back(tmp_path: Path) -> None:
    sitting = sit(tmp_path, seat="ghost")
    heard = talk(sitting, "lock 1 2 3", "undo", "undo", "lock 2 3 4", "quit")
    assert "Taken back." in heard
    assert heard.count("Choose the code of the Safe.") == 2
    assert heard.count("Only the one who chose can take it back.") + heard.count("The turn has passed on.") == 1
    assert [entry.text for entry in sitting.play.entries if entry.seat == 0] == ["lock 2 3 4"]


def test_hints_come_once_and_only_in_a_first_game(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    heard = talk(sitting, *["1"] * 40, hints=True)
    assert heard.count("Hint: Every turn adds to the noise.") == 1
    assert "Hint:" not in talk(sit(tmp_path, seed=None), *["1"] * 4)


def test_a_standing_order_answers_until_it_is_taken_back(tmp_path: Path) -> None:
    sitting = sit(tmp_path, seat="ghost,visitor1", hot_seat=True)
    for _ in range(200):  # a line for the curtain, a line for the answer
        if sitting.play.ask is not None and sitting.play.ask.prompt == "react":
            break
        play_on(sitting, 2)
    heard = talk(sitting, "", "always")
    assert "Until you say otherwise: Let it happen." in heard
    assert (0, "react") in sitting.orders
    assert sitting.withdraw(0)
    assert not sitting.orders
