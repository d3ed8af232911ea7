"""A bot of your own: python examples/bot.py http://localhost:8377/t/8f1c0d2e5a7b9c3d (a table with an open seat)."""

import asyncio
import json
import random
import sys
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def think(state: dict) -> str:
    """Yours to write: ``state["view"]`` is all that this seat can see."""
    return random.choice(state["choices"])["text"]


async def play(address: str, name: str = "a visitor") -> str:
    house, table = urlsplit(address), address.rstrip("/").rpartition("/")[2]
    path = f"{house.netloc}/api/tables/{table}"
    async with httpx.AsyncClient(base_url=f"{house.scheme}://{path}") as client:
        seats = (await client.get("")).json()["table"]["seats"]
        seat = next(seat["seat"] for seat in seats if seat["kind"] == "open")
        (await client.post("/sit", json={"seat": seat, "name": name})).raise_for_status()
        cookie = {"Cookie": f"yakata={client.cookies['yakata']}"}
    live = f"{house.scheme.replace('http', 'ws')}://{path}/live"
    while True:  # cut off, it comes back, and the table goes on where it was
        with suppress(ConnectionClosed):
            async with connect(live, additional_headers=cookie) as line:
                while not (state := json.loads(await line.recv())).get("result"):
                    if state.get("choices"):
                        move = {"type": "move", "version": state["version"], "key": str(state["version"])}
                        await line.send(json.dumps(move | {"choice": think(state)}))
                return state["result"]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
