"""Records from files."""

from typing import Annotated

from litestar.params import JSONBody, QueryParameter

from yakata.table.door.http.calls import ApiRequest, context_of, post
from yakata.table.door.http.foreign import replay_shown
from yakata.table.door.limits import Limits
from yakata.table.door.requests import OpenRecord
from yakata.table.sight.replays import ReplayShown


@post("/replay", request_max_body_size=Limits().record)
async def open_record(
    request: ApiRequest, data: JSONBody[OpenRecord], viewer: Annotated[str, QueryParameter(name="as")] = "truth"
) -> ReplayShown:
    """A record from a file, line by line."""
    context = context_of(request)
    lang = context.lang(request, await context.person(request))
    return await replay_shown(request, context.desk, data.record, viewer, lang)
