"""Her powers, one by one."""

from random import Random

import pytest

from tests.hako_onna.ghosts import (
    BOOK,
    FIVE,
    GAME,
    THREE,
    dark,
    draw_all,
    fill,
    her_turn_comes,
    holds,
    pile,
    scream,
    where,
)
from tests.hako_onna.nights import (
    asked,
    at,
    crash,
    heard,
    her_turn,
    keys,
    lay,
    lies,
    night,
    numbered,
    play,
    reason,
    texts,
    told,
)
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.reading import SHIPPED, read_content
from yakata.kernel import SPECTATOR


def rooms(state):
    return [text.removeprefix("go ") for text in texts(state) if text.startswith("go ")]


# 1 Close To You, 2 I Will Reach You, 3 Through The Walls


def test_close_to_you_ends_in_any_room_of_her_floor():  # HR4
    state = play(dark(powers=(), slots=("close-to-you", ""), diary=FIVE, hako="study.curtain"), "activate left")
    floor = {"bathroom", "hall-1f", "kitchen", "living-room", "red-bedroom", "storage", "study", "washroom"}
    assert set(rooms(state)) == floor
    draw_all(play(state, "go living-room"))
    assert rooms(state) == []  # one move


def test_close_to_you_in_the_basement_has_no_other_room():  # HR4
    state = play(dark(powers=(), slots=("close-to-you", ""), diary=FIVE, hako="basement.boiler"), "activate left")
    assert rooms(state) == ["basement", "storage"]


def test_reach_you_is_two_moves_and_no_third():  # HR4
    state = play(dark(powers=(), slots=("reach-you", ""), diary=THREE), "activate left")
    draw_all(play(state, "go hall-2f"))
    assert rooms(state) == ["hall-1f", "kids-room"]
    assert "hide hall-2f.cupboard" in texts(state)  # one move is enough if she likes
    draw_all(play(state, "go hall-1f"))
    assert rooms(state) == []
    assert texts(state) == ["hide hall-1f.staircase"]
    play(state, "hide hall-1f.staircase")
    assert not state.dark


def test_reach_you_looks_into_both_rooms_and_hides_in_the_last():  # HR4
    tiles = {"hall-2f.cupboard": "doll", "hall-1f.staircase": "gasoline"}
    state = play(dark(powers=(), slots=("reach-you", ""), diary=THREE, tiles=tiles), "activate left", "go hall-2f")
    assert lies(state, "kids-room.toy-chest") == "diary-1"
    assert state.held(at("kids-room.toy-chest"))
    play(state, "go hall-1f", "hide hall-1f.staircase")
    seen = {note.where: note.tile for note in state.view(0).notes}
    assert seen["hall-2f.cupboard"] == "doll"
    assert holds(state) == "gasoline"
    assert state.lying(at("hall-2f.cupboard")) != -1  # left alone


def test_through_the_walls_passes_where_boards_touch():  # HR4
    walls = play(dark(powers=(), slots=("through-walls", ""), hako="red-bedroom.bed"), "activate left")
    assert rooms(walls) == ["kitchen", "living-room", "red-bedroom", "washroom"]
    assert "washroom" not in rooms(dark(hako="red-bedroom.bed"))


def test_with_1_and_2_one_of_the_two_moves_is_the_free_one():  # HR4
    state = dark(powers=(), slots=("close-to-you", "reach-you"), diary=FIVE, hako="washroom.hamper")
    play(state, "activate left", "activate right")
    draw_all(play(state, "go storage"))  # free
    assert rooms(state) == ["basement", "kitchen"]  # and an ordinary one
    draw_all(play(state, "go basement"))
    assert rooms(state) == []


def test_the_free_move_may_come_second():  # HR4
    state = dark(powers=(), slots=("close-to-you", "reach-you"), diary=FIVE, hako="hall-2f.cupboard")
    play(state, "activate left", "activate right")
    draw_all(play(state, "go hall-1f"))  # by the stairs
    assert "storage" in rooms(state)
    draw_all(play(state, "go storage"))
    assert rooms(state) == []


def test_with_2_and_3_both_moves_pass_walls():  # HR4
    state = dark(powers=(), slots=("reach-you", "through-walls"), diary=THREE, hako="kitchen.sink")
    play(state, "activate left", "activate right")
    draw_all(play(state, "go red-bedroom"))
    assert "washroom" in rooms(state)


def test_powers_change_the_move_and_add_none():  # HR4
    state = dark(powers=(), slots=("through-walls", "close-to-you"), diary=FIVE, hako="red-bedroom.bed")
    play(state, "activate left", "activate right")
    draw_all(play(state, "go washroom"))
    assert rooms(state) == []
    assert asked(state) == (0, "hide")


