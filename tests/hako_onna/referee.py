"""A referee who watches random nights, answer by answer, in all settings."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from tests.hako_onna.nights import GAME
from yakata.hako_onna.state.night import Night
from yakata.kernel import SPECTATOR, Ask, Event
from yakata.kernel.testing import every_setting

NIGHTS = 24
STEPS = 480
DULL = {"despair", "agree", "tell", "say"}


class Step(Struct):
    """One answer, what was before and after it, and what happened."""

    before: Night
    answer: Any
    state: Night
    events: list[Event]

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    def happened(self, key: str) -> list[dict[str, Any]]:
        return [event.slots for event in self.events if event.key == key]


def watched(name: str, nights: int = NIGHTS) -> Iterator[Step]:
    """Each answer of some random nights. First a verb is chosen and then what it is done to, so that all is done."""
    settings = every_setting(GAME)
    for number in range(nights):
        rng = Random(f"{name} {number}")
        options, seats = rng.choice(settings)
        state = GAME.start(options, seats=seats)
        for _ in range(STEPS):
            pending = state.pending
            if pending is None:
                break
            before = state.clone()
            answer = chosen(pending, rng) if isinstance(pending, Ask) else pending.draw(rng)
            events = list(state.apply(answer))
            yield Step(before, answer, state, events)


def chosen(ask: Ask, rng: Random) -> Any:
    verbs: dict[str, list[Any]] = {}
    for choice in ask.choices:
        verbs.setdefault(choice.verb, []).append(choice)
    lively = [verb for verb in verbs if verb not in DULL] or list(verbs)
    return rng.choice(verbs[rng.choice(lively)])


def outside(state: Night) -> list[int]:
    """Who does not see what the ghosts see."""
    return [*state.apart, SPECTATOR]
