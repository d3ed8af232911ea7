"""The Monster's turn."""

from itertools import product

import pytest

from tests.hidden_rooms.positions import GAME, at, house, play
from yakata.hidden_rooms.monster import Monster, gaze
from yakata.hidden_rooms.squares import DIRECTIONS, SQUARES, direction_to, distance, name

NOBODY = -1
"""A Child that is on no square is never seen."""


def monster(stage=1, **options):
    return Monster(GAME.book[stage], GAME.choose_options(options))


def test_two_actions_a_turn_and_a_turn_on_the_spot_costs_one():  # K13
    turn = monster(1).turn(at("A2"), "up", at("F6"))
    assert [(action.kind, name(action.square), action.facing) for action in turn.actions] == [
        ("advance", "A1", "up"),
        ("turn", "A1", "right"),
    ]


def test_what_the_monster_sees():  # K14
    def seen(square, facing):
        return {name(at) for at in gaze(at(square), facing)}

    assert seen("C3", "up") == {"B3", "D3", "B2", "C2", "D2", "B1", "C1", "D1"}
    assert seen("C3", "right") == {"C2", "C4", "D2", "D3", "D4", "E2", "E3", "E4"}
    assert seen("C3", "down") == {"B3", "D3", "B4", "C4", "D4", "B5", "C5", "D5"}
    assert seen("C3", "left") == {"C2", "C4", "B2", "B3", "B4", "A2", "A3", "A4"}


def test_the_gaze_ends_at_the_edge():  # K14 KQ15
    assert {name(square) for square in gaze(at("A1"), "up")} == {"B1"}
    assert {name(square) for square in gaze(at("F6"), "left")} == {"F5", "E5", "E6", "D5", "D6"}


def test_it_looks_before_each_action():  # K14
    turn = monster(1).turn(at("A6"), "up", at("B3"))  # not seen from A6, seen from A5
    assert [action.rule for action in turn.actions] == ["K17", "K16"]


def test_a_child_at_its_side_makes_it_turn():  # K15
    for side, facing in (("D3", "right"), ("B3", "left")):
        action = monster().action(at("C3"), "up", at(side))
        assert (action.kind, action.facing, action.rule) == ("turn", facing, "K15")


@pytest.mark.parametrize("child", ["B2", "C2", "D2", "B1", "C1", "D1"])
def test_a_child_seen_elsewhere_makes_it_advance(child):  # K16
    action = monster().action(at("C3"), "up", at(child))
    assert (action.kind, name(action.square), action.rule) == ("advance", "C2", "K16")


def test_unseen_it_follows_its_route():  # K17 K18
    beast = monster(1)
    assert beast.action(at("A6"), "up", at("F6")).rule == "K17"
    turned = beast.action(at("A6"), "left", at("F6"))
    assert (turned.kind, turned.facing, turned.rule) == ("turn", "up", "K18")


@pytest.mark.parametrize("stage", range(1, 6))
def test_left_alone_it_walks_its_whole_route(stage):  # K17 K18 K31
    page, beast = GAME.book[stage], monster(stage)
    square, facing, walked = page.start, page.first_facing, [page.start]
    while square != page.end:
        action = beast.action(square, facing, NOBODY)
        square, facing = action.square, action.facing
        if square != walked[-1]:
            walked.append(square)
    assert tuple(walked) == page.route


@pytest.mark.parametrize(("stage", "actions"), [(1, 29), (2, 31), (3, 26), (4, 23), (5, 27)])
def test_length_of_the_routes_in_actions(stage, actions):  # K6
    page, beast, count = GAME.book[stage], monster(stage), 0
    square, facing = page.start, page.first_facing
    while square != page.end:
        action = beast.action(square, facing, NOBODY)
        square, facing, count = action.square, action.facing, count + 1
    assert count == actions


def test_the_chase_takes_it_off_its_route():  # K19
    route = {name(square) for square in GAME.book[4].route}
    state = house(stage=4, monster="F2", facing="left", child="D2", rooms={"D2": "red-1"})
    events = state.apply("end")
    assert [event.slots["rule"] for event in events if event.key == "monster-advance"] == ["K16", "K16"]
    assert "E2" not in route
    assert events[-1].slots["how"] == "caught"


