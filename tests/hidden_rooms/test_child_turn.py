"""The Child's turn."""

import pytest

from tests.hidden_rooms.positions import at, house, keys, play, texts
from yakata.hidden_rooms.tiles import FITTING, TILES, fits
from yakata.kernel import IllegalChoice
from yakata.words import words_for

CORNER = {"F6": "amber-3", "F5": "blue-3", "E6": "red-5", "F4": "green-1"}


def reason(state, choice):
    refusal = state.why_not(choice)
    return (refusal.key, refusal.rule)


def test_moves_go_to_neighbours_with_a_tile_whatever_it_shows():  # K21
    state = house(rooms=CORNER)
    assert [text for text in texts(state) if text.startswith("move")] == ["move left", "move up"]
    assert play(state.clone(), "move left").child == at("E6")
    assert play(state.clone(), "move up", "move up").child == at("F4")
    assert reason(house(), "move up") == ("no-tile", "K21")
    assert reason(house(), "move right") == ("wall", "K2")


def test_up_to_two_moves():  # K21
    state = play(house(rooms=CORNER), "move up", "move up")
    assert not [text for text in texts(state) if text.startswith("move")]
    assert reason(state, "move down") == ("moves-used", "K21")
    with pytest.raises(IllegalChoice, match="K21"):
        state.apply("move down")


def test_every_part_of_the_turn_is_optional():  # K21 K22
    assert "end" in texts(house(rooms=CORNER))
    assert "end" in texts(play(house(rooms=CORNER), "move up"))
    assert "end" in texts(play(house(rooms=CORNER), "move up", "move up"))


def test_what_is_asked_and_by_which_rule():  # K21 K22 K23
    def asked(state):
        return state.pending.seat, state.pending.prompt, state.pending.rule

    assert asked(house(rooms=CORNER)) == (0, "turn", "K21")
    assert asked(house()) == (0, "turn", "K22")  # nowhere to move to
    assert asked(play(house(), "search up")) == (0, "source", "K23")


def test_search_begins_with_a_free_neighbouring_square():  # K22
    state = play(house(rooms=CORNER), "move up")
    assert [text for text in texts(state) if text.startswith("search")] == ["search left"]
    assert reason(state, "search up") == ("already-laid", "K22")
    assert reason(state, "search right") == ("wall", "K2")
    assert reason(state, "draw") == ("square-first", "K22")
    assert reason(state, "take red-1") == ("square-first", "K22")


def test_then_the_source_is_chosen_pool_unseen_or_any_tile_of_memory():  # K23 KQ14
    state = play(house(rooms={"F6": "amber-3"}, memory=["amber-1", "red-4", "blue-2"]), "search up")
    assert texts(state) == ["draw", "take amber-1", "take red-4"]
    assert reason(state, "take green-4") == ("not-in-memory", "K23")
    assert reason(state, "end") == ("search-begun", "K23")
    assert reason(state, "search left") == ("search-begun", "K23")
    state.apply("draw")
    assert set(state.pending.outcomes) == set(TILES) - {"amber-3", "amber-1", "red-4", "blue-2", "red-6"}
    assert state.pending.weights is None  # each tile is as likely as any other


def test_what_fits():  # K24
    assert fits("red-4", "blue-4")  # same number
    assert fits("red-5", "blue-4")  # higher
    assert fits("blue-1", "blue-4")  # same colour
    assert not fits("red-3", "blue-4")
    for under in TILES:
        higher_or_same = 4 * (7 - int(under[-1]))
        lower_of_colour = int(under[-1]) - 1
        assert len(FITTING[under]) == higher_or_same + lower_of_colour


def test_only_the_tile_under_the_child_counts():  # K24
    rooms = {"F6": "amber-1", "F5": "blue-6", "E6": "red-6"}
    state = play(house(rooms=rooms, discard="amber-6", child="F6"), "move up", "search left", "draw")
    assert play(state.clone(), "blue-1").child == at("E5")  # fits blue-6, though red-6 is beside E5 too
    assert play(state.clone(), "red-1").child == at("F5")


def test_success_lays_the_tile_and_the_child_steps_onto_it():  # K25 K28
    state = play(house(), "search up", "draw")
    events = state.apply("red-4")
    assert state.board[at("F5")] == "red-4"
    assert state.child == at("F5")
    assert "red-4" not in state.pool
    assert state.memory == ()
    assert keys(events)[0] == "search-succeeded"
    assert state.turns == 2


def test_a_tile_from_memory_leaves_it():  # K23 K25
    state = play(house(memory=["red-4", "blue-1"]), "search up", "take red-4")
    assert state.memory == ("blue-1",)
    assert state.board[at("F5")] == "red-4"


def test_failure_goes_to_memory_and_the_child_stays():  # K26 K28
    state = play(house(memory=["green-1"]), "search up", "draw")
    events = state.apply("red-2")
    assert state.memory == ("green-1", "red-2")
    assert state.child == at("F6")
    assert state.board[at("F5")] == ""
    assert keys(events)[0] == "search-failed"
    assert state.turns == 2


