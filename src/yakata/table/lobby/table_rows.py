"""How tables, their seats and the links to them are kept: the statements."""

from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, false, func, insert, not_, or_, select, update

from yakata.kernel import Game
from yakata.table.lobby.contents import keep_content
from yakata.table.play import chat
from yakata.table.play.chat_lines import ChatLine
from yakata.table.play.live_table import LiveTable
from yakata.table.play.seats import SeatTaken
from yakata.table.play.stored import Found, all_of
from yakata.table.store import MUST_HIT, schema
from yakata.table.store.writer import Statement

TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table"))
SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
CAMPAIGN_NAME = select(schema.campaigns.c.name).where(schema.campaigns.c.id == bindparam("campaign"))
_LAST_ASKED = (
    select(schema.moves.c.asked)
    .where(schema.moves.c.table_id == schema.tables.c.id)
    .order_by(schema.moves.c.version.desc())
    .limit(1)
    .scalar_subquery()
)
ASKED = func.coalesce(_LAST_ASKED, schema.tables.c.asked).label("asked_now")
"""Whom a table waits for: as its last move says, or its own row."""
CALLED = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(called=bindparam("phrase"))
_NEW_TABLE = insert(schema.tables)
_NEW_SEAT = insert(schema.seats)
NEW_LINK = insert(schema.links)
_NEW_FACT = insert(schema.facts)
END_LINKS = delete(schema.links).where(
    schema.links.c.table_id == bindparam("table"), schema.links.c.seat == bindparam("at_seat")
)
FIND_LINK = select(schema.links).where(schema.links.c.token == bindparam("hash"))
USE_LINK = delete(schema.links).where(schema.links.c.token == bindparam("hash")).execution_options(**MUST_HIT)
SET_SEAT = (
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
STILL_WAITING = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.started == false())
    .values(touched=bindparam("now"))
    .execution_options(**MUST_HIT)
)
"""Goes before a change of seats: another server that changes seats of this table waits until this one is done."""
PLAN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(options=bindparam("new_options"), settings=bindparam("new_settings"))
)
LESS = delete(schema.seats).where(
    schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("at_seat")
)
_ASKED_AT = select(ASKED).where(schema.tables.c.id == bindparam("table"))
_EMPTY = select(schema.seats.c.seat).where(
    schema.seats.c.table_id == bindparam("table"),
    or_(schema.seats.c.kind.in_(("open", "friend")), schema.seats.c.nonce == ""),
)
START_IF_FULL = (
    update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(started=not_(_EMPTY.exists()))
)
NEXT_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.next_table == "")
    .values(next_table=bindparam("next"))
    .execution_options(**MUST_HIT)
)
SEAT_FIELDS = ("seat", "kind", "person", "bot", "name", "nonce")


def new_seat(table: str, taken: SeatTaken) -> Statement:
    return _NEW_SEAT, {"table_id": table} | {name: getattr(taken, name) for name in SEAT_FIELDS}


class Kept(Struct, frozen=True):
    """All that the store has of a table."""

    row: Any
    asked: int | None
    seats: list[SeatTaken]
    talk: list[ChatLine]
    campaign_name: str
    game: Found | None
    """Where it has begun."""


def read_table(connection: Connection, table: str) -> Kept | None:
    """In one go, in one thread."""
    here = {"table": table}
    row = connection.execute(TABLE, here).one_or_none()
    if row is None:
        return None
    named = connection.execute(CAMPAIGN_NAME, {"campaign": row.campaign}).scalar() if row.campaign else ""
    return Kept(
        row,
        connection.execute(_ASKED_AT, here).scalar(),
        seats_in(connection.execute(SEATS, here).all()),
        chat.lines_of(connection, table),
        named or "",
        all_of(connection, table) if row.started else None,
    )


def seats_in(rows: Sequence[Any]) -> list[SeatTaken]:
    return [SeatTaken(**{name: getattr(row, name) for name in SEAT_FIELDS}) for row in rows]


def called(game: Game[Any], options: Any) -> str:
    """What a chapter with these options is called, as it is kept: a phrase, which each reader's words can say."""
    phrase = game.campaign.title(options) if game.campaign is not None else None
    return msgspec.json.encode(phrase).decode()


def new_table(table: LiveTable) -> list[Statement]:
    """A table and its seats, all or none."""
    now = time()
    row = {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.version,
        "content": table.game.content,
        "options": msgspec.json.encode(table.options).decode(),
        "settings": msgspec.json.encode(table.settings).decode(),
        "secret": table.secret,
        "owner": table.owner,
        "started": table.full,
        "over": False,
        "result": "",
        "next_table": "",
        "tonight": table.tonight,
        "campaign": table.campaign,
        "created": now,
        "touched": now,
        "asked": None,
        "called": called(table.game, table.options),
    }
    seats = [new_seat(table.id, taken) for taken in table.seats]
    facts = [(_NEW_FACT, {"key": f"tonight {table.tonight} {table.owner}", "value": table.id})] if table.tonight else []
    return [*facts, *keep_content(table.game), (_NEW_TABLE, row), *seats]
