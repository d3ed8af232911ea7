"""Choices made once for each content, in the order of their texts, so that an offer only picks among them."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import TypeVar

from msgspec import Struct

from yakata.hako_onna.rules.choices import Discard, Go, Hide, Move, Peek, Target, Tell, Turn, Use, Wink
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.memory import known
from yakata.kernel import Choice, Seat

C = TypeVar("C", bound=Choice)

HAND = "hand"
"""Where a tile can be said to be that lies nowhere."""


class Offers(Struct, frozen=True, eq=False):
    """By room, or by Shadow number."""

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
        go={room: Go(room) for room in content.rooms},
        use={thing: Use(thing) for thing in content.effect},
        peek=by_room(Peek),
        on=by_room(Target),
        hide=by_room(Hide),
        turn_down=by_room(Turn),
        tell=tuple(Tell(content.shadows[n]) for n in order),
        by_name=itemgetter(*order),
    )


@lru_cache(maxsize=1024)
def note_keys(content: Content, seat: Seat, base: tuple[int, ...]) -> tuple[int, ...]:
    """The keys of what this Visitor knows of the lots in the Shadows, in the order of their names. A bare Shadow has a
    key that is in nobody's notebook."""
    return tuple([known(seat, lot) for lot in offers(content).by_name(base)])


@cache
def moves(ways: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(map(Move, ways))


@cache
def winks(living: tuple[Seat, ...], seat: Seat) -> tuple[Wink, ...]:
    """H80, HR43: at each of the other Visitors."""
    return tuple([Wink(other) for other in living if other != seat])


@cache
def discards(tiles: tuple[str, ...], shadows: tuple[str, ...]) -> tuple[Discard, ...]:
    """Each of these tiles on each of these Shadows, both sorted."""
    return tuple(Discard(tile, shadow) for tile in tiles for shadow in shadows)
