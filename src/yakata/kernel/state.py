"""A state: plain data and a stack of frames. It clones in microseconds and saves at every decision."""

import types
from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import dataclass, field, fields
from hashlib import sha256
from random import Random
from typing import Any, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from yakata.kernel.asks import Ask, Odds, Outcome, Witnessed
from yakata.kernel.choices import Choice
from yakata.kernel.events import Audience, Event, Result
from yakata.kernel.frames import Call, Frame
from yakata.kernel.refusals import BadText, GameOver, IllegalChoice, Refusal, WrongSeat
from yakata.kernel.rules import Rules
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.views import View

TRANSIENT = ("game", "marks", "noted", "_pending", "_events")
"""Fields that are no part of the position: they are not saved, compared or cloned."""


DERIVED = "derived"


def derived() -> Any:
    """A field that follows from the game or from other fields: not saved, not compared, shared by clones.

    It is set in ``__post_init__``, or when it is asked for.
    """
    return field(default=None, init=False, metadata={DERIVED: True})


C = TypeVar("C", bound=type)


@dataclass_transform(kw_only_default=True, eq_default=False)
def position(cls: C) -> C:
    """Make a class with annotated fields a state: slots, keyword arguments, and no ``repr`` that would tell secrets."""
    made: C = dataclass(slots=True, eq=False, kw_only=True, repr=False)(cls)  # type: ignore[assignment]  # it is C again
    return made


