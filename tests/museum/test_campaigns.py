"""Campaigns of older rules are read and checked, and go on by a chapter."""

from pathlib import Path

import pytest

from tests.museum.rooms import exhibits, named
from yakata.betrayal import GAME
from yakata.betrayal import campaign as lasting
from yakata.betrayal.story import Member
from yakata.kernel.testing import random_game


@pytest.mark.parametrize("path", exhibits("campaigns/*.json"), ids=named)
def test_every_campaign_is_still_proved_and_its_next_chapter_is_played(path: Path) -> None:
    campaign = lasting.import_(GAME, path.read_bytes())
    if campaign.running is None:
        families = list(GAME.book.families)[:3]
        campaign = lasting.begin(GAME, campaign, [Member(family, family.title(), 30) for family in families])
    before = len(campaign.nights)
    setting = lasting.options_for(GAME, campaign), len(campaign.running.company) if campaign.running else 3
    campaign = lasting.after(GAME, campaign, random_game(GAME, named(path), setting).record())
    assert len(campaign.nights) == before + 1
