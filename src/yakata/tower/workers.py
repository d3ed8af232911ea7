"""Physics off the event loop."""

import msgspec

from yakata.apart import Closed, NoAnswer, Pool, TooMany
from yakata.tower.discs import Question, Settled
from yakata.tower.trajectory import Trajectory
from yakata.tower.worker import Answer

__all__ = ["Closed", "NoAnswer", "TooMany", "Workers"]


class Workers(Pool):
    """Processes that look how discs fall."""

    def __init__(self, count: int = 1, limit: float = 20.0, queue: int = 200) -> None:
        super().__init__("yakata.tower.worker", count, limit, queue)

    async def watch(self, question: Question) -> tuple[Settled, Trajectory]:
        """What comes of it, and how."""
        return told(await self.ask(msgspec.json.encode(question)))


def told(answer: bytes) -> tuple[Settled, Trajectory]:
    heard = msgspec.json.decode(answer, type=Answer)
    if heard.trouble or heard.trajectory is None:
        raise NoAnswer(heard.trouble)
    return Settled.parse(heard.settled), heard.trajectory
