"""The HTTP side of the API. docs/api.md tells it in words."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, Router
from litestar.params import Parameter
from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel import SPECTATOR, BadOptions, Record, RecordError, Result, Seat
from yakata.kernel.record import parse
from yakata.registry import load_named
from yakata.table import talk, tonight
from yakata.table.answers import Both, Foreseen, Invitation, Line, Me, MyTable, Path, Seated, Versioned
from yakata.table.asking import Asking, both, context_of, delete, get, patch, post
from yakata.table.campaign_http import Shelf
from yakata.table.context import Context
from yakata.table.data import export_of, forget
from yakata.table.games import GameShown, RuleShown, games_shown, rules_shown
from yakata.table.limits import Limits
from yakata.table.live import LiveTable
from yakata.table.people import Person
from yakata.table.replays import ReplayShown, replay_of, viewer_of
from yakata.table.showing import chapter_of, happened, reason_of, table_of, words_of
from yakata.table.wire import (
    Claim,
    Join,
    MeChange,
    Move,
    Name,
    NewTable,
    NotAtTable,
    NotYours,
    OpenRecord,
    Reason,
    Rematch,
    Said,
    SeatWish,
    Sit,
    Status,
    Undo,
)

Wanted = Annotated[int | None, Parameter(query="seat")]


async def _asks(request: Asking, table_id: str, wanted: int | None) -> tuple[Context, Person | None, LiveTable, Seat]:
    context = context_of(request)
    person = await context.person(request)
    table = await context.house.find(table_id)
    request.state.game = table.game  # what is refused is said in its words
    context.house.presence.saw(table, person.id if person else None)
    return context, person, table, context.seat_at(table, person, wanted)


class Games(Controller):
    path = "/games"

    @get("/")
    async def games(self, request: Asking) -> list[GameShown]:
        """Every game that can be played here."""
        context = context_of(request)
        return games_shown(context.lang(request, await context.person(request)))

    @get("/{game:str}/rules")
    async def rules(self, request: Asking, game: str) -> list[RuleShown]:
        """Every rule of a game, by its number."""
        context = context_of(request)
        return rules_shown(load_named(game), context.lang(request, await context.person(request)))


class Myself(Controller):
    path = "/me"

    @get("/")
    async def me(self, request: Asking) -> Me:
        """Who you are here, and your tables."""
        context = context_of(request)
        person = await context.person(request)
        if person is None:
            return Me("", context.lang(request, None), [])
        lang = context.lang(request, person)
        rows = {row.id: row for row in reversed(await context.house.tables_of(person))}  # several seats, one table
        mine = [await self._mine(context, person, row, lang) for row in reversed(rows.values())]
        return Me(person.name, person.lang, mine)

    async def _mine(self, context: Context, person: Person, row: Any, lang: str) -> MyTable:
        game = load_named(row.game)
        words = words_of(game, lang)
        status: Status = "over" if row.over else "playing" if row.started else "waiting"
        turn = status == "playing" and await context.house.is_asked(row.id, person)
        title = words.say("game-title") if words.knows("game-title") else row.game
        result = words.result(msgspec.json.decode(row.result, type=Result)) if row.result else ""
        mine = MyTable(row.id, row.game, title, status, row.seat, turn, row.touched, result)
        if not row.campaign:
            return mine
        try:
            options = msgspec.json.decode(row.options, type=game.options)
        except msgspec.MsgspecError:  # begun under older rules
            return replace(mine, campaign=row.campaign_name or "")
        return replace(mine, campaign=row.campaign_name or "", chapter=chapter_of(game, options, words))

    @patch("/")
    async def change(self, request: Asking, data: MeChange) -> Me:
        """Change your name or language."""
        context = context_of(request)
        person = await context.known(request)
        await context.people.change(person, data.name, data.lang)
        return Me(person.name, person.lang, [])

    @post("/link")
    async def link(self, request: Asking) -> Path:
        """A link that brings you back on another device, once."""
        context = context_of(request)
        return Path(f"/me/{await context.people.personal_link(await context.known(request))}")

    @post("/claim")
    async def claim(self, request: Asking, data: Claim) -> Me:
        """Be the person of a personal link."""
        person, token = await context_of(request).people.claim(data.token)
        request.state.new_token = token
        return Me(person.name, person.lang, [])

    @get("/export")
    async def export(self, request: Asking) -> dict[str, Any]:
        """All that is kept of you."""
        context = context_of(request)
        return await export_of(context.store, await context.person(request))

    @delete("/")
    async def delete(self, request: Asking) -> None:
        """Forget you."""
        context = context_of(request)
        person = await context.person(request)
        if person is not None:
            await forget(context, person)


class Tables(Controller):
    path = "/tables"

    @post("/")
    async def open(self, request: Asking, data: NewTable) -> Both:
        """A new table."""
        context = context_of(request)
        person = await context.known(request)
        await context.named(person, data.name)
        return await both(request, await context.house.open(data, person), person)

    @get("/{table_id:str}")
    async def table(self, request: Asking, table_id: str, wanted: Wanted = None) -> Both:
        """The table, and what you may see of it."""
        context = context_of(request)
        person, table = await context.person(request), await context.house.find(table_id)
        context.house.presence.saw(table, person.id if person else None)
        return await both(request, table, person, None if wanted is None else context.seat_at(table, person, wanted))

    @post("/{table_id:str}/seats/{seat:int}")
    async def set_seat(self, request: Asking, table_id: str, seat: int, data: SeatWish) -> Both:
        """Say who may sit there."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        await context.house.set_seat(table, person, seat, data)
        return await both(request, table, person)

    @post("/{table_id:str}/seats/{seat:int}/link")
    async def seat_link(self, request: Asking, table_id: str, seat: int) -> Path:
        """A fresh link for a friend's seat."""
        context = context_of(request)
        table = await context.house.find(table_id)
        return Path(f"/join/{await context.house.seat_link(table, await context.known(request), seat)}")

    @post("/{table_id:str}/sit")
    async def sit(self, request: Asking, table_id: str, data: Sit) -> Both:
        """Take an open seat."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        await context.house.sit(table, person, data.seat, data.name, data.nonce)
        await context.named(person, data.name)
        return await both(request, table, person, data.seat)

    @post("/{table_id:str}/moves")
    async def move(self, request: Asking, table_id: str, data: Move) -> Versioned:
        """Make a choice."""
        _, _, table, seat = await _asks(request, table_id, data.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        return Versioned(await table.move(seat, data.version, data.key, data.choice))

    @post("/{table_id:str}/undo")
    async def undo(self, request: Asking, table_id: str, data: Undo) -> Versioned:
        """Take the last choice back."""
        _, _, table, seat = await _asks(request, table_id, data.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        return Versioned(await table.undo(seat, data.version, data.key))

    @get("/{table_id:str}/why")
    async def why(self, request: Asking, table_id: str, choice: str, wanted: Wanted = None) -> Reason | None:
        """Why a choice is not possible; null when it is."""
        context, person, table, seat = await _asks(request, table_id, wanted)
        async with table.still():
            refusal = table.prepared.why_not(choice[:200], seat)
        return reason_of(refusal, words_of(table.game, context.lang(request, person))) if refusal else None

    @get("/{table_id:str}/foresee")
    async def foresee(self, request: Asking, table_id: str, wanted: Wanted = None) -> Foreseen:
        """What is known to come next."""
        context, person, table, seat = await _asks(request, table_id, wanted)
        lang = context.lang(request, person)
        async with table.still():
            events = table.game.foresee(table.prepared.view(seat))
        lines = [Line(happened(table.game, lang, event).say, str(event.slots.get("rule", ""))) for event in events]
        steps = [{"kind": event.key} | event.slots for event in events if "square" in event.slots]
        return Foreseen(lines, steps, next((str(e.slots["how"]) for e in events if "how" in e.slots), ""))

    @post("/{table_id:str}/chat")
    async def chat(self, request: Asking, table_id: str, data: Said) -> None:
        """Say something to those who may hear it."""
        context, _, table, seat = await _asks(request, table_id, data.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        await talk.say(context.store, table, seat, " ".join(data.text.split()) or "-")

    @post("/{table_id:str}/rematch")
    async def rematch(self, request: Asking, table_id: str, data: Rematch | None = None) -> Both:
        """The same seats again, with other options if you wish."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        return await both(request, await context.house.rematch(table, person, data.options if data else {}), person)

    @get("/{table_id:str}/record", media_type="text/plain")
    async def record(self, request: Asking, table_id: str) -> Response[str]:
        """The record, when the game is over."""
        _, _, table, _ = await _asks(request, table_id, None)
        name = f'attachment; filename="{table.game.name}-{table.id}.yakata"'
        record = await _finished(table)
        if table.is_tonight:
            raise NotAtTable("record-tonight")
        return Response(str(record), headers={"Content-Disposition": name})

    @get("/{table_id:str}/replay")
    async def replay(
        self, request: Asking, table_id: str, viewer: Annotated[str, Parameter(query="as")] = "truth"
    ) -> ReplayShown:
        """The game line by line, when it is over."""
        context, person, table, _ = await _asks(request, table_id, None)
        record = await _finished(table)
        seat = viewer_of(viewer, len(table.seats))
        shown = await asyncio.to_thread(replay_of, table.game, record, seat, context.lang(request, person))
        return replace(shown, record=None) if table.is_tonight else shown


