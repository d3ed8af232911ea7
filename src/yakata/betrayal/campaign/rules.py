"""The rules of Betrayal's campaign: which chapter comes, who may come again, and what lasts of a night."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from yakata.betrayal.campaign.entries import Begun, Campaign, Fate, Over
from yakata.betrayal.campaign.epilogue import epilogue
from yakata.betrayal.campaign.houses import HouseLeft, house_left
from yakata.betrayal.campaign.telling import ChronicleShown, Teller, chronicle_shown, chronicle_told
from yakata.betrayal.campaign.writing import FAMILY, NAMES, blanks, written
from yakata.betrayal.language.book import Book
from yakata.betrayal.sight.explorers import Explorers
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import BadOptions, Moment, Phrase, Rules
from yakata.kernel.campaign import BadCampaign, Blank, CampaignRules, Edition, Mark, Say, Told, Written, clean

OLDEST: Final = 999
"""B39: any age may be written."""
LONGEST_LIFE: Final = 150
"""Who would be older by the next chapter does not come again by themselves."""
USUAL_AGE: Final = 30


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who of a family shall come."""

    family: str
    name: str = ""
    age: int | None = None
    """Nothing: the survivor of the last chapter comes again, older."""


class HouseCampaign(CampaignRules[Member, Begun, Over]):
    """One house over many evenings."""

    begun = Begun
    over = Over
    wish = Wish
    options = frozenset({"chapter", "company", "story"})
    first_story = Story()

    def __init__(self, game: Rules[Any], book: Book, explorers: Explorers) -> None:
        super().__init__(game)
        self.book = book
        self.explorers = explorers
        self.chapters = tuple(book.chapters)

    # Content

    def edition(self) -> Edition:
        return Edition(self.book.name, self.book.fingerprint, self.game.version)

    def plays_with(self, fingerprint: str) -> bool:
        return fingerprint in (self.book.fingerprint, self.book.spelling)

    def missing(self, story: Story) -> set[str]:
        book = self.book
        known = {*book.tiles, *book.deck_of, *book.modules, *book.families, *book.chapters, *book.haunts}
        return _named(story) - known - set(map(str, book.journal))

    # Who comes

    def company(self, campaign: Campaign, wishes: Sequence[Wish]) -> tuple[Member, ...]:
        """Somebody without an age is the survivor of that family, as old as they are by then (B39)."""
        older = {member.family: member for member in self.survivors(campaign)}
        found = []
        for wish in wishes:
            if wish.age is None and wish.family not in older:
                raise BadCampaign("bad-company", "only a survivor of the last chapter can come again")
            found.append(older[wish.family] if wish.age is None else Member(wish.family, wish.name, wish.age))
        return tuple(found)

    def invited(self, campaign: Campaign, said: str) -> tuple[Member, ...]:
        """``family:name:age`` with commas between. Those who came before come again, and whoever has survived."""
        older = {member.family: member for member in self.survivors(campaign)}
        last = campaign.nights[-1].fates if campaign.nights else ()
        usual = [fate.family for fate in last] or list(self.book.families)[: self.game.seats.start]
        found = []
        for word in said.split(",") if said else usual:
            family, first, age = (part.strip() for part in (word + "::").split(":")[:3])
            if age and not (age.isascii() and age.isdigit()):
                raise BadOptions(f"an age is a number, not {age!r}; write family:name:age")
            survivor = older.get(family)
            if survivor is not None and not age and first in ("", survivor.name):
                found.append(survivor)
            else:
                found.append(Member(family, first or family.title(), int(age or USUAL_AGE)))
        return tuple(found)

    def check_company(self, company: Iterable[Member]) -> tuple[Member, ...]:
        """Families and their number may change (B172)."""
        who = tuple(replace(member, name=clean(member.name, member.family)) for member in company)
        families = [member.family for member in who]
        if len(who) not in self.game.seats or len(set(families)) != len(who):
            low, high = self.game.seats.start, self.game.seats.stop - 1
            raise BadCampaign("bad-company", f"a company is {low} to {high} people of different families")
        if strangers := [family for family in families if family not in self.book.families]:
            raise BadCampaign("bad-company", f"there is no family {strangers[0]!r}: {', '.join(self.book.families)}")
        if any(not 0 <= member.age <= OLDEST for member in who):
            raise BadCampaign("bad-company", f"an age is between 0 and {OLDEST}")
        return who

    def survivors(self, campaign: Campaign) -> tuple[Member, ...]:
        """B39: who has lived through the last chapter, as old as they will be in the next."""
        if not campaign.nights or campaign.running or self.why_pinned(campaign):
            return ()
        last = campaign.nights[-1]
        years = self.year(campaign) - campaign.beginning(last.number).year
        return tuple(
            Member(fate.family, fate.name, fate.age + years)
            for fate in last.fates
            if not fate.died and fate.age + years <= LONGEST_LIFE
        )

    def name_of(self, member: Member) -> str:
        return self.explorers.first_name(member.family, member.name)

    # What players write

    def blanks(self, campaign: Campaign) -> tuple[Blank, ...]:
        """B34, B108, B169: surnames once the journal has asked for them, heirlooms, and how it went for everybody."""
        return blanks(campaign, tuple(self.book.families))

    def with_written(self, story: Story, written: Sequence[Written]) -> Story:
        names = {one.of: one.text for one in written if one.what in NAMES}
        return replace(story, written=story.written | names) if names else story

    def check_written(self, campaign: Campaign, blank: Blank, text: str) -> None:
        """No family takes the name of another."""
        if blank.what != FAMILY:
            return
        others = [family for family in self.book.families if family != blank.of]
        taken = {name for family in others for name in self.explorers.titles[f"family-{family}"].values()}
        taken |= {name for of, name in written(campaign).items() if of in others}
        if text.casefold() in map(str.casefold, taken):
            raise BadCampaign("written-taken", f"another family is called {text}")

    def hand(self, options: Mapping[str, Any], seat: int) -> str:
        company = options.get("company", ())
        return str(company[seat]["family"]) if seat < len(company) else ""

    def known_as(self, campaign: Campaign) -> tuple[str, ...]:
        names = written(campaign)
        return tuple(names[family] for family in self.book.families if family in names)

    def blank_in_words(self, campaign: Campaign, blank: Blank, say: Say) -> str:
        return self._teller(campaign, say).blank(campaign, blank)

    # Chapters

    def year(self, campaign: Campaign) -> int:
        """A night of free play comes a year after the one before (B2)."""
        chapter = self.due(campaign)
        if chapter:
            return self.book.chapters[chapter].year
        return max((begun.year for begun in campaign.beginnings), default=0) + 1

    def setup(self, begun: Begun, story: Story) -> NightOptions:
        return NightOptions(chapter=begun.chapter, company=begun.company, story=story)

    def title(self, options: NightOptions) -> Phrase | None:
        return Phrase(f"chapter-{options.chapter}") if options.chapter else None

    def ended(self, begun: Begun, story: Story, moments: Iterable[Moment]) -> Over:
        died: dict[int, str] = {}
        for moment in moments:
            state: Night = moment.state
            died |= {event.slots["seat"]: event.slots["tile"] for event in moment.events if event.key == "died"}
        last = state.story.chapters[-1]
        lasting = state.story if begun.chapter else story  # B2: free play changes nothing for good
        return Over(
            number=begun.number,
            haunt=last.haunt,
            winner=last.winner,
            ending=last.ending,
            fates=tuple(_fate(state, seat, one, died.get(seat, "")) for seat, one in enumerate(begun.company)),
            heirlooms={card: who for card, who in lasting.heirlooms.items() if card not in story.heirlooms},
            story=lasting,
        )

    # Telling

    def told(self, campaign: Campaign, say: Say) -> Told:
        teller = self._teller(campaign, say)
        told = chronicle_told(teller, campaign)
        if not self.finished(campaign):
            return told
        return replace(told, epilogue=tuple(f"{one.say}\n{one.text}" for one in epilogue(teller, campaign)))

    def shown(self, campaign: Campaign, say: Say) -> ChronicleShown:
        teller = self._teller(campaign, say)
        shown = chronicle_shown(teller, campaign, self.survivors(campaign))
        return replace(shown, epilogue=epilogue(teller, campaign)) if self.finished(campaign) else shown

    def left(self, campaign: Campaign, number: int, say: Say) -> HouseLeft:
        return house_left(self, self._teller(campaign, say), campaign, number)

    def marks(self, campaign: Campaign, say: Say) -> tuple[Mark, ...]:
        """The families that have been there."""
        teller = self._teller(campaign, say)
        there = {member.family for begun in campaign.beginnings for member in begun.company}
        families = (family for family in self.book.families.values() if family.id in there)
        return tuple(Mark(family.id, teller.name(family.id), family.colour) for family in families)

    def pictured(self, told: Any, blanks: Iterable[Blank] = ()) -> Iterable[str]:
        """Tiles of the house, and what is handed down in it."""
        if isinstance(told, HouseLeft):
            return [f"tile-{tile.id}" for tile in told.tiles]
        kept = [thing.id for family in told.families for thing in family.heirlooms]
        return [f"card-{ident}" for ident in (*kept, *(blank.of for blank in blanks))]

    def _teller(self, campaign: Campaign, say: Say) -> Teller:
        return Teller(self.book, self.explorers.first_name, say, written(campaign))


def _fate(state: Night, seat: int, member: Member, tile: str) -> Fate:
    scores = state.result.scores if state.result else ()
    return Fate(
        member.family,
        member.name,
        member.age,
        died="" if state.alive[seat] else tile or state.places[seat],
        traitor=state.is_traitor(seat),
        escaped=state.escaped[seat],
        won=seat < len(scores) and scores[seat] > 0,
    )


def _named(story: Story) -> set[str]:
    things = {*story.added, *story.destroyed, *story.tomb, *story.boxes, *story.crests, *story.heirlooms}
    things |= {*story.passages, *story.ghosts, *story.overlays, *story.overlays.values(), *story.rules}
    things |= {*story.heirlooms.values(), *story.titles.values(), *map(str, story.read)}
    things |= {family for families in story.heard.values() for family in families}
    return things | {name for played in story.chapters for name in (played.chapter, played.haunt, *played.families)}
