"""GIVE, DROP, TAKE and PICK UP (B114, B120 to B125)."""

from typing import Any, Final

from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.fighting.death import Death
from yakata.betrayal.rules.fighting.rising import raise_trait
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.reactions import News, tell_all, tell_each
from yakata.betrayal.rules.rulings import MOST_HANDED
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Refused
from yakata.betrayal.state.people import SKULL, trait_numbers
from yakata.betrayal.state.references import Person
from yakata.kernel import Ask, Call, Choice, Frame, Seat, ask, do

WORDS: Final = ("give", "drop", "take", "pick-up")
RULES: Final = {"give": "B120", "drop": "B121", "take": "B124", "pick-up": "B125"}


def movable(n: Night, thing: str, word: str) -> bool:
    """Whether this may change hands like that now: unused cards, once a turn; Objects any number of times (B114)."""
    card = n.game.book.cards.get(thing)
    if card is not None:
        return word not in n.words and thing not in n.used and word not in card.forbid
    return n.handed < MOST_HANDED and not n.forbids(thing, word)


def transfers(n: Night, seat: Seat) -> list[str]:
    """Which of the four can be done now (BR6)."""
    tile, hand, found = n.places[seat], n.hands[seat], []
    if seat in n.unseen:
        return []
    here = n.at(tile) if n.places.count(tile) > 1 else ()
    if hand:
        if len(here) > 1 and _some(n, hand, "give"):
            found.append("give")
        if _some(n, hand, "drop"):
            found.append("drop")
    if len(here) > 1 and any(takeable(n, seat, other) for other in here):
        found.append("take")
    if tile in n.lying and _some(n, n.lying[tile], "pick-up"):
        found.append("pick-up")
    return found


def _some(n: Night, things: tuple[str, ...], word: str) -> bool:
    for thing in things:  # noqa: SIM110  # a loop is quicker than any()
        if movable(n, thing, word):
            return True
    return False


def takeable(n: Night, seat: Seat, other: Seat) -> list[str]:
    """What somebody may ask this player for: nothing twice a turn that was refused (BR38)."""
    if other == seat or not n.hands[other]:
        return []
    return [
        thing
        for thing in n.hands[other]
        if movable(n, thing, "take") and not (n.this_turn and Refused(other, thing) in n.this_turn)
    ]


class Transfer(Frame):
    """GIVE, DROP, PICK UP: things change hands, one by one, as many as one likes; at least one."""

    seat: Seat
    word: str
    other: Seat = -1
    passed: tuple[str, ...] = ()

    @do
    def with_whom(self, n: Night) -> Call | None:
        if self.word != "give":
            self.go(Transfer.which)
            return None
        others = [other for other in n.at(n.places[self.seat]) if other != self.seat]
        return Call(Choosing(self.seat, tuple(map(Person, others)), self.word, rule=RULES[self.word]))

    @do
    def to_whom(self, n: Night, whose: Any) -> None:
        self.other = whose.seat

    @ask
    def which(self, n: Night) -> Ask:
        choices: list[Choice] = [Pick(thing) for thing in sorted(self._things(n))]
        if self.passed:
            choices.insert(0, Enough())
        return Ask(self.seat, f"{self.word}-what", tuple(choices), RULES[self.word])

    @do
    def pass_on(self, n: Night, choice: Any) -> Call | None:
        if not isinstance(choice, Pick):
            self.go(Transfer.over)
            return None
        self.passed = (*self.passed, choice.what)
        return self._pass(n, choice.what)

    @do
    def more(self, n: Night) -> None:
        if self._things(n) and n.alive[self.seat]:
            self.go(Transfer.which)

    @do
    def over(self, n: Night) -> None:
        note_word(n, self.word, self.passed)

    def _things(self, n: Night) -> list[str]:
        things = n.lying.get(n.places[self.seat], ()) if self.word == "pick-up" else n.hands[self.seat]
        return [thing for thing in things if movable(n, thing, self.word) and thing not in self.passed]

    def _pass(self, n: Night, thing: str) -> Call | None:
        if n.is_object(thing):
            n.handed += 1
        if self.word == "give":
            return hand_over(n, thing, self.seat, self.other)
        if self.word == "drop":
            return drop(n, self.seat, thing)
        n.lift(n.places[self.seat], thing)
        n.emit("picks-up", seat=self.seat, thing=thing)
        return receive(n, self.seat, thing, used=True)


def note_word(n: Night, word: str, things: tuple[str, ...]) -> None:
    """B118: the word is used when it has moved a card; Objects leave it free (B114)."""
    if any(n.is_card(thing) for thing in things):
        n.words = (*n.words, word)


