"""Standing services: they run as long as the server does, come up again whatever happens to them, and say how they are.

``every`` is for what is done now and then, ``later`` for what must be done once and does not wait for anybody,
``until_done`` for a step of something that waits.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import uniform
from time import time
from typing import Final, TypeVar

from msgspec import Struct

from yakata.table.log import tell, trouble

T = TypeVar("T")
FIRST: Final = 0.25
"""Seconds until what has failed is tried again; twice as many each time, but no more than the longest."""
OFTEN: Final = 40
SELDOM: Final = 60.0
"""What has failed so often is tried once in so many seconds: it may be a mistake of ours that costs much each time."""
LONGEST: Final = 5.0
QUIET: Final = 10.0
"""Seconds from one line in the log about a service to the next."""


class Health(Struct):
    """How a service is."""

    since: float
    """Since when it runs, or runs again."""
    failures: int = 0
    in_a_row: int = 0
    """Failures since something has last gone well; 0 for a service that is well."""
    last_error: str = ""
    """The class alone: a message may hold what is nobody's business."""
    failed_at: float = 0.0


class Services:
    """Those of one server."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self.first = first
        self.longest = longest
        self.health: dict[str, Health] = {}
        self.standing: set[str] = set()
        """Those without which nothing goes on for long."""
        self._said: dict[str, float] = {}
        """When something was last said of it in the log."""
        self._told: set[str] = set()
        """Of whom the log says that they have failed, and not yet that they go on."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    # Running

    def every(self, name: str, seconds: float, step: Callable[[], Awaitable[object]]) -> None:
        """Once in so many seconds, until the server stops. A step that fails is tried again sooner."""
        self.stand(name)
        self._hold(self._stand(name, seconds, step))

    def later(self, name: str, work: Callable[[], Awaitable[object]]) -> asyncio.Task[None]:
        """Soon, and again and again until it is done."""
        return self._hold(self._once(name, work))

    async def until_done(self, name: str, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of it, however often it fails before that."""
        tries = 0
        while True:
            try:
                done = await work()
            except Exception as error:
                self.failed(name, error)
                tries += 1
                await asyncio.sleep(self.wait(tries))
            else:
                self.well(name)
                return done

    def wait(self, tries: int) -> float:
        """Seconds until the next try: not all of a crowd at the same moment."""
        most = self.longest if tries < OFTEN else SELDOM
        return uniform(0.5, 1.0) * min(self.first * 2.0 ** min(tries, 20), most)

    async def close(self) -> None:
        """All of them end, and have ended when this returns. What comes later is not begun."""
        self.closed = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _stand(self, name: str, seconds: float, step: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.until_done(name, step)

    async def _once(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        await self.until_done(name, work)

    def _hold(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self.closed:
            task.cancel()
        return task

    # How they are

    def stand(self, name: str) -> None:
        """It belongs to those without which nothing goes on for long."""
        self.of(name)
        self.standing.add(name)

    def of(self, name: str) -> Health:
        return self.health.setdefault(name, Health(time()))

    def failed(self, name: str, error: BaseException) -> None:
        """It goes into the log once, not with every try."""
        health, now = self.of(name), time()
        kind = type(error).__name__
        new = not health.in_a_row or kind != health.last_error
        health.failures += 1
        health.in_a_row += 1
        health.last_error, health.failed_at = kind, now
        if new and now - self._said.get(name, 0.0) > QUIET:
            self._said[name] = now
            self._told.add(name)
            trouble(name, f"{kind}; it is tried again", service=name, error=kind)

    def well(self, name: str) -> None:
        health = self.of(name)
        if not health.in_a_row:
            return
        if name in self._told:
            self._told.discard(name)
            tell(f"{name} goes on after {health.in_a_row} failures", service=name, failures=health.in_a_row)
        health.in_a_row, health.since = 0, time()
