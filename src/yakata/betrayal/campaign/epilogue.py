"""What is told when the last chapter is over: the years, the nights and whose they were, each family by its name."""

from collections.abc import Iterable, Iterator, Sequence

from yakata.betrayal.campaign.chronicle import FamilyTold, Night, Person, chronicle, families_in
from yakata.betrayal.campaign.entries import Campaign, Fate
from yakata.betrayal.campaign.telling import Named, Teller
from yakata.betrayal.language.steps import ChronicleFlag
from yakata.betrayal.state.story import Story

DEBTS = "debts"
LASTING = ("debts", "stayed", "accused")
"""What the book says against a family, or for it."""


def epilogue(teller: Teller, campaign: Campaign) -> list[Named]:
    """A heading and what stands under it, one after the other. Nights of free play are no part of it."""
    nights = tuple(night for night in chronicle(campaign).nights if night.over and night.chapter)
    return [*_Epilogue(teller, nights, [campaign.night(night.number).story for night in nights]).all()]


class _Epilogue:
    def __init__(self, teller: Teller, nights: tuple[Night, ...], stories: Sequence[Story]) -> None:
        self.teller, self.nights, self.stories, self.story = teller, nights, stories, stories[-1]
        steps = (step for entry in teller.book.journal.values() for step in entry.steps)
        self.endings = {step.flag for step in steps if isinstance(step, ChronicleFlag)}
        self.say = teller.say
        self.families = families_in(nights, self.story)

    def all(self) -> Iterator[Named]:
        first, last = str(self.nights[0].year), str(self.nights[-1].year)
        yield Named("years", self.say("epilogue-years", first=first, last=last), self._years())
        yield Named("nights", self.say("epilogue-nights"), "\n".join(map(self._night, self.nights)))
        for family in self.families:
            yield Named(family.family, self.teller.name(family.family), self._family(family))
        yield Named("end", self.say("epilogue-end"), self._end())

    def _years(self) -> str:
        """What the house remembers, in the order in which it came to be so."""
        return "\n".join(said for flag in self._flags() if (said := self.say(f"chronicle-{flag}")))

    def _flags(self) -> Iterator[str]:
        """By nights: first how it ended, then what they made of it, which an entry has to ask before it goes on."""
        known: set[str] = set()
        for story in self.stories:
            new = [flag for flag in self.story.flags if flag in story.flags and flag not in known]
            known |= {*new}
            yield from sorted(new, key=lambda flag: flag not in self.endings)

    # Nights

    def _night(self, night: Night) -> str:
        """Which it was, whose it was, and who was left there."""
        winners = [fate for fate in night.people if fate.won]
        dead = [fate for fate in night.people if fate.died]
        parts = [
            self.say("epilogue-night", year=str(night.year), name=self.teller.name(night.haunt)),
            self.say("epilogue-won", names=self._names(winners)) if winners else self.say("epilogue-won-by-nobody"),
        ]
        if dead:
            parts.append(self.say("epilogue-dead", names=self._names(dead)))
        return self.say("epilogue-gap").join(parts)

    def _names(self, fates: Iterable[Fate]) -> list[str]:
        return [self._name(fate.family, fate.name) for fate in fates]

    def _name(self, family: str, first: str) -> str:
        name, kin = self.teller.first_name(family, first), self.teller.name(family)
        return self.say("epilogue-name", name=name, kin=kin) if name else self.say("epilogue-one-of", kin=kin)

    def _list(self, words: Iterable[str]) -> str:
        return self.say("list-separator").join(words)

    # Families

    def _family(self, told: FamilyTold) -> str:
        there = [night for night in self.nights if any(night.number in person.nights for person in told.people)]
        years = self._list(str(night.year) for night in there)
        parts = [self.say("epilogue-there", count=len(there), years=years)]
        for key, people in (
            ("epilogue-sent", told.people),
            ("epilogue-lost", [one for one in told.people if one.died]),
            ("epilogue-turned", [one for one in told.people if one.traitor]),
        ):
            parts.append(self._people(key, told.family, people))
        parts += [self._count(told.family, counter) for counter in LASTING]
        parts += [self.say("epilogue-title", name=self.say(f"title-{title}", title)) for title in told.titles]
        if told.heirlooms:
            parts.append(self.say("epilogue-heirlooms", names=self._list(map(self.teller.name, told.heirlooms))))
        return "\n".join([self.say("epilogue-gap").join(filter(None, parts)), *self._fates(told)])

    def _people(self, key: str, family: str, people: Sequence[Person]) -> str:
        """How many, and those who had a name of their own by it."""
        names = [name for one in people if (name := self.teller.first_name(family, one.name))]
        if not names:
            return self.say(f"{key}-unnamed", count=len(people)) if people else ""
        if unnamed := len(people) - len(names):
            names.append(self.say("epilogue-unnamed", count=unnamed))
        return self.say(key, names=self._list(names), count=len(people))

    def _fates(self, told: FamilyTold) -> Iterator[str]:
        """B169: what became of them, in their players' own words."""
        for one in told.people:
            name = self._name(told.family, one.name)
            for fate in self.teller.fates(told.family, one.nights):
                yield self.say("epilogue-fate", name=name, fate=fate)

    def _count(self, family: str, counter: str) -> str:
        count = self.story.count(counter, family)
        return self.say(f"epilogue-{counter}", count=count) if count > 0 or counter == DEBTS else ""

    # The end

    def _end(self) -> str:
        owing = [one for one in self.families if self.story.count(DEBTS, one.family) > 0]
        ghosts = sum(self.story.ghosts.values())
        dead = [one for family in self.families for one in family.people if one.died]
        names = self._list(self.teller.name(one.family) for one in owing)
        said = [
            self.say("epilogue-owing", names=names, count=len(owing)) if owing else self.say("epilogue-none-owing"),
            self.say("epilogue-buried", count=len(dead)),
            self.say("epilogue-unseen", count=ghosts),
            self.say("epilogue-open"),
        ]
        return self.say("epilogue-gap").join(said)