class Bereft(Frame):
    """BR15: who loses what gave them a trait may die of it. Then it is told where the thing is now."""

    seats: tuple[Seat, ...]
    news: News = ()
    about: Context = Context()

    @do
    def die(self, n: Night) -> Call | None:
        if not self.seats:
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        self.go(Bereft.die)
        return Call(Death(seat, Context(seat, seat, owner=seat))) if n.alive[seat] else None

    @do
    def told(self, n: Night) -> Call | None:
        return tell_each(n, self.news, self.about) if self.news else None


class HandedOver(Frame):
    """Something has gone from hand to hand: who had it has lost it, then who has it has received it."""

    old: Seat
    thing: str
    fallen: bool
    about: Context

    @do
    def dies(self, n: Night) -> Call | None:
        return Call(Bereft((self.old,))) if self.fallen else None

    @do
    def lost(self, n: Night) -> Call | None:
        tile = n.seen_at(self.old)
        return tell_all(n, "lost", Context(self.old, self.old, owner=self.old, other=self.thing, tile=tile))

    @do
    def received(self, n: Night) -> Call | None:
        return tell_moved(n, "received", self.about)


def lost(n: Night, thing: str, tile: str) -> News:
    """What is told of a thing that somebody has lost, where anything listens."""
    told = ("lost", "object-moved") if n.is_object(thing) else ("lost",)
    return tuple([(trigger, thing, tile) for trigger in told if trigger in n.heard])


def hand_over(n: Night, thing: str, old: Seat, new: Seat) -> Call | None:
    """From hand to hand; it arrives used (B120, B124, B136)."""
    n.emit("hands-over", seat=old, other=new, thing=thing)
    fallen = lose_card(n, old, thing)
    about = _take(n, new, thing, used=True)
    if "lost" in n.heard:
        return Call(HandedOver(old, thing, fallen, about))
    return (
        Call(Bereft((old,), (("received", thing, about.tile),), about)) if fallen else tell_moved(n, "received", about)
    )


def drop(n: Night, seat: Seat, thing: str) -> Call | None:
    n.appear(seat)  # where it lies, all see
    n.emit("drops", seat=seat, thing=thing)
    fallen = lose_card(n, seat, thing)
    n.put(n.places[seat], thing)
    about = Context(seat, seat, owner=seat, other=thing, tile=n.places[seat])
    return Call(Bereft((seat,), (("lost", thing, about.tile),), about)) if fallen else tell_moved(n, "lost", about)


def receive(n: Night, seat: Seat, thing: str, used: bool = False) -> Call | None:
    """Something comes into somebody's hands. BR15: with what it gives while it is carried."""
    return tell_moved(n, "received", _take(n, seat, thing, used))


def tell_moved(n: Night, trigger: str, about: Context) -> Call | None:
    """Something has come or gone; if it is an Object, it has moved, too."""
    if "object-moved" not in n.heard or not n.is_object(about.other):
        return tell_all(n, trigger, about) if trigger else None
    triggers = (trigger, "object-moved") if trigger else ("object-moved",)
    return tell_each(n, tuple([(one, about.other, about.tile) for one in triggers]), about)


def _take(n: Night, seat: Seat, thing: str, used: bool) -> Context:
    n.add_to_hand(seat, thing)
    if n.is_card(thing):
        n.set_used(thing, used)
        for trait, steps in n.card(thing).trait.items():
            shift(n, seat, trait, steps)
    return Context(seat, seat, owner=seat, other=thing, card=thing, tile=n.seen_at(seat))


def lose_card(n: Night, seat: Seat, thing: str) -> bool:
    """Something leaves somebody's hands; whether what it gave was all that kept them alive (BR15)."""
    n.take_from_hand(seat, thing)
    n.set_used(thing, False)
    n.late = tuple(card for card in n.late if card != thing)
    if not n.is_card(thing):
        return False
    before = SKULL in n.steps[seat]
    for trait, steps in n.card(thing).trait.items():
        shift(n, seat, trait, -steps)
    return n.alive[seat] and not before and SKULL in n.steps[seat]


def shift(n: Night, seat: Seat, trait: str, steps: int) -> None:
    number = trait_numbers(trait)[0]
    if steps > 0:
        raise_trait(n, seat, number, steps)
    elif (fall := min(-steps, n.steps[seat][number] - n.floor)) > 0:
        n.set_step(seat, number, n.steps[seat][number] - fall)
        n.emit("lowered", seat=seat, trait=TRAITS[number], steps=fall)
