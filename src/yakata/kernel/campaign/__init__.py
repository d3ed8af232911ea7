"""Campaigns: a document of chapters, for any game. A game that has them says so with its own ``CampaignRules``."""

from yakata.kernel.campaign.document import (
    BadCampaign,
    Begun,
    Blank,
    Campaign,
    Edition,
    Forked,
    Header,
    Moved,
    Over,
    Written,
    clean,
)
from yakata.kernel.campaign.rules import CampaignRules
from yakata.kernel.campaign.telling import ChapterTold, Mark, Say, Told

__all__ = [
    "BadCampaign",
    "Begun",
    "Blank",
    "Campaign",
    "CampaignRules",
    "ChapterTold",
    "Edition",
    "Forked",
    "Header",
    "Mark",
    "Moved",
    "Over",
    "Say",
    "Told",
    "Written",
    "clean",
]