@position
class State:
    """Subclass it with ``@position`` and give it the fields of the game.

    Fields are immutable values (numbers, strings, tuples, frozen structs), or flat lists, dicts and sets of them. What
    a seat has learned must be among them: nothing else tells ``redraw`` what the seat knows.
    """

    game: Rules[Any]
    seats: int
    stack: list[Frame] = field(default_factory=list)
    result: Result | None = None
    marks: list[str] = field(default_factory=list)
    """Why undo ends at the last answer: ``"reveal"``, ``"hand"``. Set by ``mark``."""
    noted: list[str] | None = None
    """What of the content was carried out since the last answer, where somebody wants it noted (``Rules.doing``)."""
    _pending: Ask | Odds | None = None
    _events: list[Event] = field(default_factory=list)

    # What is waited for

    @property
    def pending(self) -> Ask | Odds | None:
        """Whose choice or which chance comes next; ``None`` when the game is over."""
        if self._pending is None and self.stack:
            frame = self.stack[-1]
            self._pending = frame.STEPS[frame.at].run(frame, self)
        return self._pending

    @property
    def over(self) -> bool:
        return not self.stack

    # Going on

    def apply(self, answer: Choice | Outcome, seat: Seat | None = None) -> list[Event]:
        """Answer what is pending, by object or by text, and run to the next decision. Returns what happened.

        This is the one legality gate. What is refused raises and changes nothing.
        """
        pending = self._pending or self.pending
        if isinstance(pending, Ask):
            if isinstance(answer, str):
                answer = self.game.parse(answer)
            if seat is not None and seat != pending.seat:
                raise WrongSeat(str(answer), self._not_yours(pending, seat))
            try:
                answer = pending.choices[pending.choices.index(answer)]
            except ValueError:
                if refusal := self._unlisted(pending, answer):
                    raise IllegalChoice(str(answer), refusal) from None
        elif pending is None:
            raise GameOver(str(answer), Refusal("game-over"))
        elif seat is not None:
            raise WrongSeat(str(answer), chance_decides(pending))
        else:
            outcome = _drawn(pending, answer)
            answer = self._witnessed(pending, answer) if outcome is None else outcome
        self._pending = None
        self._events = []
        self.marks = []
        frame = self.stack[-1]
        frame.at = frame.STEPS[frame.at].next
        self._run(answer)
        return self._events

    def _run(self, answer: Any = None) -> None:
        """Advance to the next decision, chance node, or the end."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            step = frame.STEPS[frame.at]
            if step.kind == "do":
                frame.at = step.next
                out = step.run(frame, self, answer) if step.takes_answer else step.run(frame, self)
                answer = None
                if out is None:
                    continue
                if type(out) is Call:
                    frame = out.frame
                    frame.at = frame.FIRST
                    stack.append(frame)
                elif stack:  # finish() leaves no frame to go back to
                    stack.pop()
                    answer = out.value
            elif step.kind == "end":
                stack.pop()
                answer = None
            else:
                return

    def push(self, frame: Frame) -> None:
        frame.at = frame.FIRST
        self.stack.append(frame)

    def back_to(self, frame: Frame) -> None:
        """Drop what this frame has called: it goes on by itself."""
        while self.stack[-1] is not frame:
            self.stack.pop()

    def begin(self, frame: Frame) -> Self:
        """Start the game with its first frame and run to the first decision."""
        self.push(frame)
        self._run()
        return self

    # For the rules, inside @do steps

    def emit(self, key: str, /, audience: Audience = None, **slots: Any) -> None:
        """Tell the audience what happened."""
        self._events.append(Event(key, slots, audience))

    def tell(self, *events: Event) -> None:
        self._events.extend(events)

    def mark(self, why: str) -> None:
        """Undo ends here: ``"reveal"`` when something was seen, ``"hand"`` when the turn has passed on."""
        self.marks.append(why)

    def expect(self, pending: Ask) -> None:
        """The decision that comes next, where a step has worked it out already: what its ``@ask`` would say."""
        self._pending = pending

    def finish(self, key: str, *scores: int) -> None:
        """The game is over. Nothing on the stack goes on."""
        self.result = Result(key, scores)
        self.stack.clear()

    # Refusals

    def why_not(self, choice: Choice | str, seat: Seat | None = None) -> Refusal | None:
        """Why this cannot be chosen now, as a value; ``None`` when it can."""
        pending = self.pending
        if pending is None:
            return Refusal("game-over")
        if not isinstance(pending, Ask):
            return chance_decides(pending)
        if isinstance(choice, str):
            try:
                choice = self.game.parse(choice)
            except BadText as bad:
                return bad.reason
        if seat is not None and seat != pending.seat:
            return self._not_yours(pending, seat)
        return None if choice in pending.choices else self._unlisted(pending, choice)

    def _witnessed(self, odds: Odds, answer: Any) -> Outcome:
        """What has come and is not listed: what a witness says, where the game knows such a word."""
        if isinstance(odds, Witnessed) and isinstance(answer, str) and self.game.can_come(self, odds, answer):
            return answer
        raise IllegalChoice(str(answer), Refusal("cannot-come", slots={"draw": odds.key}))

    def _not_yours(self, pending: Ask, seat: Seat) -> Refusal:
        return Refusal("not-your-decision", slots={"asked": self.asked_for(pending, seat)})

    def _unlisted(self, pending: Ask, choice: Any) -> Refusal | None:
        """What is not on the list may be of a kind of which there is no list."""
        if pending.kinds and isinstance(choice, pending.kinds):
            return self.game.not_admitted(self, pending, choice)
        return self._refusal(pending, choice)

    def _refusal(self, pending: Ask, choice: Any) -> Refusal:
        if not isinstance(choice, Choice):
            return Refusal("not-a-choice")
        return self.game.refuse(self, pending, choice) or Refusal("not-offered", pending.rule)

    # Talk

    def talk(self, seat: Seat) -> frozenset[Seat] | Refusal | None:
        """Who hears what this seat says now: everybody (``None``), only these seats, or why it may not speak."""
        return self.game.talk(self, seat)

    # Secrets have one door

    def view(self, seat: Seat) -> View:
        """What the seat may see, and nothing else."""
        return self.game.view(self, seat)

    def common(self, seat: Seat) -> dict[str, Any]:
        """The fields of ``View`` that every game shares, and what each frame on the stack shows of itself."""
        fields: dict[str, Any] = {}
        for frame in self.stack:
            if seen := frame.seen_by(seat):
                fields |= seen
        fields["seat"], fields["asked"], fields["result"] = seat, None, self.result
        pending = self._pending or self.pending
        if isinstance(pending, Ask):
            fields["asked"] = self.asked_for(pending, seat)
            if pending.seat == seat:
                texts = tuple(map(str, pending.choices))
                fields |= {"prompt": pending.prompt, "rule": pending.rule, "choices": texts}
        return fields

    def asked_for(self, pending: Ask, seat: Seat) -> Seat | None:
        """Who is asked, as far as this seat may know. A game with hidden windows tells less."""
        return pending.seat

    def hushed(self) -> frozenset[Seat]:
        """Who must not even be told that something happens now. Others' hidden steps have no number and no length."""
        return frozenset()

    def unnoticed(self, events: Sequence[Event]) -> frozenset[Seat]:
        """Who must not even be told of the step that has just told these events, though nobody is hushed.

        It may have changed nothing of what they see.
        """
        return frozenset()

    def masked(self) -> bool:
        """Whether the pending decision must look the same from outside, however soon and whatever is answered."""
        return False

    def formality(self) -> Choice | None:
        """The only answer to the pending decision, where everybody knows that there is no other: nobody need be asked.

        It may rest on nothing but what a spectator sees.
        """
        return None

    def standing(self) -> Choice | None:
        """What the asked seat may order beforehand, for this decision and all of its kind, until it says otherwise."""
        return None

    def keeps_secret(self, seat: Seat, before: Collection[Seat] = (SPECTATOR,)) -> bool:
        """Whether this seat has something to see now, or to choose, that these may not look at over its shoulder."""
        if self.masked() or self.hushed():
            return True
        own, open_to_all = self.view(seat), self.view(SPECTATOR)
        shown = (*View.__struct_fields__, *self.game.offers)
        names = [name for name in own.__struct_fields__ if name not in shown]
        kept = self.game.kept
        secret = [name for name in names if kept(own, name) != kept(open_to_all, name)]
        return bool(secret) and any(
            kept(own, name) != kept(self.view(other), name) for other in before for name in secret
        )

    def imagine(self, seat: Seat, rng: Random) -> Self:
        """Another state that this seat could not tell from the true one."""
        world = self.clone()
        self.game.redraw(world, seat, rng)
        for frame in world.stack:  # what a frame has dropped (``back_to``) draws nothing
            frame.redraw(world, seat, rng)
        world._pending = None
        world._run()
        return world

    # Copies

    def clone(self) -> Self:
        """The same position, sharing nothing that can change."""
        cls = type(self)
        same: Self = (_CLONERS.get(cls) or _cloner(cls))(self)
        return same

    def dump(self) -> bytes:
        """The whole position as JSON, with step names. ``game.load`` reads it back."""
        return self.game.dump(self)

    def digest(self) -> str:
        """A short name for the position, the same on every machine."""
        return sha256(self.dump()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, State) and self.dump() == other.dump()

    def sound(self) -> bool:
        """Whether this can be a position of the game at all; asked of what is loaded."""
        return True

    @property
    def told(self) -> list[Event]:
        """What has happened since the last answer, for all audiences."""
        return self._events

    def __str__(self) -> str:
        return self.view(SPECTATOR).text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}>"


