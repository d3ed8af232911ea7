"""Campaigns of older rules are read and checked, and go on by a chapter."""

from pathlib import Path

import pytest

from tests.museum.rooms import exhibits, named
from yakata.betrayal import GAME
from yakata.betrayal.state.story import Member
from yakata.kernel.testing import random_game


@pytest.mark.parametrize("path", exhibits("campaigns/*.json"), ids=named)
def test_every_campaign_is_still_read_and_its_next_chapter_is_played(path: Path) -> None:
    campaign = GAME.campaign.import_(path.read_bytes())
    if campaign.running is None:
        campaign = GAME.campaign.move(campaign)
        families = list(GAME.book.families)[:3]
        campaign = GAME.campaign.begin(campaign, [Member(family, family.title(), 30) for family in families])
    before = len(campaign.nights)
    setting = GAME.campaign.options_for(campaign), len(campaign.running.company) if campaign.running else 3
    play = random_game(GAME, named(path), setting)
    campaign = GAME.campaign.after(campaign, play.record(), play)
    assert len(campaign.nights) == before + 1
    assert GAME.campaign.why_pinned(campaign) is None
    assert GAME.campaign.import_(GAME.campaign.export(campaign)) == campaign
