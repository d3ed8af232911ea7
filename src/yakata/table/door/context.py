"""What every request needs: the house, the people, who is asking, in which language."""

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import select

from yakata.kernel import SPECTATOR, Seat
from yakata.registry import games, load_named
from yakata.table.door.limits import Buckets, Limits
from yakata.table.door.quotas import Quotas
from yakata.table.door.sockets.crowd import Crowd
from yakata.table.door.sockets.turnstile import Turnstile
from yakata.table.foreign.desk import Desk
from yakata.table.lobby.campaigns import Campaigns
from yakata.table.lobby.people import People, Person
from yakata.table.lobby.practice import Practice
from yakata.table.lobby.seating import Seating
from yakata.table.lobby.tables import House
from yakata.table.lobby.wishes import Lang
from yakata.table.play.bots_at_play import Butler
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotFound, NotYours
from yakata.table.play.witness import Witness
from yakata.table.sight.words import words_of
from yakata.table.store import Store, schema

_PLAYED = select(schema.tables.c.game).where(schema.tables.c.started, ~schema.tables.c.over).distinct()
COOKIE = "yakata"
LANGUAGES = ("en", "ja")
YEAR = 365 * 24 * 3600
MOVED = 4401
"""The code with which sockets of somebody are closed who has moved to another device."""
Connection = ASGIConnection[Any, Any, Any, Any]


class Context:
    """One a process."""

    def __init__(
        self,
        store: Store,
        butler: Butler,
        secure: bool = False,
        witness: Witness | None = None,
        desk: Desk | None = None,
    ) -> None:
        self.store = store
        self.butler = butler
        self.witness = witness or Witness(None)
        self.desk = desk or Desk()
        self.secure = secure
        self.people = People(store)
        self.people.moved = self.show_out
        things = frozenset({"tower"} if self.witness.looks else ())
        self.house = House(store, self._attend, things)
        self.house.leave = butler.forget
        self.practice = Practice(store, self.witness.looks)
        self.seating = Seating(self.house)
        self.campaigns = Campaigns(self.house, self.desk)
        self.turnstile = Turnstile()
        self.ready = asyncio.Event()
        """Those who come back find the words of their games learned already."""
        self.ready.set()
        self._talkers: Buckets | None = None
        self._strangers: Buckets | None = None
        self._crowd: Crowd | None = None
        self._quotas: Quotas | None = None

    async def learn_words(self) -> None:
        """Of the games that are being played, off the event loop: half a second for each that has many words."""
        self.ready.clear()
        try:
            rows = await self.store.read(_PLAYED)
            named = [row.game for row in rows if row.game in games()]
            await asyncio.to_thread(lambda: [words_of(load_named(name), lang) for name in named for lang in LANGUAGES])
        finally:
            self.ready.set()

    def _attend(self, table: LiveTable) -> None:
        self.witness.attend(table)
        self.butler.attend(table)
        self.seating.attend(table)
        self.campaigns.attend(table)

    def talkers(self, limits: Limits) -> Buckets:
        """How much each person says over all sockets."""
        if self._talkers is None:
            self._talkers = Buckets(*(limits.sockets * part for part in limits.messages))
        return self._talkers

    def strangers(self, limits: Limits) -> Buckets:
        """Sockets with a name tag that nobody has, by their address."""
        if self._strangers is None:
            self._strangers = Buckets(*limits.requests)
        return self._strangers

    def quotas(self, limits: Limits) -> Quotas:
        """The tables that were opened here."""
        if self._quotas is None:
            self._quotas = Quotas(limits.tables, self.house.live)
        return self._quotas

    def crowd(self, limits: Limits) -> Crowd:
        """Everybody at a socket of this server."""
        if self._crowd is None:
            self._crowd = Crowd(limits.room)
        return self._crowd

    def hear(self, kind: str, name: str) -> None:
        """Another server has changed something: a person, or a table."""
        if kind in ("person", "moved", "all"):
            self.people.forget(name)
        if kind == "moved":
            self.show_out(name)
        elif kind != "person":
            self.house.hear(kind, name)

    def show_out(self, who: str) -> None:
        """This person is at another device now: their sockets here end, for they have an old name tag."""
        if self._crowd is not None:
            self._crowd.show_out(who, "moved-away", MOVED)

    async def person(self, connection: Connection) -> Person | None:
        return await self.people.find(connection.cookies.get(COOKIE))

    async def known(self, request: Request[Any, Any, Any]) -> Person:
        """The one who asks; somebody new is kept, and gets a name tag, when the answer leaves and is no refusal."""
        person = await self.person(request)
        if person is None:
            person, token = self.people.stranger(lang=_wanted(request) or "en")
            request.state.new_person, request.state.new_token = person, token
        return person

    async def kept(self, request: Request[Any, Any, Any]) -> Person:
        """The one who asks, already now: something that is kept will point to them."""
        person = await self.known(request)
        if person.new:
            await self.people.keep(person, request.state.new_token)
        return person

    async def named(self, person: Person, name: str) -> None:
        """The first name that somebody gives is theirs."""
        if name and not person.name:
            await self.people.change(person, name, None)

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=self.secure
        )

    def lang(self, connection: Connection, person: Person | None) -> Lang:
        return _wanted(connection) or (person.lang if person else "en")

    def seat_at(self, table: LiveTable, person: Person | None, wanted: int | None) -> Seat:
        """The seat this person speaks for: the one that was asked for, or the only one; else a spectator's."""
        mine = table.seats_of(person.id if person else None)
        if wanted is not None and wanted != SPECTATOR:
            if wanted not in mine:
                raise NotYours("not-your-seat")
            return wanted
        if mine and wanted is None:
            return mine[0]
        if not table.may_watch(SPECTATOR):
            raise NotFound("not-watching")
        return SPECTATOR


def _wanted(connection: Connection) -> Any:
    wanted = connection.query_params.get("lang")
    return wanted if wanted in LANGUAGES else None


async def hand_out_cookie(message: Any, scope: Any) -> None:
    """Before an answer leaves that is no refusal: whoever is new is kept, and gets a name tag."""
    state = scope.get("state", {})
    if message["type"] == "http.response.start" and message["status"] < 400 and "new_token" in state:
        context: Context = scope["app"].state.context
        if "new_person" in state:
            await context.people.keep(state["new_person"], state["new_token"])
        cookie = context.cookie(state["new_token"])
        header = cookie.to_header(header="").strip()
        message["headers"] = [*message.get("headers", []), (b"set-cookie", header.encode())]
