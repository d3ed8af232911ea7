"""Free actions (H78 to H80, H133): showing, giving, asking, discarding, telling, giving up."""

from functools import cache
from random import Random
from typing import Any

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Agree, Give, Hand, Refuse, Request, Say, Show
from yakata.hako_onna.rules.deeds import Deed, deed, made, seen_by, without
from yakata.hako_onna.rules.endings import she_wins
from yakata.hako_onna.rules.item_cards import hand_over
from yakata.hako_onna.rules.offers import HAND
from yakata.hako_onna.state.content import EMPTY, Content
from yakata.hako_onna.state.memory import Claim, Winked
from yakata.hako_onna.state.night import NOBODY, Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do

CLAIMS = 60
"""So many sayings are kept in the notebooks."""


def hears(s: Night, seat: Seat) -> list[Seat]:
    """H81: faces are shown only within one room; with Walkie-Talkies to the partner too."""
    near, far = s.beside(seat), s.on_the_air(seat)
    return near if far == NOBODY or not s.alive[far] else sorted({*near, far})


def show_tile(s: Night, seat: Seat, other: Seat, lot: int) -> None:
    s.learn(other, lot, "shown", seat)
    s.emit("showed", seat=seat, other=other)
    s.emit("was-shown", audience=(other,), seat=seat, tile=s.faces[lot])
    s.mark("reveal")


def give(s: Night, seat: Seat, other: Seat, lot: int) -> None:
    tiles.leave_unseen(s, seat, lot)
    tiles.to_hand(s, other, lot)
    s.learn(other, lot, "shown", seat)
    s.learn(seat, lot, "placed")
    s.emit("gave", seat=seat, other=other)
    s.emit("was-given", audience=(other,), seat=seat, tile=s.faces[lot])
    s.mark("reveal")


def discard(s: Night, seat: Seat, lot: int, shadow: int) -> None:
    """H79, HR13."""
    tiles.leave_unseen(s, seat, lot)
    tiles.fill_shadow(s, shadow, lot)
    s.learn(seat, lot, "placed")
    s.emit("discarded", seat=seat, shadow=s.content.shadows[shadow])


def wink(s: Night, seat: Seat, other: Seat) -> None:
    """HR43: nobody else notices."""
    s.winks = (*s.winks, Winked(s.hour, seat, other))[-CLAIMS:]
    s.emit("winked", audience=(seat, other), seat=seat, other=other)
    s.mark("hand")


def yielded(s: Night, seat: Seat, to: Seat, done: tuple[Deed, ...]) -> tuple[list[Give | Hand], list[Show]]:
    """What a Visitor can give to the active one, and show: tiles, and Item cards where they change hands (HR14)."""
    tiles = sorted(s.carried(seat))
    cards = sorted(s.items[seat]) if s.options.items_are_handed() else ()
    gives: list[Give | Hand] = [*(Give(tile, to) for tile in tiles), *(Hand(item, to) for item in cards)]
    before = made(s, seat, done)
    return without(before, gives), without(before, [Show(tile, to) for tile in tiles])


def yield_to(s: Night, seat: Seat, choice: Give | Hand | Show) -> None:
    match choice:
        case Give(tile, to):
            give(s, seat, to, s.lot_in_hand(seat, tile))
        case Show(tile, to):
            show_tile(s, seat, to, s.lot_in_hand(seat, tile))
        case Hand(item, to):
            hand_over(s, seat, to, item)


class Requested(Frame):
    """H78: another Visitor in the room is asked for a tile, or an Item card (HR14). Ends with all that was done."""

    seat: int
    other: int
    done: tuple[Deed, ...]

    def redraw(self, s: Night, seat: Seat, rng: Random) -> None:
        self.done = seen_by(seat, self.done)

    @do
    def say(self, s: Night) -> None:
        s.emit("asked-for", seat=self.seat, other=self.other)
        s.mark("hand")

    @ask
    def answer(self, s: Night) -> Ask:
        gives, shows = yielded(s, self.other, self.seat, self.done)
        return Ask(self.other, "requested", (*gives, Refuse(), *shows), "H78")

    @do
    def answered(self, s: Night, choice: Choice) -> Done:
        """HR38: who has refused is asked again when something has changed hands, or was shown or told."""
        if isinstance(choice, (Give, Hand, Show)):
            answer = deed(s, self.other, choice, self.done)
            yield_to(s, self.other, choice)
            return Done((*self.done, answer))
        s.emit("refused", seat=self.seat, other=self.other)
        s.mark("hand")
        return Done((*self.done, deed(s, self.seat, Request(self.other), self.done)))


@cache
def sayable(content: Content) -> tuple[Say, ...]:
    """What can be said to lie somewhere."""
    things = (*content.numbers.values(), *content.tile, *content.spared.values(), EMPTY)
    return tuple(sorted(map(Say, things), key=str))


class Telling(Frame):
    """H80, HR28: say what lies there. All hear it, she too; nobody checks it."""

    seat: int
    place: str

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"declared": f"tell {self.place}"}

    @ask
    def what(self, s: Night) -> Ask:
        return Ask(self.seat, "tell", sayable(s.content), "H80")

    @do
    def said(self, s: Night, choice: Say) -> Done:
        seat, place, older = self.seat, self.place, s.claims
        if place != HAND:
            older = tuple([claim for claim in older if claim.place != place or claim.seat != seat])
        s.claims = (*older, Claim(seat, place, choice.tile, s.hour))[-CLAIMS:]
        s.emit("told", seat=self.seat, place=self.place, tile=choice.tile)
        return Done()


class GiveUp(Frame):
    """H133, HR26: all living Visitors must agree."""

    seat: int
    asked: int = 0

    @do
    def propose(self, s: Night) -> None:
        s.proposed = replaced(s.proposed, self.seat, s.hour)
        s.emit("proposed-end", seat=self.seat)

    @do
    def next_one(self, s: Night) -> Done | None:
        self.asked = next((seat for seat in s.living if seat > self.asked and seat != self.seat), 0)
        if self.asked:
            return None
        she_wins(s, "gave-up")
        return Done()

    @ask
    def agree(self, s: Night) -> Ask:
        return Ask(self.asked, "give-up", (Agree(), Refuse()), "H133")

    @do
    def agreed(self, s: Night, choice: Choice) -> Done | Call | None:
        if isinstance(choice, Agree):
            self.go(GiveUp.next_one)
            return None
        s.emit("goes-on", seat=self.asked)
        s.mark("hand")
        return Done()
