"""Snapshots: how a running game stands, every so many moves and at a graceful stop, so that it goes on from there.

A snapshot is taken where nothing can be taken back, so that undo is the same after loading as before. It holds the
state, what has happened since the snapshot before it, and what the moves cannot tell: the draws of the deal, how far
the dice are, and who has missed which hidden steps.
"""

from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, select, text, update

from yakata.kernel import Entry, Event, Play, Seat
from yakata.table.play.hidden_steps import Hush
from yakata.table.store import schema
from yakata.table.store.writer import Statement

EVERY = 25
"""Moves from one snapshot to the next."""
STATES = 3
"""So many snapshots keep their state; of older ones only what has happened is needed."""
SNAPSHOTS = (
    select(schema.snapshots)
    .where(schema.snapshots.c.table_id == bindparam("table"))
    .order_by(schema.snapshots.c.version)
)
_KEEP = text(
    "INSERT INTO snapshots (table_id, version, rules, content, state, events, kept, at)"
    " VALUES (:table_id, :version, :rules, :content, :state, :events, :kept, :at) ON CONFLICT DO NOTHING"
)
"""Two servers may keep the same one."""
_PRUNE = (
    update(schema.snapshots)
    .where(schema.snapshots.c.table_id == bindparam("table"), schema.snapshots.c.version < bindparam("oldest"))
    .values(state="")
)
_HERE = (schema.snapshots.c.table_id == bindparam("table"), schema.snapshots.c.version == bindparam("at_version"))
_DROP = delete(schema.snapshots).where(*_HERE)
_ADOPT = (
    update(schema.snapshots)
    .where(*_HERE)
    .values({name: bindparam(f"new_{name}") for name in ("rules", "content", "state", "kept")})
)
Drawn = tuple[str, tuple[int, int] | None]
"""An outcome of chance and its ticket."""


class Kept(Struct, frozen=True):
    """What a snapshot holds besides the state and the events."""

    opening: tuple[Drawn, ...]
    """The draws before the first move."""
    entries: int
    events: int
    """How many had happened before those that lie in this snapshot."""
    draws: int
    barrier: str
    last: Seat | None = None
    anchored: bool = True
    """Whether nothing could be taken back here; else it is for rules that cannot follow the moves since the anchor."""
    missed: dict[Seat, tuple[int, ...]] = {}
    """By seat: the versions that it was not shown."""
    times: dict[Seat, float] = {}
    quiet: tuple[Seat, ...] = ()
    began: float = 0.0


class Keeping:
    """What has been kept of one table, and from where the next snapshot would be taken."""

    def __init__(self) -> None:
        self.opening: tuple[Drawn, ...] = ()
        self.version = -1
        """The newest snapshot."""
        self.found: Kept | None = None
        """What that one held, where the table was loaded from it."""
        self.events = 0
        """How many events the snapshots hold."""
        self.states: list[int] = []
        """Snapshots that have their state."""
        self.anchor = 0
        """The last version behind which nothing can be taken back."""
        self.quiet: frozenset[Seat] = frozenset()
        self.began = 0.0

    def moved(self, version: int, play: Play[Any], hush: Hush | None) -> None:
        """The table has come to this version."""
        if play.anchored:
            self.anchor = version
            if hush is not None:
                self.quiet, self.began = hush.quiet, hush.began

    def due(self, play: Play[Any]) -> bool:
        return self.anchor - self.version >= (1 if play.over else EVERY)

    def snapshot(self, table_id: str, play: Play[Any], hush: Hush | None) -> list[Statement]:
        """What is to be written, if anything has happened since the last one."""
        if self.anchor <= self.version:
            return []
        row = self._row(table_id, self.anchor, play, play.anchor(), hush, anchored=True)
        self.version, self.events = self.anchor, play.anchor().events
        self.states = [*self.states, self.anchor][-STATES:]
        return [(_KEEP, row), (_PRUNE, {"table": table_id, "oldest": self.states[0]})]

    def adopted(self, table_id: str, play: Play[Any], hush: Hush | None) -> list[Statement]:
        """The state here in the form of these rules, which make the next moves: in place of what may be kept here."""
        here = {"table": table_id, "at_version": self.anchor}
        if self.anchor != self.version or self.found is None:
            return [(_DROP, here), *self.snapshot(table_id, play, hush)]
        barrier, last = play.barrier
        kept = replace(self.found, anchored=True, barrier=barrier, last=last)
        new = {
            "rules": play.game.version,
            "content": play.game.content,
            "state": play.state.dump().decode(),
            "kept": msgspec.json.encode(kept).decode(),
        }
        row = {f"new_{name}": value for name, value in new.items()}
        return [(_ADOPT, here | row)]

    def last_snapshot(self, table_id: str, version: int, play: Play[Any], hush: Hush | None) -> list[Statement]:
        """At a stop: how it stands now too, where something could still be taken back."""
        if play.anchored:
            return []
        return [(_KEEP, self._row(table_id, version, play, play.here(), hush, anchored=False))]

    def _row(
        self, table_id: str, version: int, play: Play[Any], point: Any, hush: Hush | None, *, anchored: bool
    ) -> dict[str, Any]:
        barrier, last = play.barrier
        quiet, began = (self.quiet, self.began) if hush is None or anchored else (hush.quiet, hush.began)
        kept = Kept(
            self.opening,
            point.entries,
            min(self.events, point.events),
            point.draws,
            barrier,
            last,
            anchored,
            {} if hush is None else hush.missed(version),
            {} if hush is None else hush.times,
            tuple(sorted(quiet)),
            began,
        )
        return {
            "table_id": table_id,
            "version": version,
            "rules": play.game.version,
            "content": play.game.content,
            "state": point.state.dump().decode(),
            "events": msgspec.json.encode(play.events[kept.events : point.events]).decode(),
            "kept": msgspec.json.encode(kept).decode(),
            "at": time(),
        }


def kept_in(shot: Any) -> Kept:
    return msgspec.json.decode(shot.kept, type=Kept)


def events_until(shots: Sequence[Any], version: int) -> list[Event]:
    """All that had happened at this snapshot, from it and those before it."""
    events: list[Event] = []
    for shot in shots:
        if shot.version <= version:
            events[kept_in(shot).events :] = msgspec.json.decode(shot.events, type=list[Event])
    return events


def drawn(draws: Sequence[Drawn]) -> list[Entry]:
    return [Entry(None, said, ticket=ticket) for said, ticket in draws]
