"""How she and the Hakobito move in the dark."""

from tests.hako_onna.ghosts import FIVE, dark, draw_all, fill, holds, pile, tiles_in, where
from tests.hako_onna.nights import asked, at, crash, her_turn, keys, lies, night, play, reason, texts, told, verbs
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.memory import EVERYONE


def go(state, room, shadow):
    """Move there, whatever is seen on the way."""
    return play(draw_all(play(state, f"go {room}")), f"hide {shadow}")


def test_what_she_held_lies_again_where_she_was():  # H96 H25
    state = dark(tiles={"hall-2f.cupboard": "gasoline"})
    assert holds(state) == "diary-1"
    assert where(state) == "kids-room.toy-chest"
    go(state, "hall-2f", "hall-2f.cupboard")
    assert lies(state, "kids-room.toy-chest") == "diary-1"
    assert not state.held(at("kids-room.toy-chest"))
    assert holds(state) == "gasoline"
    assert state.lying(at("hall-2f.cupboard")) == -1


def test_up_to_one_room_through_doors_and_stairs():  # H96
    assert texts(dark()) == ["go hall-2f", "go kids-room", "stay"]
    assert reason(dark(), "go hall-1f") == ("too-far", "H96")
    below = dark(hako="basement.boiler")
    assert texts(below) == ["go basement", "go storage", "stay"]


def test_a_barred_door_does_not_stop_her():  # H96 H60
    state = night(quiet=False)
    state.barred = ("hall-2f", "kids-room")
    crash(state)
    play(state, "silence", "neither")
    assert "go hall-2f" in texts(state)


def test_she_looks_at_every_tile_of_the_room():  # H96
    state = dark(hako="hall-2f.cupboard", tiles={"hall-1f.staircase": "chain"})
    play(state, "go kids-room")
    notes = {note.where: note.tile for note in state.view(0).notes}
    assert {notes[f"kids-room.{shadow}"] for shadow in ("toy-chest", "bunk", "dolls-house")} == {
        "diary-1", "diary-2", "diary-3"
    }  # fmt: skip
    assert "hall-1f.staircase" not in notes


def test_she_may_look_round_and_change_her_shadow_in_the_same_room():  # H96
    state = dark()
    play(state, "go kids-room")
    assert texts(state) == ["hide kids-room.bunk", "hide kids-room.dolls-house", "hide kids-room.toy-chest"]
    play(state, "hide kids-room.bunk")
    assert (where(state), holds(state), lies(state, "kids-room.toy-chest")) == ("kids-room.bunk", "diary-2", "diary-1")


def test_who_does_not_move_does_not_look():  # H84 H96
    state = dark(hako="hall-2f.cupboard")
    before = state.view(0).notes
    play(state, "stay")
    assert state.view(0).notes == before


def face_up(state, shadow):
    fill(state, {shadow: EMPTY})
    state.up |= 1 << at(shadow)
    state._pending = None
    return state


def test_she_may_turn_face_up_tiles_down():  # H97
    state = face_up(dark(hako="hall-2f.cupboard"), "kids-room.bunk")
    play(state, "go kids-room")
    assert "turn-down kids-room.bunk" in texts(state)
    play(state, "turn-down kids-room.bunk")
    assert "turn-down kids-room.bunk" not in texts(state)
    play(state, "hide kids-room.toy-chest")
    assert not state.view(1).shadows[at("kids-room.bunk")].face_up


def test_she_may_leave_them_face_up():  # H97
    state = face_up(dark(hako="hall-2f.cupboard"), "kids-room.bunk")
    play(state, "go kids-room", "hide kids-room.toy-chest")
    assert state.view(1).shadows[at("kids-room.bunk")].face_up


def test_a_hakobito_may_turn_tiles_down_too():  # H97 H126
    state = dark(seats=3, dead={2: "hall-2f.cupboard"}, hako="basement.boiler")
    face_up(state, "kids-room.bunk")
    play(state, "stay", "go kids-room")
    assert "turn-down kids-room.bunk" in texts(state)


