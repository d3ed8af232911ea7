"""The Book of the Rooms (K6): stages as data. Add a file, add a stage."""

import tomllib
from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from yakata.hidden_rooms.squares import NOWHERE, START, Direction, direction_to, name, place, square
from yakata.kernel import BadContent

SHIPPED = Path(__file__).parent / "stages"

Coordinate = Annotated[int, Meta(ge=0, le=5)]
Line = Annotated[str, Meta(pattern=r"^\S[^\r\n]*$", max_length=200)]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """One text in both languages."""

    en: Line
    ja: Line


class StageFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a stage file holds. ``yakata schema`` prints it as JSON Schema."""

    number: Annotated[int, Meta(ge=1, le=999)]
    """1 to 5 come up by the stage tile (K8); others are played alone."""
    name: Words
    story: Words
    corners: Annotated[list[tuple[Coordinate, Coordinate]], Meta(min_length=2)]
    """Where the route starts, every square where it bends, and where it ends: (row, column) from the top left."""


class Stage(Struct, frozen=True):
    """One stage of the book: a monster, its name, its route from start to end."""

    number: int
    name: Words
    story: Words
    route: tuple[int, ...]

    @property
    def start(self) -> int:
        return self.route[0]

    @property
    def end(self) -> int:
        return self.route[-1]

    @property
    def first_facing(self) -> Direction:
        """K11: towards the second square of the route."""
        return direction_to(self.route[0], self.route[1])


class Book:
    """All stages that can be played."""

    def __init__(self, stages: Iterable[Stage]) -> None:
        self.stages = {stage.number: stage for stage in sorted(stages, key=lambda stage: stage.number)}

    def __getitem__(self, number: int) -> Stage:
        return self.stages[number]

    def __contains__(self, number: int) -> bool:
        return number in self.stages

    @cached_property
    def fingerprint(self) -> str:
        return sha256(msgspec.json.encode(list(self.stages.values()))).hexdigest()[:16]


def read_stage(path: Path) -> Stage:
    """One stage from its file; ``BadContent`` says what is wrong with it."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        file = msgspec.convert(data, StageFile)
        return Stage(file.number, file.name, file.story, route_through(file.corners))
    except (OSError, ValueError, RecursionError) as error:  # what TOML, types and routes complain of are ValueErrors
        raise BadContent(f"{path.name}: {error}") from None


def read_book(*folders: Path) -> Book:
    """The stages of all ``*.toml`` files in these folders."""
    stages: dict[int, tuple[Path, Stage]] = {}
    for folder in folders:
        if not folder.is_dir():
            raise BadContent(f"{folder} is no folder")
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        stage = read_stage(path)
        if stage.number in stages:
            raise BadContent(f"{path.name}: stage {stage.number} is in {stages[stage.number][0].name} already")
        stages[stage.number] = path, stage
    return Book(stage for _, stage in stages.values())


def route_through(corners: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Every square from corner to corner, in straight lines."""
    first, *others = list(corners) or [(-1, -1)]
    route = [_on_board(*first)]
    for row, column in others:
        goal = _on_board(row, column)
        here = place(route[-1])
        if (here[0] == row) == (here[1] == column):
            raise BadContent(f"the route cannot go straight from {name(route[-1])} to {name(goal)}")
        while route[-1] != goal:
            here = place(route[-1])
            route.append(square(here[0] + _sign(row - here[0]), here[1] + _sign(column - here[1])))
    for at in route:
        if route.count(at) > 1:
            raise BadContent(f"the route comes to {name(at)} twice [KQ3]")
    if route[0] == START:
        raise BadContent(f"the route starts on {name(START)}, where the Child does [K11]")
    return tuple(route)


def _on_board(row: int, column: int) -> int:
    if (at := square(row, column)) == NOWHERE:
        raise BadContent(f"({row}, {column}) is not on the board")
    return at


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
