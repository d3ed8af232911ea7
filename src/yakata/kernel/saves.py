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
        kept = [(name, kind | msgspec.UnsetType, msgspec.UNSET) for name, kind in types.items()]
        self.saved = msgspec.defstruct("Saved", [*header, *kept], forbid_unknown_fields=True)
        self.decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self.saved)
        self.encoder = msgspec.json.Encoder(order="deterministic")
        self.rules = f"{game.name}/{game.version}"

    def dump(self, state: State) -> bytes:
        header = {"rules": self.rules, "content": self.game.content}
        return self.encoder.encode(header | {name: _texted(getattr(state, name)) for name in self.names})

    def load(self, data: bytes | str) -> State:
        """The state; a save of an older version is brought up to this one first, if the game says how.

        It goes on with the content that it was begun with.
        """
        try:
            plain = self._older(data)
            saved = self.decoder.decode(data if plain is None else self.encoder.encode(plain))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadSave(f"not a saved game of {self.rules}: {error}") from None
        game = self.game.begun_with(saved.content) if saved.rules == self.rules else None
        if game is None:
            raise BadSave(f"saved by {saved.rules} {saved.content}, this is {self.rules} {self.game.content}")
        fields = {name: value for name in self.names if (value := getattr(saved, name)) is not msgspec.UNSET}
        if plain is None and (missing := set(self.names) - fields.keys()):
            raise BadSave(f"not a saved game of {self.rules}: without {min(missing)}")
        return self._position(game, fields)

    def _older(self, data: bytes | str) -> dict[str, Any] | None:
        """The save as this version would have written it, where an older one has; else nothing."""
        header = _HEADER.decode(data)
        game, _, version = header.rules.partition("/")
        if game != self.game.name or not version.isdigit() or int(version) >= self.game.version:
            return None
        way = self.game.way_from(int(version))
        if way is None:
            raise BadSave(f"saved by {header.rules}; nothing says how {self.rules} reads that")
        plain = msgspec.json.decode(data)
        plain |= {"rules": self.rules, "content": header.content or way.content}
        try:
            return way.state(plain)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadSave(f"saved by {header.rules}, and not what it wrote: {error!r}") from None

    def _position(self, game: Rules[Any], fields: dict[str, Any]) -> State:
        if not {"stack", "result"} <= fields.keys():
            raise BadSave(f"not a saved game of {self.rules}: without its stack or result")
        _check_stack(fields["stack"], fields["result"])
        try:
            state: State = game.state(game=game, **fields)
            sound = state.seats in self.game.seats and state.sound()
            state.view(SPECTATOR)  # computes what is pending too
        except Exception as error:
            raise BadSave(f"not a position of {self.rules}: {error!r}") from None
        if not sound:
            raise BadSave(f"not a position of {self.rules}")
        return state


class _Header(msgspec.Struct):
    """What a save says of itself."""

    rules: str
    content: str


_HEADER = msgspec.json.Decoder(_Header)


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
