"""What the store has of a game: its moves and its snapshots."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, bindparam, select

from yakata.table.play.snapshots import SNAPSHOTS
from yakata.table.store import schema


class Move(NamedTuple):
    """A row of the moves."""

    version: int
    seat: int
    kind: str
    text: str
    draws: str
    resend_key: str
    at: float
    digest: str


_MOVES = (
    select(*(schema.moves.c[name] for name in Move._fields))
    .where(schema.moves.c.table_id == bindparam("table"), schema.moves.c.version > bindparam("since"))
    .order_by(schema.moves.c.version)
)


class Found(Struct, frozen=True):
    """All of it."""

    moves: Sequence[Move]
    shots: Sequence[Any]


def moves_since(connection: Connection, table: str, since: int) -> list[Move]:
    return [Move._make(row) for row in connection.execute(_MOVES, {"table": table, "since": since})]


def all_of(connection: Connection, table: str) -> Found:
    return Found(moves_since(connection, table, 0), connection.execute(SNAPSHOTS, {"table": table}).all())
