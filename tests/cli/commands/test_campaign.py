"""``yakata campaign``: begun, left, gone on with, written down, told, carried, forked; and how it refuses."""

import io
import json

import pytest

from yakata.betrayal import GAME
from yakata.cli.main import main

CHAPTERS = list(GAME.book.chapters)


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("YAKATA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys, monkeypatch):
    def run(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return end.value.code, out, err

    return run


def play_through(run, *more):
    """Always the first choice, until it is over; and leaving every now and then."""
    for _ in range(60):
        code, out, err = run("campaign", "play", "hill", "--plain", "--bot", "random", *more, typed="1\n" * 300)
        assert code == 0, err
        if "The next evening" in out:
            return out
        more = ()
    raise AssertionError(out[-2000:])


@pytest.mark.parametrize("command", ["", "new", "show", "play", "write", "export", "import", "fork"])
def test_every_command_has_help_with_an_example(run, command):
    code, out, _ = run("campaign", *([command] if command else []), "--help")
    assert code == 0
    assert "For example" in out
    assert f"yakata campaign {command}".strip() in out


def test_two_chapters_alone_in_the_terminal(run, tmp_path):
    assert run("campaign", "new", "hill", "--house", "Marrow Hill")[0] == 0
    assert "nothing played" in run("campaign", "show")[1]
    first = play_through(run, "--company", "quill:Ada:31,marl:Ben:8,vesper", "--seed", "one")
    assert "yakata campaign write hill" in first
    told = run("campaign", "show", "hill")[1]
    assert "1689" in told
    assert "Ada, born 1658" in told
    lines = run("campaign", "write", "hill")[1].splitlines()
    (quill,) = [at for at, line in enumerate(lines, 1) if "What the Quill family is called: …" in line]
    assert run("campaign", "write", "hill", quill, "Thornfield")[0] == 0
    assert "Thornfield: Ada, born 1658" in run("campaign", "show", "hill")[1]
    assert "lines to be written" in run("campaign", "write", "hill", 99, "x")[2]
    assert "no more than 24 letters" in run("campaign", "write", "hill", quill, "x" * 99)[2]
    second = play_through(run, "--seed", "two")
    assert "1715" in second
    assert "1715" in run("campaign", "show", "hill", "--lang", "ja")[1]
    code, _, err = run("campaign", "export", "hill", "hill.json")
    assert code == 0, err
    document = GAME.campaign.import_((tmp_path / "hill.json").read_bytes())
    assert [played.chapter for played in GAME.campaign.story(document).chapters] == CHAPTERS[:2]
    assert CHAPTERS[2] not in (tmp_path / "hill.json").read_text(encoding="utf-8")
    assert run("campaign", "import", "hill.json", "copy")[0] == 0
    assert run("campaign", "fork", "copy", 2, "other")[0] == 0
    assert [line.split(":")[0] for line in run("campaign", "show")[1].splitlines()] == ["copy", "hill", "other"]


def test_what_cannot_be_is_one_line(run, tmp_path):
    for arguments in (
        ("show", "nowhere"),
        ("play", "nowhere"),
        ("new", "../up"),
        ("import", "missing.json", "hill"),
        ("fork", "nowhere", 1, "other"),
    ):
        code, _, err = run("campaign", *arguments)
        assert code == 2
        assert err.startswith("yakata: ")
        assert len(err.splitlines()) == 1
    run("campaign", "new", "hill")
    assert run("campaign", "new", "hill")[0] == 2
    assert run("campaign", "play", "hill", "--company", "quill,marl")[0] == 2
    assert run("campaign", "play", "hill", "--company", "quill:Ada:old,marl,vesper")[0] == 2
    run("campaign", "play", "hill", "--plain", "--company", "quill,marl,vesper", typed="quit\n")
    assert run("campaign", "play", "hill", "--company", "quill,marl,vesper")[0] == 2
    run("campaign", "export", "hill", "hill.json")
    changed = json.loads((tmp_path / "hill.json").read_text(encoding="utf-8"))
    changed["header"]["name"] = "Another"
    (tmp_path / "hill.json").write_text(json.dumps(changed), encoding="utf-8")
    code, _, err = run("campaign", "import", "hill.json", "copy")
    assert code == 2
    assert "was changed" in err
