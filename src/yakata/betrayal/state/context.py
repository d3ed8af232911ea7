"""Whom and what the steps of a rule are about while they run."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

NOBODY = -1


class Context(Struct, frozen=True):
    """Who acts, who is meant, where, with which card, and what was picked on the way."""

    actor: int = NOBODY
    it: int = NOBODY
    target: int = NOBODY
    owner: int = NOBODY
    tile: str = ""
    """The tile of a tile's own text, or of a ``for-each`` over tiles."""
    card: str = ""
    being: str = ""
    other: str = ""
    """The thing, marker or counter that a reaction is about."""
    result: int = 0
    amount: int = 0
    names: tuple[tuple[str, str], ...] = ()
    """What a ``pick`` has named: ``seat:2``, ``tile:will-room``, ``thing:x``, ``being:guest-1``."""
    kind: str = ""
    """Where the effect comes from: ``tile``, ``event``, ``card``, ``haunt``."""

    def but(self, **changes: Any) -> "Context":
        return replace(self, **changes)

    def named(self, name: str, what: str) -> "Context":
        return replace(self, names=(*((old, thing) for old, thing in self.names if old != name), (name, what)))

    def called(self, name: str) -> str:
        """What has this name; nothing when it was not picked."""
        return next((what for known, what in self.names if known == name), "")


NO_CONTEXT = Context()


def acting(seat: int, **more: Any) -> Context:
    """Somebody acts for themselves."""
    return Context(actor=seat, it=seat, owner=seat, **more)
