"""A copy of a SQLite database while a server writes to it; room that is given back. PostgreSQL has its own tools."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from yakata.kernel import BadOptions, YakataError

INCREMENTAL: Final = 2
"""How SQLite calls a file that gives room back a little at a time."""
PATIENCE: Final = 10.0
"""Seconds for which a server may hold the file."""


class BadBackup(YakataError):
    """It could not be copied, or the copy is not sound."""


def sqlite_file(url: str) -> Path:
    """Where this database lies; refused for one that is no file."""
    if not url.startswith("sqlite:///"):
        raise BadOptions("PostgreSQL is copied by its own tool: pg_dump --format=custom --file=FILE DATABASE")
    file = Path(url.removeprefix("sqlite:///"))
    if not file.is_file():
        raise BadBackup(f"there is no database {file}")
    return file


def back_up(database: Path, target: Path) -> int:
    """All that is written at this moment, as one sound file of its own, there whole or not at all. Returns its size."""
    if target.exists():
        raise BadBackup(f"there is a file {target} already; a backup takes nobody's place")
    half = target.with_name(f"{target.name}.part")
    try:
        half.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))  # dice and hands are in it
        with _opened(database, "ro") as ours, _opened(half, "rw") as copy:
            ours.backup(copy)  # in one step: the server writes on, and what it writes meanwhile is not in the copy
            copy.execute("PRAGMA journal_mode=DELETE")
            if (found := copy.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise BadBackup(f"{database} is damaged: {found}")
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(f"{database} cannot be copied to {target}: {error}") from error
    finally:
        half.unlink(missing_ok=True)
    return target.stat().st_size


def compact(database: Path) -> tuple[int, int]:
    """Write the whole file anew, without holes; from then on it gives room back by itself. Sizes before and after."""
    before = database.stat().st_size
    try:
        with _opened(database, "rw") as ours:
            ours.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
            ours.execute("VACUUM")
            ours.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise BadBackup(f"{database} cannot be written anew: {error}; is a server running on it?") from error
    return before, database.stat().st_size


def give_back(connection: Connection, pages: int) -> int:
    """Up to so many empty pages go back to the disk; returns how many did. An older file has to be compacted first."""
    if connection.dialect.name != "sqlite":
        return 0
    driver = connection.connection.driver_connection
    assert driver is not None
    if driver.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
        return 0
    free: int = driver.execute("PRAGMA freelist_count").fetchone()[0]
    if free:
        driver.executescript(f"PRAGMA incremental_vacuum({pages})")  # execute() would free one page and stop
    return min(free, pages)


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    address = f"{file.resolve().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None)) as connection:
        yield connection
