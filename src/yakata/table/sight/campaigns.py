"""A campaign as its players see it, of whatever game: on the shelf, and opened."""

from collections.abc import Iterable
from functools import cache
from typing import Any, cast

from msgspec import Struct, defstruct, structs

from yakata.kernel import Game, Refusal
from yakata.kernel.campaign import Blank, Campaign, Mark
from yakata.table.play.settings import CampaignStatus
from yakata.table.sight.drawings import drawings_for
from yakata.table.sight.shown import Reason
from yakata.table.sight.words import reason_of, words_of


class CampaignLine(Struct, frozen=True):
    """A campaign on the shelf."""

    id: str
    game: str
    name: str
    owner: bool
    status: CampaignStatus
    number: int
    """Of the chapter that runs or comes next."""
    title: str
    """Of the chapter that runs; of one to come nothing is said."""
    table: str
    first_year: int
    last_year: int
    touched: float
    names: list[str] = []
    """Those that players have given themselves."""
    marks: list[Mark] = []
    """Whom it is about so far."""
    ended: bool = False
    """All chapters are over, and the campaign with them; its house stays open for free play."""


class BlankShown(Struct, frozen=True):
    """Something that you may write."""

    what: str
    of: str
    say: str
    """What is asked for."""
    text: str
    """What stands there."""
    longest: int


class CampaignShown(Struct, frozen=True, kw_only=True):
    """A campaign, opened; beside these, what its game has to tell of it."""

    line: CampaignLine
    free: bool
    """All chapters are over; from here on it is free play."""
    pinned: Reason | None
    """Why the rules of today cannot go on with it."""
    fork: str
    moves: int
    proved: bool
    blanks: list[BlankShown] = []
    drawings: dict[str, str] = {}
    """The names of the drawings of what is shown, by the keys of their texts."""


class ChapterLeft(Struct, frozen=True):
    """The place as a chapter has left it."""

    number: int
    place: Any
    """What its game shows of it; nothing where it has no picture."""
    drawings: dict[str, str] = {}
    """As in a campaign."""


def line_of(game: Game[Any], row: Any, status: CampaignStatus, person: str, lang: str) -> CampaignLine:
    assert game.campaign is not None
    return _line(game, game.campaign.read(row.document), row, status, person, lang)


def _line(
    game: Game[Any], campaign: Campaign[Any, Any], row: Any, status: CampaignStatus, person: str, lang: str
) -> CampaignLine:
    rules, running = game.campaign, campaign.running
    assert rules is not None
    years = [begun.year for begun in campaign.beginnings]
    return CampaignLine(
        id=row.id,
        game=row.game,
        name=row.name,
        owner=row.owner == person,
        status=status,
        number=running.number if running else len(campaign.nights) + 1,
        title=rules.say_title(running, words_of(game, lang).say_or) if running else "",
        table=row.table_id if status in ("waiting", "playing") else "",
        first_year=min(years, default=0),
        last_year=max(years, default=0),
        touched=row.touched,
        names=list(rules.known_as(campaign)),
        marks=list(rules.marks(campaign, words_of(game, lang).say_or)),
        ended=rules.finished(campaign),
    )


def shown(
    game: Game[Any], row: Any, status: CampaignStatus, person: str, lang: str, blanks: Iterable[Blank] = ()
) -> CampaignShown:
    """A ``CampaignShown`` together with what the game shows."""
    rules = game.campaign
    assert rules is not None
    campaign, words = rules.read(row.document), words_of(game, lang)
    pinned = rules.why_pinned(campaign)
    told = rules.shown(campaign, words.say_or)
    written = list(blanks)
    return _with_fields_of(type(told))(
        **structs.asdict(told),
        line=_line(game, campaign, row, status, person, lang),
        free=pinned is None and rules.finished(campaign),
        pinned=reason_of(Refusal(f"campaign-{pinned.key}", slots={"say": str(pinned)}), words) if pinned else None,
        fork=words.say("campaign-forked", at=campaign.forks[-1][1]) if campaign.forks else "",
        moves=campaign.moves,
        proved=campaign.proved,
        blanks=[
            BlankShown(one.what, one.of, rules.blank_in_words(campaign, one, words.say_or), one.text, one.longest)
            for one in written
        ],
        drawings=drawings_for(game, rules.pictured(told, written)),
    )


def left(game: Game[Any], row: Any, number: int, lang: str) -> ChapterLeft:
    rules = game.campaign
    assert rules is not None
    place = rules.left(rules.read(row.document), number, words_of(game, lang).say_or)
    return ChapterLeft(number, place, drawings_for(game, rules.pictured(place)))


@cache
def _with_fields_of(told: type[Struct]) -> type[CampaignShown]:
    """One flat answer: the fields of every campaign, and those of this game."""
    fields = [(field.name, field.type) for field in structs.fields(told)]
    kind = defstruct(CampaignShown.__name__, fields, bases=(CampaignShown,), frozen=True, kw_only=True)
    return cast(type[CampaignShown], kind)
