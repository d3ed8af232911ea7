"""Sitting down at the terminal's table, in tests: real files, real keys, the real screen."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from textual import events
from textual.app import App
from textual.pilot import Pilot

from yakata import load
from yakata.cli.terminal.drawing.glyphs import FULL
from yakata.cli.terminal.hidden_rooms.begin import begin
from yakata.cli.terminal.hidden_rooms.forecast import forecast
from yakata.cli.terminal.hidden_rooms.screen.app import HouseApp
from yakata.cli.terminal.hidden_rooms.table import Table
from yakata.hidden_rooms.choices import Draw, End, Lay, Move, Search, Take
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import BESIDE, EXIT, distance
from yakata.kernel import Choice
from yakata.words import words_for

GAME = load("hidden-rooms")


def sit(folder: Path, lang: str = "en", seed: str | None = "7", fresh: bool = False, **options: Any) -> Table:
    return begin(GAME, options, seed, words_for(GAME, lang, "yakata.cli"), folder, fresh=fresh)


def at_table(
    table: Table,
    do: Callable[[HouseApp, Pilot[int]], Awaitable[Any]],
    size: tuple[int, int] = (80, 24),
    *,
    still: bool = True,
) -> HouseApp:
    """Open the app on this table, do something with it, close it."""

    async def evening() -> HouseApp:
        app = HouseApp(table, FULL)
        app.animation_level = "none" if still else "full"
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await do(app, pilot)
        return app

    return asyncio.run(evening())


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys, and look up when everything is drawn."""
    for key in keys:
        await strike(pilot.app, key)
    await pilot.pause()


async def strike(app: App[int], key: str) -> None:
    """One key, without waiting for the screen: it goes from the app to its screen and back."""
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    for node in (app, app.screen, app, app.screen, app):
        answered = asyncio.Event()
        node.call_later(answered.set)
        with suppress(TimeoutError):  # the key may have closed the screen
            await asyncio.wait_for(answered.wait(), 0.5)


def screen(app: HouseApp) -> str:
    """What the terminal shows, row by row."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def key_for(choice: Choice, house: House) -> str:
    """The key a player would press for this choice."""
    match choice:
        case Lay():
            return str(house.pending.choices.index(choice) + 1)
        case Move(to=way) | Search(to=way):
            return way
        case Take(tile=tile):
            return str(house.memory.index(tile) + 1)
        case Draw():
            return "d"
        case End():
            return "e"
    raise AssertionError(choice)


def careful(house: House, choices: tuple[Choice, ...], rng: Random) -> Choice:
    """A player who goes for the exit and does not stay where the monster will be."""

    def worth(choice: Choice) -> float:
        match choice:
            case Take():
                return 5
            case Draw():
                return 4
            case Search(to=way):
                there = BESIDE[way][house.child]
                danger = forecast(house).end or forecast(house, there).end
                return (-50 if danger else 10) - distance(there, EXIT) + rng.random()
            case Move(to=way):
                there = BESIDE[way][house.child]
                return -60 if there == house.monster else (-55 if forecast(house, there).end else -2) + rng.random()
            case End():
                return -40 if forecast(house).end else -6
        return rng.random()

    return max(choices, key=worth)


def play_on(table: Table, choices: int, rng: Random | None = None) -> list[str]:
    """Make so many choices, without a screen. Returns their texts."""
    rng = rng or Random(0)
    made = []
    while len(made) < choices and not table.play.over:
        choice = careful(table.house, table.play.choices, rng)
        table.choose(choice)
        made.append(str(choice))
    return made
