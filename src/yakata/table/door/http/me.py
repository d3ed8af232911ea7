"""Who somebody is here: name, tables, links to other devices, all that is kept."""

from typing import Any

import msgspec
from litestar import Controller
from litestar.params import JSONBody
from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel import Game, Phrase, Result
from yakata.registry import load_named
from yakata.table.door.context import Context
from yakata.table.door.http.calls import ApiRequest, Path, context_of, delete, get, patch, post
from yakata.table.door.requests import Claim, MeChange
from yakata.table.lobby.personal_data import export_of, forget
from yakata.table.lobby.wishes import Lang
from yakata.table.play.settings import Status
from yakata.table.sight.words import chapter_of, named_chapter, words_of
from yakata.words import Words


class MyTable(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: Status
    you: int
    your_turn: bool
    touched: float
    """In seconds since 1970."""
    result: str
    campaign: str = ""
    """What it is called, where the table is a chapter of one."""
    chapter: str = ""


class Me(Struct, frozen=True):
    name: str
    lang: Lang
    tables: list[MyTable]


class Myself(Controller):
    path = "/me"

    @get("/")
    async def me(self, request: ApiRequest) -> Me:
        """Who you are here, and your tables."""
        context = context_of(request)
        person = await context.person(request)
        if person is None:
            return Me("", context.lang(request, None), [])
        lang = context.lang(request, person)
        mine: dict[str, list[Any]] = {}  # several seats, one table
        for row in await context.house.tables_of(person):
            mine.setdefault(row.id, []).append(row)
        return Me(person.name, person.lang, [await self._mine(context, rows, lang) for rows in mine.values()])

    async def _mine(self, context: Context, rows: list[Any], lang: str) -> MyTable:
        row, seats = rows[0], {row.seat for row in rows}
        game = load_named(row.game)
        words = words_of(game, lang)
        status: Status = "over" if row.over else "playing" if row.started else "waiting"
        turn = status == "playing" and await context.house.asked_at(row) in seats
        title = words.say("game-title") if words.knows("game-title") else row.game
        result = words.result(msgspec.json.decode(row.result, type=Result)) if row.result else ""
        mine = MyTable(row.id, row.game, title, status, row.seat, turn, row.touched, result)
        if not row.campaign:
            return mine
        return replace(mine, campaign=row.campaign_name or "", chapter=_chapter(game, row, words))

    @patch("/")
    async def change(self, request: ApiRequest, data: JSONBody[MeChange]) -> Me:
        """Change your name or language."""
        context = context_of(request)
        person = await context.known(request)
        await context.people.change(person, data.name, data.lang)
        return Me(person.name, person.lang, [])

    @post("/link")
    async def link(self, request: ApiRequest) -> Path:
        """A link that brings you back on another device, once."""
        context = context_of(request)
        return Path(f"/me/{await context.people.personal_link(await context.kept(request))}")

    @post("/claim")
    async def claim(self, request: ApiRequest, data: JSONBody[Claim]) -> Me:
        """Be the person of a personal link."""
        person, token = await context_of(request).people.claim(data.token)
        request.state.new_token = token
        return Me(person.name, person.lang, [])

    @get("/export")
    async def export(self, request: ApiRequest) -> dict[str, Any]:
        """All that is kept of you."""
        context = context_of(request)
        return await export_of(context.store, await context.person(request))

    @delete("/")
    async def delete(self, request: ApiRequest) -> None:
        """Forget you."""
        context = context_of(request)
        person = await context.person(request)
        if person is not None:
            await forget(context.house, context.people, person)


def _chapter(game: Game[Any], row: Any, words: Words) -> str:
    """What it is called, as the table's row says."""
    if row.called:
        return named_chapter(msgspec.json.decode(row.called, type=Phrase | None), words)
    try:
        return chapter_of(game, msgspec.json.decode(row.options, type=game.options), words)
    except msgspec.MsgspecError:  # begun under older rules
        return ""
