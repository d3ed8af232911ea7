"""What the words of a pack mean: numbers, places, and words for one player."""

import pytest

from tests.betrayal.stage import do, night, only_house
from yakata.betrayal.language.one_player import SINGLE_WORDS
from yakata.betrayal.language.words import Half, WhereIs
from yakata.betrayal.meaning import number, on, tiles
from yakata.betrayal.meaning.selectors import SINGLE
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.story import Story

CORRIDOR = """
tiles:
  - {id: far-west, regions: [ground], doorways: [e, w]}
  - {id: west, regions: [ground], doorways: [e, w]}
  - {id: middle, regions: [ground], doorways: [e, w]}
  - {id: east, regions: [ground], doorways: [e, w]}
  - {id: beside, regions: [ground], doorways: [n, s]}
"""
HERE = Context(0, 0, owner=0)


@pytest.mark.parametrize(
    ("whole", "up", "down"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (9, 5, 4)]
)
def test_half_is_rounded_up_unless_it_says_down(whole, up, down):
    state = night()
    assert number(state, Half(whole), HERE) == up
    assert number(state, Half(whole, up=True), HERE) == up
    assert number(state, Half(whole, up=False), HERE) == down


def corridor():
    """Four tiles in a row, joined; a fifth beside the second, without a doorway to it."""
    state = night(more=CORRIDOR)
    row = ("far-west", "west", "middle", "east")
    only_house(state, *((tile, "ground", x, 0, 0) for x, tile in enumerate(row)), ("beside", "ground", 1, 1, 0))
    state.places = ("west",) * 3
    return state


@pytest.mark.parametrize(
    ("steps", "there"),
    [
        (0, {"west"}),
        (1, {"far-west", "west", "middle"}),
        (2, {"far-west", "west", "middle", "east"}),
        (9, {"far-west", "west", "middle", "east"}),
    ],
)
def test_within_so_many_steps_are_those_and_the_tile_itself(steps, there):
    state, where = corridor(), WhereIs(within=steps)
    assert set(tiles(state, where, HERE)) == there
    assert {tile for tile in state.house.names if on(state, tile, where, HERE)} == there


def test_within_counts_from_each_tile_it_is_said_of():
    state, where = corridor(), WhereIs(within=0, from_=WhereIs(tile=("far-west", "east")))
    assert set(tiles(state, where, HERE)) == {"far-west", "east"}
    assert {tile for tile in state.house.names if on(state, tile, where, HERE)} == {"far-west", "east"}


def test_the_farthest_is_the_farthest_that_can_be_reached():
    """The tile beside the row has no doorway to it."""
    assert tiles(corridor(), WhereIs(farthest="here"), HERE) == ["east"]


@pytest.mark.parametrize(("seats", "amount"), [(3, 0), (4, -1), (5, -12)])
def test_a_number_for_three_four_or_five_may_be_below_nothing(seats, amount):  # B143
    assert number(night(seats=seats), "{0/-1/-12}", Context(0, 0, owner=0)) == amount


def test_words_for_one_player_are_those_that_never_need_a_crest():  # B12
    assert set(SINGLE) == SINGLE_WORDS


def test_the_most_of_any_number_is_found_and_ties_stay():  # B142
    state = night(story=Story(counts={"debts@quill": 2, "debts@fennel": 2, "debts@ashlar": 1}))
    most = "{most: {of: debts, counter: debts, family-of: it}}"
    do(state, 0, f"[{{do: set-status, status: borrowed-die, who: {most}}}]")
    assert ["borrowed-die" in statuses for statuses in state.statuses] == [False, True, True]
