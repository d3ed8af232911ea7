"""Tables leave memory, a day's clock runs out, old tables are thrown away."""

import asyncio
from time import time

from yakata.table.door.context import Context
from yakata.table.lobby.clocks import DAY, ring
from yakata.table.lobby.housekeeping import IDLE, tidy
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.bots_at_play import Butler
from yakata.table.play.refusals import NotFound
from yakata.table.store import Store


def in_a_house(tmp_path, evening):
    async def run():
        store = Store(f"sqlite:///{tmp_path / 'house.db'}")
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
        await tidy(context.house, 365, time() + IDLE / 2)
        assert table.id in context.house.live
        await tidy(context.house, 365, time() + IDLE * 2)
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
        await tidy(context.house, 31, later)
        assert await context.house.find(old.id)
        await context.store.with_connection(lambda connection: _move_at(connection, played.id, later))
        await tidy(context.house, 10, later)
        try:
            await context.house.find(old.id)
            raise AssertionError("it is still there")
        except NotFound:
            pass
        assert [row.id for row in await context.house.tables_of(owner)] == [played.id]

    in_a_house(tmp_path, evening)


def _move_at(connection, table_id, at):
    from sqlalchemy import insert

    from yakata.table.store import schema

    row = {"table_id": table_id, "version": 1, "seat": 0, "kind": "choice", "text": "x", "draws": "[]"}
    connection.execute(insert(schema.moves).values(**row, resend_key="k", at=at))
