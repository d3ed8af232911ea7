"""Steps that draw cards, look at them, search a deck or shuffle it."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, person, touched
from yakata.betrayal.rules.cards.decks import (
    Looked,
    Shuffling,
    bury_first,
    in_deck,
    remove,
    take_from_bag,
)
from yakata.betrayal.rules.cards.drawing import DrawSome
from yakata.betrayal.rules.cards.give_and_take import (
    receive,
)
from yakata.betrayal.rules.choices import NO, YES_NO, Pick
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


@doing(s.Draw)
def draw(n: Night, frame: Steps, step: s.Draw) -> Call | None:
    seats = [seat for seat in touched(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    count = number(n, step.count, frame.about)
    keep = -1 if step.keep is None else number(n, step.keep, frame.about)
    return Call(EachDraws(tuple(in_turn(n, seats)), step.deck, count, keep, step.how == "top")) if seats else None


class EachDraws(OneByOne):
    """One after the other draws."""

    deck: str
    count: int
    keep: int
    top: bool

    def one(self, n: Night, seat: Seat) -> Call | None:
        return Call(DrawSome(seat, self.deck, self.count, self.keep, self.top))


@doing(s.TakeCard)
def take_card(n: Night, frame: Steps, step: s.TakeCard) -> Call | None:
    seat = person(n, step.who, frame.about)
    if seat >= 0 and pull(n, step.card):
        n.emit("finds-card", seat=seat, card=step.card)
        return receive(n, seat, step.card)
    return run(n, step.missing, frame.about)


def pull(n: Night, card: str) -> bool:
    """Take a card out of its deck, known or not; whether it was there."""
    deck = n.book.deck_of.get(card, "tiles")
    if remove(n, deck, card):
        return True
    if not in_deck(n, deck, card):
        return False
    back = n.book.back(card)
    slots = n.decks[deck]
    place = next(place for place, slot in enumerate(slots) if slot[0] == back and not slot[1])
    take_from_bag(n, deck, slots[place], card)
    n.decks[deck] = (*slots[:place], *slots[place + 1 :])
    return True


@doing(s.Peek)
def peek(n: Night, frame: Steps, step: s.Peek) -> Call | None:
    seat = person(n, step.who, frame.about)
    count = min(number(n, step.count, frame.about), len(n.decks.get(step.deck, ())))
    if seat < 0 or count <= 0:
        return None
    return Call(Peeking(seat, step.deck, count, step.may_bury, step.may_reorder))


class Peeking(Frame):
    """Somebody looks at the top of a deck, and may bury or reorder what is there."""

    seat: Seat
    deck: str
    count: int
    may_bury: bool
    may_reorder: bool
    seen: int = 0
    placed: int = 0
    """So many lie in their new order."""

    @do
    def look(self, n: Night) -> Call:
        return Call(Looked(self.deck, self.seen, 1 << self.seat))

    @do
    def tell(self, n: Night, face: Any) -> Done | None:
        n.emit("peeks", seat=self.seat, deck=self.deck)
        n.emit("sees", audience=(self.seat,), deck=self.deck, card=face)
        self.seen += 1
        if self.seen < self.count:
            self.go(Peeking.look)
            return None
        if self.may_reorder and self.count > 1:
            self.go(Peeking.order)
            return None
        return None if self.may_bury else Done()

    @ask
    def whether(self, n: Night) -> Ask:
        """Of several, whichever one likes, one by one."""
        if self.seen == 1:
            return Ask(self.seat, "bury-it", YES_NO)
        return Ask(self.seat, "bury-which", (Enough(), *self._picks(n)))

    @do
    def buried(self, n: Night, choice: Any) -> Done | None:
        if choice == NO or isinstance(choice, Enough):
            return Done()
        n.say("buries-top", seat=self.seat, deck=self.deck)
        if isinstance(choice, Pick):
            self._bring(n, choice.what)
        bury_first(n, self.deck, 1)
        self.count -= 1
        if not self.count:
            return Done()
        self.go(Peeking.whether)
        return None

    @ask
    def order(self, n: Night) -> Ask:
        """Which comes first, then which comes next, until one is left."""
        return Ask(self.seat, "then-comes" if self.placed else "on-top", self._picks(n))

    @do
    def ordered(self, n: Night, choice: Pick) -> None:
        self._bring(n, choice.what)
        self.placed += 1
        if self.placed < self.count - 1:
            self.go(Peeking.order)
        else:
            n.say("reorders", seat=self.seat, deck=self.deck)

    def _picks(self, n: Night) -> tuple[Pick, ...]:
        """What was looked at and has no place of its own yet."""
        return tuple(map(Pick, sorted(slot[1] for slot in n.decks[self.deck][self.placed : self.count])))

    def _bring(self, n: Night, face: str) -> None:
        """It comes before those that have no place yet; where each of them lies now, nobody else knows."""
        slots = n.decks[self.deck]
        mine = [(back, other, 1 << self.seat) for back, other, _ in slots[self.placed : self.count]]
        mine.sort(key=lambda slot: slot[1] != face)
        n.decks[self.deck] = (*slots[: self.placed], *mine, *slots[self.count :])

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {}


@doing(s.BuryTop)
def bury_top(n: Night, frame: Steps, step: s.BuryTop) -> Call | None:
    if n.decks.get(step.deck):
        n.say("buries-top", seat=frame.about.actor, deck=step.deck)
        bury_first(n, step.deck, 1)
    return None


@doing(s.Shuffle)
def shuffle(n: Night, frame: Steps, step: s.Shuffle) -> Call | None:
    return Call(Shuffling(step.deck)) if n.decks.get(step.deck) else None
