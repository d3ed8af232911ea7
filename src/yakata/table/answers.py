"""What HTTP calls answer, besides what the sockets say too."""

from typing import Any

from msgspec import Struct

from yakata.table.wire import StateShown, TableShown


class Both(Struct, frozen=True):
    """A table and, when it has begun, what you may see of it."""

    table: TableShown
    state: StateShown | None


class MyTable(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: str
    you: int
    your_turn: bool
    touched: float
    result: str
    campaign: str = ""
    """What it is called, where the table is a chapter of one."""
    chapter: str = ""


class Me(Struct, frozen=True):
    name: str
    lang: str
    tables: list[MyTable]


class Path(Struct, frozen=True):
    path: str


class Seated(Struct, frozen=True):
    table: str
    seat: int


class Versioned(Struct, frozen=True):
    version: int


class Foreseen(Struct, frozen=True):
    lines: list[dict[str, str]]
    steps: list[dict[str, Any]]
    end: str


class Invitation(Struct, frozen=True):
    title: str
    line: str
    host: str
    """Who has laid the table."""
    seat: str
    """Whom one will play, in words."""
    campaign: str = ""
    """What it is called, where the table is a chapter of one."""
    chapter: str = ""
