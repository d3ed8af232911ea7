"""The application: one process that serves tables."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from yakata import __version__
from yakata.kernel import BadOptions, RecordError, Refusal, Refused, UnknownGame, YakataError
from yakata.kernel.campaign import BadCampaign
from yakata.table.door.context import COOKIE, Context, hand_out_cookie
from yakata.table.door.doorman import Doorman
from yakata.table.door.http.api import api
from yakata.table.door.http.wrong import what_is_wrong
from yakata.table.door.limits import Limits
from yakata.table.door.page import Page, find_page, page
from yakata.table.door.proxies import Proxies
from yakata.table.door.schema_page import Style, Viewer
from yakata.table.door.sockets.guest import serve
from yakata.table.door.sockets.websocket import Receive, Send, WebSocket
from yakata.table.door.watch.front import Front
from yakata.table.door.watch.gauges import read_house
from yakata.table.foreign.desk import Desk
from yakata.table.lobby.clocks import keep_clocks
from yakata.table.lobby.contents import adopt_contents
from yakata.table.lobby.housekeeping import keep_house
from yakata.table.lobby.upgrading import say_how_they_go_on
from yakata.table.log import trouble
from yakata.table.play.bots_at_play import PAUSE, Butler
from yakata.table.play.refusals import (
    Busy,
    NotAtTable,
    NotFound,
    NotYours,
    OverBudget,
    Stale,
    TooLarge,
    TooOften,
)
from yakata.table.play.witness import Witness
from yakata.table.sight.shown import Reason
from yakata.table.sight.words import words_of
from yakata.table.store import Conflict, Store, StoreAway
from yakata.tower import available
from yakata.tower.workers import Workers
from yakata.words import Words

KEEP_DAYS = 365.0
CODES: Final = (
    (NotFound, 404),
    (NotYours, 403),
    (Stale, 409),
    (TooLarge, 413),
    (OverBudget, 422),
    (TooOften, 429),
    (Busy, 503),
)
AGAIN: Final = {"Retry-After": "2"}


def create(
    url: str,
    *,
    limits: Limits | None = None,
    pause: float = PAUSE,
    secure: bool = False,
    keep_days: float = KEEP_DAYS,
    address: str = "",
    watch: int | None = None,
    proxies: Proxies | None = None,
) -> Any:
    """An ASGI application on this database. Tables are thrown away after so many days without a move.

    ``address`` is where others find it, if that is not where the page was opened. What comes in at the port ``watch``
    is answered with metrics and the state of the server, and with nothing else. ``proxies`` are those whose word on
    who asks is believed.
    """
    limits = limits or Limits()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(url)
        butler = Butler(pause)
        witness = Witness(Workers() if available() else None)
        desk = Desk(limits.foreign)
        context = app.state.context = Context(store, butler, secure, witness, desk)
        read_house(context)
        await store.with_connection(adopt_contents)
        store.services.later("words", context.learn_words)
        store.listen(context.hear)
        await context.house.leases.keep()
        keep_clocks(context.house)
        keep_house(context.house, context.people, keep_days)
        context.house.presence.keep()
        store.services.later("upgrading", partial(say_how_they_go_on, store))
        try:
            yield
        finally:
            await store.services.close()
            await butler.close()
            await witness.close()
            await desk.close()
            await context.house.leases.leave()
            await context.house.keep_all()
            await asyncio.to_thread(store.close)

    app = Litestar(
        [api, page],
        lifespan=[open_house],
        state=State({"limits": limits, "page": Page(find_page()), "address": address}),
        before_send=[hand_out_cookie],
        exception_handlers={
            YakataError: _refused,
            HTTPException: _failed,
            RecursionError: _not_understood,
            UnicodeDecodeError: _not_understood,
            Conflict: _conflict,
            StoreAway: _away,
            Exception: _trouble,
        },
        openapi_config=OpenAPIConfig(
            "Yakata",
            __version__,
            description="docs/api.md tells it in words.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[Viewer(), Style()],
        ),
        request_max_body_size=limits.body,
    )
    return Front(Doorman(app, _Live(app, limits), limits, proxies), app, watch)


class _Live:
    """The sockets of the tables, beside the HTTP application."""

    PATH = re.compile(r"/api/tables/([0-9a-f]{1,16})/live/?")

    def __init__(self, app: Litestar, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        match = self.PATH.fullmatch(scope["path"])
        if match is None:
            await send({"type": "websocket.close", "code": 4404})
            return
        socket = WebSocket(scope, receive, send)
        try:
            await serve(socket, self.app.state.context, self.limits, match[1])
        except StoreAway:  # whoever comes again in a moment is let in
            await socket.hang_up(1013)


def _words(request: Request[Any, Any, Any]) -> Words:
    context: Context = request.app.state.context
    lang = context.lang(request, context.people.met(request.cookies.get(COOKIE)))
    game = request.state.get("game")
    return words_of(game, lang) if game else Words(None, lang, ("yakata.table",))


def _refused(request: Request[Any, Any, Any], error: YakataError) -> Response[Reason]:
    """Refusals are values with a reason: not found, not yours, out of date, or simply not possible."""
    if isinstance(error, UnknownGame):
        return Response(_said(request, Refusal("no-game")), status_code=404)
    if isinstance(error, RecordError):
        refusal = Refusal("record-wrong", slots={"line": error.line, "say": error.message})
        return Response(_said(request, refusal), status_code=400)
    if isinstance(error, BadCampaign):
        status = 409 if error.may_be_later else 400
        key, words = f"campaign-{error.key}", _words(request)
        say = words.say_or(key, words.say("campaign-cannot"))
        return Response(Reason(key, say, slots={"say": str(error)}), status_code=status)
    if isinstance(error, BadOptions) and error.reason is not None:
        return Response(_said(request, error.reason), status_code=400)
    if not isinstance(error, Refused):
        return Response(Reason("bad-request", str(error)), status_code=400)
    status = next((code for kind, code in CODES if isinstance(error, kind)), 409)
    return Response(_said(request, error.reason), status_code=status, headers=AGAIN if status == 503 else None)


def _said(request: Request[Any, Any, Any], refusal: Refusal) -> Reason:
    return Reason(refusal.key, _words(request).refusal(refusal), refusal.rule, refusal.slots)


def _failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Reason]:
    """What Litestar refuses, in our words. Where a body is wrong, what is wrong about it."""
    keys = {404: "nothing-here", 408: "too-slow", 413: "too-large", 429: "too-many"}
    refusal = Refusal(keys.get(error.status_code, "not-understood"))
    if error.status_code == 400:
        refusal = what_is_wrong(request) or refusal
    headers = {"Connection": "close"} if error.status_code in (408, 413) else None  # what has not come is not read
    return Response(_said(request, refusal), status_code=error.status_code, headers=headers)


def _conflict(request: Request[Any, Any, Any], error: Conflict) -> Response[Reason]:
    """Somebody else has changed the same thing at the same moment."""
    return _refused(request, NotAtTable("seats-changed"))


def _away(request: Request[Any, Any, Any], error: StoreAway) -> Response[Reason]:
    """Whoever asks again in a moment, with the same key, is served."""
    return Response(_said(request, Refusal("store-away")), status_code=503, headers=AGAIN)


def _not_understood(request: Request[Any, Any, Any], error: Exception) -> Response[Reason]:
    return _failed(request, HTTPException(status_code=400))


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Reason]:
    """An error of ours. What happened goes to the log without what was sent: that may hold a secret."""
    route, kind = str(request.scope.get("route_handler", "-")), type(error).__name__
    trouble(f"{request.method} {route}", kind, method=request.method, route=route, error=kind)
    return Response(Reason("trouble", _words(request).refusal(Refusal("trouble"))), status_code=500)
