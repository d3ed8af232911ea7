"""Pictures and sounds of what is sealed: whoever sees something is told the name of its drawing, and asks by it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from yakata.kernel import Drawing, Game, Remembered
from yakata.kernel.remembered import NOTHING
from yakata.registry import games, load_named


def drawings_for(game: Game[Any], keys: Iterable[str], kept: Remembered = NOTHING) -> dict[str, str]:
    """The names of the drawings for these texts, by their keys; nothing for games that draw nothing sealed.

    Often the same as for another, and not to be written on.
    """
    if game.library is None or not game.library.drawings:
        return {}
    return kept.same("drawings", _drawings, game, tuple(keys))


@lru_cache(1_000)
def _drawings(game: Game[Any], keys: tuple[str, ...]) -> dict[str, str]:
    drawings = game.library.drawings if game.library is not None else {}
    return {key: drawings[key].name for key in keys if key in drawings}


def drawing_named(name: str) -> Drawing | None:
    """A drawing of any game of this house."""
    found = (_by_name(load_named(game)).get(name) for game in games())
    return next((drawing for drawing in found if drawing is not None), None)


@lru_cache(16)
def _by_name(game: Game[Any]) -> dict[str, Drawing]:
    return {one.name: one for one in game.library.drawings.values()} if game.library is not None else {}
