"""What players write themselves: the names of families (B34) and of heirlooms (B108), and fates (B169)."""

from typing import Final

from yakata.betrayal.campaign.entries import Campaign
from yakata.betrayal.state.story import NAMED, Story
from yakata.kernel.campaign import Blank, Written

FAMILY, HEIRLOOM, FATE = "family", "heirloom", "fate"
NAMES: Final = frozenset({FAMILY, HEIRLOOM})
"""What the chapters to come call so."""
LONGEST: Final = {FAMILY: 24, HEIRLOOM: 40, FATE: 200}


def blanks(campaign: Campaign, families: tuple[str, ...]) -> tuple[Blank, ...]:
    """Every place for something to be written, with what stands there."""
    story = campaign.nights[-1].story if campaign.nights else Story()
    found = [(FAMILY, family, family) for family in families if NAMED in story.flags and _played(campaign, family)]
    found += [(HEIRLOOM, card, family) for card, family in story.heirlooms.items()]
    found += [
        (FATE, fate_of(night.number, fate.family), fate.family) for night in campaign.nights for fate in night.fates
    ]
    stands = written(campaign)
    return tuple(Blank(what, of, by, LONGEST[what], stands.get(of, "")) for what, of, by in found)


def written(campaign: Campaign) -> dict[str, str]:
    """What stands there by now, by what it is of."""
    return {one.of: one.text for one in campaign.entries if isinstance(one, Written)}


def fate_of(number: int, family: str) -> str:
    """How a document calls what became of somebody in a chapter."""
    return f"{number}.{family}"


def _played(campaign: Campaign, family: str) -> bool:
    return any(member.family == family for begun in campaign.beginnings for member in begun.company)
