"""The practice table, and tonight's tower."""

from litestar.params import JSONBody

from yakata.table.door.http.calls import ApiRequest, context_of, get, post
from yakata.table.door.http.foreign import while_here
from yakata.table.lobby.practice import Board, Laid, LaidTonight, Laying, TonightsLaying, TonightsTower


@get("/tower")
async def tower_board(request: ApiRequest) -> Board:
    """The practice board, empty."""
    return context_of(request).practice.board()


@post("/tower/lay")
async def tower_lay(request: ApiRequest, data: JSONBody[Laying]) -> Laid:
    """Lay a disc on the practice board."""
    context = context_of(request)
    return await while_here(request, context.practice.lay(await context.known(request), data))


@get("/tower/tonight")
async def tower_tonight(request: ApiRequest) -> TonightsTower:
    """Tonight's tower, and how high others have come."""
    context = context_of(request)
    return await context.practice.tonight(await context.person(request))


@post("/tower/tonight/try")
async def tower_try(request: ApiRequest) -> TonightsTower:
    """Begin a try at tonight's tower, on an empty board."""
    context = context_of(request)
    return await context.practice.begin(await context.known(request))


@post("/tower/tonight/lay")
async def tower_lay_tonight(request: ApiRequest, data: JSONBody[TonightsLaying]) -> LaidTonight:
    """Lay the next disc of your try."""
    context = context_of(request)
    return await context.practice.lay_tonight(await context.known(request), data)
