"""Sitting down: who may sit where, links for friends, and taking a seat."""

import asyncio
from contextlib import suppress
from functools import partial
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace

from yakata.kernel import Refused, Seat
from yakata.kernel.dice import commitment, house_nonce
from yakata.table.lobby.people import LINK_LIVES, Person
from yakata.table.lobby.seats import seat_taken
from yakata.table.lobby.table_rows import (
    CALLED,
    END_LINKS,
    FIND_LINK,
    LESS,
    NEW_LINK,
    PLAN,
    SET_SEAT,
    START_IF_FULL,
    STILL_WAITING,
    USE_LINK,
    called,
    new_seat,
)
from yakata.table.lobby.tables import House
from yakata.table.lobby.wishes import NewTable, Plan, SeatWish
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotAtTable, NotFound, NotYours
from yakata.table.play.seats import SeatTaken
from yakata.table.play.settings import Settings
from yakata.table.store import Conflict
from yakata.table.store.tokens import fresh_token, hashed
from yakata.table.store.writer import Statement

COUNT = 5.0
"""Seconds from the last who came to the beginning, where the door is counted: its host may hold it."""


def _kept(plan: Any) -> str:
    return msgspec.json.encode(plan).decode()


def _row(table: LiveTable, taken: SeatTaken) -> dict[str, Any]:
    """A seat as it will be, where it is still as it was."""
    was = table.seats[taken.seat]
    row = {"table": table.id, "at_seat": taken.seat, "was_kind": was.kind, "was_nonce": was.nonce}
    return row | {f"new_{name}": getattr(taken, name) for name in ("kind", "person", "bot", "name", "nonce")}


