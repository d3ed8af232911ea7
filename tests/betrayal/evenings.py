"""Evenings in which everything is chosen at random, step by step, for what the rulebook says of every evening."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tests.betrayal.stage import GAME, Night
from yakata.kernel import Ask, Event

HAUNTS = ("any", "siege", "lamp-guests", "wrong-heir", "two-wills", "treasure", "rescue", "bride", "lamp-keeper")
LIKES = {"explore": 4.0, "act": 2.0, "pick": 2.0, "end": 0.3}
"""How gladly each is chosen: evenings in which much happens."""


class Before:
    """What the checks want to know of the moment before a step."""

    def __init__(self, state: Night) -> None:
        self.steps, self.hands, self.on, self.turn = state.steps, state.hands, state.on, state.turn
        self.places, self.moves, self.decks = state.places, state.moves, dict(state.decks)
        self.tiles = {laid.tile for laid in state.house.laid}


Check = Callable[[Night, Before, Any, list[Event], dict[str, Any]], Iterator[bool]]


def choose(rng: Random, ask: Ask) -> Any:
    weights = [LIKES.get(str(choice).split()[0], 1.0) for choice in ask.choices]
    return rng.choices(ask.choices, weights)[0]


def evenings(first: int = 0) -> Iterator[tuple[Night, Before, Any, list[Event], dict[str, Any]]]:
    """Every step of some evenings: the state after it, the moment before, what was asked, what happened.

    The last thing is what the checks remember of the evening.
    """
    for seed, haunt in enumerate(HAUNTS * 3, first):
        rng: Random = Random(seed)
        memo: dict[str, Any] = {}
        state = GAME.start(seats=3 + seed % 3, haunt=haunt)
        while (pending := state.pending) is not None:
            before = Before(state)
            answer = choose(rng, pending) if isinstance(pending, Ask) else pending.draw(rng)
            yield state, before, pending, list(state.apply(answer)), memo


def hold(checks: Mapping[str, Check], first: int = 0) -> tuple[list[Any], Counter[str]]:
    """Everything that was broken, with its rule, and how often each was put to the test."""
    broken: list[Any] = []
    tried: Counter[str] = Counter()
    for state, before, pending, events, memo in evenings(first):
        for rule, check in checks.items():
            for sound in check(state, before, pending, events, memo):
                tried[rule] += 1
                broken += [] if sound else [(rule, state.haunt, [str(event) for event in events])]
    return broken, tried


def slots(events: list[Event], *keys: str) -> list[dict[str, Any]]:
    return [dict(event.slots) for event in events if event.key in keys]
