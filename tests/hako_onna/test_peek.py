"""Peek: what is found in the Shadows."""

import pytest

from tests.hako_onna.nights import (
    BOOK,
    GAME,
    asked,
    at,
    crash,
    heard,
    her_turn,
    keys,
    lay,
    lies,
    night,
    peek,
    play,
    reason,
    texts,
    told,
)
from yakata.kernel import Odds

HALL = "hall-1f.staircase"
PORTABLE = [
    *(tile.id for tile in BOOK.tiles.tiles if tile.kind not in ("exit", "bones", "safe", "key-ring")),
    "number-4",
    "number-6",
    "not-chain",
]


def test_peek_at_one_shadow_of_the_own_room():  # H62
    for room in BOOK.rooms:
        state = night(rooms={1: room})
        peeks = {text.split()[1] for text in texts(state) if text.startswith("peek")}
        assert peeks == {BOOK.shadows[n] for n in BOOK.shadows_in[room]}
    assert reason(night(), "peek study.desk") == ("other-room", "H62")


def test_only_the_one_who_peeks_sees_it():  # H62
    state = night(tiles={HALL: "charm"}, rooms={1: "hall-1f", 2: "hall-1f"})
    events = peek(state, HALL)
    saw = next(event for event in events if event.key == "saw")
    assert (saw.slots["tile"], saw.audience) == ("charm", (1,))
    assert any(note.tile == "charm" for note in state.view(1).notes)
    for seat in (0, 2, -1):
        assert all(note.tile != "charm" for note in state.view(seat).notes)
        assert "charm" not in str(state.view(seat).text())
        assert state.view(seat).peeking == HALL  # all see where


@pytest.mark.parametrize("face", [*PORTABLE, "exit", "bones", "empty"])
def test_nobody_else_can_tell_what_was_seen_and_left(face):  # H62, H67, H68
    seen = []
    for tile in ("doll", face):
        state = night(tiles={HALL: tile})
        events = [*peek(state, HALL), *told(state, "leave")]
        views = [state.view(seat).text() for seat in (2, -1)]
        seen.append((views, [str(event) for event in events if event.audience is None]))
    if face != "empty":  # the Empty tile was seen by all when it was laid
        assert seen[0] == seen[1]


@pytest.mark.parametrize("hakobito", [False, True])
def test_a_ghost_kills_and_lies_there_face_down_again(hakobito):  # H63, H130
    if hakobito:
        state = night(seats=4, rooms={1: "study"}, dead={3: "kids-room.toy-chest"})
        state.ghost_at = (*state.ghost_at[:3], at("study.curtain"))
        state._pending = None
        where, there = "study.curtain", 3
    else:
        state = night(seats=4, rooms={1: "study"}, hako="study.curtain", tiles={"study.curtain": "doll"})
        where, there = "study.curtain", 0
    events = peek(state, where)
    while isinstance(state.pending, Odds):
        events += told(state, "charm")
    assert heard(events, "ghost-seen") == {"seat": 1, "ghosts": (there,), "shadow": where}
    assert not state.alive[1]
    assert set(state.ghosts_in(at(where))) == {there, 1}
    assert not state.view(2).shadows[at(where)].face_up


def test_two_tiles_in_a_shadow_are_met_together():  # H62, H63, H64
    state = night(seats=4, rooms={1: "study"}, tiles={"study.curtain": "diary-6"})
    state.alive = (False, True, True, False)
    state.rooms = (*state.rooms[:3], "")
    state.ghost_at, state._pending = (*state.ghost_at[:3], at("study.curtain")), None
    assert state.view(2).shadows[at("study.curtain")].tiles == 2
    events = peek(state, "study.curtain")
    assert {"died", "diary-found"} <= set(keys(events))
    assert state.diary == (6,)
    assert not state.alive[1]
    assert lies(state, "study.curtain") == "empty"


def test_who_dies_takes_nothing_of_the_other_tile():  # H62, H65
    state = night(seats=4, rooms={1: "study"}, tiles={"study.curtain": "doll"})
    state.alive = (False, True, True, False)
    state.ghost_at, state._pending = (*state.ghost_at[:3], at("study.curtain")), None
    peek(state, "study.curtain")
    assert not state.alive[1]
    assert lies(state, "study.curtain") == "doll"
    assert state.hands[1] == ()


@pytest.mark.parametrize("number", range(1, 11))
def test_a_diary_must_be_shown_and_lies_on_its_card(number):  # H64, H69
    state = night(tiles={HALL: f"diary-{number}"})
    events = peek(state, HALL)
    found = next(event for event in events if event.key == "diary-found")
    assert found.audience is None
    assert (found.slots["tile"], state.diary) == (f"diary-{number}", (number,))
    assert lies(state, HALL) == "empty"
    assert state.view(-1).gone == (f"diary-{number}",)
    assert state.carried(1) == ()


