"""What several seats see alike of one position."""

from typing import Any

from yakata.kernel import Remembered
from yakata.kernel.remembered import NOTHING


class Position:
    """Worked out for the first seat that sees it. It is worth nothing as soon as something is played."""

    __slots__ = ("ghostly", "kept", "known", "table")

    def __init__(self, kept: Remembered = NOTHING) -> None:
        self.kept = kept
        """Of the positions before it at the same table, what may be the same again."""
        self.table: dict[bool, dict[str, Any]] = {}
        """What lies open: as it is now, and as the Visitors saw it when the dark fell."""
        self.known: dict[int, dict[str, Any]] = {}
        """By who knows it."""
        self.ghostly: dict[str, Any] = {}
        """What all ghosts see."""
