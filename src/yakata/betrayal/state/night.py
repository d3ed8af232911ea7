"""The state of the game: the house, the people in it, the decks and what each of them knows.

Of a deck all know the order of the backs, and nobody the faces (B17): a slot that nobody has looked at has no face, and
gets one from the bag of the cards with that back when it is drawn.
"""

from dataclasses import field
from typing import Any, Final

from msgspec import Struct

from yakata.betrayal.language.book import Book
from yakata.betrayal.language.passives import Givers
from yakata.betrayal.language.tables import Card, Haunt, Monster, Tile
from yakata.betrayal.language.words import MENTAL, PHYSICAL, TRAITS
from yakata.betrayal.state.house import House
from yakata.betrayal.state.house_rules import HouseRules
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.state.references import AnyReference, Person
from yakata.betrayal.story import Story
from yakata.kernel import SPECTATOR, Seat, State, position

NOBODY: Final = -1
MONSTERS: Final = -1
"""The Monster card, in the order of turns."""
EVERYONE: Final = 0xFF
"""All seats, where knowers are bits."""
HERO: Final = "hero"
TRAITOR: Final = "traitor"
EXPLORER: Final = "explorer"
SKULL: Final = 0
CRITICAL: Final = 1
TOP: Final = 8

Slot = tuple[str, str, int]
"""A place in a deck: the back, the face if somebody knows it, and who, as bits."""


class Creature(Struct, frozen=True):
    """A monster or a person in the house."""

    kind: str
    number: int
    tile: str
    stunned: bool = False
    follows: Seat = NOBODY
    carries: tuple[str, ...] = ()
    fresh: bool = True
    """It may pick things up: it has not been stunned since its last turn began (B163)."""


class Kept(Struct, frozen=True):
    """A secret: its value, what it could be, and who knows, as bits."""

    value: str
    among: tuple[str, ...]
    known: int = 0


def replaced(things: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:at], thing, *things[at + 1 :])


