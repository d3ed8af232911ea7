"""Group commit: all of a batch is on disk, or it is known which of it cannot be."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from yakata.table.store import NEW_MOVE, Conflict, Store, default_url, schema

TABLE: dict[str, Any] = {
    **dict.fromkeys(("game", "options", "settings", "secret", "owner"), ""),
    "id": "t",
    "rules": 1,
    "created": 0.0,
    "touched": 0.0,
}


def move(version: int, key: str = "") -> dict[str, Any]:
    said = {
        "kind": "choice",
        "text": "lay 3",
        "draws": "[]",
        "resend_key": key or f"key-{version}",
        "digest": "0f",
        "asked": 1,
    }
    return {"at": 1.5, "table_id": "t", "version": version, "seat": version % 4, **said}


async def written(store: Store, *moves: dict[str, Any]) -> list[bool]:
    """In one batch: what became of each of them."""
    answers = await asyncio.gather(*(store.write((NEW_MOVE, one)) for one in moves), return_exceptions=True)
    assert all(answer is None or isinstance(answer, Conflict) for answer in answers), answers
    return [answer is None for answer in answers]


@pytest.fixture
def store(tmp_path: Path):  # type: ignore[no-untyped-def]
    store = Store(default_url(tmp_path))
    yield store
    store.close()


def test_a_batch_of_moves_is_kept_as_it_was_given(store):
    async def scene() -> None:
        await store.write((insert(schema.tables), TABLE))
        assert await written(store, *(move(version) for version in range(1, 101))) == [True] * 100
        rows = await store.read(select(schema.moves).order_by(schema.moves.c.version))
        assert [dict(row._mapping) for row in rows] == [move(version) for version in range(1, 101)]

    asyncio.run(scene())


def test_one_that_cannot_be_does_not_harm_the_others(store):
    async def scene() -> None:
        await store.write((insert(schema.tables), TABLE))
        assert await written(store, move(1), move(2), move(2, "other"), move(3)) == [True, True, False, True]
        assert await written(store, move(5, "key-1"), move(4)) == [False, True]
        rows = await store.read(select(schema.moves.c.version).order_by(schema.moves.c.version))
        assert [row.version for row in rows] == [1, 2, 3, 4]

    asyncio.run(scene())


def test_what_is_waiting_when_it_closes_is_written(tmp_path):
    store = Store(default_url(tmp_path))

    async def scene() -> None:
        await store.write((insert(schema.tables), TABLE))
        waiting = store.write((NEW_MOVE, move(1)))
        store.close()
        await waiting

    asyncio.run(scene())
    again = Store(default_url(tmp_path))
    assert len(asyncio.run(again.read(select(schema.moves)))) == 1
    again.close()
