"""Which server leads a table, where several serve one database: its bots think there, and nowhere else.

A server is alive as long as it says so in the database, and every table that it leads is a row that falls with it. So
one write a second holds all of its tables, and a server that is dead, or cut off, leads nothing any more after a few
seconds. Whoever has a table in memory that nobody leads takes it. People's moves do not wait for any of this: a server
writes those of its own guests, and the number of the move lets only one of two be made.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, select, text
from sqlalchemy.exc import IntegrityError

from yakata.table.play.live_table import LiveTable
from yakata.table.store import Store, StoreAway, schema

LEASE: Final = 5.0
"""Seconds after its last sign in the database for which a server leads its tables."""
RENEW: Final = 1.0
MARGIN: Final = 0.5
"""Seconds before that in which it stops by itself."""
LOOKS: Final = 20.0
"""Seconds between two words of a server that somebody there looks at a table that another one leads."""
ALL: Final = "*"
_CLOCK = "extract(epoch from clock_timestamp())"
_RENEW = text(f"UPDATE servers SET until = {_CLOCK} + :lease WHERE name = :me")
_ENTER = text(
    f"INSERT INTO servers (name, until) VALUES (:me, {_CLOCK} + :lease)"
    " ON CONFLICT (name) DO UPDATE SET until = excluded.until"
)
_BURY = text(f"DELETE FROM servers WHERE until < {_CLOCK} RETURNING name")
_LEAVE = delete(schema.servers).where(schema.servers.c.name == bindparam("me"))
_TAKE = text(
    "INSERT INTO leases (table_id, server) SELECT id, :me FROM tables WHERE id IN :wanted"
    " ORDER BY id ON CONFLICT DO NOTHING"
).bindparams(bindparam("wanted", expanding=True))
_TAKEN = select(schema.leases.c.table_id).where(
    schema.leases.c.server == bindparam("me"), schema.leases.c.table_id.in_(bindparam("wanted", expanding=True))
)
_GIVE_BACK = delete(schema.leases).where(
    schema.leases.c.table_id == bindparam("table"), schema.leases.c.server == bindparam("me")
)


class Leases:
    """Those of one server. Where no other can write to the database, it leads all tables."""

    def __init__(self, store: Store, live: dict[str, LiveTable], attend: Callable[[LiveTable], None]) -> None:
        self.store = store
        self.live = live
        self.attend = attend
        self.mine: set[str] = set()
        self._sure_until = 0.0
        """Until when nobody else can have taken them."""
        self._term = 0
        """Counts how often this server has come in: what was taken before it was thought dead is no longer its own."""
        self._wanted: set[str] = set()
        self._taking = False

    def leads(self, table_id: str) -> bool:
        return not self.store.shared or (table_id in self.mine and monotonic() < self._sure_until)

    async def keep(self) -> None:
        """As long as the server runs."""
        if self.store.shared:
            await self.renew()
            self.store.services.every("leases", RENEW, self.renew)
            self.store.services.every("onlookers", LOOKS, self.say_who_looks)

    async def leave(self) -> None:
        """At a graceful stop: others take over at once."""
        if self.store.shared:
            self.mine.clear()
            with suppress(StoreAway):
                await self.store.write((_LEAVE, {"me": self.store.name}), about=f"free {ALL}")

    # Taking and giving back

    def want(self, table_id: str) -> None:
        """Lead it, where nobody does."""
        if self.store.shared and not self.leads(table_id):
            self._wanted.add(table_id)
            if not self._taking:
                self._taking = True
                self.store.services.later("leases", self._take)

    async def _take(self) -> None:
        """All that are wanted by then, in one go."""
        while self._wanted:
            wanted, term = self._wanted, self._term
            self._wanted = set()
            try:
                taken = await self.store.with_connection(partial(self._taken, tuple(wanted)))
            except IntegrityError:  # this server is thought dead: it comes in again with its next sign
                self._wanted |= wanted
                await asyncio.sleep(RENEW / 2)
                continue
            except BaseException:
                self._wanted |= wanted
                raise
            if term == self._term:
                for table_id in taken:
                    self._lead(table_id)
            else:
                self._wanted |= wanted
        self._taking = False

    def _taken(self, wanted: Sequence[str], connection: Connection) -> Sequence[str]:
        values = {"me": self.store.name, "wanted": wanted}
        connection.execute(_TAKE, values)
        return connection.execute(_TAKEN, values).scalars().all()

    def _lead(self, table_id: str) -> None:
        if table_id not in self.live:  # it has left memory meanwhile
            self.give_back(table_id)
        elif table_id not in self.mine:
            self.mine.add(table_id)
            self.attend(self.live[table_id])

    def give_back(self, table_id: str) -> None:
        """It has left memory here; another server may have it."""
        if self.store.shared:
            self.mine.discard(table_id)
            self._wanted.discard(table_id)
            row = {"table": table_id, "me": self.store.name}
            written = self.store.write((_GIVE_BACK, row), about=f"free {table_id}")
            written.add_done_callback(_forget)

    # Being alive

    async def renew(self) -> None:
        """Say that this server is alive, and see which are not."""
        began = monotonic()
        known, dead = await self.store.with_connection(self._renewed)
        if not known:  # it was thought dead, or has only come
            self.mine.clear()
            self._term += 1
        lapsed, self._sure_until = began > self._sure_until, began + LEASE - MARGIN
        if lapsed:  # and nobody has noticed: what waited goes on
            for table_id in self.mine & self.live.keys():
                self.attend(self.live[table_id])
        if dead:
            self.store.write(about=f"free {ALL}").add_done_callback(_forget)
        if dead or not known:
            self._want_all()

    def _renewed(self, connection: Connection) -> tuple[bool, bool]:
        mine = {"me": self.store.name, "lease": LEASE}
        known = connection.execute(_RENEW, mine).rowcount > 0
        if not known:
            connection.execute(_ENTER, mine)
        return known, bool(connection.execute(_BURY).all())

    def _want_all(self) -> None:
        for table_id in self.live:
            self.want(table_id)

    # Other servers

    def hear(self, kind: str, what: str) -> None:
        """``free TABLE``, or all: somebody leads it no more. ``looked TABLE``: somebody looks at it elsewhere."""
        if kind == "looked" and what in self.live:
            table = self.live[what]
            table.looked = time()
            self.attend(table)
        elif kind == "free" and what != ALL:
            if what in self.live:
                self.want(what)
        elif kind in ("free", "all"):
            self._want_all()

    def looked(self, table: LiveTable) -> None:
        """Somebody looks for it here: where bots wait for that, whoever leads it is told."""
        if self.store.shared and not self.leads(table.id) and all(taken.played_by_bot for taken in table.seats):
            self.store.write(about=f"looked {table.id}").add_done_callback(_forget)

    async def say_who_looks(self) -> None:
        for table in list(self.live.values()):
            if table.watchers:
                self.looked(table)


def _forget(written: asyncio.Future[Any]) -> None:
    """What could not be said is said again, or falls with the server."""
    if not written.cancelled():
        written.exception()
