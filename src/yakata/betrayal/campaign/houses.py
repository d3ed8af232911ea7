"""The house as each chapter has left it: its tiles as they lay, and what was placed on them for good."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct

from yakata.betrayal.campaign.chronicle import Night, chronicle
from yakata.betrayal.campaign.entries import Campaign, Over
from yakata.betrayal.campaign.telling import Teller
from yakata.betrayal.sight.view_parts import TileView
from yakata.kernel import SPECTATOR
from yakata.kernel.campaign import CampaignRules

MarkKind = Literal["died", "ghost", "passage", "tile"]
STICKERS: Final[dict[str, MarkKind]] = {"ghost": "ghost", "passage": "passage", "tile": "tile"}
KEPT: Final = 100
"""So many houses are remembered: each took an evening to be played again."""


class TileMark(Struct, frozen=True):
    """Something that a night has left on a tile for good, or somebody who died there."""

    tile: str
    """As it is called by now."""
    what: MarkKind
    night: int
    year: int
    say: str
    family: str = ""


class HouseLeft(Struct, frozen=True):
    """The house when a chapter was over."""

    number: int
    year: int
    tiles: list[TileView]
    """As they lay; none where nobody can tell any more."""
    names: dict[str, str]
    regions: dict[str, str]
    """What the floors are called."""
    marks: list[TileMark]
    """Of that night and those before it, oldest first; also on tiles that nobody found that night."""


def house_left(rules: CampaignRules[Any, Any, Any], teller: Teller, campaign: Campaign, number: int) -> HouseLeft:
    over = campaign.night(number)
    tiles = _tiles(rules, over.record)
    marks = list(_marks(teller, campaign, over))
    named = dict.fromkeys([*(tile.id for tile in tiles), *(mark.tile for mark in marks)])
    return HouseLeft(
        number,
        campaign.beginning(number).year,
        list(tiles),
        {tile: teller.name(tile) for tile in named},
        {region: teller.say(f"region-{region}") for region in dict.fromkeys(tile.region for tile in tiles)},
        marks,
    )


@lru_cache(KEPT)
def _tiles(rules: CampaignRules[Any, Any, Any], record: tuple[str, ...]) -> tuple[TileView, ...]:
    state = rules.last_state(record)
    return () if state is None else state.view(SPECTATOR).tiles


def _marks(teller: Teller, campaign: Campaign, upto: Over) -> Iterator[TileMark]:
    for night in chronicle(campaign).nights:
        if night.over and night.number <= upto.number:
            yield from _marks_of(teller, night, upto)


def _marks_of(teller: Teller, night: Night, upto: Over) -> Iterator[TileMark]:
    for change in night.changes:
        if kind := STICKERS.get(change.what):
            tile = upto.story.face(change.of)
            yield TileMark(tile, kind, night.number, night.year, teller.change(change).say)
    for fate in night.people:
        if fate.died:
            who = teller.first_name(fate.family, fate.name) or teller.name(fate.family)
            said = teller.say("campaign-mark-died", name=who, year=str(night.year))
            yield TileMark(upto.story.face(fate.died), "died", night.number, night.year, said, fate.family)
