"""What comes in, by HTTP and by socket. docs/api.md tells it in words."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from yakata.table.lobby.wishes import PLAIN, Lang, Name, Nonce
from yakata.table.play.hands import Hand
from yakata.table.play.settings import Option

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Text = Annotated[str, Meta(min_length=1, max_length=200, pattern=PLAIN)]
_TALK = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: Name = ""
    nonce: Nonce = ""
    instead: bool = False
    """Get up from where you sit: that chair is open then."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=80)]
    name: Name = ""
    nonce: Nonce = ""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=80)]


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    key: Key
    choice: Text
    seat: int | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    key: Key
    seat: int | None = None


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=_TALK)]
    seat: int | None = None


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    options: dict[Annotated[str, Meta(max_length=40)], Option] = {}


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    """What the house is called."""
    game: Annotated[str, Meta(max_length=80)] = ""
    """The first game that has campaigns, where none is named."""


class ForkWish(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=1, le=10_000)]
    """The number of the chapter that is played again."""
    name: Name = ""


class Ink(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody writes into the book of a campaign."""

    what: Annotated[str, Meta(max_length=40, pattern=PLAIN)]
    of: Annotated[str, Meta(max_length=80, pattern=PLAIN)]
    text: Annotated[str, Meta(max_length=500)]


class CampaignFile(Struct, frozen=True, forbid_unknown_fields=True):
    campaign: Annotated[str, Meta(max_length=2_000_000)]


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]


class LiveMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client may say on a socket."""

    type: Literal["move", "undo", "chat", "ping", "hand"]
    version: int = -1
    key: Name = ""
    choice: Annotated[str, Meta(max_length=200, pattern=PLAIN)] = ""
    text: Annotated[str, Meta(max_length=500, pattern=_TALK)] = ""
    seat: int | None = None
    hand: Hand | None = None
    """Where the hand is that lays a disc now: for the others to see, and kept nowhere."""
