"""One of several: somebody chooses, or chance does; then something is done with it."""

from typing import Any, Final, Generic, TypeVar

from yakata.betrayal.meaning import people
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.state.context import NOBODY, Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Being, Doorway, Person, Printed, Spot, Thing
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do

CHANCE: Final = -2
Option = TypeVar("Option", bound=Person | Being | Thing | Spot | Doorway | Printed | str)
"""What can be chosen: a reference, or a word."""


def chooser(n: Night, by: Any, about: Context) -> Seat:
    """Who chooses; chance, when it is chance or nobody is there to choose."""
    if by == "chance":
        return CHANCE
    found = people(n, by, about)
    return found[0] if found else CHANCE


class Choosing(Frame, Generic[Option]):
    """Somebody chooses one of these. One alone needs no choice. Gives what was chosen, or nothing.

    Subclass it and say what is ``done_with`` it before.
    """

    seat: Seat
    options: tuple[Option, ...]
    prompt: str = "pick"
    may: bool = False
    """It may be none of them."""
    rule: str = ""
    picked: Option | None = None

    @do
    def whether(self, n: Night) -> Call | Done | None:
        if not self.options:
            return Done()
        if not self.open():
            return self._chosen(n, self.options[0])
        self.go(Choosing.draw if self.seat == CHANCE else Choosing.which)
        return None

    @chance
    def draw(self, n: Night) -> Odds:
        return Odds("pick", tuple(map(n.word_for, self.options)))

    @do
    def drawn(self, n: Night, word: Any) -> Call | Done | None:
        return self._chosen(n, self._called(n, word))

    @ask
    def which(self, n: Night) -> Ask:
        choices: list[Choice] = [Pick(word) for word in sorted(map(n.word_for, self.options))]
        return Ask(self.seat, self.prompt, (Enough(), *choices) if self.may else tuple(choices), self.rule)

    @do
    def chosen(self, n: Night, choice: Any) -> Call | Done | None:
        return self._chosen(n, self._called(n, choice.what)) if isinstance(choice, Pick) else Done()

    @do
    def after(self, n: Night) -> Done:
        return Done(self.picked)

    def open(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.options) > 1 or (self.may and self.seat != CHANCE)

    def done_with(self, n: Night, chosen: Option) -> Call | None:
        """What is done with it, before it is given."""
        return None

    def _called(self, n: Night, word: str) -> Option:
        return next(option for option in self.options if n.word_for(option) == word)

    def _chosen(self, n: Night, chosen: Option) -> Call | Done:
        call = self.done_with(n, chosen)
        if call is None:
            return Done(chosen)
        self.picked = chosen
        self.go(Choosing.after)
        return call


def choose(n: Night, choosing: Choosing[Any]) -> Call | None:
    """Call it; where there is nothing to choose it is done at once."""
    if not choosing.options:
        return None
    return Call(choosing) if choosing.open() else choosing.done_with(n, choosing.options[0])


__all__ = ["CHANCE", "NOBODY", "Choosing", "choose", "chooser"]
