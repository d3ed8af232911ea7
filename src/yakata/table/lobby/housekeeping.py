"""What is done now and then: tables leave memory, and what nobody needs any more is thrown away, a little at a time."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, func, or_, select, update

from yakata.table.lobby.contents import drop_contents
from yakata.table.lobby.people import People
from yakata.table.lobby.tables import House
from yakata.table.store import Store, give_back, schema

EVERY: Final = 60.0
SELDOM: Final = 600.0
DAY: Final = 24 * 3600.0
IDLE: Final = 900.0
"""Seconds until a table that nobody watches leaves memory. The store keeps it."""
NAMELESS: Final = 7.0
"""Days for which somebody is remembered who has given no name and has nothing here."""
BATCH: Final = 20
"""Tables that are thrown away at a time: each has hundreds of rows, and moves wait meanwhile."""
ROWS: Final = 500
PAGES: Final = 500
BREATH: Final = 0.05
"""Seconds between two batches, for whoever waits to write."""


def keep_house(house: House, people: People, keep_days: float) -> None:
    """As long as the server runs."""
    house.store.services.every("housekeeping", EVERY, partial(put_idle_away, house))
    house.store.services.every("retention", SELDOM, partial(throw_away, house, people, keep_days))


async def put_idle_away(house: House, now: float | None = None) -> None:
    now = time() if now is None else now
    for table in list(house.live.values()):
        if not table.watchers and not table.lock.locked() and table.used < now - IDLE:
            if table.play is not None and not table.doubtful:
                table.keep_snapshot()
            house.put_away(table)


async def throw_away(house: House, people: People, keep_days: float, now: float | None = None) -> None:
    """Tables that nobody has moved at for so many days, and what nobody uses. Room goes back to the disk."""
    now = time() if now is None else now
    before = now - keep_days * DAY
    gone = await _tables(house, before)
    if gone:
        await house.store.with_connection(drop_contents)
    await _in_batches(house.store, partial(_rows, schema.links, schema.links.c.expires < now))
    day = datetime.fromtimestamp(before, UTC).date().isoformat()
    tonight = schema.facts.c.key.like("tonight %") & (schema.facts.c.key < f"tonight {day}")
    await _in_batches(house.store, partial(_rows, schema.facts, tonight))
    await house.store.with_connection(lambda connection: connection.execute(_older_towers(day)))
    unused = _unused(before, max(before, now - NAMELESS * DAY))
    for person in await _in_batches(house.store, partial(_rows, schema.persons, unused)):
        people.forget(person)
        if house.store.shared:
            house.store.write(about=f"person {person}")
    while await house.store.with_connection(partial(give_back, pages=PAGES)) == PAGES:
        await asyncio.sleep(BREATH)


async def _in_batches(store: Store, step: Callable[[Connection], list[str]]) -> list[str]:
    """Until nothing is left."""
    done: list[str] = []
    while batch := await store.with_connection(step):
        done += batch
        await asyncio.sleep(BREATH)
    return done


async def _tables(house: House, before: float) -> list[str]:
    gone: list[str] = []
    looked = BATCH
    while looked == BATCH:
        looked, old = await house.store.with_connection(partial(_batch, before=before))
        for table_id in old:
            if table_id in house.live:
                house.put_away(house.live[table_id])
        gone += old
        await asyncio.sleep(BREATH)
    return gone


def _batch(connection: Connection, before: float) -> tuple[int, list[str]]:
    """How many tables were looked at, and which of them are gone. A campaign that lasts keeps the one it needs."""
    needed = select(schema.campaigns.c.table_id)
    tables = schema.tables.c
    asked = select(tables.id).where(tables.touched < before, tables.id.not_in(needed)).order_by(tables.touched)
    ids = list(connection.execute(asked.limit(BATCH)).scalars())
    moves = schema.moves.c
    last = select(moves.table_id, func.max(moves.at)).where(moves.table_id.in_(ids)).group_by(moves.table_id)
    played = {table: at for table, at in connection.execute(last) if at >= before}
    for table, at in played.items():
        connection.execute(update(schema.tables).where(tables.id == table).values(touched=at))
    old = [table for table in ids if table not in played]
    if old:
        connection.execute(delete(schema.tables).where(tables.id.in_(old)))
    return len(ids), old


def _rows(table: Table, which: ColumnElement[bool], connection: Connection) -> list[str]:
    """Some of these rows go; returns their keys."""
    (key,) = table.primary_key.columns
    keys = list(connection.execute(select(key).where(which).limit(ROWS)).scalars())
    if keys:
        connection.execute(delete(table).where(key.in_(keys), which))
    return keys


def _older_towers(day: str) -> Any:
    return delete(schema.towers).where(schema.towers.c.day < day)


def _unused(before: float, nameless: float) -> ColumnElement[bool]:
    """Persons who sit nowhere, keep no campaign, have laid no disc and hold no link. Nobody new: they may begin yet."""
    persons = schema.persons.c
    long_ago = or_(persons.created < before, (persons.name == "") & (persons.created < nameless))
    holds = (schema.seats.c.person, schema.campaigns.c.owner, schema.towers.c.person, schema.links.c.person)
    nothing = [~_of(column).exists() for column in holds]
    found: ColumnElement[bool] = long_ago
    for one in nothing:
        found = found & one
    return found


def _of(column: ColumnElement[Any]) -> Select[Any]:
    return select(column).where(column == schema.persons.c.id)
