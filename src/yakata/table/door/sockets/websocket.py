"""A WebSocket as plain ASGI: no layers between the table and the line."""

from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qsl

from yakata.table.door.sockets.frames import EXTENSION

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class HungUp(Exception):
    """The other side has gone."""


class WebSocket:
    """One socket: text in, text out."""

    def __init__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        line = scope.get("extensions", {}).get(EXTENSION)
        self.say_now: Callable[[bytes], bool] = _not_now if line is None else line.say
        """Text out without waiting; ``False`` where that cannot be."""
        self.query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        self.cookies = _cookies(scope["headers"])
        self.address = scope["client"][0] if scope.get("client") else "-"

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def hear(self) -> str | bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise HungUp
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def say(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def hang_up(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})


def _not_now(text: bytes) -> bool:
    return False


def _cookies(headers: list[tuple[bytes, bytes]]) -> dict[str, str]:
    found = b"; ".join(value for name, value in headers if name == b"cookie").decode("latin-1")
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(found).items()}
    except CookieError:
        return {}
