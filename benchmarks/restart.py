"""A restart: everybody's sockets come back at once to tables that lie in the store alone.

    python -m benchmarks.restart [--tables 2000] [--moves 200] [--within 2] [--killed]

Half of the tables play Betrayal, half Hako Onna, with so many moves behind them; two sockets of each come back within
so many seconds, as pages do, and want what came since the version they have. Meanwhile four guests play elsewhere: how
long their moves take, alone and beside the crowd. ``--killed``: the server before was killed and took no last
snapshots. Then somebody with fifty tables that are not in memory asks for the list of them.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from sqlalchemy import Connection, insert, select

from benchmarks.figure import figure
from benchmarks.towers import mover
from yakata.table.lobby.people import People
from yakata.table.lobby.tables import House
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.live_table import LiveTable
from yakata.table.store import Store, default_url, schema
from yakata.table.store.tokens import fresh_id, fresh_token, hashed

GAMES = (("betrayal", 3), ("hako-onna", 3))
PLAYED = 6
"""Evenings of each game that are played; the other tables are copies of them."""
MOVERS = 4
COLD = 50
PATIENCE = 120.0


class Coming(NamedTuple):
    """A socket that will come back."""

    table: str
    seat: int
    cookie: str
    since: int


# What was before


async def evening(house: House, owner: Any, game: str, seats: int, moves: int, seed: int) -> LiveTable:
    """A running table with so many moves behind it."""
    for attempt in range(100):
        table = await house.open(NewTable(game, [SeatWish("me")] * seats, mask="off"), owner)
        rng = Random(f"{game} {seed} {attempt}")
        while table.version < moves and table.prepared.ask is not None:
            ask = table.prepared.ask
            await table.move(ask.seat, table.shown(ask.seat), f"k{table.version}", str(rng.choice(ask.choices)))
        if not table.over:
            return table
        moves = moves * 9 // 10  # this game does not go on for so long
    raise SystemExit(f"no evening of {game} is long enough")


async def furnish(folder: Path, tables: int, moves: int, killed: bool) -> list[Coming]:
    """So many running tables in the store."""
    store = Store(default_url(folder))
    house = House(store, lambda table: None)
    owner, _ = await People(store).welcome()
    played = [
        await evening(house, owner, game, seats, moves, number) for game, seats in GAMES for number in range(PLAYED)
    ]
    if killed:
        await asyncio.gather(*(written for table in played for written in table.snapshots_later))
    else:
        await house.keep_all()
    versions = {table.id: [table.shown(seat) for seat in range(len(table.seats))] for table in played}
    coming: list[Coming] = []

    def copy_all(connection: Connection) -> None:
        for number in range(tables):
            source = played[number % len(played)].id
            coming.extend(copied(connection, source, versions[source]))

    await store.with_connection(copy_all)
    await asyncio.to_thread(store.close)
    return coming


def copied(connection: Connection, source: str, versions: list[int]) -> list[Coming]:
    """The same table once more, with people of its own."""
    table = fresh_id()
    [row] = connection.execute(select(schema.tables).where(schema.tables.c.id == source)).mappings()
    connection.execute(insert(schema.tables), [{**row, "id": table}])
    for kept in (schema.moves, schema.snapshots):
        rows = connection.execute(select(kept).where(kept.c.table_id == source)).mappings().all()
        connection.execute(insert(kept), [{**row, "table_id": table} for row in rows])
    coming = []
    for row in connection.execute(select(schema.seats).where(schema.seats.c.table_id == source)).mappings().all():
        token, person = fresh_token(), fresh_id()
        new = {
            "id": person,
            "token": hashed(token),
            "name": f"guest {row['seat']}",
            "lang": "en",
            "created": time.time(),
        }
        connection.execute(insert(schema.persons), [new])
        connection.execute(insert(schema.seats), [{**row, "table_id": table, "person": person}])
        coming.append(Coming(table, row["seat"], token, versions[row["seat"]]))
    return coming[:2]


def with_cold_tables(folder: Path) -> str:
    """Somebody who sits at fifty tables; their cookie."""

    async def seat() -> str:
        store = Store(default_url(folder))
        person, token = await People(store).welcome("Aki")

        def take(connection: Connection) -> None:
            at = select(schema.seats.c.table_id).where(schema.seats.c.seat == 2).limit(COLD)
            mine = schema.seats.c.table_id.in_(at), schema.seats.c.seat == 2
            connection.execute(schema.seats.update().where(*mine).values(person=person.id))

        await store.with_connection(take)
        await asyncio.to_thread(store.close)
        return token

    return asyncio.run(seat())


# Coming back


async def come_back(port: int, one: Coming, after: float) -> float:
    """Seconds from its coming until it is served, as a socket without a library that would cost more than the rest."""
    await asyncio.sleep(after)
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    writer.write(
        f"GET /api/tables/{one.table}/live?since={one.since}&seat={one.seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: yakata={one.cookie}\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head[:20]:
        raise SystemExit(f"refused: {head[:80]!r}")
    held = b""
    while b'"type":"state"' not in held:
        new = await reader.read(2**16)
        if not new:
            raise SystemExit("a socket was closed")
        held = held[-20:] + new
    took = time.perf_counter() - began
    _open.append((reader, writer))  # it stays
    return took


_open: list[Any] = []


def crowd(port: int, coming: list[Coming], within: float, answers: "Queue[Any]", done: Any) -> None:
    """All of them, in a process of their own; they stay until everything is measured."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rng = Random(1)

    async def come() -> None:
        began = time.perf_counter()
        took = await asyncio.gather(*(come_back(port, one, rng.uniform(0, within)) for one in coming))
        answers.put((time.perf_counter() - began, sorted(took)))
        await asyncio.to_thread(done.wait)

    asyncio.run(come())


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    command = (sys.executable, "-m", "yakata", "serve", "--data", str(folder), "--port", "0", "--unlimited")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline().rpartition(":")[2].strip(" /\n"))
        httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=PATIENCE, trust_env=False).raise_for_status()
        yield process, port
    finally:
        process.terminate()
        process.wait(timeout=60)


