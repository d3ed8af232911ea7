"""Whom and what the steps of a rule are about while they run."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from yakata.betrayal.state.references import Named

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
    names: tuple[tuple[str, Named], ...] = ()
    """What a ``pick`` has named."""
    crests: tuple[tuple[str, Named], ...] = ()
    """B12: whose Crest was drawn for which field of the step that comes next."""
    kind: str = ""
    """Where the effect comes from: ``tile``, ``event``, ``card``, ``haunt``."""

    def but(self, **changes: Any) -> "Context":
        return replace(self, **changes)

    def named(self, name: str, what: Named) -> "Context":
        return replace(self, names=(*((old, thing) for old, thing in self.names if old != name), (name, what)))

    def called(self, name: str) -> Named | None:
        """What has this name; nothing when it was not picked."""
        for known, what in self.names:
            if known == name:
                return what
        return None


NO_CONTEXT = Context()


def acting(seat: int, **more: Any) -> Context:
    """Somebody acts for themselves."""
    return Context(actor=seat, it=seat, owner=seat, **more)
