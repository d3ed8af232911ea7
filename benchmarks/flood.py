"""Floods, and whether others notice: ``python -m benchmarks.flood [--records 16] [--lines 30000] [--onlookers 400]``.

A server in a process of its own on loopback, with all its limits. Floods come from other addresses (127.0.0.2 and so
on): records whose senders go at once, records whose senders wait, tables of bots alone, half-sent requests. Meanwhile
one person asks for a table and another plays, and both are timed. Then onlookers come to one table, and the server's
time on the processor is counted. Memory is that of the server and its children together, from ``/proc``.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import connect

from benchmarks.figure import figure
from yakata.kernel import Play
from yakata.kernel.choices import any_choice
from yakata.registry import load_named

MB = 1 << 20
FLOODS = ("records-too-long", "records-gone", "records-waiting", "bots-alone", "half-requests", "together")
EVERY = 0.02
"""Seconds between two questions of those who must not notice."""


def record(lines: int) -> str:
    """A record of about so many lines: one long game, or many evenings' lines after its last."""
    game = load_named("seance")
    play = Play.prepare(game, game.choose_options({"evenings": 200}), 4, secret="ab" * 32, nonces=["00"] * 4).deal()
    chance = Random(1)
    for ask in play:
        if len(play.entries) >= lines:
            break
        play.apply(any_choice(ask.choices, chance), ask.seat)
    head, _, rest = str(play.record()).partition("\n\n")
    entries = rest.split("\n\n")[0].splitlines()
    while len(entries) < lines:
        entries.append(f"{len(entries) + 1}. {play.header.seats[0]} lay 1")
    return f"{head}\n\n" + "\n".join(entries) + f"\n\nopen: {len(entries)}\n"


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for one in found:
        for tasks in Path(f"/proc/{one}/task").glob("*/children"):
            with suppress(OSError):
                found += map(int, tasks.read_text().split())
    return found


def resident(pid: int) -> int:
    with suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