async def _finished(table: LiveTable) -> Record:
    async with table.still():
        if not table.prepared.over:
            raise NotAtTable("record-hidden")
        return table.prepared.record()


@post("/join")
async def join(request: Asking, data: Join) -> Seated:
    """Take the seat of a seat link."""
    context = context_of(request)
    person = await context.known(request)
    table, seat = await context.house.join(data.token, person, data.name, data.nonce)
    await context.named(person, data.name)
    return Seated(table.id, seat)


@post("/join/look")
async def look_at_link(request: Asking, data: Claim) -> Invitation:
    """What a seat link leads to. It is not used up by looking."""
    context = context_of(request)
    table, seat = await context.house.linked(data.token)
    lang = context.lang(request, await context.person(request))
    shown = table_of(table, None, lang)
    host = next((taken.name for taken in table.seats if taken.person == table.owner), "")
    line = next(game.line for game in games_shown(lang) if game.name == table.game.name)
    return Invitation(shown.title, line, host, shown.seats[seat].say, shown.campaign_name, shown.chapter)


@post("/replay", request_max_body_size=Limits().record)
async def open_record(
    request: Asking, data: OpenRecord, viewer: Annotated[str, Parameter(query="as")] = "truth"
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


@get("/tonight")
async def tonight_is(request: Asking) -> tonight.Tonight:
    """Tonight's house, and the night's results."""
    context = context_of(request)
    person = await context.person(request)
    return await tonight.look(context.store, person, context.lang(request, person))


class TonightWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


@post("/tonight")
async def tonight_sit(request: Asking, data: TonightWish) -> Both:
    """Sit down at tonight's house."""
    context = context_of(request)
    person = await context.known(request)
    await context.named(person, data.name)
    return await both(request, await tonight.sit(context.house, person, data.name), person)


api = Router(
    "/api",
    route_handlers=[Games, Myself, Tables, Shelf, join, look_at_link, open_record, tonight_is, tonight_sit],
)
