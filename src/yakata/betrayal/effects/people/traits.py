"""Traits: damage, gain, heal, pay."""

from typing import Any, ClassVar

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.blocks import name_of
from yakata.betrayal.meaning import number, touched
from yakata.betrayal.rules.fighting.harm import Hurt, HurtAll, Paying, hurt, in_turn
from yakata.betrayal.rules.fighting.rising import gain, heal
from yakata.betrayal.rules.resolving.dice_rolls import Rolling
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import CRITICAL, TOP, trait_numbers
from yakata.kernel import Call, Frame, Seat, do


def _affected(n: Night, who: Any, about: Context) -> list[Seat]:
    """The living who are meant, from the left of the current player (B49)."""
    return in_turn(n, [seat for seat in touched(n, who, about) if n.alive[seat] and n.places[seat]])


@doing(s.Damage)
def damage(n: Night, frame: Steps, step: s.Damage) -> Call | None:
    about = frame.about
    seats, traits = _affected(n, step.who, about), trait_numbers(step.harm)
    if step.dice:
        return Call(DiceOfDamage(tuple(seats), traits, number(n, step.dice, about), about)) if seats else None
    return hurt(n, seats, traits, number(n, step.amount, about), about)


class DiceOfDamage(Frame):
    """B48: everybody rolls their own."""

    stake: ClassVar[str] = "damage"
    """What the result decides."""
    seats: tuple[Seat, ...]
    traits: tuple[int, ...]
    dice: int
    about: Context

    @do
    def roll(self, n: Night) -> Call | None:
        return Call(Rolling(self.seats[0], self.dice))

    @do
    def take(self, n: Night, result: Any) -> Call | None:
        seat, self.seats = self.seats[0], self.seats[1:]
        if self.seats:
            self.go(DiceOfDamage.roll)
        return Call(Hurt(seat, self.traits, result, self.about)) if result else None


@doing(s.Lose)
def lose(n: Night, frame: Steps, step: s.Lose) -> Call | None:
    about = frame.about
    seats, amount = _affected(n, step.who, about), number(n, step.amount, about)
    if step.trait == "all":
        return Call(LoseAll(tuple(seats), amount, about)) if seats else None
    return hurt(n, seats, trait_numbers(step.trait), amount, about)


class LoseAll(Frame):
    """So much of every trait."""

    seats: tuple[Seat, ...]
    amount: int
    about: Context
    trait: int = 0

    @do
    def each(self, n: Night) -> Call | None:
        trait, self.trait = self.trait, self.trait + 1
        if self.trait < 4:
            self.go(LoseAll.each)
        return Call(HurtAll(self.seats, (trait,), self.amount, self.about))


@doing(s.Gain)
def gains(n: Night, frame: Steps, step: s.Gain) -> Call | None:
    seats, amount = _affected(n, step.who, frame.about), number(n, step.amount, frame.about)
    if len(seats) == 1:
        return gain(n, seats[0], step.trait, amount)
    return Call(RaiseAll(tuple(seats), step.trait, amount)) if seats else None


@doing(s.Heal)
def heals(n: Night, frame: Steps, step: s.Heal) -> Call | None:
    seats = _affected(n, step.who, frame.about)
    if len(seats) == 1:
        return heal(n, seats[0], step.trait)
    return Call(RaiseAll(tuple(seats), step.trait, 0)) if seats else None


class RaiseAll(OneByOne):
    """Several gain, or heal (no amount)."""

    trait: str
    amount: int

    def one(self, n: Night, seat: Seat) -> Call | None:
        return gain(n, seat, self.trait, self.amount) if self.amount else heal(n, seat, self.trait)


@doing(s.SetTrait)
def set_trait(n: Night, frame: Steps, step: s.SetTrait) -> Call | None:
    for seat in _affected(n, step.who, frame.about):
        for trait in trait_numbers(step.trait):
            if step.set == "start":
                to = n.start_step(seat, trait)
            else:
                to = CRITICAL if step.set == "critical" else TOP if step.set == "top" else int(step.set)
            n.set_step(seat, trait, max(n.floor, min(TOP, to)))
        n.emit("traits-set", seat=seat, trait=step.trait)
    return None


@doing(s.Pay)
def pay(n: Night, frame: Steps, step: s.Pay) -> Call | None:
    seats = _affected(n, step.who, frame.about)
    if not seats:
        return None
    amount, block = number(n, step.amount, frame.about), name_of(step.then)
    return Call(Paying(seats[0], trait_numbers(step.trait), amount, step.may, block, frame.about.but(it=seats[0])))


@doing(s.Prevent)
def prevent(n: Night, frame: Steps, step: s.Prevent) -> Call | None:
    if n.would and n.would[-1] > 0:
        less = n.would[-1] if step.amount is None else number(n, step.amount, frame.about)
        n.emit("prevents", seat=frame.about.it, amount=min(less, n.would[-1]))
        n.would = (*n.would[:-1], max(0, n.would[-1] - less))
    return None


@doing(s.Redirect)
def redirect(n: Night, frame: Steps, step: s.Redirect) -> Call | None:
    seats = _affected(n, step.whom, frame.about)
    if len(n.would) != 1 or n.would[-1] <= 0 or not seats:  # what was passed on once is not passed on again
        return None
    amount, n.would = n.would[-1], (0,)
    n.emit("redirects", seat=frame.about.it, other=seats[0], amount=amount)
    return hurt(n, seats[:1], trait_numbers(frame.about.other or "general"), amount, frame.about)


@doing(s.SwapTraits)
def swap_traits(n: Night, frame: Steps, step: s.SwapTraits) -> Call | None:
    one, other = trait_numbers(step.one)[0], trait_numbers(step.other)[0]
    for seat in _affected(n, step.who, frame.about):
        steps = n.steps[seat]
        n.set_step(seat, one, steps[other])
        n.set_step(seat, other, steps[one])
        n.emit("traits-swapped", seat=seat)
    return None


@doing(s.Instead)
def instead(n: Night, frame: Steps, step: s.Instead) -> Call | None:
    if n.would:
        n.would = (*n.would[:-1], -1)
    return None
