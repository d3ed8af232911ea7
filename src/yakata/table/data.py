"""A person's data: all of it on request, none of it on request."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from yakata.table.context import Context
from yakata.table.people import Person
from yakata.table.store import Store, schema


async def export_of(store: Store, person: Person | None) -> dict[str, Any]:
    """Everything that is kept of somebody, as it is kept."""
    if person is None:
        return {"person": None, "seats": [], "moves": [], "chat": []}

    def collect(connection: Connection) -> dict[str, Any]:
        who = connection.execute(select(schema.persons).where(schema.persons.c.id == person.id)).mappings().one()
        seats = connection.execute(select(schema.seats).where(schema.seats.c.person == person.id)).mappings().all()
        moves: list[dict[str, Any]] = []
        chat: list[dict[str, Any]] = []
        for seat in seats:
            for table, kept in ((schema.moves, moves), (schema.chat, chat)):
                mine = select(table).where(table.c.table_id == seat["table_id"], table.c.seat == seat["seat"])
                columns = ("table_id", "version", "number", "kind", "text", "at")
                rows = connection.execute(mine).mappings()
                kept += [{name: row[name] for name in columns if name in row} for row in rows]
        return {
            "person": {name: who[name] for name in ("id", "name", "lang", "created")},
            "seats": [{name: seat[name] for name in ("table_id", "seat", "name")} for seat in seats],
            "moves": moves,
            "chat": chat,
        }

    return await store.with_connection(collect)


async def forget(context: Context, person: Person) -> None:
    """Name, seats and words leave; moves stay, as they belong to the others' games too, with nobody's name on them."""

    def erase(connection: Connection) -> None:
        mine = select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.person == person.id)
        for table_id, seat in connection.execute(mine).all():
            said = (schema.chat.c.table_id == table_id, schema.chat.c.seat == seat)
            connection.execute(update(schema.chat).where(*said).values(text="-"))
        left = update(schema.seats).where(schema.seats.c.person == person.id)
        connection.execute(left.values(person=None, name="-"))
        connection.execute(delete(schema.links).where(schema.links.c.person == person.id))
        connection.execute(delete(schema.persons).where(schema.persons.c.id == person.id))

    await context.store.with_connection(erase)
    context.people.forget(person)
    for table in context.house.live.values():
        for taken in table.seats:
            if taken.person == person.id:
                taken.person, taken.name = None, "-"
