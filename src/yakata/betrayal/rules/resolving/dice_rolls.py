"""Dice (B56 to B59): each shows 0, 1 or 2; never more than eight, never fewer than one."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from yakata.betrayal.language.summaries import band
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning import holds, number
from yakata.betrayal.meaning.passives import passives, roll_bonus
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Reroll
from yakata.betrayal.rules.choices import Roll as RollWith
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.reactions import React, listens
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.rules.rulings import LEAST_DICE, MOST_DICE, TRAITOR_RESULT
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do


@cache
def dice_odds(count: int) -> Odds:
    """What so many dice show, sorted: ``0112``."""
    rolls = tuple(combinations_with_replacement("012", count))
    ways = tuple(factorial(count) // prod(factorial(roll.count(face)) for face in "012") for roll in rolls)
    return Odds("dice", tuple("d" + "".join(roll) for roll in rolls), ways)


def capped(dice: int) -> int:
    """B57."""
    return max(LEAST_DICE, min(MOST_DICE, dice))


class Rolled(Frame):
    """A frame that asks for rolls, for a step of the pack."""

    block: str
    """The list that the step stands in, and its number there."""
    place: int

    @property
    def stake(self) -> str:
        """What the result decides, in a word: the step."""
        return f"{self.block}.{self.place}"


class Rolling(Frame):
    """A roll: dice, what can be rolled again, the result. Gives the result.

    ``kind``: ``trait``, ``attack``, ``defence``, ``haunt`` or ``dice`` (B59: nothing that affects trait rolls).
    """

    seat: Seat
    """Who rolls; -1 for a monster."""
    count: int
    kind: str = "dice"
    trait: str = ""
    bonus: int = 0
    faces: str = ""
    tried: tuple[str, ...] = ()

    @chance
    def throw(self, n: Night) -> Odds:
        return dice_odds(capped(self.count))

    @do
    def thrown(self, n: Night, outcome: Any) -> None:
        self.faces = outcome[1:]
        if self.seat < 0 or not self._chances(n):
            self.go(Rolling.settle)

    @ask
    def again(self, n: Night) -> Ask:
        _, least, most, _ = self._chances(n)[0]
        return Ask(self.seat, "reroll", (Enough(), *map(Reroll, range(least, most + 1))), "B127")

    @do
    def take_up(self, n: Night, choice: Any) -> None:
        source, _, _, spent = self._chances(n)[0]
        self.tried = (*self.tried, source)
        if isinstance(choice, Reroll):
            if spent:
                n.set_used(source)
            n.emit("rerolls", seat=self.seat, card=source, dice=choice.dice)
            self.faces = self.faces[choice.dice :]
        elif self._chances(n):
            self.go(Rolling.again)
        else:
            self.go(Rolling.settle)

    @chance
    def throw_again(self, n: Night) -> Odds:
        return dice_odds(capped(self.count) - len(self.faces))

    @do
    def thrown_again(self, n: Night, outcome: Any) -> None:
        self.faces = "".join(sorted(self.faces + outcome[1:]))
        if self._chances(n):
            self.go(Rolling.again)

    @do
    def settle(self, n: Night) -> Done:
        dice = tuple(map(int, self.faces))
        n.dice, n.rolled = dice, max(0, sum(dice) + self.bonus)
        faces, roll, stake = "".join(map(str, dice)), self.trait or self.kind, getattr(n.stack[-2], "stake", "")
        n.emit("rolled", seat=self.seat, dice=faces, result=n.rolled, roll=roll, bonus=self.bonus, stake=stake)
        return Done(n.rolled)

    def _chances(self, n: Night) -> list[tuple[str, int, int, bool]]:
        """What allows to roll dice again: the source, how many at least and at most, and whether it is a card that is
        used by it."""
        if self.kind == "dice" or "reroll" not in n.passives:
            return []
        found = []
        for source, c in passives(n, self.seat, "reroll"):
            passive = source.passive
            fits = self.kind in passive.rolls and (not passive.traits or self.trait in passive.traits)
            spent = source.kind != "status" and source.word in n.book.cards
            if fits and source.word not in self.tried and not (spent and source.word in n.used):
                most = min(number(n, passive.add, c), len(self.faces))
                found.append((source.word, 1 if passive.up_to else most, most, spent))
        return found


def trait_roll(n: Night, seat: Seat, trait: str, kind: str, dice: int, bonus: int, target: Seat = -1) -> Rolling:
    """B58: as many dice as the trait's value, with what helps."""
    count = n.value(seat, TRAITS.index(trait)) + dice
    count += roll_bonus(n, seat, "dice", kind, trait, target)
    bonus += roll_bonus(n, seat, "result", kind, trait, target)
    return Rolling(seat, count, kind, trait, bonus)


