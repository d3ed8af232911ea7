"""The steps of a rule, one after the other."""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from yakata.betrayal.language.blocks import name_of
from yakata.betrayal.language.moved import field_today
from yakata.betrayal.language.steps import Pick, Step
from yakata.betrayal.meaning import holds
from yakata.betrayal.rules.resolving.crests import DrawCrest, meaning, tied
from yakata.betrayal.rules.rulings import DEEPEST
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Person
from yakata.kernel import Call, Done, Frame, do

Doing = Callable[[Night, "Steps", Any], Call | None]

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
    awaits: Literal["", "name", "crest", "result"] = ""
    """What the value of the frame that was called is for: it gets a name, it is a Crest for a field, a result."""
    bound: str = ""
    """That name or field."""

    @do
    def go_on(self, n: Night, value: Any) -> Call | Done | None:
        if self.awaits:
            self._bind(value)
        if self.next and n.settled():
            self.at = self.FIRST  # a victory may be stopped
            return None
        steps = n.game.book.blocks[self.block]
        while self.next < len(steps):
            step = steps[self.next]
            self.next += 1
            if step.when is not None and not holds(n, step.when, self.about):
                continue
            if fields := steps.ties[self.next - 1]:
                one = self._untied(n, step, fields)
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

    def _untied(self, n: Night, step: Step, fields: tuple[str, ...]) -> Any:
        """B12: the step with one player in each of these fields; or the call of the Crest that is drawn before."""
        about, found = self.about, {}
        crests = {field_today(step, field): one for field, one in about.crests}
        for field in fields:
            drawn = crests.get(field)
            if drawn is None:
                seats = tied(n, step, field, about)
                if len(seats) > 1:
                    self.next -= 1
                    self.wait_for("crest", field)
                    return Call(DrawCrest(tuple(seats), isinstance(step, Pick)))
                if not seats:  # a monster, or nobody
                    continue
                drawn = Person(seats[0])
            found[field] = meaning(step, field, drawn)
        if crests:
            self.about = about.but(crests=())
        return replace(step, **found)

    def wait_for(self, what: Literal["name", "crest", "result"], bound: str = "") -> None:
        self.awaits, self.bound = what, bound

    def _bind(self, value: Any) -> None:
        what, bound = self.awaits, self.bound
        self.awaits, self.bound = "", ""
        if what == "result":
            self.about = self.about.but(result=value)
        elif what == "crest":
            self.about = self.about.but(crests=(*self.about.crests, (bound, value)))
        elif value:
            self.about = self.about.named(bound, value)


def run(n: Night, steps: Any, about: Context) -> Call | None:
    """Call these steps; nothing for no steps."""
    if n.noted is not None and steps:
        n.noted.append(n.game.book.printed_on(name_of(steps)))
    return Call(Steps(name_of(steps), about)) if steps and len(n.stack) < DEEPEST else None
