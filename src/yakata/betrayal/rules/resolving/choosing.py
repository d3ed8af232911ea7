"""One of several: somebody chooses, or chance does; then something is done with it."""

from collections.abc import Callable
from typing import Any, Final

from yakata.betrayal.meaning import people
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.state.context import NOBODY, Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do

CHANCE: Final = -2
Applying = Callable[[Night, Context, str, tuple[str, ...]], Call | None]
APPLYING: Final[dict[str, Applying]] = {}
"""What is done with what was chosen."""


def applying(name: str) -> Callable[[Applying], Applying]:
    def register(run: Applying) -> Applying:
        APPLYING[name] = run
        return run

    return register


def chooser(n: Night, by: Any, about: Context) -> Seat:
    """Who chooses; chance, when it is chance or nobody is there to choose."""
    if by == "chance":
        return CHANCE
    found = people(n, by, about)
    return found[0] if found else CHANCE


class Choosing(Frame):
    """Somebody chooses one of these words. One alone needs no choice. Gives the word, or nothing."""

    seat: Seat
    options: tuple[str, ...]
    prompt: str = "pick"
    may: bool = False
    """It may be none of them."""
    rule: str = ""
    op: str = ""
    """What is done with it then."""
    about: Context = Context()
    extra: tuple[str, ...] = ()

    @do
    def whether(self, n: Night) -> Call | Done | None:
        if not self.options:
            return Done("")
        if len(self.options) == 1 and not (self.may and self.seat != CHANCE):
            return self._chosen(n, self.options[0])
        self.go(Choosing.draw if self.seat == CHANCE else Choosing.which)
        return None

    @chance
    def draw(self, n: Night) -> Odds:
        return Odds("pick", self.options)

    @do
    def drawn(self, n: Night, outcome: Any) -> Call | Done | None:
        return self._chosen(n, outcome)

    @ask
    def which(self, n: Night) -> Ask:
        choices: list[Choice] = [Pick(option) for option in sorted(self.options)]
        return Ask(self.seat, self.prompt, (Enough(), *choices) if self.may else tuple(choices), self.rule)

    @do
    def chosen(self, n: Night, choice: Any) -> Call | Done | None:
        return self._chosen(n, choice.what) if isinstance(choice, Pick) else Done("")

    @do
    def after(self, n: Night) -> Done:
        return Done(self.extra[-1] if self.extra and self.op else "")

    def _chosen(self, n: Night, word: str) -> Call | Done:
        if not self.op:
            return Done(word)
        call = APPLYING[self.op](n, self.about, word, self.extra)
        self.extra = (*self.extra, word)
        if call is None:
            return Done(word)
        self.go(Choosing.after)
        return call


def choose(
    n: Night,
    by: Any,
    options: list[str],
    op: str,
    about: Context,
    *extra: str,
    prompt: str = "",
    may: bool = False,
) -> Call | None:
    """Let ``by`` choose one of these and do it. Where there is nothing to choose it is done at once."""
    if not options:
        return None
    seat = chooser(n, by, about)
    if len(options) == 1 and not (may and seat != CHANCE):
        return APPLYING[op](n, about, options[0], extra)
    return Call(Choosing(seat, tuple(options), prompt or op, may, "", op, about, extra))


__all__ = ["CHANCE", "NOBODY", "Choosing", "applying", "choose", "chooser"]
