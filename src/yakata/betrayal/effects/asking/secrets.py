"""Secrets: kept, guessed and revealed."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import people, tiles
from yakata.betrayal.meaning.selectors import SECRET
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.resolving.choosing import CHANCE, chooser
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Kept
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do


@doing(s.Hide)
def hide(n: Night, frame: Steps, step: s.Hide) -> Call | None:
    among: tuple[str, ...] = step.among or n.domain(step.secret)
    if step.at is not None:
        among = tuple(tiles(n, step.at, frame.about))
        if not among:
            return None
    knowers = sum(1 << seat for seat in set(people(n, step.known_to, frame.about)))
    seat = chooser(n, step.by, frame.about)
    if seat != CHANCE:
        knowers |= 1 << seat
    if frame.about.kind == SECRET:
        knowers |= 1 << frame.about.actor
    return Call(Hiding(step.secret, tuple(among), seat, knowers, frame.about.kind == SECRET))


class Hiding(Frame):
    """A secret gets its value."""

    secret: str
    among: tuple[str, ...]
    seat: Seat
    known: int
    unseen: bool = False
    """It is hidden by somebody out of sight, and nobody is told that it was."""

    @do
    def by_whom(self, n: Night) -> Done | None:
        if len(self.among) == 1 and (self.unseen or self.secret in n.places_kept):
            return self._keep(n, self.among[0])
        if self.seat == CHANCE:
            self.go(Hiding.drawn)
        return None

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
        old = n.secrets.get(self.secret)
        if self.unseen and old is not None:  # where it could be, all see when the turn is over
            n.secrets[self.secret] = Kept(value, old.among, self.known)
        else:
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
        n.mark("reveal")
        kept = n.secrets[step.secret]
        if choice.what == kept.value:
            n.secrets[step.secret] = Kept(kept.value, kept.among, EVERYONE)
            return run(n, step.right, self.about)
        n.secrets[step.secret] = n.without(kept, choice.what)
        return run(n, step.wrong, self.about)


@doing(s.Ask)
def asks(n: Night, frame: Steps, step: s.Ask) -> Call | None:
    spots = tiles(n, step.where, frame.about) if step.where is not None else []
    if step.secret is not None:
        true = _narrowed(n, step.secret, {*step.among, *spots})
    else:
        true = False
        for seat in people(n, step.who, frame.about):
            there = n.places[seat] in spots
            if seat in n.unseen:
                if n.turn == seat:
                    n.unseen_moves(seat, max(1, n.given))
                n.unseen[seat] = tuple(tile for tile in n.unseen[seat] if (tile in spots) == there)
            true = true or there
    if step.aloud:
        if true:
            n.say("answer-yes")
        else:
            n.say("answer-no")
    return run(n, step.yes if true else step.no, frame.about)


def _narrowed(n: Night, secret: str, words: set[str]) -> bool:
    """Whether it is one of these; all know what it still can be."""
    kept = n.secrets.get(secret)
    if kept is None:
        return False
    true = kept.value in words
    left = tuple(word for word in kept.among if (word in words) == true)
    n.secrets[secret] = Kept(kept.value, left or (kept.value,), kept.known)
    return true


@doing(s.Reveal)
def reveal(n: Night, frame: Steps, step: s.Reveal) -> Call | None:
    kept = n.secrets.get(step.secret)
    if kept is None:
        return None
    if step.whom is None:
        n.secrets[step.secret] = Kept(kept.value, kept.among, EVERYONE)
        n.emit("secret-out", secret=step.secret, value=kept.value)
        n.mark("reveal")
        return None
    seats = people(n, step.whom, frame.about)
    known = kept.known
    for seat in seats:
        known |= 1 << seat
    n.secrets[step.secret] = Kept(kept.value, kept.among, known)
    n.emit("knows-secret", audience=tuple(seats), secret=step.secret, value=kept.value)
    return None
