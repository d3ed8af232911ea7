"""What goes over the wire. docs/api.md tells it in words."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from yakata.kernel import Refusal, Refused, View

_PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""No control characters: a database may refuse them, a terminal may obey them."""
Name = Annotated[str, Meta(max_length=40, pattern=_PLAIN)]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=_PLAIN)]
Text = Annotated[str, Meta(min_length=1, max_length=200, pattern=_PLAIN)]
_TALK = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"
Lang = Literal["en", "ja"]
SeatKind = Literal["me", "friend", "bot", "open"]
Sitter = Literal["person", "friend", "bot", "open"]
Status = Literal["waiting", "playing", "over"]
Spectators = Literal["none", "public", "after"]
Clock = Literal["none", "gentle", "daily"]
Absent = Literal["wait", "bot"]
Mask = Literal["auto", "on", "off"]
Option = str | int | bool
Slot = str | int | bool | None | list[str | int]
"""What an event or a refusal says of itself."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept."""

    spectators: Spectators = "public"
    clock: Clock = "none"
    absent: Absent = "wait"
    mask: Mask = "auto"


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
    mask: Mask = "auto"
    """Whether hidden steps last a fixed time: between people, always, or never."""
    name: Name = ""
    nonce: Nonce = ""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: Name = ""
    nonce: Nonce = ""


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


class MemberWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who of a family comes, and who plays them."""

    family: Annotated[str, Meta(max_length=40)]
    kind: SeatKind
    name: Name = ""
    age: Annotated[int, Meta(ge=0, le=150)] | None = None
    """Nothing: the survivor of the last chapter comes again, older."""
    bot: Name = ""


class NewChapter(Struct, frozen=True, forbid_unknown_fields=True):
    company: Annotated[list[MemberWish], Meta(max_length=5)]
    spectators: Spectators = "public"
    clock: Clock = "none"
    absent: Absent = "wait"
    mask: Mask = "auto"
    name: Name = ""
    nonce: Nonce = ""


class ForkWish(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=1, le=10_000)]
    """The number of the chapter that is played again."""
    name: Name = ""


class CampaignFile(Struct, frozen=True, forbid_unknown_fields=True):
    campaign: Annotated[str, Meta(max_length=2_000_000)]


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]


class LiveMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client may say on a socket."""

    type: Literal["move", "undo", "chat", "ping"]
    version: int = -1
    key: Name = ""
    choice: Annotated[str, Meta(max_length=200, pattern=_PLAIN)] = ""
    text: Annotated[str, Meta(max_length=500, pattern=_TALK)] = ""
    seat: int | None = None


class Reason(Struct, frozen=True):
    """A refusal, with its sentence."""

    key: str
    say: str
    rule: str = ""
    slots: dict[str, Slot] = {}


class Outcome(Struct, frozen=True):
    """How a game ended, with its sentence."""

    key: str
    scores: list[int]
    say: str


class SeatShown(Struct, frozen=True):
    seat: int
    label: str
    """One word, as in records."""
    kind: Sitter
    name: str
    """Who plays."""
    bot: str
    """Its name, for a bot's seat and for a seat where a bot stands in."""
    here: bool
    you: bool
    say: str = ""
    """The place in words."""


class TableShown(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Option]
    status: Status
    version: int
    commitment: str
    seats: list[SeatShown]
    you: int | None
    owner: bool
    spectators: Spectators
    clock: Clock
    absent: Absent
    next: str
    """The table of the rematch; nothing where there is none."""
    title: str = ""
    yours: list[int] = []
    """All seats that you hold."""
    mask: Mask = "auto"
    result: Outcome | None = None
    campaign: str = ""
    """Of which this is a chapter."""
    campaign_name: str = ""
    chapter: str = ""
    """In words."""


class Happened(Struct, frozen=True):
    key: str
    slots: dict[str, Slot]
    say: str


class Offered(Struct, frozen=True):
    text: str
    say: str


class StateShown(Struct, frozen=True, tag="state"):
    """What one seat may see at one version."""

    version: int
    seat: int
    view: View
    events: list[Happened]
    """What has happened since the version that you had; with ``fresh``, from the beginning."""
    choices: list[Offered]
    prompt: str
    rule: str
    undo: Reason | None
    """Why you cannot take back; nothing where you can."""
    fresh: bool
    result: str = ""
    """How the game ended, in a sentence; nothing while it is played."""
    since: float = 0.0
    """When the last move was made, in seconds since 1970: for a gentle clock."""
    talk: list[int] | Reason | None = None
    """Who hears you now: everybody, these seats, or why you may not speak."""
    standing: str = ""
    """The choice that you may order to be made for you, here and in every decision like this."""
    beat_since: float = 0.0
    """Since when hidden steps, or a decision that must look the same, go on."""
    beat: float = 0.0
    """How many seconds such a beat lasts; it ends with one."""
    lesson: str = ""
    """A hint for whoever is asked this for the first time."""
    texts: dict[str, str] = {}
    """Names and texts of what is in the view, by key, for games that seal their texts."""
    called: list[str] = []
    """What the game calls everybody, by seat, where that is not who plays."""


class Accepted(Struct, frozen=True, tag="accepted"):
    key: str
    version: int


class Declined(Struct, frozen=True, tag="refused"):
    key: str
    reason: Reason


class TableChanged(Struct, frozen=True, tag="table"):
    table: TableShown


class ChatSaid(Struct, frozen=True, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    to: list[int] | None = None
    """The seats that heard it; nothing for everybody."""


class Pong(Struct, frozen=True, tag="pong"):
    pass


LiveAnswer = StateShown | Accepted | Declined | TableChanged | ChatSaid | Pong
"""Anything a table may say on a socket."""


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
