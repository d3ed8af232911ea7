"""A campaign as its players see it: the chronicle in words, and nothing of chapters that have not begun."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from yakata.betrayal.campaign.chronicle import Change, Chronicle, FamilyTold, Night, Person, chronicle
from yakata.betrayal.campaign.entries import Campaign
from yakata.betrayal.campaign.writing import FATE, fate_of
from yakata.betrayal.language.book import Book
from yakata.betrayal.sight.readable_texts import kind_of
from yakata.betrayal.state.story import Member
from yakata.kernel.campaign import Blank, ChapterTold, Say, Told


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
    fates: list[str] = []
    """What became of them, in their players' own words (B169)."""


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
    heirlooms: list[Named]
    titles: list[str]
    counts: list[Named]
    survivor: PersonShown | None = None
    """Who may come again, as they were in the last chapter."""


class ChronicleShown(Struct, frozen=True):
    """All that a page shows of a campaign."""

    families: list[FamilyShown]
    nights: list[NightShown]
    rules: list[Named]
    company: list[PersonShown]
    """Of the chapter that runs."""
    epilogue: list[Named] = []
    """When the last chapter is over: headings, and what stands under each, line by line."""


def chronicle_shown(teller: "Teller", campaign: Campaign, survivors: tuple[Member, ...]) -> ChronicleShown:
    told = chronicle(campaign)
    return ChronicleShown(
        families=teller.families(told, survivors),
        nights=[teller.night(night) for night in told.nights],
        rules=[teller.named(rule) for rule in told.rules],
        company=[teller.there(night) for night in told.nights[-1].people] if campaign.running else [],
    )


def chronicle_told(teller: "Teller", campaign: Campaign) -> Told:
    told = chronicle(campaign)
    return Told(
        tuple(teller.chapter(night) for night in told.nights),
        tuple(
            f"{family.say}: {teller.life(person)}" for family in teller.families(told, ()) for person in family.people
        ),
    )


class Teller:
    """Says ids in one language."""

    def __init__(
        self,
        book: Book,
        first_name: Callable[[str, str], str],
        say: Say,
        written: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.book = book
        self.first_name = first_name
        self.say = say
        self.written = written
        """What players have written, by what it is of."""

    def name(self, ident: str) -> str:
        """As players have written it, else as it is printed. An heirloom keeps its printed name beside its own."""
        kind, own = kind_of(self.book, ident), self.written.get(ident, "")
        if own and kind == "family":
            return own
        printed = self.say(f"{kind}-{ident}", ident) if kind else ident
        return self.say("own-name", name=own, beside=printed) if own else printed

    def named(self, ident: str) -> Named:
        return Named(ident, self.name(ident), self.say(f"{kind_of(self.book, ident)}-{ident}-text"))

    def title(self, chapter: str) -> str:
        return self.say(f"chapter-{chapter}", chapter) if chapter else self.say("campaign-free-play")

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
            [text for entry in night.read if (text := self.entry(entry, night))],
            [self.change(change) for change in night.changes],
        )

    def entry(self, entry: int, night: Night) -> str:
        """B28: an entry that was not read aloud is only named."""
        if str(entry) not in night.heard:
            return self.say(f"journal-{entry}")
        return self.say(
            "campaign-entry-apart", name=self.say("list-separator").join(map(self.name, night.heard[str(entry)]))
        )

    def chapter(self, night: Night) -> ChapterTold:
        shown = self.night(night)
        ended = self.say("campaign-night-ended", name=shown.haunt, to=shown.ending)
        lines = (ended, *(f"- {change.say}" for change in shown.changes))
        return ChapterTold(
            night.number, shown.title, night.year, night.over, lines if night.over else (), tuple(shown.journal)
        )

    def life(self, person: PersonShown) -> str:
        key = "campaign-died" if person.died else "campaign-alive"
        key = key if person.name else f"{key}-unnamed"
        slots = {"name": person.name, "born": str(person.born), "died": str(person.died_in)}
        turned = self.say("campaign-turned") if person.traitor else ""
        return self.say("epilogue-fate-gap").join([self.say(key, **slots, where=person.died) + turned, *person.fates])

    def legacy(self, night: Night) -> list[str]:
        chapter = self.book.chapters.get(night.chapter)
        if chapter is None or not night.over:
            return []
        read = max(chapter.read_by(2), night.legacy)
        return [self.say(f"legacy-{chapter.id}-{card.number}") for card in chapter.legacy[:read]]

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
            self.fates(fate.family, (night.number,)),
        )

    def fates(self, family: str, nights: tuple[int, ...]) -> list[str]:
        return [own for number in nights if (own := self.written.get(fate_of(number, family), ""))]

    def blank(self, campaign: Campaign, blank: Blank) -> str:
        """What is to be written there, for whoever shall write it."""
        if blank.what != FATE:
            printed = self.say(f"{kind_of(self.book, blank.of)}-{blank.of}", blank.of)
            return self.say(f"campaign-blank-{blank.what}", name=printed, to=self.name(blank.by))
        number = int(blank.of.partition(".")[0])
        night = campaign.beginning(number)
        member = next(one for one in night.company if one.family == blank.by)
        name = self.first_name(member.family, member.name) or self.name(member.family)
        return self.say("campaign-blank-fate", name=name, to=self.title(night.chapter))

    def change(self, change: Change) -> Named:
        to = int(change.to) if change.to.isdigit() else self.name(change.to)
        if change.what == "named":
            to = self.say(f"name-{change.to}", change.to)
        of = self.say(f"title-{change.of}", change.of) if change.what == "title" else self.name(change.of)
        text = self.say(f"module-{change.of}-text") if change.what == "rule" else ""
        sort = self.book.cards[change.of].deck if change.of in self.book.cards else kind_of(self.book, change.of)
        return Named(change.what, self.say(f"campaign-change-{change.what}", name=of, sort=sort, to=to), text)

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
            [self.named(card) for card in told.heirlooms],
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
            self.fates(family, person.nights),
        )
