"""All tables: opening, finding, playing again."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

from yakata.kernel import SPECTATOR, Game, Options, Refused
from yakata.kernel.dice import commitment, fresh_secret
from yakata.registry import load_named
from yakata.table.lobby.contents import Contents
from yakata.table.lobby.leases import Leases
from yakata.table.lobby.people import Person
from yakata.table.lobby.presence import Presence
from yakata.table.lobby.seats import alone, seat_again, seat_taken
from yakata.table.lobby.table_rows import (
    ASKED,
    CALLED,
    NEXT_TABLE,
    SEATS,
    TABLE,
    Kept,
    called,
    new_table,
    read_table,
    seats_in,
)
from yakata.table.lobby.wishes import NewTable
from yakata.table.play import chat
from yakata.table.play.live_table import ASKED_FIRST, STAYS, LiveTable
from yakata.table.play.refusals import NotAtTable, NotFound, NotYours
from yakata.table.play.settings import Settings
from yakata.table.store import Conflict, Store, schema
from yakata.table.store.tokens import fresh_id
from yakata.table.store.writer import Statement

AT_ONCE = 4
"""Tables that are read from the store at the same time: the others wait, and those in memory are played on."""


class Chapter(Struct, frozen=True):
    """What a campaign gives to the table of its next chapter."""

    campaign: str
    name: str
    """The campaign's."""
    game: Game[Any]
    """With the content that the campaign was begun with."""
    options: Options
    begun: Callable[[str], Statement]
    """Written together with the table, whose id it gets: both or neither."""


def _plan(game: Game[Any], row: Any) -> tuple[Options, Settings]:
    """What is played, and how the table is kept."""
    way = game.way_from(row.rules)
    named = msgspec.json.decode(row.options)
    return game.choose_options(way.options(named) if way else named), msgspec.json.decode(row.settings, type=Settings)


