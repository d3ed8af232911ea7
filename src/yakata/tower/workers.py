"""Physics off the event loop: questions are answered in processes of their own, started anew and never forked."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from yakata.tower.discs import Question, Settled
from yakata.tower.trajectory import Trajectory
from yakata.tower.worker import Answer, framed

START = 60.0
"""Seconds until a new process must be ready."""
TRIES = 2


class NoAnswer(Exception):
    """The physics does not answer."""


class TooMany(NoAnswer):
    """So many questions are waiting that no more are taken."""


class Closed(NoAnswer):
    """Nobody is asked any more."""


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Worker":
        # One thread: the sums are small, and the processes share the machine.
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        command = (sys.executable, "-m", "yakata.tower.worker")
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


class Workers:
    """So many processes at most, started when they are needed. Of one event loop."""

    def __init__(self, count: int = 1, limit: float = 20.0, queue: int = 200) -> None:
        """``limit``: seconds for one question. ``queue``: questions that may wait or be worked on."""
        self.limit, self.queue = limit, queue
        self.room = asyncio.Semaphore(count)
        self.asked = 0
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()
        self.closed = False

    async def watch(self, question: Question) -> tuple[Settled, Trajectory]:
        """What comes of it, and how. A process that dies or is late is replaced, and the next one asked, once."""
        if self.asked >= self.queue:
            raise TooMany(f"{self.asked} discs are falling already")
        self.asked += 1
        try:
            async with self.room:
                return told(await self.answered(msgspec.json.encode(question)))
        finally:
            self.asked -= 1

    async def answered(self, question: bytes) -> bytes:
        trouble: BaseException | None = None
        for _ in range(TRIES):
            if self.closed:
                raise Closed("the tower is closed")
            worker = self.idle.pop() if self.idle else await self.another()
            try:
                answer = await asyncio.wait_for(worker.ask(question), self.limit)
            except (TimeoutError, OSError, EOFError) as reason:
                trouble = reason
                await self.drop(worker)
            except BaseException:
                await self.drop(worker)  # its answer would come to the next who asks
                raise
            else:
                self.idle.append(worker)
                return answer
        if self.closed:
            raise Closed("the tower is closed")
        raise NoAnswer("the tower does not answer") from trouble

    async def another(self) -> Worker:
        worker = await Worker.start()
        self.workers.add(worker)
        try:
            await asyncio.wait_for(worker.hear(), START)
        except (TimeoutError, OSError, EOFError) as reason:
            await self.drop(worker)
            raise NoAnswer("the tower does not start") from reason
        except BaseException:
            await self.drop(worker)
            raise
        return worker

    async def drop(self, worker: Worker) -> None:
        self.workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """Ends every process; who waits is told."""
        self.closed = True
        self.idle.clear()
        while self.workers:
            await self.drop(next(iter(self.workers)))


def told(answer: bytes) -> tuple[Settled, Trajectory]:
    heard = msgspec.json.decode(answer, type=Answer)
    if heard.trouble or heard.trajectory is None:
        raise NoAnswer(heard.trouble)
    return Settled.parse(heard.settled), heard.trajectory