def take_five(n: Night, seat: Seat, about: Context) -> Call | None:
    """B153c, BR18: whether the traitor, who acts on a tile, takes a 5 instead of their trait roll."""
    if about.kind != "tile-action" or seat != about.actor or not n.openly_traitor(seat):
        return None
    return Call(Choosing(seat, ("five", "roll"), "take-five", rule="B153"))


def take_a_five(n: Night, seat: Seat) -> int:
    n.say("takes-five", seat=seat)
    n.dice, n.rolled = (), TRAITOR_RESULT
    return TRAITOR_RESULT


def tell_rolled(n: Night, about: Context) -> Call | None:
    """Somebody (``it``) has made a trait roll (B58); what reacts to it may change its result."""
    return Call(React("rolled", about, about.result, would=True)) if listens(n, "rolled", about) else None


class TraitRoll(Rolled):
    """A ``roll`` step: who rolls what, and what the result brings. The bands are unseen before the roll (B93)."""

    seat: Seat
    about: Context
    trait: str = ""

    @do
    def with_what(self, n: Night) -> None:
        step = self._step(n)
        if isinstance(step.trait, tuple) and len(step.trait) > 1:
            return
        if step.trait:
            self.trait = step.trait if isinstance(step.trait, str) else step.trait[0]
        self.go(TraitRoll.traitor_may)

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.seat, "roll-with", tuple(sorted(map(RollWith, self._step(n).trait), key=str)), "B58")

    @do
    def chosen(self, n: Night, choice: RollWith) -> None:
        self.trait = choice.trait

    @do
    def traitor_may(self, n: Night) -> Call | None:
        """B153c."""
        return take_five(n, self.seat, self.about) if self.trait else None

    @do
    def roll(self, n: Night, word: Any) -> Call | None:
        step, about = self._step(n), self.about.but(it=self.seat)
        if word == "five":  # B153: instead of a trait roll
            self.about = about.but(result=take_a_five(n, self.seat))
            self.go(TraitRoll.bring)
            return None
        dice = sum(number(n, bonus.add, about) for bonus in step.dice_bonus if holds(n, bonus.when, about))
        more = sum(number(n, bonus.add, about) for bonus in step.result_bonus if holds(n, bonus.when, about))
        if self.trait:
            return Call(trait_roll(n, self.seat, self.trait, "trait", dice, more))
        return Call(Rolling(self.seat, number(n, step.dice or 1, about) + dice, "dice", "", more))

    @do
    def result(self, n: Night) -> Call | None:
        self.about = self.about.but(it=self.seat, result=n.rolled)
        told = tell_rolled(n, self.about.but(other=self.trait)) if self.trait else None  # B59
        if told is None:
            self.go(TraitRoll.bring)
        return told

    @do
    def changed(self, n: Night, left: Any) -> None:
        """What reacts to a roll may have changed its result."""
        if left >= 0:
            n.rolled = left
            self.about = self.about.but(result=left)

    @do
    def bring(self, n: Night) -> Call | None:
        for key, steps in self._step(n).bands.items():
            low, high = band(key)
            if low <= self.about.result <= high:
                if not steps:
                    n.emit("nothing-happens", seat=self.seat)
                return run(n, steps, self.about)
        return None

    @do
    def give_result(self, n: Night) -> Done:
        return Done(self.about.result)

    def _step(self, n: Night) -> Any:
        return n.book.blocks[self.block][self.place]
