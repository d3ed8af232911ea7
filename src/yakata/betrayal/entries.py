"""What a campaign is made of: a header, and entries that are sealed one after the other."""

from hashlib import sha256
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import replace

from yakata.betrayal.story import Member, Story
from yakata.kernel import YakataError

FORMAT: Final = "yakata campaign 1"


class BadCampaign(YakataError, ValueError):
    """A campaign that cannot be read, or cannot go on like this; ``key`` names the reason."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key

    @property
    def may_be_later(self) -> bool:
        """It is not the asking that is wrong: the campaign is not at that point, or these are not its rules."""
        return self.key in ("running", "not-running", "other-pack", "other-rules", "other-content")


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """By which rules and with which content a chapter is played."""

    pack: str
    fingerprint: str
    rules: int


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    """What the house is called."""
    edition: Edition


class Fate(Struct, frozen=True, forbid_unknown_fields=True):
    """B169: what became of somebody."""

    family: str
    name: str
    age: int
    died: str = ""
    """The tile where it happened; empty for a survivor."""
    traitor: bool = False
    escaped: bool = False
    won: bool = False


class Begun(Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="begun"):
    """A chapter has begun (B39): who of which family is there."""

    number: int
    chapter: str
    year: int
    company: tuple[Member, ...]
    seal: str = ""


class Over(Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="over"):
    """A chapter is over (B168 to B171)."""

    number: int
    haunt: str
    winner: str
    """A side; a family, where one has won alone."""
    ending: str
    fates: tuple[Fate, ...]
    heirlooms: dict[str, str]
    """Made tonight: a card, and the family whose it is."""
    story: Story
    digest: str
    """Of the text of the record."""
    draws: int
    """How many draws of the dice were proved."""
    record: tuple[str, ...] = ()
    """Its lines; nothing in a document that was exported without."""
    seal: str = ""


class Forked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="forked"):
    """Another campaign that goes its own way from here on."""

    of: str
    at: int
    """The number of the chapter that is played again."""
    after: str
    """The seal there of the last entry before it."""
    seal: str = ""


class Moved(Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="moved"):
    """From here on by other rules or with changed content, because the players wished so."""

    edition: Edition
    seal: str = ""


Entry = Begun | Over | Forked | Moved


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Header and entries. It only ever grows."""

    header: Header
    entries: tuple[Entry, ...] = ()

    @property
    def edition(self) -> Edition:
        moves = [entry.edition for entry in self.entries if isinstance(entry, Moved)]
        return moves[-1] if moves else self.header.edition

    @property
    def story(self) -> Story:
        """All that the chapters so far have made of the house."""
        nights = self.nights
        return nights[-1].story if nights else Story()

    @property
    def nights(self) -> tuple[Over, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Over))

    @property
    def running(self) -> Begun | None:
        """The chapter that has begun and is not over."""
        for entry in reversed(self.entries):
            if isinstance(entry, Begun):
                return entry
            if isinstance(entry, Over):
                return None
        return None

    def beginning(self, number: int) -> Begun:
        for entry in self.entries:
            if isinstance(entry, Begun) and entry.number == number:
                return entry
        raise BadCampaign("no-chapter", f"chapter number {number} has not begun in this campaign")


# Seals


def digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()


def seal(before: str, entry: Any) -> str:
    """Over what an entry says, whatever the order of its keys. The lines of its record count by their digest."""
    bare = replace(entry, seal="", record=()) if isinstance(entry, Over) else replace(entry, seal="")
    return digest(before, json.encode(bare, order="sorted").decode())


def first_seal(header: Header) -> str:
    return digest(FORMAT, json.encode(header, order="sorted").decode())


def plus(campaign: Campaign, *entries: Entry) -> Campaign:
    before = campaign.entries[-1].seal if campaign.entries else first_seal(campaign.header)
    added: list[Entry] = []
    for entry in entries:
        before = seal(before, entry)
        added.append(replace(entry, seal=before))
    return replace(campaign, entries=(*campaign.entries, *added))
