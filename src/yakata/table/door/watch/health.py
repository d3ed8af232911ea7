"""Whether the server can do its work, cheaply enough to be asked all the time."""

import asyncio
from time import monotonic
from typing import Final, Literal

from msgspec import Struct

from yakata.table.store import Store

FRESH: Final = 2.0
"""Seconds for which the database need not be asked again."""
PATIENCE: Final = 2.0
"""Seconds in which it must have answered."""
OFTEN: Final = 3
"""Failures in a row after which a standing service is in trouble: once or twice it helps itself."""
How = Literal["well", "trouble"]


class Health(Struct, frozen=True):
    status: How
    services: dict[str, How]
    """Those without which nothing goes on for long."""

    @property
    def code(self) -> int:
        return 200 if self.status == "well" else 503


class Physician:
    """Looks at one store and what stands on it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._looking: asyncio.Task[None] | None = None
        self._since = 0.0

    async def look(self) -> Health:
        found: dict[str, How] = {"database": "well" if await self._answers() else "trouble"}
        for name in sorted(self.store.services.standing):
            found[name] = "trouble" if self.store.services.of(name).in_a_row >= OFTEN else "well"
        return Health("trouble" if "trouble" in found.values() else "well", found)

    async def _answers(self) -> bool:
        """One question at a time: where the database hangs, who asks after it does not hang too."""
        if self.store.outages.away:
            return False
        looking = self._looking
        if looking is None or (looking.done() and monotonic() - self._since > FRESH):
            looking = self._looking = asyncio.ensure_future(self.store.look())
            self._since = monotonic()
        await asyncio.wait({looking}, timeout=PATIENCE)
        return looking.done() and looking.exception() is None