# 4 Moving Things

ROOM = {"living-room.sofa": "doll", "living-room.clock": "diary-9", "living-room.fireplace": EMPTY}


def moving(**given):
    state = dark(powers=(), slots=("moving-things", ""), tiles=ROOM, **given)
    return play(state, "activate left")


def test_moving_things_looks_at_one_room_and_lays_its_tiles_anew():  # HR30 H94
    state = moving()
    assert "name living-room" in texts(state)
    assert "name basement" in texts(state)
    play(state, "name living-room")
    assert texts(state) == ["lay diary-9", "lay doll", "lay empty"]
    play(state, "lay empty", "lay doll", "lay diary-9")
    assert [lies(state, shadow) for shadow in ROOM] == [EMPTY, "doll", "diary-9"]
    assert asked(state) == (0, "go")  # and then she moves


def test_one_tile_comes_back_to_each_shadow_that_had_one():  # HR30
    state = fill(dark(powers=(), slots=("moving-things", ""), tiles=ROOM), {"living-room.clock": ""})
    before = state.counts()
    play(state, "activate left", "name living-room", "lay empty", "lay doll")
    assert state.counts() == before
    assert lies(state, "living-room.clock") == ""


def test_moving_things_can_move_the_safe_and_the_bones():  # HR30
    state = dark(powers=(), slots=("moving-things", ""), tiles={"study.curtain": "bones", "study.bookcase": "exit"})
    play(state, "activate left", "name study")
    play(state, "lay exit", "lay bones", "lay safe")
    assert [lies(state, f"study.{name}") for name in ("desk", "bookcase", "curtain")] == ["exit", "bones", "safe"]


def test_moving_things_leaves_ghosts_and_what_they_hold_alone():  # HR30
    state = dark(powers=(), slots=("moving-things", ""), dead={2: "kids-room.bunk"}, seats=4)
    pile(state, "kids-room.bunk", 2, holder=2)
    play(state, "activate left", "name kids-room")
    assert texts(state) == ["lay diary-3"]
    play(state, "lay diary-3")
    assert (holds(state), holds(state, 2)) == ("diary-1", "diary-2")


def test_moved_tiles_lie_face_down_and_notes_grow_old():  # HR30
    state = her_turn_comes(tiles=ROOM, diary=(4,))
    state.up |= 1 << at("living-room.fireplace")
    scream(state, "moving-things")
    play(
        state,
        "set moving-things left",
        "activate left",
        "name living-room",
        "lay empty",
        "lay doll",
        "lay diary-9",
        "stay",
    )
    assert not state.up
    stale = {note.where: note.stale for note in state.view(1).notes}
    assert stale["living-room.fireplace"]
    assert stale["study.desk"]


def test_notes_do_not_grow_old_when_she_cannot_have_moved_things():  # H19 HR30
    """She used one card, and no Scream has given her one: it was the first, which is never Moving Things."""
    state = play(dark(powers=(), slots=("through-walls", ""), tiles=ROOM), "activate left", "stay")
    assert not any(note.stale for note in state.view(1).notes)


def test_in_one_room_only_if_the_data_say_so():  # HR30
    near = read_content(SHIPPED)
    assert near.power["moving-things"].range == "any"
    state = moving(hako="red-bedroom.bed")
    state.stack[-1].range = "own-room"
    state._pending = None
    assert texts(state) == ["name red-bedroom"]
    state.stack[-1].range = "adjacent"
    state._pending = None
    assert texts(state) == ["name kitchen", "name living-room", "name red-bedroom"]


# 5 I'm Behind You


def behind(unlocked=3, hako="hall-1f.staircase", **given):
    return night(powers=(), slots=("behind-you", ""), diary=FIVE[:unlocked], hako=hako, quiet=False, **given)


def test_noise_in_her_room_kills_before_her_turn():  # H112 HR8
    state = behind()
    events = crash(state)
    assert keys(events)[:4] == ["flipped", "made-noise", "behind-you", "died"]
    assert not state.alive[1]
    assert where(state, 1) == "hall-1f.staircase"
    assert asked(state) == (0, "scream")


def test_only_the_visitor_who_made_noise_dies():  # HR8
    state = behind(seats=5)
    crash(state)
    assert state.alive == (False, False, True, True, True)
    assert set(state.rooms[2:]) == {"hall-1f"}  # they were in the same room


def test_the_card_returns_to_her_hand_and_may_be_set_again_at_once():  # HR8 H91
    state = behind()
    crash(state)
    assert (state.slots, state.powers) == (("", ""), ("behind-you",))
    play(state, "silence", "set behind-you right")
    assert state.slots == ("", "behind-you")


