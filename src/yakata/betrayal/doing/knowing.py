"""Counters, flags, secrets, choices, and steps within steps."""

from typing import Any

from yakata.betrayal.choices import Bid as Bidding
from yakata.betrayal.choices import Pick
from yakata.betrayal.context import Context
from yakata.betrayal.harm import Hurt, in_turn
from yakata.betrayal.meaning import beings, holds, number, people, things, tiles
from yakata.betrayal.night import EVERYONE, Kept, Night, trait_numbers
from yakata.betrayal.pack import steps as s
from yakata.betrayal.pack.words import Being
from yakata.betrayal.picking import CHANCE, Choosing, applying, choose, chooser
from yakata.betrayal.running import Steps, doing, run, tell_all
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do


@doing(s.Counter)
def counter(n: Night, frame: Steps, step: s.Counter) -> Call | None:
    old = n.counters.get(step.counter, 0)
    new = number(n, step.set, frame.about) if step.set is not None else old
    if step.add is not None:
        new += number(n, step.add, frame.about)
    n.counters[step.counter] = new
    if new == old:
        return None
    n.emit("counter", audience=n.readers_of(step.counter), counter=step.counter, value=new)
    return tell_all(n, "counter-changed", frame.about.but(other=step.counter))


@doing(s.Schedule)
def schedule(n: Night, frame: Steps, step: s.Schedule) -> Call | None:
    if step.then:
        when = n.round + number(n, step.rounds, frame.about)
        n.schedule = (*n.schedule, (when, n.book.name_of(step.then), frame.about.actor))
    return None


@doing(s.SetFlag)
def set_flag(n: Night, frame: Steps, step: s.SetFlag) -> Call | None:
    without = tuple(flag for flag in n.flags if flag != step.flag)
    before, n.flags = n.flags, tuple(sorted((*without, step.flag))) if step.to else without
    return None if n.flags == before else tell_all(n, "flag-changed", frame.about.but(other=step.flag))


# Secrets


@doing(s.Hide)
def hide(n: Night, frame: Steps, step: s.Hide) -> Call | None:
    among = step.among or n.domain(step.secret)
    knowers = sum(1 << seat for seat in set(people(n, step.known_to, frame.about)))
    seat = chooser(n, step.by, frame.about)
    if seat != CHANCE:
        knowers |= 1 << seat
    return Call(Hiding(step.secret, tuple(among), seat, knowers))


class Hiding(Frame):
    """A secret gets its value."""

    secret: str
    among: tuple[str, ...]
    seat: Seat
    known: int

    @do
    def by_whom(self, n: Night) -> None:
        if self.seat == CHANCE:
            self.go(Hiding.drawn)

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.seat, "hide", tuple(map(Pick, sorted(self.among))))

    @do
    def chosen(self, n: Night, choice: Pick) -> Done:
        return self._keep(n, choice.what)

    @chance
    def drawn(self, n: Night) -> Odds:
        return Odds("secret", self.among)

    @do
    def fell(self, n: Night, value: Any) -> Done:
        return self._keep(n, value)

    def _keep(self, n: Night, value: str) -> Done:
        n.secrets[self.secret] = Kept(value, self.among, self.known)
        n.emit("hidden", secret=self.secret)
        knowers = tuple(seat for seat in range(n.seats) if self.known >> seat & 1)
        n.emit("knows-secret", audience=knowers, secret=self.secret, value=value)
        return Done()


@doing(s.Guess)
def guess(n: Night, frame: Steps, step: s.Guess) -> Call | None:
    kept = n.secrets.get(step.secret)
    seats = people(n, step.who, frame.about)
    if kept is None or not seats:
        return None
    return Call(Guessing(frame.block, frame.next - 1, seats[0], kept.among, frame.about))


class Guessing(Frame):
    """Somebody says what a secret is; whether it is right shows in what follows."""

    block: str
    place: int
    seat: Seat
    among: tuple[str, ...]
    about: Context

    @ask
    def what(self, n: Night) -> Ask:
        return Ask(self.seat, "guess", tuple(map(Pick, sorted(self.among))))

    @do
    def said(self, n: Night, choice: Pick) -> Call | None:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Guess)
        n.say("says", seat=self.seat, secret=step.secret, value=choice.what)
        kept = n.secrets[step.secret]
        if choice.what == kept.value:
            n.secrets[step.secret] = Kept(kept.value, kept.among, EVERYONE)
            return run(n, step.right, self.about)
        n.secrets[step.secret] = n.without(kept, choice.what)
        return run(n, step.wrong, self.about)


