"""The two questions that every table answers: what you try to do, and what can stop you."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from yakata import load
from yakata.hidden_rooms.goals import turns_left
from yakata.hidden_rooms.monster import monster
from yakata.hidden_rooms.squares import NOWHERE
from yakata.kernel import SPECTATOR, Ask, Goal
from yakata.kernel.asks import Odds
from yakata.table.sight.words import goals_of
from yakata.words import Names

GAMES = ("hidden-rooms", "hako-onna", "betrayal", "seance")
STEPS = 400


def nights(name: str, seed: int) -> Any:
    """A game by chance, and its state before every decision."""
    game, rng = load(name), Random(seed)
    state = game.start()
    for _ in range(STEPS):
        pending = state.pending
        if pending is None:
            return
        if isinstance(pending, Ask):
            yield game, state
        state.apply(pending.draw(rng) if isinstance(pending, Odds) else rng.choice(pending.choices))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_both_are_answered_in_words(name: str, lang: str) -> None:
    for game, state in nights(name, 3):
        for seat in range(state.seats):
            view = game.view(state, seat)
            told = goals_of(game, lang, view, Names())
            kinds = {goal.kind for goal in told}
            assert kinds == {"win", "stop"} or getattr(view, "phase", "") == "setup", (seat, told)
            for goal in told:
                assert goal.say, goal
                assert not goal.say.startswith(("goal-", "haunt-", "counter-")), goal
                assert "{" not in goal.say, goal
                assert goal.done >= 0, goal


def test_no_victory_of_another_side() -> None:
    """The strip names the books of one's own side alone."""
    seen = 0
    for seed in range(6):
        for game, state in nights("betrayal", seed):
            for seat in (*range(state.seats), SPECTATOR):
                view = game.view(state, seat)
                told = [goal for goal in game.goals(view) if "-win-" in goal.key]
                assert all(goal.key.rpartition("-win-")[2] in view.own_books for goal in told)
                seen += len(told)
    assert seen


HIDDEN = [
    haunt for haunt, one in load("betrayal").book.haunts.items() if one.roles.kind == "hidden" and one.like is None
]


@pytest.mark.parametrize("haunt", HIDDEN)
def test_who_is_hidden_reads_the_victory_that_all_read(haunt: str) -> None:  # B154
    """Whatever card lies before a seat, its strip says it in words."""
    game, rng, roles = load("betrayal"), Random(7), set()
    for state in (game.start(haunt=haunt, families="deal", seats=seats) for seats in (3, 4, 5)):
        while not (isinstance(state.pending, Ask) and state.view(0).phase == "haunt"):
            found = state.pending
            state.apply(found.draw(rng) if isinstance(found, Odds) else rng.choice(found.choices))
        for seat in range(state.seats):
            view = game.view(state, seat)
            roles.add(view.people[seat].role)
            told = goals_of(game, "en", view, Names())
            assert [goal.kind for goal in told].count("win")
            assert not any("haunt-" in goal.say.lower() for goal in told), told
    assert len(roles) > 1, "somebody was another than the rest"


@pytest.mark.parametrize(
    ("haunt", "stop"), [("lot-twenty-seven", "goal-rivals"), ("high-water", "goal-together"), ("bride", "goal-alive")]
)
def test_what_stops_you_depends_on_who_is_against_whom(haunt: str, stop: str) -> None:
    """Where all are alone, each reads the one book, and what one has oneself is counted."""
    game, rng = load("betrayal"), Random(2)
    state = game.start(haunt=haunt, families="deal", seats=4)
    while not (isinstance(state.pending, Ask) and state.pending.prompt == "turn" and state.view(0).phase == "haunt"):
        state.apply(state.pending.draw(rng) if isinstance(state.pending, Odds) else rng.choice(state.pending.choices))
    told = [game.goals(state.view(seat)) for seat in range(state.seats)]
    assert stop in {goals[-1].key for goals in told}
    if stop == "goal-rivals":
        assert all(goals[0].key == f"haunt-{haunt}-win-all" for goals in told)
        assert all(goals[1] == Goal("win", "counter-lt-guineas", done=2) for goals in told)


def test_the_turns_left_are_those_of_the_route() -> None:  # K31
    """Somebody whom the monster never sees has exactly so many turns."""
    game = load("hidden-rooms")
    for stage in range(1, 6):
        play = game.new(seed=stage, stage=stage)
        while not play.view(0).at_play:
            play.apply(play.choices[0])
        view = play.view(0)
        beast = monster(game.book[view.stage], view.options)
        square, facing, turns, end = view.monster, view.facing, 0, ""
        while not end:
            turn = beast.turn(square, facing, NOWHERE)
            square, facing, end = turn.square, turn.facing, turn.end
            turns += 1
        assert end == "route-end"
        assert turns_left(beast, view) == turns < 40
        assert Goal("stop", "goal-route-left", {"turns": turns}) in game.goals(view)


def test_a_weapon_that_failed_is_known() -> None:  # H28
    """Seen or tried in vain: two weapons less, and the third is the one."""
    import msgspec

    game = load("hako-onna")
    state = next(state for game_, state in nights("hako-onna", 5) if game_.view(state, 1).phase != "setup")
    view = msgspec.structs.replace(game.view(state, 1), weapons_failed=("stake",), gone=("not-chain",))
    (defeat,) = [goal for goal in game.goals(view) if goal.key == "goal-defeat"]
    assert defeat.done >= 1


def test_a_lost_road_is_not_counted_as_open() -> None:
    """HR24: what is out of the game closes its road, in the strip too, and no other."""
    game, state = next(nights("hako-onna", 3))
    view = game.view(state, 1)
    for gone, lost in {
        ("doll",): ["rest"],
        ("exit",): ["escape"],
        ("safe",): ["escape"],
        ("stake", "chain"): [],
        ("stake", "chain", "gasoline"): ["defeat"],
    }.items():
        told = [goal for goal in game.goals(replace(view, gone=gone, notes=())) if goal.kind == "win"]
        assert [goal.key for goal in told if goal.lost] == [f"goal-{road}-lost" for road in lost]
        assert all(goal.of == (0 if goal.lost else 2) for goal in told)
