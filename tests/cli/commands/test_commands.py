"""The ``yakata`` command: what it prints, what it returns, how it refuses."""

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import yakata
from yakata.cli.main import main
from yakata.cli.terminal.voice import Voice
from yakata.kernel.testing import random_game
from yakata.words import words_for
from yakata.words.book import chapters_of

STAGES = Path(yakata.__file__).parent / "hidden_rooms" / "stages"


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("YAKATA_DATA", str(tmp_path / "data"))


@pytest.fixture
def run(capsys):
    def run(*arguments):
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return end.value.code, out, err

    return run


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "game.yakata"
    file.write_text(str(random_game(yakata.load("hidden-rooms"), "cli").record()), encoding="utf-8")
    return file


def test_the_installed_command_runs():
    done = subprocess.run([sys.executable, "-m", "yakata", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, yakata.__version__)
    script = Path(sys.executable).with_name("yakata")
    done = subprocess.run([script, "games", "--names"], capture_output=True, text=True, check=False)
    assert done.stdout.split() == sorted(yakata.games())


def test_games_are_listed_in_both_languages(run):
    code, out, _ = run("games")
    assert code == 0
    assert "hidden-rooms" in out
    assert "planner" in out
    assert "reshuffle_at=6" in out
    assert "怪物" in run("games", "--lang", "ja")[1]
    assert "hako-onna: Powers. Known: " in out  # what is reconstructed, part by part


@pytest.mark.parametrize("command", ["play", "games", "rules", "sim", "replay", "verify", "check", "schema"])
def test_every_command_has_help_with_an_example(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0
    assert "For example" in out
    assert f"yakata {command}" in out


def test_sim_prints_one_json_object(run):
    code, out, _ = run(
        "sim", "hidden-rooms", "--bot", "greedy", "--games", 10, "--seed", 1, "--stage", "each", "--json"
    )
    assert code == 0
    data = json.loads(out)
    assert {"game", "bot", "games", "wins", "win_rate", "ci95", "by_stage"} <= set(data)
    assert set(data["by_stage"]) == {"1", "2", "3", "4", "5"}
    again = json.loads(
        run("sim", "hidden-rooms", "--bot", "greedy", "--games", 10, "--seed", 1, "--stage", "each", "--json")[1]
    )
    assert again["by_stage"] == data["by_stage"]


def test_sim_prints_a_table(run):
    code, out, _ = run("sim", "hidden-rooms", "--games", 3)
    assert code == 0
    assert "95 % interval" in out
    assert "all stages" in out
    assert "seat 4" in run("sim", "seance", "--games", 3)[1]


def test_sim_by_numbers_of_seats_and_by_bots(run):
    code, out, _ = run("sim", "hako-onna", "--games", 6, "--seats", "3..5", "--bot", "ghost=keen,visitors=random")
    assert code == 0
    assert [out.count(f"hako-onna, {seats} seats") for seats in range(2, 7)] == [0, 1, 1, 1, 0]
    assert "seat 1 ghost" in out
    assert "times her-turn" in out
    assert "seat 5 visitor4" in run("sim", "hako-onna", "--games", 1, "--seats", 5)[1]


def test_sim_keeps_records_that_verify(run, tmp_path):
    assert run("sim", "hidden-rooms", "--games", 10, "--records", tmp_path / "kept")[0] == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 10
    for file in files:
        code, out, _ = run("verify", file)
        assert code == 0
        assert "all true" in out


def test_verify_finds_the_doctored_line(run, record):
    source = record.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(source) if ". * draw " in line)
    for tile in yakata.load("hidden-rooms").start().pool:
        number, star, key, _, ticket = source[at].split()
        doctored = [*source[:at], " ".join((number, star, key, tile, ticket)), *source[at + 1 :]]
        record.write_text("\n".join(doctored), encoding="utf-8")
        code, _, err = run("verify", record)
        if doctored == source:
            assert code == 0
        else:
            assert code == 1
            assert "line " in err
            assert err.count("\n") == 1


def test_verify_holds_a_record_against_what_was_promised(run, record):
    """A record may be true in itself and yet not the one that was promised: that only who was there can tell."""
    lines = record.read_text(encoding="utf-8").splitlines()
    promised = next(line.removeprefix("commitment: ") for line in lines if line.startswith("commitment: "))
    given = next(line.rpartition(": ")[2] for line in lines if line.startswith("nonce "))
    assert run("verify", record, "--commitment", promised.upper(), "--nonce", given)[0] == 0
    for wrong in (("--commitment", "0" * 64), ("--nonce", "ff"), ("--nonce", given, "--nonce", "ff")):
        code, out, err = run("verify", record, *wrong)
        assert (code, "all true" in out, err.count("\n")) == (1, False, 1)


def test_replay_tells_the_story(run, record):
    code, out, _ = run("replay", record)
    assert code == 0
    assert "Two tiles are turned up" in out
    assert "The house keeps you." in out
    assert "怪物" in run("replay", record, "--lang", "ja")[1]
    assert run("replay", record, "--at", 5000)[0] == 2


def test_replay_draws_the_board_as_plain_play_does(run, record):
    top = "   A         B         C         D         E         F\n1  exit"
    one = run("replay", record, "--at", 5)[1]
    assert one.count(top) == 1
    assert "▟" in one
    assert "It looks at" in one
    assert "its route ends in" in one
    assert "道の終わりまで" in run("replay", record, "--at", 5, "--lang", "ja")[1]
    assert run("replay", record, "--boards")[1].count(top) > 3


def test_replay_shows_the_view_of_a_game_without_a_board(run, tmp_path):
    file = tmp_path / "seance.yakata"
    file.write_text(str(random_game(yakata.load("seance"), "cli").record()), encoding="utf-8")
    code, out, _ = run("replay", file, "--at", 0)
    assert code == 0
    assert out.strip()


def test_check_passes_and_fuzzes(run, tmp_path):
    code, out, _ = run("check", "seance", "--games", 3, "--fuzz", 200, "--crashes", tmp_path)
    assert code == 0
    assert "every law holds" in out
    assert "no crash, no dead end, no runaway" in out


def test_check_takes_a_strangers_game_and_keeps_its_crash(run, tmp_path, monkeypatch):
    (tmp_path / "stranger.py").write_text(
        "from yakata.examples.seance import Seance\n"
        "class Rude(Seance):\n"
        "    name = 'rude'\n"
        "    longest = 5\n"
        "GAME = Rude()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    code, _, err = run("check", "stranger:GAME", "--crashes", tmp_path / "crashes")
    assert code == 1
    assert "runaway" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ("frob",),
        ("sim",),
        ("sim", "chess"),
        ("sim", "hidden-rooms", "--bot", "nobody"),
        ("sim", "hidden-rooms", "--games", "0"),
        ("sim", "hidden-rooms", "--games", "many"),
        ("sim", "hidden-rooms", "--stage", "9"),
        ("sim", "hidden-rooms", "-o", "colour=red"),
        ("sim", "hidden-rooms", "-o", "reshuffle_at"),
        ("sim", "hidden-rooms", "--jobs", "-1"),
        ("sim", "seance", "--stage", "1"),
        ("sim", "seance", "--seats", "9"),
        ("sim", "seance", "--seats", "few"),
        ("sim", "hako-onna", "--seats", "5..3"),
        ("sim", "hako-onna", "--seats", "3..9"),
        ("sim", "hako-onna", "--seats", "..4"),
        ("sim", "hako-onna", "--bot", "ghost=keen"),
        ("play", "hidden-rooms", "--lang", "fr"),
        ("play", "hidden-rooms", "--stage", "12"),
        ("play", "seance", "--seat", "ghost"),
        ("play", "hako-onna", "--seats", "9"),
        ("play", "hako-onna", "--seat", "visitor4"),
        ("play", "hako-onna", "--seat", "ghost,visitor1"),
        ("play", "hako-onna", "--bot", "nobody"),
        ("play", "hako-onna", "--stage", "1"),
        ("play", "hidden-rooms", "--seat", "ghost"),
        ("play", "hidden-rooms", "--stages", "no-such-folder"),
        ("replay", "no-such-file"),
        ("verify", "no-such-file"),
        ("verify", str(STAGES / "1-loomer.toml")),
        ("verify",),
        ("check", "nowhere:GAME"),
        ("games", "--loud"),
    ],
)
def test_wrong_arguments_get_one_clear_line_and_exit_code_2(run, arguments):
    code, _, err = run(*arguments)
    assert code == 2
    assert err.startswith("yakata: ")
    assert err.count("\n") == 1


