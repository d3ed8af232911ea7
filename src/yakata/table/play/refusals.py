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
