"""Who sits at a table."""

from typing import Literal

from msgspec import Struct

from yakata.kernel import Seat

Sitter = Literal["person", "friend", "bot", "open"]


class SeatTaken(Struct):
    """Who sits where. ``friend`` and ``open`` seats wait for somebody, and so does a seat kept for a person."""

    seat: Seat
    kind: Sitter
    person: str | None = None
    bot: str = ""
    name: str = ""
    nonce: str = ""
    """Their part of the dice; nothing where it was not given yet."""
    stand_in: bool = False
    """A bot plays for somebody who is away."""

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot") and bool(self.nonce)

    @property
    def kept(self) -> bool:
        """For a person, who has not come yet."""
        return self.kind == "person" and not self.nonce

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in