class Seating:
    """The seats of tables that have not begun."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    async def set_seat(self, table: LiveTable, person: Person, seat: Seat, wish: SeatWish) -> None:
        """The owner says who may sit there, before the game begins."""
        async with table.lock:
            self._owned(table, person)
            self._waiting(table)
            whole = NewTable(table.game.name, name=wish.name)
            promise = commitment(table.secret)
            taken = seat_taken(table.game, self._known(table, seat), wish, person, whole, promise)
            await self._take(table, taken)

    async def plan(self, table: LiveTable, person: Person, wish: Plan) -> None:
        """The owner would play otherwise, before the game begins. Chairs come and go at the end of the row."""
        async with table.lock:
            self._owned(table, person)
            self._waiting(table)
            options = self.house.other_options(table, wish.options)
            chairs = len(table.seats) if wish.chairs is None else wish.chairs
            table.game.start(options, seats=chairs)
            gone, come = table.seats[chairs:], range(len(table.seats), chairs)
            if any(taken.person for taken in gone):
                raise NotAtTable("chair-taken")
            seats = [*table.seats[:chairs], *(SeatTaken(seat, "open") for seat in come)]
            manners = {name: getattr(wish, name) for name in Settings.__struct_fields__}
            settings = replace(table.settings, **{name: value for name, value in manners.items() if value is not None})
            at_once = settings.door == "at-once"
            await self._write(
                table,
                at_once,
                *((LESS, {"table": table.id, "at_seat": taken.seat}) for taken in gone),
                *(new_seat(table.id, taken) for taken in seats[len(table.seats) :]),
                (PLAN, {"table": table.id, "new_options": _kept(options), "new_settings": _kept(settings)}),
                (CALLED, {"table": table.id, "phrase": called(table.game, options)}),
            )
            table.options, table.settings = options, settings
            self._seated_now(table, seats, at_once)

    async def sit(
        self, table: LiveTable, person: Person, seat: Seat, name: str, nonce: str, instead: bool = False
    ) -> None:
        """Take an open seat, or one kept for this person; ``instead`` of where they sit, which is open then."""
        async with table.lock:
            self._waiting(table)
            before = table.seats[self._known(table, seat)]
            mine = before.kept and before.person == person.id
            if before.kind != "open" and not mine:
                raise NotYours("seat-not-open")
            left = [SeatTaken(own, "open") for own in table.seats_of(person.id)] if instead and not mine else []
            called = name or before.name if mine else name
            await self._take(table, self._seated(table, person, seat, called, nonce), *left)

    async def seat_link(self, table: LiveTable, person: Person, seat: Seat) -> str:
        """A link for a friend's seat; older ones end."""
        self._owned(table, person)
        if table.seats[self._known(table, seat)].kind != "friend":
            raise NotAtTable("seat-not-for-friends")
        token = fresh_token()
        row = {"token": hashed(token), "person": None, "table_id": table.id, "seat": seat}
        await self.store.write(
            (END_LINKS, {"table": table.id, "at_seat": seat}), (NEW_LINK, row | {"expires": time() + LINK_LIVES})
        )
        return token

    async def join(self, token: str, person: Person, name: str, nonce: str) -> tuple[LiveTable, Seat]:
        """Take the seat of a link. It is used up then."""
        table, seat = await self.linked(token)
        async with table.lock:
            if table.seats[seat].kind != "friend":
                raise NotFound("link-gone")
            await self._take(table, self._seated(table, person, seat, name, nonce), link=hashed(token))
        return table, seat

    async def linked(self, token: str) -> tuple[LiveTable, Seat]:
        """The table and seat of a link that is still good."""
        rows = await self.store.read(FIND_LINK, hash=hashed(token))
        if not rows or rows[0].table_id is None or rows[0].expires < time():
            raise NotFound("link-gone")
        return await self.house.find(rows[0].table_id), rows[0].seat

    def _seated(self, table: LiveTable, person: Person, seat: Seat, name: str, nonce: str) -> SeatTaken:
        given = nonce or house_nonce(commitment(table.secret), seat)
        return SeatTaken(seat, "person", person.id, name=name or person.name, nonce=given)

    async def _take(self, table: LiveTable, *taken: SeatTaken, link: str = "") -> None:
        """Write who sits there, and use up the link that led there; when nobody is missing, the door closes."""
        changed = {one.seat: one for one in taken}
        at_once = table.settings.door == "at-once"
        await self._write(
            table,
            at_once,
            *((USE_LINK, {"hash": link}) for link in (link,) if link),
            *((SET_SEAT, _row(table, one)) for one in taken),
            *((END_LINKS, {"table": table.id, "at_seat": one.seat}) for one in taken),
        )
        self._seated_now(table, [changed.get(other.seat, other) for other in table.seats], at_once)

    async def _write(self, table: LiveTable, at_once: bool, *changes: Statement) -> None:
        """Changes of a table that waits; ``at_once``, it has begun when nobody is missing after them."""
        try:
            await self.store.write(
                (STILL_WAITING, {"table": table.id, "now": time()}),
                *changes,
                *((START_IF_FULL, {"table": table.id}) for _ in range(at_once)),
                about=f"seats {table.id}",
            )
        except Conflict:  # another server was quicker: take its seats
            await self.house.reread_seats(table)
            raise NotAtTable("seats-changed") from None

    def _seated_now(self, table: LiveTable, seats: list[SeatTaken], at_once: bool) -> None:
        table.sit_down(seats)
        starts = at_once and table.full
        if starts:
            table.begin()
        self.attend(table)
        table.tell_change()
        if starts:
            table.tell_all()

    # The door

    def attend(self, table: LiveTable) -> None:
        """Everybody has come: the door closes in a moment, unless it is held."""
        if table.play is not None or table.settings.door != "counted" or not table.full:
            table.closes = 0.0
        elif not table.closes:
            table.closes = time() + COUNT
            self.store.services.later("doors", partial(self._close, table, table.closes))

    async def _close(self, table: LiveTable, closes: float) -> None:
        await asyncio.sleep(max(0.0, closes - time()))
        async with table.lock:
            if not table.led_here():  # whoever leads the table counts too
                table.closes = 0.0
            elif table.closes == closes and table.play is None:
                with suppress(Refused):  # another server was quicker
                    await self._write(table, True)
                    self._seated_now(table, table.seats, True)

    def _known(self, table: LiveTable, seat: Seat) -> Seat:
        if not 0 <= seat < len(table.seats):
            raise NotFound("no-seat")
        return seat

    def _waiting(self, table: LiveTable) -> None:
        if table.play is not None:
            raise NotAtTable("already-begun")

    def _owned(self, table: LiveTable, person: Person) -> None:
        if table.owner != person.id:
            raise NotYours("owner-only")
