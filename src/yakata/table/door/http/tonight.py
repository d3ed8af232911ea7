"""Tonight's house: one game a day, the same dice for everyone."""

from litestar.params import JSONBody
from msgspec import Struct

from yakata.table.door.http.calls import ApiRequest, Both, both, context_of, get, opened, post
from yakata.table.lobby import tonight
from yakata.table.lobby.wishes import Name


@get("/tonight")
async def tonight_is(request: ApiRequest) -> tonight.Tonight:
    """Tonight's house, and the night's results."""
    context = context_of(request)
    person = await context.person(request)
    return await tonight.look(context.store, person, context.lang(request, person))


class TonightWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


@post("/tonight")
async def tonight_sit(request: ApiRequest, data: JSONBody[TonightWish]) -> Both:
    """Sit down at tonight's house."""
    context = context_of(request)
    person = await context.known(request)
    await context.named(person, data.name)
    table = await opened(request, person, False, tonight.sit(context.house, person, data.name))
    return await both(request, table, person)
