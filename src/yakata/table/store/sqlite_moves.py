"""The short way for what is written most: moves, into SQLite, a whole batch as one statement.

Such a statement is a transaction of its own. It begins, writes and is on disk within one call into SQLite, and the
event loop runs on meanwhile. Row by row, the writer would have to ask for the interpreter after each row, and wait for
a busy loop to lend it.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Engine, insert

from yakata.table.store import schema

NEW_MOVE = insert(schema.moves)
_COLUMNS = tuple(column.name for column in schema.moves.columns)
_in_order = itemgetter(*_COLUMNS)


@cache
def _insert(rows: int) -> str:
    names = ", ".join(f'"{name}"' for name in _COLUMNS)
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO moves ({names}) VALUES {', '.join([row] * rows)}"


class QuickMoves:
    """A connection for moves alone."""

    def __init__(self, engine: Engine) -> None:
        self._held = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._driver: Any = self._held.connection.driver_connection

    def write(self, moves: Sequence[dict[str, Any]]) -> bool:
        """All of them, durably, or none: then the long way tells which one cannot be."""
        try:
            self._driver.execute(_insert(len(moves)), [value for move in moves for value in _in_order(move)])
        except (sqlite3.Error, LookupError):
            return False
        return True

    def close(self) -> None:
        self._held.close()