def test_elsewhere_it_does_nothing_and_stays_set():  # H112
    state = behind(hako="hall-2f.cupboard")
    crash(state)
    assert state.alive[1]
    assert state.slots == ("behind-you", "")


def test_below_its_threshold_it_does_nothing():  # H92 H112
    state = behind(unlocked=2)
    crash(state)
    assert state.alive[1]
    assert state.slots == ("behind-you", "")


def test_time_overdue_kills_nobody():  # H112
    state = behind()
    state.cards_up = (0, 1, 2, 3)
    play(state, "flip", 4, "end")
    assert asked(state) == (0, "scream")
    assert state.alive[1]
    assert state.slots == ("behind-you", "")


@pytest.mark.parametrize(("unlocked", "dies"), [(3, False), (4, False), (5, True)])
def test_in_its_strengthened_state_a_hakobito_kills_too(unlocked, dies):  # H127 HR8
    state = behind(unlocked, hako="basement.boiler", seats=4, dead={3: "living-room.sofa"}, rooms={1: "living-room"})
    crash(state)
    assert state.alive[1] is not dies
    if dies:
        assert where(state, 1) == "living-room.sofa"
        assert state.slots == ("", "")


def test_she_kills_before_a_hakobito_does():  # H112 H123
    state = behind(5, hako="living-room.clock", seats=4, dead={3: "living-room.sofa"}, rooms={1: "living-room"})
    crash(state)
    assert where(state, 1) == "living-room.clock"


def test_the_next_living_visitor_plays_when_the_noisy_one_is_dead():  # HR9
    state = behind(seats=5, dead={2: "basement.boiler"})
    crash(state)
    her_turn(state)
    assert asked(state) == (3, "noise")


def test_who_is_saved_flees_and_tries_again():  # HR37 H102
    state = behind(hands={1: ("extinguisher",)})
    crash(state)
    assert asked(state) == (1, "flee")
    play(state, "flee living-room")
    her_turn(state)
    assert state.alive[1]
    assert state.rooms[1] == "living-room"
    assert asked(state) == (1, "noise")


def unsteady(edition, hako, **given):
    return night(noise="real", edition=edition, powers=(), slots=("behind-you", ""), diary=THREE, hako=hako, **given)


def test_a_stack_that_topples_in_her_room_kills_at_once_in_english():  # H112 H45 HR10
    state = unsteady("en", "hall-1f.staircase")
    assert keys(told(state, "fell"))[:3] == ["toppled", "behind-you", "died"]
    assert asked(state) == (0, "scream")
    her_turn(state)
    assert asked(state) == (2, "noise")  # HR9


def test_a_stack_that_topples_before_one_comes_to_her_is_no_noise_in_her_room_in_english():  # H112 H45 HR10
    state = play(unsteady("en", "living-room.sofa"), "fell", "move living-room", "let", "end")
    assert state.alive[1]
    her_turn(state)
    assert asked(state) == (1, "noise")


@pytest.mark.parametrize(("hako", "alive"), [("hall-1f.staircase", True), ("living-room.sofa", False)])
def test_in_japanese_it_counts_as_fallen_when_the_turn_is_over(hako, alive):  # H112 H45 HR10
    state = play(unsteady("ja", hako), "fell", "move living-room", "let", "end")
    assert state.alive[1] is alive
    assert asked(state) == (0, "scream")


def test_who_is_saved_in_mid_turn_has_ended_it():  # HR10 HR37 H102
    state = play(unsteady("en", "hall-1f.staircase", hands={1: ("extinguisher",)}), "fell", "flee living-room")
    assert asked(state) == (0, "scream")
    her_turn(state)
    assert state.alive[1]
    assert asked(state) == (1, "noise")


def test_who_is_saved_learns_the_room_and_not_the_shadow():  # HR39
    state = behind(hako="living-room.clock", hands={1: ("extinguisher",)}, rooms={1: "living-room"})
    crash(state)
    for seat in (1, 2, SPECTATOR):
        assert set(state.view(seat).may_be) == {BOOK.shadows[n] for n in BOOK.shadows_in["living-room"]}
    play(state, "flee hall-1f")
    assert {world.ghost_at[0] for world in imagined(state, 2, 60)} == set(BOOK.shadows_in["living-room"])


def test_the_new_hakobito_shows_where_the_killer_is():  # H123 HR39
    state = behind(hako="living-room.clock", rooms={1: "living-room"})
    crash(state)
    assert set(state.view(2).may_be) == {"living-room.clock"}


