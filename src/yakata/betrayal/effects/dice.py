"""Rolls and contests."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, person, touched
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.dice_rolls import (
    Rolled,
    Rolling,
    TraitRoll,
    take_a_five,
    take_five,
    tell_rolled,
    trait_roll,
)
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.rules.rulings import MOST_DICE, TRAITOR_RESULT
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Frame, Seat, do


@doing(s.Roll)
def roll(n: Night, frame: Steps, step: s.Roll) -> Call | None:
    seats = [seat for seat in touched(n, step.who, frame.about) if n.alive[seat]]
    if not seats:
        return None
    if len(seats) > 1:
        return Call(AllRoll(tuple(in_turn(n, seats)), frame.block, frame.next - 1, frame.about))
    frame.wait_for("result")
    return Call(TraitRoll(frame.block, frame.next - 1, seats[0], frame.about))


class AllRoll(OneByOne):
    """Several roll, each for themselves."""

    block: str
    place: int
    about: Context

    def one(self, n: Night, seat: Seat) -> Call | None:
        return Call(TraitRoll(self.block, self.place, seat, self.about)) if n.alive[seat] else None


@doing(s.AddResult)
def add_result(n: Night, frame: Steps, step: s.AddResult) -> Call | None:
    _result(n, frame, (n.would[-1] if n.would else 0) + number(n, step.add, frame.about))
    return None


@doing(s.SetResult)
def set_result(n: Night, frame: Steps, step: s.SetResult) -> Call | None:
    _result(n, frame, number(n, step.set, frame.about))
    return None


def _result(n: Night, frame: Steps, result: int) -> None:
    if n.would and n.would[-1] >= 0:
        n.would = (*n.would[:-1], max(0, result))
        n.emit("result-changed", seat=frame.about.it, result=n.would[-1])


@doing(s.AddDice)
def add_dice(n: Night, frame: Steps, step: s.AddDice) -> Call | None:
    dice = min(number(n, step.dice, frame.about), MOST_DICE - len(n.dice))
    return Call(MoreDice(frame.about.it, dice, frame.about)) if n.would and dice > 0 else None


class MoreDice(Frame):
    """Dice that come after a roll; with those of the roll never more than eight (B57)."""

    seat: Seat
    dice: int
    about: Context
    before: tuple[int, ...] = ()

    @do
    def roll(self, n: Night) -> Call:
        self.before = n.dice
        return Call(Rolling(self.seat, self.dice))

    @do
    def add(self, n: Night, result: Any) -> None:
        n.dice = (*self.before, *n.dice)
        n.would = (*n.would[:-1], n.would[-1] + result)
        n.emit("result-changed", seat=self.seat, result=n.would[-1])


@doing(s.Contest)
def contest(n: Night, frame: Steps, step: s.Contest) -> Call | None:
    one, other = person(n, step.who, frame.about), person(n, step.against, frame.about)
    if one < 0 or other < 0 or one == other:
        return None
    return Call(Contested(frame.block, frame.next - 1, one, other, frame.about))


class Contested(Rolled):
    """Both roll; a tie changes nothing."""

    one: Seat
    other: Seat
    about: Context
    result: int = 0
    answer: int = 0
    """What the other has come to."""

    @do
    def traitor_may(self, n: Night) -> Call | None:
        return take_five(n, self.one, self.about)

    @do
    def first(self, n: Night, word: Any) -> Call | None:
        return self._roll(n, self.one, word)

    @do
    def second(self, n: Night, result: Any) -> Call | None:
        self.result = TRAITOR_RESULT if result is None else result
        return self._told(n, self.one, result)

    @do
    def other_may(self, n: Night, left: Any) -> Call | None:
        self.result = self.result if left is None or left < 0 else left
        return take_five(n, self.other, self.about)

    @do
    def other_rolls(self, n: Night, word: Any) -> Call | None:
        return self._roll(n, self.other, word)

    @do
    def win(self, n: Night, result: Any) -> Call | None:
        self.answer = TRAITOR_RESULT if result is None else result
        return self._told(n, self.other, result)

    @do
    def compare(self, n: Night, left: Any) -> Call | None:
        result = self.answer if left is None or left < 0 else left
        if result == self.result:
            n.emit("fight-tied")
            self.go(Contested.over)
            return None
        if result > self.result:
            self.one, self.other = self.other, self.one
        n.emit("wins-contest", seat=self.one, other=self.other)
        return run(n, self._step(n).win, self.about.but(it=self.one, target=self.other))

    @do
    def lose(self, n: Night) -> Call | None:
        return run(n, self._step(n).lose, self.about.but(it=self.other, target=self.one))

    @do
    def over(self, n: Night) -> None:
        """Nothing more."""

    def _roll(self, n: Night, seat: Seat, word: Any) -> Call | None:
        """Nothing rolled: a 5 was taken."""
        if word == "five":
            take_a_five(n, seat)
            return None
        return Call(trait_roll(n, seat, self._step(n).trait, "trait", 0, 0))

    def _told(self, n: Night, seat: Seat, result: Any) -> Call | None:
        """B58: in a contest too, each makes a trait roll."""
        if result is None:
            return None
        return tell_rolled(n, self.about.but(it=seat, result=result, other=self._step(n).trait))

    def _step(self, n: Night) -> s.Contest:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Contest)
        return step
