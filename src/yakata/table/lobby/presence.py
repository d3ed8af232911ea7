"""Who is here: at this server's sockets, at other servers, or lately over HTTP.

Nobody is missed because the database was away: what was not heard meanwhile is asked again first.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import time

from yakata.table.play.live_table import STAYS, LiveTable, Watcher
from yakata.table.store import Store, StoreAway

GRACE = 30.0
"""Seconds that somebody may be away before a bot plays for them, where the table wants that."""
BEAT = 15.0
"""Seconds between two signs of life of a server."""
SILENCE = 50.0
"""Seconds without a sign of life after which nobody is at that server any more."""
ANSWERS = 2.0
"""Seconds in which other servers say who is there."""
EVERYWHERE = "*"


class Presence:
    """Those who come and go, at all tables in memory."""

    def __init__(self, store: Store, live: dict[str, LiveTable], attend: Callable[[LiveTable], None]) -> None:
        self.store = store
        self.live = live
        self.attend = attend
        self.alive: dict[str, float] = {}
        """When each of the other servers was last heard of."""
        self.deaf = False
        """Nothing is heard of other servers: their silence says nothing."""
        self._unsure: dict[str, set[tuple[str, str]]] = {}
        """By table: who was elsewhere before that, and has not been heard of since."""
        self._sure_by = 0.0
        """Until when those may still be heard of."""
        self._untold = False
        """Others have not heard all that happened here."""
        self._gone: dict[tuple[str, str], float] = {}
        """When somebody has left a table for the last time."""

    # At this server

    def came(self, table: LiveTable, person: str | None, at: Watcher | None = None) -> None:
        """Somebody has sat down before a screen. Nobody plays for them any more. Of onlookers nobody is told."""
        if person is not None and table.seats_of(person):
            self._wake(table, person)
            self._tell_others("came", table, person)
            table.tell_change(at)

    def went(self, table: LiveTable, person: str | None) -> None:
        """Somebody has left one screen."""
        table.seen.pop(person or "", None)
        if person is None or not table.seats_of(person):
            return
        table.tell_change()
        if not table.is_here(person):
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
        self._tell(f"who {table.id}")
        for person in {taken.person for taken in table.seats if taken.person}:
            self._miss(table, person)

    def _wake(self, table: LiveTable, person: str) -> None:
        self._gone.pop((table.id, person), None)
        for seat in table.seats_of(person):
            table.seats[seat].stand_in = False

    def _miss(self, table: LiveTable, person: str) -> None:
        if table.settings.absent == "bot" and table.seats_of(person):
            self._gone[table.id, person] = gone = time()
            self.store.services.later("presence", partial(self._stand_in, table, person, gone))

    async def _stand_in(self, table: LiveTable, person: str, gone: float) -> None:
        """Somebody who is away for a while is played for, until they are back."""
        await self._patience(table, gone)
        if self._gone.get((table.id, person)) != gone:  # back, or back and gone again
            return
        del self._gone[table.id, person]
        if self.live.get(table.id) is table and not table.is_here(person):
            for seat in table.seats_of(person):
                table.seats[seat].stand_in = True
            table.tell_change()
            self.attend(table)

    async def _patience(self, table: LiveTable, gone: float) -> None:
        """For as long as somebody may be away. It begins anew when the database has been: nobody could come back."""
        asked = False
        while not asked:
            while (left := max(gone, self.store.outages.back) + GRACE - time()) > 0:
                await asyncio.sleep(left)
            back = self.store.outages.back
            try:
                await self._ask(table)
                asked = not self.deaf and back == self.store.outages.back
            except StoreAway:
                pass
            if not asked:
                await asyncio.sleep(1.0)

    async def _ask(self, table: LiveTable) -> None:
        """Whoever is at another server is known to be there when this returns."""
        if self.store.shared:
            await self.store.write(about=f"who {table.id}")
            await asyncio.sleep(ANSWERS)
        elif self.store.outages.away:
            await self.store.look()

    # At other servers

    def _tell_others(self, kind: str, table: LiveTable, person: str) -> None:
        if table.seats_of(person):
            self._tell(f"{kind} {table.id}/{person}/{self.store.name}")

    def _tell(self, about: str) -> None:
        """Said once. What could not be said is made good when the database is back, as it stands then."""
        if self.store.shared and not self._untold:
            self.store.write(about=about).add_done_callback(self._told)

    def _told(self, written: asyncio.Future[None]) -> None:
        if not written.cancelled() and written.exception() is not None:
            self._untold = True

    def settle_anew(self) -> None:
        """Others are heard again: who is here and who is elsewhere is said and asked anew before anybody is missed."""
        self.deaf, self._untold = False, False
        now = time()
        self.alive = dict.fromkeys(self.alive, now)
        self._unsure = {table.id: set(table.elsewhere) for table in self.live.values() if table.elsewhere}
        self._sure_by = now + SILENCE
        self._tell(f"who {EVERYWHERE}")
        for table in self.live.values():
            self._say_who_is_here(table)

    def _say_who_is_here(self, table: LiveTable) -> None:
        for one in {watcher.person for watcher in table.watchers if watcher.person} | set(table.seen):
            self._tell_others("came", table, one)

    def hear(self, kind: str, what: str) -> None:
        """``alive SERVER``, ``who TABLE`` or all, ``came`` or ``went TABLE/PERSON/SERVER``; ``deaf``: nothing more."""
        if kind == "deaf":
            self.deaf = True
            return
        name, _, rest = what.partition("/")
        person, _, server = rest.partition("/")
        if kind != "who":
            self.alive[server or name] = time()
        elif name == EVERYWHERE:
            for table in self.live.values():
                self._say_who_is_here(table)
        if name not in self.live:
            return
        table = self.live[name]
        self._unsure.get(name, set()).discard((person, server))
        if kind == "who":
            self._say_who_is_here(table)
        elif kind == "came":
            table.elsewhere.add((person, server))
            self._wake(table, person)
            table.tell_change()
        else:
            table.elsewhere.discard((person, server))
            self._left(table, {person})

    # Now and then

    def keep(self) -> None:
        """As long as the server runs: say that it does, and notice who is not here any more."""
        self.store.services.every("presence", BEAT, self.beat)

    async def beat(self) -> None:
        if self.store.shared:
            await self.store.write(about=f"alive {self.store.name}")
            if self._untold:
                self.settle_anew()
        elif self.store.outages.away:
            await self.store.look()
        self.expire(time())

    def expire(self, now: float) -> None:
        """Servers that are silent have nobody at them; those who asked over HTTP are gone after a while."""
        if not self.deaf:
            self.alive = {server: at for server, at in self.alive.items() if at > now - SILENCE}
        unheard = self._unsure if now >= self._sure_by and not self.deaf else {}
        if unheard:
            self._unsure = {}
        for table in list(self.live.values()):
            dead = {(person, server) for person, server in table.elsewhere if server not in self.alive}
            dead |= table.elsewhere & unheard.get(table.id, set())
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
