"""The state of the game: the house, its tiles, the people in it and what each of them knows.

Every tile that lies somewhere is a *lot*: a face-down thing that all can follow with their eyes from place to place.
Its face is ``UNSEEN`` until somebody looks, and then drawn from the ``bag``. The tile that a ghost covers stays the
lot of its Shadow; whether the ghost ``holds`` it only says that nobody can reach it (H25).
"""

from collections.abc import Collection, Sequence
from dataclasses import field
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from yakata.hako_onna.state import strays
from yakata.hako_onna.state.content import UNSEEN as UNSEEN
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.data_files import Power
from yakata.hako_onna.state.mansion import Mansion, Plan, mansion
from yakata.hako_onna.state.memory import (
    EVERYONE,
    GHOSTS,
    LOTS,
    Answer,
    Claim,
    How,
    Located,
    Note,
    Phone,
    Scream,
    Winked,
    knower_of,
)
from yakata.hako_onna.state.options import NightOptions
from yakata.kernel import SPECTATOR, Ask, Audience, Choice, Event, Seat, State, derived, position

HAKO: Final[Seat] = 0
NOBODY: Final = -1
NOWHERE: Final = -1
SLOTS: Final = ("left", "right")
TRAIL: Final = 24

DIARY: Final = "diary"
CARRIED: Final = "fixed"
"""What all know that a lot is not, besides tiles: any of the Diary; what cannot be carried."""


def replaced(things: tuple[object, ...], at: int, thing: object) -> tuple:  # type: ignore[type-arg]  # of the same kind
    return (*things[:at], thing, *things[at + 1 :])


@cache
def seats_that(alive: tuple[bool, ...], live: bool) -> tuple[Seat, ...]:
    """Who lives, or who does not."""
    return tuple(seat for seat, lives in enumerate(alive) if lives == live)


