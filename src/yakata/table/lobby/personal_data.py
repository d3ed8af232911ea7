"""A person's data: all of it on request, none of it on request."""

from typing import Any

from sqlalchemy import Connection, Exists, Select, delete, select, update

from yakata.bots import bots_for
from yakata.table.lobby.people import People, Person
from yakata.table.lobby.tables import House
from yakata.table.store import Store, schema

NOTHING: dict[str, Any] = {"person": None, "seats": [], "moves": [], "chat": [], "campaigns": [], "towers": []}


async def export_of(store: Store, person: Person | None) -> dict[str, Any]:
    """Everything that is kept of somebody, as it is kept."""
    if person is None:
        return NOTHING

    def collect(connection: Connection) -> dict[str, Any]:
        who = (
            connection.execute(select(schema.persons).where(schema.persons.c.id == person.id)).mappings().one_or_none()
        )
        if who is None:
            return NOTHING
        seats = connection.execute(select(schema.seats).where(schema.seats.c.person == person.id)).mappings().all()
        moves: list[dict[str, Any]] = []
        chat: list[dict[str, Any]] = []
        for seat in seats:
            for table, kept in ((schema.moves, moves), (schema.chat, chat)):
                mine = select(table).where(table.c.table_id == seat["table_id"], table.c.seat == seat["seat"])
                columns = ("table_id", "kind", "text", "at")  # numbers would count what others did in between
                rows = connection.execute(mine.order_by(table.c.at)).mappings()
                kept += [{name: row[name] for name in columns if name in row} for row in rows]
        return {
            "person": {name: who[name] for name in ("id", "name", "lang", "created")},
            "seats": [{name: seat[name] for name in ("table_id", "seat", "name")} for seat in seats],
            "moves": moves,
            "chat": chat,
            "campaigns": [row._asdict() for row in connection.execute(_campaigns_of(person))],
            "towers": [row._asdict() for row in connection.execute(_towers_of(person))],
        }

    return await store.with_connection(collect)


def _campaigns_of(person: Person) -> Select[Any]:
    mine = schema.campaigns
    return select(mine.c.id, mine.c.name, mine.c.document, mine.c.created).where(mine.c.owner == person.id)


def _towers_of(person: Person) -> Select[Any]:
    mine = schema.towers
    return select(mine.c.day, mine.c.tries, mine.c.stack, mine.c.discs, mine.c.height, mine.c.at).where(
        mine.c.person == person.id
    )


async def forget(house: House, people: People, person: Person) -> None:
    """Name, seats and words leave; moves stay, as they belong to the others' games too, with nobody's name on them."""
    for row in await house.tables_of(person, most=None):
        at = schema.seats.c.table_id == row.id, schema.seats.c.seat == row.seat
        said = schema.chat.c.table_id == row.id, schema.chat.c.seat == row.seat
        statements = (
            update(schema.seats).where(*at).values(_left(row)),
            update(schema.chat).where(*said).values(text="-"),
        )
        await house.store.write(*((one, {}) for one in statements), about=f"left {row.id}")
        await house.refresh(row.id, "left")
    gone = (
        delete(schema.links).where(schema.links.c.person == person.id),
        delete(schema.facts).where(schema.facts.c.key.like(f"tonight % {person.id}")),
        delete(schema.towers).where(schema.towers.c.person == person.id),
        delete(schema.persons).where(schema.persons.c.id == person.id),
        delete(schema.campaigns).where(schema.campaigns.c.owner == person.id, ~_shared()),
        update(schema.campaigns).where(schema.campaigns.c.owner == person.id).values(owner=""),
    )
    await house.store.write(*((one, {}) for one in gone), about=f"person {person.id}")
    people.forget(person.id)


def _shared() -> Exists:
    """Others sit at a table of the campaign: its history is theirs too."""
    at = schema.seats.c.table_id == schema.tables.c.id, schema.tables.c.campaign == schema.campaigns.c.id
    return select(schema.seats.c.seat).where(*at, schema.seats.c.person.is_not(None)).exists()


def _left(row: Any) -> dict[str, Any]:
    """What becomes of a seat: open before the game, a bot's while it is played, nobody's when it is over."""
    if not row.started:
        return {"kind": "open", "person": None, "name": "", "nonce": ""}
    if not row.over:
        return {"kind": "bot", "bot": bots_for(row.game)[-1], "person": None, "name": "-"}
    return {"person": None, "name": "-"}
