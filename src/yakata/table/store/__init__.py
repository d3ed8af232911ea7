"""What the table keeps: SQLite by default, PostgreSQL by URL, the same SQL."""

from yakata.table.store.outages import StoreAway
from yakata.table.store.sqlite_moves import NEW_MOVE
from yakata.table.store.store import Store, default_url, looking_at, prepare, with_driver
from yakata.table.store.writer import MUST_HIT, Conflict

__all__ = [
    "MUST_HIT",
    "NEW_MOVE",
    "Conflict",
    "Store",
    "StoreAway",
    "default_url",
    "looking_at",
    "prepare",
    "with_driver",
]
