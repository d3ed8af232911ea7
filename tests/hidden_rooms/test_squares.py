"""Squares by name, and what lies ahead and to the right."""

from tests.hidden_rooms.positions import at
from yakata.hidden_rooms.squares import NOWHERE, SQUARES, distance, name, offset


def test_squares_have_the_names_of_a_map():  # K2
    assert [name(square) for square in SQUARES] == [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
    assert all(at(name(square)) == square for square in SQUARES)


def test_ahead_and_to_the_right_of_each_facing():  # K5 K14
    ahead = {facing: name(offset(at("C3"), 2, 0, facing)) for facing in ("up", "right", "down", "left")}
    assert ahead == {"up": "C1", "right": "E3", "down": "C5", "left": "A3"}
    right = {facing: name(offset(at("C3"), 0, 1, facing)) for facing in ("up", "right", "down", "left")}
    assert right == {"up": "D3", "right": "C4", "down": "B3", "left": "C2"}


def test_off_the_board_is_nowhere():  # K2 KQ15
    assert offset(at("F6"), 1, 0, "right") == offset(at("A1"), 1, 0, "up") == NOWHERE
    assert offset(at("F3"), 1, 0, "right") == NOWHERE  # not A4, which comes next in number


def test_distance_counts_steps():  # KQ2
    assert distance(at("A1"), at("F6")) == 10
    assert distance(at("C3"), at("C3")) == 0
    assert distance(at("B5"), at("D4")) == 3
