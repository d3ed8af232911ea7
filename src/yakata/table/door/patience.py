"""Requests that never end: so long is waited for a head, so long for a body, and so many wait for one address."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Any, ClassVar, Final

from litestar.exceptions import HTTPException
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from yakata.table.door.proxies import Proxies

HEAD: Final = 10.0
"""Seconds until the head of a request must be there."""
BODY: Final = 15.0
"""The same of a body, and a second more for each so many bytes that have come."""
PACE: Final = 16 * 1024
HALF: Final = 64
"""Connections of one address that have not yet said what they want; more are closed at once."""


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # whichever the server has
    """uvicorn waits for ever for the rest of a head. This does not."""

    proxies = Proxies()
    head = HEAD
    half: ClassVar[Counter[str]] = Counter()
    most = HALF
    _waiting: asyncio.TimerHandle | None = None
    _host = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        if 0 < self.most <= self.half[self._host] and not self.proxies.trusts(self._host):
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        before = self.scope
        super().data_received(data)
        if self.scope is not before:
            self._begun()
        elif self._waiting is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._begun()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.half[self._host] += 1
        self._waiting = self.loop.call_later(self.head, self._enough)

    def _begun(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
            self.half[self._host] -= 1
            if not self.half[self._host]:
                del self.half[self._host]

    def _enough(self) -> None:
        self._begun()
        self.transport.close()


def patient(proxies: Proxies, head: float = HEAD, most: int = HALF) -> type[PatientProtocol]:
    """The protocol for one server: it trusts these proxies to send what they have begun."""
    parts = {"proxies": proxies, "half": Counter(), "head": head, "most": most}
    return type("HouseProtocol", (PatientProtocol,), parts)


def in_time(receive: Any, body: float = BODY) -> Any:
    """A body that comes too slowly is not waited for."""
    begun, come, whole = monotonic(), 0, False

    async def receiving() -> Any:
        nonlocal come, whole
        if whole:
            return await receive()
        left = begun + body + come / PACE - monotonic()
        try:
            message = await asyncio.wait_for(receive(), max(0.0, left))
        except TimeoutError:
            raise HTTPException(status_code=408) from None
        come += len(message.get("body", b""))
        whole = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return receiving
