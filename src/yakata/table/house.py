"""All tables: opening, finding, sitting down, talking, playing again."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, false, insert, not_, select, update

from yakata.bots import bots_for
from yakata.kernel import BadOptions, Game, Options, Refused, Seat
from yakata.kernel.dice import fresh_nonce, fresh_secret
from yakata.registry import load_named
from yakata.table import talk
from yakata.table.live import LiveTable, SeatTaken
from yakata.table.people import LINK_LIVES, Person
from yakata.table.presence import Presence
from yakata.table.store import MUST_HIT, Conflict, Store, schema
from yakata.table.store.writer import Statement
from yakata.table.tokens import fresh_id, fresh_token, hashed
from yakata.table.wire import NewTable, NotAtTable, NotFound, NotYours, SeatWish, Settings

_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table"))
_SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
_CAMPAIGN = select(schema.campaigns.c.name).where(schema.campaigns.c.id == bindparam("campaign"))
_NEW_TABLE = insert(schema.tables)
_NEW_SEAT = insert(schema.seats)
_NEW_LINK = insert(schema.links)
_NEW_FACT = insert(schema.facts)
_END_LINKS = delete(schema.links).where(
    schema.links.c.table_id == bindparam("table"), schema.links.c.seat == bindparam("at_seat")
)
_FIND_LINK = select(schema.links).where(schema.links.c.token == bindparam("hash"))
_USE_LINK = delete(schema.links).where(schema.links.c.token == bindparam("hash")).execution_options(**MUST_HIT)
_SET_SEAT = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("table"),
        schema.seats.c.seat == bindparam("at_seat"),
        schema.seats.c.kind == bindparam("was_kind"),
        schema.seats.c.nonce == bindparam("was_nonce"),
    )
    .values({name: bindparam(f"new_{name}") for name in ("kind", "person", "bot", "name", "nonce")})
    .execution_options(**MUST_HIT)
)
_STILL_WAITING = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.started == false())
    .values(touched=bindparam("now"))
    .execution_options(**MUST_HIT)
)
"""Goes before a change of seats: another server that changes seats of this table waits until this one is done."""
_EMPTY = select(schema.seats.c.seat).where(
    schema.seats.c.table_id == bindparam("table"), schema.seats.c.kind.in_(("open", "friend"))
)
_START_IF_FULL = (
    update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(started=not_(_EMPTY.exists()))
)
_NEXT = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.next_table == "")
    .values(next_table=bindparam("next"))
    .execution_options(**MUST_HIT)
)


class Chapter(Struct, frozen=True):
    """What a campaign gives to the table of its next chapter."""

    campaign: str
    name: str
    """The campaign's."""
    options: Options
    begun: Callable[[str], Statement]
    """Written together with the table, whose id it gets: both or neither."""


