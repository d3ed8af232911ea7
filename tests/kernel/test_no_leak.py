"""The no-leak law over every game that hides something, in short; ``python -m benchmarks.no_leak`` is the long run."""

from pathlib import Path

import pytest

import yakata
from benchmarks.no_leak import hides, main, play
from yakata.kernel import replay
from yakata.kernel.record import parse

GAMES = [name for name in yakata.games() if hides(yakata.load(name))]
TELLING = Path(__file__).parent.parent / "betrayal" / "packs" / "telling"


@pytest.mark.parametrize("name", GAMES)
def test_a_short_run_finds_no_leak(name, tmp_path, capsys):  # B154 BR37
    code = main(["--game", name, "--decisions", "1500", "--seed", "tests", "--jobs", "1", "--folder", str(tmp_path)])
    said = capsys.readouterr().out
    assert code == 0, said
    assert " 0 leaks (seed tests)" in said
    assert not [*tmp_path.iterdir()]


def test_a_leak_is_kept_as_a_record(tmp_path, capsys):
    options = ["--pack", str(TELLING), "--decisions", "100", "--jobs", "1", "--folder", str(tmp_path)]
    assert main(options) == 1
    assert "t-forced.tells" in capsys.readouterr().out
    game = yakata.load("betrayal").with_content(TELLING)
    for file in tmp_path.iterdir():
        assert [*replay(game, parse(file.read_text(encoding="utf-8")))]


def test_the_same_seed_plays_the_same_games():
    assert play("betrayal", "1", 0) == play("betrayal", "1", 0) != play("betrayal", "2", 0)


def test_only_the_settings_that_are_asked_for_are_played(capsys):
    played = play("betrayal", "1", 0, ("chapter-9", "same-train"))
    assert {*played.decisions} == {"chapter chapter-9, families deal", "haunt same-train, families deal"}
    with pytest.raises(SystemExit):
        main(["--only", "no-such-chapter", "--jobs", "1"])
    assert "no game has no-such-chapter among its options" in capsys.readouterr().err
