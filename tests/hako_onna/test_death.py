"""Death and the Hakobito."""

import pytest

from tests.hako_onna.ghosts import FIVE, dark, draw_all, her_turn_comes, scream, tiles_in, where
from tests.hako_onna.nights import asked, at, crash, heard, her_turn, keys, lay, lies, night, play, texts, told
from yakata.hako_onna.state.content import EMPTY
from yakata.kernel import Refusal

HERS = "kids-room.toy-chest"


def peeker(**given):
    given = {"rooms": {1: "kids-room"}, "seats": 4} | given
    return night(**given)


def test_the_dead_change_sides():  # H121
    state = peeker()
    play(state, f"peek {HERS}", "let")
    assert (state.living, state.ghosts) == ((2, 3), (0,))
    crash(state)
    assert state.ghosts == (0, 1)
    assert state.view(1).code == (1, 2, 3)
    assert state.view(1).ghosts


def test_what_the_dead_carried_is_shown_to_all_and_leaves_the_game():  # H122
    state = peeker(hands={1: ("doll", "chain")})
    events = told(state, f"peek {HERS}", "let")
    died = heard(events, "died")
    assert died["tiles"] == ("doll", "chain")
    assert died["items"] == ("dowsing",)
    assert set(state.view(2).gone) == {"doll", "chain", "dowsing"}
    assert state.hands[1] == ()
    assert state.items[1] == ()


def test_the_hakobito_lies_where_the_killer_is():  # H123
    state = peeker()
    play(state, f"peek {HERS}", "let")
    assert where(state, 1) == HERS
    assert state.rooms[1] == ""
    assert tiles_in(state, HERS) == 2
    assert set(state.view(2).may_be) == {HERS}  # all saw her
    assert state.view(2).hakobito_may_be == ((1, (HERS,)),)


def test_killed_by_a_hakobito_one_lies_with_it():  # H123 H130
    tiles = {"living-room.sofa": "doll"}
    state = night(seats=5, dead={4: "living-room.sofa"}, rooms={1: "living-room"}, tiles=tiles)
    events = told(state, "peek living-room.sofa", "let")
    assert heard(events, "ghost-seen")["ghosts"] == (4,)
    assert where(state, 1) == where(state, 4) == "living-room.sofa"
    assert not state.alive[1]
    assert "living-room.sofa" not in state.view(2).may_be  # she was not there


def test_peeking_at_a_hakobito_kills_like_peeking_at_her():  # H130 H63
    for shadow, dead in ((HERS, {}), ("kids-room.bunk", {3: "kids-room.bunk"})):
        state = peeker(seats=5, dead=dead)
        events = told(state, f"peek {shadow}", "let")
        assert heard(events, "died")["how"] == "peek"
        assert not state.alive[1]


def test_ghosts_talk_among_themselves_in_her_turn():  # H124
    state = her_turn_comes(seats=4, dead={3: HERS})
    assert state.talk(0) == state.talk(3) == frozenset((0, 3))
    assert isinstance(state.talk(1), Refusal)
    play(state, "silence", "neither")
    assert state.talk(3) == frozenset((0, 3))
    assert isinstance(state.talk(2), Refusal)


def test_the_dead_tell_what_they_have_seen_in_her_turn():  # H124 HR44
    state = peeker(tiles={"kids-room.bunk": "doll"}, rooms={1: "kids-room", 2: "kids-room"})
    lay(state, "living-room.sofa", "exit")
    state.learn(1, at("living-room.sofa"), "peeked")
    play(state, f"peek {HERS}", "let")
    assert "living-room.sofa" not in {note.where for note in state.view(0).notes}
    assert ("living-room.sofa", "exit") in {(note.where, note.tile) for note in state.view(1).notes}
    crash(state)
    known = {note.where: (note.tile, note.how) for note in state.view(0).notes}
    assert known["living-room.sofa"] == ("exit", "dead-1")
    assert known == {note.where: (note.tile, note.how) for note in state.view(1).notes}


def test_until_her_turn_the_dead_know_what_they_knew():  # H124 HR44
    state = peeker(powers=("mary",), slots=("", "want-that"))
    play(state, f"peek {HERS}", "let")
    view = state.view(1)
    assert (view.code, view.weakness, view.hand_powers, view.set_powers) == ((), "", (), ("", ""))
    assert (view.ghosts, view.whispers) == ((), ())
    assert view.may_be == state.view(2).may_be == (HERS,)  # that was seen
    assert [state.talk(seat) for seat in range(4)] == [None] * 4  # in the open
    play(state, "flip", 1, "move living-room")
    told(state, "interrupt right", "steal card")
    assert state.view(1).hand_powers == ()
    crash(play(state, "end"))
    assert state.view(1).hand_powers == ("mary", "want-that")
    assert state.talk(1) == frozenset((0, 1))


