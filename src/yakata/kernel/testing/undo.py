"""What can be taken back has told nothing: a choice that was free to undo says the same in every imagined world."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from yakata.kernel.asks import Ask
from yakata.kernel.choices import Choice
from yakata.kernel.play import ends_undo
from yakata.kernel.seats import Seat
from yakata.kernel.state import State
from yakata.kernel.testing.broken import hold
from yakata.kernel.testing.lockstep import differing

WORLDS: Final = 2
"""So many worlds are imagined for each choice."""


def check_undo(state: State, rng: Random, choices: Iterable[Choice], worlds: int = WORLDS) -> int:
    """Make each choice here and in worlds that the chooser imagines. Where it could be taken back for free, the
    chooser hears the same, sees the same and is asked the same in all of them. Returns how often that was compared."""
    ask, compared = state.pending, 0
    if not isinstance(ask, Ask) or not state.game.hides_from(ask.seat):
        return 0
    for choice in choices:
        free, known = _learned(state.clone(), choice, ask.seat)
        if not free:
            continue
        for _ in range(worlds):
            also_free, other = _learned(state.imagine(ask.seat, rng), choice, ask.seat)
            told = f"seat {ask.seat} may take {choice} back and has learned by it"
            hold(also_free, "undo", f"{told}: in another world it could not be taken back")
            for mine, theirs in zip(known, other, strict=True):
                hold(mine == theirs, "undo", f"{told}: {_between(mine, theirs)}")
            compared += 1
    return compared


def _learned(state: State, choice: Choice, seat: Seat) -> tuple[bool, tuple[Any, ...]]:
    """Whether the choice can be taken back for free, and all that the seat knows after it."""
    events = state.apply(choice, seat)
    then = state.pending
    asked = then.seat if isinstance(then, Ask) else None
    free = not ends_undo(state.marks, events, seat, asked, draws=0)
    heard = tuple((event.key, event.slots) for event in events if event.seen_by(seat))
    return free, (heard, state.view(seat)) if free else ()


def _between(mine: Any, theirs: Any) -> str:
    return f"{mine} or {theirs}" if isinstance(mine, tuple) else differing(mine, theirs)
