"""Damage, and what is paid (B43 to B49, B52 to B55)."""

from typing import Any

from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning import number
from yakata.betrayal.meaning.passives import passives
from yakata.betrayal.rules.choices import NO, YES_NO, Lower
from yakata.betrayal.rules.fighting.death import Death
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.reactions import React, listens, tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import CRITICAL, SKULL
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


class Hurt(Frame):
    """B45: so many steps down, split as the owner chooses. Gives how many steps were taken."""

    seat: Seat
    traits: tuple[int, ...]
    amount: int
    about: Context
    before: tuple[int, ...] = ()
    deadly: bool = True
    """Whether who reaches the skull dies at once; a cost is paid first (BR13)."""

    @do
    def would_be(self, n: Night) -> Call | Done | None:
        if self.amount <= 0 or not n.alive[self.seat] or not n.places[self.seat]:
            return Done(0)
        if self.about.kind == "cost":  # B55: paid in full, nothing prevents it
            self.go(Hurt.begin)
            return None
        if self._spared(n):
            return Done(0)
        self.amount = max(0, self.amount - self._prevented(n))
        about = self.about.but(it=self.seat, other=self.kind)
        if self.amount and listens(n, "would-be-damaged", about):
            return Call(React("would-be-damaged", about, self.amount, would=True))
        self.go(Hurt.begin)
        return None

    @do
    def less(self, n: Night, left: Any) -> Done | None:
        self.amount = left
        return Done(0) if left <= 0 else None

    @do
    def begin(self, n: Night) -> Done | None:
        self.before = n.steps[self.seat]
        return Done(0) if self.amount <= 0 else None

    @do
    def next_step(self, n: Night) -> None:
        open_traits = self._open(n)
        if not self.amount or not open_traits:  # BR12: the rest is lost
            self.go(Hurt.told)
        elif len(open_traits) == 1 and not self._laid_anywhere(n):
            steps = min(self.amount, n.steps[self.seat][open_traits[0]] - n.floor)
            self._lower(n, open_traits[0], steps)
            self.go(Hurt.next_step)

    @ask
    def which(self, n: Night) -> Ask:
        open_traits = self.traits if self._laid_anywhere(n) else self._open(n)
        choices = tuple(sorted((Lower(TRAITS[trait]) for trait in open_traits), key=str))
        return Ask(self.seat, "lower", choices, "B45")

    @do
    def lower(self, n: Night, choice: Lower) -> None:
        trait = TRAITS.index(choice.trait)
        if n.steps[self.seat][trait] > n.floor:
            self._lower(n, trait, 1)
        else:
            self.amount -= 1  # BR12: it is lost there
        self.go(Hurt.next_step)

    @do
    def told(self, n: Night) -> Call | Done | None:
        taken = self.before and [old - new for old, new in zip(self.before, n.steps[self.seat], strict=True)]
        for trait, steps in enumerate(taken or ()):
            if steps:
                n.emit("lowered", seat=self.seat, trait=TRAITS[trait], steps=steps)
        self.amount = sum(taken or ())
        if not self.amount:
            return Done(0)
        return tell_all(n, "damaged", self.about.but(it=self.seat, amount=self.amount))

    @do
    def critical(self, n: Night) -> Call | None:
        """B52: a trait has come to its lowest step before the skull."""
        pairs = zip(self.before, n.steps[self.seat], strict=True)
        if not any(new == CRITICAL < old for old, new in pairs):
            return None
        return tell_all(n, "became-critical", self.about.but(it=self.seat))

    @do
    def death(self, n: Night) -> Call | None:
        if self.deadly and n.haunt and SKULL in n.steps[self.seat] and n.alive[self.seat]:
            return Call(Death(self.seat, self.about))
        return None

    @do
    def hurt(self, n: Night) -> Done:
        return Done(self.amount)

    def _lower(self, n: Night, trait: int, steps: int) -> None:
        n.set_step(self.seat, trait, n.steps[self.seat][trait] - steps)
        self.amount -= steps

    def _open(self, n: Night) -> list[int]:
        floor, steps = n.floor, n.steps[self.seat]
        return [trait for trait in self.traits if steps[trait] > floor]

    def _laid_anywhere(self, n: Night) -> bool:
        """BR12: whether a step may be laid on a trait that cannot fall; what is paid must fall (B55)."""
        return n.options.damage == "split" and len(self.traits) > 1 and self.about.kind != "cost"

    def _spared(self, n: Night) -> bool:
        """B153b: no damage from tiles for the traitor; B153e: none from an Ongoing Event; or who is immune."""
        tile = self.about.kind in ("tile", "tile-action")
        if tile and n.openly_traitor(self.seat):
            return True
        if self.about.kind == "ongoing" and n.ignores(self.seat, self.about.card):
            return True
        if tile and any(True for _ in passives(n, self.seat, "no-tile-damage")):
            return True
        return any(self._of_kind(source.passive) for source, _ in passives(n, self.seat, "no-damage"))

    def _prevented(self, n: Night) -> int:
        found = passives(n, self.seat, "less-damage")
        return sum(number(n, source.passive.add, c) for source, c in found if self._of_kind(source.passive))

    @property
    def kind(self) -> str:
        return "general" if len(self.traits) == 4 else "physical" if self.traits[0] < 2 else "mental"

    def _of_kind(self, passive: Any) -> bool:
        return passive.harm in (None, self.kind)