@doing(s.Reveal)
def reveal(n: Night, frame: Steps, step: s.Reveal) -> Call | None:
    kept = n.secrets.get(step.secret)
    if kept is None:
        return None
    if step.to is None:
        n.secrets[step.secret] = Kept(kept.value, kept.among, EVERYONE)
        n.emit("secret-out", secret=step.secret, value=kept.value)
        return None
    seats = people(n, step.to, frame.about)
    known = kept.known
    for seat in seats:
        known |= 1 << seat
    n.secrets[step.secret] = Kept(kept.value, kept.among, known)
    n.emit("knows-secret", audience=tuple(seats), secret=step.secret, value=kept.value)
    return None


# Choosing


@doing(s.Choose)
def chooses(n: Night, frame: Steps, step: s.Choose) -> Call | None:
    options = [option.id for option in step.options if holds(n, option.when, frame.about)]
    return choose(n, step.by, options, "option", frame.about, frame.block, str(frame.next - 1))


@applying("option")
def option_chosen(n: Night, about: Context, word: str, extra: tuple[str, ...]) -> Call | None:
    step = n.book.blocks[extra[0]][int(extra[1])]
    assert isinstance(step, s.Choose)
    option = next(option for option in step.options if option.id == word)
    n.say("chooses", seat=about.it if about.it >= 0 else about.actor, option=word)
    return run(n, option.do, about)


@doing(s.Pick)
def pick(n: Night, frame: Steps, step: s.Pick) -> Call | None:
    about = frame.about
    if step.who is not None:
        options = [n.families[seat] for seat in people(n, step.who, about)]
        kind = "seat"
    elif step.where is not None:
        options, kind = tiles(n, step.where, about), "tile"
    elif step.thing is not None:
        options, kind = things(n, step.thing, about), "thing"
    else:
        options, kind = beings(n, step.being or Being(), about), "being"
    if not options:
        return run(n, step.none, about)
    frame.bound = step.name
    return Call(Picked(chooser(n, step.by, about), tuple(options), kind, step.may, step.name))


class Picked(Frame):
    """Gives what was picked as a context remembers it: ``seat:2``."""

    seat: Seat
    options: tuple[str, ...]
    kind: str
    may: bool
    name: str

    @do
    def choose(self, n: Night) -> Call:
        return Call(Choosing(self.seat, self.options, f"pick-{self.name}", self.may))

    @do
    def chosen(self, n: Night, word: Any) -> Done:
        if not word:
            return Done("")
        return Done(f"seat:{n.seat_of(word)}" if self.kind == "seat" else f"{self.kind}:{word}")


@doing(s.ForEach)
def for_each(n: Night, frame: Steps, step: s.ForEach) -> Call | None:
    if not step.then:
        return None
    block = n.book.name_of(step.then)
    if step.who is not None:
        found = [f"seat:{seat}" for seat in in_turn(n, people(n, step.who, frame.about))]
    elif step.where is not None:
        found = [f"tile:{tile}" for tile in tiles(n, step.where, frame.about)]
    else:
        found = [f"being:{being}" for being in beings(n, step.being or Being(), frame.about)]
    return Call(Each(tuple(found), block, frame.about)) if found else None


class Each(Frame):
    """The same steps for one after the other."""

    found: tuple[str, ...]
    block: str
    about: Context

    @do
    def next(self, n: Night) -> Call | None:
        if not self.found:
            return None
        one, self.found = self.found[0], self.found[1:]
        self.go(Each.next)
        kind, _, what = one.partition(":")
        if kind == "seat":
            return Call(Steps(self.block, self.about.but(it=int(what))))
        if kind == "tile":
            return Call(Steps(self.block, self.about.but(tile=what, it=-1)))
        return Call(Steps(self.block, self.about.but(being=what))) if what in n.beings else None


@doing(s.If)
def if_(n: Night, frame: Steps, step: s.If) -> Call | None:
    return run(n, step.then if holds(n, step.test, frame.about) else step.other, frame.about)


@doing(s.Run)
def run_routine(n: Night, frame: Steps, step: s.Run) -> Call | None:
    return run(n, n.book.routines[step.routine].steps, frame.about)


# All at once


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
        for seat, family in zip(self.voters, self.votes, strict=True):
            n.emit("points", seat=seat, other=n.seat_of(family))
        n.said = " ".join(("points", *self.votes))
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
        for seat, steps in zip(self.bidders, self.bids, strict=True):
            n.emit("bids", seat=seat, steps=steps)
        n.said = " ".join(("bids", *map(str, self.bids)))
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


# Information


@doing(s.Tell)
def tell(n: Night, frame: Steps, step: s.Tell) -> Call | None:
    audience = None if step.to is None else tuple(people(n, step.to, frame.about))
    n.emit("told", audience=audience, text=step.text)
    return None


@doing(s.ShowBox)
def show_box(n: Night, frame: Steps, step: s.ShowBox) -> Call | None:
    n.show_box(f"{n.haunt}.{step.box}")
    return None