def test_she_hides_in_one_shadow_and_takes_its_tile():  # H98
    state = dark(tiles={"hall-2f.cupboard": "doll"})
    go(state, "hall-2f", "hall-2f.cupboard")
    assert (where(state), holds(state)) == ("hall-2f.cupboard", "doll")
    assert tiles_in(state, "hall-2f.cupboard") == 1  # hers instead of it
    assert state.view(0).ghosts[0].holds == "doll"


def test_on_a_bare_shadow_nothing_is_taken_and_nothing_put_back():  # H99
    state = dark(tiles={"hall-2f.cupboard": ""})
    go(state, "hall-2f", "hall-2f.cupboard")
    assert (where(state), holds(state)) == ("hall-2f.cupboard", "")
    assert tiles_in(state, "hall-2f.cupboard") == 1  # all see that something has come
    crash(state)
    play(state, "silence", "neither", "go kids-room", "hide kids-room.toy-chest")
    assert tiles_in(state, "hall-2f.cupboard") == 0


def test_hakobito_move_in_the_same_step_by_the_same_rules():  # H100 H126
    state = dark(seats=4, dead={2: "study.curtain"}, hako="basement.boiler", tiles={"bathroom.bathtub": "doll"})
    play(state, "stay")
    assert asked(state) == (2, "go")
    assert state.dark
    assert texts(state) == ["go bathroom", "go kitchen", "go study", "stay"]
    assert reason(state, "go hall-1f") == ("too-far", "H96")
    go(state, "bathroom", "bathroom.bathtub")
    assert (where(state, 2), holds(state, 2)) == ("bathroom.bathtub", "doll")
    assert state.lying(at("bathroom.bathtub")) == -1  # out of reach
    assert not state.dark  # and then eyes open


def test_a_hakobito_puts_its_tile_back_when_it_moves_on():  # H126
    state = dark(dead={2: "study.curtain"}, hako="basement.boiler", tiles={"bathroom.bathtub": "doll"})
    play(state, "stay")
    go(state, "bathroom", "bathroom.bathtub")
    crash(state)
    play(state, "silence", "neither", "stay")
    go(state, "washroom", "washroom.hamper")
    assert lies(state, "bathroom.bathtub") == "doll"
    assert state.lying(at("bathroom.bathtub")) != -1


def test_every_hakobito_moves_once_in_its_own_players_hands():  # H100 HR35
    state = dark(seats=5, dead={2: "study.curtain", 4: "kitchen.larder"}, hako="basement.boiler")
    seats = []
    while state.dark:
        seats.append(asked(state)[0])
        play(state, "stay")
    assert seats == [0, 2, 4]


def test_ghosts_on_one_shadow_stack():  # H101
    state = dark(dead={2: "hall-2f.cupboard"}, tiles={"hall-2f.cupboard": "doll"})
    pile(state, "hall-2f.cupboard", 2, holder=2)
    go(state, "hall-2f", "hall-2f.cupboard")
    assert where(state) == where(state, 2) == "hall-2f.cupboard"
    assert (holds(state), holds(state, 2)) == ("", "doll")  # no ghost is ever held, and one holds the tile
    play(state, "stay")
    assert tiles_in(state, "hall-2f.cupboard") == 2
    assert state.view(1).shadows[at("hall-2f.cupboard")].tiles == 2  # obvious to the Visitors


def test_who_comes_second_finds_the_tile_that_nobody_holds():  # H101
    """She has left; the Hakobito made there holds nothing (HR19), so the tile under it can be taken."""
    state = dark(dead={2: "kids-room.toy-chest"}, seats=4)
    go(state, "hall-2f", "hall-2f.cupboard")
    play(state, "stay")
    assert tiles_in(state, "kids-room.toy-chest") == 2
    assert state.lying(at("kids-room.toy-chest")) != -1
    crash(state)
    play(state, "silence", "neither", "go kids-room", "hide kids-room.toy-chest")
    assert holds(state) == "diary-1"
    assert tiles_in(state, "kids-room.toy-chest") == 2


