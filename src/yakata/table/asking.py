"""What the calls of the API have in common."""

from functools import partial
from typing import Any

import litestar
from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from yakata.kernel import SPECTATOR, Seat
from yakata.table.answers import Both
from yakata.table.context import Context
from yakata.table.live import LiveTable
from yakata.table.people import Person
from yakata.table.showing import state_of, table_of
from yakata.table.wire import Reason

REFUSALS = {
    400: ResponseSpec(Reason, description="Not understood"),
    403: ResponseSpec(Reason, description="Somebody else may do that"),
    404: ResponseSpec(Reason, description="Not here, or not for you"),
    409: ResponseSpec(Reason, description="Not now: the table has moved on, or the rules say no"),
    413: ResponseSpec(Reason, description="Too large"),
    429: ResponseSpec(Reason, description="Too much at once"),
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
patch = partial(litestar.patch, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)
Asking = Request[Any, Any, State]


def context_of(request: Asking) -> Context:
    context: Context = request.app.state.context
    return context


async def both(request: Asking, table: LiveTable, person: Person | None, seat: Seat | None = None) -> Both:
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
