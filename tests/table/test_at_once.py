"""Coroutines that run at once and become tasks only when they wait."""

import asyncio

import pytest

from yakata.table.door.sockets.at_once import start


def test_what_does_not_wait_is_done_at_once():
    async def evening():
        log = []

        async def quick():
            log.append("sent")

        assert start(quick()) is None
        return log

    assert asyncio.run(evening()) == ["sent"]


def test_what_waits_is_finished_later_in_order():
    async def evening():
        log = []
        gate = asyncio.get_running_loop().create_future()

        async def slow():
            log.append("before")
            log.append(await gate)
            await asyncio.sleep(0)
            log.append("after")

        task = start(slow())
        assert log == ["before"]
        gate.set_result("through")
        await task
        return log

    assert asyncio.run(evening()) == ["before", "through", "after"]


def test_errors_and_cancelling_reach_the_coroutine():
    async def evening():
        seen = []

        async def fails():
            await asyncio.sleep(0)
            raise ValueError("late")

        async def waits():
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                seen.append("cancelled")
                raise

        with pytest.raises(ValueError, match="late"):
            await start(fails())
        task = start(waits())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return seen

    assert asyncio.run(evening()) == ["cancelled"]
