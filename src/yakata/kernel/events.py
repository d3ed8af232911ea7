"""What happened, and who may know it."""

from typing import Any

from msgspec import Struct

from yakata.kernel.seats import Seat

Audience = tuple[Seat, ...] | None
"""``None``: everybody. A tuple: these seats only. An empty tuple: nobody until the game is over."""


class Event(Struct, frozen=True):
    """A message key with slots; the sentence lives in the catalogues."""

    key: str
    slots: dict[str, Any] = {}
    audience: Audience = None

    def seen_by(self, seat: Seat) -> bool:
        return self.audience is None or seat in self.audience

    def __str__(self) -> str:
        return " ".join((self.key, *(f"{name}={value}" for name, value in self.slots.items())))


class Result(Struct, frozen=True):
    """How a game ended: a key for the sentence, and one score a seat. Who has the highest score, above 0, has won."""

    key: str
    scores: tuple[int, ...]
