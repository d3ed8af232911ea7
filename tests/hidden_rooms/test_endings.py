"""The end of a stage and of the game."""

from itertools import product
from random import Random

import pytest

from tests.hidden_rooms.positions import GAME, at, house, keys, play, texts
from yakata.hidden_rooms.choices import END
from yakata.kernel import Ask
from yakata.kernel.testing.random_play import random_answer

NEAR_EXIT = {"B1": "amber-3", "F6": "red-1"}


def test_reaching_the_exit_wins_at_once():  # K29
    state = play(house(rooms=NEAR_EXIT, child="B1", monster="F3", facing="down"), "search left", "draw")
    events = state.apply("red-4")
    assert state.over
    assert (state.result.key, state.result.scores) == ("stage-won", (1,))
    assert keys(events) == ["search-succeeded", "stage-won"]  # the Monster has no turn any more


def test_the_exit_takes_at_least_ten_searches():  # K29
    """It never has a tile but by a search, and lies ten steps away: so no Move ever wins."""
    assert at("F6") // 6 + at("F6") % 6 == 10
    state = house(rooms=NEAR_EXIT | {"C1": "red-2"}, child="C1", monster="F3", facing="down")
    assert "move left" not in texts(play(state, "move left"))
    two_steps = house(rooms=NEAR_EXIT | {"C1": "red-2", "D1": "red-3"}, child="D1", monster="F3", facing="down")
    assert texts(play(two_steps, "move left", "move left")) == ["end", "search down", "search left"]


def test_the_monster_on_the_childs_square_loses_at_once():  # K30
    state = house(rooms={"C3": "red-1"}, child="C3", monster="C5", facing="up")
    events = state.apply("end")
    assert (state.result.key, state.result.scores) == ("stage-lost", (0,))
    assert events[-1].slots["how"] == "caught"


@pytest.mark.parametrize("monster", ["C4", "C5", "C6"])
def test_that_ending_the_turn_is_the_end_is_said_where_it_is_so(monster: str):  # K30
    """By the first step, by the second, and not at all."""
    state = house(rooms={"C3": "red-1"}, child="C3", monster=monster, facing="up")
    said = [effect.key for effect in GAME.effects(GAME.view(state, 0), END)]
    state.apply("end")
    assert said == (["end-caught"] if state.over else [])


def test_that_the_route_ends_with_the_turn_is_said():  # K31
    state = house(stage=1, monster="D4", facing="down", child="F1", rooms={"F1": "red-1"})
    assert [effect.key for effect in GAME.effects(GAME.view(state, 0), END)] == ["end-route-end"]


def test_caught_by_the_first_action_there_is_no_second():  # K30
    state = house(rooms={"C3": "red-1"}, child="C3", monster="C4", facing="up")
    assert keys(state.apply("end")) == ["ended-turn", "monster-advance", "stage-lost"]


def test_the_monster_at_the_end_of_its_route_loses_at_once():  # K31
    state = house(stage=1, monster="D4", facing="down", child="F1", rooms={"F1": "red-1"})
    events = state.apply("end")
    assert events[-1].slots["how"] == "route-end"
    assert state.monster == at("D6")


def test_the_night_ends_after_60_turns():  # KQ5
    rooms = {"D4": "red-1", "D5": "blue-1", "E4": "green-1", "E5": "amber-1"}
    state = house(rooms=rooms, monster="E4", facing="down", child="E5")
    ways = ("left", "up", "right", "down")
    for turn in range(1, 61):
        assert not state.over
        state.apply(f"move {ways[(turn - 1) % 4]}")
        events = state.apply("end")
    assert state.over
    assert events[-1].slots["how"] == "turn-limit"


def test_afterwards_board_and_memory_are_cleared_and_the_child_keeps_its_side():  # K32 KQ9
    state = house(rooms=NEAR_EXIT, child="B1", monster="F3", facing="down", memory=["red-2"], wins=1, whole_game=True)
    state.monster, state.facing = at("B3"), "up"
    state.apply("end")
    assert state.losses == 1
    assert state.board == ("",) * 36
    assert (state.memory, state.discard, len(state.pool)) == ((), "", 24)
    assert (state.turns, state.moves, state.laid) == (0, 0, 0)
    assert (state.child, state.monster, state.view(0).at_play) == (-1, -1, False)
    assert state.star


