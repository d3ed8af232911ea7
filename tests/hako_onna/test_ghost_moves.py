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
    play(state, "settle")
    assert (where(state, 2), holds(state, 2)) == ("bathroom.bathtub", "doll")
    assert state.lying(at("bathroom.bathtub")) == -1  # out of reach
    assert not state.dark  # and then eyes open


def test_a_hakobito_puts_its_tile_back_when_it_moves_on():  # H126
    state = dark(dead={2: "study.curtain"}, hako="basement.boiler", tiles={"bathroom.bathtub": "doll"})
    play(state, "stay")
    play(go(state, "bathroom", "bathroom.bathtub"), "settle")
    crash(state)
    play(state, "silence", "neither", "stay")
    play(go(state, "washroom", "washroom.hamper"), "settle")
    assert lies(state, "bathroom.bathtub") == "doll"
    assert state.lying(at("bathroom.bathtub")) != -1


def test_she_takes_a_place_that_a_hakobito_leaves_and_one_tile_is_seen():  # H100 HR35
    """Whoever chooses first: it puts its tile back, and she takes it."""
    given = {"dead": {2: "hall-2f.cupboard"}, "tiles": {"hall-2f.cupboard": "doll"}, "seats": 4}
    hers, its = ("go hall-2f", "hide hall-2f.cupboard"), ("go kids-room", "hide kids-room.bunk")
    for answers in ((*hers, *its), ("wait 2", *its, *hers)):
        state = dark(**given)
        pile(state, "hall-2f.cupboard", 2, holder=2)
        play(state, *answers, "settle")
        assert (where(state), holds(state)) == ("hall-2f.cupboard", "doll")
        assert (where(state, 2), holds(state, 2)) == ("kids-room.bunk", "diary-2")
        assert {shadow.tiles for shadow in state.view(1).shadows} == {1}


def test_two_ghosts_change_places_unseen():  # H100 HR35
    state = dark(dead={2: "hall-2f.cupboard"}, tiles={"hall-2f.cupboard": "doll"}, seats=4)
    pile(state, "hall-2f.cupboard", 2, holder=2)
    play(state, "go hall-2f", "hide hall-2f.cupboard", "go kids-room", "hide kids-room.toy-chest", "settle")
    assert (holds(state), holds(state, 2)) == ("doll", "diary-1")
    assert {shadow.tiles for shadow in state.view(1).shadows} == {1}


def test_nobody_hides_before_all_have_looked_and_agreed():  # H124 HR35
    state = dark(dead={2: "hall-2f.cupboard", 3: "kids-room.toy-chest"}, tiles={"hall-2f.cupboard": "doll"}, seats=5)
    houses = (state.ghost_at, state.holds)
    for answer in ("go kids-room", "hide kids-room.bunk", "go hall-2f", "hide hall-2f.cupboard", "stay"):
        assert (state.ghost_at, state.holds) == houses
        play(state, answer)
    assert (asked(state), texts(state)) == ((0, "settle"), ["again 0", "again 2", "again 3", "settle"])
    assert (state.ghost_at, state.holds) == houses
    assert {ghost.seat: ghost.means for ghost in state.view(3).ghosts} == {
        0: "kids-room.bunk", 2: "hall-2f.cupboard", 3: ""
    }  # fmt: skip
    play(state, "settle")
    assert where(state) == "kids-room.bunk"
    assert not state.dark


def test_who_chooses_anew_does_so_once_and_in_the_room_it_has_seen():  # HR35
    state = dark(dead={2: "kids-room.toy-chest"}, seats=4)
    play(state, "go kids-room", "hide kids-room.bunk", "go kids-room", "hide kids-room.bunk", "again 2")
    assert asked(state) == (2, "hide")
    assert texts(state) == ["hide kids-room.bunk", "hide kids-room.dolls-house", "hide kids-room.toy-chest"]
    play(state, "hide kids-room.dolls-house")
    assert texts(state) == ["again 0", "settle"]
    play(state, "again 0", "hide kids-room.bunk")  # and then there is nothing to ask any more
    assert not state.dark
    assert (where(state), where(state, 2)) == ("kids-room.bunk", "kids-room.dolls-house")


