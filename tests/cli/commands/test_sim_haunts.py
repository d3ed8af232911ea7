"""``yakata sim betrayal``: a haunt where it belongs, all of them in a table, and what does not fit."""

import json

import pytest

from yakata.betrayal import GAME
from yakata.cli.commands.sim_haunts import haunt_options, haunts_that_begin
from yakata.cli.main import main


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("YAKATA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments):
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return end.value.code, out, err

    return run


def test_a_haunt_comes_in_the_chapter_where_it_may_come():
    assert haunt_options(GAME, "wrong-heir") == {"haunt": "wrong-heir", "chapter": "chapter-2"}
    assert haunt_options(GAME, "siege") == {"haunt": "siege", "chapter": ""}
    assert haunt_options(GAME, None) == {}


def test_one_haunt_by_numbers_of_seats(run):
    code, out, _ = run("sim", "betrayal", "--bot", "keen", "--haunt", "high-water", "--games", 4, "--seats", "3..4")
    assert code == 0
    assert "betrayal, 4 seats, bot keen" in out
    assert "ending high-water-" in out
    assert out.count("rounds: ") == out.count("deaths: ") == 3


def test_figures_in_json(run):
    code, out, _ = run("sim", "betrayal", "--bot", "keen", "--haunt", "high-water", "--games", 3, "--json")
    rounds = json.loads(out)["figures"]["rounds"]
    assert code == 0
    assert rounds["games"] == 3
    assert rounds["least"] <= rounds["median"] <= rounds["most"]
    assert rounds["ci95"][0] <= rounds["mean"] <= rounds["ci95"][1]


def test_each_haunt_that_can_begin(run):
    code, out, _ = run("sim", "betrayal", "--bot", "timid", "--haunt", "each", "--games", 1, "--seats", 3, "--json")
    assert code == 0
    haunts = haunts_that_begin(GAME)
    assert {*GAME.book.haunts} - {*haunts} == {"faced-below", "settling-up"}
    assert list(json.loads(out)) == haunts


def test_some_haunts_in_a_table_are_played_as_each_alone(run):
    arguments = ("--bot", "timid", "--games", 1, "--seats", 3)
    code, out, _ = run("sim", "betrayal", "--haunt", "siege, chase", *arguments)
    assert code == 0
    assert [line.split()[0] for line in out.splitlines() if line.startswith(" ")][1:] == ["siege", "chase"]
    some = json.loads(run("sim", "betrayal", "--haunt", "siege, chase", *arguments, "--json")[1])
    assert list(some) == ["siege", "chase"]
    alone = json.loads(run("sim", "betrayal", "--haunt", "siege", *arguments, "--json")[1])
    assert some["siege"]["ends"] == alone["ends"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("betrayal", "--haunt", "nothing"),
        ("betrayal", "--haunt", "siege,nothing"),
        ("seance", "--haunt", "siege,chase"),
        ("betrayal", "--haunt", "siege", "--bot", "nobody"),
        ("seance", "--haunt", "siege"),
        ("seance", "--haunt", "each"),
    ],
)
def test_what_does_not_fit(run, arguments):
    code, _, err = run("sim", *arguments, "--games", 1)
    assert (code, err.count("\n")) == (2, 1)
