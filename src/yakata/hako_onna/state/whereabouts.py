"""Where she can be, as far as somebody can know: the set of Shadows that fits all that was seen, kept up to date.

Nearly all evidence is public: Screams, Peeks that killed nobody, answers, how many tiles lie where. So there is one
trace for everyone, and one of their own for those who have seen more (``look-next-door``). What powers she may have
used in the dark changes how far she may have come. A trace is therefore split by *conditions*: bit ``n`` says that
she has used power number ``n`` unseen (moved with it, or lied with it), so that she must have it; bits 11 and 12 say
that the power set left or right is not the one that kills who Makes Noise, because it did not; bit 13 says that no
Hakobito was there either; bit 0 says that it did kill, or would have, and that it was a Hakobito who stood behind.
``imagine`` draws a condition and a Shadow together, and then cards that meet the condition.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.mansion import Mansion
from yakata.hako_onna.state.memory import EVERYONE
from yakata.hako_onna.state.night import NOWHERE, Night

SPAN = 1 << 14
NOT_KILL = (1 << 11, 1 << 12)
"""The power set left, or right, is not the one that kills on noise."""
AWAY = 1 << 13
"""No Hakobito is in the room where noise was made; until they move."""
BEHIND = 1 << 0
"""Not she but a Hakobito stood behind who made noise; until they move."""
ALL = (1 << 24) - 1
ONE_STEP = (0, 1, False, False)
"""No power used, one step, no leap, not through walls."""


def begin(s: Night) -> None:
    """H24: she starts in one of the GRUDGE rooms."""
    mask = 0
    for room in s.content.boards.grudge:
        mask |= s.content.room_mask[room]
    s.traces = {EVERYONE * SPAN: mask}
    s.hakobito_traces = {}
    settle(s)


def traces_of(s: Night, knower: int) -> list[tuple[int, int]]:
    """Conditions and Shadows, for one who knows so much."""
    own = [(key % SPAN, mask) for key, mask in s.traces.items() if key // SPAN == knower]
    return own or [(key % SPAN, mask) for key, mask in s.traces.items() if key // SPAN == EVERYONE]


def hakobito_of(s: Night, knower: int, seat: int) -> int:
    own = s.hakobito_traces.get(knower * 16 + seat)
    return own if own is not None else s.hakobito_traces.get(EVERYONE * 16 + seat, 0)


def may_be(s: Night, knower: int) -> int:
    mask = 0
    for _, part in traces_of(s, knower):
        mask |= part
    return mask


# Evidence


def narrow(s: Night, mask: int, knower: int | None = None) -> None:
    """She is in one of these Shadows."""
    s.traces = {
        key: left
        for key, old in s.traces.items()
        if (left := old & mask if knower is None or key // SPAN == knower else old)
    }


def narrow_hakobito(s: Night, seat: int, mask: int, knower: int | None = None) -> None:
    for key, old in s.hakobito_traces.items():
        if key % 16 == seat and (knower is None or key // 16 == knower):
            s.hakobito_traces[key] = old & mask


def ghosts_seen(s: Night, shadow: int) -> None:
    """All see which ghosts are in a Shadow, and which are not."""
    spot = 1 << shadow
    narrow(s, spot if s.ghost_at[0] == shadow else ALL ^ spot)
    for seat in hakobito(s):
        narrow_hakobito(s, seat, spot if s.ghost_at[seat] == shadow else ALL ^ spot)


def keep_apart(s: Night, knower: int) -> None:
    """From now on this Visitor knows more than the others."""
    if not any(key // SPAN == knower for key in s.traces):
        s.traces |= {knower * SPAN + condition: mask for condition, mask in traces_of(s, EVERYONE)}
        s.hakobito_traces |= {knower * 16 + seat: hakobito_of(s, EVERYONE, seat) for seat in hakobito(s)}


def forget(s: Night, knower: int) -> None:
    """The dead know where she is."""
    s.traces = {key: mask for key, mask in s.traces.items() if key // SPAN != knower}
    s.hakobito_traces = {key: mask for key, mask in s.hakobito_traces.items() if key // 16 != knower}


def answered(s: Night, mask: int, lies: int) -> None:
    """She says that she is in one of these Shadows. ``lies``: the number of a power that lets her lie, or 0."""
    split: dict[int, int] = {}
    for key, old in s.traces.items():
        _add(split, key, old & mask)
        if lies:
            _add(split, key | 1 << lies, old & ~mask)
    s.traces = split


def nobody_died(s: Night, room: str) -> None:
    """Noise was made here and killed nobody: no ghost who kills was here, or what is set does not kill."""
    powers = (s.power(card) for card in s.numbered.values() if card not in s.gone_cards)
    kill = next((power for power in powers if power.effect == "kill" and power.need <= s.unlocked), None)
    bits = sum(bit for bit, card in zip(NOT_KILL, s.slots, strict=True) if card)
    if kill is None or not bits:
        return
    s.noisy = here = s.content.room_mask[room]
    others = kill.need_hakobito <= s.unlocked and any(hakobito_of(s, EVERYONE, seat) & here for seat in hakobito(s))
    split: dict[int, int] = {}
    for key, old in s.traces.items():
        _add(split, key | AWAY if others else key, old & ~here)
        _add(split, key | bits, old if others else old & here)
    s.traces = split


def behind(s: Night, room: str, shadows: int, victim: int) -> None:
    """H112, HR39: somebody stands behind who made noise in this room, in one of these Shadows: she, or once the power
    is strengthened a Hakobito. Where both are in the room it is she."""
    s.noisy = shadows
    here = s.content.room_mask[room]
    strong = any(
        s.power(card).effect == "kill" and s.power(card).need_hakobito <= s.unlocked for card in s.numbered.values()
    )
    perhaps = strong and any(hakobito_of(s, EVERYONE, seat) & shadows for seat in hakobito(s) if seat != victim)
    split: dict[int, int] = {}
    for key, old in s.traces.items():
        if not key & BEHIND:
            _add(split, key, old & shadows)
        if perhaps:
            _add(split, key | BEHIND, old & ~here)
    s.traces = split


def slot_emptied(s: Night, slot: int) -> None:
    """What was set here is set no more; what it was not matters no more."""
    if not any(key & NOT_KILL[slot] for key in s.traces):
        return
    merged: dict[int, int] = {}
    for key, mask in s.traces.items():
        _add(merged, key & ~NOT_KILL[slot], mask)
    s.traces = merged


def _add(traces: dict[int, int], key: int, mask: int) -> None:
    if mask:
        traces[key] = traces.get(key, 0) | mask


# Her moves


def spread(s: Night, used: int) -> None:
    """She and the Hakobito have moved in the dark. ``used``: how many set cards she took back to her hand."""
    ways = [_way(s, numbers) for numbers in combinations(unseen_powers(s), used)] if used else [ONE_STEP]
    content, house, closed = s.content, s.house, s.salted
    moved: dict[int, int] = {}
    for key, mask in s.traces.items():
        for used_now, *far in ways:
            there = reach(content, house, mask, *far) if used_now else one_step(house, mask)
            _add(moved, key & ~(AWAY | BEHIND) | used_now, there & ~closed)
    s.traces = moved
    for key, mask in s.hakobito_traces.items():
        s.hakobito_traces[key] = one_step(house, mask) & ~closed
    settle(s)


def _way(s: Night, numbers: tuple[int, ...]) -> tuple[int, int, bool, bool]:
    """The powers with these numbers as a condition, and how far they carry her: steps, a leap, through walls."""
    cards = s.numbered
    effects = {s.power(cards[number]).effect for number in numbers}
    steps = 2 if "move-twice" in effects else 1
    return sum(1 << number for number in numbers), steps, "move-on-floor" in effects, "move-through-walls" in effects


def arrive(s: Night, room: str) -> None:
    """She has come to this room in the dark, from wherever she was."""
    mask = s.content.room_mask[room] & ~s.salted
    s.traces = dict.fromkeys(s.traces, mask)
    settle(s)


def unseen_powers(s: Night) -> Iterator[int]:
    """The numbers of the powers that she can have used in the dark, as all know."""
    for number, card in s.numbered.items():
        power = s.power(card)
        if power.timing == "own" and power.need <= s.unlocked and card not in s.gone_cards and could_have(s, card):
            yield number


def could_have(s: Night, card: str) -> bool:
    """Whether she can have this power: from the start (H19), by its Diary tile (H20), or by despair (H87)."""
    power = s.power(card)
    return not power.never_first or any(
        scream.became == "despair" or (scream.became == "kept" and scream.unlocked >> power.number & 1)
        for scream in s.screams
    )


def settle(s: Night) -> None:
    """All can count the tiles in each Shadow, and a ghost's tile lies face down."""
    filled, more, crowded, others = s.filled, 0, 0, hakobito(s)
    for at, holds in zip(s.ghost_at, s.holds, strict=True):
        if at != NOWHERE and not holds:
            crowded |= more & 1 << at
            more |= 1 << at
    alone = (filled & ~more) | (more & ~filled & ~crowded)
    fits = (filled | more) & ~(s.up & alone)
    if more and not others:
        fits &= more
    narrow(s, fits)
    for seat in others:
        narrow_hakobito(s, seat, fits)


