"""Every table of a pack, with the way to it in its file."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from yakata.betrayal.language.files.problems import Place, Problem
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.tables import PackFile
from yakata.betrayal.language.words import Table


class Spot(NamedTuple):
    """A table, where it stands, and the tables that it stands in, the outermost first."""

    source: Source
    place: Place
    node: Any
    inside: tuple[Any, ...]

    @property
    def top(self) -> Any:
        """The card, tile, haunt or whatever of the pack this belongs to."""
        return self.inside[0] if self.inside else self.node

    def problem(self, message: str, *way: str | int, warning: bool = False) -> Problem:
        return self.source.problem((*self.place, *way), message, warning=warning)

    def encoded(self, field: str) -> str:
        """The name of a field as files write it."""
        return str(self.node.__struct_encode_fields__[self.node.__struct_fields__.index(field)])


def walk(source: Source, file: PackFile, without: set[Place]) -> Iterator[Spot]:
    """Every table of a file, from the outside in. ``without``: what was left out of it, so that numbers are right."""
    for field, name in zip(file.__struct_fields__, file.__struct_encode_fields__, strict=True):
        yield from _within(source, (name,), getattr(file, field), (), without)


def inside(spot: Spot) -> Iterator[Spot]:
    """A table and all within it."""
    yield from _within(spot.source, spot.place, spot.node, spot.inside, set())


def _within(source: Source, place: Place, thing: Any, around: tuple[Any, ...], without: set[Place]) -> Iterator[Spot]:
    if isinstance(thing, Struct):
        yield Spot(source, place, thing, around)
        deeper = (*around, thing) if isinstance(thing, Table) else around
        for field, name in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
            part = getattr(thing, field)
            if isinstance(part, (Struct, tuple, dict)):
                yield from _within(source, (*place, name), part, deeper, without)
    elif isinstance(thing, tuple):
        numbers = (k for k in range(len(thing) + len(without)) if (*place, k) not in without)
        for number, part in zip(numbers, thing, strict=False):
            if isinstance(part, (Struct, tuple, dict)):
                yield from _within(source, (*place, number), part, around, without)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _within(source, (*place, key), part, around, without)
