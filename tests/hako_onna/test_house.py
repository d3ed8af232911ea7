"""The house: boards, doors, stairs and floors."""

import tomllib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hako_onna.nights import BOOK, GAME, asked, keys, night, play, reason, started, texts, told
from yakata.hako_onna.state.mansion import (
    SIDES,
    STEP,
    has_door,
    mansion,
    opposite,
    placements,
    room_at,
    start_plan,
)
from yakata.hako_onna.state.reading import SHIPPED
from yakata.words import words_for

JOINED = sorted(board.id for board in BOOK.boards.boards if not board.place)
DOORS = {board["id"]: board["doors"] for board in tomllib.loads((SHIPPED / "boards.toml").read_text())["boards"]}
OTHERS = sorted(board.id for board in BOOK.boards.boards if board.place != "start")


def build(order, choose):
    plan = start_plan(BOOK)
    for board in order:
        places = placements(BOOK, plan, board)
        assert places, f"{board} cannot be laid"
        plan = (*plan, choose(plan, places))
    return plan


def meets(plan, laid):
    """The boards that touch this one: how each pair of sides meets, seen from outside the code that lays boards."""
    there = {(other.floor, other.x, other.y): other for other in plan if other != laid}
    for side in SIDES:
        dx, dy = STEP[side]
        other = there.get((laid.floor, laid.x + dx, laid.y + dy))
        if other:
            doors = (
                has_door(BOOK.board[laid.board], side, laid.turns),
                has_door(BOOK.board[other.board], opposite(side), other.turns),
            )
            yield side, other, doors


def open_doors(plan):
    """Doors of the first floor that face a free space."""
    there = {(laid.floor, laid.x, laid.y) for laid in plan}
    return sum(
        has_door(BOOK.board[laid.board], side, laid.turns)
        and (1, laid.x + STEP[side][0], laid.y + STEP[side][1]) not in there
        for laid in plan
        if laid.floor == 1
        for side in SIDES
    )


orders = st.permutations(OTHERS)


def test_the_boards_are_those_of_the_facts():  # H4, H16
    doors = {board.id: "".join(board.doors) for board in BOOK.boards.boards}
    assert doors == {
        "hall-1f": "NEW",
        "hall-2f": "NEW",
        "basement": "",
        "study": "NE",
        "red-bedroom": "NS",
        "kids-room": "N",
        "kitchen": "NES",
        "living-room": "NESW",
        "washroom": "EW",
    }
    counts = {room: len(shadows) for room, shadows in BOOK.shadows_in.items()}
    assert counts == {
        "hall-1f": 1,
        "hall-2f": 1,
        "basement": 4,
        "study": 3,
        "red-bedroom": 3,
        "kids-room": 3,
        "kitchen": 2,
        "storage": 2,
        "living-room": 3,
        "washroom": 1,
        "bathroom": 1,
    }
    kitchen, washroom = BOOK.board["kitchen"], BOOK.board["washroom"]
    assert [room_at(kitchen, side, 0).id for side in "NES"] == ["kitchen", "kitchen", "storage"]
    assert [room_at(washroom, side, 0).id for side in "WE"] == ["washroom", "bathroom"]


def test_the_1f_hall_lies_first_and_the_other_eight_come_by_lot():  # H4
    state = play(GAME.start(), 1, "keep drops", "keep dowsing")
    assert [(laid.board, laid.floor) for laid in state.plan] == [("hall-1f", 1)]
    assert sorted(texts(state)) == OTHERS
    assert state.pending.weights is None
    play(state, "basement")
    assert sorted(texts(state)) == [board for board in OTHERS if board != "basement"]


@settings(max_examples=150, deadline=None)
@given(orders, st.randoms(use_true_random=False))
def test_every_board_meets_door_to_door_when_it_comes(order, rng):  # H5, H7, H8, H9, HR2
    plan = build(order, lambda plan, places: rng.choice(places))
    for number, laid in enumerate(plan[1:], start=1):
        before = plan[:number]
        touching = list(meets(before, laid))
        if laid.board in ("basement", "hall-2f"):
            assert touching == []  # H7
            assert laid.floor == {"basement": 0, "hall-2f": 2}[laid.board]
            continue
        assert any(doors == (True, True) for _, _, doors in touching)  # H5
        assert laid.floor in (1, 2)  # H9
        assert laid.floor == 1 or "hall-2f" in [board.board for board in before]  # H8
    assert [laid.board for laid in plan if laid.floor == 0] == ["basement"]


