"""The butler: lets bots move where a bot sits, or stands in for somebody who is away."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from time import time

from yakata.bots import Bot, Observation, bots_for, make
from yakata.kernel import Choice, Refused, Seat
from yakata.table.play.live_table import LiveTable
from yakata.table.play.seats import SeatTaken
from yakata.table.store.tokens import fresh_id

PAUSE = 0.35
"""Seconds that a bot takes at the least, so that people can follow."""


def _followed(table: LiveTable) -> bool:
    """Whether a person watches, with open eyes, and what is chosen does not wait at the door anyhow."""
    closed = table.hush.quiet if table.hush else frozenset()
    watched = any(other.kind == "person" and other.seat not in closed for other in table.seats)
    return watched and not table.prepared.state.masked()


class Butler:
    """Bots send the same moves through the same door as people."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._bots: dict[tuple[str, Seat], Bot] = {}
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._heads = ThreadPoolExecutor(2, "yakata-bot")  # bots that think do not hold up the reading

    def attend(self, table: LiveTable) -> None:
        """Look whether it is a bot's turn."""
        play = table.play
        if play is None or play.over:
            self._forget(table)
            return
        if play.ask is None:  # something is still to be seen
            return
        taken = table.seats[play.ask.seat]
        if taken.played_by_bot:
            at = table.id, table.version
            if at not in self._busy:
                task = self._busy[at] = asyncio.ensure_future(self._move(table, taken, table.version))
                task.add_done_callback(lambda _: self._busy.pop(at, None))

    async def _move(self, table: LiveTable, taken: SeatTaken, version: int) -> None:
        await asyncio.sleep(max(self.pause, table.falls_until - time()) if _followed(table) else 0)
        async with table.lock:
            play = table.play
            if play is None or table.version != version or play.ask is None or play.ask.seat != taken.seat:
                return
            if not table.seats[taken.seat].played_by_bot:  # somebody has come back
                return
            seen = Observation(play.view(taken.seat), play.ask.choices, play.seen(taken.seat))
        choice = await asyncio.get_running_loop().run_in_executor(self._heads, self._choose, table, taken, seen)
        with suppress(Refused):  # the table has moved on meanwhile; it will be attended to again
            if table.version == version:
                await table.move(taken.seat, table.shown(taken.seat), fresh_id(), str(choice))

    def _choose(self, table: LiveTable, taken: SeatTaken, seen: Observation) -> Choice:
        name = taken.bot or bots_for(table.game.name)[-1]
        key = (table.id, taken.seat)
        if key not in self._bots:
            self._bots[key] = make(table.game.name, name, Random(f"{table.secret} {taken.seat}"))
        return self._bots[key].choose(seen)

    def _forget(self, table: LiveTable) -> None:
        for taken in table.seats:
            self._bots.pop((table.id, taken.seat), None)

    def close(self) -> None:
        for task in tuple(self._busy.values()):
            task.cancel()
        self._heads.shutdown(wait=False, cancel_futures=True)
