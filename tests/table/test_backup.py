"""A backup is taken while the server runs, and a game goes on from it."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.servers import Guest, play_on, serving

Guests = Callable[..., list[Guest]]


def yakata(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "yakata", *map(str, words)], capture_output=True, text=True, check=False
    )


def test_a_game_goes_on_from_a_backup_that_was_taken_while_it_was_played(tmp_path: Path, guests: Guests) -> None:
    first, second, kept = tmp_path / "first", tmp_path / "second", tmp_path / "house.db"
    first.mkdir(), second.mkdir()
    with serving(first) as server:
        (aki,) = guests(server.url, "Aki")
        live = aki.live(table := aki.open("hidden-rooms", "me", options={"stage": 1}))
        live.until(0)
        for _ in range(3):
            live.until(live.move(live.state["choices"][0]["text"])["version"])
        then = live.state
        done = yakata("backup", kept, "--data", first)
        assert (done.returncode, done.stdout[: len(str(kept))]) == (0, str(kept)), done.stderr
        live.until(live.move(live.state["choices"][0]["text"])["version"])  # the server goes on meanwhile
        cookie = aki.cookie
    assert kept.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first", "house.db", "second"]
    kept.rename(second / "yakata.db")
    with serving(second) as server:
        (again,) = guests(server.url, "Aki")
        again.http.cookies.set("yakata", cookie)
        live = again.live(table)
        state = live.until(then["version"])
        assert {name: state[name] for name in ("version", "view", "choices")} == {
            name: then[name] for name in ("version", "view", "choices")
        }
        assert play_on([live])["result"]
        assert again.ask("GET", f"/tables/{table}/record").status_code == 200


def test_a_folder_gets_a_file_by_the_day_and_nothing_is_written_over(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    folder = tmp_path / "backups"
    folder.mkdir()
    assert yakata("backup", folder, "--data", tmp_path).returncode == 0
    (file,) = folder.iterdir()
    assert file.name.startswith("yakata-2")
    before = file.read_bytes()
    again = yakata("backup", file, "--data", tmp_path)
    assert (again.returncode, again.stderr) == (
        2,
        f"yakata: there is a file {file} already; a backup takes nobody's place\n",
    )
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--data", "nowhere"], "there is no database nowhere/yakata.db"),
        (["--database", "postgresql://house:secret@localhost/yakata"], "pg_dump --format=custom"),
    ],
)
def test_what_cannot_be_copied_is_said_in_one_line(tmp_path: Path, words: list[str], says: str) -> None:
    done = yakata("backup", tmp_path / "copy.db", *words)
    assert (done.returncode, done.stderr.count("\n"), says in done.stderr) == (2, 1, True)
    assert "secret" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_damaged_file_is_not_called_a_backup(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    file = tmp_path / "yakata.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as data:
        data.seek(size * 3)
        data.write(b"\xff" * size * 4)
    done = yakata("backup", tmp_path / "copy.db", "--data", tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "copy.db.part").exists()


def test_compact_leaves_a_file_alone_that_is_being_served(tmp_path: Path) -> None:
    with serving(tmp_path):
        done = yakata("compact", "--data", tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_compact_says_how_large_it_was_and_is(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    done = yakata("compact", "--data", tmp_path)
    assert (done.returncode, "MiB now" in done.stdout) == (0, True), done