def doors_of(board, turns):
    """The sides of a board's doors after so many quarter turns, read from the data file."""
    return {SIDES[(SIDES.index(side) + turns) % 4] for side in DOORS[board]}


@settings(max_examples=60, deadline=None)
@given(orders, st.randoms(use_true_random=False))
def test_a_board_may_lie_wherever_one_door_meets_another(order, rng):  # H5, H8, HR2
    """All such places are offered and no others, counted from the doors of the data file alone."""
    plan = start_plan(BOOK)
    for board in order:
        places = placements(BOOK, plan, board)
        if board in JOINED:
            there = {(laid.floor, laid.x, laid.y): doors_of(laid.board, laid.turns) for laid in plan}
            floors = {1, 2} if "hall-2f" in [laid.board for laid in plan] else {1}
            legal = set()
            for (floor, x, y), doors in there.items():
                for side in doors if floor in floors else ():
                    cell = (floor, x + STEP[side][0], y + STEP[side][1])
                    turned = [turns for turns in range(4) if opposite(side) in doors_of(board, turns)]
                    legal |= {(*cell, turns) for turns in turned if cell not in there}
            assert sorted((at.floor, at.x, at.y, at.turns) for at in places) == sorted(legal)
        plan = (*plan, rng.choice(places))


@settings(max_examples=150, deadline=None)
@given(orders, st.randoms(use_true_random=False))
def test_no_build_is_stuck_and_every_room_can_be_reached(order, rng):  # H5, H59
    house = mansion(BOOK, build(order, lambda plan, places: rng.choice(places)))
    assert house.complete
    assert len(house.distance["hall-1f"]) == len(BOOK.rooms) == 11


def test_not_even_spiteful_builders_get_stuck():  # H5
    """At every board, the place that leaves the fewest open doors."""
    for seed in range(60):
        rng = Random(seed)
        order = rng.sample(OTHERS, len(OTHERS))
        build(order, lambda plan, places: min(places, key=lambda at: (open_doors((*plan, at)), at.floor == 2)))


@settings(max_examples=80, deadline=None)
@given(orders, st.randoms(use_true_random=False))
def test_ways_are_doors_that_meet_doors_inner_doors_and_stairs(order, rng):  # H6, H59, H61
    plan = build(order, lambda plan, places: rng.choice(places))
    expected = {frozenset(pair) for pair in BOOK.boards.stairs}
    expected |= {frozenset(room.id for room in board.rooms) for board in BOOK.boards.boards if len(board.rooms) == 2}
    for laid in plan:
        for side, other, doors in meets(plan, laid):
            rooms = (
                room_at(BOOK.board[laid.board], side, laid.turns).id,
                room_at(BOOK.board[other.board], opposite(side), other.turns).id,
            )
            if doors == (True, True):
                expected.add(frozenset(rooms))
    house = mansion(BOOK, plan)
    assert {frozenset((a, b)) for a, ways in house.ways.items() for b in ways} == expected


def test_a_door_that_meets_a_wall_is_no_door():  # H6, H61
    west = next(at for at in placements(BOOK, start_plan(BOOK), "living-room") if (at.x, at.y) == (-1, 0))
    plan = (*start_plan(BOOK), west)
    kids = next(at for at in placements(BOOK, plan, "kids-room") if (at.x, at.y) == (0, -1))  # its one door to the hall
    house = mansion(BOOK, (*plan, kids))
    assert "kids-room" in house.ways["hall-1f"]
    study = [at for at in placements(BOOK, (*plan, kids), "study") if (at.x, at.y) == (-1, -1)]
    for laid in study:  # above the living room, beside the kid's room, which has a wall there
        ways = mansion(BOOK, (*plan, kids, laid)).ways["study"]
        assert ways == ("living-room",)
        assert "kids-room" in mansion(BOOK, (*plan, kids, laid)).through["study"]
    assert study


def test_a_board_may_be_turned():  # HR2
    turns = {at.turns for at in placements(BOOK, start_plan(BOOK), "kids-room")}
    assert len(turns) == 3  # to each of the three doors of the hall, one way
    assert {at.turns for at in placements(BOOK, start_plan(BOOK), "living-room")} == {0, 1, 2, 3}


def test_basement_and_2f_hall_are_laid_without_asking_where():  # H7
    state = play(GAME.start(), 1, "keep drops", "keep dowsing")
    assert "board-placed" in keys(told(state, "basement"))
    assert "board-placed" in keys(told(state, "hall-2f"))
    assert {(laid.board, laid.floor) for laid in state.plan} == {("hall-1f", 1), ("basement", 0), ("hall-2f", 2)}


