"""What a bot is, and which bots there are for a game."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from yakata.kernel import Ask, Choice, Event, Play, Seat, View, YakataError
from yakata.kernel.choices import any_choice


class Observation(Struct, frozen=True):
    """All a bot gets: its seat's view, its choices, and the events it has seen since it last chose."""

    view: View
    choices: tuple[Choice, ...]
    events: Sequence[Event] = ()


class Bot(Protocol):
    """One player in one seat. The same bot plays at the table, in the lab and in the environments."""

    def choose(self, seen: Observation) -> Choice: ...


class RandomBot:
    """Any legal choice, all equally likely but to give up. It plays every game."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seen: Observation) -> Choice:
        return any_choice(seen.choices, self.rng)


class UnknownBot(YakataError, LookupError):
    """No bot of this name plays the game."""


_BOTS: dict[str, dict[str, str]] = {
    "hidden-rooms": {
        "greedy": "yakata.bots.hidden_rooms.greedy:Greedy",
        "planner": "yakata.bots.hidden_rooms.planner:Planner",
    },
    "hako-onna": {
        "timid": "yakata.bots.hako_onna.keen:Timid",
        "keen": "yakata.bots.hako_onna.keen:Keen",
    },
    "betrayal": {
        "timid": "yakata.bots.betrayal.keen:Timid",
        "keen": "yakata.bots.betrayal.keen:Keen",
    },
}


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game, weakest first."""
    return ("random", *_BOTS.get(game, {}))


def make(game: str, name: str, rng: Random) -> Bot:
    """A new bot for one seat of one game. All its chances come from ``rng``."""
    if name == "random":
        return RandomBot(rng)
    place = _BOTS.get(game, {}).get(name)
    if place is None:
        raise UnknownBot(f"no bot called {name!r} plays {game}; there are {', '.join(bots_for(game))}")
    module, _, attribute = place.partition(":")
    build: Callable[..., Any] = getattr(import_module(module), attribute)
    bot: Bot = build(rng)
    return bot


def mostly(game: str, name: str, rng: Random) -> Callable[[Play[Any], Ask], Choice]:
    """A chooser for the fuzzer: this bot in every seat, but one choice in five is anybody's guess."""
    bots: dict[Seat, Bot] = {}

    def choose(play: Play[Any], ask: Ask) -> Choice:
        if rng.random() < 0.2:
            return any_choice(ask.choices, rng)
        bot = bots.setdefault(ask.seat, make(game, name, rng))
        return bot.choose(Observation(play.view(ask.seat), ask.choices, play.seen(ask.seat)))

    return choose
