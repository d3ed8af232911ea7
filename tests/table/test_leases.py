"""One owner a table: of several servers on one database one leads it, and another one when that is gone."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.servers import Guest, Server, serving
from tests.table.test_two_servers import postgres, two_servers
from yakata.bots.minds import Minds
from yakata.table.door.context import Context
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.bots_at_play import Butler
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import Stale
from yakata.table.store import Store, default_url
from yakata.table.store.store import BadDatabase

__all__ = ["postgres"]

Guests = Callable[..., list[Guest]]
PATIENCE = 120.0
BOTS = NewTable("seance", seats=[SeatWish("bot", bot="random")] * 4)


class Counted(Minds):
    """Counts what bots are asked."""

    asked = 0

    async def choose(self, *given: Any) -> str:
        self.asked += 1
        return await super().choose(*given)


@asynccontextmanager
async def server(url: str) -> AsyncIterator[Context]:
    """What a server has, without its door."""
    store = await asyncio.to_thread(Store, url)
    context = Context(store, Butler(0, Counted(1)))
    store.listen(context.hear)
    await context.house.leases.keep()
    try:
        yield context
    finally:
        await store.services.close()
        await context.butler.close()
        await context.house.leases.leave()
        await asyncio.to_thread(store.close)


def at_two(url: str, evening: Callable[[Context, Context, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            left, right = [await stack.enter_async_context(server(url)) for _ in range(2)]
            owner, _ = await left.people.welcome("Aki")
            async with asyncio.timeout(PATIENCE):
                await evening(left, right, owner)

    asyncio.run(run())


async def until(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.02)


async def led(context: Context, table: LiveTable) -> None:
    await until(lambda: context.house.leases.leads(table.id))


def asked(context: Context) -> int:
    minds = context.butler.minds
    assert isinstance(minds, Counted)
    return minds.asked


def test_bots_think_at_one_server_and_the_other_follows(postgres: str) -> None:
    async def evening(left: Context, right: Context, owner: Person) -> None:
        here = await left.house.open(BOTS, owner)
        there = await right.house.find(here.id)
        await until(lambda: here.over and there.over)
        assert asked(right) == 0
        chosen = sum(entry.seat is not None for entry in here.prepared.entries)
        assert 0 < asked(left) <= chosen  # what has one answer nobody is asked
        assert (there.version, there.prepared.entries) == (here.version, here.prepared.entries)

    at_two(postgres, evening)


def test_bots_play_on_for_somebody_who_looks_through_another_server(postgres: str) -> None:
    async def evening(left: Context, right: Context, owner: Person) -> None:
        here = await left.house.open(BOTS, owner)
        await led(left, here)
        here.looked = 0.0  # nobody has looked for long
        await until(lambda: not left.butler._busy)
        assert not here.over
        await right.house.find(here.id)
        await until(lambda: here.over)
        assert asked(right) == 0

    at_two(postgres, evening)


def test_a_table_that_leaves_memory_is_led_by_who_has_it(postgres: str) -> None:
    async def evening(left: Context, right: Context, owner: Person) -> None:
        wish = NewTable("seance", seats=[SeatWish("me")] * 4)
        here = await left.house.open(wish, owner)
        await led(left, here)
        there = await right.house.find(here.id)
        assert not right.house.leases.leads(here.id)
        left.house.put_away(here)
        await led(right, there)
        assert not left.house.leases.leads(here.id)

    at_two(postgres, evening)


def test_a_server_that_says_nothing_leads_nothing_and_another_takes_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(left: Context, right: Context, owner: Person) -> None:
        here = await left.house.open(NewTable("seance", seats=[SeatWish("me")] * 4), owner)
        await led(left, here)
        there = await right.house.find(here.id)

        async def silent() -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(left.house.leases, "renew", silent)
        await left.store.services.close()
        both = []
        while not right.house.leases.leads(here.id):
            both.append(left.house.leases.leads(here.id))
            await asyncio.sleep(0.02)
        assert both[0]
        assert not left.house.leases.leads(here.id)  # never two at once
        assert there.led_here()

    at_two(postgres, evening)


def test_who_was_thought_dead_comes_in_again_without_what_others_lead(postgres: str) -> None:
    async def evening(left: Context, right: Context, owner: Person) -> None:
        wish = NewTable("seance", seats=[SeatWish("me")] * 4)
        shared, own = [await left.house.open(wish, owner) for _ in range(2)]
        await led(left, shared)
        await led(left, own)
        await right.house.find(shared.id)
        await left.house.leases.leave()  # to others it looks dead
        await until(lambda: right.house.leases.leads(shared.id))
        await until(lambda: left.house.leases.leads(own.id))
        assert not left.house.leases.leads(shared.id)

    at_two(postgres, evening)


def test_a_conflict_reads_the_moves_that_are_missing_and_no_more(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def again(table: LiveTable, found: Any = None) -> None:
        raise AssertionError("the whole game was read again")

    async def evening(left: Context, right: Context, owner: Person) -> None:
        here = await left.house.open(NewTable("seance", seats=[SeatWish("me")] * 4), owner)
        there = await right.house.find(here.id)
        monkeypatch.setattr(LiveTable, "_restore", again)
        monkeypatch.setattr(right, "hear", lambda kind, name: None)
        right.house.live.pop(there.id)  # nothing is heard of it any more
        for number in range(3):
            ask = here.prepared.ask
            assert ask is not None
            first, other = str(ask.choices[0]), str(ask.choices[-1])
            events = list(there.prepared.events)
            await here.move(ask.seat, here.version, f"left {number}", first)
            with pytest.raises(Stale):
                await there.move(ask.seat, there.version, f"right {number}", other)
            assert there.prepared.state.dump() == here.prepared.state.dump()
            assert there.prepared.entries == here.prepared.entries
            assert there.prepared.events[: len(events)] == events
            assert there.version == here.version == number + 1
            assert [there.prepared.why_no_undo(seat) for seat in range(4)] == [
                here.prepared.why_no_undo(seat) for seat in range(4)
            ]

    at_two(postgres, evening)


@pytest.mark.parametrize("gracefully", [False, True])
def test_bots_go_on_at_the_other_server_when_theirs_is_gone(
    postgres: str, tmp_path: Path, guests: Guests, gracefully: bool
) -> None:
    with two_servers(postgres, tmp_path) as (left, right):
        (aki,) = guests(left.url, "Aki")
        table = aki.open("hako-onna", "bot:random", "bot:random", "bot:random")
        (ben,) = guests(right.url, "Ben")
        live = ben.live(table)
        live.wait("state")
        live.until(2)
        stood = live.state["version"]
        if gracefully:
            left.stop()
        else:
            left.kill()
        live.until(stood + 5)


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        command = [sys.executable, "-m", "yakata", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert second.returncode == 2
        assert second.stdout == ""
        (line,) = second.stderr.strip().splitlines()
        assert str(tmp_path / "yakata.db") in line
        first.kill()
    again = Server("--data", str(tmp_path), log=tmp_path / "again.log")  # the lock has died with the process
    assert again.stop() is not None


def test_the_lock_says_which_file(tmp_path: Path) -> None:
    from yakata.table.store import OneServer

    url = default_url(tmp_path / "new")
    held = OneServer(url)
    with pytest.raises(BadDatabase, match=r"another server is serving .*yakata\.db"):
        OneServer(url)
    held.close()
    OneServer(url).close()


def test_on_sqlite_the_only_server_leads_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(default_url(tmp_path))
        context = Context(store, Butler(0))
        await context.house.leases.keep()
        owner, _ = await context.people.welcome("Aki")
        table = await context.house.open(NewTable("seance", seats=[SeatWish("me")] * 4), owner)
        assert table.led_here()
        await context.house.leases.leave()
        await asyncio.to_thread(store.close)

    asyncio.run(scene())
