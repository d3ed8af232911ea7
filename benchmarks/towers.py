"""A hundred towers at once do not slow other tables: how long others' moves take, with discs falling and without.

    python -m benchmarks.towers [--towers 100] [--seconds 10]

One server with its physics in processes of its own. Four guests move as fast as they can at tables of a game without
discs; then a hundred nights let discs fall again and again beside them. The figure is the ratio of the moves' p99.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

MOVERS = 4
NIGHT = {"mask": "off", "options": {"noise": "tower", "house": "balanced"}}
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "bot", "bot": "timid"}]


@asynccontextmanager
async def served() -> AsyncIterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "yakata", "serve", "--data", folder, "--port", "0", "--unlimited")
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            port = process.stdout.readline().rpartition(":")[2].strip(" /\n")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=30)


class Player:
    """Somebody alone at a table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)
        self.state: dict[str, Any] = {}
        self.table = ""
        self.moves = self.fell = 0

    async def sit(self, game: str, seats: list[dict[str, str]], **more: Any) -> None:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        answer.raise_for_status()
        self.table = answer.json()["table"]["id"]

    def line(self) -> connect:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        cookie = {"Cookie": f"yakata={self.http.cookies['yakata']}"}
        return connect(address, additional_headers=cookie, proxy=None, compression=None, max_size=None)

    async def next(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "state":
            self.state = message
        self.fell += message["type"] == "tower"
        return message

    async def say(self, socket: ClientConnection, choice: str) -> None:
        self.moves += 1
        move = {"type": "move", "version": self.state["version"], "key": f"k{self.moves}", "choice": choice}
        await socket.send(json.dumps(move))


async def mover(url: str, until: float, took: list[float]) -> None:
    """First choice, again and again; a game that is over is begun anew."""
    player = Player(url)
    while time.perf_counter() < until:
        await player.sit("hidden-rooms", [{"kind": "me"}], options={"stage": 1})
        async with player.line() as socket:
            while not player.state:
                await player.next(socket)
            while player.state["choices"] and time.perf_counter() < until:
                began, before = time.perf_counter(), player.state["version"]
                await player.say(socket, player.state["choices"][-1]["text"])
                while player.state["version"] == before:
                    await player.next(socket)
                took.append(time.perf_counter() - began)
                await asyncio.sleep(0.01)
        player.state = {}
    await player.http.aclose()


async def tower(url: str, ready: asyncio.Semaphore, go: asyncio.Event, stop: asyncio.Event, fell: list[int]) -> None:
    """A night in which a disc is let go whenever it can be; it stands ready before the others begin."""
    player = Player(url)
    await player.sit("hako-onna", BOTS, **NIGHT)
    async with player.line() as socket:
        while not stop.is_set():
            view = player.state.get("view", {})
            if view.get("result"):
                break
            if player.state.get("choices"):
                texts = [choice["text"] for choice in player.state["choices"]]
                laying = view["prompt"] in ("noise", "lay-again")
                if laying and not go.is_set():
                    ready.release()
                    await go.wait()
                before = player.state["version"]
                await player.say(socket, texts[0] if laying else "end" if "end" in texts else texts[-1])
                while player.state["version"] == before:
                    if (await player.next(socket))["type"] == "refused":
                        break
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await player.next(socket)
    fell[0] += player.fell
    ready.release()
    await player.http.aclose()


async def p99(url: str, seconds: float) -> tuple[float, int]:
    took: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(mover(url, until, took) for _ in range(MOVERS)))
    if not took:
        raise SystemExit("not one move was made in that time")
    took.sort()
    return took[int(len(took) * 0.99)], len(took)


async def measure(towers: int, seconds: float) -> dict[str, float]:
    async with served() as url:
        await p99(url, seconds)  # warm
        alone, moves = await p99(url, seconds)
        ready, go, stop, fell = asyncio.Semaphore(0), asyncio.Event(), asyncio.Event(), [0]
        nights = [asyncio.create_task(tower(url, ready, go, stop, fell)) for _ in range(towers)]
        for _ in nights:
            await ready.acquire()
        go.set()
        beside, more = await p99(url, seconds)
        stop.set()
        await asyncio.gather(*nights, return_exceptions=True)
        return {
            "p99 alone, ms": alone * 1000,
            "moves alone": moves,
            f"p99 beside {towers} towers, ms": beside * 1000,
            "moves beside": more,
            "discs fallen": fell[0],
            "ratio": beside / alone,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--towers", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    for name, value in asyncio.run(measure(args.towers, args.seconds)).items():
        print(f"{name:32}{value:10.2f}")


if __name__ == "__main__":
    main()
