"""Everybody points, or bids, and nobody sees another's choice before all have chosen."""

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import people
from yakata.betrayal.rules.choices import Bid as Bidding
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.fighting.harm import Hurt
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import trait_numbers
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
        return Ask(seat, "bid", tuple(Bidding(steps) for steps in range(self.able(n, seat) + 1)))

    @do
    def said(self, n: Night, choice: Bidding) -> None:
        self.bids, self.bidders = (*self.bids, choice.steps), (*self.bidders, self.waiting[0])
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.go(Bids.how_much)

    @do
    def shown(self, n: Night) -> Call | Done:
        n.mark("reveal")
        for seat, steps in zip(self.bidders, self.bids, strict=True):
            n.emit("bids", seat=seat, steps=steps)
        n.said = ("bids", *map(str, self.bids))
        best = max(self.bids)
        if self.bids.count(best) > 1 or not best:
            return Done()
        self.waiting = (self.bidders[self.bids.index(best)],)
        traits = trait_numbers(self._step(n).trait)
        return Call(Hurt(self.waiting[0], traits, best, self.about.but(kind="cost")))

    @do
    def won(self, n: Night) -> Call | None:
        seat = self.waiting[0]
        return run(n, self._step(n).then, self.about.but(it=seat, target=seat)) if n.alive[seat] else None

    def able(self, n: Night, seat: Seat) -> int:
        """The most that somebody can bid."""
        step = self._step(n)
        return min(step.most, sum(n.steps[seat][trait] - n.floor for trait in trait_numbers(step.trait)))

    def _step(self, n: Night) -> s.Bid:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Bid)
        return step
