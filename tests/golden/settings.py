"""Which games are told, and which positions are counted."""

from pathlib import Path
from random import Random
from typing import Any

import yakata
from yakata.kernel import Ask, State
from yakata.kernel.testing import divide, perft, playthrough

FOLDER = Path(__file__).parent

STORIES: dict[str, tuple[str, dict[str, Any], str] | tuple[str, dict[str, Any], str, int]] = {
    "hidden-rooms": ("hidden-rooms", {}, "1"),
    "hidden-rooms-stage-5": ("hidden-rooms", {"stage": 5}, "2"),
    "hidden-rooms-rulings": ("hidden-rooms", {"stage": 1, "off_route": "earlier", "reshuffle_at": 5}, "3"),
    "hako-onna-3": ("hako-onna", {}, "15", 3),
    "hako-onna-4": ("hako-onna", {"edition": "ja", "house": "random"}, "33", 4),
    "hako-onna-5": ("hako-onna", {"house": "balanced", "advanced_items": True, "advanced_powers": True}, "29", 5),
    "betrayal-prologue": ("betrayal", {"chapter": "prologue"}, "7", 3),
    "betrayal-chapter-1": ("betrayal", {"chapter": "chapter-1", "haunt": "lamp-guests"}, "10", 4),
    "betrayal-siege": ("betrayal", {"haunt": "siege", "families": "deal"}, "1", 5),
    "seance": ("seance", {}, "1"),
}
"""A file each: the game, its options, the seed, and how many play if that is not the fewest."""


def story(name: str) -> str:
    game_name, options, seed, *seats = STORIES[name]
    game = yakata.load(game_name)
    return playthrough(game, seed, (game.choose_options(options), *(seats or [game.seats.start])))


def small_house() -> State:
    """Hidden Rooms after its set-up, with a pool of two tiles: the rest has left the game."""
    state = yakata.load("hidden-rooms").start(stage=1)
    for answer in ("red-1", "amber-2", "blue-1", "lay amber-2"):
        state.apply(answer)
    state.pool = ("green-1", "red-3")
    return state


def small_seance() -> State:
    """The last round of a séance: two cards each for the first two guests, one for the others."""
    state = yakata.load("seance").start()
    for card in (1, 2, 3, 1, 4, 5, 2, 6, 7, 3, 8, 8):
        state.apply(card)
    return state


def dark_house() -> State:
    """Hako Onna, a house that stands, and she is about to choose her secrets."""
    state = yakata.load("hako-onna").start(house="balanced", seats=3)
    for answer in (1, "keep dowsing", "keep reasoning"):
        state.apply(answer)
    return state


def first_evening() -> State:
    """Betrayal, the prologue: the families are chosen, the decks lie as chance laid them, somebody begins."""
    rng, state = Random(5), yakata.load("betrayal").start(chapter="prologue")
    while (pending := state.pending) is not None and not (isinstance(pending, Ask) and pending.prompt == "turn"):
        state.apply(rng.choice(pending.choices if isinstance(pending, Ask) else pending.outcomes))
    return state


PERFT: dict[str, tuple[Any, int]] = {
    "hidden-rooms": (lambda: yakata.load("hidden-rooms").start(), 3),
    "hidden-rooms-small": (small_house, 8),
    "hako-onna": (lambda: yakata.load("hako-onna").start(), 4),
    "hako-onna-secrets": (dark_house, 4),
    "betrayal": (lambda: yakata.load("betrayal").start(), 5),
    "betrayal-evening": (first_evening, 3),
    "seance": (lambda: yakata.load("seance").start(), 4),
    "seance-first-round": (small_seance, 6),
}
"""A position and how deep it is counted."""


def counts(name: str) -> str:
    """The number of histories at each depth, and the last one for each first answer."""
    make, depth = PERFT[name]
    lines = [f"{name} depth {n}: {perft(make(), n)}" for n in range(1, depth + 1)]
    lines += [f"{name} depth {depth} {answer}: {count}" for answer, count in divide(make(), depth).items()]
    return "\n".join(lines) + "\n"


def counts_of(name: str) -> list[str]:
    """The lines of a position, as they were counted."""
    lines = (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{name} depth ")]
