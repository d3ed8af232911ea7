"""What the page needs to know of each game."""

import types
from functools import lru_cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from yakata.bots import bots_for
from yakata.kernel import Game, Options
from yakata.registry import games, load_named
from yakata.table.play.settings import Option
from yakata.table.sight.words import words_of
from yakata.words.weights import Weight, ends_of, turns_of, weights_of


class Value(Struct, frozen=True):
    value: Option
    say: str


class OptionShown(Struct, frozen=True):
    key: str
    say: str
    default: Option
    values: list[Value]


class BotShown(Struct, frozen=True):
    name: str
    say: str


class RoleShown(Struct, frozen=True):
    seat: int
    say: str


class GameShown(Struct, frozen=True):
    name: str
    title: str
    line: str
    seats: list[int]
    minutes: tuple[int, int]
    fear: int
    options: list[OptionShown]
    bots: list[BotShown]
    seat_labels: list[str]
    places: list[str]
    """The seats in words, as many as there can be; nothing where they are only counted."""
    foresees: bool
    """Whether it ever knows what comes next."""
    harder: str
    """The option whose values are harder from one to the next."""
    roles: list[RoleShown]
    """Sides to choose from, for somebody alone."""
    quick: dict[str, Option]
    """Options of a game that begins at once."""
    fields: dict[str, str]
    """What the fields of its view are called."""
    reconstructed: list[str]
    """What no rulebook prints and we have made: a line, and then part by part; nothing where there is nothing."""
    weights: dict[str, Weight]
    """How much of the stage each thing takes that can happen; what is not named is a line."""
    turns: list[str] = []
    """What begins a turn."""
    ends: list[str] = []
    """What ends a game."""


class RuleShown(Struct, frozen=True):
    id: str
    text: str


def games_shown(lang: str) -> list[GameShown]:
    """What one can play alone comes first, then what frightens least."""
    return _all_shown(tuple(games()), lang)


@lru_cache(maxsize=64)
def _all_shown(names: tuple[str, ...], lang: str) -> list[GameShown]:
    all_of_them = sorted(map(load_named, names), key=lambda game: (game.seats.start, game.fear, game.name))
    return [_shown(game, lang) for game in all_of_them]


def _shown(game: Game[Any], lang: str) -> GameShown:
    words = words_of(game, lang)

    def say(key: str, otherwise: str) -> str:
        return words.say(key) if words.knows(key) else otherwise

    default = game.options()
    options = [
        OptionShown(name, say(f"option-{name}", name), getattr(default, name), _values(game, name, kind, lang))
        for name, kind in get_type_hints(game.options).items()
        if name not in game.campaign_options
    ]
    return GameShown(
        name=game.name,
        title=say("game-title", game.name),
        line=say("game-line", (type(game).__doc__ or "").partition("\n")[0]),
        seats=list(game.seats),
        minutes=game.minutes,
        fear=game.fear,
        options=[option for option in options if option.values],
        bots=[BotShown(name, say(f"bot-{name}", name)) for name in bots_for(game.name)],
        seat_labels=list(game.labels(game.seats.start)),
        places=[say(f"seat-{label}", "") for label in game.labels(game.seats[-1])],
        foresees=type(game).foresee is not Game.foresee,
        harder=game.harder,
        roles=[RoleShown(seat, say(f"role-{label}", label)) for label, seat in game.roles.items()],
        quick=game.quick,
        reconstructed=words.reconstructed(),
        fields={key.removeprefix("field-"): words.say(key) for key in words.all_keys() if key.startswith("field-")},
        weights=weights_of(game),
        turns=turns_of(game),
        ends=ends_of(game),
    )


def _values(game: Game[Any], name: str, kind: Any, lang: str) -> list[Value]:
    listed = game.listed(name)
    if listed:
        return [Value(value, labels.get(lang, str(value))) for value, labels in listed.items()]
    if get_origin(kind) in (Union, types.UnionType):
        return [value for part in get_args(kind) for value in _values(game, name, part, lang)]
    plain = get_args(kind) if get_origin(kind) is Literal else (True, False) if kind is bool else ()
    words = words_of(game, lang)
    texts = [(value, str(value).lower()) for value in plain]
    keys = {text: f"option-{name}-{text}" for _, text in texts}
    return [Value(value, words.say(keys[text]) if words.knows(keys[text]) else text) for value, text in texts]


def rules_shown(game: Game[Any], lang: str, options: Options) -> list[RuleShown]:
    """Every rule as these options have it."""
    words = words_of(game, lang).under(options)
    numbers = [key.removeprefix("rule-") for key in words.all_keys() if key.startswith("rule-")]
    return [RuleShown(number, words.rule(number)) for number in numbers]
