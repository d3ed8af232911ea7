"""Evenings in which everything is chosen at random, step by step, for what the rulebook says of every evening."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tests.betrayal.stage import GAME, Night
from yakata.betrayal.rules.resolving.dice_rolls import Rolling
from yakata.betrayal.state.people import NOBODY
from yakata.kernel import Ask, Event

HAUNTS = ("any", "siege", "lamp-guests", "wrong-heir", "two-wills", "treasure", "rescue", "bride", "lamp-keeper")
LIKES = {"explore": 4.0, "act": 2.0, "pick": 2.0, "end": 0.3}
"""How gladly each is chosen: evenings in which much happens."""


class Before:
    """What the checks want to know of the moment before a step."""

    def __init__(self, state: Night) -> None:
        self.steps, self.hands, self.on, self.turn = state.steps, state.hands, state.on, state.turn
        self.places, self.moves, self.decks = state.places, state.moves, dict(state.decks)
        self.tiles, self.slowed = {laid.tile for laid in state.house.laid}, dict(state.slowed)
        self.house, self.statuses = state.house, state.statuses
        top = state.stack[-1]
        self.throws = top.seat if isinstance(top, Rolling) and top.kind == "trait" and not top.faces else NOBODY
        """Who is about to throw the dice of a trait roll."""


def as_it_comes(seed: int, haunt: str) -> Night:
    return GAME.start(seats=3 + seed % 3, haunt=haunt)


Start = Callable[[int, str], Night]
"""How an evening begins, by its seed and the haunt that is asked for."""
Check = Callable[[Night, Before, Any, list[Event], dict[str, Any]], Iterator[bool]]


def choose(rng: Random, ask: Ask) -> Any:
    weights = [LIKES.get(str(choice).split()[0], 1.0) for choice in ask.choices]
    return rng.choices(ask.choices, weights)[0]


def evenings(
    first: int = 0, haunts: tuple[str, ...] = HAUNTS, start: Start = as_it_comes, times: int = 3
) -> Iterator[tuple[Night, Before, Any, list[Event], dict[str, Any]]]:
    """Every step of some evenings: the state after it, the moment before, what was asked, what happened.

    The last thing is what the checks remember of the evening.
    """
    for seed, haunt in enumerate(haunts * times, first):
        rng: Random = Random(seed)
        memo: dict[str, Any] = {}
        state = start(seed, haunt)
        while (pending := state.pending) is not None:
            before = Before(state)
            answer = choose(rng, pending) if isinstance(pending, Ask) else pending.draw(rng)
            yield state, before, pending, list(state.apply(answer)), memo


def hold(
    checks: Mapping[str, Check],
    first: int = 0,
    haunts: tuple[str, ...] = HAUNTS,
    start: Start = as_it_comes,
    times: int = 3,
) -> tuple[list[Any], Counter[str]]:
    """Everything that was broken, with its rule, and how often each was put to the test."""
    broken: list[Any] = []
    tried: Counter[str] = Counter()
    for state, before, pending, events, memo in evenings(first, haunts, start, times):
        for rule, check in checks.items():
            for sound in check(state, before, pending, events, memo):
                tried[rule] += 1
                broken += [] if sound else [(rule, state.haunt, [str(event) for event in events])]
    return broken, tried


def slots(events: list[Event], *keys: str) -> list[dict[str, Any]]:
    return [dict(event.slots) for event in events if event.key in keys]