def test_who_has_just_died_does_not_see_where_mary_hides():  # H125 HR44
    state = peeker(powers=(), slots=("mary", ""), diary=FIVE, hands={2: ("doll",)}, rooms={1: "kids-room", 2: "study"})
    play(state, f"peek {HERS}", "let", "flip", 1, "peek study.desk", "interrupt left")
    draw_all(state)
    assert asked(state) == (0, "hide")
    assert {1, 2, 3} < state.hushed()
    assert isinstance(state.talk(1), Refusal)
    play(state, "hide study.curtain")
    assert len(state.view(1).may_be) > 1
    assert state.view(1).may_be == state.view(2).may_be


def test_the_dead_see_her_cards():  # H124 HR44
    state = her_turn_comes(seats=4, dead={3: HERS}, powers=("mary",), slots=("", "want-that"))
    view = state.view(3)
    assert (view.hand_powers, view.set_powers, view.weakness) == (("mary",), ("", "want-that"), "stake")
    assert state.view(2).hand_powers == ()
    assert state.view(2).weakness == ""


def test_the_eyes_of_the_dead_stay_open():  # H125
    state = dark(seats=4, dead={3: HERS}, tiles={"hall-2f.cupboard": ""})
    play(state, "go hall-2f", "hide hall-2f.cupboard")
    assert state.dark
    assert asked(state) == (3, "go")
    assert {ghost.seat: ghost.means for ghost in state.view(3).ghosts} == {0: "hall-2f.cupboard", 3: ""}
    assert state.view(2).ghosts == ()
    assert state.view(2).shadows[at("hall-2f.cupboard")].tiles == 0
    assert state.view(3).asked == 3
    assert state.view(2).asked == 0


def test_a_hakobito_has_no_powers():  # H127
    state = her_turn_comes(seats=4, dead={3: HERS}, powers=("mary",), slots=("through-walls", ""))
    asks = []
    while asked(state)[1] != "noise":
        asks.append(asked(state))
        play(state, {"scream": "silence", "set": "neither", "activate": "no-more", "go": "stay"}[asked(state)[1]])
    assert asks == [(0, "scream"), (0, "set"), (0, "activate"), (0, "go"), (3, "go")]


def test_her_moving_powers_do_not_help_a_hakobito():  # H127 HR4
    state = dark(seats=4, dead={3: "red-bedroom.bed"}, powers=(), slots=("through-walls", ""), hako="red-bedroom.bed")
    play(state, "activate left")
    assert "go washroom" in texts(state)
    play(state, "stay")
    assert asked(state) == (3, "go")
    assert "go washroom" not in texts(state)


def test_a_scream_does_not_name_the_rooms_of_hakobito():  # H128
    state = her_turn_comes(seats=4, dead={3: "study.curtain"})
    assert heard(scream(state, "mary"), "screamed") == {"room": "kids-room"}


def test_search_items_do_not_find_hakobito():  # H128
    given = {"seats": 4, "dead": {3: "basement.boiler"}, "items": ("pokkuri", "dowsing", "drops")}
    state = play(night(**given), "use pokkuri", "let", "name basement", "let")
    assert texts(state) == ["reply no"]
    floor = play(night(turn=2, **given), "use dowsing", "let")
    assert texts(floor) == ["reply floor-2"]  # she is in the kids' room


def test_a_hakobito_in_the_room_does_not_kill_who_uses_an_item():  # H128 H74
    state = night(seats=4, dead={3: "hall-1f.staircase"})
    events = told(state, "use dowsing")
    assert state.alive[1]
    assert "shriek" not in keys(events)


@pytest.mark.parametrize("item", ["dowsing", "pokkuri", "smartphone"])
def test_she_kills_who_uses_an_item_in_her_room(item):  # H74 H123
    state = night(hako="hall-1f.staircase", items=(item, "drops"))
    events = told(state, f"use {item}")
    assert heard(events, "shriek") == {"seat": 1, "shadow": "hall-1f.staircase"}
    assert not state.alive[1]
    assert where(state, 1) == "hall-1f.staircase"


def test_when_the_last_visitor_dies_it_is_over_at_once():  # H131 H30
    state = peeker(seats=3, dead={2: "study.curtain"}, tiles={HERS: "diary-7"})
    events = told(state, f"peek {HERS}", "let")
    assert keys(events)[-2:] == ["died", "she-wins"]
    assert (state.result.key, state.result.scores) == ("all-dead", (2, 1, 1))
    assert state.pending is None


