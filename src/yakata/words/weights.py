"""How much of the stage each thing takes that can happen: data of its game, read by whoever tells a night."""

import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from yakata.kernel import BadContent, Game

Weight = Literal["nothing", "line", "beat", "scene"]
FILE = "stage.toml"
TURN = "turn"
END = "end"


def weights_of(game: Game[Any]) -> dict[str, Weight]:
    """By the key of an event; what is not named is a line. A game without the file has lines alone."""
    return dict(_read(_file(game)))


def turns_of(game: Game[Any]) -> list[str]:
    """The keys of what begins a turn: the log is divided there."""
    return list(_marked(_file(game), TURN))


def ends_of(game: Game[Any]) -> list[str]:
    """The keys of what ends a game: the last of them says why it is over."""
    return list(_marked(_file(game), END))


@cache
def _marked(file: Path, mark: str) -> tuple[str, ...]:
    return tuple(map(str, tomllib.loads(file.read_text(encoding="utf-8")).get(mark, []))) if file.exists() else ()


def _file(game: Game[Any]) -> Path:
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / FILE


@cache
def _read(file: Path) -> dict[str, Weight]:
    if not file.exists():
        return {}
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    for mark in (TURN, END):
        told.pop(mark, None)
    try:
        by_weight = msgspec.convert(told, dict[Weight, list[str]])
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {error}; a weight is one of {', '.join(get_args(Weight))}") from None
    found: dict[str, Weight] = {}
    for weight, keys in by_weight.items():
        for key in keys:
            if key in found:
                raise BadContent(f"{file.name}: {key!r} is weighed twice")
            found[key] = weight
    return found