def test_the_tile_comes_back_under_the_ghost_that_stays():  # H101 H25
    state = dark(dead={2: "hall-2f.cupboard"}, tiles={"hall-2f.cupboard": "doll"})
    pile(state, "hall-2f.cupboard", 0, 2, holder=2)
    play(state, "stay")
    go(state, "kids-room", "kids-room.toy-chest")
    assert (where(state), holds(state)) == ("hall-2f.cupboard", "")
    assert lies(state, "hall-2f.cupboard") == "doll"
    assert tiles_in(state, "hall-2f.cupboard") == 2


def test_a_new_hakobito_holds_nothing_and_she_keeps_her_tile():  # HR19 H123
    state = night(rooms={1: "kids-room"}, seats=4)
    play(state, "peek kids-room.toy-chest", "let")
    assert where(state, 1) == where(state) == "kids-room.toy-chest"
    assert (holds(state), holds(state, 1)) == ("diary-1", "")
    assert tiles_in(state, "kids-room.toy-chest") == 2


def test_after_its_first_move_a_hakobito_holds_what_lay_there():  # HR19 H126
    state = dark(dead={2: "kids-room.toy-chest"})
    play(state, "stay", "go kids-room", "hide kids-room.bunk")
    assert (holds(state), holds(state, 2)) == ("diary-1", "diary-2")


def test_ghosts_see_what_the_others_see():  # H124 H125
    state = dark(dead={2: "kids-room.toy-chest"}, tiles={"hall-2f.cupboard": "gasoline"}, seats=4)
    events = told(state, "go hall-2f")
    assert events[0].key == "ghost-went"
    assert events[0].audience == (0, 2)
    assert ("hall-2f.cupboard", "gasoline") in {(note.where, note.tile) for note in state.view(2).notes}
    assert ("hall-2f.cupboard", "gasoline") not in {(note.where, note.tile) for note in state.view(1).notes}


def test_nobody_hears_where_a_ghost_goes():  # H93 H96
    state = dark(dead={2: "kids-room.toy-chest"}, seats=4)
    events = told(state, "go kids-room", "hide kids-room.bunk", "go kids-room", "hide kids-room.dolls-house")
    assert [event.key for event in events if event.audience is None] == ["light", "noise-reset"]
    assert keys(events).count("ghost-hid") == 2


def test_no_ghost_enters_a_salted_shadow():  # H98
    state = dark(diary=FIVE)
    state.salted |= 1 << at("kids-room.bunk")
    play(state, "go kids-room")
    assert "hide kids-room.bunk" not in texts(state)
    assert "hide kids-room.dolls-house" in texts(state)


def test_who_is_in_a_salted_shadow_must_leave_it():  # H84 H98
    state = dark()
    state.salted |= 1 << at("kids-room.toy-chest")
    state._pending = None
    assert verbs(state) == {"go"}


def test_with_two_moves_she_passes_a_room_where_she_cannot_hide():  # HR4 H96
    state = dark(powers=(), slots=("reach-you", ""), diary=FIVE)
    state.salted |= 1 << at("hall-2f.cupboard")
    play(state, "activate left")
    draw_all(play(state, "go hall-2f"))
    assert texts(state) == ["go hall-1f", "go kids-room"]  # not here
    one_move = dark()
    one_move.salted |= 1 << at("hall-2f.cupboard")
    one_move._pending = None
    assert texts(one_move) == ["go kids-room", "stay"]


def test_the_house_looks_the_same_when_she_takes_a_tile():  # H93 H98
    state = dark(seats=4)
    before = [shadow.tiles for shadow in state.view(1).shadows]
    go(state, "hall-2f", "hall-2f.cupboard")
    assert [shadow.tiles for shadow in state.view(1).shadows] == before
    assert EVERYONE * 1000 + at("hall-2f.cupboard") not in state.knows


def test_a_dead_players_turn_is_never_asked_as_a_visitor():  # H121 H102
    state = night(seats=4, dead={2: "kids-room.toy-chest"})
    play(state, "end")
    assert asked(state) == (3, "noise")
    her_turn(state)
    assert asked(state) == (3, "noise")
