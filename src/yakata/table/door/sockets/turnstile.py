"""Those who come all at once are let in one after the other."""

import asyncio


class Turnstile:
    """Once a round of the event loop: whoever is in already is heard between two who come."""

    def __init__(self) -> None:
        self._gate = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._gate.acquire()

    async def __aexit__(self, *_: object) -> None:
        try:
            await asyncio.sleep(0)
        finally:
            self._gate.release()
