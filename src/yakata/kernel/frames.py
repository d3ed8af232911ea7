"""Frames: suspended procedures whose methods, in order, are the steps of a rule.

A frame is a small struct on the state's stack. Three kinds of step:

``@do``      changes the state. It may return ``Call(frame)`` to run another frame first, or ``Done(value)`` to end.
``@ask``     says who must choose among what. Pure: it only reads.
``@chance``  says what may come with which odds. Pure: it only reads.

The step after an ``@ask`` or ``@chance`` receives the answer, the step after a ``Call`` the value of its ``Done``.
Nothing about a pending decision is kept: it is computed from the frame on top, so it cannot go stale.
"""

from collections.abc import Callable
from inspect import signature
from itertools import pairwise
from random import Random
from typing import Any, ClassVar, Literal

from msgspec import Struct

from yakata.kernel.asks import Ask, Odds
from yakata.kernel.seats import Seat

END = "(end)"
"""Where a frame stands when its last step is behind it."""


class Step:
    """One step of a frame. Saves hold its name, so a new step in the middle does not shift old saves."""

    __slots__ = ("kind", "name", "next", "run", "takes_answer")

    def __init__(self, kind: Literal["do", "ask", "chance", "end"], run: Callable[..., Any]) -> None:
        self.kind = kind
        self.run = run
        self.name = run.__name__
        self.next = END
        self.takes_answer = kind == "do" and len(signature(run).parameters) == 3


def do(run: Callable[..., "Call | Done | None"]) -> Step:
    return Step("do", run)


def ask(run: Callable[..., Ask]) -> Step:
    return Step("ask", run)


def chance(run: Callable[..., Odds]) -> Step:
    return Step("chance", run)


def _fell_off() -> None:
    """The end of a frame."""


class Frame(Struct, tag=True, tag_field="frame", kw_only=True):
    """Subclass it, give it fields (ids, numbers, strings, tuples of them) and steps in the order of the rule.

    A frame made from another inherits its steps: one of the same name takes its place, new ones come after them.
    """

    STEPS: ClassVar[dict[str, Step]]
    FIRST: ClassVar[str]

    at: str = ""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        inherited = {name: step for name, step in getattr(cls, "STEPS", {}).items() if name != END}
        own = {step.name: step for step in vars(cls).values() if isinstance(step, Step)}
        steps = [Step(step.kind, step.run) for step in (inherited | own).values()]
        for step, following in pairwise(steps):
            step.next = following.name
        cls.STEPS = {step.name: step for step in steps} | {END: Step("end", _fell_off)}
        cls.FIRST = steps[0].name if steps else END
        for step in steps:
            setattr(cls, step.name, step)

    def go(self, step: Step) -> None:
        """Continue at ``step`` instead of the next one: again, or past what does not apply."""
        self.at = step.name

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        """What of this frame the seat may see. Nothing, unless a game names it."""
        return {}

    def redraw(self, state: Any, seat: Seat, rng: Random) -> None:
        """Draw anew what this frame hides from the seat; the secrets of the state are drawn already.

        A frame that hides where it stands goes back to a step of its own (``state.back_to(self)``, ``go``); the world
        runs on from there to its next decision.
        """


class Call(Struct, frozen=True, gc=False):
    """Run another frame first; its ``Done`` value is the next step's answer."""

    frame: Frame


class Done(Struct, frozen=True, gc=False):
    """This frame is over. The value goes to the frame below."""

    value: Any = None
