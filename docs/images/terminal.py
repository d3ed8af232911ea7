"""Draw ``terminal.svg``: Hidden Rooms in the terminal after a few turns. ``python docs/images/terminal.py``"""

import asyncio
import re
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import yakata
from yakata.bots import Observation, make
from yakata.cli.terminal.drawing.glyphs import FULL
from yakata.cli.terminal.hidden_rooms.begin import begin
from yakata.cli.terminal.hidden_rooms.screen.app import HouseApp
from yakata.words import words_for

SEED, STAGE, TURNS = "lantern", 1, 13


async def draw() -> str:
    game = yakata.load("hidden-rooms")
    bot = make("hidden-rooms", "planner", Random(1))
    with TemporaryDirectory() as folder:
        words = words_for(game, "en", "yakata.cli")
        table = begin(game, {"stage": STAGE}, SEED, words, Path(folder), fresh=True)
        play = table.play
        while not play.over and play.state.turns < TURNS:
            play.apply(bot.choose(Observation(play.view(0), play.choices)))
        app = HouseApp(table, FULL)
        app.animation_level = "none"
        async with app.run_test(size=(84, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            return app.export_screenshot(title="yakata play hidden-rooms")


if __name__ == "__main__":
    svg = re.sub(r"@font-face \{.*?\}", "", asyncio.run(draw()), flags=re.DOTALL)  # the reader's own fonts will do
    Path(__file__).with_name("terminal.svg").write_text(re.sub(r"<!--.*?-->", "", svg), encoding="utf-8")
