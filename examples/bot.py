"""A bot of your own: sits down at an open seat and plays. Give it the address of a table.

python examples/bot.py http://localhost:8377/t/8f1c0d2e5a7b9c3d
"""

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
    async with httpx.AsyncClient(base_url=f"{house.scheme}://{house.netloc}/api/tables/{table}") as client:
        seats = (await client.get("")).json()["table"]["seats"]
        seat = next(seat["seat"] for seat in seats if seat["kind"] == "open")
        (await client.post("/sit", json={"seat": seat, "name": name})).raise_for_status()
        cookie = client.cookies["yakata"]
    scheme = "wss" if house.scheme == "https" else "ws"
    live = f"{scheme}://{house.netloc}/api/tables/{table}/live"
    async for socket in connect(live, additional_headers={"Cookie": f"yakata={cookie}"}):
        with suppress(ConnectionClosed):  # then it comes back, and the table goes on where it was
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "state":
                    continue
                if message["result"]:
                    return message["result"]
                if message["choices"]:
                    version = message["version"]
                    move = {"type": "move", "version": version, "key": str(version), "choice": think(message)}
                    await socket.send(json.dumps(move))
    return ""


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
