"""What a campaign is made of: a header, and entries that are sealed one after the other.

Every entry is sealed by a hash over itself and the seal before it. A finished chapter carries its record, so that what
lasts after it can be worked out again from nothing. Of chapters that have not begun the document says nothing.
"""

from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct, json
from msgspec.structs import replace

from yakata.kernel.refusals import YakataError

FORMAT: Final = "yakata campaign 1"
LONGEST_NAME: Final = 40
MOST_WRITTEN: Final = 500
"""How often players can write in one document."""


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


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    name: str
    edition: Edition
    game: str = ""
    """Nothing in the first documents, which did not say it."""


class Begun(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="entry", tag="begun"):
    """A chapter has begun. A game says in a subclass what it must know of those who come."""

    number: int
    chapter: str
    """Its id; nothing where all chapters are over and it goes on without."""
    year: int = 0
    """When it plays, where a game counts years."""
    company: tuple[Any, ...]
    """Who comes, by seat."""
    seal: str = ""


class Over(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="entry", tag="over"):
    """A chapter is over. A game says in a subclass what is told of it afterwards."""

    number: int
    story: Any
    """All that lasts: what the next chapter needs to know."""
    digest: str = ""
    """Of the text of the record."""
    draws: int = 0
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


class Written(Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="written"):
    """Players have written something of their own: a name, a sentence. No rule reads it."""

    what: str
    """A kind of blank that the game has."""
    of: str
    """Of which thing or person."""
    text: str
    seal: str = ""


class Blank(Struct, frozen=True):
    """Something that players may write now."""

    what: str
    of: str
    by: str
    """Whose it is to write: somebody of the company, as ``CampaignRules.hand`` calls them."""
    longest: int = LONGEST_NAME
    text: str = ""
    """What stands there; it can be written again until the next chapter begins."""


B = TypeVar("B", bound=Begun)
O = TypeVar("O", bound=Over)  # noqa: E741  # Begun and Over


class Campaign(Struct, Generic[B, O], frozen=True):
    """Header and entries. It only ever grows."""

    header: Header
    entries: tuple[B | O | Forked | Moved | Written, ...] = ()

    @property
    def edition(self) -> Edition:
        moves = [entry.edition for entry in self.entries if isinstance(entry, Moved)]
        return moves[-1] if moves else self.header.edition

    @property
    def beginnings(self) -> tuple[B, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Begun))

    @property
    def nights(self) -> tuple[O, ...]:
        """The chapters that are over."""
        return tuple(entry for entry in self.entries if isinstance(entry, Over))

    @property
    def written(self) -> tuple[Written, ...]:
        """What players have written by the time that the running chapter began, or by now."""
        upto = self.entries.index(self.running) if self.running is not None else len(self.entries)
        return tuple(entry for entry in self.entries[:upto] if isinstance(entry, Written))

    @property
    def running(self) -> B | None:
        """The chapter that has begun and is not over."""
        for entry in reversed(self.entries):
            if isinstance(entry, Begun):
                return entry
            if isinstance(entry, Over):
                return None
        return None

    @property
    def proved(self) -> bool:
        """Whether every chapter has its record with it."""
        return all(night.record for night in self.nights)

    @property
    def forks(self) -> tuple[tuple[str, int], ...]:
        """Of which campaign this is another way, and from which chapter on."""
        return tuple((entry.of, entry.at) for entry in self.entries if isinstance(entry, Forked))

    @property
    def moves(self) -> int:
        """How often it went on by other rules."""
        return sum(isinstance(entry, Moved) for entry in self.entries)

    def beginning(self, number: int) -> B:
        for entry in self.beginnings:
            if entry.number == number:
                return entry
        raise BadCampaign("no-chapter", f"chapter number {number} has not begun in this campaign")

    def night(self, number: int) -> O:
        for entry in self.nights:
            if entry.number == number:
                return entry
        raise BadCampaign("no-chapter", f"chapter number {number} is not over in this campaign")

    def plus(self, *entries: Any) -> "Campaign[B, O]":
        """With these entries, sealed."""
        before = self.entries[-1].seal if self.entries else first_seal(self.header)
        added: list[Any] = []
        for entry in entries:
            before = seal(before, entry)
            added.append(replace(entry, seal=before))
        return replace(self, entries=(*self.entries, *added))


# Seals


def digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()


def seal(before: str, entry: Any) -> str:
    """Over what an entry says, whatever the order of its keys. The lines of its record count by their digest."""
    bare = replace(entry, seal="", record=()) if isinstance(entry, Over) else replace(entry, seal="")
    return digest(before, json.encode(bare, order="sorted").decode())


def first_seal(header: Header) -> str:
    return digest(FORMAT, json.encode(header, order="sorted").decode())


def clean(name: str, default: str) -> str:
    """A name as a record can hold it: one line that can be printed."""
    return one_line(name)[:LONGEST_NAME].strip() or default


def one_line(text: str) -> str:
    """Nothing in it that cannot be printed, and no space twice."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
