"""The example bot of examples/bot.py: as it is started by hand."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.table.servers import PATIENCE, Guest, Server

Guests = Callable[..., list[Guest]]
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_it_has_forty_lines() -> None:
    assert len(BOT.read_text().splitlines()) <= 40


def test_bots_from_outside_sit_down_and_play_to_the_end(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("seance", "me", "open", "open", "bot:random")
    live = aki.live(table)
    bots = []
    for seat in (1, 2):
        bots.append(
            subprocess.Popen([sys.executable, str(BOT), f"{house.url}/t/{table}"], stdout=subprocess.PIPE, text=True)
        )
        while live.wait("table")["table"]["seats"][seat]["kind"] == "open":
            pass
    while not live.state.get("result"):
        if not live.state.get("choices"):
            live.next()
        else:
            live.until(live.move(live.state["choices"][0]["text"])["version"])
    assert [bot.communicate(timeout=PATIENCE)[0].strip() for bot in bots] == [live.state["result"]] * 2
