"""The people in the house: families, traits, where everybody is and whom one sees."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Any, Final

from yakata.betrayal.language.book import Book
from yakata.betrayal.language.words import MENTAL, PHYSICAL, TRAITS
from yakata.betrayal.state.house_rules import HouseRules
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.state.references import AnyReference, Person
from yakata.betrayal.state.story import Story
from yakata.kernel import Seat, State, position

NOBODY: Final = -1
SKULL: Final = 0
CRITICAL: Final = 1
TOP: Final = 8


def replaced(things: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:at], thing, *things[at + 1 :])


def trait_numbers(choice: str) -> tuple[int, ...]:
    """The traits that a word means: one, the physical or mental ones, or all."""
    if choice == "physical":
        return PHYSICAL
    if choice == "mental":
        return MENTAL
    if choice in ("any", "all", "general"):
        return (0, 1, 2, 3)
    return (TRAITS.index(choice),)


@position
class People(State):
    """Everybody who plays, by seat."""

    game: HouseRules
    options: NightOptions
    story: Story
    """The campaign, with what tonight has changed."""

    families: tuple[str, ...]
    ages: tuple[int, ...]
    steps: tuple[tuple[int, int, int, int], ...]
    """B44: where the clips stand, 0 is the skull; by seat, in the order of the traits."""
    places: tuple[str, ...]
    """The tile of each figure or corpse; empty for who has left."""
    alive: tuple[bool, ...]
    escaped: tuple[bool, ...]
    statuses: tuple[tuple[str, ...], ...]
    heirloomed: tuple[bool, ...]
    """B108: who has made an heirloom tonight."""
    passing: tuple[tuple[Seat, str, str], ...] = ()
    """Who has which status until when: ``next-turn`` or ``leaving``."""
    unseen: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Who is out of sight, and on which tiles they could be, as far as all can tell."""

    @property
    def book(self) -> Book:
        return self.game.book

    # Where they are

    @property
    def living(self) -> tuple[Seat, ...]:
        """Players who are in the house, in seat order."""
        return tuple([seat for seat, tile in enumerate(self.places) if tile and self.alive[seat]])

    def at(self, tile: str) -> list[Seat]:
        """The living on a tile whom one sees there."""
        found = [seat for seat, place in enumerate(self.places) if place == tile and self.alive[seat]]
        return [seat for seat in found if seat not in self.unseen] if self.unseen else found

    def seen_at(self, seat: Seat) -> str:
        """The tile where all see somebody; nothing for who has left or is out of sight."""
        return "" if seat in self.unseen else self.places[seat]

    def sees(self, seat: Seat, other: Seat) -> bool:
        """Whether this seat knows where the other is."""
        return other not in self.unseen or seat == other or self.result is not None

    @contextmanager
    def as_if_in_sight(self, seat: Seat) -> Iterator[None]:
        """What somebody could do, who comes into sight by doing it; nothing changes."""
        unseen = self.unseen
        if seat in unseen:
            self.unseen = {other: spots for other, spots in unseen.items() if other != seat}
        try:
            yield
        finally:
            self.unseen = unseen

    def appear(self, seat: Seat) -> None:
        if self.unseen.pop(seat, None) is not None:
            self.emit("comes-in-sight", seat=seat, tile=self.places[seat])

    # Who they are

    def seat_of(self, family: str) -> Seat:
        return self.families.index(family) if family in self.families else NOBODY

    def from_left(self, seat: Seat) -> list[Seat]:
        """Everybody in turn, from the left of this seat, the seat itself last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def word_for(self, what: AnyReference | str) -> str:
        """As choices, events and views call it: players by their family."""
        if isinstance(what, str):
            return what
        return self.families[what.seat] if isinstance(what, Person) else what.word

    # Statuses

    def set_status(self, seat: Seat, status: str, on: bool = True) -> None:
        mine = self.statuses[seat]
        if on != (status in mine):
            kept = [other for other in mine if other != status]
            self.statuses = replaced(self.statuses, seat, tuple(sorted([*kept, status] if on else kept)))
            self.emit("status" if on else "status-gone", seat=seat, status=status)

    def until_now(self, seat: Seat, when: str) -> None:
        """Their next turn begins, or they leave a tile: the statuses that lasted until then are over."""
        over = [one for one in self.passing if one[0] == seat and one[2] == when]
        self.passing = tuple([one for one in self.passing if one not in over])
        for _, status, _ in over:
            self.set_status(seat, status, on=False)

    # Traits

    def value(self, seat: Seat, trait: int) -> int:
        """The value where the clip stands."""
        step = self.steps[seat][trait]
        return self.game.book.tracks[self.families[seat]][trait][step - 1] if step else 0

    def start_step(self, seat: Seat, trait: int) -> int:
        return self.game.book.starts[self.families[seat]][trait]

    def set_step(self, seat: Seat, trait: int, step: int) -> None:
        self.steps = replaced(self.steps, seat, replaced(self.steps[seat], trait, step))

    def dying(self) -> Seat:
        """B166: whose trait stands on the skull; nobody before the haunt."""
        for seat, steps in enumerate(self.steps):
            if self.alive[seat] and SKULL in steps and self.places[seat]:
                return seat
        return NOBODY
