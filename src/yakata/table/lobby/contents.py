"""Content by its fingerprint: what was begun with it goes on with it, whatever is shipped since."""

import asyncio
from functools import lru_cache
from time import time
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, text, union, update

from yakata.kernel import BadContent, Game, unpack
from yakata.registry import games, is_put, load_named
from yakata.table.foreign.messages import Content
from yakata.table.log import tell
from yakata.table.play.refusals import NotFound
from yakata.table.store import Store, schema
from yakata.table.store.writer import Statement

_KEEP = text(
    "INSERT INTO contents (fingerprint, game, bundle, at) VALUES (:fingerprint, :game, :bundle, :at)"
    " ON CONFLICT DO NOTHING"
)
_CONTENT = select(schema.contents.c.bundle).where(
    schema.contents.c.fingerprint == bindparam("fingerprint"), schema.contents.c.game == bindparam("game")
)


class Contents:
    """The games of this house, each with the content that is asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: dict[tuple[str, str], Game[Any]] = {}

    async def game(self, name: str, content: str, rules: int = 0) -> Game[Any]:
        """The game with this content; an empty fingerprint means what came with that version of the rules."""
        shipped = load_named(name)
        wanted = other_content(shipped, content, rules)
        if not wanted:
            return shipped
        if (name, wanted) not in self._made:
            rows = await self.store.read(_CONTENT, fingerprint=wanted, game=name)
            try:
                found = await asyncio.to_thread(made_with, shipped, wanted, rows[0].bundle if rows else None)
            except BadContent as error:
                tell(f"content {wanted} of {name} cannot be read: {error}")
                raise NotFound("content-gone") from None
            if found is None:
                raise NotFound("content-gone")
            self._made[name, wanted] = found
        return self._made[name, wanted]

    def elsewhere(self, game: Game[Any]) -> Content | None:
        """What another process needs to play by this game; nothing where it is here only, put in by hand."""
        if is_put(game.name):
            return None
        return Content(game.name, b"" if game is load_named(game.name) else _packed(game))


def made_with(shipped: Game[Any], wanted: str, bundle: bytes | None) -> Game[Any] | None:
    """The game with the content that was kept with its tables; else with what an older release came with."""
    return shipped.with_bundle(unpack(bundle)) if bundle is not None else shipped.begun_with(wanted)


def other_content(shipped: Game[Any], content: str, rules: int) -> str:
    """The fingerprint of the content that is meant, where it is not the shipped one; nothing where it is."""
    way = shipped.way_from(rules)
    wanted = content or (way.content if way else "")
    return "" if wanted == shipped.content else wanted


def keep_content(game: Game[Any]) -> list[Statement]:
    """Goes with a table that needs it, into the same transaction."""
    if not game.content:
        return []
    row = {"fingerprint": game.content, "game": game.name, "bundle": _packed(game), "at": time()}
    return [(_KEEP, row)]


def adopt_contents(connection: Connection) -> None:
    """Tables and campaigns that were begun before content was kept: what they need is kept, as long as it is here."""
    tables = schema.tables
    older = select(tables.c.game, tables.c.rules).where(tables.c.content == "").distinct()
    for row in connection.execute(older).all():
        if row.game not in games():
            continue
        way = load_named(row.game).way_from(row.rules)
        game = load_named(row.game).begun_with(way.content) if way is not None else None
        if game is not None and game.content:
            _keep(connection, game)
            same = (tables.c.game == row.game, tables.c.rules == row.rules, tables.c.content == "")
            connection.execute(update(tables).where(*same).values(content=game.content))
    for name in connection.execute(select(schema.campaigns.c.game).distinct()).scalars().all():
        if name in games():
            _keep(connection, load_named(name))


def _keep(connection: Connection, game: Game[Any]) -> None:
    for statement, values in keep_content(game):
        connection.execute(statement, values)


@lru_cache(maxsize=16)
def _packed(game: Game[Any]) -> bytes:
    return game.bundle().pack()


def drop_contents(connection: Connection) -> None:
    """Content that no table and no campaign needs any more."""
    needed = union(select(schema.tables.c.content), select(schema.snapshots.c.content))
    kept = {row[0] for row in connection.execute(needed)}
    documents = [row.document for row in connection.execute(select(schema.campaigns.c.document))]
    for row in connection.execute(select(schema.contents.c.fingerprint, schema.contents.c.game)).all():
        if row.fingerprint not in kept and not any(row.fingerprint in document for document in documents):
            connection.execute(
                delete(schema.contents).where(
                    schema.contents.c.fingerprint == row.fingerprint, schema.contents.c.game == row.game
                )
            )