class House:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, store: Store, attend: Callable[[LiveTable], None], things: frozenset[str] = frozenset()) -> None:
        self.store = store
        self.attend = attend
        """Called whenever a table waits for somebody else than before: bots look there."""
        self.leave: Callable[[LiveTable], None] = lambda table: None
        """Called when a table leaves memory."""
        self.things = things
        """What this house has that not every house has (``Rules.at_hand``)."""
        self.live: dict[str, LiveTable] = {}
        self.presence = Presence(store, self.live, attend)
        self.leases = Leases(store, self.live, attend)
        self.contents = Contents(store)
        self._opening: dict[str, asyncio.Lock] = {}
        self._reading = asyncio.Semaphore(AT_ONCE)
        self._setting_up = asyncio.Lock()
        """One after the other, in slices: a round of the event loop has one slice of all that are loaded."""

    # Opening and finding

    async def open(
        self,
        wish: NewTable,
        owner: Person,
        secret: str | None = None,
        tonight: str = "",
        chapter: Chapter | None = None,
    ) -> LiveTable:
        """A new table; it begins at once when every seat is taken."""
        game = chapter.game if chapter else load_named(wish.game)
        options = chapter.options if chapter else self._options(game, wish.options)
        wishes = wish.seats or alone(game)
        game.start(options, seats=len(wishes))
        settings = Settings(wish.spectators, wish.clock, wish.absent, wish.mask, wish.door)
        table = LiveTable(fresh_id(), game, options, settings, secret or fresh_secret(), owner.id, self.store)
        table.tonight = tonight
        if chapter:
            table.campaign, table.campaign_name = chapter.campaign, chapter.name
        promise = commitment(table.secret)
        table.seats = [seat_taken(game, at, one, owner, wish, promise) for at, one in enumerate(wishes)]
        await self.store.write(*new_table(table), *([chapter.begun(table.id)] if chapter else []))
        self._seat_up(table)
        if table.full:
            table.begin()
            self.attend(table)
        return table

    def _options(self, game: Game[Any], named: Mapping[str, Any]) -> Options:
        if game.campaign_options & named.keys():
            raise NotYours("campaign-only")
        options: Options = game.at_hand(game.choose_options(named), self.things)
        return options

    def other_options(self, table: LiveTable, changes: Mapping[str, Any]) -> Options:
        """The table's options with these changes. A campaign keeps its own."""
        if table.campaign:
            raise NotAtTable("campaign-goes-on")
        if table.game.campaign_options & changes.keys():
            raise NotYours("campaign-only")
        named = msgspec.to_builtins(table.options) | dict(changes)
        options: Options = table.game.at_hand(table.game.choose_options(named), self.things)
        return options

    def _seat_up(self, table: LiveTable) -> None:
        self.live[table.id] = table
        table.attend = self.attend
        table.led_here = partial(self.leases.leads, table.id)
        self.leases.want(table.id)
        table.witnessed = "tower" in self.things

    async def find(self, table_id: str) -> LiveTable:
        """The table of this name, from memory or from the store."""
        table = self.live.get(table_id)
        if table is None:
            if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 16):
                raise NotFound("no-table")
            try:
                async with self._opening.setdefault(table_id, asyncio.Lock()):
                    table = self.live.get(table_id) or await self._load(table_id)
                    self._seat_up(table)
                    self.attend(table)
                    self.presence.looked_up(table)
                    self.leases.looked(table)
            finally:
                self._opening.pop(table_id, None)
        now = time()
        waited, table.used, table.looked = table.looked < now - STAYS, now, now
        if waited:  # bots may have
            self.leases.looked(table)
            self.attend(table)
        return table

    def put_away(self, table: LiveTable) -> None:
        """It leaves memory; the store has it."""
        table.put_away = True
        self.live.pop(table.id, None)
        self.leases.give_back(table.id)
        self.leave(table)

    async def _load(self, table_id: str) -> LiveTable:
        async with self._reading:
            kept = await self.store.with_connection(partial(read_table, table=table_id))
        if kept is None:
            raise NotFound("no-table")
        async with self._setting_up:
            table = await self._loaded(kept)
            await asyncio.sleep(0)
        return table

    async def _loaded(self, kept: Kept) -> LiveTable:
        row = kept.row
        game = await self.contents.game(row.game, row.content, row.rules)
        if game.way_from(row.rules) is None:
            raise NotFound("other-rules")
        options, settings = _plan(game, row)
        table = LiveTable(row.id, game, options, settings, row.secret, row.owner, self.store)
        table.rules, table.ended, table.started = row.rules, row.over, row.started
        table.next_table, table.tonight, table.campaign = row.next_table, row.tonight, row.campaign
        table.campaign_name, table.talk = kept.campaign_name, kept.talk
        table.sit_down(kept.seats)
        await table.read_moves(tell=False, found=kept.game)
        self._fill_in(table, kept)
        return table

    def _fill_in(self, table: LiveTable, kept: Kept) -> None:
        """What older releases did not write."""
        missing: list[Statement] = []
        if not kept.row.called:
            missing.append((CALLED, {"table": table.id, "phrase": called(table.game, table.options)}))
        if table.play is not None and table.asked != kept.asked:
            missing.append((ASKED_FIRST, {"table": table.id, "seat": table.asked}))
        if missing:
            self.store.services.later("tables", partial(self.store.write, *missing))

    async def asked_at(self, row: Any) -> int:
        """The seat that the table of this row waits for. Only where nobody has written it yet the table is loaded."""
        if row.asked_now is not None:
            return int(row.asked_now)
        try:
            return (await self.find(row.id)).asked
        except Refused:  # begun under older rules
            return SPECTATOR

    async def read_seats(self, table: LiveTable) -> None:
        table.sit_down(seats_in(await self.store.read(SEATS, table=table.id)))

    async def keep_all(self) -> None:
        """At a graceful stop: how every game stands."""
        for table in list(self.live.values()):
            if table.play is not None and not table.doubtful:
                table.keep_snapshot(last=True)
        waiting = [written for table in self.live.values() for written in table.snapshots_later]
        await asyncio.gather(*waiting, return_exceptions=True)

    # Other servers

    def hear(self, kind: str, table_id: str) -> None:
        """Another server has changed a table; ``all`` after nobody has listened for a while."""
        if kind in ("alive", "came", "went", "who", "deaf"):
            self.presence.hear(kind, table_id)
            return
        if kind in ("free", "looked", "all"):
            self.leases.hear(kind, table_id)
        if kind in ("free", "looked"):
            return
        if kind == "all":
            self.presence.settle_anew()
        tables = list(self.live.values()) if kind == "all" else [self.live[table_id]] if table_id in self.live else []
        for table in tables:
            self.store.services.later("tables", partial(self._refresh, table, kind))

    async def refresh(self, table_id: str, kind: str) -> None:
        if table_id in self.live:
            await self._refresh(self.live[table_id], kind)

    async def _refresh(self, table: LiveTable, kind: str) -> None:
        with suppress(Refused):  # it is not to be found under these rules: whoever looks is told
            async with table.still():
                if kind in ("chat", "left", "all"):
                    await chat.reread(self.store, table)
                if kind in ("seats", "left", "all"):
                    await self.reread_seats(table)
                if kind != "chat":
                    await table.read_moves()

    async def reread_seats(self, table: LiveTable) -> None:
        """Who sits there now, for those who watch too; the game may have begun."""
        begun = table.play is not None
        rows = await self.store.read(TABLE, table=table.id)
        table.next_table = rows[0].next_table if rows else ""
        if rows and not begun:
            table.options, table.settings = _plan(table.game, rows[0])
            table.started = rows[0].started
        await self.read_seats(table)
        await table.read_moves()
        table.tell_change()
        if table.play is not None and not begun:
            table.tell_all()
        self.attend(table)

    # Playing again

    async def rematch(self, table: LiveTable, person: Person, changes: Mapping[str, Any]) -> LiveTable:
        """The same seats again, with other options if wished. Friends keep their seats without a new link.

        It begins when all have come: whoever comes gives the new dice a nonce.
        """
        if not table.seats_of(person.id):
            raise NotYours("players-only")
        options = self.other_options(table, changes)
        async with table.lock:
            if table.next_table:
                return await self.find(table.next_table)
            if table.status != "over":
                raise NotAtTable("not-over")
            table.game.start(options, seats=len(table.seats))
            fresh = LiveTable(fresh_id(), table.game, options, table.settings, fresh_secret(), person.id, self.store)
            promise = commitment(fresh.secret)
            fresh.seats = [seat_again(taken, promise) for taken in table.seats]
            link = NEXT_TABLE, {"table": table.id, "next": fresh.id}
            try:
                await self.store.write(*new_table(fresh), link, about=f"seats {table.id}")
            except Conflict:  # somebody asked another server for it
                table.next_table = (await self.store.read(TABLE, table=table.id))[0].next_table
                return await self.find(table.next_table)
            table.next_table = fresh.id
            table.next_by = table.seats[table.seats_of(person.id)[0]].name
            self._seat_up(fresh)
            table.tell_change()
            return fresh

    async def tables_of(self, person: Person, most: int | None = 50) -> Sequence[Any]:
        mine = (
            select(schema.tables, ASKED, schema.seats.c.seat, schema.campaigns.c.name.label("campaign_name"))
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .outerjoin(schema.campaigns, schema.campaigns.c.id == schema.tables.c.campaign)
            .where(schema.seats.c.person == person.id)
            .order_by(schema.tables.c.touched.desc())
            .limit(most)
        )
        return await self.store.read(mine)
