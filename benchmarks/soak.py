"""The soak: tables come and go for an hour, and memory must stay where it is.

python -m benchmarks.soak [--minutes 60] [--players 6] [--settled 20]

Players play table after table to its end, prove its record and open the next; others come by a socket, look and go.
Every
half minute the memory of the server and of its processes is written down. The figure is the drift from when it has
settled to the end, by the least squares, over the whole of that time.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import linear_regression, median
from threading import Event, Thread
from time import perf_counter, sleep

from websockets.sync.client import connect

from benchmarks.crash_drill import Player, Server
from benchmarks.figure import figure

EVERY = 30.0
MOST = 3.0
"""Percent that count as flat."""
THOUGHT = 0.02
"""Seconds that a player thinks."""
MEGABYTE = 1 << 20


class Thinker(Player):
    def _step(self) -> None:
        sleep(THOUGHT)
        super()._step()


def come_and_go(server: Server, players: list[Player], stopping: Event) -> None:
    """Somebody looks on for a moment, at one table after the other."""
    rng = Random(0)
    while not stopping.is_set():
        table = rng.choice(players).table
        if table:
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", proxy=None) as line:
                line.recv(timeout=10)
                sleep(rng.uniform(0.0, 0.5))
        sleep(0.05)


def family(ident: int) -> list[int]:
    """The process and those it has started."""
    found = [ident]
    for task in Path(f"/proc/{ident}/task").glob("*/children"):
        for child in task.read_text().split():
            found += family(int(child))
    return found


def memory(ident: int) -> float:
    """Megabytes that are theirs alone, or shared among them."""
    pages = os.sysconf("SC_PAGE_SIZE")
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) * pages for one in family(ident)) / MEGABYTE


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--minutes", type=float, default=60.0)
    asked.add_argument("--players", type=int, default=6)
    asked.add_argument("--settled", type=float, default=20.0, help="minutes until memory must have settled")
    options = asked.parse_args()
    stopping, began = Event(), perf_counter()
    seen: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--data", folder)
        players: list[Player] = [Thinker(server, number, stopping) for number in range(options.players)]
        visitors = Thread(target=come_and_go, args=(server, players, stopping), daemon=True)
        try:
            for thread in (*players, visitors):
                thread.start()
            while (minutes := (perf_counter() - began) / 60) < options.minutes:
                seen.append((minutes, memory(server.process.pid)))
                moves = sum(player.sent for player in players)
                print(f"{minutes:5.1f} min  {seen[-1][1]:6.1f} MB  {moves} moves", flush=True)
                sleep(EVERY)
            stopping.set()
            for player in players:
                player.join(60)
        finally:
            server.stop()
    faults = [fault for player in players for fault in player.faults]
    for fault in faults:
        print(fault)
    games = sum(player.finished for player in players)
    after = [(at, size) for at, size in seen if at >= options.settled]
    slope, _ = linear_regression(*zip(*after, strict=True))
    middle = median(size for _, size in after)
    drift = 100 * slope * (after[-1][0] - after[0][0]) / middle
    print(f"{games} games to their end; {middle:.0f} MB from minute {options.settled:.0f} on, drift {drift:+.1f} %")
    figure("soak-drift-percent", drift, 0, f"ours<={MOST:.0f}", drift / MOST)
    return bool(faults) or drift > MOST


if __name__ == "__main__":
    sys.exit(main())
