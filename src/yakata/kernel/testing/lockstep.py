"""Two worlds in step: one seat watches, and may not tell which of them is the true one before the rules tell it.

The worlds differ in the roles that lie face down (``Rules.recast``) and in nothing else. They are given the same
answers and the same draws for as long as that can be; but where somebody does something of which the seat must not even
know that it was done (``State.hushed``), something else is done in the other world, or nothing. What the seat is shown,
whom it sees asked, how often, and what it is told is the same in both, step by step, or the game says that the rules
have shown it (``Rules.parted``).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from yakata.kernel.asks import Ask, Odds, Outcome
from yakata.kernel.choices import Choice
from yakata.kernel.events import Event
from yakata.kernel.game import Game
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.state import State
from yakata.kernel.testing.broken import Broken
from yakata.kernel.views import View

LIFE: Final = 120
"""So many steps long one seat watches; then it is another's turn."""


class Lockstep:
    """The true world is played through ``apply``; another walks beside it whenever roles lie face down."""

    def __init__(self, game: Game[Any], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.world: State | None = None
        self.seat: Seat = SPECTATOR
        self.age = 0
        self.steps = 0
        """How many steps were compared."""

    def apply(self, state: State, answer: Choice | Outcome) -> list[Event]:
        """Answer the true world, and the other one with the same. ``Broken`` where the watcher can tell them apart."""
        if self.world is None or self.age >= LIFE:
            self._cast(state)
        world, pending = self.world, state.pending
        if world is None:
            state.noted = None
            return state.apply(answer)
        state.noted, world.noted = self.game.doing(state), self.game.doing(world)
        possible = _possible(pending, world.pending, answer)
        unheard = self._is_quiet(state) and self._is_quiet(world)
        told = state.apply(answer)
        if unheard and self._is_quiet(state, told, pending):
            self.world = self._meanwhile(world, [answer] if possible else [])
            self.age += 1
            self.steps += 1
            self._compare(state, self.world, [], [])
            state.noted = None
            return told
        if not possible:
            if isinstance(pending, Odds) and isinstance(world.pending, Odds):
                self._part(state, world, f"chance brings {pending.key} {answer}")
            self.world = state.noted = None
            return told
        heard = [one for one in world.apply(answer) if one.seen_by(self.seat)]
        self.age += 1
        self.steps += 1
        self._compare(state, world, [one for one in told if one.seen_by(self.seat)], heard)
        if state.over or world.over:
            self.world = None
        state.noted = None
        return told

    def _is_quiet(self, state: State, told: Sequence[Event] = (), before: Ask | Odds | None = None) -> bool:
        """Somebody does things of which the watcher must not know; whether this still goes on after such a thing."""
        pending, hushed = state.pending, state.hushed()
        if self.seat not in hushed or not isinstance(pending, Ask) or pending.seat in hushed:
            return False
        same = before is None or (isinstance(before, Ask) and before.seat == pending.seat)
        return same and not any(event.seen_by(self.seat) for event in told)

    def _meanwhile(self, world: State, same: list[Any]) -> State:
        """In the other world it is the same, something else or nothing; the watcher knows of none of them."""
        pending = world.pending
        assert isinstance(pending, Ask)
        for answer in self.rng.choice((same, same, [self.rng.choice(pending.choices)], [])):
            other = world.clone()
            other.noted = [*(world.noted or ())]
            if self._is_quiet(other, other.apply(answer), pending):
                return other
        return world.clone()

    def _cast(self, state: State) -> None:
        """Another seat watches another world; none where that seat knows all, or nothing is hidden."""
        self.world, self.age = None, 0
        if not self.game.hides_roles:
            return
        self.seat = self.rng.randrange(SPECTATOR, state.seats)
        world = state.clone()
        if self.game.recast(world, self.seat, self.rng):
            state.noted, world.noted = self.game.doing(state), self.game.doing(world)
            self.world = world
            self._compare(state, world, [], [])
            state.noted = None

    def _compare(self, state: State, world: State, told: list[Event], heard: list[Event]) -> None:
        seat = self.seat
        if told != heard:
            self._part(state, world, f"is told {_first_difference(told, heard)}")
        elif not (state.over or world.over) and (seen := state.view(seat)) != (other := world.view(seat)):
            self._part(state, world, f"sees {differing(seen, other)}")
        elif (seat in state.hushed()) != (seat in world.hushed()):
            self._part(state, world, "counts the steps")
        elif state.over != world.over:
            self._part(state, world, "sees the end of the game")

    def _part(self, state: State, world: State, what: str) -> None:
        """The worlds differ for the watcher: by the rules, or the game leaks."""
        self.world = None
        if self.game.parted(state, world, self.seat):
            return
        blamed = self.game.blamed(state, world, self.seat)
        by = f" by {', '.join(blamed)}" if blamed else ""
        watcher = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        raise Broken("roles", f"a role that lies face down shows{by}: {watcher} {what}", by=blamed)


def _possible(pending: Ask | Odds | None, other: Ask | Odds | None, answer: Choice | Outcome) -> bool:
    if isinstance(pending, Ask):
        return isinstance(other, Ask) and other.seat == pending.seat and answer in other.choices
    return isinstance(other, Odds) and answer in other.outcomes


def _first_difference(told: list[Event], heard: list[Event]) -> str:
    for one, other in zip(told, heard, strict=False):
        if one != other:
            return f"{one}, and in the other world {other}"
    return f"{len(told)} things, and in the other world {len(heard)}: {(told + heard)[min(len(told), len(heard))]}"


def differing(seen: View, other: View) -> str:
    """What differs, field by field, short."""
    names = [name for name in seen.__struct_fields__ if getattr(seen, name) != getattr(other, name)]
    said = [f"{name} {_short(getattr(seen, name))} not {_short(getattr(other, name))}" for name in names]
    return "; ".join(said[:4])


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
