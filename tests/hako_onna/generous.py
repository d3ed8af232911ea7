"""Nights in which much is taken, shown, given and laid down: ghosts keep still, and nobody looks where one is."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.hako_onna.nights import GAME, at
from yakata.hako_onna.rules.choices.visitor import Peek
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Choice, Event
from yakata.kernel.testing.random_play import random_answer

SETTINGS: tuple[tuple[dict[str, Any], int], ...] = (
    ({"house": "balanced"}, 3),
    ({"house": "balanced"}, 5),
    ({"house": "balanced", "advanced_items": True, "advanced_powers": True}, 4),
    ({"edition": "ja", "house": "random"}, 4),
)
FREE = (("peek", 0.45), ("give", 0.15), ("discard", 0.3), ("show", 0.2), ("ask", 0.2), ("move", 0.6))
"""What is done before anything else, and how often."""
LIKELY = {
    "go": ("stay",), "peeked": ("take", "guess"), "give-up": ("refuse",), "noise": ("flip", "stack", "both"),
    "requested": ("give", "show"), "react": ("interrupt",), "set": ("set",), "activate": ("activate",),
    "want-that": ("steal",), "replace": ("put", "empty"),
}  # fmt: skip


def verb(choice: Choice) -> str:
    return str(choice).split()[0]


def answer(state: Night, rng: Random) -> Any:
    pending = state.pending
    if not isinstance(pending, Ask):
        return random_answer(pending, rng)
    if pending.prompt in ("act", "after"):
        return act(state, pending.choices, rng)
    good = [choice for choice in pending.choices if verb(choice) in LIKELY.get(pending.prompt, ())]
    return rng.choice(good if good and rng.random() < 0.85 else pending.choices)


def act(state: Night, choices: tuple[Choice, ...], rng: Random) -> Choice:
    worth = [
        choice for choice in choices if verb(choice) not in ("tell", "wink", "despair", "peek") or safe(state, choice)
    ]
    for one, often in FREE:
        fits = [choice for choice in worth if verb(choice) == one]
        if fits and rng.random() < often:
            return rng.choice(fits)
    return rng.choice(worth)


def safe(state: Night, choice: Choice) -> bool:
    """Whether it is worth looking there."""
    spot = at(choice.shadow) if isinstance(choice, Peek) else -1
    return spot >= 0 and spot not in state.ghost_at and state.faces[state.base[spot]] != EMPTY


def a_generous_night(number: int, steps: int = 800) -> Iterator[tuple[Night, list[Event], Random]]:
    """The states of a night and what happened before each."""
    options, seats = SETTINGS[number % len(SETTINGS)]
    rng = Random(f"generous {number}")
    state = GAME.start(GAME.choose_options(options), seats=seats)
    for _ in range(steps):
        events = list(state.apply(answer(state, rng)))
        if state.over:
            return
        yield state, events, rng
