"""How many tables somebody may have at once. Those count that are in memory and not over: they take room and time."""

from collections.abc import Collection
from typing import Any

from yakata.table.door.limits import Buckets, Tables
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import SeatWish
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import Busy, TooOften
from yakata.table.play.seats import SeatTaken


class Quotas:
    """Of one server. What was opened where is known as long as it runs."""

    def __init__(self, most: Tables, live: dict[str, LiveTable]) -> None:
        self.most = most
        self.live = live
        self._pace = Buckets(*most.opened)
        self._from: dict[str, set[str]] = {}
        """The tables that were opened from each address."""

    def check(self, address: str, person: Person, alone: bool) -> None:
        """Whether one more may be opened; ``alone``: at it bots play by themselves."""
        most = self.most
        mine = [table for table in self.live.values() if table.owner == person.id and table.status != "over"]
        there = self._there(address)
        if _full(len(mine), most.person):
            raise TooOften("too-many-tables", most=most.person)
        if _full(len(there), most.address):
            raise TooOften("too-many-tables-from-there", most=most.address)
        if alone:
            self.check_alone(address, person)
        if not self._pace.take(address):
            raise TooOften("too-many-opened")

    def check_alone(self, address: str, person: Person) -> None:
        """The same for a table that is there already, and at which bots are about to be alone."""
        most = self.most
        alone = [table for table in self.live.values() if table.status != "over" and bots_alone(table.seats)]
        mine = sum(table.owner == person.id for table in alone)
        if _full(mine, most.bots_alone_person):
            raise TooOften("too-many-bots-alone", most=most.bots_alone_person)
        if _full(sum(bots_alone(table.seats) for table in self._there(address)), most.bots_alone_address):
            raise TooOften("too-many-bots-alone", most=most.bots_alone_address)
        if _full(len(alone), most.bots_alone):
            raise Busy("house-full-of-bots", most=most.bots_alone)

    def opened(self, address: str, table: LiveTable) -> None:
        self._from.setdefault(address, set()).add(table.id)

    def _there(self, address: str) -> list[LiveTable]:
        """What was opened from there and still takes room; the rest is forgotten."""
        known = self._from.get(address, set())
        found = [self.live[one] for one in known if one in self.live and self.live[one].status != "over"]
        if found:
            self._from[address] = {table.id for table in found}
        else:
            self._from.pop(address, None)
        return found


def bots_alone(seats: Collection[SeatTaken] | Collection[SeatWish]) -> bool:
    """Whether nobody but bots plays."""
    kinds: list[Any] = [seat.kind for seat in seats]
    return bool(kinds) and all(kind == "bot" for kind in kinds)


def _full(count: int, most: int) -> bool:
    return bool(most) and count >= most
