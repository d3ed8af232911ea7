"""The witness: looks what comes of a disc, in other processes, and tells the table."""

import asyncio
from functools import partial
from typing import Final, Protocol

from yakata.kernel import IllegalChoice
from yakata.table.log import trouble
from yakata.table.play.live_table import LiveTable
from yakata.tower import Question, Settled, Trajectory
from yakata.tower.workers import Closed, NoAnswer, TooMany

GRACE: Final = 15.0
"""Seconds for which the server that has made a move is left to see what comes of it, before another one looks."""
AGAIN: Final = 0.2
"""Seconds until it is asked again, where too many discs fall at once."""


class Looks(Protocol):
    """Who runs the physics (``yakata.tower.workers``)."""

    async def watch(self, question: Question) -> tuple[Settled, Trajectory]: ...

    async def close(self) -> None: ...


class Witness:
    """The same question has the same answer, so it does no harm to ask again: after a crash, or on two servers."""

    def __init__(self, looks: Looks | None, grace: float = GRACE) -> None:
        self.looks = looks
        self.grace = grace
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}

    def attend(self, table: LiveTable) -> None:
        """Look whether something is to be seen."""
        play = table.play
        if play is None or play.awaits is None:
            return
        if table.from_elsewhere and not table.led_here():  # who has made the move looks, else who leads the table
            return
        at = table.id, table.version
        if at not in self._busy:
            look = partial(self._look, table, table.version, play.awaits.question)
            task = self._busy[at] = table.store.services.later("witness", look)
            task.add_done_callback(lambda _: self._busy.pop(at, None))

    async def _look(self, table: LiveTable, version: int, question: object) -> None:
        if table.from_elsewhere:
            await asyncio.sleep(self.grace)
        seen = None
        if self.looks is not None and isinstance(question, Question):
            try:
                seen = await self._ask(self.looks, question)
            except Closed:  # whoever loads the table looks again
                return
            except NoAnswer as error:  # then it is drawn
                trouble(f"a disc at table {table.id}", str(error))
        await table.store.services.until_done("witness", partial(self._say, table, version, *(seen or ("", None))))

    async def _say(self, table: LiveTable, version: int, settled: object, trajectory: Trajectory | None) -> None:
        """Tried again as it is: the disc does not fall twice."""
        try:
            await table.see(version, str(settled), trajectory)
        except IllegalChoice as refused:  # not a word for what was asked
            trouble(f"a disc at table {table.id}", str(refused))
            await table.see(version, "")

    async def _ask(self, looks: Looks, question: Question) -> tuple[Settled, Trajectory]:
        while True:
            try:
                return await looks.watch(question)
            except TooMany:
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        for task in tuple(self._busy.values()):
            task.cancel()
        if self.looks is not None:
            await self.looks.close()
