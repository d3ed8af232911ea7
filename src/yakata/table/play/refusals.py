"""Refusals of the table itself, not of the rules."""

from typing import Any

from yakata.kernel import Refusal, Refused


class NotAtTable(Refused):
    """A refusal of the table itself, not of the rules."""

    def __init__(self, key: str, **slots: Any) -> None:
        super().__init__("", Refusal(key, slots=slots))


class NotFound(NotAtTable):
    """There is no such table, seat or link; or it is none of your business."""


class NotYours(NotAtTable):
    """Somebody else may do that."""


class Stale(NotAtTable):
    """The move was made for another version."""


class TooLarge(NotAtTable):
    """It is longer than what is taken here."""


class OverBudget(NotAtTable):
    """To work it out takes more time or memory than there is for it."""


class TooOften(NotAtTable):
    """This person, or this address, has as many of them as they may."""


class Busy(NotAtTable):
    """Others have brought so much that no more is taken just now."""
