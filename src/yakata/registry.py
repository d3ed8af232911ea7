"""Which games there are, and how to get one. Games are imported only when they are asked for."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from yakata.kernel import Game, UnknownGame

_OURS = {
    "hidden-rooms": "yakata.hidden_rooms:GAME",
    "hako-onna": "yakata.hako_onna:GAME",
    "betrayal": "yakata.betrayal:GAME",
    "seance": "yakata.examples.seance:GAME",
}

_PUT: dict[str, Game[Any]] = {}


def games() -> dict[str, str]:
    """Every game's name and where it is: ours, and those that installed packages offer as ``yakata.games``."""
    return {entry.name: entry.value for entry in entry_points(group="yakata.games")} | _OURS


def load(name: str) -> Game[Any]:
    """The game of this name (``"hidden-rooms"``), or of this place (``"my_package.my_module:GAME"``).

    A place runs code: take it from a person at the keyboard, never from a file or the network (``load_named``).
    """
    return _load_place(name) if ":" in name else load_named(name)


def load_named(name: str) -> Game[Any]:
    """One of the ``games()``, and nothing else."""
    if name in _PUT:
        return _PUT[name]
    place = games().get(name)
    if place is None:
        raise UnknownGame(f"no game is called {name[:40]!r}; there are {', '.join(sorted(games()))}")
    return _load_place(place)


def put(game: Game[Any]) -> None:
    """From now on, in this process, the game of this name is this one: with content of one's own."""
    _PUT[game.name] = game


def _load_place(place: str) -> Game[Any]:
    module, _, attribute = place.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise UnknownGame(f"{place!r} cannot be loaded: {error}") from None
    if not isinstance(game, Game):
        raise UnknownGame(f"{place!r} is no game")
    return game
