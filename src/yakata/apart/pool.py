"""Questions are answered in processes of their own, started anew and never forked."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress

from yakata.apart.work import framed

START = 120.0
"""Seconds until a new process must be ready."""
TRIES = 2


class NoAnswer(Exception):
    """Nobody answers."""


class TooMany(NoAnswer):
    """So many questions are waiting that no more are taken."""


class Late(NoAnswer):
    """It took longer than it may, and was ended."""


class Closed(NoAnswer):
    """Nobody is asked any more."""


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, module: str, more: Mapping[str, str]) -> "Worker":
        # One thread: the sums are small, and the processes share the machine.
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", **more}
        command = (sys.executable, "-m", module)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment))

    async def hear(self) -> bytes:
        heard = self.process.stdout
        assert heard
        return await heard.readexactly(int.from_bytes(await heard.readexactly(4), "big"))

    async def ask(self, question: bytes) -> bytes:
        said = self.process.stdin
        assert said
        said.write(framed(question))
        await said.drain()
        return await self.hear()

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """So many processes of one module at most, started when they are needed. Of one event loop."""

    def __init__(
        self,
        module: str,
        count: int = 1,
        limit: float = 20.0,
        queue: int = 200,
        *,
        again: bool = True,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """``limit``: seconds for one question. ``queue``: questions that may wait or be worked on. ``again``: whether
        one that took too long is asked once more, because the process may be what hangs."""
        self.module, self.limit, self.queue, self.again = module, limit, queue, again
        self.environment = environment or {}
        self.room = asyncio.Semaphore(count)
        self.asked = 0
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()
        self.closed = False

    async def ask(self, question: bytes) -> bytes:
        """A process that dies or is late is replaced, and the next one asked, once."""
        if self.asked >= self.queue:
            raise TooMany(f"{self.module}: {self.asked} questions are waiting already")
        self.asked += 1
        try:
            async with self.room:
                return await self._answered(question)
        finally:
            self.asked -= 1

    async def _answered(self, question: bytes) -> bytes:
        trouble: BaseException | None = None
        for _ in range(TRIES):
            if self.closed:
                raise Closed(f"{self.module} is closed")
            worker = self.idle.pop() if self.idle else await self._another()
            try:
                answer = await asyncio.wait_for(worker.ask(question), self.limit)
            except (TimeoutError, OSError, EOFError) as reason:
                trouble = reason
                await self._drop(worker)
                if isinstance(reason, TimeoutError) and not self.again:
                    raise Late(f"{self.module} took longer than {self.limit} seconds") from None
            except BaseException:
                await self._drop(worker)  # its answer would come to the next who asks
                raise
            else:
                self.idle.append(worker)
                return answer
        if self.closed:
            raise Closed(f"{self.module} is closed")
        raise NoAnswer(f"{self.module} does not answer") from trouble

    async def _another(self) -> Worker:
        worker = await Worker.start(self.module, self.environment)
        self.workers.add(worker)
        try:
            await asyncio.wait_for(worker.hear(), START)
        except (TimeoutError, OSError, EOFError) as reason:
            await self._drop(worker)
            raise NoAnswer(f"{self.module} does not start") from reason
        except BaseException:
            await self._drop(worker)
            raise
        return worker

    async def _drop(self, worker: Worker) -> None:
        self.workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """Ends every process; who waits is told."""
        self.closed = True
        self.idle.clear()
        while self.workers:
            await self._drop(next(iter(self.workers)))
