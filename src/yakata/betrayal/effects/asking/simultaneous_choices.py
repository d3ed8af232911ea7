"""All choose at once: nobody sees another's choice before everybody has chosen."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import holds, people
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


@doing(s.SecretChoice)
def secret_choice(n: Night, frame: Steps, step: s.SecretChoice) -> Call | None:
    seats = [seat for seat in people(n, step.who, frame.about) if options(n, step, frame.about, seat)]
    return Call(Secretly(frame.block, frame.next - 1, tuple(in_turn(n, seats)), frame.about)) if seats else None


def options(n: Night, step: s.SecretChoice, about: Context, seat: Seat) -> list[str]:
    """What this player can choose."""
    return [option.id for option in step.options if holds(n, option.when, about.but(it=seat))]


class Secretly(Frame):
    """One after the other chooses; then all choices are shown, and done."""

    block: str
    place: int
    waiting: tuple[Seat, ...]
    about: Context
    picks: tuple[str, ...] = ()
    choosers: tuple[Seat, ...] = ()
    living: tuple[Seat, ...] = ()
    """Those of them who are alive when the choices are shown: whoever dies before theirs is done does not do it."""

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.waiting[0], "in-secret", tuple(map(Pick, sorted(self.options(n, self.waiting[0])))))

    @do
    def chosen(self, n: Night, choice: Pick) -> None:
        self.picks, self.choosers = (*self.picks, choice.what), (*self.choosers, self.waiting[0])
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.go(Secretly.which)

    @do
    def shown(self, n: Night) -> None:
        for seat, option in zip(self.choosers, self.picks, strict=True):
            n.emit("chooses", seat=seat, option=option)
        self.living = tuple(seat for seat in self.choosers if n.alive[seat])
        n.said = ("chooses", *self.picks)

    @do
    def done(self, n: Night) -> Call | None:
        if not self.picks:
            return None
        (option, *rest), (seat, *others) = self.picks, self.choosers
        self.picks, self.choosers = tuple(rest), tuple(others)
        self.go(Secretly.done)
        if seat in self.living and not n.alive[seat]:
            return None
        steps = next(one.do for one in self.step(n).options if one.id == option)
        return run(n, steps, self.about.but(it=seat, target=seat))

    @do
    def then(self, n: Night) -> Call | None:
        return run(n, self.step(n).then, self.about)

    @do
    def over(self, n: Night, _result: Any) -> Done:
        return Done()

    def options(self, n: Night, seat: Seat) -> list[str]:
        return options(n, self.step(n), self.about, seat)

    def step(self, n: Night) -> s.SecretChoice:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.SecretChoice)
        return step
