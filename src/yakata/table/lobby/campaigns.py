"""Campaigns on the shelf: kept as documents, played chapter by chapter at tables, and never told twice.

The table's last move and the document's next entry are two writes. The second is made when the first is on disk, and
again by whoever looks next if it was not; the version of the row lets it happen once.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, func, insert, or_, select, update

from yakata.kernel import BadOptions, Game, Play, Record, Refused
from yakata.kernel.campaign import BadCampaign, Blank, Campaign, CampaignRules
from yakata.registry import campaign_reader, campaigns_of, put_campaigns
from yakata.table.foreign.desk import Desk
from yakata.table.lobby.contents import keep_content
from yakata.table.lobby.people import Person
from yakata.table.lobby.tables import Chapter, House
from yakata.table.lobby.wishes import Guest, NewChapter, NewTable, SeatWish
from yakata.table.log import tell
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotAtTable, NotFound, NotYours
from yakata.table.play.settings import CampaignStatus
from yakata.table.store import MUST_HIT, Conflict, schema
from yakata.table.store.tokens import fresh_id
from yakata.table.store.writer import Statement

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
_HANDS = (
    select(schema.tables.c.options, schema.seats.c.seat)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(schema.seats.c.person == bindparam("who"), schema.tables.c.campaign == bindparam("campaign"))
)
_TABLE = select(schema.tables.c.over, schema.tables.c.started, schema.tables.c.result).where(
    schema.tables.c.id == bindparam("table")
)


Rules = CampaignRules[Any, Any, Any]
Document = Campaign[Any, Any]


class Campaigns:
    """All campaigns of this house."""

    def __init__(self, house: House, desk: Desk) -> None:
        self.house = house
        self.store = house.store
        self.desk = desk
        self._closing: dict[tuple[str, int], asyncio.Future[str]] = {}
        """Chapters that are being proved, by their campaign and its version."""

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
        """``ready`` for the next chapter, ``waiting``, ``playing``, ``over`` (not yet written down), or ``lost``.

        Lost is a chapter too whose table has ended without a result: it can be begun again.
        """
        if not row.table_id:
            return "lost" if campaigns_of(row.game).read(row.document).running else "ready"
        rows = await self.store.read(_TABLE, table=row.table_id)
        if not rows or (rows[0].over and not rows[0].result):
            return "lost"
        return "over" if rows[0].over else "playing" if rows[0].started else "waiting"

    async def rules_of(self, row: Any) -> Rules:
        """How this campaign goes: by the content that it was begun with, as long as that is kept."""
        shipped = campaigns_of(row.game)
        pinned = shipped.read(row.document).edition.fingerprint
        if shipped.plays_with(pinned):
            return shipped
        try:
            game = await self.house.contents.game(row.game, pinned)
        except NotFound:
            return shipped  # which says why it cannot go on
        return game.campaign or shipped

    async def game_of(self, row: Any) -> Game[Any]:
        return _game(await self.rules_of(row))

    # Making

    async def make(self, person: Person, name: str, game: str = "") -> Any:
        rules = campaigns_of(game)
        return await self._shelve(person, rules, rules.new(fresh_id(), name))

    async def bring(self, person: Person, asker: str, text: str) -> Any:
        """A campaign from a file. It is a copy: what goes on elsewhere goes on there."""
        await self._room(person)
        if put_campaigns():  # rules that no other process has
            rules = await asyncio.to_thread(campaign_reader, text)
            return await self._shelve(person, rules, await asyncio.to_thread(rules.import_, text))
        true = await self.desk.campaign(asker, text)
        return await self._lay(person, campaigns_of(true.game), true.name, true.body.decode())

    async def fork(self, row: Any, person: Person, at: int, name: str) -> Any:
        rules = await self.rules_of(row)
        forked = rules.fork(rules.read(row.document), at, fresh_id(), name or row.name)
        return await self._shelve(person, rules, forked)

    async def move(self, row: Any, person: Person) -> Any:
        """To the rules and content of today."""
        self._owned(row, person)
        rules = campaigns_of(row.game)
        await self._write(*keep_content(_game(rules)), self._grown(row, rules.move(rules.read(row.document)), ""))
        return await self.find(row.id, person)

    async def _shelve(self, person: Person, rules: Rules, campaign: Document) -> Any:
        await self._room(person)
        return await self._lay(person, rules, campaign.header.name, rules.export(campaign).decode())

    async def _room(self, person: Person) -> None:
        if (await self.store.read(_HOW_MANY, who=person.id))[0][0] >= MOST:
            raise NotAtTable("campaign-shelf-full", most=MOST)

    async def _lay(self, person: Person, rules: Rules, name: str, document: str) -> Any:
        row = {
            "id": fresh_id(),
            "owner": person.id,
            "game": rules.game.name,
            "name": name,
            "document": document,
            "version": 0,
            "table_id": "",
            "created": time(),
            "touched": time(),
        }
        await self.store.write(*keep_content(_game(rules)), (_NEW, row))
        return await self.find(str(row["id"]), person)

    # Writing

    async def blanks(self, row: Any, person: Person) -> tuple[Blank, ...]:
        """What this person may write now: all of it as the keeper of the book, else of those whom they have played."""
        rules = await self.rules_of(row)
        found = rules.open_blanks(rules.read(row.document))
        if row.owner == person.id or not found:
            return found
        sat = await self.store.read(_HANDS, who=person.id, campaign=row.id)
        hands = {rules.hand(msgspec.json.decode(table.options), table.seat) for table in sat}
        return tuple(blank for blank in found if blank.by in hands)

    async def write(self, row: Any, person: Person, what: str, of: str, text: str) -> Any:
        """Something of one's own, in the book of the campaign."""
        rules = await self.rules_of(row)
        campaign = rules.read(row.document)
        mine = {(blank.what, blank.of) for blank in await self.blanks(row, person)}
        if (what, of) not in mine and any((one.what, one.of) == (what, of) for one in rules.open_blanks(campaign)):
            raise NotYours("campaign-other-hand")
        await self._write(self._grown(row, rules.write(campaign, what, of, text), row.table_id))
        return await self.find(row.id, person)

    # Playing

    async def begin(self, row: Any, person: Person, wish: NewChapter) -> LiveTable:
        """A table for the next chapter, or another for one whose table is lost. The story comes from the document."""
        self._owned(row, person)
        rules = await self.rules_of(row)
        campaign = rules.read(row.document)
        seats, guests = zip(*map(_seat, wish.company), strict=True) if wish.company else ((), ())
        if campaign.running is None:
            campaign = rules.begin(campaign, rules.wished(campaign, guests))
        elif (refusal := rules.why_pinned(campaign)) and not rules.can_move(campaign):
            raise refusal
        elif await self.status(row) != "lost":
            raise NotAtTable("campaign-running")
        assert campaign.running is not None
        company = campaign.running.company
        if len(seats) != len(company):
            raise BadCampaign("bad-company", f"the company of this chapter is {len(company)} people")
        table = NewTable(
            row.game,
            seats=[_named(rules, seat, member) for seat, member in zip(seats, company, strict=True)],
            spectators=wish.spectators,
            clock=wish.clock,
            absent=wish.absent,
            mask=wish.mask,
            door=wish.door,
            name=wish.name,
            nonce=wish.nonce,
        )
        chapter = Chapter(
            row.id, row.name, _game(rules), rules.options_for(campaign), lambda ident: self._grown(row, campaign, ident)
        )
        try:
            return await self.house.open(table, person, chapter=chapter)
        except Conflict:
            raise NotAtTable("campaign-moved-on") from None

    def attend(self, table: LiveTable) -> None:
        """A chapter may be over: it is written down without anybody having to look."""
        if table.campaign and table.over and table.prepared.over and table.led_here():
            self.store.services.later("campaigns", partial(self._write_down, table.campaign))

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
                play = table.prepared
                record = structs.replace(play.record(), names=())  # who played can be forgotten, the story not
            rules = await self.rules_of(row)
            grown = await self._closed_once(row, rules, record, play)
        except (Refused, BadCampaign) as error:  # it can be forked
            tell(f"a chapter of campaign {row.id} cannot be written down: {type(error).__name__}")
            return row
        with suppress(Conflict):  # somebody else has just written it down
            await self.store.write(self._grown(row, grown, ""))
        return (await self.store.read(_ONE, campaign=row.id))[0]

    async def _closed_once(self, row: Any, rules: Rules, record: Record, play: Play[Any]) -> str:
        """However many look at once: to prove a chapter takes its time."""
        at = row.id, row.version
        closing = self._closing.get(at)
        if closing is None:
            closing = self._closing[at] = asyncio.ensure_future(
                asyncio.to_thread(_closed, rules, row.document, record, play)
            )
            closing.add_done_callback(lambda _: self._closing.pop(at, None))
        return await asyncio.shield(closing)

    def _grown(self, row: Any, campaign: Document | str, table: str) -> Statement:
        document = campaign if isinstance(campaign, str) else campaigns_of(row.game).export(campaign).decode()
        values = {"campaign": row.id, "was": row.version, "grown": document, "at_table": table, "now": time()}
        return _GROW, values

    async def _write(self, *statements: Statement) -> None:
        try:
            await self.store.write(*statements)
        except Conflict:
            raise NotAtTable("campaign-moved-on") from None

    def _owned(self, row: Any, person: Person) -> None:
        if row.owner != person.id:
            raise NotYours("campaign-owner-only")


def _closed(rules: Rules, document: str, record: Record, play: Play[Any]) -> str:
    return rules.export(rules.after(rules.read(document), record, play)).decode()


def _game(rules: Rules) -> Game[Any]:
    assert isinstance(rules.game, Game)
    return rules.game


def _seat(guest: Guest) -> tuple[SeatWish, Guest]:
    """What is said of the seat, and what of whom one plays there."""
    seat = {key: guest[key] for key in ("kind", "bot") if guest.get(key) is not None}
    try:
        return msgspec.convert(seat, SeatWish), {key: guest[key] for key in guest if key not in ("kind", "bot")}
    except msgspec.MsgspecError as error:
        raise BadOptions(f"a seat of the company: {error}") from None


def _named(rules: Rules, seat: SeatWish, member: Any) -> SeatWish:
    """Bots go by the name of whom they play."""
    return structs.replace(seat, name=rules.name_of(member)) if seat.kind == "bot" else seat
