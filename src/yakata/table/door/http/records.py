"""Records from files."""

import asyncio
from typing import Annotated

from litestar.params import JSONBody, QueryParameter

from yakata.kernel import BadOptions, RecordError
from yakata.kernel.record import parse
from yakata.registry import load_named
from yakata.table.door.http.calls import ApiRequest, context_of, post
from yakata.table.door.limits import Limits
from yakata.table.door.requests import OpenRecord
from yakata.table.sight.replays import ReplayShown, replay_of, viewer_of


@post("/replay", request_max_body_size=Limits().record)
async def open_record(
    request: ApiRequest, data: JSONBody[OpenRecord], viewer: Annotated[str, QueryParameter(name="as")] = "truth"
) -> ReplayShown:
    """A record from a file, line by line."""
    context = context_of(request)
    lang = context.lang(request, await context.person(request))
    return await asyncio.to_thread(_opened, data.record, viewer, lang)


def _opened(text: str, viewer: str, lang: str) -> ReplayShown:
    """A long record takes its time: not on the loop that serves the tables."""
    try:
        record = parse(text)
        return replay_of(load_named(record.game), record, viewer_of(viewer, len(record.seats)), lang)
    except RecordError as error:
        raise BadOptions(str(error)) from None