def cpu(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


async def others(port: int, seconds: float, until: asyncio.Event | None = None) -> list[float]:
    """How long moves take at other tables; ``until`` something, or for so many seconds."""
    took: list[float] = []
    players = [
        asyncio.create_task(mover(f"http://127.0.0.1:{port}", time.perf_counter() + seconds, took))
        for _ in range(MOVERS)
    ]
    if until is not None:
        await until.wait()
        for player in players:
            player.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*players)
    return took


async def measured(port: int, pid: int, coming: list[Coming], within: float) -> dict[str, float]:
    context = get_context("spawn")
    answers, done = context.Queue(), context.Event()
    await others(port, 2)
    alone = await others(port, 4)
    process = context.Process(target=crowd, args=(port, coming, within, answers, done), daemon=True)
    before = cpu(pid)
    process.start()
    over = asyncio.Event()

    async def wait() -> Any:
        while answers.empty():
            await asyncio.sleep(0.05)
            if not process.is_alive():
                raise SystemExit("not all came back")
        over.set()
        return answers.get()

    waiting = asyncio.create_task(wait())
    beside = await others(port, PATIENCE, over)
    seconds, took = await waiting
    used = cpu(pid) - before
    done.set()
    return {
        "others' p99 alone, ms": p99(alone) * 1000,
        "others' p99 beside, ms": p99(beside) * 1000,
        "others' longest beside, ms": max(beside) * 1000,
        "others' moves beside": len(beside),
        "all served within, s": seconds,
        "a socket's wait, median, s": took[len(took) // 2],
        "a socket's longest wait, s": took[-1],
        "CPU of the server, s": used,
        "CPU a table, ms": used / (len(coming) / 2) * 1000,
    }


def asked_for_the_list(port: int, pid: int, cookie: str) -> tuple[float, float]:
    """Milliseconds of the clock and of the processor for the first time that somebody asks for their tables."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as client:
        client.get("/api/me").raise_for_status()
        client.cookies.set("yakata", cookie)
        before, began = cpu(pid), time.perf_counter()
        answer = client.get("/api/me").raise_for_status().json()
        took = time.perf_counter() - began
        assert len(answer["tables"]) == COLD
        return took * 1000, (cpu(pid) - before) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--within", type=float, default=2.0)
    parser.add_argument("--killed", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        coming = asyncio.run(furnish(folder, wish.tables, wish.moves, wish.killed))
        moves = sum(one.since for one in coming) / len(coming)
        print(f"{wish.tables} running tables of {moves:.0f} moves as their seats count, {len(coming)} sockets")
        with served(folder) as (process, port):
            found = asyncio.run(measured(port, process.pid, coming, wish.within))
        cookie = with_cold_tables(folder)
        with served(folder) as (process, port):
            clock, processor = asked_for_the_list(port, process.pid, cookie)
    for what, value in found.items():
        print(f"{what:32}{value:10.2f}")
    print(f"{'the list of 50 cold tables, ms':32}{clock:10.2f}")
    print(f"{'CPU for it, ms':32}{processor:10.2f}")
    beside, within = found["others' p99 beside, ms"], found["all served within, s"]
    figure("restart-others-p99-ms", beside, 100, "ours<=100", 100 / beside)
    figure("restart-all-served-s", within, 10, "ours<=10", 10 / within)
    figure("restart-list-of-50-cold-tables-ms", clock, 100, "ours<=100", 100 / clock)


if __name__ == "__main__":
    main()
