"""What is done now and then: tables leave memory, old tables are thrown away."""

from datetime import UTC, datetime
from functools import partial
from time import time

from sqlalchemy import Connection, delete, func, select, update

from yakata.table.lobby.contents import drop_contents
from yakata.table.lobby.tables import House
from yakata.table.store import schema

EVERY = 60.0
DAY = 24 * 3600.0
IDLE = 900.0
"""Seconds until a table that nobody watches leaves memory. The store keeps it."""


def keep_house(house: House, keep_days: float) -> None:
    """Once a minute, as long as the server runs."""
    house.store.services.every("housekeeping", EVERY, partial(tidy, house, keep_days))


async def tidy(house: House, keep_days: float, now: float | None = None) -> None:
    now = time() if now is None else now
    for table in list(house.live.values()):
        if not table.watchers and not table.lock.locked() and table.used < now - IDLE:
            if table.play is not None and not table.doubtful:
                table.keep_snapshot()
            house.put_away(table)
    gone = await house.store.with_connection(lambda connection: throw_away(connection, now - keep_days * DAY))
    for table_id in gone:
        if table_id in house.live:
            house.put_away(house.live[table_id])


def throw_away(connection: Connection, before: float) -> list[str]:
    """Tables that nobody has moved at since then. Returns which. A campaign that lasts keeps the one it needs."""
    last = select(func.max(schema.moves.c.at)).where(schema.moves.c.table_id == schema.tables.c.id).scalar_subquery()
    connection.execute(
        update(schema.tables).where(schema.tables.c.touched < before, last > before).values(touched=last)
    )
    connection.execute(
        delete(schema.towers).where(schema.towers.c.day < datetime.fromtimestamp(before, UTC).date().isoformat())
    )
    needed = select(schema.campaigns.c.table_id)
    old = [
        row.id
        for row in connection.execute(
            select(schema.tables.c.id).where(schema.tables.c.touched < before, schema.tables.c.id.not_in(needed))
        )
    ]
    if old:
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(old)))
        drop_contents(connection)
    return old
