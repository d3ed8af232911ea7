"""Saved states: JSON that a person can read, checked against the types of the game when it is read back."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from yakata.kernel.frames import Frame
from yakata.kernel.refusals import BadSave
from yakata.kernel.rules import Rules
from yakata.kernel.seats import SPECTATOR
from yakata.kernel.state import State, field_types


class Saves:
    """Writes and reads the states of one game. The format follows from the fields of its state and frames."""

    def __init__(self, game: Rules[Any]) -> None:
        self.game = game
        any_frame = reduce(or_, game.frames)
        types = field_types(game.state) | {"stack": list[any_frame]}  # type: ignore[valid-type]
        self.names = tuple(types)
        header = [("rules", str), ("content", str)]
        saved = msgspec.defstruct("Saved", [*header, *types.items()], forbid_unknown_fields=True)
        self.decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(saved)
        self.encoder = msgspec.json.Encoder(order="deterministic")
        self.rules = f"{game.name}/{game.version}"

    def dump(self, state: State) -> bytes:
        header = {"rules": self.rules, "content": self.game.content}
        return self.encoder.encode(header | {name: _texted(getattr(state, name)) for name in self.names})

    def load(self, data: bytes | str) -> State:
        try:
            saved = self.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadSave(f"not a saved game of {self.rules}: {error}") from None
        if (saved.rules, saved.content) != (self.rules, self.game.content):
            raise BadSave(f"saved by {saved.rules} {saved.content}, this is {self.rules} {self.game.content}")
        _check_stack(saved.stack, saved.result)
        state: State = self.game.state(game=self.game, **{name: getattr(saved, name) for name in self.names})
        try:
            sound = state.seats in self.game.seats and state.sound()
            state.view(SPECTATOR)  # computes what is pending too
        except Exception as error:
            raise BadSave(f"not a position of {self.rules}: {error!r}") from None
        if not sound:
            raise BadSave(f"not a position of {self.rules}")
        return state


def _texted(value: Any) -> Any:
    """JSON's keys are texts, and only texts can be sorted beside each other."""
    return {str(key): thing for key, thing in value.items()} if isinstance(value, dict) else value


def _check_stack(stack: list[Frame], result: object) -> None:
    """A saved game waits in its top frame for an answer; those below wait for the frame above."""
    for frame in stack:
        if frame.at not in frame.STEPS:
            raise BadSave(f"{type(frame).__name__} has no step {frame.at!r}")
    if bool(stack) == (result is not None):
        raise BadSave("a game goes on or has a result")
    if stack and stack[-1].STEPS[stack[-1].at].kind not in ("ask", "chance"):
        raise BadSave(f"{type(stack[-1]).__name__} does not wait at {stack[-1].at!r}")