def test_who_stayed_may_go_after_all():  # HR35
    state = dark(dead={2: "kids-room.toy-chest"}, seats=4)
    play(state, "go kids-room", "hide kids-room.bunk", "stay", "again 2")
    assert (asked(state), texts(state)) == ((2, "go"), ["go hall-2f", "go kids-room", "stay"])


def test_a_move_of_two_rooms_is_not_lost_by_thinking_again():  # HR4 HR35
    state = dark(powers=(), slots=("reach-you", ""), diary=FIVE, dead={2: "basement.boiler"}, seats=4)
    draw_all(play(state, "activate left", "go hall-2f"))
    play(state, "hide hall-2f.cupboard", "stay", "again 0")
    assert texts(state) == ["go hall-1f", "go kids-room", "hide hall-2f.cupboard"]


def test_any_ghost_may_let_another_go_first():  # HR35
    state = dark(seats=5, dead={2: "study.curtain", 4: "kitchen.larder"}, hako="basement.boiler")
    assert [text for text in texts(state) if text.startswith("wait")] == ["wait 2", "wait 4"]
    play(state, "wait 4")
    assert asked(state) == (4, "go")
    assert [text for text in texts(state) if text.startswith("wait")] == ["wait 2"]  # not back to her
    play(state, "wait 2")
    assert asked(state) == (2, "go")
    assert "wait" not in verbs(state)
    play(state, "stay")
    assert asked(state) == (4, "go")
    play(state, "stay")
    assert asked(state) == (0, "go")


def test_of_two_in_one_shadow_the_first_to_choose_holds_its_tile():  # H101 HR35
    given = {"dead": {2: "kids-room.toy-chest"}, "tiles": {"hall-2f.cupboard": "doll"}, "seats": 4}
    both = ("go hall-2f", "hide hall-2f.cupboard") * 2
    first = play(dark(**given), *both, "settle")
    assert (holds(first), holds(first, 2)) == ("doll", "")
    second = play(dark(**given), "wait 2", *both, "settle")
    assert (holds(second), holds(second, 2)) == ("", "doll")
    assert tiles_in(first, "hall-2f.cupboard") == tiles_in(second, "hall-2f.cupboard") == 2


def test_alone_she_is_asked_nothing_more():  # H96 HR35
    state = dark()
    play(state, "go kids-room", "hide kids-room.bunk")
    assert not state.dark


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
    play(go(state, "hall-2f", "hall-2f.cupboard"), "stay", "settle")
    assert where(state) == where(state, 2) == "hall-2f.cupboard"
    assert (holds(state), holds(state, 2)) == ("", "doll")  # no ghost is ever held, and one holds the tile
    assert tiles_in(state, "hall-2f.cupboard") == 2
    assert state.view(1).shadows[at("hall-2f.cupboard")].tiles == 2  # obvious to the Visitors


def test_who_comes_second_finds_the_tile_that_nobody_holds():  # H101
    """She has left; the Hakobito made there holds nothing (HR19), so the tile under it can be taken."""
    state = dark(dead={2: "kids-room.toy-chest"}, seats=4)
    play(go(state, "hall-2f", "hall-2f.cupboard"), "stay", "settle")
    assert tiles_in(state, "kids-room.toy-chest") == 2
    assert state.lying(at("kids-room.toy-chest")) != -1
    crash(state)
    play(state, "silence", "neither", "go kids-room", "hide kids-room.toy-chest", "stay", "settle")
    assert holds(state) == "diary-1"
    assert tiles_in(state, "kids-room.toy-chest") == 2


def test_the_tile_comes_back_under_the_ghost_that_stays():  # H101 H25
    state = dark(dead={2: "hall-2f.cupboard"}, tiles={"hall-2f.cupboard": "doll"})
    pile(state, "hall-2f.cupboard", 0, 2, holder=2)
    play(state, "stay")
    play(go(state, "kids-room", "kids-room.toy-chest"), "settle")
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
    play(state, "stay", "go kids-room", "hide kids-room.bunk", "settle")
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
    events = told(state, "go kids-room", "hide kids-room.bunk", "go kids-room", "hide kids-room.dolls-house", "settle")
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