def test_the_second_floor_is_open_once_its_hall_is_out():  # H8, H9
    state = play(GAME.start(), 1, "keep drops", "keep dowsing", "basement", "living-room")
    assert {text.split()[1] for text in texts(state)} == {"1"}
    play(state, texts(state)[0], "hall-2f", "study")
    assert {text.split()[1] for text in texts(state)} == {"1", "2"}
    assert reason(state, "place 0 1 0 0") == ("still-setting-up", "H5")


def test_not_even_to_a_basement_with_doors(tmp_path):  # H9
    text = (SHIPPED / "boards.toml").read_text(encoding="utf-8")
    (tmp_path / "boards.toml").write_text(text.replace("doors = []", 'doors = ["N", "E"]'), encoding="utf-8")
    book = GAME.with_content(tmp_path).book
    plan = start_plan(book)
    plan = (*plan, *placements(book, plan, "basement"))
    assert {at.floor for at in placements(book, plan, "living-room")} == {1}


def test_who_builds_is_offered_every_legal_place_and_no_other():  # H5
    state = play(GAME.start(), 1, "keep drops", "keep dowsing", "kitchen")
    places = {f"place {at.floor} {at.x} {at.y} {at.turns}" for at in placements(BOOK, state.plan, "kitchen")}
    assert set(texts(state)) == places
    assert len(places) == 9  # three doors against three


def test_visitors_lay_boards_in_turn():  # H5
    state = play(GAME.start(seats=4), 2, "keep drops", "keep dowsing", "keep stethoscope")
    seats = []
    for board in JOINED:
        play(state, board)
        seats.append(asked(state)[0])
        play(state, texts(state)[0])
    assert seats == [2, 3, 1, 2, 3, 1]


def test_a_random_house_is_built_by_the_same_rules():  # H5
    state = play(GAME.start(house="random"), 1, "keep drops", "keep dowsing", "study")
    assert state.pending.key == "place"
    assert set(state.pending.outcomes) == {
        f"1/{at.x}/{at.y}/{at.turns}" for at in placements(BOOK, state.plan, "study")
    }
    assert state.pending.weights is None


def test_the_balanced_house_is_legal_and_fair():  # H5, H24
    state = started()
    plan = start_plan(BOOK)
    for laid in state.plan[1:]:
        assert laid in placements(BOOK, plan, laid.board)
        plan = (*plan, laid)
    house = state.house
    assert house.complete
    assert [house.distance["hall-1f"][room] for room in BOOK.boards.grudge] == [2, 2]
    assert len(house.doors) // 2 + 2 == len(BOOK.rooms)  # one way more than a tree has: there is one loop


@pytest.mark.parametrize(("a", "b"), [("hall-1f", "hall-2f"), ("storage", "basement")])
def test_stairs_join_the_floors(a, b):  # H59
    state = night(rooms={1: a})
    assert f"move {b}" in texts(state)
    play(state, f"move {b}", "let")
    assert state.rooms[1] == b
    for seed in range(20):
        rng = Random(seed)
        house = mansion(BOOK, build(rng.sample(OTHERS, 8), lambda plan, places, rng=rng: rng.choice(places)))
        assert b in house.ways[a]
        assert (a, b) not in house.doors
        assert house.ways["basement"] == ("storage",)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_place_for_a_board_is_said_by_the_rooms_beside_it_and_by_nothing_else(language):  # H5, HR2
    words = words_for(GAME, language)
    for seed in range(12):
        rng = Random(seed)
        night = GAME.new(house="build", seats=3, seed=seed)
        while night.ask is not None and night.ask.prompt in ("item", "partner", "place"):
            ask, view = night.ask, night.view(night.ask.seat)
            if ask.prompt == "place":
                said = {choice: words.choice(choice, words.names(view), ask.prompt, view) for choice in ask.choices}
                assert len(set(said.values())) == len(said)
                for choice, text in said.items():
                    laid = next(at for at in placements(BOOK, view.house, view.board_drawn) if same_place(at, choice))
                    joined = [(side, other) for side, other, doors in meets((*view.house, laid), laid) if all(doors)]
                    rooms = [room_at(BOOK.board[o.board], opposite(side), o.turns).id for side, o in joined]
                    assert any(words.say(f"room-{room}") in text for room in rooms), text
                    assert not any(mark.isdigit() for mark in text.replace("1F", "").replace("2F", "")), text
            night.apply(rng.choice(ask.choices), ask.seat)


def same_place(at, choice):
    return (at.floor, at.x, at.y, at.turns) == (choice.floor, choice.x, choice.y, choice.turns)