def test_first_win_turns_the_child_to_its_star():  # K33 K4 KQ9
    state = house(rooms=NEAR_EXIT, child="B1", monster="F3", facing="down", whole_game=True)
    events = play(state, "search left", "draw").apply("red-4")
    assert "star" in keys(events)
    assert state.star
    assert not state.over


def test_second_win_wins_the_game():  # K33
    state = house(rooms=NEAR_EXIT, child="B1", monster="F3", facing="down", wins=1, losses=2, whole_game=True)
    play(state, "search left", "draw", "red-4")
    assert (state.result.key, state.result.scores) == ("game-won", (1,))


@pytest.mark.parametrize("wins", [0, 1])
def test_third_loss_loses_the_game(wins):  # K34
    rooms = {"C3": "red-1"}
    state = house(rooms=rooms, child="C3", monster="C4", facing="up", wins=wins, losses=2, whole_game=True)
    state.apply("end")
    assert (state.result.key, state.result.scores) == ("game-lost", (0,))
    state = house(rooms=rooms, child="C3", monster="C4", facing="up", wins=wins, losses=1, whole_game=True)
    state.apply("end")
    assert not state.over


def test_a_game_of_nothing_but_ends_of_turns_is_lost_in_three_stages():  # K12 K33 K34
    state = GAME.start()
    assert (state.wins, state.losses) == (0, 0)
    for losses in (1, 2, 3):
        play(state, "red-1", "blue-1", "green-1", "lay blue-1")
        while isinstance(state.pending, Ask):
            events = state.apply("end")
        assert (state.wins, state.losses) == (0, losses)
        assert events[-1].slots == {"stage": 1, "how": "route-end", "turns": 14}  # 29 actions
    assert state.result.key == "game-lost"


def test_a_game_won_twice_from_the_start_is_won():  # K29 K33
    state = GAME.start()
    for wins in (1, 2):
        play(state, "red-1", "blue-1", "green-1", "lay blue-1")
        won = house(rooms=NEAR_EXIT, child="B1", monster="F3", facing="down")
        state.board, state.laid, state.child = won.board, won.laid, won.child
        state.pool, state.memory, state.discard = won.pool, won.memory, won.discard
        state.monster, state.facing = won.monster, won.facing
        state = GAME.load(state.dump())  # nothing is remembered of the position before
        play(state, "search left", "draw", "red-4")
        assert (state.wins, state.losses) == (wins, 0)
    assert state.result.key == "game-won"


def test_both_wordings_of_the_game_end_are_the_same_rule():  # KQ8 K33 K34
    """Two wins or three losses; or, as the rulebook has it twice, by the star and the number of the stage."""

    def by_count(results):
        wins = losses = 0
        for number, won in enumerate(results, 1):
            wins, losses = wins + won, losses + (not won)
            if wins == 2 or losses == 3:
                return number, wins == 2
        return None

    def by_star(results):
        star = False
        for number, won in enumerate(results, 1):
            if won and star:
                return number, True
            star = star or won
            if not won and ((number == 3 and not star) or (number == 4 and star)):
                return number, False
        return None

    for results in product((False, True), repeat=6):
        assert by_count(results) == by_star(results)
        assert by_count(results)[0] <= 4


def test_tiles_are_conserved_through_random_games():  # K1 K9 K27
    looked = 0
    for seed in range(60):
        rng, state = Random(seed), GAME.start()
        while (pending := state.pending) is not None:
            answers = getattr(pending, "choices", None)
            state.apply(rng.choice(answers[1:] or answers) if answers else random_answer(pending, rng))
            if isinstance(state.pending, Ask) and state.pending.prompt == "turn":
                tiles = [*filter(None, state.board), *state.pool, *state.memory, state.discard]
                assert sorted(tiles) == sorted(GAME.start().pool)
                assert len(state.memory) <= 5
                assert state.laid == sum(1 << square for square, tile in enumerate(state.board) if tile)
                looked += 1
    assert looked > 500
