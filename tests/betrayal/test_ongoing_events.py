"""What an open traitor ignores of an Ongoing Event, and what nobody else does."""

import pytest

from tests.betrayal.stage import asked, do, happen, heard, keys, night, pass_to, play, step, texts, told
from yakata.betrayal.rules.fighting.attack import targets
from yakata.kernel import Odds

SHUT = """
events:
  - {id: test-bar, regions: [ground], ongoing: true, steps: [{do: block, by: actor}]}
  - id: test-lock
    regions: [ground]
    ongoing: true
    steps: [{do: lock, where: here, trait: might, need: 9, by: actor}]
  - id: test-nook
    regions: [ground]
    ongoing: true
    steps: [{do: block, by: actor}]
    passives: [{give: dice, add: 2, traits: [sanity]}]
  - id: test-choir
    regions: [ground]
    ongoing: true
    reactions: [{on: end-here, do: [{do: damage, who: {all: players, at: here}, harm: mental, amount: 1}]}]
  - id: test-toll
    regions: [ground]
    ongoing: true
    reactions:
      - on: end-here
        do: [{do: choose, options: [{id: test-toll-pay, do: [{do: lose, trait: might}]}, {id: test-toll-wait}]}]
tiles:
  - {id: test-hall, regions: [ground], doorways: [n, e, s, w]}
  - {id: test-room, regions: [ground], doorways: [n, e, s, w]}
"""
HALLS = [("test-hall", "ground", 9, 9, 0), ("test-room", "ground", 10, 9, 0)]


def shut(event, side, traitor=0, **more):
    """The event happens in the hall and shuts one of its doorways; then seat 0, alone there, has the turn."""
    state = night(more=SHUT, haunt="quiet", traitor=traitor, house=HALLS, at="test-hall", **more)
    happen(state, 1, event)
    play(state, f"bar test-hall {side}")
    state.places = ("test-hall", "upper-landing", "upper-landing")
    return pass_to(state, 0)


@pytest.mark.parametrize("event", ["test-bar", "false-door", "test-lock"])
def test_the_traitor_passes_a_doorway_that_an_ongoing_event_has_shut(event):  # B153 BR36
    state = shut(event, "e")
    assert "move test-room" in texts(state)
    assert ("test-hall", "test-room") in state.view(0).ways
    assert keys(told(state, "move test-room"))[:1] == ["moves"]  # without a roll
    assert state.places[0] == "test-room"
    assert "move test-hall" in texts(state)  # from the other side too


@pytest.mark.parametrize("event", ["test-bar", "false-door"])
def test_nobody_else_passes_it(event):  # B153 BR36
    state = shut(event, "e")
    state.places = ("upper-landing", "test-hall", "test-hall")
    pass_to(state, 2)
    assert "move test-room" not in texts(state)
    assert ("test-hall", "test-room") not in state.view(2).ways
    hidden = shut(event, "e")
    hidden.hidden = {seat: 1 << seat for seat in range(3)}
    assert "move test-room" not in texts(pass_to(pass_to(hidden, 1), 0))


@pytest.mark.parametrize(("traitor", "open_to"), [(0, True), (1, False)])
def test_the_traitor_explores_through_it(traitor, open_to):  # B153 BR36
    state = shut("false-door", "n", traitor)
    assert ("explore n" in texts(state)) is open_to
    assert ("n" in state.view(0).tiles[-2].open) is open_to
    if open_to:
        play(state, "explore n")
        while isinstance(state.pending, Odds):
            state.apply(state.pending.outcomes[-1])
        found = next(laid.tile for laid in state.house.laid if (laid.x, laid.y) == (9, 8))
        assert state.places[0] == found  # and is there
        assert "test-hall" not in state.house.adjacent[found]  # to all others it is shut


@pytest.mark.parametrize(("traitor", "reached"), [(0, True), (2, False)])
def test_the_traitor_sees_through_it(traitor, reached):  # B134 B153 BR36
    state = shut("false-door", "e", traitor)
    state.places = ("test-hall", "test-room", "upper-landing")
    assert bool(targets(state, 0, "sight")) is reached


def test_what_bars_and_does_good_asks():  # B153 BR36
    state = shut("test-nook", "e")
    assert asked(state) == (0, "ignore-event")
    heeds = state.clone()
    assert "move test-room" in texts(play(state, "answer yes"))
    assert "move test-room" not in texts(play(heeds, "answer no"))


def test_a_bar_that_no_ongoing_event_has_set_holds_the_traitor():  # B153
    state = night(more=SHUT, haunt="quiet", traitor=0, house=HALLS, at="test-hall")
    do(state, 0, "[{do: block, where: here, by: actor}]")
    play(state, "bar test-hall e")
    assert "move test-room" not in texts(pass_to(pass_to(state, 1), 0))


def test_a_doorway_that_is_broken_open_is_open_to_all():  # B100 B153
    state = shut("false-door", "e")
    do(state, 0, "[{do: unblock, where: here}]")
    assert state.house.shut_by == frozenset()
    state.places = ("upper-landing", "test-hall", "test-hall")
    assert "move test-room" in texts(pass_to(state, 1))


def test_the_false_door_is_broken_open_and_no_other():  # B100
    state = shut("false-door", "e", traitor=None, steps={0: {"might": 8}})
    do(state, 0, "[{do: block, where: test-hall, by: actor}]")
    play(state, "bar test-hall n")
    play(state, "act false-door.false-door")
    events = told(state, "d" + "2" * (len(texts(state)[0]) - 1))
    assert heard(events, "doorway-free") == {"tile": "test-hall", "side": "e"}
    assert "false-door" not in state.ongoing
    assert state.house.tiles["test-hall"].barred == "n"


def test_boards_on_the_far_side_of_a_false_door_stay():  # B100
    state = night(more=SHUT, house=HALLS, at="test-hall", steps={0: {"might": 8}})
    do(state, 0, "[{do: lock, where: test-room, trait: might, need: 3, by: actor}]")
    play(state, "bar test-room w")
    happen(state, 0, "false-door")
    play(state, "bar test-hall e")
    pass_to(state, 0)
    play(state, "act false-door.false-door", "d" + "2" * state.value(0, 1))
    assert state.house.tiles["test-hall"].barred == ""
    assert "test-room" in state.house.locked["test-hall"], "there is a roll to be made still"


def test_what_strikes_all_who_stand_there_leaves_the_traitor_out():  # B153 BR36
    state = night(more=SHUT, haunt="quiet", traitor=0, house=HALLS, at="test-hall", turn=1)
    state.ongoing = {"test-choir": "test-hall"}
    before = [step(state, seat, "sanity") for seat in range(3)]
    play(state, "end", "lower sanity", "lower sanity")
    assert [step(state, seat, "sanity") for seat in range(3)] == [before[0], before[1] - 1, before[2] - 1]


def test_harm_within_a_choice_is_harm():  # B153 BR36
    state = night(more=SHUT, haunt="quiet", traitor=0, house=HALLS, at="test-hall")
    state.ongoing = {"test-toll": "test-hall"}
    play(state, "end")
    assert asked(state) == (1, "turn")
