"""The butler: lets bots move where a bot sits, or stands in for somebody who is away."""

import asyncio
from contextlib import suppress
from random import Random

from yakata.bots import Bot, Observation, bots_for, make
from yakata.kernel import Choice, Refused, Seat
from yakata.table.live import LiveTable, SeatTaken

PAUSE = 0.35
"""Seconds that a bot takes at the least, so that people can follow."""


class Butler:
    """Bots send the same moves through the same door as people."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.pause = pause
        self._bots: dict[tuple[str, Seat], Bot] = {}
        self._busy: set[asyncio.Task[None]] = set()

    def attend(self, table: LiveTable) -> None:
        """Look whether it is a bot's turn."""
        play = table.play
        if play is None or play.over or play.ask is None:
            self._forget(table)
            return
        taken = table.seats[play.ask.seat]
        if taken.kind == "bot" or taken.stand_in:
            task = asyncio.ensure_future(self._move(table, taken, table.version))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _move(self, table: LiveTable, taken: SeatTaken, version: int) -> None:
        people = any(other.kind == "person" for other in table.seats)
        await asyncio.sleep(self.pause if people else 0)
        async with table.lock:
            play = table.play
            if play is None or table.version != version or play.ask is None or play.ask.seat != taken.seat:
                return
            seen = Observation(play.view(taken.seat), play.ask.choices, play.seen(taken.seat))
        choice = await asyncio.to_thread(self._choose, table, taken, seen)
        with suppress(Refused):  # the table has moved on meanwhile; it will be attended to again
            await table.move(taken.seat, version, f"bot-{taken.seat}-{version}", str(choice))

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
        for task in tuple(self._busy):
            task.cancel()
