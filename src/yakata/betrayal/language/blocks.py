"""Lists of steps by name: each is called by its place in the book, so that a saved game can hold it."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from yakata.betrayal.language.one_player import single_fields
from yakata.betrayal.language.steps import Step, Steps


class Block(tuple[Step, ...]):
    """A list of steps that knows its name."""

    name: str
    ties: tuple[tuple[str, ...], ...]
    """B12: for each step, where it means one player and could find several."""

    @classmethod
    def of(cls, steps: Steps, name: str) -> "Block":
        block = cls(steps)
        block.name, block.ties = name, tuple(map(single_fields, steps))
        return block


def name_of(steps: Steps) -> str:
    """The name of a list of steps of the book; empty for no steps."""
    return steps.name if isinstance(steps, Block) else ""


def named(thing: Any, name: str, blocks: dict[str, Block]) -> Any:
    """The same part of a pack with every list of steps in it called by its place, and entered among the blocks."""
    if isinstance(thing, tuple):
        parts = [
            named(part, f"{name}.{getattr(part, 'id', None) or place}", blocks) for place, part in enumerate(thing)
        ]
        if parts and isinstance(parts[0], Step):
            blocks[name] = Block.of(tuple(parts), name)
            return blocks[name]
        return tuple(parts)
    if isinstance(thing, dict):
        return {key: named(part, f"{name}.{key}", blocks) for key, part in thing.items()}
    if isinstance(thing, Struct):
        fields = {field: getattr(thing, field) for field in thing.__struct_fields__}
        inner = {field: part for field, part in fields.items() if isinstance(part, (tuple, dict, Struct))}
        return replace(thing, **{field: named(part, f"{name}.{field}", blocks) for field, part in inner.items()})
    return thing