def test_in_its_strengthened_state_nobody_knows_who_stood_behind():  # H127 HR39
    dead = {3: "living-room.sofa"}
    state = behind(
        5, hako="basement.boiler", seats=5, dead=dead, hands={1: ("extinguisher",)}, rooms={1: "living-room"}
    )
    state.hakobito_traces = dict.fromkeys(state.hakobito_traces, whereabouts.ALL)
    crash(state)
    play(state, "flee hall-1f")
    living = set(BOOK.shadows_in["living-room"])
    who = {(world.ghost_at[0] in living, world.ghost_at[3] in living) for world in imagined(state, 2, 120)}
    assert who == {(True, False), (True, True), (False, True)}  # she, she before it, or the Hakobito
    her_turn(state)
    assert any(world.ghost_at[0] not in living for world in imagined(state, 2, 60))


def imagined(state, seat, count):
    return [state.imagine(seat, Random(n)) for n in range(count)]


# 8 I'm Mary


def mary(**given):
    state = night(powers=(), slots=("mary", ""), diary=THREE, **given)
    return play(state, "move living-room")


def test_whoever_carries_the_doll_must_say_so_and_she_comes():  # H104
    state = mary(hands={2: ("doll",)}, rooms={2: "study"})
    events = told(state, "interrupt left")
    assert heard(events, "has-doll") == {"seat": 2}
    assert "dark" in keys(events)
    draw_all(state)
    assert texts(state) == ["hide study.bookcase", "hide study.curtain", "hide study.desk"]
    events = told(state, "hide study.curtain")
    assert where(state) == "study.curtain"
    assert not state.dark
    assert lies(state, "kids-room.toy-chest") == "diary-1"
    assert not state.held(at("kids-room.toy-chest"))
    assert state.view(1).players[2].shown == ("doll",)  # all know it now
    assert set(state.view(1).may_be) == {"study.bookcase", "study.curtain", "study.desk"}
    assert asked(state) == (1, "act")  # and the Visitor announces anew


def test_she_comes_as_in_a_move_and_may_turn_tiles_down():  # HR49 H96 H97 H98
    state = night(powers=(), slots=("mary", ""), diary=THREE, hands={2: ("doll",)}, rooms={2: "study"})
    for shadow in ("study.curtain", "study.bookcase"):
        lay(state, shadow, EMPTY)
        state.up |= 1 << at(shadow)
    play(state, "move living-room", "interrupt left")
    draw_all(state)
    hides = ["hide study.bookcase", "hide study.curtain", "hide study.desk"]
    assert sorted(texts(state)) == [*hides, "turn-down study.bookcase", "turn-down study.curtain"]
    before = state.view(1)
    play(state, "turn-down study.curtain")
    assert state.view(1) == before  # eyes are closed
    assert sorted(texts(state)) == [*hides, "turn-down study.bookcase"]
    play(state, "hide study.desk")
    up = {shadow.id for shadow in state.view(1).shadows if shadow.face_up}
    assert up == {"study.bookcase"}
    assert set(state.view(1).may_be) == {"study.curtain", "study.desk"}


def test_if_nobody_has_it_only_that_is_said():  # H104
    state = mary(hands={1: ("chain",)})
    events = told(state, "interrupt left")
    assert [event.key for event in events if event.audience is None] == ["interrupted", "no-doll"]
    assert where(state) == "kids-room.toy-chest"
    assert not state.dark
    assert asked(state) == (1, "act")


def test_she_does_not_come_where_every_shadow_is_salted():  # H104
    state = mary(hands={1: ("doll",)})
    state.salted |= 1 << at("hall-1f.staircase")
    events = told(state, "interrupt left")
    assert "has-doll" in keys(events)
    assert not state.dark
    assert where(state) == "kids-room.toy-chest"
    assert asked(state) == (1, "act")


# 9 False Answer


@pytest.mark.parametrize(
    ("slots", "answers"), [(("", ""), ["reply no"]), (("false-answer", ""), ["reply no", "reply yes"])]
)
def test_only_false_answer_lets_her_lie(slots, answers):  # H95
    state = night(powers=(), slots=slots, items=("pokkuri", "drops"))
    play(state, "use pokkuri", "let", "name study", "let")
    assert asked(state) == (0, "answer")
    assert texts(state) == answers


