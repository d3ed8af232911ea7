"""Campaigns on the shelf: kept as documents, played chapter by chapter at tables, and never told twice.

The table's last move and the document's next entry are two writes. The second is made when the first is on disk, and
again by whoever looks next if it was not; the version of the row lets it happen once.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from sqlalchemy import bindparam, func, insert, or_, select, update

from yakata.betrayal import campaign as lasting
from yakata.betrayal.entries import BadCampaign, Campaign
from yakata.betrayal.story import Member
from yakata.kernel import Refused
from yakata.registry import load_named
from yakata.table.lobby.house import Chapter, House
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import MemberWish, NewChapter, NewTable, SeatWish
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotAtTable, NotFound, NotYours
from yakata.table.play.settings import CampaignStatus
from yakata.table.store import MUST_HIT, Conflict, schema
from yakata.table.store.tokens import fresh_id
from yakata.table.store.writer import Statement

if TYPE_CHECKING:
    from yakata.betrayal import Betrayal

GAME = "betrayal"
MOST = 100
"""Campaigns that one person can have on the shelf."""

_ROWS = schema.campaigns
_ONE = select(_ROWS).where(_ROWS.c.id == bindparam("campaign"))
_SAT = (
    select(schema.tables.c.campaign)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(schema.seats.c.person == bindparam("who"), schema.tables.c.campaign != "")
)
_MINE = (
    select(_ROWS)
    .where(or_(_ROWS.c.owner == bindparam("who"), _ROWS.c.id.in_(_SAT)))
    .order_by(_ROWS.c.touched.desc())
    .limit(MOST)
)
_HOW_MANY = select(func.count()).select_from(_ROWS).where(_ROWS.c.owner == bindparam("who"))
_NEW = insert(_ROWS)
_GROW = (
    update(_ROWS)
    .where(_ROWS.c.id == bindparam("campaign"), _ROWS.c.version == bindparam("was"))
    .values(
        document=bindparam("grown"),
        version=bindparam("was", type_=_ROWS.c.version.type) + 1,
        table_id=bindparam("at_table"),
        touched=bindparam("now"),
    )
    .execution_options(**MUST_HIT)
)
_TABLE = select(schema.tables.c.over, schema.tables.c.started).where(schema.tables.c.id == bindparam("table"))


class Campaigns:
    """All campaigns of this house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self._checking = asyncio.Lock()
        """Files are checked one after the other: each takes its time."""
        self._later: set[asyncio.Task[None]] = set()

    @property
    def game(self) -> "Betrayal":
        return load_named(GAME)  # type: ignore[return-value]  # the registry knows only games in general

    # Finding

    async def mine(self, person: Person | None) -> Sequence[Any]:
        """Those that somebody owns, or has played in."""
        if person is None:
            return ()
        rows = await self.store.read(_MINE, who=person.id)
        return [await self._settled(row) for row in rows]

    async def find(self, ident: str, person: Person | None) -> Any:
        """The row, for its owner and for those who play in it; for others there is none."""
        if person is None or not (ident.isascii() and ident.isalnum() and len(ident) <= 16):
            raise NotFound("no-campaign")
        rows = await self.store.read(_ONE, campaign=ident)
        sat = {row.campaign for row in await self.store.read(_SAT, who=person.id)}
        if not rows or (rows[0].owner != person.id and ident not in sat):
            raise NotFound("no-campaign")
        return await self._settled(rows[0])

    async def status(self, row: Any) -> CampaignStatus:
        """``ready`` for the next chapter, ``waiting``, ``playing``, ``over`` (not yet written down), or ``lost``."""
        if not row.table_id:
            return "lost" if lasting.read(row.document).running else "ready"
        rows = await self.store.read(_TABLE, table=row.table_id)
        if not rows:
            return "lost"
        return "over" if rows[0].over else "playing" if rows[0].started else "waiting"

    # Making

    async def make(self, person: Person, name: str) -> Any:
        return await self._shelve(person, lasting.new(self.game, fresh_id(), name))

    async def bring(self, person: Person, text: str) -> Any:
        """A campaign from a file. It is a copy: what goes on elsewhere goes on there."""
        async with self._checking:
            return await self._shelve(person, await asyncio.to_thread(lasting.import_, self.game, text))

    async def fork(self, row: Any, person: Person, at: int, name: str) -> Any:
        return await self._shelve(
            person, lasting.fork(self.game, lasting.read(row.document), at, fresh_id(), name or row.name)
        )

    async def move(self, row: Any, person: Person) -> Any:
        """To the rules and content of today."""
        self._owned(row, person)
        moved = lasting.move(self.game, lasting.read(row.document))
        await self._write(self._grown(row, moved, ""))
        return await self.find(row.id, person)

    async def _shelve(self, person: Person, campaign: Campaign) -> Any:
        if (await self.store.read(_HOW_MANY, who=person.id))[0][0] >= MOST:
            raise NotAtTable("campaign-shelf-full", most=MOST)
        row = {
            "id": fresh_id(),
            "owner": person.id,
            "game": GAME,
            "name": campaign.header.name,
            "document": lasting.export(campaign).decode(),
            "version": 0,
            "table_id": "",
            "created": time(),
            "touched": time(),
        }
        await self.store.write((_NEW, row))
        return await self.find(str(row["id"]), person)

    # Playing

    async def begin(self, row: Any, person: Person, wish: NewChapter) -> LiveTable:
        """A table for the next chapter, or another for one whose table is lost. The story comes from the document."""
        self._owned(row, person)
        campaign, game = lasting.read(row.document), self.game
        if campaign.running is None:
            campaign = lasting.begin(game, campaign, _company(game, campaign, wish.company))
        elif refusal := lasting.why_pinned(game, campaign):
            raise refusal
        elif await self.status(row) != "lost":
            raise NotAtTable("campaign-running")
        options = lasting.options_for(game, campaign)
        if len(wish.company) != len(options.company):
            raise BadCampaign("bad-company", f"the company of this chapter is {len(options.company)} people")
        table = NewTable(
            GAME,
            seats=[_seat(game, one, member) for one, member in zip(wish.company, options.company, strict=True)],
            spectators=wish.spectators,
            clock=wish.clock,
            absent=wish.absent,
            mask=wish.mask,
            name=wish.name,
            nonce=wish.nonce,
        )
        chapter = Chapter(row.id, row.name, options, lambda ident: self._grown(row, campaign, ident))
        try:
            return await self.house.open(table, person, chapter=chapter)
        except Conflict:
            raise NotAtTable("campaign-moved-on") from None

    def attend(self, table: LiveTable) -> None:
        """A chapter may be over: it is written down without anybody having to look."""
        if table.campaign and table.over:
            task = asyncio.ensure_future(self._write_down(table.campaign))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _write_down(self, ident: str) -> None:
        with suppress(Refused, Conflict):
            for row in await self.store.read(_ONE, campaign=ident):
                await self._settled(row)

    async def _settled(self, row: Any) -> Any:
        """The row, with its running chapter written down if that is over."""
        if not row.table_id or await self.status(row) != "over":
            return row
        try:
            table = await self.house.find(row.table_id)
            async with table.still():
                record = replace(table.prepared.record(), names=())  # who played can be forgotten, the story not
            campaign = lasting.read(row.document)
            grown = await asyncio.to_thread(lasting.after, self.game, campaign, record)
        except (Refused, BadCampaign) as error:  # begun under older rules; it can be forked
            print(f"a chapter of campaign {row.id} cannot be written down: {type(error).__name__}", flush=True)
            return row
        with suppress(Conflict):  # somebody else has just written it down
            await self.store.write(self._grown(row, grown, ""))
        return (await self.store.read(_ONE, campaign=row.id))[0]

    def _grown(self, row: Any, campaign: Campaign, table: str) -> Statement:
        document = lasting.export(campaign).decode()
        values = {"campaign": row.id, "was": row.version, "grown": document, "at_table": table, "now": time()}
        return _GROW, values

    async def _write(self, statement: Statement) -> None:
        try:
            await self.store.write(statement)
        except Conflict:
            raise NotAtTable("campaign-moved-on") from None

    def _owned(self, row: Any, person: Person) -> None:
        if row.owner != person.id:
            raise NotYours("campaign-owner-only")

    def close(self) -> None:
        for task in tuple(self._later):
            task.cancel()


def _company(game: "Betrayal", campaign: Campaign, wishes: Sequence[MemberWish]) -> list[Member]:
    """Who comes; somebody without an age is the survivor of that family, as old as they are by then (B39)."""
    older = {member.family: member for member in lasting.survivors(game, campaign)}
    company = []
    for wish in wishes:
        if wish.age is None and wish.family not in older:
            raise BadCampaign("bad-company", "only a survivor of the last chapter can come again")
        company.append(older[wish.family] if wish.age is None else Member(wish.family, wish.name, wish.age))
    return company


def _seat(game: "Betrayal", wish: MemberWish, member: Member) -> SeatWish:
    """Bots go by the first name of whom they play."""
    return SeatWish(wish.kind, wish.bot, game.first_name(member.family, member.name) if wish.kind == "bot" else "")
