"""Those who come all at once are let in one after the other."""

import asyncio


class Turnstile:
    """Once a round of the event loop: whoever is in already is heard between two who come."""

    def __init__(self) -> None:
        self._gate = asyncio.Lock()

    async def let_in(self) -> None:
        """Nobody waits here for anything but those who came before."""
        async with self._gate:
            await asyncio.sleep(0)
