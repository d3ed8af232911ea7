"""The games that can be played here, and their rules."""

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, QueryParameter

from yakata.kernel import BadOptions, Refusal
from yakata.registry import load_named
from yakata.table.door.http.calls import ApiRequest, context_of, get
from yakata.table.play.settings import Option
from yakata.table.sight.books import BookShown, book_shown
from yakata.table.sight.games import GameShown, RuleShown, games_shown, rules_shown
from yakata.words.book import Term


class Games(Controller):
    """The same for everybody, and therefore sent smaller: of anything else the length could tell what it holds."""

    path = "/games"
    middleware = (DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip")),)

    @get("/")
    async def games(self, request: ApiRequest) -> list[GameShown]:
        """Every game that can be played here."""
        context = context_of(request)
        return games_shown(context.lang(request, await context.person(request)))

    @get("/{game:str}/rules")
    async def rules(
        self, request: ApiRequest, game: FromPath[str], options: Annotated[str, QueryParameter(max_length=2000)] = "{}"
    ) -> list[RuleShown]:
        """Every rule of a game, by its number, as it is under these options: names and values, as JSON."""
        context, rules = context_of(request), load_named(game)
        lang = context.lang(request, await context.person(request))
        return rules_shown(rules, lang, rules.choose_options(_named(options)))

    @get("/{game:str}/book")
    async def book(
        self, request: ApiRequest, game: FromPath[str], options: Annotated[str, QueryParameter(max_length=2000)] = "{}"
    ) -> BookShown:
        """The rules of a game as a book, under these options: order of play, chapters, what was agreed, words."""
        return await self._book(request, game, options)

    @get("/{game:str}/terms")
    async def terms(
        self, request: ApiRequest, game: FromPath[str], options: Annotated[str, QueryParameter(max_length=2000)] = "{}"
    ) -> list[Term]:
        """The words of a game's book alone: what a page needs to explain them at a touch."""
        return (await self._book(request, game, options)).terms

    async def _book(self, request: ApiRequest, game: str, options: str) -> BookShown:
        context, rules = context_of(request), load_named(game)
        lang = context.lang(request, await context.person(request))
        return book_shown(rules, lang, rules.choose_options(_named(options)))


def _named(options: str) -> dict[str, Option]:
    try:
        return msgspec.json.decode(options, type=dict[str, Option])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadOptions(f"options: {error}", Refusal("not-understood")) from None