def would_take(n: Night, seat: Seat, traits: tuple[int, ...], amount: int, about: Context) -> int:
    """How much damage somebody would take, as far as nobody decides about it."""
    hurt = Hurt(seat, traits, amount, about)
    return 0 if hurt._spared(n) else max(0, amount - hurt._prevented(n))


class HurtAll(OneByOne):
    """B49: several at once, from the left of the current player."""

    traits: tuple[int, ...]
    amount: int
    about: Context

    def one(self, n: Night, seat: Seat) -> Call | None:
        return Call(Hurt(seat, self.traits, self.amount, self.about))


def in_turn(n: Night, seats: list[Seat]) -> list[Seat]:
    """B49: from the left of the current player, clockwise."""
    if n.turn < 0 or len(seats) < 2:
        return seats
    return [seat for seat in n.from_left(n.turn) if seat in seats]


def hurt(n: Night, seats: list[Seat], traits: tuple[int, ...], amount: int, about: Context) -> Call | None:
    if amount <= 0 or not seats:
        return None
    if len(seats) == 1:
        return Call(Hurt(seats[0], traits, amount, about))
    return Call(HurtAll(tuple(in_turn(n, seats)), traits, amount, about))


# Paying


def can_pay(n: Night, seat: Seat, traits: tuple[int, ...], amount: int) -> bool:
    """B55: in full; BR13: after the haunt has begun down to the skull."""
    return sum(n.steps[seat][trait] - n.floor for trait in traits) >= amount


class Paying(Frame):
    """B55: lose this to get that."""

    seat: Seat
    traits: tuple[int, ...]
    amount: int
    may: bool
    block: str
    about: Context

    @do
    def whether(self, n: Night) -> Done | None:
        if not n.alive[self.seat] or not can_pay(n, self.seat, self.traits, self.amount):
            return Done()
        if not self.may:
            self.go(Paying.pay)
        return None

    @ask
    def offer(self, n: Night) -> Ask:
        of_tile = self.about.kind in ("tile", "tile-action")
        named = self.about.card or (self.about.tile if of_tile else "")
        return Ask(self.seat, f"pay-{named}" if named else "pay", YES_NO, "B55")

    @do
    def answer(self, n: Night, answer: Any) -> Done | None:
        return Done() if answer == NO else None

    @do
    def pay(self, n: Night) -> Call:
        return Call(Hurt(self.seat, self.traits, self.amount, self.about.but(kind="cost"), deadly=False))

    @do
    def get(self, n: Night, _paid: Any) -> Call | None:
        return run(n, n.book.blocks.get(self.block, ()), self.about)

    @do
    def death(self, n: Night) -> Call | None:
        if n.haunt and n.alive[self.seat] and SKULL in n.steps[self.seat]:
            return Call(Death(self.seat, self.about))
        return None


__all__ = ["CRITICAL", "Hurt", "HurtAll", "Paying", "can_pay", "hurt", "in_turn"]
