"""Everybody points, or bids, and nobody sees another's choice before all have chosen."""

from typing import Any

from yakata.betrayal.effects.cards.losing import pay_away
from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, people
from yakata.betrayal.meaning.numbers import of_one
from yakata.betrayal.meaning.selectors import like_thing
from yakata.betrayal.rules.choices import Bid as Bidding
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.fighting.harm import Hurt
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import trait_numbers
from yakata.betrayal.state.references import Thing
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


@doing(s.Vote)
def vote(n: Night, frame: Steps, step: s.Vote) -> Call | None:
    voters, about = people(n, step.voters, frame.about), people(n, step.about, frame.about)
    if not voters or not about:
        return None
    return Call(Voting(frame.block, frame.next - 1, tuple(voters), tuple(n.families[s] for s in about), frame.about))


class Voting(Frame):
    """Everybody points at once: nobody sees another's choice before all have chosen."""

    block: str
    place: int
    waiting: tuple[Seat, ...]
    options: tuple[str, ...]
    about: Context
    votes: tuple[str, ...] = ()
    voters: tuple[Seat, ...] = ()

    @ask
    def whom(self, n: Night) -> Ask:
        return Ask(self.waiting[0], "vote", tuple(map(Pick, sorted(self.options))))

    @do
    def pointed(self, n: Night, choice: Pick) -> None:
        self.votes = (*self.votes, choice.what)
        self.voters = (*self.voters, self.waiting[0])
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.go(Voting.whom)

    @do
    def counted(self, n: Night) -> Call | None:
        n.mark("reveal")
        for seat, family in zip(self.voters, self.votes, strict=True):
            n.emit("points", seat=seat, other=n.seat_of(family))
        n.said = ("points", *self.votes)
        counts = {family: self.votes.count(family) for family in self.votes}
        most = [family for family, count in counts.items() if count == max(counts.values())]
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Vote)
        if len(most) > 1:
            return run(n, step.tie, self.about)
        return run(n, step.then, self.about.but(it=n.seat_of(most[0]), target=n.seat_of(most[0])))


@doing(s.Bid)
def bid(n: Night, frame: Steps, step: s.Bid) -> Call | None:
    seats = [seat for seat in people(n, step.who, frame.about) if n.alive[seat]]
    return Call(Bids(frame.block, frame.next - 1, tuple(seats), frame.about)) if seats else None


class PayWith(Frame):
    """Somebody pays so many of these things, one by one, as they choose."""

    seat: Seat
    things: tuple[str, ...]
    price: int
    about: Context

    @do
    def next(self, n: Night) -> Call | Done:
        mine = tuple([thing for thing in self.things if thing in n.hands[self.seat]])
        if self.price <= 0 or not mine:
            return Done()
        self.price -= 1
        return Call(Choosing(self.seat, tuple(map(Thing, mine)), "give-up"))

    @do
    def paid(self, n: Night, chosen: Thing) -> Call | None:
        self.go(PayWith.next)
        return pay_away(n, chosen.name, self.about)


class Bids(Frame):
    """Everybody bids steps of a trait in secret; then all bids are shown."""

    block: str
    place: int
    waiting: tuple[Seat, ...]
    about: Context
    bids: tuple[int, ...] = ()
    bidders: tuple[Seat, ...] = ()

    @ask
    def how_much(self, n: Night) -> Ask:
        seat = self.waiting[0]
        bids = tuple(map(Bidding, self.offers(n, seat)))
        return Ask(seat, "bid", bids) if self._step(n).trait is not None else Ask(seat, "bid-of", bids)

    @do
    def said(self, n: Night, choice: Bidding) -> None:
        self.bids, self.bidders = (*self.bids, choice.steps), (*self.bidders, self.waiting[0])
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.go(Bids.how_much)

    @do
    def shown(self, n: Night) -> Call | Done:
        n.mark("reveal")
        step = self._step(n)
        for seat, steps in zip(self.bidders, self.bids, strict=True):
            if step.trait is not None:
                n.emit("bids", seat=seat, steps=steps)
            else:
                n.emit("bids-of", seat=seat, steps=steps)
        n.said = ("bids", *map(str, self.bids))
        best = max(self.bids)
        if self.bids.count(best) > 1 or not best:
            return Done()
        self.waiting = (self.bidders[self.bids.index(best)],)
        return self._pays(n, step, self.waiting[0], best)

    @do
    def won(self, n: Night, _paid: Any) -> Call | None:
        seat = self.waiting[0]
        return run(n, self._step(n).then, self.about.but(it=seat, target=seat)) if n.alive[seat] else None

    def offers(self, n: Night, seat: Seat) -> tuple[int, ...]:
        """What somebody may bid: nothing, or from the least up to all they can."""
        return (0, *range(max(1, number(n, self._step(n).at_least, self.about)), self.able(n, seat) + 1))

    def able(self, n: Night, seat: Seat) -> int:
        """The most that somebody can bid."""
        step = self._step(n)
        if step.trait is not None:
            return min(step.at_most, sum(n.steps[seat][trait] - n.floor for trait in trait_numbers(step.trait)))
        if step.counter is not None:
            return min(step.at_most, max(0, n.counters.get(of_one(step.counter, n.families[seat]), 0)))
        return min(step.at_most, len(self._own(n, seat)))

    def _pays(self, n: Night, step: s.Bid, seat: Seat, price: int) -> Call:
        about = self.about.but(it=seat)
        if step.trait is not None:
            return Call(Hurt(seat, trait_numbers(step.trait), price, self.about.but(kind="cost")))
        if step.counter is not None:
            key = of_one(step.counter, n.families[seat])
            n.counters[key] -= price
            readers = n.readers_of(step.counter)
            n.emit("counter-of", audience=readers, who=n.families[seat], counter=step.counter, value=n.counters[key])
            return Call(PayWith(seat, (), 0, about))
        return Call(PayWith(seat, tuple(self._own(n, seat)), price, about))

    def _own(self, n: Night, seat: Seat) -> list[str]:
        """What somebody carries that can be bid."""
        what = self._step(n).thing
        return [thing for thing in n.hands[seat] if what is not None and like_thing(n, thing, what, self.about)]

    def _step(self, n: Night) -> s.Bid:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Bid)
        return step
