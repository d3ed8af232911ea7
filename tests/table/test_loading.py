"""Loading does not hold up others, and a list of tables loads none."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from tests.table.test_what_lasts import Inn, play
from yakata.kernel import SPECTATOR
from yakata.table.door.sockets.turnstile import Turnstile
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play import slices
from yakata.table.play.live_table import LiveTable
from yakata.table.store import schema

GAMES = [("hidden-rooms", 1), ("hako-onna", 3), ("betrayal", 3), ("seance", 4)]


async def some_tables(inn: Inn, moves: tuple[int, ...]) -> tuple[Person, dict[str, int]]:
    """Tables of one person, each of another game and length, and whom each waits for."""
    owner, first = await inn.open("seance", 4, {})
    tables = [first]
    for game, seats in GAMES:
        for count in moves:
            table = await inn.house.open(NewTable(game, [SeatWish("me")] * seats), owner)
            await play(table, count, f"{game} {count}")
            tables.append(table)
    return owner, {table.id: table.asked for table in tables}


async def listed(inn: Inn, owner: Person) -> dict[str, int]:
    rows = {row.id: row for row in await inn.house.tables_of(owner, most=None)}
    return {ident: await inn.house.asked_at(row) for ident, row in rows.items()}


def test_whom_a_table_waits_for_is_known_without_loading_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            owner, waits = await some_tables(inn, (1, 7, 24, 60))
            assert len(set(waits.values())) > 2
            assert SPECTATOR in waits.values()  # one is over
        async with Inn(tmp_path) as inn:
            assert await listed(inn, owner) == waits
            assert not inn.house.live

    asyncio.run(scene())


def test_of_a_table_that_an_older_release_has_kept_it_is_written_when_it_is_loaded(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            owner, waits = await some_tables(inn, (5,))
            for old in (update(schema.moves).values(asked=None), update(schema.tables).values(asked=None, called="")):
                await inn.store.write((old, {}))
        async with Inn(tmp_path) as inn:
            assert await listed(inn, owner) == waits
            assert len(inn.house.live) == len(waits)
            while any(not row.called or row.asked_now is None for row in await inn.house.tables_of(owner)):
                await asyncio.sleep(0.01)
        async with Inn(tmp_path) as inn:
            assert await listed(inn, owner) == waits
            assert not inn.house.live

    asyncio.run(scene())


def test_a_long_way_is_loaded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "LONGEST", 0.0)  # after each step
    rounds = 0

    async def others() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
            await play(table, 60, undo=False)
            await asyncio.gather(*table.snapshots_later)
            await inn.store.write((delete(schema.snapshots), {}))
        async with Inn(tmp_path) as inn:
            beside = asyncio.create_task(others())
            kept = await inn.house.find(table.id)
            beside.cancel()
            assert kept.version == table.version
            assert rounds > table.version

    asyncio.run(scene())


def test_tables_are_set_up_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = most = 0
    restore = LiveTable._restore

    async def watched(self: LiveTable, found: Any = None) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await restore(self, found)
        at_once -= 1

    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, waits = await some_tables(inn, (3, 6))
        monkeypatch.setattr(LiveTable, "_restore", watched)
        async with Inn(tmp_path) as inn:
            found = await asyncio.gather(*(inn.house.find(ident) for ident in [*waits, *waits]))
            assert {table.id: table.asked for table in found} == waits
            assert len(set(map(id, found))) == len(waits)
            assert most == 1

    asyncio.run(scene())


def test_of_a_crowd_one_comes_in_a_round() -> None:
    came: list[int] = []

    async def come(turnstile: Turnstile) -> None:
        await turnstile.let_in()
        came.append(0)

    async def scene() -> None:
        turnstile = Turnstile()
        crowd = [asyncio.create_task(come(turnstile)) for _ in range(50)]
        while len(came) < 50:
            before = len(came)
            await asyncio.sleep(0)
            assert len(came) - before <= 1
        await asyncio.gather(*crowd)

    asyncio.run(scene())
