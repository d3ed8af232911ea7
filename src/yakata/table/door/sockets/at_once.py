"""Run a coroutine at once, and only make a task of it if it has to wait.

Most sends do not wait; a task for each of them would cost more than the send.
"""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


class _Rest:
    """What is left of a coroutine that has stopped at a future."""

    def __init__(self, work: Coroutine[Any, Any, None], stopped_at: Any) -> None:
        self.work = work
        self.stopped_at = stopped_at

    def __await__(self) -> Generator[Any, Any, None]:
        waiting = self.stopped_at
        while True:
            failure: BaseException | None = None
            try:
                yield waiting
            except BaseException as error:
                failure = error
            try:
                waiting = self.work.send(None) if failure is None else self.work.throw(failure)
            except StopIteration:
                return


async def _finish(rest: _Rest) -> None:
    await rest


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run it until it ends (``None``) or waits (a task that finishes it). What it raises before it waits is raised."""
    try:
        stopped_at = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_finish(_Rest(work, stopped_at)))
