"""Who is here: at this server's sockets, at other servers, or lately over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

from yakata.table.play.live_table import STAYS, LiveTable
from yakata.table.store import Store

GRACE = 30.0
"""Seconds that somebody may be away before a bot plays for them, where the table wants that."""
BEAT = 15.0
"""Seconds between two signs of life of a server."""
SILENCE = 50.0
"""Seconds without a sign of life after which nobody is at that server any more."""


class Presence:
    """Those who come and go, at all tables in memory."""

    def __init__(self, store: Store, live: dict[str, LiveTable], attend: Callable[[LiveTable], None]) -> None:
        self.store = store
        self.live = live
        self.attend = attend
        self.alive: dict[str, float] = {}
        """When each of the other servers was last heard of."""
        self._doing: set[asyncio.Future[None]] = set()

    def later(self, work: Awaitable[None]) -> None:
        """Do it soon, and keep hold of it until it is done."""
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    # At this server

    def came(self, table: LiveTable, person: str | None) -> None:
        """Somebody has sat down before a screen. Nobody plays for them any more."""
        if person is not None:
            self._wake(table, person)
            self._tell_others("came", table, person)
        table.tell_change()

    def went(self, table: LiveTable, person: str | None) -> None:
        """Somebody has left one screen."""
        table.seen.pop(person or "", None)
        table.tell_change()
        if person is not None and not table.is_here(person):
            self._tell_others("went", table, person)
            self._miss(table, person)

    def saw(self, table: LiveTable, person: str | None) -> None:
        """Somebody with a seat has asked over HTTP: here for a while, socket or not."""
        if person is None or not table.seats_of(person):
            return
        was_here = table.is_here(person)
        table.seen[person] = time()
        if not was_here:
            self.came(table, person)

    def looked_up(self, table: LiveTable) -> None:
        """A table has come into memory: who sits at other servers tells so, and who does not is missed."""
        if self.store.shared:
            self.later(self.store.write(about=f"who {table.id}"))
        for person in {taken.person for taken in table.seats if taken.person}:
            self._miss(table, person)

    def _wake(self, table: LiveTable, person: str) -> None:
        for seat in table.seats_of(person):
            table.seats[seat].stand_in = False

    def _miss(self, table: LiveTable, person: str) -> None:
        if table.settings.absent == "bot" and table.seats_of(person):
            self.later(self._stand_in(table, person))

    async def _stand_in(self, table: LiveTable, person: str) -> None:
        """Somebody who is away for a while is played for, until they are back."""
        await asyncio.sleep(GRACE)
        if not table.is_here(person):
            for seat in table.seats_of(person):
                table.seats[seat].stand_in = True
            table.tell_change()
            self.attend(table)

    # At other servers

    def _tell_others(self, kind: str, table: LiveTable, person: str) -> None:
        if self.store.shared and table.seats_of(person):
            self.later(self.store.write(about=f"{kind} {table.id}/{person}/{self.store.name}"))

    def hear(self, kind: str, what: str) -> None:
        """``alive SERVER``, ``who TABLE``, ``came`` or ``went TABLE/PERSON/SERVER``."""
        name, _, rest = what.partition("/")
        person, _, server = rest.partition("/")
        if kind != "who":
            self.alive[server or name] = time()
        table = self.live.get(name)
        if table is None:
            return
        if kind == "who":
            here = {watcher.person for watcher in table.watchers if watcher.person} | set(table.seen)
            for one in here:
                self._tell_others("came", table, one)
        elif kind == "came":
            table.elsewhere.add((person, server))
            self._wake(table, person)
            table.tell_change()
        else:
            table.elsewhere.discard((person, server))
            self._left(table, {person})

    async def keep(self) -> None:
        """As long as the server runs: say that it does, and notice who is not here any more."""
        while True:
            await asyncio.sleep(BEAT)
            if self.store.shared:
                await self.store.write(about=f"alive {self.store.name}")
            self.expire(time())

    def expire(self, now: float) -> None:
        """Servers that are silent have nobody at them; those who asked over HTTP are gone after a while."""
        self.alive = {server: at for server, at in self.alive.items() if at > now - SILENCE}
        for table in list(self.live.values()):
            dead = {(person, server) for person, server in table.elsewhere if server not in self.alive}
            stale = {person for person, at in table.seen.items() if at <= now - STAYS}
            if dead or stale:
                table.elsewhere -= dead
                for person in stale:
                    del table.seen[person]
                    if not table.is_here(person):
                        self._tell_others("went", table, person)
                self._left(table, {person for person, _ in dead} | stale)

    def _left(self, table: LiveTable, persons: set[str]) -> None:
        table.tell_change()
        for person in persons:
            if not table.is_here(person):
                self._miss(table, person)
