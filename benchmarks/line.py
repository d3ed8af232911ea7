"""What a table tells its seats: how fast, how much, and what it costs the server.

    python -m benchmarks.line [--tables 32] [--moves 300] [--rounds 1] [--whole] [--only betrayal,hako-onna,late,paced]

A ``yakata serve --unlimited`` with SQLite on loopback, and this process, which plays at its tables over real sockets:
five seats of five persons each, in English, every choice one of those offered. Processor time is the server's own, of
all its threads, as the kernel counts it: the figure to trust where others use the machine. ``--whole`` asks for whole
states.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import uvloop

from benchmarks.figure import figure
from benchmarks.line_tables import Table, Tables

SEATS = 5
WARM = 5
"""Moves a table before anything is counted."""
PACE = 200
EARLY, LATE, WINDOW = 5, 500, 10
CHANGES = "&changes=1"


class Server:
    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process, self.port = process, port

    def spent(self) -> float:
        """Seconds of processor time so far, of all threads."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "yakata", "serve", "--data", folder, "--port", "0", "--unlimited")
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            assert process.stdout is not None
            line = next(line for line in process.stdout if "the table is at" in line)
            yield Server(process, int(line.rpartition(":")[2].strip(" /\n")))
        finally:
            process.terminate()
            process.wait(timeout=20)


async def busy(server: Server, game: str, count: int, moves: int, query: str) -> tuple[float, float, list[int]]:
    """All tables as fast as they go: moves a second, milliseconds of processor time a move, bytes a seat a move."""
    tables = Tables(server.port, game, count, SEATS, query)
    await tables.open()
    tables.play(lambda table: True)
    await tables.made(WARM * count)
    tables.sizes.clear()
    before, spent, began = tables.moves, server.spent(), perf_counter()
    await tables.made(before + moves * count)
    made, spent, took = tables.moves - before, server.spent() - spent, perf_counter() - began
    tables.close()
    return made / took, 1000 * spent / made, sorted(tables.sizes)


async def paced(server: Server, count: int, moves: int, query: str) -> float:
    """So many moves a second over all tables: milliseconds until all seats have heard of 99 in 100 moves."""
    tables = Tables(server.port, "betrayal", count, SEATS, query)
    await tables.open()
    random, began, made, skipped = Random(1), perf_counter(), 0, 0
    while (now := perf_counter() - began) < (WARM + moves) * count / PACE:
        if now < WARM * count / PACE:
            tables.latencies.clear()
        while made < now * PACE:
            made += 1
            ready = [table for table in tables.all if table.ready and not table.over]
            skipped += not ready
            if ready:
                random.choice(ready).choose()
        await asyncio.sleep(0.001)
    late = sorted(tables.latencies)
    tables.close()
    rate, middle = PACE * len(late) / (moves * count), 1000 * median(late)
    print(f"paced: {rate:.0f} moves a second, {skipped} skipped, median {middle:.1f} ms")
    return 1000 * late[len(late) * 99 // 100]


async def late(server: Server, count: int, query: str) -> tuple[float, float]:
    """Milliseconds of processor time a move, early in the same games and late in those that last so long."""
    tables = Tables(server.port, "betrayal", count, SEATS, query, lasts=True)
    await tables.open()
    tables.replaces = False
    found = []
    for middle in (EARLY, LATE):
        await until(tables, middle - WINDOW // 2)
        moves, spent = tables.moves, server.spent()
        await until(tables, middle + WINDOW // 2)
        moves, spent = tables.moves - moves, server.spent() - spent
        found.append(1000 * spent / moves)
        print(f"around move {middle}: {moves} moves at {sum(not table.over for table in tables.all)} tables")
    tables.close()
    return found[0], found[1]


async def until(tables: Tables, version: int) -> None:
    def going(table: Table) -> bool:
        return table.version < version

    tables.play(going)
    while any(not table.over and (going(table) or not table.ready) for table in tables.all):
        await asyncio.sleep(0.002)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--moves", type=int, default=300, help="at each table")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--only", default="betrayal,hako-onna,late,paced")
    ask = parser.parse_args()
    query = "" if ask.whole else CHANGES
    goals = {"betrayal": (1200, 0.8, 1500), "hako-onna": (1800, 0.35, 1000)}
    for game in [name for name in goals if name in ask.only.split(",")]:
        found = []
        for _ in range(ask.rounds):
            with serving() as server:
                found.append(uvloop.run(busy(server, game, ask.tables, ask.moves, query)))
        rate, cpu = median(one[0] for one in found), median(one[1] for one in found)
        sizes = sorted(size for one in found for size in one[2])
        middle, most = sizes[len(sizes) // 2], sizes[len(sizes) * 95 // 100]
        wanted = goals[game]
        figure(f"line-{game}-moves-per-second", rate, wanted[0], f"ours>={wanted[0]}", rate / wanted[0])
        figure(f"line-{game}-cpu-ms-a-move", cpu, wanted[1], f"ours<={wanted[1]}", wanted[1] / cpu)
        figure(f"line-{game}-bytes-median", middle, wanted[2], f"ours<={wanted[2]}", wanted[2] / middle)
        figure(f"line-{game}-bytes-95", most, 6000, "ours<=6000", 6000 / most)
    if "late" in ask.only:
        with serving() as server:
            early, then = uvloop.run(late(server, ask.tables, query))
        print(f"{early:.2f} ms a move around move {EARLY}, {then:.2f} around move {LATE}")
        figure("line-move-500-against-move-5", then / early, 1.2, "ours<=1.2", 1.2 * early / then)
    if "paced" in ask.only:
        with serving() as server:
            tail = uvloop.run(paced(server, ask.tables, ask.moves, query))
        figure("line-200-paced-p99-ms", tail, 10, "ours<=10", 10 / tail)


if __name__ == "__main__":
    main()
