"""A server of today on a database of before: every table is as it was left, goes on, and ends."""

import asyncio
import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

import yakata
from tests.museum.evening import Visitor, as_left
from tests.museum.rooms import exhibits, named, plays_the_same
from tests.table.servers import serving
from yakata.kernel import verify
from yakata.table.lobby.tables import House
from yakata.table.play.live_table import LiveTable
from yakata.table.store import Store, default_url

DATABASES = exhibits("tables/yakata.db")


@pytest.mark.parametrize("database", DATABASES, ids=named)
def test_a_server_shows_every_table_as_it_was_left_and_takes_the_next_moves(database: Path, tmp_path: Path) -> None:
    shutil.copy(database, tmp_path / "yakata.db")
    known = json.loads((database.parent / "as-left.json").read_text(encoding="utf-8"))
    with serving(tmp_path) as server:
        guest = Visitor(server.url, "again")
        guest.http.cookies.set("yakata", known["cookie"])
        for table in known["tables"]:
            seats = len(table["versions"])
            before = table["versions"]
            if plays_the_same(database, yakata.load(table["game"])):
                assert as_left(guest, table["table"], table["game"], seats).items() <= table.items()
            elif table.get("over"):
                assert ended(guest, table["table"])
                continue
            else:
                before = as_left(guest, table["table"], table["game"], seats)["versions"]
                assert all(now >= then for now, then in zip(before, table["versions"], strict=True))
            after = guest.play(table["table"], seats, 4, prefix="today")
            assert (after == before) == bool(table.get("over") or not any(table["choices"]))
        for campaign in {table["campaign"] for table in known["tables"] if "campaign" in table}:
            assert guest.ask("GET", f"/campaigns/{campaign}")["line"]["status"] in ("playing", "ready")


@pytest.mark.parametrize("database", DATABASES, ids=named)
def test_every_table_is_played_to_its_end_and_proved(database: Path, tmp_path: Path) -> None:
    shutil.copy(database, tmp_path / "yakata.db")
    known = json.loads((database.parent / "as-left.json").read_text(encoding="utf-8"))
    left = [table for table in known["tables"] if not table.get("over")]
    asyncio.run(_end_all(tmp_path, [table["table"] for table in left]))


def ended(guest: Visitor, table: str) -> bool:
    """A game that was over is still shown, or says by which rules it was played."""
    answer = guest.http.get(f"/tables/{table}", params={"seat": 0})
    if answer.status_code == 200:
        return bool(answer.json()["state"]["result"])
    return answer.status_code == 404 and answer.json()["key"] == "other-rules"


async def _end_all(folder: Path, tables: list[str]) -> None:
    store = Store(default_url(folder))
    try:
        house = House(store, lambda table: None)
        for ident in tables:
            await _end(await house.find(ident), Random(ident))
    finally:
        await asyncio.to_thread(store.close)


async def _end(table: LiveTable, rng: Random) -> None:
    play: Any = table.prepared
    while (ask := play.ask) is not None:
        choice = str(rng.choice(ask.choices))
        await table.move(ask.seat, table.shown(ask.seat), f"end-{table.version}", choice)
    assert table.over
    if play.replays:
        verify(table.game, str(play.record()))
    else:
        assert "begun by version" in str(play.record())
