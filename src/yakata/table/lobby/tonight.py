"""Tonight's house: one evening a day, the same dice for everyone."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, func, insert, select

from yakata.kernel import Daily, Game
from yakata.kernel.dice import seeded
from yakata.registry import games, load_named
from yakata.table.lobby.people import Person
from yakata.table.lobby.seats import alone
from yakata.table.lobby.tables import House
from yakata.table.lobby.wishes import NewTable
from yakata.table.play.live_table import LiveTable, today
from yakata.table.play.refusals import NotFound
from yakata.table.play.settings import Option
from yakata.table.store import Conflict, Store, schema
from yakata.table.store.tokens import fresh_token

_FACT = select(schema.facts).where(schema.facts.c.key == bindparam("fact"))
_NEW_FACT = insert(schema.facts)
_PLAYED = (
    select(schema.tables, schema.seats.c.name, schema.seats.c.person, func.count(schema.moves.c.version).label("moves"))
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .outerjoin(schema.moves, schema.moves.c.table_id == schema.tables.c.id)
    .where(schema.tables.c.tonight == bindparam("day"))
    .group_by(schema.tables.c.id, schema.seats.c.name, schema.seats.c.person)
    .order_by(schema.tables.c.created)
)


class Played(Struct, frozen=True):
    name: str
    won: bool
    moves: int
    you: bool


class Tonight(Struct, frozen=True):
    date: str
    game: str
    title: str
    options: dict[str, Option]
    stage: int
    """Which one it is of those that can come."""
    say: str
    story: str
    results: list[Played]
    table: str | None
    """Your table of tonight, where you have sat down."""


def _laid(day: str) -> tuple[Game[Any], Daily]:
    """The evening of this day, of the first game that has one."""
    for name in games():
        game = load_named(name)
        if daily := game.daily(day):
            return game, daily
    raise NotFound("nothing-tonight")


async def key_of_the_house(store: Store) -> str:
    """What makes this house's nights its own."""
    rows = await store.read(_FACT, fact="tonight")
    if not rows:
        with suppress(Conflict):  # another server was quicker
            await store.write((_NEW_FACT, {"key": "tonight", "value": fresh_token()}))
        rows = await store.read(_FACT, fact="tonight")
    return str(rows[0].value)


async def look(store: Store, person: Person | None, lang: str) -> Tonight:
    """What is played tonight, and how it went for those who have played."""
    day = today()
    game, daily = _laid(day)
    rows = await store.read(_PLAYED, day=day)
    results = [
        Played(row.name.strip("-"), _won(row.result), row.moves, person is not None and row.person == person.id)
        for row in rows
        if row.over
    ]
    mine = next((row.id for row in rows if person is not None and row.person == person.id), None)
    return Tonight(
        date=day,
        game=game.name,
        title=daily.title.get(lang, ""),
        options=daily.options,
        stage=daily.number,
        say=daily.title.get(lang, ""),
        story=daily.story.get(lang, ""),
        results=results,
        table=mine,
    )


def _won(result: str) -> bool:
    return bool(result) and max(msgspec.json.decode(result)["scores"]) > 0


async def sit(house: House, person: Person, name: str) -> LiveTable:
    """Your table of tonight: the one you have, or a new one with the dice of the day."""
    day = today()
    if mine := await house.store.read(_FACT, fact=f"tonight {day} {person.id}"):
        return await house.find(mine[0].value)
    secret = seeded(await key_of_the_house(house.store) + day, "tonight")
    game, daily = _laid(day)
    wish = NewTable(game.name, seats=alone(game), options=daily.options, name=name, nonce=seeded(day, "tonight")[:32])
    try:
        return await house.open(wish, person, secret, day)
    except Conflict:  # asked twice at once
        return await sit(house, person, name)
