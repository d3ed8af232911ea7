"""A campaign as its players see it: the chronicle in words, and nothing of chapters that have not begun."""

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from yakata.betrayal import campaign as lasting
from yakata.betrayal.annals import Change, Chronicle, FamilyTold, Night, Person, chronicle
from yakata.betrayal.sight.readable_texts import kind_of
from yakata.kernel import Refusal
from yakata.table.play.settings import CampaignStatus
from yakata.table.sight.shown import Reason
from yakata.table.sight.words import reason_of, words_of
from yakata.words import Words

if TYPE_CHECKING:
    from yakata.betrayal import Betrayal


class Named(Struct, frozen=True):
    """Something of the house, by its id and its name; ``text`` is what is printed on it."""

    id: str
    say: str
    text: str = ""


class PersonShown(Struct, frozen=True):
    """Somebody at one night, or over all of theirs."""

    family: str
    name: str
    """Nothing for somebody who has only the family's name."""
    age: int
    born: int
    nights: list[int]
    died: str = ""
    """Where, in words."""
    died_in: int = 0
    traitor: list[int] = []
    won: list[int] = []


class NightShown(Struct, frozen=True):
    number: int
    title: str
    year: int
    over: bool
    people: list[PersonShown]
    haunt: str = ""
    ending: str = ""
    ending_text: str = ""
    legacy: list[str] = []
    """What was read when the evening began, and when it turned."""
    journal: list[str] = []
    changes: list[Named] = []


class FamilyShown(Struct, frozen=True):
    """A family, whether it has played or not."""

    family: str
    say: str
    colour: str
    people: list[PersonShown]
    missed: int
    heirlooms: list[str]
    titles: list[str]
    counts: list[Named]
    survivor: PersonShown | None = None
    """Who may come again, as they were in the last chapter."""


class CampaignLine(Struct, frozen=True):
    """A campaign on the shelf."""

    id: str
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


class CampaignShown(Struct, frozen=True):
    """A campaign, opened."""

    line: CampaignLine
    free: bool
    """All chapters are over; from here on it is free play."""
    pinned: Reason | None
    """Why the rules of today cannot go on with it."""
    families: list[FamilyShown]
    nights: list[NightShown]
    rules: list[Named]
    company: list[PersonShown]
    """Of the chapter that runs."""
    fork: str
    moves: int
    proved: bool


def line_of(game: "Betrayal", row: Any, status: CampaignStatus, person: str, lang: str) -> CampaignLine:
    campaign = lasting.read(row.document)
    return _line(game, row, status, person, lang, chronicle(campaign))


def _line(game: "Betrayal", row: Any, status: CampaignStatus, person: str, lang: str, told: Chronicle) -> CampaignLine:
    running = told.nights[-1] if told.nights and not told.nights[-1].over else None
    return CampaignLine(
        id=row.id,
        name=row.name,
        owner=row.owner == person,
        status=status,
        number=running.number if running else len(told.nights) + 1,
        title=Teller(game, lang).title(running.chapter) if running else "",
        table=row.table_id if status in ("waiting", "playing") else "",
        first_year=told.first_year,
        last_year=told.last_year,
        touched=row.touched,
    )


def shown(game: "Betrayal", row: Any, status: CampaignStatus, person: str, lang: str) -> CampaignShown:
    campaign = lasting.read(row.document)
    told, teller = chronicle(campaign), Teller(game, lang)
    pinned = lasting.why_pinned(game, campaign)
    running = campaign.running
    return CampaignShown(
        line=_line(game, row, status, person, lang, told),
        free=pinned is None and lasting.next_chapter(game, campaign) == lasting.FREE_PLAY,
        pinned=teller.reason(f"campaign-{pinned.key}", say=str(pinned)) if pinned else None,
        families=teller.families(told, lasting.survivors(game, campaign)),
        nights=[teller.night(night) for night in told.nights],
        rules=[teller.named(rule) for rule in told.rules],
        company=[teller.there(night) for night in told.nights[-1].people] if running else [],
        fork=teller.plain.say("campaign-forked", at=told.forks[-1][1]) if told.forks else "",
        moves=told.moves,
        proved=told.proved,
    )


