"""Which powers she may have: a deck, a hand and set cards that fit every Scream, as one seat has heard them.

The deck is an order of ten powers: the one she kept first, then each as it was drawn. An order fits when every
Scream would have gone as it went: kept, to the bottom, or despair. An order is laid from nothing, by what the seat
knows, until one fits; then cards change places at random as long as the order still fits. Only where no order is found
in this way the true one is the beginning, and so many cards change places that nothing is left of it.
"""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from yakata.hako_onna.rules import noise
from yakata.hako_onna.state.memory import Phone
from yakata.hako_onna.state.night import Night
from yakata.hako_onna.state.whereabouts import NOT_KILL
from yakata.kernel import Seat

TRIES, SWAPS, MANY_SWAPS = 25, 10, 160
DESPAIR = "despair"


class Cards(Struct, frozen=True):
    """Her cards in an imagined world. ``history``: what she had after each Scream."""

    order: tuple[str, ...]
    history: tuple[frozenset[str], ...]
    fresh: tuple[str, ...]
    bottom: tuple[str, ...]
    slots: tuple[str, str] = ("", "")

    def hand(self, gone: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(self.history[-1] - {*self.slots, *gone}))


def imagine_cards(s: Night, rng: Random, seat: Seat, conditions: list[int]) -> tuple[Cards, list[int]]:
    """Cards that fit, and those of the conditions (see ``whereabouts``) that they meet."""
    numbered = s.numbered
    needs = {condition: {numbered[n] for n in numbered if condition >> n & 1} for condition in conditions}
    phones = s.phones[seat] if 0 <= seat < s.seats else ()
    number = {card: n for n, card in numbered.items()}
    seen = _seen(s, phones)
    fits = _checker(s, phones, number, needs, seen)
    laid = (_lay(s, rng, number, seen) for _ in range(TRIES))
    order = next((order for order in laid if order and fits(order)), None)
    swaps = SWAPS if order else MANY_SWAPS
    order = order or [*s.drawn, *s.fresh]
    for _ in range(swaps):
        a, b = rng.sample(range(len(order)), 2)
        order[a], order[b] = order[b], order[a]
        if not fits(order):
            order[a], order[b] = order[b], order[a]
    cards = deal(s, order, number)
    assert cards is not None, "the true order fits"
    met = [condition for condition, powers in needs.items() if _meets(s, cards, condition, powers)]
    return cards, met


def _seen(s: Night, phones: tuple[Phone, ...]) -> dict[str, int]:
    """The powers that the seat knows she had, and after how many Screams at the latest."""
    open_ones = ((card, at) for card, at in zip(s.slots, s.set_at, strict=True) if card and noise.in_force(s, card))
    shown = ((card, phone.screams) for phone in phones for card in phone.powers)
    seen = dict(s.powers_seen)
    for card, after in (*open_ones, *shown):
        seen[card] = min(after, seen.get(card, after))
    return seen


def _lay(s: Night, rng: Random, number: dict[str, int], seen: dict[str, int]) -> list[str] | None:
    """An order of which the first nine Screams would have gone as they went; what was seen early comes first."""
    screams = s.screams[: len(number) - 1]
    fits = [{card for card in number if not s.power(card).never_first}]
    for scream in screams:
        kept_now = scream.became == "kept"
        fits.append({card for card, n in number.items() if (scream.unlocked >> n & 1 == 1) == kept_now})
    order = [""] * len(number)
    for card, after in sorted(seen.items(), key=lambda one: one[1]):
        if after < len(number):
            kept = [n for n in range(1, min(after, len(screams)) + 1) if screams[n - 1].became == "kept"]
            places = [n for n in (0, *kept) if not order[n] and card in fits[n]]
            if not places:
                return None
            order[rng.choice(places)] = card
    free = [n for n in range(len(number)) if not order[n]]
    rng.shuffle(free)
    left = sorted(set(number) - set(order))
    for place in sorted(free, key=lambda n: len(fits[n]) if n < len(fits) else len(number)):
        cards = [card for card in left if place >= len(fits) or card in fits[place]]
        if not cards:
            return None
        order[place] = rng.choice(cards)
        left.remove(order[place])
    return order


def _meets(s: Night, cards: Cards, condition: int, powers: set[str]) -> bool:
    return powers <= cards.history[-1] and bool(settings(s, cards, condition))


def _checker(
    s: Night, phones: tuple[Phone, ...], number: dict[str, int], needs: dict[int, set[str]], seen: dict[str, int]
) -> Callable[[list[str]], bool]:
    def shown(phone: Phone, held: frozenset[str]) -> bool:
        had = {*phone.powers, *phone.gone}
        return had == held if phone.every else had <= held

    def fits(order: list[str]) -> bool:
        if s.power(order[0]).never_first:
            return False
        cards = deal(s, order, number)
        if cards is None or not all(card in cards.history[after] for card, after in seen.items()):
            return False
        if not all(shown(phone, cards.history[phone.screams]) for phone in phones):
            return False
        return any(_meets(s, cards, condition, powers) for condition, powers in needs.items())

    return fits


def deal(s: Night, order: list[str], number: dict[str, int]) -> Cards | None:
    """What this order of the deck leads to; ``None`` when a Scream would have gone otherwise."""
    held = frozenset(order[:1])
    history, bottom, top = [held], [DESPAIR], 1
    for scream in s.screams:
        if top < len(order):
            card, top = order[top], top + 1
        else:
            card = bottom.pop(0)
        if (card == DESPAIR) != (scream.became == DESPAIR):
            return None
        if card == DESPAIR:
            held |= set(bottom[:2])
            bottom = [*bottom[2:], card]
        else:
            kept = bool(scream.unlocked >> number[card] & 1)
            if kept != (scream.became == "kept"):
                return None
            if kept:
                held |= {card}
            else:
                bottom.append(card)
        history.append(held)
    return Cards(tuple(order[:top]), tuple(history), tuple(sorted(order[top:])), tuple(bottom))


def settings(s: Night, cards: Cards, condition: int) -> list[tuple[str, str]]:
    """What may lie set, left and right: something that she had when it was set, and that was not seen elsewhere."""
    left, right = (_in_slot(s, cards, slot, condition) for slot in range(2))
    return [(one, other) for one in left for other in right if not one or one != other]


def _in_slot(s: Night, cards: Cards, slot: int, condition: int) -> list[str]:
    taken = s.shown_slots if s.shown else (bool(s.slots[0]), bool(s.slots[1]))
    if not taken[slot]:
        return [""]
    if s.slots[slot] and noise.in_force(s, s.slots[slot]):  # it lies open
        return [s.slots[slot]]
    had = cards.history[min(s.set_at[slot], len(cards.history) - 1)] - {*s.gone_cards, *s.not_set[slot]}
    fits = (card for card in sorted(had) if not noise.in_force(s, card))
    return [card for card in fits if not (condition & NOT_KILL[slot] and s.power(card).effect == "kill")]


def set_cards(s: Night, rng: Random, cards: Cards, condition: int) -> Cards:
    """The same cards, some of them set."""
    return Cards(cards.order, cards.history, cards.fresh, cards.bottom, rng.choice(settings(s, cards, condition)))
