"""The journal: an entry is read aloud, or by those whom it names and by nobody else."""

import pytest

from tests.betrayal.stage import FAMILIES, do, game, keys, night
from yakata.betrayal import GAME
from yakata.betrayal.campaign.chronicle import Night as NightTold
from yakata.betrayal.campaign.telling import Teller
from yakata.betrayal.state.story import Story
from yakata.kernel import SPECTATOR
from yakata.words import words_for

ENTRIES = """
journal:
  - {number: 900, steps: [{do: chronicle-flag, flag: aloud}]}
  - {number: 901, whom: traitors, steps: [{do: chronicle-flag, flag: apart}]}
  - {number: 902, whom: revealer}
"""
SEATS = (0, 1, 2, SPECTATOR)


def reading(number):
    """The entry is read, in a haunt whose traitor is seat 2."""
    state = night(more=ENTRIES, haunt="quiet", traitor=2, chapter="prologue")
    return state, do(state, 0, f"[{{do: entry, journal: {number}}}]")


def heard_by(state, number):
    return [seat for seat in SEATS if f"journal-{number}" in state.view(seat).read]


def test_an_entry_is_read_aloud():  # B28
    state, events = reading(900)
    (entry,) = [event for event in events if event.key == "journal"]
    assert entry.audience is None
    assert heard_by(state, 900) == list(SEATS)
    assert state.story.heard == {}


def test_an_entry_may_be_for_some():  # B28
    state, events = reading(901)
    (entry,) = [event for event in events if event.key == "journal"]
    assert entry.audience == (2,)
    assert "journal-apart" in keys(events)
    assert [event.audience for event in events if event.key == "journal-apart"] == [(0, 1)]
    assert heard_by(state, 901) == [2]
    assert "apart" in state.story.flags  # what it does is done


def test_only_its_readers_can_read_it_again():  # B28
    """In the chapters after it, too, whoever of that family plays."""
    story = Story(read=(900, 902), heard={"902": ("quill",)})
    state = night(more=ENTRIES, chapter="prologue", story=story)
    quill = FAMILIES.index("quill")
    assert heard_by(state, 900) == list(SEATS)
    assert heard_by(state, 902) == [quill]
    library = state.game.library
    assert [seat for seat in SEATS if "journal-902" in library.open_to(state.view(seat))] == [quill]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_chronicle_names_it_and_no_more(language):  # B28
    words = words_for(GAME, language)

    def say(key, default="", **slots):
        return words.say(key, **slots) if words.knows(key) else default

    teller = Teller(GAME.book, GAME.people.first_name, say)
    number = next(iter(GAME.book.journal))
    aloud = NightTold(1, "prologue", 1700, (), True, read=(number,))
    apart = NightTold(1, "prologue", 1700, (), True, read=(number,), heard={str(number): ("quill", "marl")})
    assert teller.night(aloud).journal == [words.say(f"journal-{number}")]
    (line,) = teller.night(apart).journal
    assert words.say(f"journal-{number}") not in line
    assert words.say("family-quill") in line
    assert words.say("family-marl") in line


def test_a_family_that_the_pack_does_not_know_is_missed():
    assert game().campaign.missing(Story(read=(53,), heard={"53": ("nobody",)})) == {"nobody"}
