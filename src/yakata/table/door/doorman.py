"""The doorman: looks at every request before the house does."""

import re
from functools import cache
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec

from yakata.table.door.context import COOKIE
from yakata.table.door.limits import Buckets, Limits
from yakata.table.door.patience import in_time
from yakata.table.door.proxies import Proxies
from yakata.table.sight.shown import Reason
from yakata.table.store.tokens import hashed
from yakata.words import Words

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}
NAME_TAG = re.compile(rf"(?:^|; ?){COOKIE}=([\w-]{{1,80}})")


class Doorman:
    """Origin, pace and headers. What is refused never reaches the house."""

    def __init__(self, app: Any, live: Any, limits: Limits, proxies: Proxies | None = None) -> None:
        self.app = app
        self.live = live
        self.proxies = proxies or Proxies()
        self._addresses = Buckets(*limits.requests)
        self._persons = Buckets(*limits.requests)
        self._knocks = Buckets(*limits.knocks)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.proxies.seen_through(scope)
        headers = dict(scope["headers"])
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if not _is_text(scope):
            await _refuse(scope, send, 400, "not-understood")
        elif unsafe and not _same_origin(headers):
            await _refuse(scope, send, 403, "not-from-here")
        elif scope["path"].startswith("/api") and not self._may_ask(scope, headers):
            await _refuse(scope, send, 429, "too-many")
        elif scope["type"] == "websocket":
            await self.live(scope, receive, send)
        else:
            await self.app(scope, in_time(receive), _with_headers(send))

    def _may_ask(self, scope: Any, headers: dict[bytes, bytes]) -> bool:
        """By the address, and by the name tag where there is one: another address is no way round it.

        Sockets with a name tag have an allowance of their own, so that a household can come back together. Whose tag is
        of nobody is counted as a stranger inside.
        """
        client = scope["client"][0] if scope.get("client") else "-"
        tag = NAME_TAG.search(headers.get(b"cookie", b"").decode("latin-1"))
        addresses = self._addresses if scope["type"] == "http" or tag is None else self._knocks
        return addresses.take(client) and (tag is None or self._persons.take(hashed(tag[1])))


def _is_text(scope: Any) -> bool:
    """Whether what the address says is UTF-8."""
    said = scope.get("raw_path", b"") + b"?" + scope.get("query_string", b"")
    try:
        (unquote_to_bytes(said) if b"%" in said else said).decode()
    except UnicodeDecodeError:
        return False
    return True


def _same_origin(headers: dict[bytes, bytes]) -> bool:
    """A browser says where a request comes from; programs say nothing, and carry no cookie by accident."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return False


def _with_headers(send: Any) -> Any:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


@cache
def _spoken(lang: str) -> Words:
    return Words(None, lang, ("yakata.table",))


def _words(scope: Any) -> Words:
    return _spoken("ja" if b"lang=ja" in scope.get("query_string", b"") else "en")


async def _refuse(scope: Any, send: Any, status: int, key: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status % 1000, "reason": key})
        return
    body = msgspec.json.encode(Reason(key, _words(scope).say(key)))
    head = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})
