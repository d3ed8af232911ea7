"""Séance: four guests in the dark, three cards each. The highest card that nobody else has laid is heard.

Sixteen cards, two each of 1 to 8. Every guest gets three. Three times all lay one card face down, one after the other,
and turn them over together: the highest number laid by one guest alone takes a candle. Most candles win, after one
evening or several.
"""

from collections import Counter
from random import Random
from typing import Annotated, Any

from msgspec import Meta

from yakata.kernel import (
    Ask,
    Call,
    Choice,
    Done,
    Frame,
    Game,
    Goal,
    Odds,
    Options,
    Phrase,
    Refusal,
    Seat,
    State,
    View,
    ask,
    chance,
    do,
    position,
)

CARDS = tuple(sorted([*range(1, 9)] * 2))
HAND, ROUNDS = 3, 3


class Evenings(Options, frozen=True):
    evenings: Annotated[int, Meta(ge=1, le=200)] = 1


class Lay(Choice, frozen=True):
    """Lay this card of your hand, face down."""

    card: int


class TableView(View, frozen=True, kw_only=True):
    """Your own hand and card, how many the others hold, and all that was turned over."""

    hand: tuple[int, ...]
    card: int
    counts: tuple[int, ...]
    laid: tuple[bool, ...]
    shown: tuple[tuple[int, ...], ...]
    candles: tuple[int, ...]


@position
class Table(State):
    """``hands`` and ``cards`` are secret, ``shown`` is not. The deck is a bag."""

    evenings: int = 1
    deck: tuple[int, ...] = CARDS
    hands: tuple[tuple[int, ...], ...] = ((),) * 4
    cards: tuple[int, ...] = (0,) * 4
    shown: tuple[tuple[int, ...], ...] = ()
    candles: tuple[int, ...] = (0,) * 4


def replaced(things: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:at], thing, *things[at + 1 :])


class Deal(Frame):
    """S1: three cards to every guest, one at a time."""

    seat: int = 0

    @chance
    def draw(self, s: Table) -> Odds:
        return Odds.bag("deal", s.deck)

    @do
    def keep(self, s: Table, card: int) -> Done | None:
        at = s.deck.index(card)
        s.deck = s.deck[:at] + s.deck[at + 1 :]
        s.hands = replaced(s.hands, self.seat, tuple(sorted((*s.hands[self.seat], card))))
        s.emit("dealt", audience=(self.seat,), seat=self.seat, card=card)
        self.seat += len(s.hands[self.seat]) == HAND
        if self.seat == s.seats:
            return Done()
        self.go(Deal.draw)
        return None


class Round(Frame):
    """S2: all lay a card in secret. S3: the highest number laid once takes the candle."""

    seat: int = 0

    @ask
    def choose(self, s: Table) -> Ask:
        return Ask(self.seat, "lay", tuple(map(Lay, sorted(set(s.hands[self.seat])))), "S2")

    @do
    def lay(self, s: Table, choice: Lay) -> None:
        hand = s.hands[self.seat]
        at = hand.index(choice.card)
        s.hands = replaced(s.hands, self.seat, hand[:at] + hand[at + 1 :])
        s.cards = replaced(s.cards, self.seat, choice.card)
        s.emit("laid", seat=self.seat)
        self.seat += 1
        if self.seat < s.seats:
            self.go(Round.choose)

    @do
    def turn_over(self, s: Table) -> None:
        s.mark("reveal")
        s.shown = (*s.shown, s.cards)
        alone = [card for card, count in Counter(s.cards).items() if count == 1]
        if alone:
            winner = s.cards.index(max(alone))
            s.candles = replaced(s.candles, winner, s.candles[winner] + 1)
        s.emit("turned", cards=s.cards, winner=winner if alone else None)
        s.cards = (0,) * s.seats


class Evening(Frame):
    """S4: after three rounds, or three on every evening, most candles win."""

    @do
    def deal(self, s: Table) -> Call:
        return Call(Deal())

    @do
    def play_round(self, s: Table) -> Call:
        return Call(Round())

    @do
    def end(self, s: Table) -> None:
        if len(s.shown) < ROUNDS:
            self.go(Evening.play_round)
        elif s.evenings > 1:
            s.evenings, s.deck, s.shown = s.evenings - 1, CARDS, ()
            self.go(Evening.deal)
        else:
            s.finish("candles", *s.candles)


class Seance(Game[Table]):
    """Four guests in the dark; the highest card laid alone is heard."""

    name = "seance"
    seats = range(4, 5)
    options = Evenings
    trials = ({"evenings": 3},)
    state = Table
    frames = (Evening, Deal, Round)
    choices = (Lay,)
    longest = 100

    def wording(self, slot: str, value: Any) -> Phrase | str | None:
        return Phrase(f"seat-seat{value + 1}") if slot == "seat" else None

    def setup(self, options: Any, seats: int) -> Table:
        return Table(game=self, seats=seats, evenings=options.evenings).begin(Evening())

    def view(self, state: Table, seat: Seat) -> TableView:
        sits = 0 <= seat < state.seats
        return TableView(
            **state.common(seat),
            hand=state.hands[seat] if sits else (),
            card=state.cards[seat] if sits else 0,
            counts=tuple(map(len, state.hands)),
            laid=tuple(card > 0 for card in state.cards),
            shown=state.shown,
            candles=state.candles,
        )

    def goals(self, view: Any) -> list[Goal]:
        return [Goal("win", "goal-candles"), Goal("stop", "goal-same")] if not view.result else []

    def redraw(self, state: Table, seat: Seat, rng: Random) -> None:
        """Collect what the seat cannot see, and deal it again: as many cards to each, laid or in hand, as before."""
        others = [n for n in range(state.seats) if n != seat]
        unseen = [*state.deck, *(card for n in others for card in (*state.hands[n], state.cards[n]) if card)]
        rng.shuffle(unseen)
        for n in others:
            state.hands = replaced(state.hands, n, tuple(sorted(unseen.pop() for _ in state.hands[n])))
            state.cards = replaced(state.cards, n, unseen.pop() if state.cards[n] else 0)
        state.deck = tuple(sorted(unseen))

    def secrets(self, state: Table, seat: Seat) -> dict[str, Any]:
        others = [n for n in range(state.seats) if n != seat]
        hidden = {
            "the hands of others": tuple(state.hands[n] for n in others),
            "what others have laid": tuple(state.cards[n] for n in others),
            "the deck": state.deck,
        }
        return {name: cards for name, cards in hidden.items() if any(cards)}

    def refuse(self, state: Table, pending: Ask, choice: Choice) -> Refusal | None:
        return Refusal("not-in-hand", "S2") if isinstance(choice, Lay) else None


GAME = Seance()
