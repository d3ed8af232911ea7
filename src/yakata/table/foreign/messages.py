"""What is asked of a process for foreign work, and what it answers. Both sides are ours; what they carry is not."""

from typing import Final

import msgspec
from msgspec import Struct


class Budget(Struct, frozen=True):
    """What foreign work may take."""

    lines: int = 12_000
    """Of one record. The longest table has fewer."""
    seconds: float = 40.0
    """For one piece of work, from when it is begun."""
    memory: int = 320 << 20
    """Bytes of address space of each process; a good third of it is there before any work."""
    answer: int = 16 << 20
    """Bytes that one answer may have."""
    processes: int = 1
    waiting: int = 24
    """Pieces of work that wait or are worked on."""
    each: int = 4
    """The same for one address."""


class Content(Struct, frozen=True):
    """A game, and its content where that is not what it comes with."""

    game: str
    bundle: bytes = b""


class ShowRecord(Struct, frozen=True, tag="show"):
    """A record, line by line."""

    record: str
    viewer: str
    lang: str
    content: Content | None = None
    """Of a table's own record; else the record says its game."""


class ReadCampaign(Struct, frozen=True, tag="read"):
    """A campaign from a file: is all of it true?"""

    document: str


Question = ShowRecord | ReadCampaign


class Done(Struct, frozen=True, tag="done"):
    body: bytes
    game: str = ""
    name: str = ""


class Wrong(Struct, frozen=True, tag="wrong"):
    """What was brought is not right."""

    kind: str
    """``record``, ``options``, ``game``, or ``campaign``."""
    key: str = ""
    line: int = 0
    say: str = ""


class TooMuch(Struct, frozen=True, tag="much"):
    """It does not fit into the budget."""

    what: str
    """``memory`` or ``answer``."""


class Trouble(Struct, frozen=True, tag="trouble"):
    """An error of ours; the class alone."""

    kind: str


Answer = Done | Wrong | TooMuch | Trouble
START: Final = "YAKATA_FOREIGN_WORK"
"""In the environment of a process: its ``Start``, as JSON."""


class Start(Struct, frozen=True):
    """What a process knows before its first piece of work."""

    budget: Budget
    games: dict[str, str]
    """Every game and where it is."""


_encoder = msgspec.msgpack.Encoder()
question = msgspec.msgpack.Decoder(Question).decode
answer = msgspec.msgpack.Decoder(Answer).decode


def packed(message: Question | Answer) -> bytes:
    return _encoder.encode(message)
