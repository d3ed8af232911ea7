"""A Visitor's turn: announce, move, and the end of it."""

import pytest

from tests.hako_onna.nights import (
    BOOK,
    asked,
    crash,
    heard,
    her_turn,
    keys,
    night,
    peek,
    play,
    reason,
    texts,
    told,
    verbs,
)

MAIN = {"move", "peek", "use"}


def test_one_main_action_a_turn():  # H56
    state = night(rooms={1: "hall-1f", 2: "hall-1f"}, hands={2: ["doll"]})
    assert verbs(state) >= MAIN
    play(state, "peek hall-1f.staircase", "let")
    play(state, texts(state)[0], "leave")
    assert asked(state) == (1, "after")
    assert not verbs(state) & MAIN
    for more in ("move living-room", "peek hall-1f.staircase", "use dowsing"):
        assert reason(state, more) == ("one-main-action", "H56")


def test_nothing_need_be_done():  # H56
    state = night()
    assert keys(told(state, "end")) == ["ended-turn"]
    assert asked(state) == (2, "noise")


def test_any_number_of_free_actions_before_and_after():  # H57
    state = night(hands={1: ["doll", "charm"], 2: ["chain", "gasoline"]}, rooms={1: "study", 2: "study"})
    play(state, "show doll 2", "give charm 2", "ask 2", "give chain 1", "tell hand", "say stake")
    assert asked(state) == (1, "act")
    assert verbs(state) >= {"move", "peek", "use"}  # none of them was the main action
    play(state, "peek study.desk", "let", "leave")
    assert asked(state) == (1, "after")
    play(state, "give doll 2", "ask 2", "give gasoline 1", "ask 2", "show charm 1", "end")
    assert state.carried(1) == ("chain", "gasoline")
    assert set(state.carried(2)) == {"charm", "doll"}


@pytest.mark.parametrize("action", ["move living-room", "peek hall-1f.staircase", "use dowsing"])
def test_first_it_is_announced_then_she_may_react_then_it_happens(action):  # H58, H105
    state = night()
    before = (state.rooms, state.faces, state.answers)
    events = told(state, action)
    assert heard(events, "announced") == {"seat": 1, "action": action}
    assert asked(state) == (0, "react")
    for seat in (0, 1, 2, -1):
        assert state.view(seat).declared == action  # all know the target
    assert (state.rooms, state.faces, state.answers) == before  # nothing has happened yet


def test_she_is_asked_whatever_she_has():  # H58
    for slots in (("", ""), ("want-that", ""), ("moving-things", "false-answer")):
        state = play(night(slots=slots), "move living-room")
        assert asked(state) == (0, "react")
        assert state.view(1).asked == state.view(-1).asked == 0


def test_move_one_room_through_doors_and_stairs():  # H59
    for room in BOOK.rooms:
        state = night(rooms={1: room})
        moves = {text.split()[1] for text in texts(state) if text.startswith("move")}
        assert moves == set(state.house.ways[room])
        for there in moves:
            other = play(state.clone(), f"move {there}", "let")
            assert other.rooms[1] == there
            assert other.house.distance[room][there] == 1


def test_a_door_on_one_side_is_no_way():  # H61, H6
    house = night().house
    walled = [(room, there) for room in BOOK.rooms for there in house.through[room]]
    assert walled  # rooms that lie side by side with a wall between them
    for room, there in [*walled, ("study", "basement")]:
        state = night(rooms={1: room})
        assert f"move {there}" not in texts(state)
        assert reason(state, f"move {there}") == ("no-door", "H61")
        assert reason(state, f"move {room}") == ("already-there", "H59")


def test_a_barred_door_is_closed_to_visitors_from_both_sides_and_no_other_is():  # H60
    for seat, there, here in ((1, "living-room", "hall-1f"), (1, "hall-1f", "living-room")):
        state = night(rooms={1: here})
        state.barred, state._pending = ("hall-1f", "living-room"), None
        assert f"move {there}" not in texts(state)
        assert reason(state, f"move {there}") == ("barred-door", "H60")
        others = {f"move {room}" for room in state.house.ways[here]} - {f"move {there}"}
        assert others <= set(texts(state))
        assert asked(state)[0] == seat


def test_ghosts_pass_a_barred_door():  # H60
    state = night(hako="living-room.sofa", quiet=False)
    state.barred = ("hall-1f", "living-room")
    crash(state)
    her_turn(state, "go hall-1f", "hide hall-1f.staircase")
    assert state.her_room == "hall-1f"


def test_the_turn_goes_to_the_left_neighbour_who_lives():  # H82
    state = night(seats=5, turn=4)
    play(state, "end")
    assert asked(state) == (1, "noise")
    ghostly = night(seats=5, dead={2: "kids-room.toy-chest", 3: "kids-room.toy-chest"})
    play(ghostly, "end")
    assert asked(ghostly) == (4, "noise")


def test_the_turn_is_over_by_itself_when_nothing_is_left_to_do():  # H82
    """Nobody to wink at, nothing to give or to tell, and giving up was proposed already."""
    for options in ({"edition": "ja"}, {"seats": 4, "dead": {2: "kids-room.toy-chest", 3: "kids-room.toy-chest"}}):
        state = night(rooms={1: "study", 2: "basement"}, **options)
        free = state.clone()
        assert keys(told(free, "move bathroom", "let"))[-1] == "moved"
        assert (asked(free), texts(free)) == ((1, "after"), ["despair", "end"])
        state.proposed, state._pending = (0,) * state.seats, None
        assert keys(told(state, "move bathroom", "let"))[-1] == "ended-turn"
        assert asked(state)[1] == "noise"


@pytest.mark.parametrize("action", [("move bathroom", "let"), ("use dowsing", "let"), ("use charm", "through-walls")])
def test_a_turn_goes_on_while_anything_free_is_left(action):  # H57, H80, HR43
    state = night(rooms={1: "study", 2: "basement"}, hands={1: ["charm"]}, tiles={"study.desk": "safe"})
    play(state, *action)
    while asked(state)[1] == "answer" or asked(state)[0] is None:
        play(state, texts(state)[0])
    assert asked(state) == (1, "after")
    assert {"despair", "end", "wink 2"} <= set(texts(state))


def test_that_somebody_has_winked_is_not_seen_by_the_end_of_the_turn():  # H80, HR43
    state = night(rooms={1: "study", 2: "basement"})
    state.proposed, state._pending = (0,) * state.seats, None
    play(state, "wink 2", "move bathroom", "let")
    assert (asked(state), texts(state)) == ((1, "after"), ["end"])


def test_but_not_while_there_is_somebody_to_show_something_to():  # H57, H78
    state = night(rooms={1: "hall-1f", 2: "hall-1f"})
    peek(state, "hall-1f.staircase")
    if state.view(1).asked is None:
        play(state, "doll")
    play(state, "leave")
    assert asked(state) == (1, "after")
    assert "show doll 2" in texts(state)


def test_free_actions_cannot_be_interrupted():  # HR21
    powers = {"slots": ("want-that", "open-this"), "diary": (1, 2, 3, 4, 5)}
    state = night(hands={1: ["doll", "charm"], 2: ["chain"]}, tiles={"hall-1f.staircase": ""}, **powers)
    for free in ("show doll 2", "give doll 2", "discard charm hall-1f.staircase", "ask 2", "tell hand"):
        other = play(state.clone(), free)
        assert asked(other)[0] != 0
        assert asked(other)[1] != "react"
    play(state, "move living-room")
    assert asked(state) == (0, "react")
    assert texts(state)[:-1]  # and here she could