@pytest.mark.parametrize("face", PORTABLE)
def test_a_portable_tile_may_be_taken_and_is_kept_face_down(face):  # H65, H69
    state = night(tiles={HALL: face})
    left = state.empties
    peek(state, HALL)
    assert texts(state) == ["leave", "take"]
    events = told(state, "take")
    assert state.carried(1) == (face,)
    assert lies(state, HALL) == "empty"
    assert state.empties == left - 1
    assert state.view(1).hand == (face,)
    for seat in (0, 2, -1):
        assert state.view(seat).players[1].shown == ("unseen",)
        assert all(face not in str(event) for event in events if event.seen_by(seat))


@pytest.mark.parametrize("face", [*PORTABLE, "exit", "bones"])
def test_any_tile_may_be_left(face):  # H65, HR12
    state = night(tiles={HALL: face})
    peek(state, HALL)
    play(state, "leave")
    assert lies(state, HALL) == face
    assert state.carried(1) == ()


def test_a_right_guess_opens_the_safe():  # H66
    state = night(rooms={1: "study"})
    peek(state, "study.desk")
    guesses = [text for text in texts(state) if text.startswith("guess")]
    assert len(guesses) == 20
    assert "leave" in texts(state)  # HR12
    events = told(state, "guess 1 2 3")
    assert "opened-safe" in keys(events)
    assert state.carried(1) == ("key-ring",)
    assert not state.view(-1).key_in_safe
    assert lies(state, "study.desk") == "safe"  # it stays
    assert asked(state) == (1, "after")  # the turn goes on


def test_a_wrong_guess_leaves_the_safe_face_down_and_ends_the_turn():  # H66, H113
    state = night(rooms={1: "study", 2: "study"}, hands={1: ["doll"]})
    peek(state, "study.desk")
    play(state, "guess 1 2 4")
    assert asked(state) == (2, "noise")
    assert state.view(2).guesses == ((1, 2, 4),)
    assert state.in_safe
    assert not state.view(2).shadows[at("study.desk")].face_up


def test_what_is_peeked_at_is_decided_before_anything_is_shown():  # HR46
    state = night(rooms={1: "study", 2: "study"}, hands={1: ["doll"]})
    peek(state, "study.desk")
    assert asked(state) == (1, "peeked")
    assert {choice.verb for choice in state.pending.choices} <= {"guess", "leave", "take", "sound"}
    play(state, "leave")
    assert any(choice.verb == "show" for choice in state.pending.choices)


def test_one_need_not_guess():  # HR12, H66
    state = night(rooms={1: "study"})
    peek(state, "study.desk")
    play(state, "leave")
    assert state.in_safe
    assert state.guesses == ()


def test_an_open_safe_holds_nothing_more():  # H66
    state = night(rooms={1: "study"}, hands={2: ["key-ring"]})
    peek(state, "study.desk")
    assert texts(state) == ["leave"]


def test_the_exit_without_the_key_ring_stays_face_down():  # H67, H72
    state = night(tiles={HALL: "exit"}, rooms={1: "hall-1f", 2: "hall-1f"}, hands={2: ["key-ring"]})
    peek(state, HALL)
    assert texts(state) == ["leave"]  # another's key does not help, and it cannot be taken
    play(state, "leave")
    assert not state.over
    assert lies(state, HALL) == "exit"


def test_the_bones_without_the_doll_stay_face_down():  # H68, H72
    state = night(tiles={HALL: "bones"}, rooms={1: "hall-1f", 2: "hall-1f"}, hands={2: ["doll"]})
    peek(state, HALL)
    assert texts(state) == ["leave"]
    play(state, "leave")
    assert not state.over
    assert lies(state, HALL) == "bones"


def test_an_empty_tile_comes_while_there_are_any():  # H69
    state = night(tiles={HALL: "charm"})
    state.empties = 1
    peek(state, HALL)
    play(state, "take")
    assert (lies(state, HALL), state.empties) == ("empty", 0)
    bare = night(tiles={HALL: "charm"})
    bare.empties = 0
    peek(bare, HALL)
    play(bare, "take")
    assert lies(bare, HALL) == ""
    assert bare.view(-1).shadows[at(HALL)].tiles == 0


@pytest.mark.parametrize("found", ["diary-5", "gasoline"])
def test_one_of_the_own_tiles_may_be_put_there_instead(found):  # H70
    state = night(tiles={HALL: found}, hands={1: ["doll", "number-4"]})
    empties = state.empties
    peek(state, HALL)
    if found == "gasoline":
        play(state, "take")
    assert texts(state) == ["empty", "put doll", "put number-4"]  # not the tile just taken
    events = told(state, "put doll")
    assert lies(state, HALL) == "doll"
    assert state.empties == empties
    assert "doll" not in state.carried(1)
    put = next(event for event in events if event.key == "put")
    assert "tile" not in put.slots  # face down
    assert all(note.tile != "doll" for note in state.view(2).notes)


def test_or_an_empty_tile_after_all():  # H69, H70
    state = night(tiles={HALL: "diary-5"}, hands={1: ["doll"]})
    peek(state, HALL)
    play(state, "empty")
    assert lies(state, HALL) == "empty"
    assert state.carried(1) == ("doll",)


