"""What the help says about the monster is what the monster does."""

from itertools import product
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from tests.cli.terminal.hidden_rooms.sitting import GAME, at_table, careful, press, screen, sit
from yakata.cli.terminal.drawing.glyphs import FULL
from yakata.cli.terminal.hidden_rooms.forecast import explanation, forecast, sight, turns_to_end
from yakata.cli.terminal.hidden_rooms.pages import help_page
from yakata.cli.terminal.hidden_rooms.screen.app import HouseApp
from yakata.hidden_rooms.squares import DIRECTIONS, SQUARES
from yakata.words import words_for


@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_comes_true(seed: int) -> None:
    """Ending the turn brings exactly the actions that were foretold, with their rules."""
    rng = Random(seed)
    play = GAME.new(seed=seed)
    compared = 0
    for ask in play:
        if ask.prompt == "turn":
            coming = forecast(play.state)
            trial = play.state.clone()
            events = [event for event in trial.apply("end") if event.key.startswith("monster-")]
            limit = play.state.turns == play.state.options.turn_limit
            foretold = [(f"monster-{s.action.kind}", s.action.square, s.action.rule) for s in coming.steps]
            assert limit or [(e.key, e.slots["square"], e.slots["rule"]) for e in events] == foretold
            compared += 1
        play.apply(careful(play.state, ask.choices, rng))
    assert compared > 10


def test_the_clock_is_right() -> None:
    """Left alone, the monster needs so many turns to the end of its route."""
    for stage in GAME.book.stages:
        play = GAME.new(seed=1, stage=stage)
        play.apply(play.choices[0])
        house = play.state
        square, facing, turns = house.monster, house.facing, 0
        expected = turns_to_end(house)
        while square != house.page.end:
            turn = house.beast.turn(square, facing, -1)
            square, facing, turns = turn.square, turn.facing, turns + 1
        assert turns == expected


def test_help_names_the_next_two_actions(tmp_path: Path) -> None:
    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", "?")
        shown = screen(app)
        for step in forecast(app.table.house).steps:
            assert step.action.rule in shown
        assert "1. It does not see you. It walks to A3." in shown
        assert "2. It does not see you. It walks to A2." in shown
        assert "faces along its route" in shown
        await press(pilot, "escape", "e")
        monster = [event.slots["square"] for event in app.table.play.events[-2:]]
        assert monster == [12, 6]

    at_table(sit(tmp_path), look)


def test_the_moment_it_will_see_you() -> None:
    words = words_for(GAME, "en", "yakata.cli")
    play = GAME.new(seed=1, stage=1)
    play.apply(play.choices[0])
    house = play.state
    said = set()
    for at, facing in product(set(SQUARES[1:]) - {house.child, house.page.end}, DIRECTIONS):
        house.monster, house.facing = at, facing
        seen = [step.sees for step in forecast(house).steps]
        told = sight(house, words)
        said.add(told.split(" from")[0])
        assert (told == "It sees you.") == (seen[:1] == [True])
        assert (told == "It does not see you now.") == (not any(seen))
    assert said == {"It sees you.", "It will see you", "It does not see you now."}


def test_being_caught_is_foretold() -> None:
    words = words_for(GAME, "en", "yakata.cli")
    play = GAME.new(seed=1, stage=4)
    play.apply(play.choices[0])
    house = play.state
    house.monster, house.facing = house.child - 6, "down"
    sentences = explanation(house, words)
    assert sentences == [("1. It sees you. It walks to F6.", "K16"), ("Then it has you.", "K30")]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_help_always_has_something_to_say(tmp_path: Path, lang: str) -> None:
    table = sit(tmp_path, lang, stage=1)
    assert any(table.words.say("help-waiting") in str(line) for line in help_page(table, FULL, None))
    table.choose(table.play.choices[0])
    while not table.play.over:
        assert help_page(table, FULL, None)
        table.choose("end")
    assert help_page(table, FULL, None)
