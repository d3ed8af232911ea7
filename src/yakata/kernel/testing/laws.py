"""Laws that can be read off the classes of a game, without playing."""

import types
from typing import Annotated, Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from yakata.kernel.game import Game
from yakata.kernel.state import field_types
from yakata.kernel.testing.broken import hold

PLAIN = (int, str, float, bool, type(None))


def plain(kind: Any) -> bool:
    """Ids, numbers, strings, tuples of them, and frozen structs of them: tuples with names."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, TypeVar):
        return plain(kind.__bound__)
    if origin is Annotated:
        return plain(parts[0])
    if origin is Literal:
        return all(isinstance(value, PLAIN) for value in parts)
    if origin in (Union, types.UnionType, tuple, frozenset):
        return all(part is Ellipsis or plain(part) for part in parts)
    return kind in PLAIN or plain_record(kind)


def plain_record(kind: Any) -> bool:
    if not (isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.frozen):
        return False
    return all(plain(part) for part in get_type_hints(kind).values() if get_origin(part) is not ClassVar)


def immutable(kind: Any) -> bool:
    """Plain, or a frozen struct, or a tuple of such: what clones may share."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__struct_config__.frozen
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return immutable(parts[0])
    if origin in (Union, types.UnionType, tuple, frozenset):
        return all(part is Ellipsis or immutable(part) for part in parts)
    return plain(kind)


def flat(kind: Any) -> bool:
    """A list, dict or set of immutable things: what a clone copies."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return all(flat(part) or immutable(part) for part in parts)
    return origin in (list, dict, set) and all(map(immutable, parts))


def check_state(game: Game[Any]) -> None:
    """A clone shares nothing that can change."""
    for name, kind in field_types(game.state).items():
        hold(immutable(kind) or flat(kind), "state", f"{game.state.__name__}.{name} is {kind}: a clone would share it")


def check_frames(game: Game[Any]) -> None:
    """Law 1: the fields of a frame are plain. Every frame has steps, and does not ask first what it does not follow."""
    for frame in game.frames:
        for name, kind in get_type_hints(frame).items():
            if get_origin(kind) is not ClassVar:
                hold(plain(kind), "frames", f"{frame.__name__}.{name} is {kind}: only ids, numbers, strings, tuples")
        hold(frame.FIRST in frame.STEPS and len(frame.STEPS) > 1, "frames", f"{frame.__name__} has no steps")
        last = list(frame.STEPS.values())[-2]
        hold(last.kind == "do", "frames", f"{frame.__name__}.{last.name} comes last: nothing takes its answer")


def check_choices(game: Game[Any]) -> None:
    """Choices are frozen, have plain fields and verbs of their own."""
    verbs = [kind.verb for kind in game.choices]
    hold(len(set(verbs)) == len(verbs), "choices", f"two choices have the same verb: {sorted(verbs)}")
    for choice in game.choices:
        hold(choice.__struct_config__.frozen, "choices", f"{choice.__name__} is not frozen")
        for name, kind in get_type_hints(choice).items():
            if get_origin(kind) is not ClassVar:
                hold(plain(kind), "choices", f"{choice.__name__}.{name} is {kind}")


def check_facts(game: Game[Any]) -> None:
    """What a game says of itself."""
    hold(game.name and game.name == game.name.lower() and " " not in game.name, "facts", f"name {game.name!r}")
    hold(game.seats and game.seats.start > 0, "facts", f"seats {game.seats}")
    for seats in game.seats:
        labels = game.labels(seats)
        hold(len(set(labels)) == seats, "facts", f"labels {labels} for {seats} seats")
        hold(all(label and " " not in label and label != "*" for label in labels), "facts", f"labels {labels}")
