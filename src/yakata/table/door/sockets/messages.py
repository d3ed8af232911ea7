"""What a socket says. docs/api.md tells it in words."""

from msgspec import Struct

from yakata.table.play.hands import Hand
from yakata.table.sight.shown import Reason, StateChanged, StateShown, TableShown
from yakata.tower import Trajectory


class Accepted(Struct, frozen=True, tag="accepted"):
    key: str
    version: int


class Declined(Struct, frozen=True, tag="refused"):
    key: str
    reason: Reason


class TableChanged(Struct, frozen=True, tag="table"):
    table: TableShown


class ChatSaid(Struct, frozen=True, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    to: list[int] | None = None
    """The seats that heard it; nothing for everybody."""
    again: bool = False
    """It was said before this socket was opened, and is told to whoever comes."""


class Pong(Struct, frozen=True, tag="pong"):
    pass


class TowerMoved(Struct, frozen=True, tag="tower"):
    """A disc was let go: how it came down, told just before the state that came of it."""

    version: int
    """Of that state."""
    seat: int
    """Whose disc it was."""
    trajectory: Trajectory


class HandMoved(Struct, frozen=True, tag="hand"):
    """Where the hand is that lays a disc now."""

    seat: int
    hand: Hand


LiveAnswer = StateShown | StateChanged | Accepted | Declined | TableChanged | ChatSaid | Pong | TowerMoved | HandMoved
"""Anything a table may say on a socket."""
