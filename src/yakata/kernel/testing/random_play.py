"""Random play over every setting of a game."""

import types
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from yakata.kernel.asks import Ask, Odds, Outcome
from yakata.kernel.choices import Choice, any_choice
from yakata.kernel.game import Game
from yakata.kernel.play import Play
from yakata.kernel.refusals import BadOptions
from yakata.kernel.rules import Options
from yakata.kernel.state import State

Setting = tuple[Options, int]
"""Options and a number of seats."""


def random_answer(pending: Ask | Odds, rng: Random) -> Choice | Outcome:
    """Any choice; or an outcome by its weight."""
    if isinstance(pending, Ask):
        return any_choice(pending.choices, rng)
    return pending.draw(rng)


def by_taste(rng: Random) -> Callable[[Ask], Choice]:
    """Random choices with a taste: in each game some verbs and some choices are liked more than others.

    Uniform play ends most games early and alike; a taste leads to where it never comes.
    """
    taste: dict[str, float] = {}

    def liking(word: str) -> float:
        if word not in taste:
            taste[word] = rng.choice((0.05, 0.5, 1, 1, 3))
        return taste[word]

    def choose(ask: Ask) -> Choice:
        weights = [liking(choice.verb) * liking(str(choice)) for choice in ask.choices]
        choice = rng.choices(ask.choices, weights)[0]
        return any_choice(ask.choices, rng) if choice.gives_up else choice

    return choose


def random_play(game: Game[Any], rng: Random, setting: Setting | None = None) -> Iterator[State]:
    """The state at every decision, chance node and the end of one random game. It is the same object throughout."""
    options, seats = setting or (game.options(), rng.choice(game.seats))
    state: State = game.start(options, seats=seats)
    yield state
    while (pending := state.pending) is not None:
        state.apply(random_answer(pending, rng))
        yield state


def random_game(game: Game[Any], seed: str | int, setting: Setting | None = None) -> Play[Any]:
    """One random game with its record, dice and all."""
    rng = Random(f"random game {seed}")
    options, seats = setting or (game.options(), rng.choice(game.seats))
    play = Play.prepare(game, options, seats, seed=seed).deal()
    for ask in play:
        play.apply(any_choice(ask.choices, rng))
    return play


def every_setting(game: Game[Any]) -> list[Setting]:
    """Every number of seats with the default options, and with each listed option (words and yes-or-no) changed."""
    settings: list[Setting] = []
    for seats, named in product(game.seats, ({}, *_changes(game.options), *game.trials)):
        try:
            game.start(**named, seats=seats)
        except BadOptions:
            continue
        settings.append((game.choose_options(named), seats))
    return settings


def _changes(options: type[Options]) -> Iterator[dict[str, Any]]:
    default = options()
    for name, kind in get_type_hints(options).items():
        for value in _values(kind):
            if value != getattr(default, name):
                yield {name: value}


def _values(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, types.UnionType):
        return tuple(value for part in get_args(kind) for value in _values(part))
    return (False, True) if kind is bool else ()
