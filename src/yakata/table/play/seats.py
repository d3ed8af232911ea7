"""Who sits at a table."""

from typing import Literal

from msgspec import Struct

from yakata.kernel import Seat

Sitter = Literal["person", "friend", "bot", "open"]


class SeatTaken(Struct):
    """Who sits where. ``friend`` and ``open`` seats wait for somebody."""

    seat: Seat
    kind: Sitter
    person: str | None = None
    bot: str = ""
    name: str = ""
    nonce: str = ""
    stand_in: bool = False
    """A bot plays for somebody who is away."""

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in
