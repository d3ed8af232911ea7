"""How the night is won and lost."""

import pytest

from tests.hako_onna.nights import BOOK, at, carry, crash, fetch, her_turn, keys, night, peek, play, texts, told
from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.endings import no_way_left

HALL = "hall-1f.staircase"


def test_escape_with_the_key_ring_at_the_secret_exit():  # H27, H33
    state = night(tiles={HALL: "exit"}, hands={1: ["key-ring"]})
    events = peek(state, HALL)
    assert [str(event) for event in events[-1:]] == ["visitors-win road=escape"]
    assert state.result.scores == (0, 2, 2)


@pytest.mark.parametrize("weapon", ["stake", "chain", "gasoline"])
def test_defeat_with_the_true_weapon_on_her_shadow(weapon):  # H28
    state = night(seats=4, hands={1: [weapon]}, rooms={1: "study"}, hako="study.curtain")
    events = told(state, f"use {weapon}", "let", "on study.curtain", "let")
    if weapon == "stake":
        assert events[-1].slots == {"road": "defeat"}
        assert state.result.scores == (0, 2, 2, 2)
    else:
        assert not state.over
        assert not state.alive[1]


def test_the_true_weapon_elsewhere_is_no_win():  # H28
    state = night(hands={1: ["stake"]}, rooms={1: "study"}, hako="study.curtain")
    told(state, "use stake", "let", "on study.desk", "let")
    assert not state.over


def test_rest_with_the_doll_at_the_bones():  # H29
    state = night(tiles={HALL: "bones"}, hands={1: ["doll"]})
    events = peek(state, HALL)
    assert events[-1].slots == {"road": "rest"}
    assert state.over


def test_she_wins_when_every_visitor_is_dead():  # H30
    state = night(rooms={1: "kids-room"}, dead={2: "kids-room.toy-chest"})
    events = peek(state, "kids-room.toy-chest")
    assert events[-1].slots == {"how": "all-dead"}
    assert state.result.scores == (2, 1, 1)


def test_one_success_wins_for_the_living_and_hakobito_share_her_win():  # H33
    state = night(seats=5, tiles={HALL: "bones"}, hands={1: ["doll"]}, dead={3: "kids-room.toy-chest"})
    peek(state, HALL)
    assert state.result.scores == (0, 2, 2, 0, 2)
    lost = night(seats=4, rooms={1: "kids-room"}, dead={2: "kids-room.toy-chest", 3: "kids-room.toy-chest"})
    peek(lost, "kids-room.toy-chest")
    assert lost.result.scores == (2, 1, 1, 1)


def gone(state, *faces):
    for face in faces:
        tiles.remove(state, fetch(state, face))
    state._pending = None
    return state


@pytest.mark.parametrize(
    ("lost", "over"),
    [
        (("exit", "stake", "doll"), True),
        (("exit", "stake", "bones"), True),
        (("safe", "stake", "doll"), True),
        (("exit", "stake"), False),
        (("exit", "doll"), False),
        (("stake", "doll"), False),
        (("exit", "chain", "gasoline", "doll"), False),  # these never worked
        (("stake", "doll", "number-4", "charm"), False),
    ],
)
def test_she_wins_when_no_way_is_left(lost, over):  # H31
    state = gone(night(quiet=False), *lost)
    assert no_way_left(state) is over
    events = crash(state)
    if not state.over:
        her_turn(state)
    assert state.over is over
    if over:
        assert state.result.key == "no-way"
        assert "visitors-win" not in keys(events)


def test_a_key_ring_out_of_the_safe_needs_no_safe():  # H31
    state = night(hands={2: ["key-ring"]}, quiet=False)
    gone(state, "safe", "stake", "doll")
    crash(state)
    her_turn(state)
    assert not state.over


def test_a_barred_door_closes_no_road():  # HR25
    state = gone(night(quiet=False), "stake", "doll")
    state.barred = ("hall-1f", "living-room")
    assert not no_way_left(state)
    for room in BOOK.rooms:
        for there in state.house.ways[room]:
            state.barred = (room, there)
            assert not no_way_left(state)


def test_a_tile_carried_is_no_tile_lost():  # H31
    state = gone(night(quiet=False), "exit", "stake")
    carry(state, 1, "doll")
    state._pending = None
    crash(state)
    her_turn(state)
    assert not state.over
    assert at(HALL) >= 0


def test_no_night_is_endless():  # HR31, H32
    state = night(quiet=False)
    state.hour = 198
    for over in (False, True):
        crash(state)
        her_turn(state)
        assert state.over is over
    assert state.result.key == "gave-up"


def test_she_wins_when_the_visitors_give_up():  # H32
    state = night()
    state.hour, state._pending = 8, None
    play(state, "despair", "agree")
    assert state.result.key == "gave-up"
    assert texts(state) == []
