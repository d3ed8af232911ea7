"""The steps of a rule, one after the other."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from yakata.betrayal.meaning import holds
from yakata.betrayal.rules.resolving.crests import untied
from yakata.betrayal.rules.rulings import DEEPEST
from yakata.betrayal.state.context import Context
from yakata.kernel import Call, Done, Frame, do

if TYPE_CHECKING:
    from yakata.betrayal.state.night import Night

Doing = Callable[["Night", "Steps", Any], Call | None]

DOINGS: Final[dict[type, Doing]] = {}
"""How each primitive is done."""


def doing(kind: type) -> Callable[[Doing], Doing]:
    """This function does steps of this kind. It may call a frame; what that frame gives is ``Steps.value``."""

    def register(run: Doing) -> Doing:
        DOINGS[kind] = run
        return run

    return register


class Steps(Frame):
    """A list of steps of the pack, by the name of its place."""

    block: str
    about: Context
    next: int = 0
    bound: str = ""
    """A picked thing waits for its name."""

    @do
    def go_on(self, n: "Night", value: Any) -> Call | Done | None:
        if self.bound:
            self._bind(value)
        if self.next and n.settled():
            self.at = self.FIRST  # a victory may be stopped
            return None
        book = n.game.book
        steps, ties = book.blocks[self.block], book.ties
        while self.next < len(steps):
            step = steps[self.next]
            self.next += 1
            if not holds(n, step.when, self.about):
                continue
            if id(step) in ties:
                one = untied(n, self, step)
                if isinstance(one, Call):
                    self.at = self.FIRST
                    return one
                step = one
            call = DOINGS[type(step)](n, self, step)
            if n.result is not None or not n.stack or n.stack[-1] is not self:
                return None
            if call is not None:
                self.at = self.FIRST
                return call
            if n.settled():
                self.at = self.FIRST
                return None
        return Done(self.about.result)

    def _bind(self, value: Any) -> None:
        name, self.bound = self.bound, ""
        if name == "=result":
            self.about = self.about.but(result=value)
        elif value:
            self.about = self.about.named(name, value)


def run(n: "Night", steps: Any, about: Context) -> Call | None:
    """Call these steps; nothing for no steps."""
    return Call(Steps(n.game.book.name_of(steps), about)) if steps and len(n.stack) < DEEPEST else None
