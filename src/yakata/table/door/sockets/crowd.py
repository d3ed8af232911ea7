"""Who is at the sockets of this server: so many for a table, an address and a person, and room for the seated."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct


class Room(Struct, frozen=True):
    """Sockets at once; ``0`` is no limit. Whoever has a seat counts for none but their own and the last."""

    table: int = 500
    """Of those who look on at one table."""
    address: int = 200
    """Of those who look on, from one address."""
    person: int = 20
    house: int = 2000
    """From one address in all: a school, or everybody behind one router, who come back together."""


class Member(Protocol):
    """Somebody at a socket."""

    person: str | None

    def show_out(self, why: str, code: int) -> None: ...


class Crowd:
    """Of one server."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._counts: Counter[tuple[str, str]] = Counter()
        """Onlookers by table and by address, and all by address."""
        self._members: dict[str, set[Member]] = {}

    def why_not(self, table: str, address: str, person: str | None, seated: bool) -> str:
        """Why there is no room for one more; nothing where there is."""
        room = self.room
        if _full(len(self._members.get(person or "", ())), room.person):
            return "too-many-sockets-of-yours"
        if not seated and _full(self._counts["table", table], room.table):
            return "too-many-look-on"
        full = _full(self._counts["house", address], room.house)
        if full or (not seated and _full(self._counts["address", address], room.address)):
            return "too-many-sockets-from-there"
        return ""

    @contextmanager
    def among(self, member: Member, table: str, address: str, seated: bool) -> Iterator[None]:
        """Counted for as long as the socket is open."""
        counted = [("house", address), *(() if seated else (("table", table), ("address", address)))]
        self._counts.update(counted)
        if member.person is not None:
            self._members.setdefault(member.person, set()).add(member)
        try:
            yield
        finally:
            self._counts.subtract(counted)
            for key in counted:
                if not self._counts[key]:
                    del self._counts[key]
            if member.person is not None and (mine := self._members.get(member.person)) is not None:
                mine.discard(member)
                if not mine:
                    del self._members[member.person]

    def show_out(self, person: str, why: str, code: int) -> None:
        """All sockets of somebody end."""
        for member in tuple(self._members.get(person, ())):
            member.show_out(why, code)


def _full(count: int, most: int) -> bool:
    return bool(most) and count >= most
