"""Seat links: what they lead to, and taking the seat."""

from litestar.params import JSONBody
from msgspec import Struct

from yakata.table.door.http.calls import ApiRequest, context_of, post
from yakata.table.door.requests import Claim, Join
from yakata.table.sight.games import games_shown
from yakata.table.sight.tables import table_of


class Seated(Struct, frozen=True):
    table: str
    seat: int


class Invitation(Struct, frozen=True):
    title: str
    line: str
    host: str
    """Who has laid the table."""
    seat: str
    """Whom one will play, in words."""
    campaign: str = ""
    """What it is called, where the table is a chapter of one."""
    chapter: str = ""
    game: str = ""
    others: list[str] = []
    """Who sits there already, in words."""
    table: str = ""
    commitment: str = ""
    """What the dice of the table have promised."""
    number: int = 0
    """Of the seat."""


@post("/join")
async def join(request: ApiRequest, data: JSONBody[Join]) -> Seated:
    """Take the seat of a seat link."""
    context = context_of(request)
    person = await context.known(request)
    table, seat = await context.seating.join(data.token, person, data.name, data.nonce)
    await context.named(person, data.name)
    return Seated(table.id, seat)


@post("/join/look")
async def look_at_link(request: ApiRequest, data: JSONBody[Claim]) -> Invitation:
    """What a seat link leads to. It is not used up by looking."""
    context = context_of(request)
    table, seat = await context.seating.linked(data.token)
    lang = context.lang(request, await context.person(request))
    shown = table_of(table, None, lang)
    line = next(game.line for game in games_shown(lang) if game.name == table.game.name)
    return Invitation(
        shown.title,
        line,
        shown.host,
        shown.seats[seat].say,
        shown.campaign_name,
        shown.chapter,
        table.game.name,
        [other.name or other.say for other in shown.seats if other.seat != seat and other.kind in ("person", "bot")],
        shown.id,
        shown.commitment,
        seat,
    )
