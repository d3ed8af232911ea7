"""Which powers she may have: a deck, a hand and set cards that fit every Scream, as one seat has heard them.

The deck is an order of ten powers: the one she kept first, then each as it was drawn. What became of every card was
heard, so it is known which place of the order each Scream has drawn, and when she has had it: each place allows certain
powers and no others. An order is laid from nothing by what the places allow; then cards change places at random as long
as the order still fits. Only where none is found in this way the true one is the beginning, and so many cards change
places that nothing is left of it.

Many orders are tried for one world: a power is its number here, and many powers are bits.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from msgspec import Struct

from yakata.hako_onna.rules import noise
from yakata.hako_onna.state.memory import Phone, Scream
from yakata.hako_onna.state.night import Night
from yakata.hako_onna.state.whereabouts import NOT_KILL

TRIES, SWAPS, MANY_SWAPS = 25, 10, 160
DESPAIR: Final = "despair"
ITS_PLACE: Final = -1
"""The eleventh card begins at the bottom."""


class Cards(Struct, frozen=True):
    """Her cards in an imagined world. ``history``: what she had after each Scream."""

    order: tuple[str, ...]
    history: tuple[frozenset[str], ...]
    fresh: tuple[str, ...]
    bottom: tuple[str, ...]
    slots: tuple[str, str]

    def hand(self, gone: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(self.history[-1] - {*self.slots, *gone}))


class Deck(Struct, frozen=True):
    """Where each place of the order has gone, whatever card is there."""

    kept: tuple[int, ...]
    """The places, as bits, that she has after each Scream."""
    drawn: tuple[tuple[int, ...], ...]
    """What was heard whenever a place was drawn: the powers, as bits, that can have been there."""
    top: int
    """So many have been drawn."""
    bottom: tuple[int, ...]


def follow(screams: tuple[Scream, ...], size: int) -> Deck:
    """Kept, to the bottom, or despair: then the two below it are hers, and it goes to the bottom again."""
    kept, drawn, top, bottom = [1], [list[int]() for _ in range(size)], 1, [ITS_PLACE]
    for scream in screams:
        if top < size:
            place, top = top, top + 1
        else:
            place = bottom.pop(0)
        hers = kept[-1]
        if place == ITS_PLACE:
            for below in bottom[:2]:
                hers |= 1 << below
            bottom = [*bottom[2:], place]
        elif scream.became == "kept":
            drawn[place].append(scream.unlocked)
            hers |= 1 << place
        else:
            drawn[place].append(~scream.unlocked)
            bottom.append(place)
        kept.append(hers)
    return Deck(tuple(kept), tuple(map(tuple, drawn)), top, tuple(bottom))


class Heard:
    """What one seat knows of her cards, and the orders that fit it."""

    def __init__(self, s: Night, phones: tuple[Phone, ...], conditions: list[int]) -> None:
        self.name = s.numbered
        self.number = {card: n for n, card in self.name.items()}
        self.powers = sorted(self.name, key=self.name.__getitem__)
        """By their names."""
        self.all = self.bits(self.number)
        self.kills = self.bits(card for card in self.number if s.power(card).effect == "kill")
        self.deck = follow(s.screams, len(self.powers))
        self.allowed = self._allowed(s, phones)
        """By the place, as bits."""
        self.slots = [self._slot(s, slot) for slot in range(2)]
        self.conditions = conditions

    def bits(self, cards: Iterable[str]) -> int:
        return sum(1 << self.number[card] for card in cards)

    def names(self, bits: int) -> list[str]:
        return [self.name[n] for n in self.powers if bits >> n & 1]

    def _allowed(self, s: Night, phones: tuple[Phone, ...]) -> list[int]:
        allowed = []
        never_first = self.bits(card for card in self.number if s.power(card).never_first)
        seen = [(1 << self.number[card], self.deck.kept[after]) for card, after in _seen(s, phones).items()]
        shown = [(self.bits({*one.powers, *one.gone}), self.deck.kept[one.screams], one.every) for one in phones]
        for place, drawn in enumerate(self.deck.drawn):
            fits = self.all if place else self.all & ~never_first
            for heard in drawn:
                fits &= heard
            for power, kept in seen:
                if not kept >> place & 1:
                    fits &= ~power
            for powers, kept, every in shown:
                if not kept >> place & 1:
                    fits &= ~powers
                elif every:
                    fits &= powers
            allowed.append(fits)
        return allowed

    def _slot(self, s: Night, slot: int) -> tuple[int, int] | None:
        """What may lie set there, as bits, and the places that she had then; ``None``: nothing lies there."""
        taken = s.shown_slots if s.shown else (bool(s.slots[0]), bool(s.slots[1]))
        if not taken[slot]:
            return None
        kept = self.deck.kept[min(s.set_at[slot], len(s.screams))]
        if s.slots[slot] and noise.in_force(s, s.slots[slot]):  # it lies open
            return 1 << self.number[s.slots[slot]], kept
        elsewhere = {*s.gone_cards, *s.not_set[slot]}
        return self.bits(card for card in self.number if card not in elsewhere and not noise.in_force(s, card)), kept

    def lay(self, rng: Random) -> list[int] | None:
        """An order by what the places allow; the most particular place chooses first."""
        order, left = [0] * len(self.powers), self.all
        places = list(range(len(order)))
        rng.shuffle(places)
        while places:
            place = min(places, key=lambda n: (self.allowed[n] & left).bit_count())
            cards = [card for card in self.powers if self.allowed[place] & left & 1 << card]
            if not cards:
                return None
            order[place] = rng.choice(cards)
            left ^= 1 << order[place]
            places.remove(place)
        return order

    def swap(self, order: list[int], a: int, b: int) -> None:
        """Two cards change places, if the order still fits."""
        if self.allowed[a] >> order[b] & 1 and self.allowed[b] >> order[a] & 1:
            order[a], order[b] = order[b], order[a]
            if not self.fits(order):
                order[a], order[b] = order[b], order[a]

    def fits(self, order: list[int]) -> bool:
        return next(self.met(order), None) is not None

    def met(self, order: list[int]) -> Iterator[int]:
        """The conditions that this order meets: she has what they say, and something may lie set."""
        others = self.all & ~self.had(order, self.deck.kept[-1])
        for condition in self.conditions:
            if not condition & others and self._can_be_set(order, condition):
                yield condition

    def had(self, order: list[int], kept: int) -> int:
        return sum(1 << card for place, card in enumerate(order) if kept >> place & 1)

    def _can_be_set(self, order: list[int], condition: int) -> bool:
        left, right = (self._set(order, slot, condition) for slot in range(2))
        return left != 0 and right != 0 and (left is None or left != right or left.bit_count() > 1)

    def _set(self, order: list[int], slot: int, condition: int) -> int | None:
        """What may lie set: something that she had when it was set, and that was not seen elsewhere."""
        if (there := self.slots[slot]) is None:
            return None
        fits, kept = there
        fits &= self.had(order, kept)
        return fits & ~self.kills if condition & NOT_KILL[slot] else fits

    def settings(self, order: list[int], condition: int) -> list[tuple[str, str]]:
        """What may lie set, left and right."""
        both = [self._set(order, slot, condition) for slot in range(2)]
        left, right = ([""] if fits is None else self.names(fits) for fits in both)
        return [(one, other) for one in left for other in right if not one or one != other]

    def deal(self, rng: Random, order: list[int], condition: int) -> Cards:
        """The cards of this order, some of them set."""
        names, top = [self.name[card] for card in order], self.deck.top
        had = {kept: frozenset(self.names(self.had(order, kept))) for kept in set(self.deck.kept)}
        return Cards(
            tuple(names[:top]),
            tuple(had[kept] for kept in self.deck.kept),
            tuple(sorted(names[top:])),
            tuple(DESPAIR if place == ITS_PLACE else names[place] for place in self.deck.bottom),
            rng.choice(self.settings(order, condition)),
        )


def imagine_order(s: Night, rng: Random, heard: Heard) -> list[int]:
    """An order of the deck that fits what was heard."""
    laid = (heard.lay(rng) for _ in range(TRIES))
    order = next((order for order in laid if order and heard.fits(order)), None)
    swaps = SWAPS if order else MANY_SWAPS
    order = order or [heard.number[card] for card in (*s.drawn, *s.fresh)]
    for _ in range(swaps):
        heard.swap(order, *rng.sample(range(len(order)), 2))
    return order


def _seen(s: Night, phones: tuple[Phone, ...]) -> dict[str, int]:
    """The powers that the seat knows she had, and after how many Screams at the latest."""
    open_ones = ((card, at) for card, at in zip(s.slots, s.set_at, strict=True) if card and noise.in_force(s, card))
    shown = ((card, phone.screams) for phone in phones for card in phone.powers)
    seen = dict(s.powers_seen)
    for card, after in (*open_ones, *shown):
        seen[card] = min(after, seen.get(card, after))
    return seen
