"""Where the ghosts may be, and what she may hold, as a Visitor can imagine it."""

from random import Random

from msgspec.structs import replace

from yakata.hako_onna.rules.powers.interrupts import FindDoll
from yakata.hako_onna.rules.turns import Hours
from yakata.hako_onna.sight.imagining.cards import Heard, imagine_order
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, Note, Phone, known
from yakata.hako_onna.state.night import HAKO, NOWHERE, UNSEEN, Night
from yakata.kernel import Seat

DEALS = 8
"""So many times cards are dealt anew when the ghosts find no place that fits them."""


def redraw(s: Night, rng: Random, seat: Seat) -> int:
    """New places and new cards, together. Returns the condition under which they were drawn."""
    knower = s.knower(seat)
    traces = {condition: mask for condition, mask in whereabouts.traces_of(s, knower) if mask}
    heard = Heard(s, s.phones[seat] if 0 <= seat < s.seats else (), list(traces))
    for _ in range(DEALS):
        if (condition := _redraw_once(s, rng, seat, traces, heard)) is not None:
            return condition
    return 0


def _redraw_once(s: Night, rng: Random, seat: Seat, traces: dict[int, int], heard: Heard) -> int | None:
    knower = s.knower(seat)
    order = imagine_order(s, rng, heard)
    met = list(heard.met(order))
    while met:
        condition = rng.choices(met, [traces[condition].bit_count() for condition in met])[0]
        met.remove(condition)
        cards = heard.deal(rng, order, condition)
        if not _place(s, rng, knower, traces[condition], condition):
            continue
        s.drawn, s.slots, s.fresh, s.bottom = cards.order, cards.slots, cards.fresh, cards.bottom
        s.powers = cards.hand(s.gone_cards)
        s.phones = tuple(
            phones if other == seat else tuple(_reshown(phone, cards.history) for phone in phones)
            for other, phones in enumerate(s.phones)
        )
        s.traces = {key: mask for key, mask in s.traces.items() if key // whereabouts.SPAN in (EVERYONE, knower)}
        return condition
    return None


def _reshown(phone: Phone, history: tuple[frozenset[str], ...]) -> Phone:
    """What the Smartphone showed somebody else, in this world."""
    held = tuple(sorted(history[phone.screams] - set(phone.gone)))
    return replace(phone, powers=held if phone.every else held[: len(phone.powers)])


def _place(s: Night, rng: Random, knower: int, mask: int, condition: int) -> bool:
    """Places for all ghosts that fit how many tiles lie where."""
    counts = s.shown or s.counts()
    seats = [HAKO, *whereabouts.hakobito(s)]
    free = whereabouts.ALL ^ s.noisy if condition & whereabouts.AWAY else whereabouts.ALL
    masks = {HAKO: mask} | {seat: whereabouts.hakobito_of(s, knower, seat) & free for seat in seats[1:]}
    if condition & whereabouts.BEHIND:
        victim = next(frame.seat for frame in s.stack if isinstance(frame, Hours))
        near = [seat for seat in seats[1:] if seat != victim and masks[seat] & s.noisy]
        if not near:
            return False
        masks[rng.choice(near)] &= s.noisy
    found = Fit(rng, masks, counts, s.base).places()
    if found is None:
        return False
    ghost_at, holds = [NOWHERE] * s.seats, [False] * s.seats
    for seat, at in found.items():
        ghost_at[seat] = at
    for shadow in set(found.values()):
        there = [seat for seat in seats if found[seat] == shadow]
        if s.base[shadow] >= 0 and counts[shadow] == len(there):
            holds[there[0]] = True
    s.ghost_at, s.holds = tuple(ghost_at), tuple(holds)
    if s.shown:
        s.up = s.shown_up
    return True


class Fit:
    """Ghosts put where tiles lie, at random: a tile that is no ghost's own hides one or is one more."""

    def __init__(self, rng: Random, masks: dict[int, int], counts: tuple[int, ...], base: tuple[int, ...]) -> None:
        self.rng = rng
        self.most = list(counts)
        """So many can still be there."""
        self.least = [count - (lot >= 0) for count, lot in zip(counts, base, strict=True)]
        """And so many must."""
        room = sum(1 << n for n, most in enumerate(counts) if most)
        self.order = sorted(masks, key=lambda seat: (masks[seat] & room).bit_count())
        self.spots = {seat: [n for n in range(24) if masks[seat] & room & 1 << n] for seat in masks}
        self.found: dict[int, int] = {}

    def places(self) -> dict[int, int] | None:
        """Where each ghost is; ``None`` when there is no way."""
        must = sum(max(0, least) for least in self.least)
        return self.found if self._put(0, must) else None

    def _put(self, at: int, must: int) -> bool:
        left = len(self.order) - at
        if not left or must > left:
            return must == 0 == left
        seat = self.order[at]
        for spot in self.rng.sample(self.spots[seat], len(self.spots[seat])):
            wanted = self.least[spot] > 0
            if self.most[spot] and (wanted or must < left):
                self.most[spot] -= 1
                self.least[spot] -= 1
                if self._put(at + 1, must - wanted):
                    self.found[seat] = spot
                    return True
                self.most[spot] += 1
                self.least[spot] += 1
        return False


def looked_at(s: Night) -> set[int]:
    """The Shadows that the ghosts must have looked into: all of the rooms where they are."""
    rooms = {s.content.room_of[at] for at in s.ghost_at if at != NOWHERE}
    rooms |= {frame.room for frame in s.stack if isinstance(frame, FindDoll) and frame.room}
    return {shadow for room in rooms for shadow in s.content.shadows_in[room]}


def note_looked(s: Night) -> None:
    """What they know in this world."""
    bones = s.tile("bones")
    for shadow in looked_at(s):
        lot = s.base[shadow]
        if lot != NOWHERE and s.faces[lot] != UNSEEN:
            s.learn(GHOSTS, lot, "looked")
    for lot, face in enumerate(s.faces):
        if face == bones:
            s.knows[known(GHOSTS, lot)] = Note(face, 0, "placed")
