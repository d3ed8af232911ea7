"""What a seat tries to do, and what can stop it: the two questions that every table answers at any time."""

from typing import Any, Literal

from msgspec import Struct


class Goal(Struct, frozen=True):
    """One line. It says only what the seat may know: it is made of the seat's view."""

    kind: Literal["win", "stop"]
    """What leads to winning, or what ends it."""
    key: str
    """Of its sentence."""
    slots: dict[str, Any] = {}
    done: int = 0
    of: int = 0
    """How far it has come; 0 where nothing is counted."""
    lost: bool = False
    """It can no longer be reached."""
