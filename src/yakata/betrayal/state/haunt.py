"""The haunt: sides and roles, monsters, counters and secrets."""

from dataclasses import field
from typing import Final

from msgspec import Struct

from yakata.betrayal.language.book import reads
from yakata.betrayal.language.passives import Givers
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.tables import Haunt, Monster
from yakata.betrayal.state.people import CRITICAL, NOBODY, SKULL
from yakata.betrayal.state.things import EVERYONE, Things
from yakata.kernel import Seat, position

HERO: Final = "hero"
TRAITOR: Final = "traitor"
RIVAL: Final = "rival"
EXPLORER: Final = "explorer"
NOWHERE: Final = "nowhere"


class Creature(Struct, frozen=True):
    """A monster or a person in the house."""

    kind: str
    number: int
    tile: str
    stunned: bool = False
    follows: Seat = NOBODY
    carries: tuple[str, ...] = ()
    statuses: tuple[str, ...] = ()
    hurt: int = 0
    """How much of its health is gone."""
    fresh: bool = True
    """It may pick things up: it has not been stunned since its last turn began (B163)."""


class Kept(Struct, frozen=True):
    """A secret: its value, what it could be, and who knows, as bits."""

    value: str
    among: tuple[str, ...]
    known: int = 0


def token_on(back: str, tile: str) -> str:
    """How the secret is called that is a token face down on a tile."""
    return f"{back}@{tile}"


def is_token(secret: str) -> bool:
    return "@" in secret


@position
class TheHaunt(Things):
    """What the haunt has brought, once it has begun."""

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
    shown: tuple[Printed, ...] = ()
    """B148: the boxes that all have read."""
    master: Seat = NOBODY
    """Who moves the monsters, where a step has said so."""
    beings: dict[str, Creature] = field(default_factory=dict)
    growth: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """By the kind of monster: how much more than printed it has, in the order of the traits."""
    counters: dict[str, int] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    secrets: dict[str, Kept] = field(default_factory=dict)
    delivered: tuple[str, ...] = ()
    """Objects that have left the game."""

    # What it says

    @property
    def the_haunt(self) -> Haunt | None:
        return self.game.book.haunts.get(self.haunt)

    @property
    def true_haunt(self) -> Haunt:
        """Whose roles and victories count, once a haunt has begun."""
        return self.game.book.haunts[self.truth or self.haunt]

    @property
    def passives(self) -> dict[str, Givers]:
        """What can hold all the time, by what it gives."""
        return self.game.book.passives[self.haunt]

    @property
    def heard(self) -> frozenset[str]:
        """The triggers that anything could react to."""
        return self.game.book.heard[self.haunt]

    @property
    def floor(self) -> int:
        """B53, B54: how low a trait can go."""
        return SKULL if self.haunt else CRITICAL

    # Sides

    def is_traitor(self, seat: Seat) -> bool:
        return self.roles[seat] == TRAITOR

    def openly_traitor(self, seat: Seat) -> bool:
        """A traitor, and everybody knows. Who hides has none of a traitor's powers that all could see."""
        return self.roles[seat] == TRAITOR and not self.hides(seat)

    def hides(self, seat: Seat) -> bool:
        """This seat's role lies face down, unknown to somebody."""
        return seat in self.hidden and self.hidden[seat] != EVERYONE

    @property
    def traitor_unknown(self) -> bool:
        """Roles lie face down, and nobody is openly a traitor: any of them could be one."""
        if not self.hidden:
            return False
        seats = range(self.seats)
        return any(map(self.hides, seats)) and not any(map(self.openly_traitor, seats))

    @property
    def alone(self) -> bool:
        """All against all."""
        haunt = self.the_haunt
        return haunt is not None and haunt.roles.kind == "alone"

    def opponents(self, seat: Seat, other: Seat) -> bool:
        """B152: heroes against traitors; each against all; nobody before the haunt. BR46: as far as all know."""
        if not self.haunt or seat == other:
            return False
        if self.alone:
            return True
        if self.hides(seat) or self.hides(other):
            return self.openly_traitor(seat) or self.openly_traitor(other)
        return self.roles[seat] != self.roles[other]

    def foe(self, seat: Seat) -> bool:
        """Whether monsters are opponents of this seat."""
        return bool(self.haunt) and seat not in self.unseen and not self.openly_traitor(seat)

    def reads(self, seat: Seat, book: str) -> bool:
        """B146: whether the box of this book is for this player."""
        return reads(self.roles[seat], book)

    # Monsters and things

    def monster(self, being: str) -> Monster:
        return self.game.book.monsters[self.beings[being].kind]

    @property
    def creatures(self) -> list[str]:
        """Monsters and persons in number order (B161): a saved evening keeps no other order."""
        beings = self.beings
        if len(beings) < 2:
            return list(beings)
        return sorted(beings, key=lambda being: (beings[being].number, beings[being].kind))

    def where_is(self, thing: str) -> str:
        """The tile where a thing lies, or is carried."""
        seat = self.holder(thing)
        if seat != NOBODY:
            return self.places[seat]
        for tile, things in self.lying.items():
            if thing in things:
                return tile
        return next((being.tile for being in self.beings.values() if thing in being.carries), "")

    # Boxes, counters and secrets

    def show_box(self, key: Printed) -> None:
        """B148: who uses a box shows it."""
        if key not in self.shown:
            self.shown = (*self.shown, key)
            self.emit("box-shown", box=key.word)

    def readers_of(self, counter: str) -> tuple[Seat, ...] | None:
        """Who sees a counter; ``None`` for all."""
        haunt = self.the_haunt
        shown = next((c.shown for c in haunt.counters if c.id == counter), "all") if haunt else "all"
        return None if shown == "all" else tuple(seat for seat in range(self.seats) if self.reads(seat, shown))

    @property
    def places_kept(self) -> tuple[str, ...]:
        """The secrets of the haunt that are tiles."""
        haunt = self.the_haunt
        return tuple([kept.id for kept in haunt.secrets if kept.tiles]) if haunt is not None else ()

    def hide_nowhere(self) -> None:
        """What will be hidden on tiles is nowhere yet."""
        for secret in self.places_kept:
            self.secrets.setdefault(secret, Kept(NOWHERE, (NOWHERE,)))

    def could_hide(self, seat: Seat, spots: tuple[str, ...]) -> None:
        """Somebody out of sight has had a turn: as far as all know, they may have hidden things where they were."""
        for secret in self.places_kept:
            kept = self.secrets[secret]
            self.secrets[secret] = Kept(kept.value, tuple(sorted({*kept.among, *spots})), kept.known | 1 << seat)

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
