"""The games that can be played here, and their rules."""

from litestar import Controller

from yakata.registry import load_named
from yakata.table.door.http.calls import ApiRequest, context_of, get
from yakata.table.sight.games import GameShown, RuleShown, games_shown, rules_shown


class Games(Controller):
    path = "/games"

    @get("/")
    async def games(self, request: ApiRequest) -> list[GameShown]:
        """Every game that can be played here."""
        context = context_of(request)
        return games_shown(context.lang(request, await context.person(request)))

    @get("/{game:str}/rules")
    async def rules(self, request: ApiRequest, game: str) -> list[RuleShown]:
        """Every rule of a game, by its number."""
        context = context_of(request)
        return rules_shown(load_named(game), context.lang(request, await context.person(request)))
