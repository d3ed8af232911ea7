"""``yakata serve``: what is wrong is said in one line, before it says where the table is, and nothing is served."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from yakata.table.store import Store, default_url, prepare
from yakata.table.store.store import BadDatabase


def served(*options: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "yakata", "serve", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    return done.returncode, done.stdout, done.stderr


def refused(*options: str) -> str:
    """The one line."""
    code, out, err = served(*options)
    assert (code, out) == (2, ""), (code, out, err)
    assert err.startswith("yakata: ")
    assert err.count("\n") == 1, err
    return err


@pytest.mark.parametrize("port", ["abc", "-4", "99999", "1e3"])
def test_a_port_is_a_number_of_a_port(port: str, tmp_path: Path) -> None:
    assert port in refused("--port", port, "--data", str(tmp_path))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert "--port chooses another" in refused("--port", str(other.getsockname()[1]), "--data", str(tmp_path))


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert "file" in refused("--port", "0", "--data", str(file))
    assert "cannot be used" in refused("--port", "0", "--database", "nonsense")
    assert "refused" in refused("--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/x").lower()


def test_other_values_that_mean_nothing(tmp_path: Path) -> None:
    assert "network" in refused("--port", "0", "--data", str(tmp_path), "--proxy", "nonsense")
    assert "--keep" in refused("--port", "0", "--data", str(tmp_path), "--keep", "-1")


def whole(folder: Path) -> Path:
    """A database of ours, with nothing left beside it."""
    Store(default_url(folder)).close()
    file = folder / "yakata.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS filler (text)")
        connection.executemany("INSERT INTO filler VALUES (?)", [("x" * 500,)] * 500)
    connection.close()
    return file


def torn(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])


def scribbled(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 * 4 : 4096 * 9] = os.urandom(4096 * 5)
    file.write_bytes(data)


def no_database(file: Path) -> None:
    file.write_bytes(b"Dear diary, " * 1000)


def of_somebody_else(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def of_a_newer_release(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize("spoil", [torn, scribbled, no_database, of_somebody_else, of_a_newer_release])
def test_a_file_that_is_broken_or_foreign_is_left_as_it_is(spoil, tmp_path: Path) -> None:
    file = whole(tmp_path)
    spoil(file)
    before = file.read_bytes()
    with pytest.raises(BadDatabase) as why:
        prepare(default_url(tmp_path))
    assert "\n" not in str(why.value)
    assert file.read_bytes() == before


def test_nothing_is_served_from_a_file_that_is_broken(tmp_path: Path) -> None:
    no_database(tmp_path / "yakata.db")
    assert "no database" in refused("--port", "0", "--data", str(tmp_path))


def test_a_file_that_is_whole_is_served_even_after_a_crash(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "yakata", "serve", "--port", "0", "--data", str(tmp_path)]
    for way in (signal.SIGKILL, signal.SIGTERM):
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout
        with server.stdout as said:
            assert said.readline().startswith("the table is at http://")
            server.send_signal(way)
            server.wait(60)
