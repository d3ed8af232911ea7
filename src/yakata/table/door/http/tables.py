"""Tables: opening, sitting down, playing, talking, looking back."""

import asyncio
from typing import Annotated

from litestar import Controller, Response
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel import SPECTATOR, Record, Seat
from yakata.kernel.aloud import Passage
from yakata.table.door.context import Context
from yakata.table.door.http.calls import ApiRequest, Both, Path, address_of, both, context_of, get, opened, post
from yakata.table.door.http.foreign import replay_shown
from yakata.table.door.quotas import bots_alone
from yakata.table.door.requests import Move, Rematch, Said, Sit, Undo
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import NewTable, Plan, SeatWish
from yakata.table.play import chat
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotAtTable, NotYours
from yakata.table.sight.replays import ReplayShown, replay_of, viewer_of
from yakata.table.sight.shown import Reason, Slot
from yakata.table.sight.words import aloud_of, happened, reason_of, words_of

Wanted = Annotated[int | None, QueryParameter(name="seat")]


class Versioned(Struct, frozen=True):
    version: int


class Line(Struct, frozen=True):
    """A sentence, and the number of the rule behind it."""

    say: str
    rule: str


class Foreseen(Struct, frozen=True):
    lines: list[Line]
    steps: list[dict[str, Slot]]
    """What a board can show of it: the ``kind`` of each event, and its slots."""
    end: str
    """How it would end by that; nothing where it would not."""


async def _asks(
    request: ApiRequest, table_id: str, wanted: int | None
) -> tuple[Context, Person | None, LiveTable, Seat]:
    context = context_of(request)
    person = await context.person(request)
    table = await context.house.find(table_id)
    request.state.game = table.game  # what is refused is said in its words
    context.house.presence.saw(table, person.id if person else None)
    return context, person, table, context.seat_at(table, person, wanted)