FIVE = ["red-1", "red-2", "blue-1", "blue-2", "green-1"]


def test_the_sixth_failed_tile_sends_all_six_back():  # K27 KQ7
    state = play(house(memory=FIVE[:4]), "search up", "draw", "green-1")
    assert state.memory == tuple(FIVE)
    state = play(house(memory=FIVE), "search up", "draw")
    before = set(state.pool)
    events = state.apply("green-2")
    assert "reshuffled" in keys(events)
    assert state.memory == ()
    assert set(state.pool) == before | {*FIVE, "green-2"}


def test_or_already_the_fifth_by_the_other_ruling():  # KQ7
    state = play(house(memory=FIVE[:4], reshuffle_at=5), "search up", "draw", "green-1")
    assert state.memory == ()
    assert set(FIVE) <= set(state.pool)


def test_no_move_after_a_search():  # K28
    state = play(house(rooms={"F6": "amber-3", "E6": "red-5"}), "search up")
    assert not [text for text in texts(state) if text.startswith("move")]
    assert play(state, "draw", "red-2").turns == 2  # the Monster has moved, and this is the next turn


def test_with_an_empty_pool_only_memory_can_be_searched_from():  # KQ6
    rooms = {"F6": "amber-3"}
    state = play(house(rooms=rooms, pool=[], memory=["red-4", "red-1"]), "search up")
    assert texts(state) == ["take red-4"]
    assert reason(state, "draw") == ("pool-empty", "KQ6")
    nothing_fits = house(rooms=rooms, pool=[], memory=["red-1"])
    assert texts(nothing_fits) == ["end"]
    assert reason(nothing_fits, "search up") == ("nothing-to-search-with", "KQ6")
    assert nothing_fits.memory == ("red-1",)
    assert texts(house(rooms=rooms, pool=[], memory=[])) == ["end"]
    assert texts(house(rooms={"B1": "amber-3"}, child="B1", pool=[], memory=[])) == ["end"]  # not even the exit


def test_or_memory_is_mixed_back_first_by_the_other_ruling():  # KQ6
    state = house(pool=[], memory=["red-1", "red-4"], empty_pool="reshuffle")
    play(state, "search up", "draw")
    assert state.pending.outcomes == ("red-1", "red-4")
    assert state.memory == ()
    assert texts(house(pool=[], memory=[], empty_pool="reshuffle")) == ["end"]


def test_the_monsters_square_cannot_be_searched():  # KQ12
    state = house(monster="F5", facing="up")
    assert texts(state) == ["end", "search left"]
    assert reason(state, "search up") == ("monster-there", "KQ12")


def test_but_moved_onto():  # KQ12 K30
    state = house(rooms={"F6": "amber-3", "F5": "red-1"}, monster="F5", facing="up")
    events = state.apply("move up")
    assert state.over
    assert events[-1].slots["how"] == "caught"


def test_memory_tiles_that_would_fail_are_not_offered():  # KQ13
    state = play(house(memory=["red-1", "red-3"]), "search up")
    assert texts(state) == ["draw", "take red-3"]
    assert reason(state, "take red-1") == ("does-not-fit", "K24")


def test_a_refusal_says_which_tile_square_or_wall_it_is_about():  # K2 K21 K22 K23 K24 KQ12
    state = house(rooms=CORNER, memory=["red-1"])
    assert state.why_not("move right").slots == state.why_not("search right").slots == {"to": "right"}
    assert state.why_not("search up").slots == {"square": at("F5")}
    assert house().why_not("move up").slots == {"square": at("F5")}
    assert house(monster="F5").why_not("search up").slots == {"square": at("F5")}
    assert play(state.clone(), "move up", "move up").why_not("move down").slots == {"moves": 2}
    searching = play(state, "move up", "search left")
    assert searching.why_not("take red-1").slots == {"tile": "red-1", "under": "blue-3"}
    assert searching.why_not("take red-2").slots == {"tile": "red-2"}


def test_the_searched_square_is_seen_while_its_tile_is_chosen():  # K22 K23
    state = house()
    assert state.view(0).searching == -1
    assert play(state, "search up").view(0).searching == at("F5")
    assert play(state, "draw", "red-2").view(0).searching == -1


def test_with_all_neighbours_tiled_there_is_nothing_to_search():  # KQ17
    state = house(rooms={"F6": "amber-3", "F5": "blue-3", "E6": "red-5"})
    assert texts(state) == ["end", "move left", "move up"]


def test_a_search_may_fail_on_purpose():  # KQ18
    state = house(rooms={"F6": "amber-6"}, pool=["red-1", "red-2"])
    assert play(state, "search up", "draw", "red-1").memory == ("red-1",)


def test_the_question_says_how_many_moves_are_left():  # K21
    state = house(rooms=CORNER)
    said = []
    for move in ("move up", "move up", None):
        said.append(words_for(state.game, "en").prompt("turn", state.game.view(state, 0)))
        if move:
            play(state, move)
    assert said == [
        "Your turn: up to two moves, then one search.",
        "One move left, then one search.",
        "No move left: one search, or end the turn.",
    ]