@position
class Night(State):
    """One night in the house."""

    options: NightOptions
    plan: Plan
    """The boards as they were laid."""

    # People
    alive: tuple[bool, ...]
    """Who is a Visitor still. She never was."""
    newly_dead: tuple[Seat, ...] = ()
    """Who has died since her last turn, and shares nothing with the ghosts before her next (H124, HR44)."""
    rooms: tuple[str, ...]
    """Where the pawns stand."""
    items: tuple[tuple[str, ...], ...]
    partner: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """The lots that each Visitor carries."""
    turn: int = NOBODY
    hour: int = 0
    """Her turns so far."""
    dark: bool = False
    peeked: tuple[int, ...] = ()
    """The lots that were Peeked at this turn."""

    # Tiles
    faces: tuple[str, ...]
    """The face of every lot."""
    bag: tuple[str, ...] = ()
    """The faces that nobody has seen, sorted."""
    base: tuple[int, ...]
    """The lot of each Shadow."""
    up: int = 0
    """The Shadows whose Empty tile lies face up, as bits."""
    salted: int = 0
    gone: tuple[int, ...] = ()
    """Lots out of the game."""
    gone_cards: tuple[str, ...] = ()
    """Powers and Item cards out of the game."""
    empties: int = 0
    diary: tuple[int, ...] = ()
    in_safe: bool = True
    """H13: the Key Ring."""
    numbers_known: tuple[int, ...] = ()
    numbers_refused: tuple[int, ...] = ()
    guesses: tuple[tuple[int, int, int], ...] = ()

    # Ghosts
    ghost_at: tuple[int, ...]
    """The Shadow of each ghost, by seat."""
    holds: tuple[bool, ...]
    code: tuple[int, ...] = ()
    weakness: str = ""
    powers: tuple[str, ...] = ()
    """Her hand, sorted."""
    slots: tuple[str, str] = ("", "")
    """H89: what is set, left and right."""
    set_at: tuple[int, int] = (0, 0)
    """After how many Screams it was set."""
    not_set: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Powers that all have seen elsewhere since it was set."""
    drawn: tuple[str, ...] = ()
    """The power she kept first, and those drawn since, in order."""
    fresh: tuple[str, ...] = ()
    """The part of the deck that nobody has seen, sorted."""
    bottom: tuple[str, ...] = ()
    """The rest of the deck, in order."""
    no_set: bool = False
    """Sacred Drops: ranks B and C cannot be set in her next turn."""
    barred: tuple[str, ...] = ()

    # Noise
    cards_up: tuple[int, ...] = ()
    laid: tuple[str, ...] = ()
    kept: int = 0
    overdue: bool = False
    toppled: bool = False
    """H45: the stack fell in the middle of a turn."""

    # What was seen, said and heard
    knows: dict[int, Note]
    """Who knows what of which lot (see ``memory.known``)."""
    astray: dict[int, strays.Astray] = field(default_factory=dict)
    """By who knows it: the tiles that were seen and went out of sight in a hand (see ``hands``)."""
    isnt: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """What all know that a lot is not: tiles, ``DIARY``, ``CARRIED``."""
    traces: dict[int, int]
    """Where she can be (see ``whereabouts``)."""
    hakobito_traces: dict[int, int]
    noisy: int = 0
    """The Shadows, as bits, where somebody stood behind who last made noise, or nobody did."""
    shown: tuple[int, ...] = ()
    """How many tiles lay in each Shadow when the dark fell; empty in the light."""
    shown_up: int = 0
    shown_slots: tuple[bool, bool] = (False, False)
    screams: tuple[Scream, ...] = ()
    answers: tuple[Answer, ...] = ()
    claims: tuple[Claim, ...] = ()
    winks: tuple[Winked, ...] = ()
    located: tuple[Located, ...] = ()
    powers_seen: dict[str, int] = field(default_factory=dict)
    """Powers that all know she has, or had, and after how many Screams they saw the first time."""
    failed: tuple[str, ...] = ()
    """Weapons that have hit her in vain."""
    phones: tuple[tuple[Phone, ...], ...]
    """What the Smartphone has shown each seat."""
    proposed: tuple[int, ...]
    """The hour in which each Visitor last proposed to give up."""

    trail: list[Event] = field(default_factory=list)
    """What all have seen happen since this turn began."""
    whispers: list[Event] = field(default_factory=list)
    """What only the ghosts have."""

    # What follows from it
    content: Content = derived()
    _house: Mansion = derived()
    _plan: Plan = derived()
    """The boards that ``_house`` was made of."""
    offered: Ask | None = derived()
    """What the active Visitor was offered last."""
    still_offered: Ask | None = derived()
    """What is left of it, when something was done that changes nothing else. Who loads a night works it out anew."""

    def __post_init__(self) -> None:
        self.content = self.game.book  # type: ignore[attr-defined]  # the game is HakoOnna

    def emit(self, key: str, /, audience: Audience = None, **slots: Any) -> None:
        event = Event(key, slots, audience)
        self._events.append(event)
        if audience is None:
            self.trail.append(event)
            if len(self.trail) > TRAIL:
                del self.trail[0]
        elif audience == self.ghosts:
            self.whispers.append(event)
            if len(self.whispers) > TRAIL:
                del self.whispers[0]

    def new_trail(self) -> None:
        """A turn begins. What the last answer has brought, be it a death, is not forgotten yet."""
        self.trail = [event for event in self._events if event.audience is None][-TRAIL:]
        if self.whispers:
            just = set(map(id, self._events))
            self.whispers = [event for event in self.whispers if id(event) in just]

    # Content

    @property
    def house(self) -> Mansion:
        if self._plan is not self.plan:
            self._plan, self._house = self.plan, mansion(self.content, self.plan)
        return self._house

    def power(self, card: str) -> Power:
        return self.content.power[card]

    def tile(self, kind: str) -> str:
        """The one tile of this kind."""
        return self.content.kinds[kind]

    @property
    def numbered(self) -> dict[int, str]:
        """The powers in play by their number."""
        return self.content.numbered(self.options.advanced_powers, cards=self.options.noise_kind() == "cards")

    # People

    @property
    def living(self) -> tuple[Seat, ...]:
        return seats_that(self.alive, True)

    @property
    def ghosts(self) -> tuple[Seat, ...]:
        """She and the dead who play with her, those whose Hakobito was removed too (HR17)."""
        dead = seats_that(self.alive, False)
        return tuple(seat for seat in dead if seat not in self.newly_dead) if self.newly_dead else dead

    @property
    def apart(self) -> tuple[Seat, ...]:
        """Who knows nothing of what the ghosts know: the Visitors, and who has just died (H124)."""
        return (*self.living, *self.newly_dead)

    def knower(self, seat: Seat) -> int:
        if seat == SPECTATOR:
            return EVERYONE
        return seat if self.alive[seat] or seat in self.newly_dead else GHOSTS

    def beside(self, seat: Seat) -> list[Seat]:
        """The other Visitors in this Visitor's room."""
        rooms, room = self.rooms, self.rooms[seat]
        if rooms.count(room) == 1:
            return []
        return [other for other in self.living if other != seat and rooms[other] == room]

    def on_the_air(self, seat: Seat) -> Seat:
        """Whom the Walkie-Talkies join with this Visitor: they go from who holds the card to who was chosen with it.

        Whoever was chosen and now holds the card speaks with who has chosen.
        """
        if max(self.partner) == NOBODY:
            return NOBODY
        holder = next((one for one in self.living if self.has_item(one, "show-afar")), NOBODY)
        owner, chosen = next(pair for pair in enumerate(self.partner) if pair[1] != NOBODY)
        other = owner if holder == chosen else chosen
        return NOBODY if holder == NOBODY else {holder: other, other: holder}.get(seat, NOBODY)

    def has_item(self, seat: Seat, effect: str) -> bool:
        return bool(self.item_with(seat, effect))

    def item_with(self, seat: Seat, effect: str) -> str:
        """The Item card of this Visitor that does this, or nothing."""
        for item in self.items[seat]:
            if self.content.item[item].effect == effect:
                return item
        return ""

    def carried(self, seat: Seat) -> tuple[str, ...]:
        hand = self.hands[seat]
        return tuple([self.faces[lot] for lot in hand]) if hand else ()

    def lot_in_hand(self, seat: Seat, face: str) -> int:
        return next(lot for lot in self.hands[seat] if self.faces[lot] == face)

    def next_living(self, seat: Seat) -> Seat:
        """H82: the left neighbour who still is a Visitor."""
        living = self.living
        for other in living:
            if other > seat:
                return other
        return living[0]

    # Shadows

    def held(self, shadow: int) -> bool:
        """H25: a ghost keeps the tile of this Shadow out of reach."""
        return shadow in self.ghost_at and any(self.holds[seat] for seat in self.ghosts_in(shadow))

    def lying(self, shadow: int) -> int:
        """The lot that can be reached there, or ``NOWHERE``."""
        return NOWHERE if self.held(shadow) else self.base[shadow]

    def ghosts_in(self, shadow: int) -> list[Seat]:
        return [seat for seat, at in enumerate(self.ghost_at) if at == shadow]

    @property
    def filled(self) -> int:
        """The Shadows with a lot of their own, as bits."""
        if NOWHERE not in self.base:
            return (1 << len(self.base)) - 1
        return sum([1 << shadow for shadow, lot in enumerate(self.base) if lot != NOWHERE])

    def counts(self) -> tuple[int, ...]:
        """How many tiles lie in each Shadow."""
        counts = [0 if lot < 0 else 1 for lot in self.base]
        for at, holds in zip(self.ghost_at, self.holds, strict=True):
            if at != NOWHERE and not holds:
                counts[at] += 1
        return tuple(counts)  # who holds a tile has taken its place

    def peekable(self, room: str) -> list[int]:
        """H71: the Shadows of a room with a tile."""
        return [n for n in self.content.shadows_in[room] if self.base[n] >= 0 or n in self.ghost_at]

    def bare(self, room: str) -> list[int]:
        """HR13: the Shadows of a room with no tile at all."""
        return [n for n in self.content.shadows_in[room] if self.base[n] < 0 and n not in self.ghost_at]

    @property
    def her_room(self) -> str:
        at = self.ghost_at[HAKO]
        return self.content.room_of[at] if at != NOWHERE else ""

    # Powers

    @property
    def unlocked(self) -> int:
        return len(self.diary)

    def slot_with(self, effect: str) -> int:
        """Where a power with this effect is set and strong enough, or ``NOWHERE``."""
        for slot, card in enumerate(self.slots):
            if card and self.power(card).effect == effect and self.power(card).need <= self.unlocked:
                return slot
        return NOWHERE

    # Knowledge

    def learn(self, knower: int, lot: int, how: How, by: Seat = 0) -> None:
        key = knower * LOTS + lot
        old = self.knows.get(key) or self._among_strays(knower, self.faces[lot])
        again = how == "shown" and old is not None and (old.how, old.hour) == (how, self.hour)
        note = Note(self.faces[lot], self.hour, how, False, by, old.times + 1 if old is not None and again else 1)
        if self.astray or (old is not None and old.stale):
            self.write(knower, lot, note)
        else:
            self.knows[key] = note

    def _among_strays(self, knower: int, face: str) -> Note | None:
        """What is noted of a tile that is known to lie among several lots."""
        if knower not in self.astray:
            return None
        return next((note for note in self.astray[knower].tiles if note.face == face), None)

    def write(self, knower: int, lot: int, note: Note) -> None:
        """In a notebook, or in all: so the lot is no other tile, and the tile is nowhere else."""
        key = knower * LOTS + lot
        old = self.knows.get(key)
        new = self._new_to(knower, lot, note.face) if self.astray else ()
        self.knows[key] = note
        for one, among in new:
            self.follow(one, strays.settled(self.astray.get(one, strays.NONE), lot, note.face, among))
        if old is not None and old.stale and old.face != note.face:
            self.lose(knower, old)

    def _new_to(self, knower: int, lot: int, face: str) -> list[tuple[int, tuple[int, ...]]]:
        """Who could not follow all tiles and did not know this, and which lots they could not tell from this one."""
        hand = next((hand for hand in self.hands if lot in hand), (lot,))
        who = tuple(self.astray) if knower == EVERYONE else (knower,)
        new = [one for one in who if one in self.astray and self.sure_of(one, lot) != face]
        return [(one, tuple([other for other in hand if not self.sure_of(one, other)])) for one in new]

    def sure_of(self, knower: int, lot: int) -> str:
        """The face of a lot, if it is known and cannot have changed."""
        note = self.note(knower, lot)
        return "" if note is None or self.stale(knower, note) else note.face

    def follow(self, knower: int, astray: strays.Astray) -> None:
        """These tiles went out of sight. What can be one lot only is noted like anything else."""
        alike = [[lot for lot in hand if self.note(knower, lot) is None] for hand in self.hands if len(hand) > 1]
        astray, found = strays.sorted_out(astray, [lots for lots in alike if len(lots) > 1])
        if astray.tiles or astray.lost:
            self.astray[knower] = astray
        else:
            self.astray.pop(knower, None)
        for lot, note in found.items():
            self.write(knower, lot, note)

    def lose(self, knower: int, note: Note) -> None:
        """What was noted of a lot is not there: it was moved, and is somewhere."""
        known_faces = {other.face for key, other in self.knows.items() if knower_of(key) in (knower, EVERYONE)}
        theirs = self.astray.get(knower, strays.NONE)
        if self.content.face[note.face].portable and note.face not in known_faces and not theirs.touches((), note.face):
            self.astray[knower] = replace(theirs, lost=(*theirs.lost, note))

    def note(self, knower: int, lot: int) -> Note | None:
        """The newest thing known of this lot, by this knower or by all."""
        own, common = self.knows.get(knower * LOTS + lot), self.knows.get(EVERYONE * LOTS + lot)
        return own if common is None or (own is not None and own.hour >= common.hour) else common

    def stale(self, knower: int, note: Note) -> bool:
        """Whether it may have changed since. The ghosts know what they moved."""
        return knower != GHOSTS and note.stale

    def rule_out(self, lot: int, face: str) -> None:
        """All know that this lot is not that tile."""
        self.isnt[lot] = tuple(sorted({*self.isnt.get(lot, ()), face}))

    # What others see

    def asked_for(self, pending: Ask, seat: Seat) -> Seat | None:
        """In the dark nobody but the ghosts sees which of them moves."""
        if self.dark and pending.seat not in (HAKO, seat) and seat not in self.ghosts:
            return HAKO
        return pending.seat

    def hushed(self) -> frozenset[Seat]:
        """H93: with their eyes closed the Visitors do not see how many steps she takes."""
        return frozenset((SPECTATOR, *self.apart)) if self.dark else frozenset()

    def unnoticed(self, events: Sequence[Event]) -> frozenset[Seat]:
        """HR43: of a wink only the two know."""
        if not events or any(event.key != "winked" for event in events):
            return frozenset()
        told = {seat for event in events for seat in event.audience or ()}
        return frozenset((SPECTATOR, *range(self.seats))) - told

    def masked(self) -> bool:
        """Her windows tell nothing: not by what she holds, nor by how long she thinks. That nothing is Set all see."""
        pending = self.pending
        if not isinstance(pending, Ask):
            return False
        return pending.prompt == "answer" or (pending.prompt == "react" and any(self.slots))

    def formality(self) -> Choice | None:
        """H104: with nothing Set she cannot interrupt, and the two places lie open before all (HR7)."""
        pending = self.pending
        if isinstance(pending, Ask) and pending.prompt == "react" and not any(self.slots):
            return pending.choices[0]
        return None

    def keeps_secret(self, seat: Seat, before: Collection[Seat] = (SPECTATOR,)) -> bool:
        """Hers always. A Visitor has none before having seen or taken something, and all saw that happen. But of a wink
        only the two know (HR43): where there are winks all have a secret as soon as one has, or somebody elsewhere
        could have winked."""
        if seat in self.ghosts or self.masked() or self.hushed():
            return True
        if all(getattr(frame, "phase", "") != "setup" for frame in self.stack) and self.options.edition == "en":
            return not {*self.living} <= {seat, *before} or any(map(self.knows_alone, self.living))
        return self.knows_alone(seat)

    def knows_alone(self, seat: Seat) -> bool:
        """Whether this Visitor has a tile, or has been shown something, that not all have seen."""
        noted = any(knower_of(key) == seat for key in self.knows)
        return noted or bool(self.hands[seat] or self.phones[seat] or seat in self.astray)

    def standing(self) -> Choice | None:
        """H105, HR42: let them, until I say so."""
        pending = self.pending
        if not isinstance(pending, Ask) or pending.prompt not in ("react", "beside"):
            return None
        return next(choice for choice in pending.choices if choice.verb in ("let", "nothing"))
