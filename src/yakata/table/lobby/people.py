"""Who is who, without accounts: a person is a cookie."""

from collections.abc import Callable
from time import time

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update

from yakata.table.lobby.wishes import Lang
from yakata.table.play.refusals import NotFound
from yakata.table.store import MUST_HIT, Conflict, Store, schema
from yakata.table.store.tokens import fresh_id, fresh_token, hashed

LINK_LIVES = 14 * 24 * 3600.0

_BY_TOKEN = select(schema.persons).where(schema.persons.c.token == bindparam("hash"))
_INSERT = insert(schema.persons)
_LINK = insert(schema.links)
_FIND_LINK = select(schema.links).where(schema.links.c.token == bindparam("hash"))
_USE_LINK = delete(schema.links).where(schema.links.c.token == bindparam("hash")).execution_options(**MUST_HIT)
_END_LINKS = delete(schema.links).where(schema.links.c.person == bindparam("who"))
_ROTATE = update(schema.persons).where(schema.persons.c.id == bindparam("who")).values(token=bindparam("hash"))


class Person(Struct):
    id: str
    name: str = ""
    lang: Lang = "en"
    new: bool = False
    """Nothing is kept of them yet."""


class People:
    """Finds persons by their cookie, and remembers those it has met."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._met: dict[str, Person] = {}
        self.moved: Callable[[str], None] = lambda who: None
        """Called when somebody has moved to another device."""

    async def find(self, token: str | None) -> Person | None:
        if not token or len(token) > 80:
            return None
        digest = hashed(token)
        if digest not in self._met:
            rows = await self.store.read(_BY_TOKEN, hash=digest)
            if not rows:
                return None
            self._met[digest] = Person(rows[0].id, rows[0].name, rows[0].lang)
        return self._met[digest]

    def met(self, token: str | None) -> Person | None:
        """Somebody who was here a moment ago."""
        return self._met.get(hashed(token)) if token else None

    async def welcome(self, name: str = "", lang: Lang = "en") -> tuple[Person, str]:
        """A new person and the token for the cookie."""
        person, token = self.stranger(name, lang)
        await self.keep(person, token)
        return person, token

    def stranger(self, name: str = "", lang: Lang = "en") -> tuple[Person, str]:
        """Somebody new, of whom nothing is kept as long as nothing comes of it."""
        return Person(fresh_id(), name, lang, new=True), fresh_token()

    async def keep(self, person: Person, token: str) -> None:
        """Somebody new has come to stay."""
        if person.new:
            row = {"id": person.id, "token": hashed(token), "name": person.name, "lang": person.lang, "created": time()}
            await self.store.write((_INSERT, row))
            person.new = False
            self._met[hashed(token)] = person

    async def change(self, person: Person, name: str | None, lang: Lang | None) -> None:
        person.name = person.name if name is None else name
        person.lang = person.lang if lang is None else lang
        if person.new:  # it is written when they are
            return
        change = update(schema.persons).where(schema.persons.c.id == person.id)
        await self.store.write((change.values(name=person.name, lang=person.lang), {}), about=f"person {person.id}")

    async def personal_link(self, person: Person) -> str:
        token = fresh_token()
        row = {"token": hashed(token), "person": person.id, "table_id": None, "seat": None}
        await self.store.write((_LINK, row | {"expires": time() + LINK_LIVES}))
        return token

    async def claim(self, token: str) -> tuple[Person, str]:
        """Move to another device. The link is used up, and so are all others of this person. The device before has an
        old name tag, and its sockets end."""
        rows = await self.store.read(_FIND_LINK, hash=hashed(token))
        if not rows or rows[0].person is None or rows[0].expires < time():
            raise NotFound("link-gone")
        fresh = fresh_token()
        who = rows[0].person
        change = (
            (_USE_LINK, {"hash": hashed(token)}),
            (_END_LINKS, {"who": who}),
            (_ROTATE, {"who": who, "hash": hashed(fresh)}),
        )
        try:
            await self.store.write(*change, about=f"moved {who}")
        except Conflict:  # used at this very moment
            raise NotFound("link-gone") from None
        self.forget(who)
        self.moved(who)
        person = await self.find(fresh)
        assert person is not None
        return person, fresh

    def forget(self, who: str) -> None:
        """Look again in the store when this person comes; without a name, for everybody."""
        self._met = {digest: known for digest, known in self._met.items() if who and known.id != who}
