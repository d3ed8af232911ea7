"""``yakata upgrade --check``: what becomes of running games, without touching them."""

import shutil
import sqlite3
from pathlib import Path

import pytest

import yakata
from tests.museum.rooms import exhibits, named, plays_the_same
from yakata.cli.main import main


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["upgrade", *words])
    return int(left.value.code or 0)


@pytest.mark.parametrize("database", exhibits("tables/yakata.db"), ids=named)
def test_a_database_of_before_is_looked_at_and_left_alone(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(database, tmp_path / "yakata.db")
    code = run("--check", str(tmp_path))
    *told, last = capsys.readouterr().out.splitlines()
    findings = [line for line in told if line.startswith(("table ", "campaign "))]
    exactly = sum("goes on exactly" in line for line in findings)
    assert last.startswith(f"17 games and campaigns: {exactly} go on exactly, ")
    assert len(findings) == 17
    assert code == (exactly < 17)
    for line in findings:
        if plays_the_same(database, yakata.load(line.partition("(")[2].partition(")")[0])):
            assert "goes on exactly" in line
    assert (tmp_path / "yakata.db").read_bytes() == database.read_bytes()


def test_what_does_not_go_on_exactly_is_told_and_the_exit_code_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(exhibits("tables/yakata.db")[0], tmp_path / "yakata.db")
    with sqlite3.connect(tmp_path / "yakata.db") as connection:
        connection.execute("UPDATE moves SET text='dance' WHERE version=9 AND text LIKE 'choose%' OR version=40")
        connection.execute("UPDATE tables SET rules=99 WHERE game='seance'")
    assert run("--check", str(tmp_path), "--quiet") == 1
    told = capsys.readouterr().out
    assert "goes on from move 39: move 40: dance" in told
    assert "needs a word" in told
    assert "goes on exactly" not in told


def test_a_wrong_place_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ("--check", str(tmp_path)),
        ("--check", "sqlite:///nowhere/at-all.db"),
        ("--check", "postgresql://house:secret@127.0.0.1:1/yakata"),
        ("--check", "mysql://house:secret@127.0.0.1:1/yakata"),
        (),
    ):
        assert run(*words) == 2
        (line,) = capsys.readouterr().err.strip().splitlines()
        assert not any(word in line for word in ("secret", "sqlalche", "No module"))


def test_a_database_of_a_newer_release_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(exhibits("tables/yakata.db")[0], tmp_path / "yakata.db")
    with sqlite3.connect(tmp_path / "yakata.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num='9999'")
    assert run("--check", str(tmp_path)) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert line.startswith("yakata: the database is of a newer release")


def test_a_folder_of_somebody_else_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_file", closed)  # the tests may run as root, to whom nothing is closed
    assert run("--check", str(tmp_path)) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert str(tmp_path) in line
