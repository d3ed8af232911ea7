"""What HTTP calls answer, besides what the sockets say too."""

from msgspec import Struct

from yakata.table.wire import Lang, Slot, StateShown, Status, TableShown


class Both(Struct, frozen=True):
    """A table and, when it has begun, what you may see of it."""

    table: TableShown
    state: StateShown | None


class MyTable(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: Status
    you: int
    your_turn: bool
    touched: float
    """In seconds since 1970."""
    result: str
    campaign: str = ""
    """What it is called, where the table is a chapter of one."""
    chapter: str = ""


class Me(Struct, frozen=True):
    name: str
    lang: Lang
    tables: list[MyTable]


class Path(Struct, frozen=True):
    path: str


class Seated(Struct, frozen=True):
    table: str
    seat: int


class Versioned(Struct, frozen=True):
    version: int


class Line(Struct, frozen=True):
    """A sentence, and the number of the rule behind it."""

    say: str
    rule: str


class Foreseen(Struct, frozen=True):
    lines: list[Line]
    steps: list[dict[str, Slot]]
    """What a board can show of it: the ``kind`` of each event, and its slots."""
    end: str
    """How it would end by that; nothing where it would not."""


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