def chance_decides(pending: Odds) -> Refusal:
    """Why nobody can choose now."""
    return Refusal("still-to-be-seen" if isinstance(pending, Witnessed) else "chance-decides")


def _drawn(odds: Odds, answer: Any) -> Outcome | None:
    """The outcome that was meant: this one, or the one that has this text."""
    outcomes = odds.outcomes
    if isinstance(outcomes, range):
        number = int(answer) if isinstance(answer, str) and answer.isdecimal() and len(answer) < 20 else answer
        return number if isinstance(number, int) and number in outcomes and str(number) == str(answer) else None
    try:
        return outcomes[outcomes.index(answer)]
    except ValueError:
        return next((outcome for outcome in outcomes if str(outcome) == str(answer)), None)


def field_types(cls: type[State]) -> dict[str, Any]:
    """The fields of a position and their types, the stack aside."""
    hints = get_type_hints(cls)
    others = {*TRANSIENT, "stack", *_derived(cls)}
    return {f.name: hints[f.name] for f in fields(cls) if f.name not in others}


def _derived(cls: type[State]) -> list[str]:
    return [f.name for f in fields(cls) if DERIVED in f.metadata]


def _copied(kind: Any, value: str) -> str:
    """How a clone copies a field of this type."""
    if get_origin(kind) in (Union, types.UnionType):
        return f"copy({value})" if any(map(_mutable, get_args(kind))) else value
    return f"{value}.copy()" if _mutable(kind) else value


def _mutable(kind: Any) -> bool:
    return (get_origin(kind) or kind) in (list, dict, set)


_CLONERS: dict[type[State], Callable[[State], Any]] = {}


def _cloner(cls: type[State]) -> Callable[[State], Any]:
    """Write the clone of this class from its field list, as ``dataclass`` writes ``__init__``."""
    lines = ["def clone(old):", " new = make(cls)", " new.game = old.game", " new._pending = None"]
    lines += [
        " new._events = []",
        " new.marks = []",
        " new.noted = None",
        " new.stack = [frame.__copy__() for frame in old.stack]",
    ]
    for name, kind in field_types(cls).items():
        lines.append(f" new.{name} = {_copied(kind, f'old.{name}')}")
    lines += [f" new.{name} = old.{name}" for name in _derived(cls)]
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__, "copy": copy}
    exec("\n".join([*lines, " return new"]), scope)
    _CLONERS[cls] = scope["clone"]
    return _CLONERS[cls]