class Tables(Controller):
    path = "/tables"

    @post("/")
    async def open(self, request: ApiRequest, data: JSONBody[NewTable]) -> Both:
        """A new table."""
        context = context_of(request)
        person = await context.known(request)
        await context.named(person, data.name)
        table = await opened(request, person, bots_alone(data.seats), context.house.open(data, person))
        return await both(request, table, person)

    @get("/{table_id:str}")
    async def table(self, request: ApiRequest, table_id: FromPath[str], wanted: Wanted = None) -> Both:
        """The table, and what you may see of it."""
        context = context_of(request)
        person, table = await context.person(request), await context.house.find(table_id)
        context.house.presence.saw(table, person.id if person else None)
        return await both(request, table, person, None if wanted is None else context.seat_at(table, person, wanted))

    @post("/{table_id:str}/plan")
    async def plan(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[Plan]) -> Both:
        """Change what is played, and how, before it begins."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        await context.seating.plan(table, person, data)
        return await both(request, table, person)

    @post("/{table_id:str}/seats/{seat:int}")
    async def set_seat(
        self, request: ApiRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]
    ) -> Both:
        """Say who may sit there."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        others = [taken for taken in table.seats if taken.seat != seat]
        if data.kind == "bot" and table.owner == person.id and (not others or bots_alone(others)):
            context.quotas(request.app.state.limits).check_alone(address_of(request), person)
        await context.seating.set_seat(table, person, seat, data)
        return await both(request, table, person)

    @post("/{table_id:str}/seats/{seat:int}/link")
    async def seat_link(self, request: ApiRequest, table_id: FromPath[str], seat: FromPath[int]) -> Path:
        """A fresh link for a friend's seat."""
        context = context_of(request)
        table = await context.house.find(table_id)
        return Path(f"/join/{await context.seating.seat_link(table, await context.known(request), seat)}")

    @post("/{table_id:str}/sit")
    async def sit(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[Sit]) -> Both:
        """Take an open seat, besides the one that you have or instead of it."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        await context.seating.sit(table, person, data.seat, data.name, data.nonce, data.instead)
        await context.named(person, data.name)
        return await both(request, table, person, data.seat)

    @post("/{table_id:str}/moves")
    async def move(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[Move]) -> Versioned:
        """Make a choice."""
        _, _, table, seat = await _asks(request, table_id, data.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        return Versioned(await table.move(seat, data.version, data.key, data.choice))

    @post("/{table_id:str}/undo")
    async def undo(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[Undo]) -> Versioned:
        """Take the last choice back."""
        _, _, table, seat = await _asks(request, table_id, data.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        return Versioned(await table.undo(seat, data.version, data.key))

    @get("/{table_id:str}/why")
    async def why(
        self, request: ApiRequest, table_id: FromPath[str], choice: FromQuery[str], wanted: Wanted = None
    ) -> Reason | None:
        """Why a choice is not possible; null when it is."""
        context, person, table, seat = await _asks(request, table_id, wanted)
        async with table.still():
            refusal = table.prepared.why_not(choice[:200], seat)
        return reason_of(refusal, words_of(table.game, context.lang(request, person))) if refusal else None

    @get("/{table_id:str}/foresee")
    async def foresee(self, request: ApiRequest, table_id: FromPath[str], wanted: Wanted = None) -> Foreseen:
        """What is known to come next."""
        context, person, table, seat = await _asks(request, table_id, wanted)
        lang = context.lang(request, person)
        async with table.still():
            events = table.game.foresee(table.prepared.view(seat))
        lines = [Line(happened(table.game, lang, event).say, str(event.slots.get("rule", ""))) for event in events]
        steps = [{"kind": event.key} | event.slots for event in events if "square" in event.slots]
        return Foreseen(lines, steps, next((str(e.slots["how"]) for e in events if "how" in e.slots), ""))

    @get("/{table_id:str}/aloud")
    async def aloud(self, request: ApiRequest, table_id: FromPath[str], wanted: Wanted = None) -> list[Passage]:
        """What lies on the table before you, in sentences under headings."""
        context, person, table, seat = await _asks(request, table_id, wanted)
        async with table.still():
            view = table.prepared.view(seat)
        return aloud_of(table.game, context.lang(request, person), view, tuple(taken.name for taken in table.seats))

    @post("/{table_id:str}/chat")
    async def chat(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[Said]) -> None:
        """Say something to those who may hear it."""
        context, _, table, seat = await _asks(request, table_id, data.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        await chat.say(context.store, table, seat, " ".join(data.text.split()) or "-")

    @post("/{table_id:str}/rematch")
    async def rematch(
        self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[Rematch | None] = None
    ) -> Both:
        """The same seats again, with other options if you wish."""
        context = context_of(request)
        person, table = await context.known(request), await context.house.find(table_id)
        again = context.house.rematch(table, person, data.options if data else {})
        return await both(request, await opened(request, person, False, again), person)

    @get("/{table_id:str}/record", media_type="text/plain")
    async def record(self, request: ApiRequest, table_id: FromPath[str]) -> Response[str]:
        """The record, when the game is over."""
        _, _, table, _ = await _asks(request, table_id, None)
        name = f'attachment; filename="{table.game.name}-{table.id}.yakata"'
        record = await _finished(table)
        if table.is_tonight:
            raise NotAtTable("record-tonight")
        return Response(str(record), headers={"Content-Disposition": name})

    @get("/{table_id:str}/replay")
    async def replay(
        self, request: ApiRequest, table_id: FromPath[str], viewer: Annotated[str, QueryParameter(name="as")] = "truth"
    ) -> ReplayShown:
        """The game line by line, when it is over."""
        context, person, table, _ = await _asks(request, table_id, None)
        record = await _finished(table)
        seat, lang = viewer_of(viewer, len(table.seats)), context.lang(request, person)
        content = context.house.contents.elsewhere(table.game)
        if content is not None and not table.is_tonight:
            return await replay_shown(request, context.desk, str(record), viewer, lang, content)
        shown = await asyncio.to_thread(replay_of, table.game, record, seat, lang)
        return replace(shown, record=None) if table.is_tonight else shown


async def _finished(table: LiveTable) -> Record:
    async with table.still():
        if not table.over:
            raise NotAtTable("record-hidden")
        return table.prepared.record()
