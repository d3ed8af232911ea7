"""Loading a table: from its newest snapshot, then by the moves and the outcomes that were recorded after it.

Nothing is rolled again, and nothing changes in silence. The dice are checked against every recorded ticket, and the
state against the digest that was written with the move. Where these rules do not go the way that was played, the table
stands at the last move that came out the same, and says so.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec
from msgspec import Struct

from yakata.kernel import BadSave, Differs, Entry, Event, Play, Seat, YakataError
from yakata.kernel.replay import by_two_versions
from yakata.kernel.upgrades import Way
from yakata.table.play.hidden_steps import Hush
from yakata.table.play.snapshots import Drawn, Keeping, drawn, events_until, kept_in

_DRAWS = msgspec.json.Decoder(list[Drawn])
_DRAWS_OF_ALL = msgspec.json.Decoder(list[list[Drawn]])


END: Final = "end"
"""The kind of the move by which a table ends that has come to its longest."""


class Trouble(Struct, frozen=True):
    """Where the recorded way ends, and why."""

    move: int
    """The first move that could not be followed."""
    why: str


class Words:
    """The words of which rules version each move is written in: those of the newest snapshot before it."""

    def __init__(self, game: Any, begun: int, shots: Sequence[Any]) -> None:
        self.game = game
        self.begun = begun
        self.shots = [(shot.version, shot.rules) for shot in shots]
        self._ways: dict[int, Way | None] = {}

    def rules(self, version: int) -> int:
        before = bisect_left(self.shots, (version,))
        return self.shots[before - 1][1] if before else self.begun

    def way(self, version: int) -> Way:
        """How the words of this move are read here."""
        rules = self.rules(version)
        if rules not in self._ways:
            self._ways[rules] = self.game.way_from(rules)
        way = self._ways[rules]
        if way is None:
            raise Differs(f"made by version {rules} of the rules, which {self.game!r} does not read")
        return way

    def entries(self, row: Any) -> list[Entry]:
        """The lines of the record that a choice has left, or what was seen to come of one."""
        return self.read(row, _DRAWS.decode(row.draws))

    def read(self, row: Any, draws: Sequence[Drawn]) -> list[Entry]:
        way = self.way(row.version)
        if not way.upgrades:
            said = [Entry(row.seat, " ".join(row.text.split()))] if row.kind == "choice" else []
            return said + drawn(draws) if draws else said
        said = [Entry(row.seat, " ".join(way.choice(row.text).split()))] if row.kind == "choice" else []
        return said + drawn([(way.draw(came), ticket) for came, ticket in draws])


class Loaded(Struct):
    """A table as it was found."""

    play: Play[Any]
    hush: Hush | None
    keeping: Keeping
    version: int
    snapshot: int
    """From which snapshot; -1 for the beginning."""
    trouble: Trouble | None = None
    anew: bool = False
    """Whether it was played again by rules that play otherwise, and everybody is told so."""
    log: dict[int, list[Event]] = {}
    """What has happened at the moves that were followed."""


def load(prepared: Play[Any], rows: Sequence[Any], shots: Sequence[Any], words: Words) -> Loaded:
    """The game that these moves and snapshots tell of. ``prepared`` has its options, its dice and who sits there."""
    *_, loaded = step_by_step(prepared, rows, shots, words)
    return loaded


def step_by_step(prepared: Play[Any], rows: Sequence[Any], shots: Sequence[Any], words: Words) -> Iterator[Loaded]:
    """The same, which stops after each step, as far as it has come."""
    loaded = _newest(prepared, rows, shots, words) or _beginning(prepared)
    yield loaded
    anew = not shots
    for row in rows[bisect_left(rows, loaded.version + 1, key=_version) :]:
        try:
            loaded.log[row.version] = follow(loaded.play, row, words, anew=anew)
        except Exception as error:  # whatever these rules do with it
            loaded.trouble = Trouble(row.version, _why(error))
            break
        loaded.version = row.version
        loaded.anew = loaded.anew or not words.way(row.version).replays
        if loaded.hush is not None:
            loaded.hush.step(row.version, row.at, loaded.play.state, loaded.log[row.version])
            if row.kind == END:
                loaded.hush.resume(row.version)
        loaded.keeping.moved(row.version, loaded.play, loaded.hush)
        yield loaded
    if rows and rows[-1].kind == END and loaded.version == rows[-1].version:
        loaded.play.stopped = True  # a snapshot does not say so
    yield loaded


def _version(row: Any) -> int:
    version: int = row.version
    return version


def follow(play: Play[Any], row: Any, words: Words, *, anew: bool = False) -> list[Event]:
    """Make one recorded move. ``Differs``, or a refusal, where it comes out otherwise; then nothing has changed.

    Where nothing but the moves was kept, rules that play otherwise go along as far as they fit (``anew``).
    """
    way = words.way(row.version)
    if not way.replays and not anew:
        raise Differs("the rules have changed since")
    if row.kind == "undo":
        play.undo(row.seat)
        return [taken_back(row.seat)]
    if row.kind == END:
        play.stop(ended(row.version))
        return [ended(row.version)]
    digest = "" if way.upgrades else row.digest
    if row.kind == "seen":
        return play.go_on(words.entries(row), digest)
    if row.kind != "choice":
        raise Differs(f"a move of the kind {row.kind!r}")
    said, *outcomes = words.entries(row)
    return play.follow(said.text, row.seat, outcomes, digest)


def ended(version: int) -> Event:
    """The table came to its longest, with the move before this version."""
    return Event("table-ended", {"moves": version - 1})


def taken_back(seat: Seat) -> Event:
    return Event("taken-back", {"seat": seat})


def _beginning(prepared: Play[Any]) -> Loaded:
    play = prepared.deal()
    keeping = Keeping()
    keeping.opening = tuple((entry.text, entry.ticket) for entry in play.entries)
    hush = Hush(play.state.seats) if play.game.hides_steps else None
    return Loaded(play, hush, keeping, 0, -1, log={0: list(play.events)})


def _newest(prepared: Play[Any], rows: Sequence[Any], shots: Sequence[Any], words: Words) -> Loaded | None:
    """From the newest snapshot that these rules read; nothing where there is none.

    By the same rules undo is the same as before: there it is one behind which nothing can be taken back.
    """
    for shot in reversed(shots):
        if shot.state and (kept_in(shot).anchored or shot.rules != prepared.game.version):
            try:
                return _from(prepared, shot, rows, shots, words)
            except (YakataError, msgspec.MsgspecError, LookupError):
                continue
    return None


def _from(prepared: Play[Any], shot: Any, rows: Sequence[Any], shots: Sequence[Any], words: Words) -> Loaded:
    game, kept = prepared.game, kept_in(shot)
    state = game.load(shot.state)
    if shot.rules == game.version and state.dump().decode() != shot.state:
        raise BadSave("it reads otherwise than it was written")
    entries = _entries_until(shot.version, kept.opening, rows, words)
    if len(entries) != kept.entries:
        raise BadSave("its moves are others")
    prepared.dice.count = kept.draws
    begun = game.way_from(words.begun)
    replays = begun is not None and begun.replays
    play = Play.restore(
        game,
        state,
        prepared.header if replays else by_two_versions(prepared.header, words.begun),
        prepared.dice,
        entries=entries,
        events=events_until(shots, shot.version),
        barrier=kept.barrier,
        last=kept.last,
        replays=replays,
    )
    hush = Hush(state.seats) if game.hides_steps else None
    if hush is not None:
        hush.recall(shot.version, kept.missed, kept.times, kept.quiet)
        hush.began = kept.began
    keeping = Keeping()
    keeping.opening, keeping.version, keeping.events = kept.opening, shot.version, len(play.events)
    keeping.found = kept
    keeping.states = [
        one.version for one in shots if one.state and one.version <= shot.version and kept_in(one).anchored
    ]
    keeping.moved(shot.version, play, hush)
    return Loaded(play, hush, keeping, shot.version, shot.version)


def _entries_until(version: int, opening: Sequence[Drawn], rows: Sequence[Any], words: Words) -> list[Entry]:
    """The record up to this version, from the moves alone."""
    entries = drawn(opening)
    lengths = {0: len(entries)}
    past = list(takewhile(lambda row: row.version <= version, rows))
    draws = _DRAWS_OF_ALL.decode(f"[{','.join(row.draws for row in past)}]")
    for row, came in zip(past, draws, strict=True):
        if row.kind in ("choice", "seen"):
            entries += words.read(row, came)
        elif row.kind == "undo":
            entries.pop()
        elif row.kind != END:
            del entries[lengths[int(row.text)] :]
        lengths[row.version] = len(entries)
    return entries


def keys_of(rows: Sequence[Any], hush: Hush | None) -> dict[tuple[Seat, str], int]:
    """What was answered to whom: by seat and key, the version as the seat counts."""
    return {
        (row.seat, row.resend_key): row.version if hush is None else hush.shown_by(row.seat, row.version)
        for row in rows
    }


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, YakataError) else type(error).__name__
