"""Components and set-up."""

from collections import Counter

import pytest

from tests.hidden_rooms.positions import GAME, at, keys, play, texts
from yakata.hidden_rooms.tiles import TILES, colour, number
from yakata.kernel import Odds, Refusal


def test_there_are_24_tiles_four_colours_one_to_six():  # K1
    assert len(set(TILES)) == 24
    assert Counter(map(colour, TILES)) == dict.fromkeys(("amber", "blue", "green", "red"), 6)
    assert Counter(map(number, TILES)) == dict.fromkeys(range(1, 7), 4)


def test_the_board_is_6_by_6_and_bare_when_a_stage_begins():  # K2
    state = play(GAME.start(), "red-3", "blue-1", "green-1")
    assert state.board == ("",) * 36
    assert state.laid == 0


def test_pool_memory_and_discard_lie_beside_the_board():  # K3
    state = play(GAME.start(), "red-3", "blue-1", "green-1", "lay blue-1")
    assert (len(state.pool), state.memory, state.discard) == (21, ("green-1",), "red-3")
    view = state.view(0)
    assert (len(view.pool), view.memory, view.discard) == (21, ("green-1",), "red-3")


def test_the_child_starts_without_star():  # K4
    state = GAME.start()
    assert not state.star
    assert not state.view(0).star


@pytest.mark.parametrize(
    ("stage", "square", "facing"),
    [(1, "A6", "up"), (2, "B1", "right"), (3, "D2", "right"), (4, "F1", "down"), (5, "A5", "right")],
)
def test_the_monster_has_a_square_and_a_facing_and_starts_its_route(stage, square, facing):  # K5 K6 K11
    state = play(GAME.start(stage=stage), f"red-{stage}", "blue-1", "green-6")
    events = state.apply("lay blue-1")
    first = next(event for event in events if event.key == "monster-advance")
    page = state.page
    assert (page.start, page.first_facing) == (at(square), facing)
    assert first.slots["facing"] == facing
    assert state.child == at("F6")


def test_the_book_has_five_stages_and_lies_open_at_the_first():  # K6 KQ10
    assert set(GAME.book.stages) == {1, 2, 3, 4, 5}
    assert GAME.start().stage == 1
    assert play(GAME.start(), "blue-6").stage == 1


def test_a_stage_begins_with_all_tiles_in_the_pool():  # K7 KQ16
    state = GAME.start()
    assert state.pending == Odds("stage-tile", TILES)
    state = play(state, "red-4", "amber-1", "amber-2", "lay amber-1")
    while state.stage == 4 and state.losses == 0:
        state.apply("end")
    assert state.pending == Odds("stage-tile", TILES)
    assert state.discard == ""


@pytest.mark.parametrize("number", range(1, 6))
def test_the_stage_tile_says_which_stage(number):  # K8
    assert play(GAME.start(), f"green-{number}").stage == number


def test_a_six_plays_the_stage_where_the_book_lies_open():  # K8
    state = play(GAME.start(), "red-4", "amber-1", "amber-2", "lay amber-1")
    while state.losses == 0:
        state.apply("end")
    assert play(state, "red-6").stage == 4


def test_odds_of_the_stages():  # K8
    stages: Counter[int] = Counter()
    for tile, chance in GAME.start().pending.chances():
        stages[play(GAME.start(), str(tile)).stage] += chance * 6
    assert {stage: round(share, 9) for stage, share in stages.items()} == {1: 2, 2: 1, 3: 1, 4: 1, 5: 1}


def test_the_stage_tile_is_out_of_the_stage():  # K9
    state = play(GAME.start(), "green-2")
    assert state.discard == "green-2"
    assert [str(event) for event in GAME.start().apply("green-2")] == ["stage-opened stage=2 tile=green-2"]
    assert len(state.pool) == 23
    assert "green-2" not in state.pending.outcomes


def test_one_of_two_tiles_is_laid_the_other_goes_to_memory():  # K10
    state = play(GAME.start(), "green-2", "red-5", "blue-4")
    assert texts(state) == ["lay blue-4", "lay red-5"]
    assert (state.pending.seat, state.pending.prompt, state.pending.rule) == (0, "first-tile", "K10")
    for first, other in (("red-5", "blue-4"), ("blue-4", "red-5")):
        after = play(state.clone(), f"lay {first}")
        assert after.board[at("F6")] == first
        assert after.memory == (other,)
        assert len(after.pool) == 21


def test_the_two_tiles_are_told_and_seen_until_one_is_laid():  # K10
    state = play(GAME.start(), "green-2", "red-5")
    assert [str(event) for event in state.apply("blue-4")] == ["two-tiles first=red-5 second=blue-4"]
    assert state.view(0).offered == ("red-5", "blue-4")
    events = state.apply("lay blue-4")
    assert str(events[0]) == "stage-set tile=blue-4 memory=red-5"
    assert state.view(0).offered == ()
    assert state.view(0).at_play


def test_nothing_comes_before_the_first_tile_and_no_other_tile_will_do():  # K10
    state = play(GAME.start(), "green-2", "red-5", "blue-4")
    assert state.why_not("lay red-1") == Refusal("not-drawn", "K10", {"tile": "red-1"})
    for early in ("move up", "search up", "draw", "take red-5", "end"):
        assert state.why_not(early) == Refusal("lay-first", "K10")
    assert play(state, "lay blue-4").why_not("lay red-5") == Refusal("not-at-setup", "K10")


def test_a_stage_alone_removes_a_tile_of_its_number():  # K8 K9
    state = GAME.start(stage=3)
    assert texts(state) == ["amber-3", "blue-3", "green-3", "red-3"]
    assert play(state, "blue-3").stage == 3


def test_the_monster_takes_the_first_turn_in_every_stage():  # K12 KQ11
    state = play(GAME.start(stage=1), "red-1", "blue-1", "green-6")
    events = state.apply("lay blue-1")
    assert keys(events) == ["stage-set", "monster-advance", "monster-advance"]
    assert state.monster == at("A4")
    assert [event.slots for event in events[1:]] == [
        {"square": at(square), "facing": "up", "rule": "K17"} for square in ("A5", "A4")
    ]
    events = state.apply("end")
    assert keys(events) == ["ended-turn", "monster-advance", "monster-advance"]
    assert state.turns == 2
