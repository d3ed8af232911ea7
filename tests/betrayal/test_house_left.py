"""The house as each chapter has left it: tiles as they lay, stickers and graves where they are, nothing to come."""

from collections import Counter

import msgspec
import pytest

from tests.betrayal.test_campaign import CHAPTERS, whole
from yakata.betrayal import GAME
from yakata.betrayal.campaign.houses import HouseLeft
from yakata.kernel import SPECTATOR, replay
from yakata.kernel.campaign import BadCampaign
from yakata.kernel.record import parse
from yakata.table.sight.words import words_of


def left(seed: str, number: int, language: str = "en") -> HouseLeft:
    return GAME.campaign.left(whole(seed), number, words_of(GAME, language).say_or)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_tiles_lie_as_they_lay_at_the_end(seed: str) -> None:
    for number, night in enumerate(whole(seed).nights, 1):
        *_, last = replay(GAME, parse("\n".join(night.record) + "\n"))
        house = left(seed, number)
        assert tuple(house.tiles) == last.state.view(SPECTATOR).tiles
        assert {tile.id for tile in house.tiles} <= house.names.keys()


def sent_off(record: tuple[str, ...]) -> Counter[str]:
    """Ghosts that left a tile for this one night, led off or laid to rest."""
    gone: Counter[str] = Counter()
    for entry in replay(GAME, parse("\n".join(record) + "\n")):
        for event in entry.state.told:
            if event.key == "unmarked" and event.slots["marker"] == "ghost":
                gone[event.slots["tile"]] += event.slots["count"]
    return gone


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_was_stuck_on_a_tile_is_there_from_that_night_on(seed: str) -> None:  # B20
    campaign, before = whole(seed), []
    for number, night in enumerate(campaign.nights, 1):
        house = left(seed, number)
        assert house.year == campaign.beginning(number).year
        # A tile that another was laid over since goes by that one's name.
        since = [msgspec.structs.replace(mark, tile=night.story.face(mark.tile)) for mark in before]
        assert house.marks[: len(before)] == since
        ghosts = {mark.tile for mark in house.marks if mark.what == "ghost"}
        assert ghosts == {night.story.face(tile) for tile in night.story.ghosts}
        assert {mark.tile for mark in house.marks if mark.what == "passage"} == {
            *map(night.story.face, night.story.passages)
        }
        gone = sent_off(night.record)
        for tile in house.tiles:
            stuck = night.story.ghosts_on(tile.id)
            assert tile.marks.get("ghost", 0) + gone[tile.id] >= stuck
            assert tile.id in ghosts or not stuck
        before = house.marks


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_dead_lie_where_they_died(seed: str) -> None:  # B169
    fates = [(night, fate) for night in whole(seed).nights for fate in night.fates if fate.died]
    marks = [mark for mark in left(seed, len(CHAPTERS)).marks if mark.what == "died"]
    assert [(mark.night, mark.family) for mark in marks] == [(night.number, fate.family) for night, fate in fates]
    assert all(fate.name in mark.say for mark, (_, fate) in zip(marks, fates, strict=True))
    assert any(marks)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_of_later_chapters_is_in_it(language: str) -> None:
    for number in range(1, len(CHAPTERS)):
        told = str(left("a", number, language))
        later = {tile for chapter in CHAPTERS[number:] for tile in GAME.book.chapters[chapter].plank}
        assert not any(f"'{tile}'" in told for tile in later)


def test_a_chapter_without_its_record_has_its_stickers_and_no_plan() -> None:
    campaign = GAME.campaign.read(GAME.campaign.export(whole("a"), records=False))
    house = GAME.campaign.left(campaign, len(CHAPTERS), words_of(GAME, "en").say_or)
    assert house.tiles == []
    assert house.marks == left("a", len(CHAPTERS)).marks


def test_a_chapter_that_is_not_over_has_left_nothing() -> None:
    with pytest.raises(BadCampaign, match="number 2 is not over"):
        GAME.campaign.left(whole("a", 1), 2, words_of(GAME, "en").say_or)


def test_on_the_back_of_its_book_are_the_families_that_were_there() -> None:
    campaign = whole("a", 1)
    there = {member.family for member in campaign.beginnings[0].company}
    marks = GAME.campaign.marks(campaign, words_of(GAME, "en").say_or)
    assert {mark.id for mark in marks} == there
    assert all(mark.colour == GAME.book.families[mark.id].colour for mark in marks)
