"""The outermost door: counts what comes in, answers HEAD, and has a side door for whoever runs the server."""

from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import Litestar

from yakata.kernel import Refusal
from yakata.table.door.context import LANGUAGES, Context
from yakata.table.door.doorman import HEADERS
from yakata.table.door.plain import plain_style
from yakata.table.door.watch import metrics, status
from yakata.table.door.watch.health import Physician
from yakata.table.meters import Meters
from yakata.table.sight.shown import Reason
from yakata.words import Words

HEALTH: Final = "/health"
SIDE: Final = ("/metrics", "/status")
"""Never answered where everybody comes in."""
JSON: Final = "application/json"


class Front:
    """Everything comes through here. ``watch`` is the port of the side door; without one there is none."""

    def __init__(self, app: Any, house: Litestar, watch: int | None = None) -> None:
        self.app = app
        self.house = house
        self.watch = watch
        self._physician: Physician | None = None

    @property
    def context(self) -> Context:
        context: Context = self.house.state.context
        return context

    @property
    def physician(self) -> Physician:
        self._physician = self._physician or Physician(self.context.store)
        return self._physician

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        meters = self.context.store.meters
        meters.sockets += 1
        try:
            if self._at_side(scope):
                await send({"type": "websocket.close", "code": 4404})
            else:
                await self.app(scope, receive, send)
        finally:
            meters.sockets -= 1

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began, sending = perf_counter(), _Sending(send, scope["method"] == "HEAD")
        if sending.head:  # whatever can be got can be asked about
            scope = {**scope, "method": "GET"}
        try:
            if self._at_side(scope):
                await self._operator(scope, sending)
            elif scope["path"] == HEALTH and scope["method"] == "GET":
                await self._health(sending)
            elif scope["path"] in SIDE:
                await self._nothing(scope, sending)
            else:
                await self.app(scope, receive, sending)
        finally:
            self.meters.answered(sending.status, perf_counter() - began)

    @property
    def meters(self) -> Meters:
        return self.context.store.meters

    def _at_side(self, scope: Any) -> bool:
        """By the socket on which it came: nothing that is sent can pretend that."""
        return self.watch is not None and scope.get("server") is not None and scope["server"][1] == self.watch

    async def _operator(self, scope: Any, send: Any) -> None:
        path = scope["path"] if scope["method"] == "GET" else ""
        if path == HEALTH:
            await self._health(send)
        elif path == "/metrics":
            await _say(send, 200, metrics.KIND, metrics.exposition(self.meters).encode())
        elif path in ("/", "/status"):
            health = await self.physician.look()
            await _say(send, 200, status.KIND, status.page(self.context, health, _lang(scope)).encode())
        elif path == status.STYLE:
            await _say(send, 200, "text/css; charset=utf-8", plain_style())
        else:
            await self._nothing(scope, send)

    async def _health(self, send: Any) -> None:
        health = await self.physician.look()
        await _say(send, health.code, JSON, msgspec.json.encode(health))

    async def _nothing(self, scope: Any, send: Any) -> None:
        words = Words(None, _lang(scope), ("yakata.table",))
        refusal = Refusal("nothing-here")
        await _say(send, 404, JSON, msgspec.json.encode(Reason(refusal.key, words.refusal(refusal))))


class _Sending:
    """Keeps what was answered; of an answer to HEAD only the head goes out."""

    def __init__(self, send: Any, head: bool) -> None:
        self.send = send
        self.head = head
        self.status = 500

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif self.head:
            message = {**message, "body": b""}
        await self.send(message)


def _lang(scope: Any) -> str:
    """By what was asked for, else by what the browser speaks."""
    query = scope.get("query_string", b"").decode("latin-1")
    spoken = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return next((lang for lang in LANGUAGES if f"lang={lang}" in query), "ja" if spoken.startswith("ja") else "en")


async def _say(send: Any, code: int, kind: str, body: bytes) -> None:
    head = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *HEADERS,
    ]
    await send({"type": "http.response.start", "status": code, "headers": head})
    await send({"type": "http.response.body", "body": body})