@position
class Night(State):
    """One evening in the house."""

    game: HouseRules
    options: NightOptions
    story: Story
    """The campaign, with what tonight has changed."""

    # People
    families: tuple[str, ...]
    ages: tuple[int, ...]
    steps: tuple[tuple[int, int, int, int], ...]
    """B44: where the clips stand, 0 is the skull; by seat, in the order of the traits."""
    places: tuple[str, ...]
    """The tile of each figure or corpse; empty for who has left."""
    alive: tuple[bool, ...]
    escaped: tuple[bool, ...]
    hands: tuple[tuple[str, ...], ...]
    used: tuple[str, ...] = ()
    """Cards that are turned sideways (B104)."""
    late: tuple[str, ...] = ()
    """Cards that stay used for one more turn."""
    heirloomed: tuple[bool, ...]
    """B108: who has made an heirloom tonight."""
    skips: tuple[Seat, ...] = ()
    """Who misses a turn."""
    again: tuple[Seat, ...] = ()
    """Who takes a turn more, next."""
    schedule: tuple[tuple[int, str, Seat], ...] = ()
    """What happens at the end of a round: which round, which steps, who acts."""
    slowed: dict[int, int] = field(default_factory=dict)
    """Moves more or less in somebody's next turn."""
    statuses: tuple[tuple[str, ...], ...]

    unseen: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Who is out of sight, and on which tiles they could be, as far as all can tell."""

    # The house
    house: House = House()
    lying: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards and Objects on tiles."""
    markers: dict[str, int] = field(default_factory=dict)
    """``marker@tile``: how many. Obstacles are the markers ``small`` and ``large``, ghosts ``ghost``."""
    ongoing: dict[str, str] = field(default_factory=dict)
    """B100: the tile of each Ongoing Event."""
    heeded: tuple[str, ...] = ()
    """B153e: ``event@seat``: the Ongoing Events that a traitor has chosen not to ignore."""
    kept_events: dict[str, int] = field(default_factory=dict)
    decks: dict[str, tuple[Slot, ...]] = field(default_factory=dict)
    bags: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """``deck|back``: the faces that nobody has seen, sorted."""
    boxed: tuple[str, ...] = ()
    legacy: int = 0
    """How many Legacy cards of the chapter were read."""
    found: int = 0
    """How many tiles were discovered."""
    omens: int = 0
    """How many Omens were drawn."""

    # Turns
    order: tuple[Seat, ...] = ()
    spot: int = 0
    round: int = 1
    turn: Seat = NOBODY
    moves: int = 0
    given: int = 0
    """The moves that this turn has brought so far."""
    start_tile: str = ""
    moved: bool = False
    discovered: bool = False
    over_turn: bool = False
    """The turn ends as soon as what happens now is over."""
    words: tuple[str, ...] = ()
    """B118: the action words that were used this turn."""
    done: tuple[str, ...] = ()
    """What can happen once, and has."""

    # The haunt
    haunt: str = ""
    truth: str = ""
    """The haunt that it truly is, when it only looks like another."""
    on: bool = False
    """The haunt is set up, and can be won."""
    ended: str = ""
    """The ending, once there is one."""
    revealer: Seat = NOBODY
    roles: tuple[str, ...]
    hidden: dict[int, int] = field(default_factory=dict)
    """Whose role is face down, and who knows it, as bits."""
    undealt: tuple[str, ...] = ()
    """Roles that stayed in the middle, face down."""
    shown: tuple[str, ...] = ()
    """B148: the boxes that all have read."""
    master: Seat = NOBODY
    """Who moves the monsters, where a step has said so."""
    beings: dict[str, Creature] = field(default_factory=dict)
    growth: dict[str, int] = field(default_factory=dict)
    """``kind.trait``: how much more of it than printed."""
    counters: dict[str, int] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    secrets: dict[str, Kept] = field(default_factory=dict)
    delivered: tuple[str, ...] = ()
    """Objects that have left the game."""

    # What happens now
    would: tuple[int, ...] = ()
    """What would happen, innermost last: so much damage; -1 when it does not happen."""
    dice: tuple[int, ...] = ()
    """The last dice that were rolled."""
    rolled: int = 0
    """Their result."""
    said: str = ""
    """The last thing that was said aloud and left no other trace on the table."""
    sayings: int = 0
    """How many such things were said."""

    # Content

    @property
    def book(self) -> Book:
        return self.game.book

    @property
    def passives(self) -> dict[str, Givers]:
        """What can hold all the time, by what it gives."""
        return self.game.book.passives[self.haunt]

    @property
    def heard(self) -> frozenset[str]:
        """The triggers that anything could react to."""
        return self.game.book.heard[self.haunt]

    @property
    def true_haunt(self) -> Haunt:
        """Whose roles and victories count, once a haunt has begun."""
        return self.game.book.haunts[self.truth or self.haunt]

    @property
    def the_haunt(self) -> Haunt | None:
        return self.game.book.haunts.get(self.haunt)

    def tile(self, ident: str) -> Tile:
        return self.game.book.tiles[ident]

    def card(self, ident: str) -> Card:
        return self.game.book.cards[ident]

    def monster(self, being: str) -> Monster:
        return self.game.book.monsters[self.beings[being].kind]

    # People

    @property
    def living(self) -> tuple[Seat, ...]:
        """Players who are in the house, in seat order."""
        return tuple([seat for seat, tile in enumerate(self.places) if tile and self.alive[seat]])

    def at(self, tile: str) -> list[Seat]:
        """The living on a tile whom one sees there."""
        found = [seat for seat, place in enumerate(self.places) if place == tile and self.alive[seat]]
        return [seat for seat in found if seat not in self.unseen] if self.unseen else found

    def word_for(self, what: AnyReference | str) -> str:
        """As choices, events and views call it: players by their family."""
        if isinstance(what, str):
            return what
        return self.families[what.seat] if isinstance(what, Person) else what.word

    def seat_of(self, family: str) -> Seat:
        return self.families.index(family) if family in self.families else NOBODY

    def from_left(self, seat: Seat) -> list[Seat]:
        """Everybody in turn, from the left of this seat, the seat itself last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def value(self, seat: Seat, trait: int) -> int:
        """The value where the clip stands."""
        step = self.steps[seat][trait]
        return self.game.book.tracks[self.families[seat]][trait][step - 1] if step else 0

    def start_step(self, seat: Seat, trait: int) -> int:
        return self.game.book.starts[self.families[seat]][trait]

    @property
    def floor(self) -> int:
        """B53, B54: how low a trait can go."""
        return SKULL if self.haunt else CRITICAL

    def set_step(self, seat: Seat, trait: int, step: int) -> None:
        self.steps = replaced(self.steps, seat, replaced(self.steps[seat], trait, step))

    def dying(self) -> Seat:
        """B166: whose trait stands on the skull; nobody before the haunt."""
        for seat, steps in enumerate(self.steps):
            if self.alive[seat] and SKULL in steps and self.places[seat]:
                return seat
        return NOBODY

    def is_traitor(self, seat: Seat) -> bool:
        return self.roles[seat] == TRAITOR

    def opponents(self, seat: Seat, other: Seat) -> bool:
        """B152: heroes against traitors; each against all; nobody before the haunt."""
        if not self.haunt or seat == other:
            return False
        if self.alone:
            return True
        return self.roles[seat] != self.roles[other] and not (self.hides(seat) or self.hides(other))

    def attackable(self, seat: Seat, other: Seat) -> bool:
        """BR32: an ATTACK is against an opponent, or against somebody whose side is not known."""
        if seat == other or other in self.unseen:
            return False
        return self.opponents(seat, other) or self.hides(other) or self.hides(seat)

    def hides(self, seat: Seat) -> bool:
        """This seat's role lies face down, unknown to somebody."""
        return seat in self.hidden and self.hidden[seat] != EVERYONE

    @property
    def alone(self) -> bool:
        """All against all."""
        haunt = self.the_haunt
        return haunt is not None and haunt.roles.kind == "alone"

    def foe(self, seat: Seat) -> bool:
        """Whether monsters are opponents of this seat."""
        return bool(self.haunt) and seat not in self.unseen and not self.openly_traitor(seat)

    def openly_traitor(self, seat: Seat) -> bool:
        """A traitor, and everybody knows. Who hides has none of a traitor's powers that all could see."""
        return self.roles[seat] == TRAITOR and not self.hides(seat)

    def reads(self, seat: Seat, book: str) -> bool:
        """B146: whether the box of this book is for this player."""
        role = self.roles[seat]
        if book == "all":
            return True
        if book == "heroes":
            return role == HERO
        return role == book

    def controller(self) -> Seat:
        """B164, BR21: who moves the monsters; nobody when a routine does."""
        haunt = self.the_haunt
        if self.master >= 0:
            return self.master
        if haunt is None or haunt.roles.controller == "routine":
            return NOBODY
        if haunt.roles.controller == "traitor":
            return next((seat for seat, role in enumerate(self.roles) if role == TRAITOR), NOBODY)
        living = self.living
        return living[(self.round - 1) % len(living)] if living else NOBODY

    @property
    def creatures(self) -> list[str]:
        """Monsters and persons in number order (B161): a saved evening keeps no other order."""
        beings = self.beings
        if len(beings) < 2:
            return list(beings)
        return sorted(beings, key=lambda being: (beings[being].kind, beings[being].number))

    # Things

    def holder(self, thing: str) -> Seat:
        for seat, hand in enumerate(self.hands):
            if thing in hand:
                return seat
        return NOBODY

    def is_object(self, thing: str) -> bool:
        return thing in self.game.book.objects or thing.startswith("corpse-")

    def is_card(self, thing: str) -> bool:
        return thing in self.game.book.cards

    def put(self, tile: str, *things: str) -> None:
        if things:
            self.lying[tile] = tuple(sorted((*self.lying.get(tile, ()), *things)))

    def lift(self, tile: str, thing: str) -> None:
        rest = tuple(other for other in self.lying.get(tile, ()) if other != thing)
        if rest:
            self.lying[tile] = rest
        else:
            self.lying.pop(tile, None)

    def take_from_hand(self, seat: Seat, thing: str) -> None:
        self.hands = replaced(self.hands, seat, tuple(other for other in self.hands[seat] if other != thing))

    def add_to_hand(self, seat: Seat, thing: str) -> None:
        self.hands = replaced(self.hands, seat, (*self.hands[seat], thing))

    def set_used(self, card: str, used: bool = True) -> None:
        if used and card not in self.used:
            self.used = tuple(sorted((*self.used, card)))
        elif not used and card in self.used:
            self.used = tuple(other for other in self.used if other != card)

    def forbids(self, thing: str, what: str) -> bool:
        if what == "steal" and thing.startswith("corpse-"):
            return True
        table = self.game.book.reactive.get(thing)
        return table is not None and what in getattr(table, "forbid", ())

    def where_is(self, thing: str) -> str:
        """The tile where a thing lies, or is carried."""
        seat = self.holder(thing)
        if seat != NOBODY:
            return self.places[seat]
        for tile, things in self.lying.items():
            if thing in things:
                return tile
        return next((being.tile for being in self.beings.values() if thing in being.carries), "")

    # Markers

    def marked(self, marker: str, tile: str) -> int:
        return self.markers.get(f"{marker}@{tile}", 0)

    def mark_tile(self, marker: str, tile: str, add: int) -> None:
        key = f"{marker}@{tile}"
        count = self.markers.get(key, 0) + add
        if count > 0:
            self.markers[key] = count
        else:
            self.markers.pop(key, None)

    def haunted(self, tile: str) -> bool:
        """B89: a ghost is there."""
        return f"ghost@{tile}" in self.markers

    # The haunt

    def settled(self) -> bool:
        """B4: whether somebody has won by now; then the end has begun, and nothing else goes on."""
        return self.on and not self.ended and self.game.settle(self)

    def show_box(self, key: str) -> None:
        """B148: who uses a box shows it."""
        if key not in self.shown:
            self.shown = (*self.shown, key)
            self.emit("box-shown", box=key)

    def readers_of(self, counter: str) -> tuple[Seat, ...] | None:
        """Who sees a counter; ``None`` for all."""
        haunt = self.the_haunt
        shown = next((c.shown for c in haunt.counters if c.id == counter), "all") if haunt else "all"
        return None if shown == "all" else tuple(seat for seat in range(self.seats) if self.reads(seat, shown))

    def domain(self, secret: str) -> tuple[str, ...]:
        """What a secret of the haunt can be."""
        haunt = self.the_haunt
        kept = next((kept for kept in haunt.secrets if kept.id == secret), None) if haunt else None
        if kept is None or kept.families:
            return self.families
        return kept.among

    def without(self, kept: Kept, word: str) -> Kept:
        """A secret of which all know what it is not."""
        return Kept(kept.value, tuple(other for other in kept.among if other != word), kept.known)

    def say(self, key: str, **slots: Any) -> None:
        """All hear it; who looks up a moment later can still see what it was."""
        self.said = " ".join((key, *map(str, slots.values())))
        self.sayings += 1
        self.emit(key, **slots)

    # Once

    def once(self, key: str) -> bool:
        return key in self.done

    def note_once(self, key: str) -> None:
        if key not in self.done:
            self.done = (*self.done, key)

    # Out of sight

    def sees(self, seat: Seat, other: Seat) -> bool:
        """Whether this seat knows where the other is."""
        return other not in self.unseen or seat == other or self.result is not None

    def unseen_moves(self, seat: Seat, tiles: int) -> None:
        """Somebody out of sight has had so many moves: all know where they could be by now."""
        spread = {
            tile for spot in self.unseen[seat] for tile, away in self.house.steps_from(spot).items() if away <= tiles
        }
        self.unseen[seat] = tuple(sorted(spread))

    def appear(self, seat: Seat) -> None:
        if self.unseen.pop(seat, None) is not None:
            self.emit("comes-in-sight", seat=seat, tile=self.places[seat])

    def hushed(self) -> frozenset[Seat]:
        """Who is out of sight moves unseen, and nobody counts the steps."""
        if self.turn not in self.unseen:
            return frozenset()
        return frozenset((SPECTATOR, *(seat for seat in range(self.seats) if seat != self.turn)))


def trait_numbers(choice: str) -> tuple[int, ...]:
    """The traits that a word means: one, the physical or mental ones, or all."""
    if choice == "physical":
        return PHYSICAL
    if choice == "mental":
        return MENTAL
    if choice in ("any", "all", "general"):
        return (0, 1, 2, 3)
    return (TRAITS.index(choice),)
