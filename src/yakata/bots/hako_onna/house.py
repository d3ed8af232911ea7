"""The house as a player walks through it."""

from functools import lru_cache

from msgspec import Struct

from yakata.hako_onna.sight.view import NightView
from yakata.kernel.paths import distances

FAR = 99
Ways = tuple[tuple[str, str], ...]


class House(Struct, frozen=True, eq=False):
    """Rooms, the Shadows in each, and the steps between them."""

    rooms: tuple[str, ...]
    shadows: dict[str, tuple[str, ...]]
    room_of: dict[str, str]
    near: dict[str, tuple[str, ...]]
    steps: dict[str, dict[str, int]]

    def far(self, a: str, b: str) -> int:
        return self.steps[a].get(b, FAR) if a in self.steps else FAR


def house_of(view: NightView, *, ghostly: bool = False) -> House:
    """H60: a barred door is no way for Visitors."""
    spots = tuple((shadow.id, shadow.room) for shadow in view.shadows)
    return _house(spots, view.ways, () if ghostly else view.barred)


@lru_cache(maxsize=512)
def _house(spots: Ways, ways: Ways, barred: tuple[str, ...]) -> House:
    rooms = tuple(dict.fromkeys(room for _, room in spots))
    joined = [(a, b) for a, b in ways if not (a in barred and b in barred)]
    near = {room: tuple(sorted({*_from(joined, room)})) for room in rooms}
    shadows = {room: tuple(spot for spot, there in spots if there == room) for room in rooms}
    return House(rooms, shadows, dict(spots), near, {room: distances(room, near.__getitem__) for room in rooms})


def _from(ways: list[tuple[str, str]], room: str) -> list[str]:
    return [b if a == room else a for a, b in ways if room in (a, b)]