def test_a_diversion_may_cut_the_route_short_or_lead_back_on_it():  # K19 KQ2
    """The Wick, lured left from D4, comes back to its route where it meets it, whichever part that is."""
    beast, route = monster(3), GAME.book[3].route
    later = beast.action(at("A3"), "down", NOBODY)
    assert (later.rule, name(later.square)) == ("K17", "A4")
    assert route.index(at("A4")) - route.index(at("A3")) == 1
    back = beast.turn(at("E4"), "right", at("F3"))  # walking left along row 4, it turned back for the Child
    assert [action.rule for action in back.actions] == ["K16", "K15"]
    assert route.index(at("F4")) < route.index(at("E4"))
    assert back.square == at("F4")


def test_it_walks_where_no_tile_lies():  # K20
    state = house(monster="A6", facing="up", rooms={"F6": "red-1"})
    state.apply("end")
    assert state.monster == at("A4")
    assert state.board[at("A5")] == ""


def test_a_child_straight_ahead_is_caught():  # KQ1 K16 K30
    turn = monster().turn(at("C3"), "up", at("C2"))
    assert turn.end == "caught"
    assert [action.rule for action in turn.actions] == ["K16"]


def test_read_literally_it_never_catches():  # KQ1
    assert monster(beside="literal").turn(at("C3"), "up", at("C2")).end == ""
    for stage, square, facing, child in product(range(1, 6), SQUARES, DIRECTIONS, SQUARES):
        beast = monster(stage, beside="literal")
        if square not in (child, GAME.book[stage].end):
            assert beast.action(square, facing, child).square != child or distance(square, child) > 1


def test_off_its_route_it_makes_for_the_nearest_square_the_later_of_two():  # KQ2
    beast = monster(4)  # the route of the Hinge passes F2 and D3 and D4; E3 lies between
    assert beast.way(at("E3"), "right") == direction_to(at("E3"), at("D3"))  # D3 is later than F3
    earlier = monster(4, off_route="earlier")
    assert earlier.way(at("E3"), "right") in ("right", "down")
    to_end = monster(4, off_route="end")
    assert to_end.way(at("F6"), "left") == "left"
    assert to_end.way(at("F6"), "right") == "up"  # keeps its facing only if that leads there; else up comes first


def test_off_its_route_it_keeps_a_facing_that_leads_there():  # KQ2
    beast = monster(2)
    for square in (square for square in SQUARES if square not in GAME.book[2].route):
        for facing in DIRECTIONS:
            goal = beast._goal(square)
            way = beast.way(square, facing)
            nearer = [w for w in DIRECTIONS if beast.way(square, w) == w]
            assert way == (facing if facing in nearer else nearer[0])
            assert distance(square, goal) == min(distance(square, step) for step in GAME.book[2].route)


def test_on_its_route_nothing_is_remembered():  # KQ2 K19
    beast = monster(3)
    for square in GAME.book[3].route[:-1]:
        following = GAME.book[3].route[GAME.book[3].route.index(square) + 1]
        assert all(beast.way(square, facing) == direction_to(square, following) for facing in DIRECTIONS)


def test_a_chase_over_the_end_of_the_route_ends_the_stage():  # KQ4 K31
    page = GAME.book[1]  # ends on D6, walking down from D5
    assert page.end == at("D6")
    chasing = monster(1).turn(at("C6"), "right", at("E5"))
    assert (chasing.actions[0].rule, chasing.end) == ("K16", "route-end")
    lenient = monster(1, chase_ends=False).turn(at("C6"), "right", at("E5"))
    assert [name(action.square) for action in lenient.actions] == ["D6", "E6"]
    assert lenient.end == ""
    later = monster(1, chase_ends=False).turn(at("D6"), "right", at("A1"))
    assert (later.end, later.actions) == ("route-end", ())


def test_it_never_walks_off_the_board_and_catches_586_times():  # KQ15 KQ1
    """24,500 cases: stage, Monster not on the end, facing, Child elsewhere. The count was found independently."""
    cases = catches = 0
    for stage in range(1, 6):
        beast, end = monster(stage), GAME.book[stage].end
        for square, facing, child in product(SQUARES, DIRECTIONS, SQUARES):
            if child != square and square != end:
                action = beast.action(square, facing, child)
                cases += 1
                catches += action.square == child
                assert action.square in SQUARES
    assert cases == 24_500
    assert catches == 586


def test_the_monster_can_be_led_round_a_block_for_ever():  # K13 K15 K16 K21
    rooms = {"D4": "red-1", "D5": "blue-1", "E4": "green-1", "E5": "amber-1"}
    state = house(rooms=rooms, monster="E4", facing="down", child="E5", stage=1, turn_limit=0)
    for _ in range(50):
        for way in ("left", "up", "right", "down"):
            play(state, f"move {way}", "end")
            assert not state.over
    assert state.turns == 201