def test_nobody_can_tell_a_lie_from_the_truth():  # H95 HR7
    state = night(powers=(), slots=("false-answer", ""))
    other = night(
        powers=(), slots=("false-answer", ""), hako="basement.boiler", tiles={"kids-room.toy-chest": "diary-1"}
    )
    for world in (state, other):
        play(world, "use dowsing", "let", "reply floor-0")
    assert state.her_room != other.her_room
    for seat in (1, 2, -1):
        one, two = state.view(seat), other.view(seat)
        assert (one.trail, one.answers, one.set_cards, one.may_be) == (
            two.trail,
            two.answers,
            two.set_cards,
            two.may_be,
        )


def test_question_items_in_her_room_kill_first():  # HR29 H74
    for item, beside in (("dowsing", 2), ("pokkuri", 2)):
        state = night(powers=(), slots=("false-answer", ""), hako="hall-1f.staircase", items=(item, "drops"))
        events = told(state, f"use {item}")
        assert not state.alive[1]
        assert state.answers == ()
        assert "answered" not in keys(events)
        assert "shriek" in keys(events)
        assert state.slots == ("false-answer", "")
        assert beside in state.living


# 10 You Can't Leave


def barring(**given):
    state = night(powers=(), slots=("cannot-leave", ""), rooms={1: "living-room", 2: "living-room"}, **given)
    return play(state, "move hall-1f", "interrupt left")


def test_a_barred_door_voids_the_move_and_is_closed_to_visitors():  # H104 H60
    state = barring()
    assert state.rooms[1] == "living-room"
    assert state.view(2).barred == ("hall-1f", "living-room")
    assert asked(state) == (1, "act")
    assert "move hall-1f" not in texts(state)
    assert reason(state, "move hall-1f") == ("barred-door", "H60")
    play(state, "move red-bedroom", "let")
    assert state.rooms[1] == "red-bedroom"


def test_stairs_and_peeks_cannot_be_barred():  # H104
    stairs = play(night(powers=(), slots=("cannot-leave", "")), "move hall-2f")
    assert texts(stairs) == ["let"]
    peek = play(night(powers=(), slots=("cannot-leave", "")), "peek hall-1f.staircase")
    assert texts(peek) == ["let"]


def test_the_barrier_is_taken_off_at_the_end_of_her_next_turn():  # H104
    state = play(barring(), "end")
    assert state.barred
    crash(state)
    assert state.barred
    play(state, "silence", "neither")
    assert state.barred  # ghosts pass it
    events = told(state, "stay")
    assert [event.key for event in events if event.audience is None][:2] == ["unbarred", "light"]
    assert state.barred == ()


# Advanced powers


def test_advanced_powers_are_optional_and_take_the_place_of_their_number():  # H134
    plain, cards = (numbered(GAME.choose_options(options)) for options in ({}, {"advanced_powers": True}))
    assert (plain[9], plain[10]) == ("false-answer", "cannot-leave")
    assert (cards[9], cards[10]) == ("false-answer", "come-here")  # never Upside Down with Noise cards
    discs = numbered(GAME.choose_options({"advanced_powers": True, "noise": "discs"}))
    assert (discs[9], discs[10]) == ("upside-down", "come-here")
    assert all(len(powers) == 10 for powers in (plain, cards, discs))


def test_advanced_items_are_optional():  # H134
    assert len(BOOK.items_in_play(False)) == 6
    assert len(BOOK.items_in_play(True)) == 13


def test_come_here_moves_the_visitor_who_then_announces_anew():  # H134 H104
    state = night(advanced_powers=True, powers=(), slots=("come-here", ""), diary=FIVE)
    play(state, "move living-room", "interrupt left")
    assert texts(state) == ["name hall-2f", "name living-room", "name washroom"]
    play(state, "name hall-2f")
    assert state.rooms[1] == "hall-2f"
    assert asked(state) == (1, "act")
    assert "peek hall-2f.cupboard" in texts(state)


def test_upside_down_lies_open_and_makes_red_discs_harder():  # H134
    state = night(advanced_powers=True, noise="discs", powers=(), slots=("upside-down", ""), diary=THREE, quiet=False)
    assert state.view(1).face_up_powers == ("upside-down",)
    play(state, "stack careful", "stands", "end", "stack careful", "stands", "end")
    assert "stack up" in texts(state)
    assert "stack down" not in texts(state)


def test_her_turn_goes_on_after_a_death():  # HR8 H102
    state = behind(seats=4)
    crash(state)
    her_turn(state)
    assert asked(state) == (2, "noise")
    assert state.cards_up == ()


def test_a_first_power_needs_no_diary_tile():  # HR5
    """Nothing is unlocked, and she has never Screamed."""
    state = her_turn_comes(powers=("through-walls",))
    assert state.diary == ()
    assert state.screams == ()
    play(state, "silence", "set through-walls left", "activate left")
    assert asked(state) == (0, "go")
