"""What rises: gains and healing (B50, B51). By an option who gains or heals is asked each time (BR34)."""

from typing import Any

from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Raise
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import SKULL, TOP, trait_numbers
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do


class Gaining(Frame):
    """B50: so many steps up, never past the top, for one of these traits."""

    seat: Seat
    traits: tuple[int, ...]
    amount: int

    @do
    def whether(self, n: Night) -> Done | None:
        able = self._able(n)
        if not able:
            return Done()
        if len(able) == 1 and not asks(n):
            raise_trait(n, self.seat, able[0], self.amount)
            return Done()
        return None

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.seat, "raise", rises(n, self._able(n)), "B50")

    @do
    def rise(self, n: Night, choice: Any) -> None:
        if isinstance(choice, Raise):
            raise_trait(n, self.seat, TRAITS.index(choice.trait), self.amount)

    def _able(self, n: Night) -> list[int]:
        return [trait for trait in self.traits if n.steps[self.seat][trait] < TOP]


class Healing(Frame):
    """B51: one of these traits goes back to its start. What saves a life is not left (BR34)."""

    seat: Seat
    traits: tuple[int, ...]

    @do
    def whether(self, n: Night) -> Done | None:
        low = self._low(n)
        dying = [trait for trait in low if n.steps[self.seat][trait] == SKULL]
        if len(low) < 2 and (not asks(n) or dying == low):
            for trait in low:
                heal_trait(n, self.seat, trait)
            return Done()
        return None

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.seat, "heal", rises(n, self._low(n)), "B51")

    @do
    def healed(self, n: Night, choice: Any) -> None:
        if isinstance(choice, Raise):
            heal_trait(n, self.seat, TRAITS.index(choice.trait))

    def _low(self, n: Night) -> list[int]:
        return [trait for trait in self.traits if n.steps[self.seat][trait] < n.start_step(self.seat, trait)]


class RisingEach(Frame):
    """BR34: all of these traits may rise, and each is asked for; without an amount they heal."""

    seat: Seat
    traits: tuple[int, ...]
    amount: int

    @do
    def next(self, n: Night) -> Call | Done:
        if not self.traits:
            return Done()
        trait, self.traits = self.traits[0], self.traits[1:]
        self.go(RisingEach.next)
        return Call(Gaining(self.seat, (trait,), self.amount) if self.amount else Healing(self.seat, (trait,)))


def asks(n: Night) -> bool:
    return bool(n.options.gains == "asked")


def rises(n: Night, traits: list[int]) -> tuple[Choice, ...]:
    """Which of them rises; or none, where that is asked."""
    choices = sorted((Raise(TRAITS[trait]) for trait in traits), key=str)
    return (Enough(), *choices) if asks(n) else tuple(choices)


def raise_trait(n: Night, seat: Seat, trait: int, amount: int) -> None:
    """BR34: a gain that is taken is taken in full."""
    old = n.steps[seat][trait]
    new = min(TOP, old + amount)
    if new > old:
        n.set_step(seat, trait, new)
        n.emit("raised", seat=seat, trait=TRAITS[trait], steps=new - old)


def heal_trait(n: Night, seat: Seat, trait: int) -> None:
    start = n.start_step(seat, trait)
    if n.steps[seat][trait] < start:
        n.emit("healed", seat=seat, trait=TRAITS[trait])
        n.set_step(seat, trait, start)


def gain(n: Night, seat: Seat, word: str, amount: int) -> Call | None:
    if not n.alive[seat] or amount <= 0:
        return None
    traits = trait_numbers(word)
    if word != "all" and len(traits) > 1:
        return Call(Gaining(seat, traits, amount))
    if asks(n):
        return Call(RisingEach(seat, traits, amount))
    for trait in traits:
        raise_trait(n, seat, trait, amount)
    return None


def heal(n: Night, seat: Seat, word: str) -> Call | None:
    if not n.alive[seat]:
        return None
    traits = trait_numbers(word)
    if word != "all" and len(traits) > 1:
        return Call(Healing(seat, traits))
    if asks(n):
        return Call(RisingEach(seat, traits, 0))
    for trait in traits:
        heal_trait(n, seat, trait)
    return None
