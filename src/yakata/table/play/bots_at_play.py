"""The butler: lets bots move where a bot sits, or stands in for somebody who is away."""

import asyncio
from contextlib import suppress
from functools import partial
from random import Random
from time import time

from yakata.apart import Closed, NoAnswer
from yakata.bots import bots_for
from yakata.bots.minds import Asked, Minds
from yakata.kernel import Ask, Refused
from yakata.kernel.choices import any_choice
from yakata.table.log import trouble
from yakata.table.play.live_table import STAYS, LiveTable
from yakata.table.play.refusals import Stale
from yakata.table.play.seats import SeatTaken
from yakata.table.store.tokens import fresh_id

PAUSE = 0.35
"""Seconds that a bot takes at the least, so that people can follow."""


def awaited(table: LiveTable) -> bool:
    """Whether anybody waits for what bots do here: somebody has a chair and plays, looks on, or has just looked."""
    if any(not taken.played_by_bot for taken in table.seats) or table.watchers or table.elsewhere:
        return True
    return table.looked > time() - STAYS


def _followed(table: LiveTable) -> bool:
    """Whether a person watches, with open eyes, and what is chosen does not wait at the door anyhow."""
    closed = table.hush.quiet if table.hush else frozenset()
    watched = any(other.kind == "person" and other.seat not in closed for other in table.seats)
    return watched and not table.prepared.state.masked()


def _any(table: LiveTable, taken: SeatTaken, ask: Ask) -> str:
    """A bot that fails does not stop the game."""
    return str(any_choice(ask.choices, Random(f"{table.secret} {taken.seat} {table.version}")))


class Butler:
    """Bots send the same moves through the same door as people."""

    def __init__(self, pause: float = PAUSE, minds: Minds | None = None) -> None:
        self.pause = pause
        self.minds = minds or Minds()
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}

    def attend(self, table: LiveTable) -> None:
        """Look whether it is a bot's turn. Where nobody is there to see it, the table waits until somebody looks."""
        play = table.play
        if play is None or play.over:
            self.forget(table)
            return
        if play.ask is None:  # something is still to be seen
            return
        taken = table.seats[play.ask.seat]
        if taken.played_by_bot and table.led_here() and awaited(table):
            at = table.id, table.version
            if at not in self._busy:
                serve = partial(self._serve, table, taken, table.version)
                task = self._busy[at] = table.store.services.later("bots", serve)
                task.add_done_callback(lambda _: self._busy.pop(at, None))

    async def _serve(self, table: LiveTable, taken: SeatTaken, version: int) -> None:
        """A move that cannot be written is tried again, as long as the table waits for it."""
        await asyncio.sleep(max(self.pause, table.falls_until - time()) if _followed(table) else 0)
        with suppress(Refused, Closed):  # the table has moved on meanwhile; it will be attended to again
            if table.led_here() and not table.put_away:
                await self._move(table, taken, version)

    async def _move(self, table: LiveTable, taken: SeatTaken, version: int) -> None:
        async with table.still():
            play = table.play
            if play is None or table.version != version or play.ask is None or play.ask.seat != taken.seat:
                return
            if not table.seats[taken.seat].played_by_bot:  # somebody has come back
                return
            ask, asked = play.ask, Asked(play.view(taken.seat), play.ask.choices, play.events)
        choice = await self._choose(table, taken, ask, asked)
        if table.version != version:
            return
        try:
            await table.move(taken.seat, table.shown(taken.seat), fresh_id(), choice)
        except Stale:
            return
        except Refused:
            if table.version == version:
                trouble(f"a bot at table {table.id}", "it may not choose that", table=table.id)
                await table.move(taken.seat, table.shown(taken.seat), fresh_id(), _any(table, taken, ask))

    async def _choose(self, table: LiveTable, taken: SeatTaken, ask: Ask, asked: Asked) -> str:
        name, seed = taken.bot or bots_for(table.game.name)[-1], f"{table.secret} {taken.seat}"
        try:
            return await self.minds.choose((table.id, taken.seat), table.game.name, name, seed, asked)
        except Closed:
            raise
        except NoAnswer as error:  # the game goes on, by any choice
            trouble(f"a bot at table {table.id}", str(error), table=table.id)
            return _any(table, taken, ask)

    def forget(self, table: LiveTable) -> None:
        """Its game is over, or it has left memory."""
        for taken in table.seats:
            self.minds.forget((table.id, taken.seat))

    async def close(self) -> None:
        for task in tuple(self._busy.values()):
            task.cancel()
        await self.minds.close()
