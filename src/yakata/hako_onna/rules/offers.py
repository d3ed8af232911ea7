"""Choices made once for each content, in the order of their texts, so that an offer only picks among them."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import TypeVar

from msgspec import Struct

from yakata.hako_onna.rules.choices import Discard, Go, Hide, Move, Peek, Target, Tell, Turn, Use
from yakata.hako_onna.state.content import Content
from yakata.kernel import Choice

C = TypeVar("C", bound=Choice)

HAND = "hand"
"""Where a tile can be said to be that lies nowhere."""


class Offers(Struct, frozen=True, eq=False):
    """By room, or by Shadow number."""

    move: dict[str, Move]
    go: dict[str, Go]
    use: dict[str, Use]
    peek: dict[str, tuple[tuple[int, Peek], ...]]
    on: dict[str, tuple[tuple[int, Target], ...]]
    hide: dict[str, tuple[tuple[int, Hide], ...]]
    turn_down: dict[str, tuple[tuple[int, Turn], ...]]
    tell: tuple[Tell, ...]
    """Of each Shadow, by its name."""
    by_name: Callable[[Sequence[int]], tuple[int, ...]]
    """What belongs to each Shadow by its number, put in the order of their names."""


@cache
def offers(content: Content) -> Offers:
    order = sorted(range(len(content.shadows)), key=content.shadows.__getitem__)

    def by_room(kind: type[C]) -> dict[str, tuple[tuple[int, C], ...]]:
        made = {n: kind(content.shadows[n]) for n in order}
        return {room: tuple((n, made[n]) for n in order if content.room_of[n] == room) for room in content.rooms}

    return Offers(
        move={room: Move(room) for room in content.rooms},
        go={room: Go(room) for room in content.rooms},
        use={thing: Use(thing) for thing in content.effect},
        peek=by_room(Peek),
        on=by_room(Target),
        hide=by_room(Hide),
        turn_down=by_room(Turn),
        tell=tuple(Tell(content.shadows[n]) for n in order),
        by_name=itemgetter(*order),
    )


@cache
def discards(tiles: tuple[str, ...], shadows: tuple[str, ...]) -> tuple[Discard, ...]:
    """Each of these tiles on each of these Shadows, both sorted."""
    return tuple(Discard(tile, shadow) for tile in tiles for shadow in shadows)
