"""Questions are answered in processes of their own."""

import asyncio
import os
import signal

import pytest

from tests.tower.building import built, question
from yakata.tower.physics import watch
from yakata.tower.workers import Closed, NoAnswer, TooMany, Workers


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def pids(workers: Workers) -> list[int]:
    return sorted(worker.process.pid for worker in workers.workers)


def test_a_worker_says_the_same_as_this_process_and_close_leaves_no_process() -> None:
    asked = [question((), "black", "hasty", tremble) for tremble in range(4)]

    async def run() -> None:
        workers = Workers(2)
        answers = await asyncio.gather(*map(workers.watch, asked))
        assert answers == [watch(each) for each in asked]
        running = pids(workers)
        assert 1 <= len(running) <= 2
        await workers.close()
        assert all(map(gone, running))
        with pytest.raises(Closed):
            await workers.watch(asked[0])

    asyncio.run(run())


def test_a_killed_process_is_replaced_and_the_question_asked_again() -> None:
    asked = question(built(("black", "black")), "small")

    async def run() -> None:
        workers = Workers(1)
        first = await workers.watch(asked)
        (pid,) = pids(workers)
        os.kill(pid, signal.SIGSTOP)  # so that it is surely killed with the question in hand
        answer = asyncio.create_task(workers.watch(asked))
        await asyncio.sleep(0.05)
        assert not answer.done()
        os.kill(pid, signal.SIGKILL)
        assert await answer == first == watch(asked)
        assert pids(workers) != [pid]
        assert len(pids(workers)) == 1
        await workers.close()

    asyncio.run(run())


def test_a_question_that_takes_too_long_is_given_up_and_no_process_is_left() -> None:
    async def run() -> None:
        workers = Workers(1, limit=0.000001)
        with pytest.raises(NoAnswer, match="does not answer"):
            await workers.watch(question((), "black"))
        assert pids(workers) == []
        workers.limit = 60
        assert (await workers.watch(question((), "black")))[0].result == "stands"
        await workers.close()

    asyncio.run(run())


def test_who_leaves_takes_no_answer_from_the_next() -> None:
    one, other = question((), "black", "steady", 1), question((), "black", "steady", 2)

    async def run() -> None:
        workers = Workers(1)
        await workers.watch(one)
        (pid,) = pids(workers)
        os.kill(pid, signal.SIGSTOP)
        left = asyncio.create_task(workers.watch(one))
        await asyncio.sleep(0.05)
        left.cancel()
        with pytest.raises(asyncio.CancelledError):
            await left
        assert await workers.watch(other) == watch(other)
        await workers.close()
        assert gone(pid)

    asyncio.run(run())


def test_only_so_many_may_wait() -> None:
    async def run() -> None:
        workers = Workers(1, queue=2)
        waiting = [asyncio.create_task(workers.watch(question((), "black", tremble=each))) for each in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await workers.watch(question((), "black"))
        assert [settled.result for settled, _ in await asyncio.gather(*waiting)] == ["stands", "stands"]
        await workers.close()

    asyncio.run(run())


def test_closing_tells_who_waits() -> None:
    async def run() -> None:
        workers = Workers(1)
        await workers.watch(question((), "black"))
        (pid,) = pids(workers)
        os.kill(pid, signal.SIGSTOP)
        waiting = [asyncio.create_task(workers.watch(question((), "black", tremble=each))) for each in range(3)]
        await asyncio.sleep(0.05)
        await workers.close()
        assert [type(each) for each in await asyncio.gather(*waiting, return_exceptions=True)] == [Closed] * 3
        assert gone(pid)
        assert pids(workers) == []

    asyncio.run(run())
