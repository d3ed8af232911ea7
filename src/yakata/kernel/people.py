"""Whom one plays: what those are called who sit there, where that is not who plays them."""

from typing import Any, ClassVar

from yakata.kernel.phrases import Called, OwnText, Phrase
from yakata.kernel.seats import Seat


class People:
    """As it is, everybody goes by who sits there. Subclass it for a game in which one plays somebody."""

    id_slots: ClassVar[frozenset[str]] = frozenset()
    """Slots of events and choices that can hold the id of somebody, as ``called`` gives them."""

    def called(self, view: Any) -> tuple[Called, ...]:
        """What everybody in this view is called, seat by seat; nothing where that is who sits there."""
        return ()

    def written(self, view: Any) -> tuple[OwnText, ...]:
        """What players have written themselves, and is said instead of what is printed."""
        return ()

    def alone(self, view: Any) -> tuple[tuple[str, str], ...]:
        """By their ids: who would be numbered and is the only one of a kind in this view, and the key of its name."""
        return ()

    def place(self, options: Any, seat: Seat) -> Phrase | None:
        """Whom one plays at this seat, where the options say so; else it is said by its label."""
        return None
