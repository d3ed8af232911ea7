"""What a campaign has made of the house so far: all that a chapter needs to know of the chapters before it."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

NAMED: Final = "named"
"""The flag of a story in which the families may write what they are called (B34)."""


LEGACY_READ: Final = "legacy-read"
"""The counter of a chapter: how many of its Legacy cards were read, where more than its evening and haunt bring."""


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """B39: who of a family plays tonight."""

    family: str
    name: str = ""
    age: int = 30


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter that is over."""

    chapter: str
    haunt: str
    winner: str
    ending: str
    families: tuple[str, ...]


class Story(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The facts of a campaign. Nothing of the future is in here."""

    chapters: tuple[Played, ...] = ()
    flags: tuple[str, ...] = ()
    counts: dict[str, int] = {}
    """Counters; those of a family are called ``counter@family``."""
    titles: dict[str, str] = {}
    """Who owns what: a title and a family."""
    added: tuple[str, ...] = ()
    """Cards that came out of Purgatory, and tiles that joined, beyond what the chapters bring."""
    destroyed: tuple[str, ...] = ()
    tomb: tuple[str, ...] = ()
    boxes: dict[str, int] = {}
    """Checked boxes of each card."""
    crests: dict[str, tuple[str, ...]] = {}
    """Crests on each card, in order; ``black`` for a space that is gone."""
    heirlooms: dict[str, str] = {}
    """Whose heirloom a card is."""
    names: dict[str, str] = {}
    """Names that the journal has given to cards, by the keys of their words."""
    written: dict[str, str] = {}
    """What players have written themselves: the names of families and of heirlooms, by their ids."""
    passages: tuple[str, ...] = ()
    ghosts: dict[str, int] = {}
    overlays: dict[str, str] = {}
    """What each tile has become."""
    rules: tuple[str, ...] = ()
    """B27: the rule modules that hold."""
    read: tuple[int, ...] = ()
    """Entries of the journal that were read."""
    heard: dict[str, tuple[str, ...]] = {}
    """B28: by the number of an entry that was not read aloud, the families that have read it."""

    def but(self, **changes: Any) -> "Story":
        return replace(self, **changes)

    def with_pair(self, field: str, key: str, value: Any) -> "Story":
        return replace(self, **{field: {**getattr(self, field), key: value}})

    def plus(self, field: str, thing: Any) -> "Story":
        known = getattr(self, field)
        return self if thing in known else replace(self, **{field: (*known, thing)})

    def minus(self, field: str, thing: Any) -> "Story":
        return replace(self, **{field: tuple(old for old in getattr(self, field) if old != thing)})

    def open_to(self, family: str) -> tuple[int, ...]:
        """The entries that this family has heard; those that were read aloud, for no family."""
        return tuple(entry for entry in self.read if family in self.heard.get(str(entry), (family,)))

    def count(self, counter: str, family: str = "") -> int:
        """A counter of the campaign, or of a family."""
        return self.counts.get(_written(counter, family), 0)

    def counting(self, counter: str, add: int, family: str = "") -> "Story":
        return self.with_pair("counts", _written(counter, family), self.count(counter, family) + add)

    def legacy_read(self, chapter: str) -> int:
        return self.count(LEGACY_READ, chapter)

    def counts_of(self, family: str) -> dict[str, int]:
        """The counters of a family."""
        written = [(*key.partition("@"), count) for key, count in self.counts.items()]
        return {counter: count for counter, _, whose, count in written if whose == family}

    def face(self, tile: str) -> str:
        """What a tile has become, under all that was laid over it."""
        while tile in self.overlays:
            tile = self.overlays[tile]
        return tile

    def overlaid(self, tile: str, other: str) -> "Story":
        """Another face lies over a tile; under it is what was stuck there."""
        kept = {old: new for old, new in self.overlays.items() if old != other}
        return replace(self, overlays={**kept, tile: other})

    def ghosts_on(self, tile: str) -> int:
        """Stickers of ghosts, those under an overlay too."""
        return sum(self.ghosts.get(one, 0) for one in self._under(tile))

    def passage_on(self, tile: str) -> bool:
        return any(one in self.passages for one in self._under(tile))

    def _under(self, tile: str) -> list[str]:
        """A tile, and what it was before, overlay by overlay."""
        found = [tile]
        for one in found if self.overlays else ():
            found += [old for old, new in self.overlays.items() if new == one]
        return found

    def missed(self, family: str) -> int:
        """How many chapters this family was not there (B173)."""
        return sum(family not in played.families for played in self.chapters)

    def heirloomed_by(self, family: str) -> int:
        return sum(owner == family for owner in self.heirlooms.values())

    def end_of_game(self, played: Played) -> "Story":
        return replace(self, chapters=(*self.chapters, played))


def _written(counter: str, family: str) -> str:
    """As a document has it, whose seal would not fit any other form."""
    return f"{counter}@{family}" if family else counter
