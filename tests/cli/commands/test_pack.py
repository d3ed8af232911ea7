"""``yakata pack``: from an empty folder to a played haunt, and how it refuses."""

import io
import json
import re

import jsonschema
import pytest

import yakata
from yakata.betrayal import GAME
from yakata.betrayal.language.book import SHIPPED
from yakata.betrayal.language.files.reading import files
from yakata.betrayal.language.files.sources import Source
from yakata.cli.main import main
from yakata.kernel.testing import random_game


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("YAKATA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys):
    def run(*arguments):
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return end.value.code, out, err

    return run


@pytest.fixture
def pack(run, tmp_path):
    run("pack", "new", "moth-house")
    return tmp_path / "moth-house"


@pytest.mark.parametrize("command", ["", "new", "check", "show", "play", "schema", "language"])
def test_every_command_has_help_with_an_example(run, command):
    code, out, _ = run("pack", *([command] if command else []), "--help")
    assert code == 0
    assert "For example" in out
    assert f"yakata pack {command}".strip() in out


# new


def test_a_new_pack_works_at_once(run, pack):
    code, out, err = run("pack", "check", "moth-house", "--games", 1, "--bot", "random")
    assert (code, err) == (0, "")
    assert "moth-house: 0 errors, 0 warnings" in out
    assert "cold-wick" in out
    assert "ways to win were seen" in out


def test_a_new_pack_tells_editors_its_schema(pack):
    schema = json.loads((pack / "pack.schema.json").read_text(encoding="utf-8"))
    check = jsonschema.Draft202012Validator(schema)
    written = sorted(pack.rglob("*.yaml"))
    assert len(written) == 5
    for file in written:
        first = file.read_text(encoding="utf-8").splitlines()[0]
        named = first.removeprefix("# yaml-language-server: $schema=")
        assert (file.parent / named).resolve() == pack / "pack.schema.json"
        assert not list(check.iter_errors(Source(file).data))


def test_the_name_is_the_folder_s_or_chosen(run, pack, tmp_path):
    assert "pack: moth-house" in (pack / "pack.yaml").read_text(encoding="utf-8")
    assert run("pack", "new", "Other House!", "--name", "eel-house")[0] == 0
    assert "pack: eel-house" in (tmp_path / "Other House!" / "pack.yaml").read_text(encoding="utf-8")
    code, _, err = run("pack", "new", "third", "--name", "No Good")
    assert code == 2
    assert "'No Good'" in err
    assert not (tmp_path / "third").exists()


def test_a_folder_that_is_there_is_left_alone(run, pack):
    (pack / "pack.yaml").write_text("mine", encoding="utf-8")
    code, _, err = run("pack", "new", "moth-house")
    assert code == 2
    assert "is there already" in err
    assert (pack / "pack.yaml").read_text(encoding="utf-8") == "mine"


# check


def test_errors_are_told_and_end_in_failure(run, pack):
    haunt = pack / "haunts" / "cold-wick.yaml"
    haunt.write_text(haunt.read_text(encoding="utf-8").replace("moth-swarm, at", "moths, at"), encoding="utf-8")
    code, out, _ = run("pack", "check", "moth-house")
    assert code == 1
    assert "haunts/cold-wick.yaml:14: error: no monster is called 'moths'" in out
    assert "1 error, 0 warnings" in out
    assert "played by" not in out


def test_warnings_are_no_failure(run, pack):
    with (pack / "texts" / "en" / "things.ftl").open("a", encoding="utf-8") as file:
        file.write("tell-nobody = Nobody\n")
    code, out, _ = run("pack", "check", "moth-house", "--games", 0)
    assert code == 0
    assert "warning: nothing needs the text tell-nobody" in out
    assert "0 errors, 1 warning" in out


def test_a_game_that_breaks_is_a_failure(run, pack):
    haunt = pack / "haunts" / "cold-wick.yaml"
    text = haunt.read_text(encoding="utf-8").replace('count: "{1/2/4}"', "count: {of: least, numbers: []}")
    haunt.write_text(text, encoding="utf-8")
    code, _, err = run("pack", "check", "moth-house", "--games", 1, "--bot", "random")
    assert code == 1
    assert "the game broke: ValueError" in err


def test_a_box_that_tells_a_role_is_named_with_its_line(run, pack):  # B154 BR37
    """Nobody knows who is false, and each round a lamp goes out where they stand."""
    haunt = pack / "haunts" / "cold-wick.yaml"
    text = haunt.read_text(encoding="utf-8")
    out = "reaction: {on: round-end, do: [{do: mark, marker: dark-lamp, where: {who: owner}}]}"
    for old, new in (
        ("{kind: traitor, traitor: revealer}", "{kind: hidden, deal: {hero: players, traitor: 1}, first: revealer}"),
        ("        - {do: gain, trait: might, amount: 2, who: traitor}\n", ""),
        ("{id: moths, kind: monster, book: traitor}", f"{{id: moths, kind: reaction, book: traitor, {out}}}"),
    ):
        assert old in text
        text = text.replace(old, new)
    haunt.write_text(text, encoding="utf-8")
    for file in pack.glob("texts/*/haunt-cold-wick.ftl"):  # all read the same book
        lines = file.read_text(encoding="utf-8").replace("-win-heroes", "-win-all").splitlines(keepends=True)
        file.write_text("".join(line for line in lines if "-win-traitor" not in line), encoding="utf-8")
    code, out, _ = run("pack", "check", "moth-house", "--games", 3)
    line = 1 + next(number for number, one in enumerate(text.splitlines()) if "id: moths" in one)
    assert f"haunts/cold-wick.yaml:{line}: error: a role that lies face down shows by cold-wick.moths" in out
    assert "say 'clue: true' in the box if it is meant to tell" in out
    assert re.search(r"secrets of cold-wick: \d leaks?\n", out)
    assert code == 1
    haunt.write_text(text.replace("{id: moths, ", "{id: moths, clue: true, "), encoding="utf-8")
    code, out, _ = run("pack", "check", "moth-house", "--games", 1, "--bot", "random")
    assert "secrets of cold-wick: kept" in out
    assert code == 0


def test_what_is_not_there_is_named(run, pack):
    assert run("pack", "check", "nowhere")[::2] == (
        2,
        "yakata: there is no folder nowhere (nor a pack of that name: there is tallow-rent)\n",
    )
    code, _, err = run("pack", "check", "moth-house", "--haunt", "warm-wick")
    assert code == 2
    assert "no haunt 'warm-wick' in moth-house (there are cold-wick)" in err
    code, _, err = run("pack", "check", "moth-house", "--bot", "nobody")
    assert code == 2
    assert "no bot called 'nobody'" in err
    (pack / "empty").mkdir()
    assert "holds no .yaml files" in run("pack", "check", "moth-house/empty")[2]


def test_the_shipped_pack_is_checked_by_its_name(run):
    code, out, _ = run("pack", "check", "tallow-rent", "--games", 0)
    assert code == 0
    assert "tallow-rent: 0 errors" in out


# show


def test_show_lists_what_there_is(run, pack):
    code, out, _ = run("pack", "show", "moth-house")
    assert code == 0
    for word in ("Tiles (1)", "Draught Closet", "Brass Whistle", "Somebody Hums", "The Cold Wick", "one traitor"):
        assert word in out
    assert "すきま風の納戸" in run("pack", "show", "moth-house", "--lang", "ja")[1]


def test_show_prints_one_thing_as_players_read_it(run, pack):
    code, out, _ = run("pack", "show", "moth-house", "cold-wick")
    assert code == 0
    for word in (
        "haunts/cold-wick.yaml:4",
        "The company",
        "Light a lamp",
        "Swarm of moths: Speed 4, Might 4",
        "The traitor",
    ):
        assert word in out
    out = run("pack", "show", "tallow-rent", "iron-poker", "--source")[1]
    assert "ATTACK with Might" in out
    assert "on-win: &push" in out
    assert "Doorways: E S W" in run("pack", "show", "tallow-rent", "keeping-room")[1]
    code, _, err = run("pack", "show", "moth-house", "warm-wick")
    assert code == 2
    assert "nothing in moth-house is called 'warm-wick'" in err


# play


def test_play_seats_a_person_among_bots(run, pack, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    code, out, _ = run("pack", "play", "moth-house", "--seed", 1, "--plain", "--bot", "random")
    assert code == 0
    assert "Ashlar" in out
    assert (pack.parent / "data" / "packs" / "moth-house" / "saves").is_dir()


def test_a_record_is_verified_with_its_pack(run, pack, tmp_path):
    file = tmp_path / "game.yakata"
    file.write_text(str(random_game(GAME.with_content(pack), "pack").record()), encoding="utf-8")
    code, out, err = run("verify", file, "--pack", "moth-house")
    assert code == 0, err
    assert "all true" in out
    assert run("replay", file, "--pack", "moth-house")[0] == 0
    assert run("verify", file)[0] == 1
    file.write_text(str(random_game(yakata.load("seance"), "pack").record()), encoding="utf-8")
    assert "--pack is for betrayal" in run("verify", file, "--pack", "moth-house")[2]


def test_a_pack_with_errors_is_not_played(run, pack):
    (pack / "items.yaml").write_text("items: [{id: brass-whistle, deck: 3}]", encoding="utf-8")
    code, _, err = run("pack", "play", "moth-house")
    assert code == 2
    assert "items.yaml:1" in err
    assert "yakata pack check" in err
    code, _, err = run("serve", "--pack", "moth-house")
    assert code == 2
    assert "items.yaml:1" in err


# The schema


def test_every_shipped_file_fits_the_schema(run):
    check = jsonschema.Draft202012Validator(json.loads(run("pack", "schema")[1]))
    check.check_schema(check.schema)
    for file in files(SHIPPED / "tallow-rent"):
        assert not list(check.iter_errors(Source(file).data)), file.name


@pytest.mark.parametrize(
    "wrong",
    [
        {"tiles": [{"id": "X", "regions": ["upper"], "doorways": []}]},
        {"events": [{"id": "x", "regions": ["upper"], "steps": [{"do": "nothing"}]}]},
        {"events": [{"id": "x", "regions": ["upper"], "steps": [{"do": "gain"}]}]},
        {"haunts": [{"id": "x", "number": 1, "win": [{"side": "heroes", "ending": "x", "when": {"is": "x"}}]}]},
        {"tales": []},
    ],
)
def test_the_schema_refuses_what_the_game_refuses(run, wrong):
    check = jsonschema.Draft202012Validator(json.loads(run("pack", "schema")[1]))
    assert list(check.iter_errors(wrong))
