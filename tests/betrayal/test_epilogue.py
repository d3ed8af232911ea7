"""The end of a campaign: it is over with its last chapter, says so, and tells what became of everybody by name."""

import re

import pytest
from msgspec.structs import replace

from tests.betrayal.test_campaign import whole
from yakata.betrayal import GAME
from yakata.betrayal.campaign.chronicle import Change, changes
from yakata.betrayal.campaign.entries import Over
from yakata.betrayal.campaign.writing import FAMILY, FATE
from yakata.betrayal.state.story import Story
from yakata.words import words_for

RULES = GAME.campaign


def shown(campaign, language="en"):
    return RULES.shown(campaign, words_for(GAME, language).say_or)


def ended(seed="a"):
    return whole(seed)


def test_it_is_over_with_its_last_chapter_and_not_before():  # B2
    campaign = whole("a", 2)
    assert (RULES.finished(campaign), shown(campaign).epilogue) == (False, [])
    assert RULES.told(campaign, words_for(GAME, "en").say_or).epilogue == ()
    campaign = ended()
    assert RULES.finished(campaign)
    told = RULES.told(campaign, words_for(GAME, "en").say_or)
    assert [f"{part.say}\n{part.text}" for part in shown(campaign).epilogue] == list(told.epilogue)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_night_every_death_and_every_flag_is_told(language):  # B169 B171
    campaign = ended()
    words = words_for(GAME, language)
    parts = {part.id: part.text for part in shown(campaign, language).epilogue}
    nights = parts["nights"].split("\n")
    assert [re.search(r"\d{4}", line).group() for line in nights] == [str(begun.year) for begun in campaign.beginnings]
    for line, over in zip(nights, campaign.nights, strict=True):
        assert words.say(f"haunt-{over.haunt}") in line
        for fate in over.fates:
            name = RULES.explorers.first_name(fate.family, fate.name) or words.say(f"family-{fate.family}")
            assert (name in line) >= bool(fate.won or fate.died)
    flags = [flag for flag in campaign.nights[-1].story.flags if words.knows(f"chronicle-{flag}")]
    book = next(flag for flag in flags if flag.startswith("rent-book-"))
    after = flags.index(book) + 1
    assert after < len(flags)
    flags[after - 1], flags[after] = flags[after], book  # the house was shown before they did anything with the book
    assert parts["years"].split("\n") == [words.say(f"chronicle-{flag}") for flag in flags]
    assert not any(re.search(r"(epilogue|haunt|family|title|card)-\S|\{", text) for text in parts.values())


def test_families_are_called_as_they_have_written():  # B34
    campaign = ended()
    blank = next(one for one in RULES.open_blanks(campaign) if one.what == FAMILY)
    campaign = RULES.write(campaign, FAMILY, blank.of, "Thornfield")
    assert "Thornfield" in {part.say for part in shown(campaign).epilogue}


def named(campaign, *names):
    """With other first names, for the first family of the first night, one a night."""
    family, entries, left = campaign.nights[0].fates[0].family, [], list(names)
    for entry in campaign.entries:
        if isinstance(entry, Over) and any(fate.family == family for fate in entry.fates):
            first = left.pop(0) if left else ""
            fates = tuple(replace(one, name=first if one.family == family else one.name) for one in entry.fates)
            entry = replace(entry, fates=fates)
        entries.append(entry)
    return replace(campaign, entries=tuple(entries)), family


@pytest.mark.parametrize(
    ("names", "told"),
    [(["Ann", "Bess"], r"[A-Z][a-z]+ came: Ann, Bess, [a-z]+ without a name\."), ([], r"[A-Z][a-z]+ came\. ")],
)
def test_those_without_a_name_are_counted(names, told):
    campaign, family = named(ended(), *names)
    parts = {part.id: part.text for part in shown(campaign).epilogue}
    assert re.search(told, parts[family])


def test_what_their_players_wrote_of_them_is_told():  # B169
    campaign = ended()
    blank = next(one for one in RULES.open_blanks(campaign) if one.what == FATE)
    campaign = RULES.write(campaign, FATE, blank.of, "Went to sea, and liked it.")
    parts = {part.id: part.text for part in shown(campaign).epilogue}
    assert parts[blank.by].endswith(": Went to sea, and liked it.")


@pytest.mark.parametrize(("debts", "owing"), [({}, False), ({"debts@quill": 2}, True)])
def test_the_end_says_who_still_owes(debts, owing):
    campaign = ended()
    last = campaign.nights[-1]
    counts = {key: n for key, n in last.story.counts.items() if not key.startswith("debts@")} | debts
    entries = [replace(one, story=last.story.but(counts=counts)) if one is last else one for one in campaign.entries]
    parts = {part.id: part.text for part in shown(replace(campaign, entries=tuple(entries))).epilogue}
    assert ("Quill" in parts["end"]) == owing
    assert ("Nobody owes anything" in parts["end"]) != owing
    assert ("Two debts" in parts["quill"]) == owing


def test_a_night_of_free_play_is_no_part_of_it():  # B2
    campaign = ended()
    before = shown(campaign).epilogue
    campaign = RULES.begin(campaign, RULES.invited(campaign, ""))
    assert shown(campaign).epilogue == before


def test_what_is_gone_for_good_has_not_grown_worse():  # B99
    before = Story(added=("torn-signature",), boxes={"torn-signature": 2})
    now = before.but(
        destroyed=("torn-signature", "kiln-field"),
        boxes={"torn-signature": 3},
        ghosts={"kiln-field": 1, "will-room": 1},
    )
    told = changes(before, now)
    assert told == [
        Change("destroyed", "torn-signature"),
        Change("destroyed", "kiln-field"),
        Change("ghost", "will-room", "1"),
    ]
