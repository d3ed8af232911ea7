"""The chronicle of a campaign: who was there in which year, who is dead, and what the house has become."""

from msgspec import Struct

from yakata.betrayal.campaign.entries import Begun, Campaign, Fate, Over
from yakata.betrayal.state.story import Story
from yakata.kernel.campaign import Edition


class Change(Struct, frozen=True):
    """One thing that is different since a night: ``what`` is a kind, ``of`` the card, tile, rule, title or family."""

    what: str
    of: str
    to: str = ""
    """The family, the new face of a tile, or a number."""


class Night(Struct, frozen=True):
    """One chapter as it is told afterwards; of one that is running, only who is there."""

    number: int
    chapter: str
    year: int
    people: tuple[Fate, ...]
    over: bool = False
    haunt: str = ""
    winner: str = ""
    ending: str = ""
    read: tuple[int, ...] = ()
    """The entries of the journal that were read that night."""
    heard: dict[str, tuple[str, ...]] = {}
    """Of those, which were not for all, by their number, and for which families."""
    changes: tuple[Change, ...] = ()
    legacy: int = 0
    """How many Legacy cards were read, where it is more than the evening and the haunt bring."""


class Person(Struct, frozen=True):
    """Somebody of a family, over all the nights that they were there."""

    name: str
    born: int
    nights: tuple[int, ...]
    died: str = ""
    """The tile."""
    died_in: int = 0
    """The year."""
    age: int = 0
    """At the last night."""
    traitor: tuple[int, ...] = ()
    """The nights at which they turned (B169)."""
    won: tuple[int, ...] = ()


class FamilyTold(Struct, frozen=True):
    family: str
    people: tuple[Person, ...]
    missed: int
    """B173: chapters without any of them."""
    heirlooms: tuple[str, ...]
    titles: tuple[str, ...]
    counts: dict[str, int]


class Chronicle(Struct, frozen=True):
    """All that a printed page needs, as ids and numbers."""

    id: str
    name: str
    edition: Edition
    first_year: int
    last_year: int
    nights: tuple[Night, ...]
    families: tuple[FamilyTold, ...]
    titles: dict[str, str]
    rules: tuple[str, ...]


def chronicle(campaign: Campaign) -> Chronicle:
    """It needs the document only, so that a campaign of older rules can still be told."""
    header = campaign.header
    story = campaign.nights[-1].story if campaign.nights else Story()
    nights = _nights(campaign)
    years = [night.year for night in nights]
    return Chronicle(
        header.id,
        header.name,
        campaign.edition,
        min(years, default=0),
        max(years, default=0),
        nights,
        families_in(nights, story),
        story.titles,
        story.rules,
    )


def _nights(campaign: Campaign) -> tuple[Night, ...]:
    told: list[Night] = []
    before = Story()
    for entry in campaign.entries:
        if isinstance(entry, Begun):
            people = tuple(Fate(member.family, member.name, member.age) for member in entry.company)
            told.append(Night(entry.number, entry.chapter, entry.year, people))
        elif isinstance(entry, Over):
            told[-1] = _over(told[-1], entry, before)
            before = entry.story
    return tuple(told)


def _over(begun: Night, over: Over, before: Story) -> Night:
    read = tuple(entry for entry in over.story.read if entry not in before.read)
    return Night(
        begun.number,
        begun.chapter,
        begun.year,
        over.fates,
        True,
        over.haunt,
        over.winner,
        over.ending,
        read,
        {number: families for number, families in over.story.heard.items() if int(number) in read},
        tuple(changes(before, over.story)),
        over.story.legacy_read(begun.chapter),
    )


def changes(before: Story, now: Story) -> list[Change]:
    """What a night has changed for good."""
    found: list[Change] = []
    for what, field in (("added", "added"), ("destroyed", "destroyed"), ("tomb", "tomb")):
        found += [Change(what, thing) for thing in getattr(now, field) if thing not in getattr(before, field)]
    found += [Change("back", card) for card in before.tomb if card not in now.tomb]
    found += [Change("tile", tile, to) for tile, to in now.overlays.items() if to != before.overlays.get(tile)]
    found += [Change("passage", tile) for tile in now.passages if tile not in before.passages]
    for what, field in (("ghost", "ghosts"), ("intensified", "boxes")):
        was = getattr(before, field)
        told = {of: n for of, n in getattr(now, field).items() if n != was.get(of, 0) and of not in now.destroyed}
        found += [Change(what, of, str(n)) for of, n in told.items()]
    for what, field in (("heirloom", "heirlooms"), ("title", "titles"), ("named", "names")):
        was = getattr(before, field)
        found += [Change(what, of, to) for of, to in getattr(now, field).items() if to != was.get(of)]
    for card, crests in now.crests.items():
        found += [Change("crest", card, family) for family in crests[len(before.crests.get(card, ())) :]]
    found += [Change("rule", module) for module in now.rules if module not in before.rules]
    return found


def families_in(nights: tuple[Night, ...], story: Story) -> tuple[FamilyTold, ...]:
    people: dict[str, list[Person]] = {}
    for night in nights:
        for fate in night.people:
            known = people.setdefault(fate.family, [])
            same = next((at for at, one in enumerate(known) if _is(one, fate, night)), None)
            if same is None:
                known.append(_told(Person(fate.name, night.year - fate.age, ()), fate, night))
            else:
                known[same] = _told(known[same], fate, night)
    return tuple(
        FamilyTold(
            family,
            tuple(members),
            story.missed(family),
            tuple(card for card, owner in story.heirlooms.items() if owner == family),
            tuple(title for title, owner in story.titles.items() if owner == family),
            story.counts_of(family),
        )
        for family, members in people.items()
    )


def _is(person: Person, fate: Fate, night: Night) -> bool:
    """Of this name and born in that year, and alive: else it is a namesake."""
    return (person.name, person.born, person.died) == (fate.name, night.year - fate.age, "")


def _told(person: Person, fate: Fate, night: Night) -> Person:
    return Person(
        person.name,
        person.born,
        (*person.nights, night.number),
        fate.died,
        night.year if fate.died else 0,
        fate.age,
        (*person.traitor, night.number) if fate.traitor else person.traitor,
        (*person.won, night.number) if fate.won else person.won,
    )