def test_a_diary_beside_a_ghost_counts():  # HR32 H62
    state = dark(seats=4, dead={3: HERS})
    play(state, "go hall-2f")
    state.apply(state.pending.outcomes[0])
    play(state, "hide hall-2f.cupboard", "stay", "settle")
    state.rooms = ("", "kids-room", "hall-1f", "")
    play(state, "flip", 0)
    events = told(state, f"peek {HERS}", "let")
    order = [key for key in keys(events) if key in ("died", "diary-found")]
    assert order == ["died", "diary-found"]
    assert state.diary == (1,)
    assert lies(state, HERS) == "empty"


def beside_a_hakobito(tile, *hand, seats=4):
    """A Visitor with these tiles Peeks at this one and the Hakobito who lies on it."""
    dead = dict.fromkeys(range(3, seats), "living-room.sofa") or {2: "living-room.sofa"}
    state = night(seats=seats, dead=dead, rooms={1: "living-room"}, hands={1: hand}, tiles={"living-room.sofa": tile})
    return state, told(state, "peek living-room.sofa", "let")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("hand", [("doll",), ("doll", "extinguisher")])
def test_the_bones_and_a_ghost_are_met_at_the_same_time(hand, seats):  # H62 H120 HR32
    """Even by the last Visitor: the night is over before anybody dies, and nothing is needed against it."""
    state, events = beside_a_hakobito("bones", *hand, seats=seats)
    assert keys(events)[-3:] == ["ghost-seen", "revealed", "visitors-win"]
    assert (state.result.key, state.result.scores[:2]) == ("rest", (0, 2))


def test_the_exit_and_a_ghost_are_met_at_the_same_time():  # H62 H27 HR32
    state, events = beside_a_hakobito("exit", "key-ring")
    assert "died" not in keys(events)
    assert state.result.key == "escape"


def test_without_the_doll_the_bones_help_nobody():  # H68 HR32
    state, events = beside_a_hakobito("bones", "chain")
    assert "died" in keys(events)
    assert asked(state) == (2, "noise")


def test_who_dies_takes_nothing():  # HR32
    state, _ = beside_a_hakobito("doll")
    assert not state.alive[1]
    assert lies(state, "living-room.sofa") == "doll"
    assert asked(state) == (2, "noise")


def test_who_is_saved_resolves_the_other_tile_and_then_flees():  # H62 H65 HR32 HR37
    state, events = beside_a_hakobito("doll", "extinguisher")
    assert [key for key in keys(events) if key in ("ghost-seen", "saved", "saw", "died")] == [
        "ghost-seen", "saved", "saw"
    ]  # fmt: skip
    assert (asked(state), texts(state)) == ((1, "peeked"), ["leave", "take"])
    play(state, "take")
    assert asked(state) == (1, "flee")
    assert (state.carried(1), lies(state, "living-room.sofa")) == (("doll",), EMPTY)
    play(state, "flee hall-1f")
    assert (state.alive[1], state.rooms[1], asked(state)) == (True, "hall-1f", (2, "noise"))


def test_who_is_saved_beside_a_diary_finds_it_and_then_flees():  # H62 H64 HR32
    state, events = beside_a_hakobito("diary-5", "extinguisher")
    assert "diary-found" in keys(events)
    assert state.diary == (5,)
    assert asked(state) == (1, "flee")


def test_who_is_saved_beside_the_safe_may_guess():  # H62 H66 HR32
    state = night(seats=4, dead={3: "study.desk"}, rooms={1: "study"}, hands={1: ("extinguisher",)})
    play(state, "peek study.desk", "let", "guess 1 2 3")
    assert asked(state) == (1, "flee")
    assert state.carried(1) == ("key-ring",)
    play(state, "flee study")
    assert asked(state) == (2, "noise")


def test_the_extinguisher_works_against_every_death_by_itself():  # HR37 H107 H74
    ways = (
        (night(hands={1: ("extinguisher",)}, hako="hall-1f.staircase"), ("use dowsing",)),
        (night(hands={1: ("extinguisher",)}, rooms={1: "kids-room"}), (f"peek {HERS}", "let")),
    )
    for state, answers in ways:
        events = told(state, *answers)
        assert "saved" in keys(events)
        assert "died" not in keys(events)
        assert asked(state) == (1, "flee")
        assert "extinguisher" in state.view(2).gone
        play(state, texts(state)[-1])
        assert state.alive[1]
        assert asked(state) == (2, "noise")


def test_the_next_turn_goes_past_the_dead():  # H121 HR9
    state = night(seats=5, dead={2: HERS, 3: HERS}, powers=(), slots=("behind-you", ""), diary=FIVE, quiet=False)
    crash(state)
    her_turn(state)
    play(state, "flip", 0, "end")
    assert asked(state) == (4, "noise")
