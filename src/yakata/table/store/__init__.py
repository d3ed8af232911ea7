"""What the table keeps: SQLite by default, PostgreSQL by URL, the same SQL."""

from yakata.table.store.backup import give_back
from yakata.table.store.one_server import OneServer
from yakata.table.store.outages import StoreAway
from yakata.table.store.sqlite_moves import NEW_MOVE
from yakata.table.store.store import Store, default_url, looking_at, prepare, with_driver
from yakata.table.store.writer import MUST_HIT, Conflict

__all__ = [
    "MUST_HIT",
    "NEW_MOVE",
    "Conflict",
    "OneServer",
    "Store",
    "StoreAway",
    "default_url",
    "give_back",
    "looking_at",
    "prepare",
    "with_driver",
]
