"""A write that fails: nothing is shown that is not on disk, and the same move sent again is made once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.servers import Guest, Inside, key, play_on, serving_inside
from tests.table.test_live import at_table
from tests.table.test_tables import four_friends
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url
from yakata.table.store.writer import Writer

Guests = Callable[..., list[Guest]]


@pytest.fixture
def troubles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What will happen to the next moves: the write fails ``before`` it is done, or the answer is lost ``after``."""
    coming: list[str] = []
    write = Writer.write

    async def flaky(self: Writer, *statements: Any, about: str = "") -> None:
        trouble = coming.pop(0) if coming and about.startswith("move") else ""
        if trouble == "before":
            raise OSError("no space left")
        await write(self, *statements, about=about)
        if trouble == "after":
            raise OSError("the line broke")

    monkeypatch.setattr(Writer, "write", flaky)
    return coming


@pytest.fixture
def inside(tmp_path: Path, troubles: list[str]) -> Iterator[Inside]:
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)))) as server:
        yield server


@pytest.mark.parametrize("trouble", ["before", "after"])
def test_a_move_that_could_not_be_written(inside: Inside, guests: Guests, troubles: list[str], trouble: str) -> None:
    table, friends = four_friends(inside.url, guests)
    lives = at_table(friends, table)
    aki, ben, *_ = lives
    choice = aki.state["choices"][0]["text"]
    troubles.append(trouble)
    answer = aki.move(choice, resend="again")
    assert (answer["type"], answer["reason"]["key"]) == ("refused", "trouble")
    written = int(trouble == "after")
    heard = [message["version"] for message in ben.settle() if message["type"] == "state"]
    assert all(version <= written for version in heard)  # nobody has seen what is not there
    seen = friends[1].get(f"/tables/{table}")["state"]
    assert (seen["version"], seen["view"]["laid"][0]) == (written, bool(written))
    assert aki.move(choice, version=0, resend="again") == {"type": "accepted", "key": "again", "version": 1}
    for live in lives:
        live.until(1)
    play_on(lives)
    for live in lives:
        versions = [message["version"] for message in live.heard if message["type"] == "state"]
        assert sorted(set(versions)) == list(range(13))


def test_over_http_too(inside: Inside, guests: Guests, troubles: list[str]) -> None:
    table, friends = four_friends(inside.url, guests)
    choice = friends[0].get(f"/tables/{table}")["state"]["choices"][0]["text"]
    troubles += ["before", "after", "before"]
    move = {"version": 0, "key": key(), "choice": choice}
    codes = [friends[0].ask("POST", f"/tables/{table}/moves", move).status_code for _ in range(4)]
    assert codes == [500, 500, 201, 201]
    assert friends[3].get(f"/tables/{table}")["table"]["version"] == 1
