"""Foreign work for somebody who waits for it: when they go, it ends."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar, cast

from litestar import Response

from yakata.table.door.http.calls import ApiRequest, address_of
from yakata.table.foreign.desk import Desk
from yakata.table.foreign.messages import Content
from yakata.table.play.refusals import NotAtTable
from yakata.table.sight.replays import ReplayShown

T = TypeVar("T")


async def while_here(request: ApiRequest, work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, as long as the one who has asked is there to hear it."""
    working, going = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise NotAtTable("not-understood")  # nobody hears it
    finally:
        for task in (working, going):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _gone(request: ApiRequest) -> None:
    """The whole of the request has been read: what comes next is that they go."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def replay_shown(
    request: ApiRequest, desk: Desk, text: str, viewer: str, lang: str, content: Content | None = None
) -> ReplayShown:
    """As the process has written it: it is not read and written again here."""
    body = await while_here(request, desk.record(address_of(request), text, viewer, lang, content))
    return cast(ReplayShown, Response(body, media_type="application/json"))
