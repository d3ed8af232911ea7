"""What was said at a table, and who heard it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from yakata.kernel import Seat


class ChatLine(NamedTuple):
    """``to`` are the seats that heard it; everybody where it is ``None``."""

    seat: Seat
    text: str
    to: frozenset[Seat] | None = None

    def heard_by(self, seat: Seat) -> bool:
        return self.to is None or seat == self.seat or seat in self.to

    @property
    def audience(self) -> str:
        """As it is kept: ``*`` or the seats."""
        return "*" if self.to is None else " ".join(map(str, sorted(self.to)))

    @classmethod
    def kept(cls, row: Any) -> "ChatLine":
        return cls(row.seat, row.text, None if row.audience == "*" else frozenset(map(int, row.audience.split())))


def numbered(talk: Sequence[ChatLine], seat: Seat) -> list[tuple[int, int, ChatLine]]:
    """What this seat has heard, by its place in the talk and by a number that does not tell of what it has not."""
    heard = [(at, said) for at, said in enumerate(talk) if said.heard_by(seat)]
    return [(at, number, said) for number, (at, said) in enumerate(heard, 1)]
