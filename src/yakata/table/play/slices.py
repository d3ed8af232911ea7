"""What may take long on the event loop gives way to others every few milliseconds."""

import asyncio
from time import perf_counter
from typing import Final

LONGEST: Final = 0.004
"""Seconds at a stretch."""


class Slices:
    def __init__(self) -> None:
        self._since = perf_counter()

    async def give_way(self) -> None:
        """Call it after each step."""
        if perf_counter() - self._since > LONGEST:
            await asyncio.sleep(0)
            self._since = perf_counter()
