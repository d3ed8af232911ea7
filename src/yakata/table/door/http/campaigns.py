"""The HTTP side of campaigns. docs/api.md tells it in words."""

import asyncio
from typing import Any

from litestar import Controller, Response
from litestar.params import FromPath, FromQuery, JSONBody

from yakata.registry import campaigns_of
from yakata.table.door.http.calls import ApiRequest, Both, address_of, both, context_of, get, opened, post
from yakata.table.door.http.foreign import while_here
from yakata.table.door.limits import Limits
from yakata.table.door.requests import CampaignFile, ForkWish, Ink, NewCampaign
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import NewChapter
from yakata.table.sight.campaigns import CampaignLine, CampaignShown, ChapterLeft, left, line_of, shown


class Shelf(Controller):
    path = "/campaigns"

    @get("/")
    async def mine(self, request: ApiRequest) -> list[CampaignLine]:
        """Your campaigns: those that you own, and those that you play in."""
        context = context_of(request)
        person = await context.person(request)
        shelf, lang = context.campaigns, context.lang(request, person)
        rows = await shelf.mine(person)
        who = person.id if person else ""
        return [
            await asyncio.to_thread(line_of, await shelf.game_of(row), row, await shelf.status(row), who, lang)
            for row in rows
        ]

    @post("/")
    async def make(self, request: ApiRequest, data: JSONBody[NewCampaign]) -> CampaignShown:
        """A new campaign."""
        person = await context_of(request).known(request)
        return await _shown(request, await context_of(request).campaigns.make(person, data.name, data.game), person)

    @post("/import", request_max_body_size=Limits().record)
    async def bring(self, request: ApiRequest, data: JSONBody[CampaignFile]) -> CampaignShown:
        """A campaign from a file, checked from its first entry to its last."""
        person = await context_of(request).known(request)
        work = context_of(request).campaigns.bring(person, address_of(request), data.campaign)
        return await _shown(request, await while_here(request, work), person)

    @get("/{campaign_id:str}")
    async def campaign(self, request: ApiRequest, campaign_id: FromPath[str]) -> CampaignShown:
        """A campaign with all that has happened in it."""
        row, person = await _found(request, campaign_id)
        return await _shown(request, row, person)

    @get("/{campaign_id:str}/left/{number:int}")
    async def left(self, request: ApiRequest, campaign_id: FromPath[str], number: FromPath[int]) -> ChapterLeft:
        """The place as a chapter that is over has left it."""
        row, person = await _found(request, campaign_id)
        context = context_of(request)
        game, lang = await context.campaigns.game_of(row), context.lang(request, person)
        return await asyncio.to_thread(left, game, row, number, lang)

    @post("/{campaign_id:str}/chapters")
    async def begin(self, request: ApiRequest, campaign_id: FromPath[str], data: JSONBody[NewChapter]) -> Both:
        """A table for the next chapter."""
        context = context_of(request)
        row, person = await _found(request, campaign_id)
        await context.named(person, data.name)
        alone = all(guest.get("kind") == "bot" for guest in data.company)
        table = await opened(request, person, alone, context.campaigns.begin(row, person, data))
        return await both(request, table, person)

    @get("/{campaign_id:str}/export", media_type="application/json")
    async def export(
        self, request: ApiRequest, campaign_id: FromPath[str], records: FromQuery[bool] = True
    ) -> Response[bytes]:
        """The campaign as a file; shorter without its records."""
        row, _ = await _found(request, campaign_id)
        rules = campaigns_of(row.game)
        data = rules.export(rules.read(row.document), records)
        name = f'attachment; filename="campaign-{row.id}.json"'
        return Response(data, media_type="application/json", headers={"Content-Disposition": name})

    @post("/{campaign_id:str}/fork")
    async def fork(self, request: ApiRequest, campaign_id: FromPath[str], data: JSONBody[ForkWish]) -> CampaignShown:
        """Another campaign of your own, that goes its own way from the start of a chapter."""
        row, person = await _found(request, campaign_id)
        forked = await context_of(request).campaigns.fork(row, person, data.at, data.name)
        return await _shown(request, forked, person)

    @post("/{campaign_id:str}/written")
    async def write(self, request: ApiRequest, campaign_id: FromPath[str], data: JSONBody[Ink]) -> CampaignShown:
        """Write a name or a fate of your own, where the campaign has a blank for it."""
        row, person = await _found(request, campaign_id)
        row = await context_of(request).campaigns.write(row, person, data.what, data.of, data.text)
        return await _shown(request, row, person)

    @post("/{campaign_id:str}/move")
    async def move(self, request: ApiRequest, campaign_id: FromPath[str]) -> CampaignShown:
        """Go on by the rules and content of today."""
        row, person = await _found(request, campaign_id)
        return await _shown(request, await context_of(request).campaigns.move(row, person), person)


async def _found(request: ApiRequest, campaign_id: str) -> tuple[Any, Person]:
    context = context_of(request)
    person = await context.person(request)
    row = await context.campaigns.find(campaign_id, person)
    assert person is not None  # else there is nothing to be found
    request.state.game = await context.campaigns.game_of(row)  # what is refused is said in its words
    return row, person


async def _shown(request: ApiRequest, row: Any, person: Person) -> CampaignShown:
    context = context_of(request)
    status = await context.campaigns.status(row)
    lang = context.lang(request, person)
    game = await context.campaigns.game_of(row)
    blanks = await context.campaigns.blanks(row, person)
    return await asyncio.to_thread(shown, game, row, status, person.id, lang, blanks)