class House:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, store: Store, attend: Callable[[LiveTable], None]) -> None:
        self.store = store
        self.attend = attend
        """Called whenever a table waits for somebody else than before: bots look there."""
        self.live: dict[str, LiveTable] = {}
        self.presence = Presence(store, self.live, attend)
        self._opening: dict[str, asyncio.Lock] = {}

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
        game = load_named(wish.game)
        options = chapter.options if chapter else self._options(game, wish.options)
        wishes = wish.seats or self._alone(game)
        game.start(options, seats=len(wishes))
        settings = Settings(wish.spectators, wish.clock, wish.absent, wish.mask)
        table = LiveTable(fresh_id(), game, options, settings, secret or fresh_secret(), owner.id, self.store)
        table.tonight = tonight
        if chapter:
            table.campaign, table.campaign_name = chapter.campaign, chapter.name
        table.seats = [self._seat(game, at, one, owner, wish) for at, one in enumerate(wishes)]
        await self.store.write(*self._new(table), *([chapter.begun(table.id)] if chapter else []))
        self._seat_up(table)
        if all(taken.taken for taken in table.seats):
            table.begin()
            self.attend(table)
        return table

    def _options(self, game: Game[Any], named: Mapping[str, Any]) -> Options:
        if game.campaign_options & named.keys():
            raise NotYours("campaign-only")
        return game.choose_options(named)

    def _alone(self, game: Game[Any]) -> list[SeatWish]:
        """One person in the first role, bots in the other seats."""
        mine = next(iter(game.roles.values()), 0)
        return [SeatWish("me" if seat == mine else "bot") for seat in range(game.seats.start)]

    def _seat_up(self, table: LiveTable) -> None:
        self.live[table.id] = table
        table.attend = self.attend

    def _seat(self, game: Game[Any], at: Seat, wish: SeatWish, owner: Person, table: NewTable) -> SeatTaken:
        if wish.kind == "me":
            nonce = table.nonce or fresh_nonce()
            return SeatTaken(at, "person", owner.id, name=wish.name or table.name or owner.name, nonce=nonce)
        if wish.kind == "bot":
            bot = wish.bot or bots_for(game.name)[-1]
            if bot not in bots_for(game.name):
                raise BadOptions(f"no bot called {bot!r} plays {game.name}")
            return SeatTaken(at, "bot", bot=bot, name=wish.name, nonce=fresh_nonce())
        return SeatTaken(at, wish.kind)

    def _new(self, table: LiveTable) -> list[Statement]:
        now = time()
        row = {
            "id": table.id,
            "game": table.game.name,
            "rules": table.game.version,
            "options": msgspec.json.encode(table.options).decode(),
            "settings": msgspec.json.encode(table.settings).decode(),
            "secret": table.secret,
            "owner": table.owner,
            "started": all(taken.taken for taken in table.seats),
            "over": False,
            "result": "",
            "next_table": "",
            "tonight": table.tonight,
            "campaign": table.campaign,
            "created": now,
            "touched": now,
        }
        seats = [
            (_NEW_SEAT, {"table_id": table.id} | {name: getattr(taken, name) for name in _SEAT_FIELDS})
            for taken in table.seats
        ]
        facts = (
            [(_NEW_FACT, {"key": f"tonight {table.tonight} {table.owner}", "value": table.id})] if table.tonight else []
        )
        return [*facts, (_NEW_TABLE, row), *seats]

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
            finally:
                self._opening.pop(table_id, None)
        table.used = time()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        rows = await self.store.read(_TABLE, table=table_id)
        if not rows:
            raise NotFound("no-table")
        row = rows[0]
        game = load_named(row.game)
        if row.rules != game.version:
            raise NotFound("other-rules")
        options = msgspec.json.decode(row.options, type=game.options)
        settings = msgspec.json.decode(row.settings, type=Settings)
        table = LiveTable(row.id, game, options, settings, row.secret, row.owner, self.store)
        table.next_table, table.tonight, table.campaign = row.next_table, row.tonight, row.campaign
        table.campaign_name = await self._campaign_name(row.campaign)
        await self.read_seats(table)
        await talk.read(self.store, table)
        await table.read_moves(tell=False)
        return table

    async def _campaign_name(self, campaign: str) -> str:
        rows = await self.store.read(_CAMPAIGN, campaign=campaign) if campaign else ()
        return rows[0].name if rows else ""

    async def is_asked(self, table_id: str, person: Person) -> bool:
        """Whether the table waits for a seat of this person."""
        try:
            table = await self.find(table_id)
            ask = table.prepared.ask
        except Refused:  # begun under older rules
            return False
        return ask is not None and ask.seat in table.seats_of(person.id)

    async def read_seats(self, table: LiveTable) -> None:
        rows = await self.store.read(_SEATS, table=table.id)
        table.sit_down([SeatTaken(**{name: getattr(row, name) for name in _SEAT_FIELDS}) for row in rows])

    # Other servers

    def hear(self, kind: str, table_id: str) -> None:
        """Another server has changed a table; ``all`` after nobody has listened for a while."""
        if kind in ("alive", "came", "went", "who"):
            self.presence.hear(kind, table_id)
            return
        tables = list(self.live.values()) if kind == "all" else [self.live[table_id]] if table_id in self.live else []
        for table in tables:
            self.presence.later(self._refresh(table, kind))

    async def refresh(self, table_id: str, kind: str) -> None:
        if table_id in self.live:
            await self._refresh(self.live[table_id], kind)

    async def _refresh(self, table: LiveTable, kind: str) -> None:
        async with table.still():
            if kind in ("chat", "left", "all"):
                await talk.reread(self.store, table)
            if kind in ("seats", "left", "all"):
                await self._reread_seats(table)
            if kind != "chat":
                await table.read_moves()

    async def _reread_seats(self, table: LiveTable) -> None:
        """Who sits there now, for those who watch too; the game may have begun."""
        begun = table.play is not None
        rows = await self.store.read(_TABLE, table=table.id)
        table.next_table = rows[0].next_table if rows else ""
        await self.read_seats(table)
        await table.read_moves()
        table.tell_change()
        if table.play is not None and not begun:
            table.tell_all()
        self.attend(table)

    # Seats

    async def set_seat(self, table: LiveTable, person: Person, seat: Seat, wish: SeatWish) -> None:
        """The owner says who may sit there, before the game begins."""
        async with table.lock:
            self._owned(table, person)
            self._waiting(table)
            whole = NewTable(table.game.name, name=wish.name)
            await self._take(table, self._seat(table.game, self._known(table, seat), wish, person, whole))

    async def sit(self, table: LiveTable, person: Person, seat: Seat, name: str, nonce: str) -> None:
        """Take an open seat."""
        async with table.lock:
            self._waiting(table)
            if table.seats[self._known(table, seat)].kind != "open":
                raise NotYours("seat-not-open")
            await self._take(table, self._seated(person, seat, name, nonce))

    async def seat_link(self, table: LiveTable, person: Person, seat: Seat) -> str:
        """A link for a friend's seat; older ones end."""
        self._owned(table, person)
        if table.seats[self._known(table, seat)].kind != "friend":
            raise NotAtTable("seat-not-for-friends")
        token = fresh_token()
        row = {"token": hashed(token), "person": None, "table_id": table.id, "seat": seat}
        await self.store.write(
            (_END_LINKS, {"table": table.id, "at_seat": seat}), (_NEW_LINK, row | {"expires": time() + LINK_LIVES})
        )
        return token

    async def join(self, token: str, person: Person, name: str, nonce: str) -> tuple[LiveTable, Seat]:
        """Take the seat of a link. It is used up then."""
        table, seat = await self.linked(token)
        async with table.lock:
            if table.seats[seat].kind != "friend":
                raise NotFound("link-gone")
            await self._take(table, self._seated(person, seat, name, nonce), hashed(token))
        return table, seat

    async def linked(self, token: str) -> tuple[LiveTable, Seat]:
        """The table and seat of a link that is still good."""
        rows = await self.store.read(_FIND_LINK, hash=hashed(token))
        if not rows or rows[0].table_id is None or rows[0].expires < time():
            raise NotFound("link-gone")
        return await self.find(rows[0].table_id), rows[0].seat

    def _seated(self, person: Person, seat: Seat, name: str, nonce: str) -> SeatTaken:
        return SeatTaken(seat, "person", person.id, name=name or person.name, nonce=nonce or fresh_nonce())

    async def _take(self, table: LiveTable, taken: SeatTaken, link: str = "") -> None:
        """Write who sits there, and use up the link that led there; when nobody is missing, the game begins."""
        seats = [taken if other.seat == taken.seat else other for other in table.seats]
        full = all(other.taken for other in seats)
        was = table.seats[taken.seat]
        row = {"table": table.id, "at_seat": taken.seat, "was_kind": was.kind, "was_nonce": was.nonce}
        row |= {f"new_{name}": getattr(taken, name) for name in ("kind", "person", "bot", "name", "nonce")}
        try:
            await self.store.write(
                (_STILL_WAITING, {"table": table.id, "now": time()}),
                *((_USE_LINK, {"hash": link}) for link in (link,) if link),
                (_SET_SEAT, row),
                (_END_LINKS, {"table": table.id, "at_seat": taken.seat}),
                (_START_IF_FULL, {"table": table.id}),
                about=f"seats {table.id}",
            )
        except Conflict:  # another server was quicker: take its seats
            await self._reread_seats(table)
            raise NotAtTable("seats-changed") from None
        table.sit_down(seats)
        if full:
            table.begin()
        table.tell_change()
        if full:
            table.tell_all()

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

    # Playing again

    async def rematch(self, table: LiveTable, person: Person, changes: Mapping[str, Any]) -> LiveTable:
        """The same seats again, with other options if wished. Friends keep their seats without a new link."""
        if not table.seats_of(person.id):
            raise NotYours("players-only")
        if table.campaign:
            raise NotAtTable("campaign-goes-on")
        if table.game.campaign_options & changes.keys():
            raise NotYours("campaign-only")
        async with table.lock:
            if table.next_table:
                return await self.find(table.next_table)
            if table.status != "over":
                raise NotAtTable("not-over")
            options = table.game.choose_options(msgspec.to_builtins(table.options) | dict(changes))
            table.game.start(options, seats=len(table.seats))
            fresh = LiveTable(fresh_id(), table.game, options, table.settings, fresh_secret(), table.owner, self.store)
            fresh.seats = [_again(taken) for taken in table.seats]
            link = _NEXT, {"table": table.id, "next": fresh.id}
            try:
                await self.store.write(*self._new(fresh), link, about=f"seats {table.id}")
            except Conflict:  # somebody asked another server for it
                table.next_table = (await self.store.read(_TABLE, table=table.id))[0].next_table
                return await self.find(table.next_table)
            table.next_table = fresh.id
            self._seat_up(fresh)
            if all(taken.taken for taken in fresh.seats):
                fresh.begin()
                self.attend(fresh)
            table.tell_change()
            return fresh

    async def tables_of(self, person: Person, most: int | None = 50) -> Sequence[Any]:
        mine = (
            select(schema.tables, schema.seats.c.seat, schema.campaigns.c.name.label("campaign_name"))
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .outerjoin(schema.campaigns, schema.campaigns.c.id == schema.tables.c.campaign)
            .where(schema.seats.c.person == person.id)
            .order_by(schema.tables.c.touched.desc())
            .limit(most)
        )
        return await self.store.read(mine)


def _again(taken: SeatTaken) -> SeatTaken:
    if taken.kind == "person" and taken.person is None:  # somebody who was forgotten
        return SeatTaken(taken.seat, "open")
    return SeatTaken(taken.seat, taken.kind, taken.person, taken.bot, taken.name, fresh_nonce())


_SEAT_FIELDS = ("seat", "kind", "person", "bot", "name", "nonce")
