"""Which powers she may have: a deck, a hand and set cards that fit every Scream, as one seat has heard them."""

from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from yakata.hako_onna import noise
from yakata.hako_onna.whereabouts import NOT_KILL
from yakata.kernel import Seat

if TYPE_CHECKING:
    from yakata.hako_onna.night import Night

PATIENCE = 3_000
"""So many steps of the search; then this condition counts as impossible."""


class Cards(Struct, frozen=True):
    """Her cards in an imagined world. ``history``: what she had after each Scream."""

    history: tuple[frozenset[str], ...]
    fresh: tuple[str, ...]
    bottom: tuple[str, ...]
    slots: tuple[str, str] = ("", "")

    def hand(self, gone: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(self.history[-1] - {*self.slots, *gone}))


def imagine_cards(s: "Night", rng: Random, seat: Seat, condition: int) -> Cards | None:
    """Cards under which the condition of a trace holds; ``None`` when there are none."""
    numbered = s.rules.numbered(s.options)
    must = {id for number, id in numbered.items() if condition >> number & 1} | set(s.powers_seen)
    search = _Search(s, rng, seat, must)
    for start in search.shuffled(id for id in numbered.values() if not s.power(id).never_first):
        fresh = frozenset(numbered.values()) - {start}
        cards = search.go_on(fresh, ("despair",), (frozenset({start}),))
        if cards is not None:
            return _set(s, rng, cards, condition)
    return None


class _Search:
    """Scream by Scream: which card can have been drawn."""

    def __init__(self, s: "Night", rng: Random, seat: Seat, must: set[str]) -> None:
        self.s, self.rng, self.must = s, rng, must
        self.phone = s.phones[seat] if 0 <= seat < s.seats else (-1, (), -1, False)
        self.steps = 0

    def shuffled(self, things: object) -> list[str]:
        found = sorted(things)  # type: ignore[call-overload]  # an iterable of ids
        self.rng.shuffle(found)
        return list(found)

    def go_on(self, fresh: frozenset[str], bottom: tuple[str, ...], history: tuple[frozenset[str], ...]) -> Cards | None:
        self.steps += 1
        heard, held = len(history) - 1, history[-1]
        if self.steps > PATIENCE or not self.as_shown(heard, held):
            return None
        if heard == len(self.s.screams):
            return Cards(history, tuple(sorted(fresh)), bottom) if self.must <= held else None
        if len(self.must - held) > self.to_come(heard):
            return None
        _, _, what, unlocked = self.s.screams[heard]
        if not fresh:
            return self.known(bottom, history, what, unlocked)
        for id in self.shuffled(fresh):
            kept = bool(unlocked >> self.s.power(id).number & 1)
            if kept == (what == "kept"):
                now = held | {id} if kept else held
                found = self.go_on(fresh - {id}, bottom if kept else (*bottom, id), (*history, now))
                if found is not None:
                    return found
        return None

    def known(
        self, bottom: tuple[str, ...], history: tuple[frozenset[str], ...], what: str, unlocked: int
    ) -> Cards | None:
        """The deck is in order now: what comes is certain."""
        if not bottom:
            return None
        id, rest, held = bottom[0], bottom[1:], history[-1]
        if (id == "despair") != (what == "despair"):
            return None
        if id == "despair":
            return self.go_on(frozenset(), (*rest[2:], id), (*history, held | set(rest[:2])))
        kept = bool(unlocked >> self.s.power(id).number & 1)
        if kept != (what == "kept"):
            return None
        return self.go_on(frozenset(), rest if kept else (*rest, id), (*history, held | {id} if kept else held))

    def to_come(self, heard: int) -> int:
        """How many cards she can still get."""
        worth = {"kept": 1, "bottom": 0, "despair": 2}
        return sum(worth[what] for _, _, what, _ in self.s.screams[heard:])

    def as_shown(self, heard: int, held: frozenset[str]) -> bool:
        """What the Smartphone has shown this seat after so many Screams."""
        at, powers, _, everything = self.phone
        if at != heard:
            return True
        return held >= set(powers) and (not everything or held - set(powers) <= set(self.s.gone_cards))


def _set(s: "Night", rng: Random, cards: Cards, condition: int) -> Cards | None:
    """What lies set: something she had when it was set."""
    taken = s.shown_slots if s.shown else (bool(s.slots[0]), bool(s.slots[1]))
    slots = ["", ""]
    for slot in range(2):
        if not taken[slot]:
            continue
        if s.slots[slot] and noise.in_force(s, s.slots[slot]):  # it lies open
            slots[slot] = s.slots[slot]
            continue
        had = cards.history[min(s.set_at[slot], len(cards.history) - 1)] - {*s.gone_cards, *slots}
        fits = [id for id in sorted(had) if not noise.in_force(s, id)]
        if condition & NOT_KILL[slot]:
            fits = [id for id in fits if s.power(id).effect != "kill" or s.power(id).need > s.unlocked]
        if not fits:
            return None
        slots[slot] = rng.choice(fits)
    return Cards(cards.history, cards.fresh, cards.bottom, (slots[0], slots[1]))
