"""What people wish for at the door of the lobby: a table, its seats, the next chapter."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from yakata.table.play.settings import Absent, Clock, Door, Mask, Option, Spectators

PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""No control characters: a database may refuse them, a terminal may obey them."""
Name = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$")]
Lang = Literal["en", "ja"]
SeatKind = Literal["me", "friend", "bot", "open"]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: SeatKind
    bot: Name = ""
    name: Name = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[SeatWish], Meta(max_length=12)] = []
    options: dict[Annotated[str, Meta(max_length=40)], Option] = {}
    spectators: Spectators = "public"
    clock: Clock = "none"
    absent: Absent = "wait"
    mask: Mask = "calm"
    """How long hidden steps of a person last, so that their time tells nothing; ``off``: as long as they take."""
    door: Door = "at-once"
    name: Name = ""
    nonce: Nonce = ""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table that has not begun, as far as it should be otherwise."""

    options: dict[Annotated[str, Meta(max_length=40)], Option] = {}
    chairs: Annotated[int, Meta(ge=1, le=12)] | None = None
    spectators: Spectators | None = None
    clock: Clock | None = None
    absent: Absent | None = None
    mask: Mask | None = None
    door: Door | None = None


Guest = dict[Annotated[str, Meta(max_length=40)], Option | None]
"""Who comes to a chapter: ``kind`` and ``bot`` as for a seat, and what the game asks of them."""


class NewChapter(Struct, frozen=True, forbid_unknown_fields=True):
    company: Annotated[list[Guest], Meta(max_length=12)]
    spectators: Spectators = "public"
    clock: Clock = "none"
    absent: Absent = "wait"
    mask: Mask = "calm"
    door: Door = "at-once"
    name: Name = ""
    nonce: Nonce = ""
