"""Saved states: JSON that a person can read, checked against the types of the game when it is read back."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from yakata.kernel.refusals import BadSave
from yakata.kernel.state import State, field_types

if TYPE_CHECKING:
    from yakata.kernel.game import Game


class Saves:
    """Writes and reads the states of one game. The format follows from the fields of its state and frames."""

    def __init__(self, game: "Game[Any]") -> None:
        self.game = game
        any_frame = reduce(or_, game.frames)
        types = field_types(game.state) | {"stack": list[any_frame]}  # type: ignore[valid-type]
        self.names = tuple(types)
        saved = msgspec.defstruct("Saved", [("rules", str), *types.items()], forbid_unknown_fields=True)
        self.decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(saved)
        self.encoder = msgspec.json.Encoder()
        self.rules = f"{game.name}/{game.version}"

    def dump(self, state: State) -> bytes:
        return self.encoder.encode({"rules": self.rules} | {name: getattr(state, name) for name in self.names})

    def load(self, data: bytes | str) -> State:
        try:
            saved = self.decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise BadSave(f"not a saved game of {self.rules}: {error}") from None
        if saved.rules != self.rules:
            raise BadSave(f"saved by {saved.rules}, this is {self.rules}")
        for frame in saved.stack:
            if frame.at not in frame.STEPS or frame.STEPS[frame.at].kind == "end":
                raise BadSave(f"{type(frame).__name__} has no step {frame.at!r}")
        state: State = self.game.state(game=self.game, **{name: getattr(saved, name) for name in self.names})
        return state