@cache
def _words_of_table(lang: str) -> Words:
    """What the table itself says: names that are put into it are words already."""
    return Words(None, lang, ("yakata.table",))


class Teller:
    """Says ids in one language."""

    def __init__(self, game: "Betrayal", lang: str) -> None:
        self.book = game.book
        self.first_name = game.first_name
        self.words = words_of(game, lang)
        self.plain = _words_of_table(lang)

    def say(self, key: str, otherwise: str = "") -> str:
        return self.words.say(key) if self.words.knows(key) else otherwise

    def name(self, ident: str) -> str:
        kind = kind_of(self.book, ident)
        return self.say(f"{kind}-{ident}", ident) if kind else ident

    def named(self, ident: str) -> Named:
        return Named(ident, self.name(ident), self.say(f"{kind_of(self.book, ident)}-{ident}-text"))

    def reason(self, key: str, **slots: Any) -> Reason:
        return reason_of(Refusal(key, slots=slots), self.plain)

    def title(self, chapter: str) -> str:
        return self.say(f"chapter-{chapter}", chapter) if chapter else self.plain.say("campaign-free-play")

    def night(self, night: Night) -> NightShown:
        people = [self.there(fate, night) for fate in night.people]
        return NightShown(
            night.number,
            self.title(night.chapter),
            night.year,
            night.over,
            people,
            self.name(night.haunt),
            self.say(f"ending-{night.ending}"),
            self.say(f"ending-{night.ending}-text"),
            self.legacy(night),
            [text for entry in night.read if (text := self.say(f"journal-{entry}"))],
            [self.change(change) for change in night.changes],
        )

    def legacy(self, night: Night) -> list[str]:
        chapter = self.book.chapters.get(night.chapter)
        if chapter is None or not night.over:
            return []
        return [self.say(f"legacy-{chapter.id}-{card.number}") for card in chapter.legacy[: chapter.read_by(2)]]

    def there(self, fate: Any, night: Night | None = None) -> PersonShown:
        """Somebody at one night."""
        name = self.first_name(fate.family, fate.name)
        if night is None:
            return PersonShown(fate.family, name, fate.age, 0, [])
        return PersonShown(
            fate.family,
            name,
            fate.age,
            night.year - fate.age,
            [night.number],
            self.name(fate.died) if fate.died else "",
            night.year if fate.died else 0,
            [night.number] if fate.traitor else [],
            [night.number] if fate.won else [],
        )

    def change(self, change: Change) -> Named:
        to = int(change.to) if change.to.isdigit() else self.name(change.to)
        of = self.say(f"title-{change.of}", change.of) if change.what == "title" else self.name(change.of)
        text = self.say(f"module-{change.of}-text") if change.what == "rule" else ""
        kind = kind_of(self.book, change.of)
        return Named(change.what, self.plain.say(f"campaign-change-{change.what}", thing=of, kind=kind, to=to), text)

    def families(self, told: Chronicle, survivors: tuple[Any, ...]) -> list[FamilyShown]:
        known = {family.family: family for family in told.families}
        last = {fate.family: fate for fate in told.nights[-1].people} if told.nights and told.nights[-1].over else {}
        alive = {member.family for member in survivors}
        return [
            self._family(
                known.get(family.id, FamilyTold(family.id, (), len(told.nights), (), (), {})),
                family.colour,
                self.there(last[family.id], told.nights[-1]) if family.id in alive else None,
            )
            for family in self.book.families.values()
        ]

    def _family(self, told: FamilyTold, colour: str, survivor: PersonShown | None) -> FamilyShown:
        return FamilyShown(
            told.family,
            self.name(told.family),
            colour,
            [self._person(told.family, person) for person in told.people],
            told.missed,
            [self.name(card) for card in told.heirlooms],
            [self.say(f"title-{title}", title) for title in told.titles],
            [Named(counter, self.say(f"counter-{counter}", counter), str(n)) for counter, n in told.counts.items()],
            survivor,
        )

    def _person(self, family: str, person: Person) -> PersonShown:
        return PersonShown(
            family,
            self.first_name(family, person.name),
            person.age,
            person.born,
            list(person.nights),
            self.name(person.died) if person.died else "",
            person.died_in,
            list(person.traitor),
            list(person.won),
        )
