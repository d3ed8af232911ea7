"""Talking at a table, as the rules of its game allow it."""

from functools import partial
from time import time
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select

from yakata.kernel import Refusal, Refused, Seat
from yakata.table.play.chat_lines import ChatLine
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotAtTable
from yakata.table.store import Conflict, Store, schema

_CHAT = select(schema.chat).where(schema.chat.c.table_id == bindparam("table")).order_by(schema.chat.c.number)
_NEW_CHAT = insert(schema.chat)


def hearers(table: LiveTable, seat: Seat) -> frozenset[Seat] | None:
    """Who hears this seat now; everybody before a game and after it."""
    heard = table.prepared.state.talk(seat) if table.status == "playing" else None
    if isinstance(heard, Refusal):
        raise Refused("", heard)
    return heard


async def say(store: Store, table: LiveTable, seat: Seat, text: str) -> None:
    """It is kept, then told to those who hear it."""
    async with table.still():
        said = ChatLine(seat, text, hearers(table, seat))
        row: dict[str, Any] = {"table_id": table.id, "number": len(table.talk) + 1, "seat": seat, "text": text}
        try:
            await store.write((_NEW_CHAT, row | {"at": time(), "audience": said.audience}), about=f"chat {table.id}")
        except Conflict:
            await reread(store, table)
            raise NotAtTable("say-again") from None
        table.talk.append(said)
        _tell(table, len(table.talk) - 1)


def lines_of(connection: Connection, table: str) -> list[ChatLine]:
    return [ChatLine.kept(row) for row in connection.execute(_CHAT, {"table": table})]


async def reread(store: Store, table: LiveTable) -> None:
    """Another server has written: tell what is new."""
    told = len(table.talk)
    table.talk = await store.with_connection(partial(lines_of, table=table.id))
    _tell(table, told)


def _tell(table: LiveTable, at: int) -> None:
    if at < len(table.talk):
        for watcher in tuple(table.watchers):
            watcher.told(table, at)