def hakobito(s: Night) -> list[int]:
    """The seats of the Hakobito in the house."""
    return [seat for seat in range(1, s.seats) if s.ghost_at[seat] >= 0]


def one_step(house: Mansion, mask: int) -> int:
    """The Shadows that can be reached from these with no power."""
    found = 0
    for room, near in house.one_step:
        if mask & room:
            found |= near
    return found


@lru_cache(maxsize=65536)
def reach(content: Content, house: Mansion, mask: int, steps: int, leap: bool, walls: bool) -> int:
    """The Shadows that can be reached from these: so many steps, one of them a leap to any room of the floor."""
    rooms = {content.room_of[n] for n in range(24) if mask >> n & 1}
    found = rooms_from(house.ways, house.through if walls else {}, rooms, steps)
    if leap:
        for before in range(steps):
            near = rooms_from(house.ways, house.through if walls else {}, rooms, before)
            leapt = {room for here in near for room in house.on_floor[house.floor[here]]}
            found |= rooms_from(house.ways, house.through if walls else {}, leapt, steps - 1 - before)
    return sum(content.room_mask[room] for room in found)


def rooms_from(
    ways: dict[str, tuple[str, ...]], through: dict[str, tuple[str, ...]], rooms: set[str], steps: int
) -> set[str]:
    found = set(rooms)
    for _ in range(steps):
        found |= {there for room in found for there in (*ways[room], *through.get(room, ()))}
    return found