def test_a_users_stage_folder_is_found(run, tmp_path, monkeypatch):
    own = tmp_path / "data" / "hidden-rooms" / "stages"
    own.mkdir(parents=True)
    source = (STAGES / "1-loomer.toml").read_text(encoding="utf-8")
    (own / "mine.toml").write_text(source.replace("number = 1", "number = 8"), encoding="utf-8")
    code, out, _ = run("sim", "hidden-rooms", "--stage", 8, "--games", 4, "--json")
    assert code == 0
    assert list(json.loads(out)["by_stage"]) == ["8"]
    (own / "mine.toml").write_text(source.replace("number = 1", "number = eight"), encoding="utf-8")
    code, _, err = run("sim", "hidden-rooms", "--games", 4)
    assert code == 2
    assert "mine.toml" in err


def test_the_schema_is_json(run):
    code, out, _ = run("schema")
    assert code == 0
    assert "StageFile" in json.loads(out)["$defs"]


@pytest.mark.parametrize("game", ["hako-onna", "betrayal"])
def test_a_replay_is_told_in_words(run, tmp_path, game):
    """No choice, card or place by its id; the board is said as it is heard."""
    file, played = tmp_path / "night.yakata", random_game(yakata.load(game), "told")
    file.write_text(str(played.record()), encoding="utf-8")
    for lang in ("en", "ja"):
        code, out, _ = run("replay", file, "--lang", lang)
        assert code == 0
        said = {line.partition(". ")[2] for line in out.splitlines()}
        assert not said & {f"{played.record().seats[0]} {entry.text}" for entry in played.entries}
        assert not [line for line in said if line in {entry.text for entry in played.entries if " " in entry.text}]
        assert not re.search(r"\* [a-z-]+ ", out)
        board = run("replay", file, "--at", len(played.entries) // 2, "--lang", lang)[1]
        assert not re.search(r"\b(tile|room|shadow|family)-|\[|\{", board)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", sorted(yakata.games()))
def test_the_rules_are_a_book_with_every_rule_once(run, game, lang):
    code, out, _ = run("rules", game, "--lang", lang)
    words = words_for(yakata.load(game), lang)
    numbers = [key.removeprefix("rule-") for key in words.all_keys() if re.fullmatch(r"rule-[A-Z]+[0-9]+", key)]
    assert code == 0
    assert sorted(re.findall(r"^\[([A-Z]+[0-9]+)\] ", out, re.MULTILINE)) == sorted(numbers)
    for chapter in chapters_of(words):
        assert f"\n\n{words.say_or(f'chapter-{chapter.key}')}" in out
    assert not re.search(r"^ *(chapter|order|rule|term|option|rules)-", out, re.MULTILINE)


def test_a_replay_says_what_was_done_in_secret(run, tmp_path):
    file, played = tmp_path / "night.yakata", random_game(yakata.load("hako-onna"), "told")
    file.write_text(str(played.record()), encoding="utf-8")
    code, out, _ = run("replay", file)
    assert code == 0
    assert re.search(r"The Hako Onna chooses the code of the Safe: \d, \d and \d\.", out)
    assert "The Hako Onna chooses the one weapon that can end her: the " in out
    assert "powers are drawn from the deck. Only she sees them." in out
    assert not re.search(r"Onna: (\d|the |in |under |behind )", out)
    assert "箱女がダイヤルの番号を決める" in run("replay", file, "--lang", "ja")[1]


def test_an_option_that_is_not_there_is_answered_with_those_that_are(run):
    code, _, wrong = run("play", "hako-onna", "--stage", 9)
    assert code == 2
    assert wrong.startswith("yakata: hako-onna has no option `stage`; it has: edition, noise, ")
    assert "`house` can be build, balanced, random, not 'attic'" in run("play", "hako-onna", "-o", "house=attic")[2]


def test_a_terminal_turns_pages_and_a_screen_reader_does_not(monkeypatch):
    class Terminal(StringIO):
        def isatty(self):
            return True

    shown = []
    monkeypatch.setattr("pydoc.pager", shown.append)
    out = Terminal()
    voice = Voice(Terminal(), out)
    with voice.by_pages():
        voice.say(["one", "two"])
    assert shown == ["one\ntwo"]
    assert out.getvalue() == ""
    voice.say(["three"])
    assert "three" in out.getvalue()
    pipe = StringIO()
    with Voice(StringIO(), pipe).by_pages() as _:
        Voice(StringIO(), pipe).say(["four"])
    assert pipe.getvalue() == "four\n"
    assert len(shown) == 1


def test_a_rule_is_found_by_its_number_or_by_a_word_and_said_as_it_is_in_force(run):  # H62, HR3
    found = run("rules", "hako-onna", "h62")[1]
    assert re.findall(r"^\[(\w+)\]", found, re.MULTILINE) == ["H62"]
    found = run("rules", "hako-onna", "Music", "box")[1]
    assert all("music box" in rule.lower() for rule in re.findall(r"^\[.*", found, re.MULTILINE))
    assert "亡骸" in run("rules", "hako-onna", "亡骸", "--lang", "ja")[1]
    assert "20 codes" in run("rules", "hako-onna", "HR3")[1]
    found = run("rules", "hako-onna", "HR3", "-o", "code=consecutive")[1]
    assert "4 codes" in found
    assert "(agreed here)" in found
    assert run("rules", "hako-onna", "H999")[:2] == (1, "No rule speaks of “H999”, and none has this number.\n")
    assert run("rules", "hako-onna", "-o", "code=none")[0] == 2