class House:
    """``yakata serve``, and what it takes."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "yakata", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline().rpartition(":")[2].strip(" /\n"))
        self.most = 0

    def memory(self) -> int:
        """Bytes that it and its children have now."""
        found = sum(map(resident, family(self.process.pid)))
        self.most = max(self.most, found)
        return found

    def seconds(self) -> float:
        """On the processor, of the server alone."""
        user, system = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Person:
    """Somebody with a cookie and an address."""

    def __init__(self, port: int, address: str) -> None:
        self.cut = 0
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Asked again where the line was closed meanwhile, as a browser does; a move has its key."""
        for _ in range(3):
            with suppress(httpx.TransportError):
                return await self.http.request(method, f"/api{path}", json=body)
            self.cut += 1
        raise ConnectionError(path)

    async def open(self, game: str, kinds: list[str], **more: Any) -> httpx.Response:
        return await self.ask("POST", "/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds], **more})


async def wire(port: int, address: str, data: bytes, *, stay: float = 0.0) -> None:
    """Sends this from that address, and goes."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(data)
        await writer.drain()
        with suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), stay or 0.01)
        writer.close()


def http(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


async def timed(until: asyncio.Event, ask: Callable[[], Awaitable[Any]]) -> list[float]:
    """How long each answer took, in milliseconds."""
    took: list[float] = []
    while not until.is_set():
        begun = perf_counter()
        await ask()
        took.append(1000 * (perf_counter() - begun))
        await asyncio.sleep(EVERY * 2)
    return took


async def plays(person: Person, until: asyncio.Event) -> list[float]:
    """Moves of somebody who plays alone; a new table where one is over."""
    took: list[float] = []
    table, number = "", 0
    while not until.is_set():
        if not table:
            answer = await person.open("hidden-rooms", ["me"], options={"stage": 1})
            table, state = answer.json()["table"]["id"], answer.json()["state"]
        number += 1
        move = {"version": state["version"], "key": f"k{number}", "choice": state["choices"][0]["text"]}
        begun = perf_counter()
        answer = await person.ask("POST", f"/tables/{table}/moves", move)
        took.append(1000 * (perf_counter() - begun))
        state = (await person.ask("GET", f"/tables/{table}")).json()["state"]
        if not state["choices"]:
            table = ""
        await asyncio.sleep(EVERY * 6)
    return took


def p99(took: list[float]) -> float:
    return quantiles(took, n=100)[98] if len(took) > 1 else 0.0


async def weigh(house: House, until: asyncio.Event) -> None:
    while not until.is_set():
        house.memory()
        await asyncio.sleep(0.1)


class Flood:
    """What comes in, from a process of its own: what it does itself must not look like what others wait for."""

    def __init__(self, port: int, records: int, lines: int, seconds: float) -> None:
        self.port, self.records, self.seconds = port, records, seconds
        self.long = http("/api/replay", json.dumps({"record": record(lines)}).encode())
        self.fitting = http("/api/replay", json.dumps({"record": record(11_000)}).encode())

    def comes(self, name: str) -> None:
        asyncio.run(getattr(self, name.replace("-", "_"))())

    async def calm(self) -> None:
        """Nothing."""

    async def records_too_long(self) -> None:
        await self._gone(self.long)

    async def records_gone(self) -> None:
        await self._gone(self.fitting)

    async def _gone(self, data: bytes) -> None:
        await asyncio.gather(*(wire(self.port, f"127.0.0.{20 + n % 4}", data) for n in range(self.records)))

    async def records_waiting(self) -> None:
        wires = (wire(self.port, f"127.0.1.{1 + n}", self.fitting, stay=self.seconds) for n in range(self.records))
        await asyncio.gather(*wires)

    async def bots_alone(self) -> None:
        for n in range(60):
            await Person(self.port, f"127.0.2.{1 + n // 4}").open("seance", ["bot"] * 4, options={"evenings": 200})

    async def half_requests(self) -> None:
        half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
        await asyncio.gather(*(wire(self.port, f"127.0.3.{1 + n % 8}", half, stay=self.seconds) for n in range(400)))

    async def together(self) -> None:
        await asyncio.gather(
            self.records_too_long(),
            self.records_gone(),
            self.records_waiting(),
            self.bots_alone(),
            self.half_requests(),
        )


async def beside(house: House, flood: Flood, name: str, seconds: float) -> tuple[list[float], list[float]]:
    """What others notice while this flood comes, and for some time after it."""
    until = asyncio.Event()
    looks, player = Person(house.port, "127.0.0.1"), Person(house.port, "127.0.0.9")
    table = (await looks.open("seance", ["me", "open", "open", "open"])).json()["table"]["id"]
    house.most = 0
    asked = asyncio.ensure_future(timed(until, lambda: looks.ask("GET", f"/tables/{table}")))
    played = asyncio.ensure_future(plays(player, until))
    weighed = asyncio.ensure_future(weigh(house, until))
    await asyncio.sleep(0.5)
    flooding = get_context("spawn").Process(target=flood.comes, args=(name,), daemon=True)
    flooding.start()
    await asyncio.sleep(seconds)
    until.set()
    found = await asked, await played
    if looks.cut + player.cut:
        print(f"lines that were closed: {looks.cut + player.cut}", flush=True)
    flooding.kill()
    await weighed
    return found


async def floods(house: House, options: argparse.Namespace) -> None:
    flood = Flood(house.port, options.records, options.lines, options.seconds)
    calm = await beside(house, flood, "calm", 5)
    print(f"calm: GET p99 {p99(calm[0]):.1f} ms, moves p99 {p99(calm[1]):.1f} ms, {house.most / MB:.0f} MB", flush=True)
    for name in FLOODS:
        asked, played = await beside(house, flood, name, options.seconds)
        print(
            f"{name}: GET median {median(asked):.1f}, p99 {p99(asked):.1f}, most {max(asked):.1f} ms of {len(asked)};"
            f" moves p99 {p99(played):.1f} ms of {len(played)}; {house.most / MB:.0f} MB",
            flush=True,
        )
        figure(f"flood-{name}-get-p99-ms", p99(asked), p99(calm[0]), "ours<=100", p99(asked) / p99(calm[0]))
        figure(f"flood-{name}-move-p99-ms", p99(played), p99(calm[1]), "ours<=100", p99(played) / p99(calm[1]))
        figure(f"flood-{name}-memory-mb", house.most / MB, 500, "ours<=500", house.most / MB / 500)


async def onlookers(house: House, count: int) -> None:
    host = Person(house.port, "127.0.0.1")
    answer = await host.open("betrayal", ["me", "bot", "bot"])
    table = answer.json()["table"]["id"]
    sockets: list[Any] = []
    before = house.seconds()
    begun = perf_counter()
    for n in range(count):
        address = f"127.0.{10 + n // 50}.{1 + n % 50}"
        uri = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
        socket = await connect(uri, local_addr=(address, 0), compression=None, proxy=None)
        kinds = [json.loads(await socket.recv())["type"] for _ in range(2)]
        assert kinds == ["table", "state"], kinds
        sockets.append(socket)
    took, spent = perf_counter() - begun, house.seconds() - before
    print(
        f"{count} onlookers: {spent:.2f} s on the processor in {took:.1f} s, {house.memory() / MB:.0f} MB", flush=True
    )
    figure("onlookers-cpu-seconds-of-40", spent / count * 40, 4.7, "ours<peer", spent / count * 40 / 4.7)
    await asyncio.gather(*(socket.close() for socket in sockets))


async def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--records", type=int, default=16)
    reader.add_argument("--lines", type=int, default=30_000)
    reader.add_argument("--onlookers", type=int, default=400)
    reader.add_argument("--seconds", type=float, default=15.0)
    options = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            await floods(house, options)
            await onlookers(house, options.onlookers)
        finally:
            house.stop()


if __name__ == "__main__":
    os.environ.pop("http_proxy", None)
    asyncio.run(main())
