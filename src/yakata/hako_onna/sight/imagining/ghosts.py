"""Where the ghosts may be, and what she may hold, as a Visitor can imagine it."""

from random import Random

from msgspec.structs import replace

from yakata.hako_onna.rules.powers.interrupts import FindDoll
from yakata.hako_onna.rules.turns import Hours
from yakata.hako_onna.sight.imagining.cards import imagine_cards, set_cards
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
    for _ in range(DEALS):
        if (condition := _redraw_once(s, rng, seat, traces)) is not None:
            return condition
    return 0


def _redraw_once(s: Night, rng: Random, seat: Seat, traces: dict[int, int]) -> int | None:
    knower = s.knower(seat)
    dealt, met = imagine_cards(s, rng, seat, list(traces))
    while met:
        condition = rng.choices(met, [traces[condition].bit_count() for condition in met])[0]
        met.remove(condition)
        cards = set_cards(s, rng, dealt, condition)
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
    room = {n: _room_for(count, s.base[n] >= 0) for n, count in enumerate(counts)}
    order = sorted(seats, key=lambda seat: masks[seat].bit_count())
    found = _fit(rng, order, masks, room, {})
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


def _room_for(count: int, tile: bool) -> tuple[int, int]:
    """How many ghosts can be where so many tiles lie: at least, at most."""
    return (count - 1, count) if tile else (count, count)


def _fit(
    rng: Random, order: list[int], masks: dict[int, int], room: dict[int, tuple[int, int]], found: dict[int, int]
) -> dict[int, int] | None:
    if len(found) == len(order):
        return found if all(_number(found, n) >= least for n, (least, _) in room.items()) else None
    seat = order[len(found)]
    spots = [n for n in range(24) if masks[seat] >> n & 1]
    rng.shuffle(spots)
    for spot in spots:
        if _number(found, spot) < room[spot][1]:
            fitted = _fit(rng, order, masks, room, found | {seat: spot})
            if fitted is not None:
                return fitted
    return None


def _number(found: dict[int, int], spot: int) -> int:
    return sum(at == spot for at in found.values())


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
