"""What the calls of the API have in common."""

from collections.abc import Coroutine
from functools import partial
from typing import Any

import litestar
from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from msgspec import Struct

from yakata.kernel import SPECTATOR, Seat
from yakata.table.door.context import Context
from yakata.table.lobby.people import Person
from yakata.table.play.live_table import LiveTable
from yakata.table.sight.seat_state import state_of
from yakata.table.sight.shown import Reason, StateShown, TableShown
from yakata.table.sight.tables import table_of

REFUSALS = {
    400: ResponseSpec(Reason, description="Not understood"),
    403: ResponseSpec(Reason, description="Somebody else may do that"),
    404: ResponseSpec(Reason, description="Not here, or not for you"),
    409: ResponseSpec(Reason, description="Not now: the table has moved on, or the rules say no"),
    413: ResponseSpec(Reason, description="Too large"),
    422: ResponseSpec(Reason, description="It takes more time or memory than there is for it"),
    429: ResponseSpec(Reason, description="Too much at once"),
    503: ResponseSpec(Reason, description="Others come first, or the database is away: ask again in a moment"),
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
patch = partial(litestar.patch, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)
ApiRequest = Request[Any, Any, State]


class Both(Struct, frozen=True):
    """A table and, when it has begun, what you may see of it."""

    table: TableShown
    state: StateShown | None


class Path(Struct, frozen=True):
    path: str


def address_of(request: ApiRequest) -> str:
    """Where the one who asks is."""
    return request.client.host if request.client else "-"


async def opened(
    request: ApiRequest, person: Person, alone: bool, opening: Coroutine[Any, Any, LiveTable]
) -> LiveTable:
    """A new table, if there is room for one more of theirs; ``alone``: bots play it by themselves."""
    quotas, address = context_of(request).quotas(request.app.state.limits), address_of(request)
    try:
        quotas.check(address, person, alone)
        table = await opening
    finally:
        opening.close()
    quotas.opened(address, table)
    return table


def context_of(request: ApiRequest) -> Context:
    context: Context = request.app.state.context
    return context


async def both(request: ApiRequest, table: LiveTable, person: Person | None, seat: Seat | None = None) -> Both:
    """A table and what this person may see of it."""
    context = context_of(request)
    lang = context.lang(request, person)
    who = person.id if person else None
    async with table.still():
        shown = table_of(table, who, lang, seat)
        if seat is None:
            seat = next(iter(table.seats_of(who)), SPECTATOR)
        visible = table.play is not None and table.may_watch(seat)
        return Both(shown, state_of(table, seat, lang) if visible else None)
