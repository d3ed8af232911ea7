"""What is shown of a table and of a game. docs/api.md tells it in words."""

from typing import Literal

from msgspec import Struct

from yakata.kernel import View
from yakata.table.play.seats import Sitter
from yakata.table.play.settings import Absent, Clock, Door, Mask, Option, Spectators, Status
from yakata.table.sight.patches import Change, Path

Slot = str | int | bool | None | list[str | int]
"""What an event or a refusal says of itself."""


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
    nonce: str = ""
    """Its part of the dice; nothing where it was not given yet, as by a person for whom the seat is kept."""


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
    mask: Mask = "calm"
    door: Door = "at-once"
    closes_in: float = 0.0
    """Seconds until the door closes behind the last who came; 0 where nobody counts."""
    result: Outcome | None = None
    campaign: str = ""
    """Of which this is a chapter."""
    campaign_name: str = ""
    chapter: str = ""
    """In words."""
    host: str = ""
    """What whoever has laid the table is called there."""
    next_by: str = ""
    """Who asked for the rematch, as far as this house remembers."""


class RowShown(Struct, frozen=True):
    """Some results of a roll, and what comes of them."""

    band: str
    say: str
    """Nothing where what has happened says it."""
    odds: int
    """In percent, before the roll; -1 where nobody can say."""
    counts: bool
    """It has come to this."""


class StakeShown(Struct, frozen=True):
    """What hung on a roll, as far as you may know it."""

    of: str
    """What asks for it."""
    say: str
    rows: list[RowShown]
    chances: list[int]
    """Where nobody reads the rows before the roll: how likely each result is, in percent, from 0 up."""


class Happened(Struct, frozen=True, omit_defaults=True):
    key: str
    slots: dict[str, Slot]
    say: str
    stake: StakeShown | None = None


class Offered(Struct, frozen=True):
    text: str
    say: str
    does: str = ""
    """What comes of it, and how likely, as far as you can know; nothing where its name says it all."""


class GoalShown(Struct, frozen=True):
    """A line of what you try to do, or of what can stop you."""

    kind: Literal["win", "stop"]
    say: str
    done: int
    of: int
    """How far it has come; 0 where nothing is counted."""
    lost: bool
    """It can no longer be reached."""


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
    goals: list[GoalShown] = []
    """What you try to do and what can stop you."""
    covered: bool = False
    """Somebody else at your device is asked, and has a secret to see or to choose: it goes round covered."""
    called: list[str] = []
    """What the game calls everybody, by seat, where that is not who plays."""
    drawings: dict[str, str] = {}
    """The names of the drawings of what is in the view, by the same keys, where there are any."""


class StateChanged(Struct, frozen=True, tag="changes", omit_defaults=True):
    """What is different from the state that this socket was told last."""

    of: int
    """The version of that state."""
    version: int
    events: list[Happened]
    """In the place of those of that state."""
    changes: list[Change]
    """Of everything else: where, and what is there now."""
    gone: list[Path] = []
    """What is there no more, when the changes are made."""