def test_a_shadow_without_a_tile_cannot_be_peeked_at():  # H71
    state = night(rooms={1: "study"}, tiles={"study.curtain": ""})
    assert "peek study.curtain" not in texts(state)
    assert reason(state, "peek study.curtain") == ("nothing-there", "H71")


def test_an_empty_tile_may_be_laid_face_up_when_it_comes_and_peeked_at():  # H71, H97
    state = night(items=("reasoning", "dowsing"), tiles={HALL: "charm"}, rooms={1: "hall-1f", 2: "hall-1f"})
    peek(state, HALL)
    assert texts(state) == ["leave", "take"]
    play(state, "take")
    assert texts(state) == ["empty", "up"]
    assert "laid-up" in keys(told(state, "up"))
    assert state.view(2).shadows[at(HALL)].face_up
    play(state, "end", "flip", 1)
    assert f"peek {HALL}" in texts(state)
    peek(state, HALL)
    assert texts(state) == ["leave"]
    other = night(items=("dowsing", "reasoning"), tiles={HALL: "charm"})
    peek(other, HALL)
    play(other, "take")
    assert not other.view(2).shadows[at(HALL)].face_up
    assert asked(other)[1] != "replace"  # without the card there is nothing to choose


def test_with_the_card_and_a_tile_all_three_can_be_chosen_and_with_no_empty_tile_left_two():  # H69, H70
    state = night(items=("reasoning", "dowsing"), tiles={HALL: "diary-5"}, hands={1: ["doll"]})
    other = state.clone()
    peek(state, HALL)
    assert texts(state) == ["empty", "put doll", "up"]
    other.empties = 0
    peek(other, HALL)
    assert texts(other) == ["bare", "put doll"]
    events = told(other, "bare")
    assert keys(events)[-1] == "none-left"
    assert lies(other, HALL) == ""


def test_an_empty_tile_that_lies_there_already_is_not_laid_anew():  # H65, H71
    state = night(items=("reasoning", "dowsing"), tiles={HALL: "empty"})
    peek(state, HALL)
    assert texts(state) == ["leave"]


def test_safe_bones_and_exit_cannot_be_carried():  # H72
    for face in ("safe", "bones", "exit"):
        state = night(tiles={HALL: face})
        peek(state, HALL)
        assert "take" not in texts(state)


def test_a_ghost_on_a_bare_shadow_can_be_seen_to_have_come():  # HR18, H99
    state = night(rooms={1: "basement", 2: "basement"}, tiles={"hall-2f.cupboard": ""}, quiet=False)
    assert state.view(1).shadows[at("hall-2f.cupboard")].tiles == 0
    crash(state)
    her_turn(state, "go hall-2f", "hide hall-2f.cupboard")
    assert state.view(1).shadows[at("hall-2f.cupboard")].tiles == 1
    assert not state.holds[0]
    assert at("hall-2f.cupboard") in state.peekable("hall-2f")
    assert at("hall-2f.cupboard") not in state.bare("hall-2f")


def test_peeking_at_a_bare_shadow_where_she_is_kills():  # HR18, H63
    state = night(rooms={1: "hall-2f"}, tiles={"hall-2f.cupboard": ""}, hako="hall-2f.cupboard")
    peek(state, "hall-2f.cupboard")
    assert not state.alive[1]


def test_what_was_peeked_at_is_remembered_with_its_hour():  # H62
    state = night(tiles={HALL: "exit"})
    state.hour = 3
    peek(state, HALL)
    play(state, "leave")
    note = next(note for note in state.view(1).notes if note.where == HALL)
    assert (note.tile, note.when, note.how, note.stale) == ("exit", 3, "peeked", False)


def test_the_stethoscope_names_one_number():  # H66, H76
    state = night(rooms={1: "study"}, items=("stethoscope", "dowsing"))
    peek(state, "study.desk")
    assert [text for text in texts(state) if text.startswith("sound")] == [f"sound {n}" for n in range(1, 7)]
    yes, no = state.clone(), state
    assert "click" in keys(told(yes, "sound 2"))
    assert yes.view(-1).numbers_known == (2,)
    assert "no-click" in keys(told(no, "sound 5"))
    assert no.view(-1).numbers_refused == (5,)
    assert no.in_safe
    without = night(rooms={1: "study"}, items=("drops", "dowsing"))
    peek(without, "study.desk")
    assert not [text for text in texts(without) if text.startswith("sound")]


def test_a_tile_that_nobody_has_seen_is_drawn_from_the_mix():  # H16, H62
    state = night(rooms={1: "living-room"})
    play(state, "peek living-room.sofa", "let")
    assert isinstance(state.pending, Odds)
    assert len(set(state.pending.outcomes)) == len(state.bag)
    play(state, "gasoline")
    assert lies(state, "living-room.sofa") == "gasoline"
    assert "gasoline" not in state.bag
    lay(state, "living-room.clock", "doll")
    assert GAME.load(state.dump()).dump() == state.dump()
