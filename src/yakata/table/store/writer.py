"""Group commit: all that waits to be written goes into one transaction, and is acknowledged when it is durable."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from yakata.table.store.outages import Outages, StoreAway, is_away, is_in_the_way
from yakata.table.store.sqlite_moves import NEW_MOVE, QuickMoves

CHANNEL = "yakata"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
Statement = tuple[Executable, dict[str, Any]]


MUST_HIT = {"must_hit": True}
"""Execution options of a change that must find its row; where it does not, somebody else was quicker: ``Conflict``."""


class Conflict(Exception):
    """Somebody else has written this already: the same version of a table, the same resend key, the same seat."""


class _Job(Struct):
    statements: Sequence[Statement]
    about: str
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


def _is_move(job: _Job) -> bool:
    """Nothing but a move: the game goes on after it."""
    return len(job.statements) == 1 and job.statements[0][0] is NEW_MOVE


def _settle(batch: list[_Job], error: BaseException | None = None) -> None:
    """Tell everybody who waits, with one call to the event loop."""
    batch[0].loop.call_soon_threadsafe(_answer, batch, error)


def _answer(batch: list[_Job], error: BaseException | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


class Writer:
    """One thread that writes. While one batch is being committed the next one gathers."""

    MOST = 512
    EARLY = 8
    """So many in one round do not wait for its end: they are on their way to disk while the loop goes on."""

    TRIES = 3
    """So often a batch is written again that was in the way of another server's."""

    def __init__(self, engine: Engine, name: str, outages: Outages | None = None) -> None:
        self.engine = engine
        self.name = name
        self.outages = outages or Outages()
        self.quick = QuickMoves(engine) if engine.dialect.name == "sqlite" else None
        self.queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._round: deque[_Job] = deque()
        """What has come in this round of the event loop: the thread is woken once for all of it."""
        self.thread = Thread(target=self._run, name="yakata-writer", daemon=True)
        self.thread.start()

    def write(self, *statements: Statement, about: str = "") -> asyncio.Future[None]:
        """All of them or none; done when they are on disk. ``Conflict`` when a key exists already.

        ``StoreAway`` when the database does not answer; then they may be there or not.

        ``about`` says to other servers what has changed.
        """
        loop = asyncio.get_running_loop()
        job = _Job(statements, about, loop.create_future(), loop)
        if not self._round:
            loop.call_soon(self._hand_over)
        self._round.append(job)
        if len(self._round) >= self.EARLY:
            self._hand_over()
        return job.done

    @property
    def waiting(self) -> int:
        """What waits to be written, beside the batch that is being written now."""
        return len(self._round) + self.queue.qsize()

    def _hand_over(self) -> None:
        with suppress(IndexError):  # until there is none; close() may be doing the same
            while True:
                self.queue.put(self._round.popleft())

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self.queue.put(None)
        self.thread.join()
        if self.quick is not None:
            self.quick.close()

    def _run(self) -> None:
        while True:
            batch, last = self._gather()
            if batch:
                self._write(batch)
            if last:
                return

    def _gather(self) -> tuple[list[_Job], bool]:
        batch: list[_Job] = []
        job = self.queue.get()
        while job is not None:
            batch.append(job)
            if self.queue.empty() or len(batch) >= self.MOST:
                return batch, False
            job = self.queue.get()
        return batch, True

    def _write(self, batch: list[_Job]) -> None:
        moves = [job.statements[0][1] for job in batch if _is_move(job)]
        if self.quick is not None and len(moves) == len(batch) and self.quick.write(moves):
            _settle(batch)
        else:
            self._commit(batch)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            self._in_one(batch)
        except (IntegrityError, DataError, Conflict) as error:
            if len(batch) > 1:
                for job in batch:  # find the one that cannot be; the others must not suffer
                    self._commit([job])
            else:
                _settle(batch, Conflict(str(error)) if isinstance(error, IntegrityError) else error)
        except Exception as error:
            if is_away(error):
                self.outages.failed()
            _settle(batch, StoreAway() if is_away(error) else error)
        else:
            self.outages.well()
            _settle(batch)

    def _in_one(self, batch: list[_Job]) -> None:
        """One transaction."""
        for left in reversed(range(self.TRIES)):
            try:
                with self.engine.begin() as connection:
                    _execute(connection, [statement for job in batch for statement in job.statements])
                    if self.engine.dialect.name == "postgresql":
                        _notify(connection, [f"{self.name} {job.about}" for job in batch if job.about])
                return
            except OperationalError as error:
                if not (left and is_in_the_way(error)):
                    raise


def _notify(connection: Connection, payloads: list[str]) -> None:
    """Other servers hear of it when, and only when, the transaction is durable."""
    if payloads:
        connection.execute(NOTIFY, [{"payload": payload} for payload in payloads])


def _execute(connection: Connection, statements: list[Statement]) -> None:
    """Runs of the same statement go to the database in one call."""
    at = 0
    while at < len(statements):
        statement, _ = statements[at]
        end = at + 1
        while end < len(statements) and statements[end][0] is statement:
            end += 1
        result = connection.execute(statement, [values for _, values in statements[at:end]])
        if statement.get_execution_options().get("must_hit") and result.rowcount != end - at:
            raise Conflict("the row has changed")
        at = end
