"""Standing services come up again whatever happens to them, and end when they are told to."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from yakata.table.services import OFTEN, Services


def stumbling(times: int, done: list[str]) -> Callable[[], Awaitable[str]]:
    """Fails so often, then gets there."""
    left = [OSError("postgresql://house:secret@localhost/yakata")] * times

    async def work() -> str:
        if left:
            raise left.pop()
        done.append("done")
        return "done"

    return work


def test_it_is_tried_until_it_is_done_and_the_log_keeps_the_secret(capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        services, done = Services(first=0.001), list[str]()
        assert await services.until_done("clocks", stumbling(5, done)) == "done"
        health = services.health["clocks"]
        assert (done, health.failures, health.in_a_row, health.last_error) == (["done"], 5, 0, "OSError")
        await services.until_done("clocks", stumbling(2, done))
        assert services.health["clocks"].failures == 7

    asyncio.run(scene())
    assert capsys.readouterr().out.splitlines() == [
        "trouble: clocks: OSError; it is tried again",
        "clocks goes on after 5 failures",
    ]


def test_a_standing_service_goes_on_after_failures_and_ends_at_the_stop() -> None:
    async def scene() -> None:
        services, done = Services(first=0.001), list[str]()
        services.every("presence", 0.001, stumbling(3, done))
        assert services.health["presence"].failures == 0  # it is known before it has begun
        while len(done) < 3:
            await asyncio.sleep(0.001)
        assert services.health["presence"].failures == 3
        await services.close()
        before = len(done)
        late = services.later("bots", stumbling(0, done))
        with pytest.raises(asyncio.CancelledError):
            await late
        assert len(done) == before

    asyncio.run(scene())


def test_waits_grow_and_have_an_end() -> None:
    services = Services()
    waits = [services.wait(tries) for tries in range(1, 200)]
    assert 0.25 <= waits[0] <= 0.5
    assert all(2.5 <= wait <= 5.0 for wait in waits[5 : OFTEN - 1])
    assert all(30.0 <= wait <= 60.0 for wait in waits[OFTEN:])
