"""Bots that think in processes apart: what one of them takes, nobody else waits for.

A bot always thinks in the same process, where it remembers. It is told what is new since it last chose. When that has
died, or was ended because it thought for too long, the bot begins anew with all that it has seen.
"""

import os
import pickle
from collections.abc import Sequence
from random import Random
from typing import Final
from zlib import crc32

from msgspec import Struct

from yakata.apart import NoAnswer, Pool
from yakata.bots.bot import Observation
from yakata.bots.worker import TROUBLE, UNKNOWN, Birth, Thought
from yakata.kernel import Choice, Event, View

LIMIT: Final = 10.0
"""Seconds for one decision."""
MOST: Final = 4
WAITING: Final = 10_000
Who = tuple[str, int]
"""A table and a seat."""


class Asked(Struct, frozen=True):
    """What a seat may see now, and what it may choose."""

    view: View
    choices: tuple[Choice, ...]
    events: Sequence[Event]
    """All that has happened, for all audiences: the bot is told what its seat may know, and is new."""


class Lane:
    """One process, and which bots it has."""

    def __init__(self, limit: float) -> None:
        self.pool = Pool("yakata.bots.worker", 1, limit, WAITING)
        self.told: dict[Who, tuple[int, Event | None]] = {}
        """How many events had happened when each bot was last asked, and the last of them."""
        self.gone: list[Who] = []

    def since(self, who: Who, events: Sequence[Event]) -> int:
        """How many of these events the bot knows; none where something was taken back."""
        count, last = self.told.get(who, (0, None))
        return count if count and count <= len(events) and events[count - 1] == last else 0


class Minds:
    """So many processes at most, started when a bot is first asked. Of one event loop."""

    def __init__(self, count: int = 0, limit: float = LIMIT) -> None:
        count = count or max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self.lanes = [Lane(limit) for _ in range(count)]

    @property
    def waiting(self) -> int:
        """Decisions that are thought about, or wait for it."""
        return sum(lane.pool.asked for lane in self.lanes)

    def _lane(self, who: Who) -> Lane:
        return self.lanes[crc32(who[0].encode()) % len(self.lanes)]

    async def choose(self, who: Who, game: str, name: str, seed: str, asked: Asked) -> str:
        """What this bot would choose. ``NoAnswer`` where it says nothing in time, or fails."""
        lane = self._lane(who)
        while True:
            birth = None if who in lane.told else Birth(game, name, Random(seed))
            since, now = lane.since(who, asked.events), len(asked.events)
            last = asked.events[-1] if now else None
            news = [event for event in asked.events[since:] if event.seen_by(who[1])]
            gone, lane.gone = tuple(lane.gone), []
            thought = Thought(who, Observation(asked.view, asked.choices, news), birth, gone)
            answer = await lane.pool.ask(pickle.dumps(thought, 5))
            if answer == UNKNOWN and birth is None:
                lane.told.pop(who, None)
                continue
            if answer.startswith((TROUBLE, UNKNOWN)):
                lane.told.pop(who, None)
                raise NoAnswer(f"bot {name}: {answer[1:].decode()}")
            lane.told[who] = now, last
            return answer.decode()

    def forget(self, who: Who) -> None:
        """Nobody will ask this bot any more."""
        lane = self._lane(who)
        if lane.told.pop(who, None) is not None:
            lane.gone.append(who)

    async def close(self) -> None:
        for lane in self.lanes:
            await lane.pool.close()
