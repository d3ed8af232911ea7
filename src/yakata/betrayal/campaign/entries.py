"""What a campaign of Betrayal writes down of a chapter."""

from msgspec import Struct

from yakata.betrayal.state.story import Member, Story
from yakata.kernel import campaign as kernel


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


class Begun(kernel.Begun, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="entry", tag="begun"):
    """A chapter has begun (B39): who of which family is there."""

    company: tuple[Member, ...]


class Over(kernel.Over, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="entry", tag="over"):
    """A chapter is over (B168 to B171)."""

    haunt: str
    winner: str
    """A side; a family, where one has won alone."""
    ending: str
    fates: tuple[Fate, ...]
    heirlooms: dict[str, str]
    """Made tonight: a card, and the family whose it is."""
    story: Story


Campaign = kernel.Campaign[Begun, Over]
