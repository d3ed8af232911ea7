"""A process in which bots think: ``python -m yakata.bots.worker``. It is told what a seat may see, and nothing else.

Bots are kept by who they are; those that were asked longest ago are forgotten when there are too many. Whoever asks for
one that is not here any more is told so, and says anew who it is and all that it has seen.
"""

import pickle
from random import Random
from typing import Final

from msgspec import Struct

from yakata.apart import answer_questions
from yakata.bots.bot import Bot, Observation, make

MANY: Final = 4000
MEMORY: Final = 1 << 30
UNKNOWN: Final = b"?"
TROUBLE: Final = b"!"


class Birth(Struct, frozen=True):
    """Who a bot is. All its chances come from ``rng``."""

    game: str
    name: str
    rng: Random


class Thought(Struct, frozen=True):
    """What is asked of a bot. ``birth`` goes with the first, which has all that was seen till then."""

    who: tuple[str, int]
    seen: Observation
    birth: Birth | None
    gone: tuple[tuple[str, int], ...] = ()
    """Bots that nobody will ask any more."""


class Heads:
    """The bots of this process."""

    def __init__(self, many: int = MANY) -> None:
        self.many = many
        self.bots: dict[tuple[str, int], Bot] = {}

    def answer(self, question: bytes) -> bytes:
        thought: Thought = pickle.loads(question)
        for who in thought.gone:
            self.bots.pop(who, None)
        bot = self.bots.pop(thought.who, None)
        if (birth := thought.birth) is not None:
            bot = make(birth.game, birth.name, birth.rng)
        if bot is None:
            return UNKNOWN
        self.bots[thought.who] = bot
        if len(self.bots) > self.many:
            del self.bots[next(iter(self.bots))]
        try:
            return str(bot.choose(thought.seen)).encode()
        except MemoryError:  # a new process has room again
            raise
        except Exception as error:
            del self.bots[thought.who]
            return TROUBLE + type(error).__name__.encode()


if __name__ == "__main__":
    answer_questions(Heads().answer, MEMORY)
