"""What can be taken back has told nothing of her secrets."""

from random import Random

import pytest

from tests.hako_onna.nights import GAME, night, peek, play
from yakata.hako_onna.state.night import Night
from yakata.kernel.testing.broken import Broken
from yakata.kernel.testing.undo import check_undo

WORLDS = 60


def at_the_safe():
    """The last Visitor: who guesses wrong has the next turn too."""
    state = night(rooms={1: "study"}, items=("stethoscope", "dowsing"), dead={2: "kids-room.toy-chest"})
    peek(state, "study.desk")
    return state


def with_the_charm():
    """The last Visitor has the next turn too."""
    state = night(hands={1: ["charm"]}, slots=("mary", ""), powers=(), dead={2: "kids-room.toy-chest"})
    return play(state, "use charm")


def with_discs_in_her_room():
    """I'm Behind You is set, and the Fire Extinguisher would save."""
    slots, diary, hands = ("behind-you", ""), (1, 2, 3, 4, 5), {1: ["extinguisher"]}
    state = night(rooms={1: "kids-room"}, slots=slots, diary=diary, hands=hands, noise="real", quiet=False)
    return play(state, "stack careful", "stood")


TELLING = {
    "guess": at_the_safe,  # H66, H113
    "sound": at_the_safe,  # H77
    "name": with_the_charm,  # H77, H107
    "fell": with_discs_in_her_room,  # H45, H112
}


def choices(state, verb):
    return [choice for choice in state.pending.choices if choice.verb == verb]


@pytest.mark.parametrize("verb", TELLING)
def test_what_tells_of_her_secrets_is_not_taken_back(verb):
    state = TELLING[verb]()
    assert choices(state, verb)
    assert check_undo(state, Random(verb), choices(state, verb), WORLDS) == 0


@pytest.mark.parametrize("verb", TELLING)
def test_the_law_finds_what_is_not_marked(verb, monkeypatch):
    state = TELLING[verb]()
    monkeypatch.setattr(Night, "mark", lambda state, why: None)
    with pytest.raises(Broken, match="undo: seat 1 may take"):
        check_undo(state, Random(verb), choices(state, verb), WORLDS)


def test_a_number_cannot_be_listened_for_and_taken_back():  # H77
    table = GAME.new(seed="undo", seats=3)
    table.state = at_the_safe()
    table.apply("sound 1", seat=1)
    assert table.why_no_undo(1).key == "undo-reveal"


def test_what_tells_nothing_is_taken_back():  # H79
    state = night(hands={1: ["charm"]}, rooms={1: "basement"}, tiles={"basement.trunk": ""})
    discards = choices(state, "discard")
    assert discards
    assert check_undo(state, Random("discard"), discards) > 0
