"""One table, one queue: a move is checked, written, and only then shown."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from time import monotonic, perf_counter, time
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam, update

from yakata.kernel import SPECTATOR, Event, Game, Options, Play, Refused, Remembered, Seat, View, YakataError
from yakata.table.log import tell
from yakata.table.play.chat_lines import ChatLine
from yakata.table.play.hands import Hand, is_near
from yakata.table.play.hidden_steps import Hush, beats, hold
from yakata.table.play.loading import (
    END,
    Loaded,
    Trouble,
    Words,
    ended,
    follow,
    keys_of,
    load,
    step_by_step,
    taken_back,
)
from yakata.table.play.refusals import NotAtTable, NotFound, Stale
from yakata.table.play.seats import SeatTaken
from yakata.table.play.settings import Settings, Status
from yakata.table.play.slices import Slices
from yakata.table.play.snapshots import Keeping
from yakata.table.play.stored import Found, Move, all_of, moves_since
from yakata.table.store import NEW_MOVE, Conflict, Store, schema
from yakata.table.store.tokens import fresh_id
from yakata.table.store.writer import Statement
from yakata.tower import Trajectory

END_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(over=True, result=bindparam("result_text"), touched=bindparam("now"))
)
ASKED_FIRST = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(asked=bindparam("seat"))
"""Whom it waits for where no move says it: at the beginning, or where older releases have made them."""
MADE = frozenset({"choice", "undo", "seen"})
"""Kinds of moves that the play itself has made."""
STAYS = 60.0
"""Seconds for which somebody who has asked over HTTP counts as being here."""
GATHER = 0.25
"""Seconds in which changes of who is here are gathered: with hundreds who come and go, each is told once for many."""
LONGEST = 5_000
"""Moves, about ten times as many as the longest game has. Then the table ends."""
VIEWS = ("views",)
KEPT = 300
"""Versions whose events are kept for those who come back."""


def today() -> str:
    """The day by which tonight's house is laid."""
    return datetime.now(UTC).date().isoformat()


class Watcher(Protocol):
    """Somebody who follows a table: a socket."""

    seat: Seat
    person: str | None

    def moved(self, table: "LiveTable", since: int) -> None: ...

    def changed(self, table: "LiveTable") -> None: ...

    def told(self, table: "LiveTable", at: int) -> None: ...

    def fell(self, table: "LiveTable", fall: "Fall") -> None: ...

    def reached(self, seat: Seat, hand: Hand) -> None: ...


class Fall(Struct, frozen=True):
    """Whose disc came down just now, and how."""

    seat: Seat
    trajectory: Trajectory


class LiveTable:
    """A table in memory. The store has all of it: it can be dropped and loaded again at any time."""

    def __init__(
        self,
        table_id: str,
        game: Game[Any],
        options: Options,
        settings: Settings,
        secret: str,
        owner: str,
        store: Store,
    ) -> None:
        self.id = table_id
        self.game = game
        self.options = options
        self.settings = settings
        self.secret = secret
        self.owner = owner
        self.store = store
        self.seats: list[SeatTaken] = []
        self.play: Play[Any] | None = None
        self.started = False
        """Nobody is missing, and nobody holds the door."""
        self.closes = 0.0
        """When the door will close behind the last who came; 0 where nobody counts."""
        self.version = 0
        self.rules = game.version
        """The version of the rules that it was begun with."""
        self.words = Words(game, self.rules, ())
        """Those of the moves that are on disk."""
        self.keeping = Keeping()
        self.snapshots_later: set[asyncio.Future[None]] = set()
        self.over = False
        """The end is on disk: only then it is told."""
        self.ended = False
        """It was over when it was read."""
        self.hush: Hush | None = None
        """For games with hidden steps: what each seat was shown."""
        self.next_table = ""
        self.next_by = ""
        """Who asked for it."""
        self.tonight = ""
        self.campaign = ""
        """The campaign of which this is a chapter."""
        self.campaign_name = ""
        self.attend: Callable[[LiveTable], None] = lambda table: None
        self.led_here: Callable[[], bool] = lambda: True
        """Whether this server does what nobody else asks for: bots, the door, the witness, chapters written down."""
        self.worked_out: dict[tuple[Any, ...], Any] = {}
        """What is said of this version, by whom it is for: made once for all who are told the same."""
        self.remembered = Remembered()
        """Of versions before it, what may be the same again."""
        self.talk: list[ChatLine] = []
        self.log: dict[int, list[Event]] = {}
        self.keys: dict[tuple[Seat, str], int] = {}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: set[tuple[str, str]] = set()
        """Persons who sit at this table through another server, and which."""
        self.seen: dict[str, float] = {}
        """When persons have last asked over HTTP."""
        self.used = time()
        self.looked = time()
        """When somebody has last looked for it, with a chair or without."""
        self.put_away = False
        """It has left memory: whoever still has it in hand leaves it alone."""
        self.moved_at = time()
        """When the last move was made."""
        self.witnessed = False
        """Whether somebody looks at what can be witnessed, instead of drawing it."""
        self.falls_until = 0.0
        """Until when those who watch see a disc come down."""
        self.from_elsewhere = False
        """The last move was made by another server."""
        self.notices: dict[tuple[Any, ...], bytes] | None = None
        """What was encoded of a change while it is told, by whom it is for."""
        self._told_change = 0.0
        self._telling: asyncio.TimerHandle | None = None
        """When ``tell_change`` was last heard, and will be again."""
        self.doubtful = False
        """A write was cut off: nobody knows whether it is on disk. The next one to come looks."""
        self.adrift = False
        """And more than the moves that are missing must be read again."""

    # What it is

    @property
    def status(self) -> Status:
        return "waiting" if self.play is None else "over" if self.over else "playing"

    @property
    def prepared(self) -> Play[Any]:
        """The play, which is there as soon as everybody sits."""
        if self.play is None:
            raise NotAtTable("not-begun")
        return self.play

    def sit_down(self, seats: list[SeatTaken]) -> None:
        """Who sits where is this now. Whoever is played for stays so."""
        for taken in seats:
            before = next((one for one in self.seats if one.seat == taken.seat and one.person == taken.person), None)
            taken.stand_in = before is not None and before.stand_in
        self.seats = seats
        if self.play is not None:
            self.play.header = replace(self.play.header, names=self._names())

    def _names(self) -> tuple[str, ...]:
        return tuple(" ".join(taken.name.split()) or taken.bot or "-" for taken in self.seats)

    def view(self, seat: Seat) -> View:
        """What the seat may see now. What several see alike is worked out once a version."""
        looking: Callable[[Seat], View] | None = self.worked_out.get(VIEWS)
        if looking is None:
            looking = self.worked_out[VIEWS] = self.game.following(self.prepared.state, self.remembered)
        return looking(seat)

    def seats_of(self, person: str | None) -> list[Seat]:
        return [taken.seat for taken in self.seats if person is not None and taken.person == person]

    def is_here(self, person: str | None) -> bool:
        if person is None:
            return False
        if any(watcher.person == person for watcher in self.watchers) or self.seen.get(person, 0.0) > time() - STAYS:
            return True
        return any(other == person for other, _ in self.elsewhere)

    @property
    def is_tonight(self) -> bool:
        """Others have the same dice before them still."""
        return bool(self.tonight) and self.tonight == today()

    @property
    def full(self) -> bool:
        return all(taken.taken for taken in self.seats)

    # Beginning

    def begin(self) -> None:
        """Everybody sits: the dice are cast up to the first decision."""
        self.started, self.closes = True, 0.0
        self._stand(load(self._prepared(), (), (), self.words))
        self.keep_snapshot((ASKED_FIRST, {"table": self.id, "seat": self.asked}))

    @property
    def asked(self) -> Seat:
        """Whom it waits for; a spectator's number where it waits for nobody."""
        ask = self.prepared.ask
        return SPECTATOR if ask is None else ask.seat

    def _prepared(self) -> Play[Any]:
        return Play.prepare(
            self.game,
            self.options,
            len(self.seats),
            secret=self.secret,
            nonces=[taken.nonce for taken in self.seats],
            names=self._names(),
        )

    def _stand(self, loaded: Loaded) -> None:
        """The game is this one, at this version."""
        self.play, self.hush, self.keeping, self.log = loaded.play, loaded.hush, loaded.keeping, loaded.log
        self.version, self.over = loaded.version, loaded.play.over or loaded.play.stopped
        self.worked_out.clear()

    # Snapshots

    def keep_snapshot(self, *besides: Statement, last: bool = False) -> asyncio.Future[None] | None:
        """Write how the game stands, behind what is on its way to disk already; nothing where that is known."""
        statements = [*besides, *self.keeping.snapshot(self.id, self.prepared, self.hush)]
        if last:
            statements += self.keeping.last_snapshot(self.id, self.version, self.prepared, self.hush)
        if not statements:
            return None
        written = asyncio.ensure_future(self.store.write(*statements))
        self.snapshots_later.add(written)
        written.add_done_callback(self._kept)
        return written

    def _kept(self, written: asyncio.Future[None]) -> None:
        self.snapshots_later.discard(written)
        if not written.cancelled() and written.exception() is not None:
            tell(f"a snapshot of table {self.id} was not kept: {type(written.exception()).__name__}")
            self._doubt(adrift=True)  # the next snapshot would lack what has happened before this one

    # The queue

    async def move(self, seat: Seat, version: int, key: str, choice: str) -> int:
        """Make a choice. Returns the version after it, when it is on disk; sent again with its key, the same answer."""
        if self.hush is not None and (seat, key) not in self.keys:
            await self._wait(self.hush, seat, version, choice)
        return await self._turn("choice", seat, version, key, choice)

    async def _wait(self, hush: Hush, seat: Seat, version: int, choice: str) -> None:
        """Some choices wait for the end of a beat, so that nobody can time them."""
        play = self.prepared
        if play.ask is not None and play.ask.seat == seat and version == self.shown(seat):
            await asyncio.sleep(hold(hush, play.state, seat, choice, self.beats(seat)))

    def beats(self, seat: Seat) -> tuple[float, float]:
        """How long masked decisions and hidden steps last while this seat is asked."""
        return beats(self.settings.mask, self.seats, seat, self.hush.quiet if self.hush else frozenset())

    def shown(self, seat: Seat) -> int:
        """The version as this seat counts: hidden steps have no number."""
        return self.version if self.hush is None else self.hush.shown(seat)

    def actual(self, seat: Seat, shown: int) -> int:
        """The version that a seat means."""
        return shown if self.hush is None else self.hush.actual(seat, shown)

    def shown_at(self, seat: Seat) -> float:
        """When something has last happened, as far as this seat may know."""
        return self.moved_at if self.hush is None else self.hush.times[seat]

    async def undo(self, seat: Seat, version: int, key: str) -> int:
        return await self._turn("undo", seat, version, key, "")

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Nobody moves meanwhile, and what is in memory is on disk."""
        async with self.lock:
            await self.settle_doubt()
            yield

    async def _turn(self, kind: str, seat: Seat, version: int, key: str, text: str) -> int:
        began = perf_counter()
        async with self.lock:  # as in still(), which takes longer
            if self.doubtful:
                await self._look()
            if (seat, key) in self.keys:
                return self.keys[seat, key]
            if version != self.shown(seat):
                raise Stale("stale", version=self.shown(seat))
            since = self.version
            try:
                await self._make(kind, seat, key, text)
            except Stale:
                if (seat, key) in self.keys:  # it was this move that another server has made
                    return self.keys[seat, key]
                raise
            made = self.keys[seat, key]
            await self._answer_formalities()
            await self._end_if_long()
            self._tell(since)
            self.store.meters.moved(perf_counter() - began, by_bot=self.seats[seat].played_by_bot)
            return made

    async def _answer_formalities(self) -> None:
        """What has one answer, as everybody knows, is asked of nobody."""
        if self.hush is None:  # such questions are for the sake of hidden steps
            return
        with suppress(Stale):  # another server has answered
            while (ask := self.prepared.ask) is not None and (only := self.prepared.state.formality()) is not None:
                await self._make("choice", ask.seat, fresh_id(), str(only))

    async def _end_if_long(self) -> None:
        """No table lasts for ever: a move of its own says that it is over, and what was played stays."""
        if self.version < LONGEST or self.prepared.ask is None:
            return
        note, now, key = ended(self.version + 1), time(), f"end-{self.version + 1}"
        row = {
            "table_id": self.id,
            "version": self.version + 1,
            "seat": SPECTATOR,
            "kind": END,
            "text": "",
            "draws": "[]",
            "resend_key": key,
            "at": now,
            "digest": self.prepared.state.digest(),
            "asked": SPECTATOR,
        }
        with suppress(Stale):  # another server has said so
            await self._keep(row)
            self.prepared.stop(note)
            self.moved_at = now
            self._advance((SPECTATOR, key), [note])
            if self.hush is not None:
                self.hush.resume(self.version)

    async def _make(self, kind: str, seat: Seat, key: str, text: str) -> None:
        """One move: checked, written, counted. It is told later."""
        play = self.prepared
        entries = len(play.entries)
        events = self._apply(kind, seat, text)
        draws = [(entry.text, entry.ticket) for entry in play.entries[entries:] if entry.seat is None]
        now = time()
        await self._keep(
            {
                "table_id": self.id,
                "version": self.version + 1,
                "seat": seat,
                "kind": kind,
                "text": "" if kind == "seen" else text,
                "draws": msgspec.json.encode(draws).decode(),
                "resend_key": key,
                "at": now,
                "digest": play.state.digest(),
                "asked": self.asked,
            }
        )
        self.moved_at = now
        self._advance((seat, key), events)

    def _apply(self, kind: str, seat: Seat, text: str) -> list[Event]:
        play = self.prepared
        play.witness = self.witnessed
        if kind == "choice":
            return play.apply(text, seat)
        if kind == "seen":
            return play.attest(text) if text else play.go_on()
        play.undo(seat)
        return [taken_back(seat)]

    async def see(self, version: int, word: str, trajectory: Trajectory | None = None) -> None:
        """What has come of what was waited for at this version; no word where nobody could see it, and it is drawn."""
        async with self.still():
            if self.version != version or self.prepared.awaits is None:  # another server was quicker
                return
            since = self.version
            thrown_by = next(entry.seat for entry in reversed(self.prepared.entries) if entry.seat is not None)
            with suppress(Stale):
                await self._make("seen", SPECTATOR, f"seen-{version + 1}", word)
                await self._answer_formalities()
                await self._end_if_long()
                fall = None if trajectory is None else Fall(thrown_by, trajectory)
                self.falls_until = time() + trajectory.lasts / 1000 if trajectory else 0.0
                self._tell(since, fall)

    def reach(self, seat: Seat, hand: Hand, by: Watcher) -> None:
        """The hand of whoever is asked to lay something: for those who watch, now, and kept nowhere."""
        ask = self.play.ask if self.play is not None else None
        if ask is None or ask.seat != seat or not ask.kinds or not is_near(hand):
            return
        for watcher in tuple(self.watchers):
            if watcher is not by and (self.hush is None or self.hush.noticed(watcher.seat, self.version)):
                watcher.reached(seat, hand)

    async def _keep(self, row: dict[str, Any]) -> None:
        """Durable before it is shown. What could not be written has not happened."""
        play = self.prepared
        statements: list[Any] = [(NEW_MOVE, row)]
        if play.over or row["kind"] == END:
            result = msgspec.json.encode(play.result).decode() if play.over else ""
            statements.append((END_TABLE, {"table": self.id, "result_text": result, "now": row["at"]}))
        try:
            await self.store.write(*statements, about=f"move {self.id}")
        except Conflict:
            self._unmake(row)
            await self._look()
            raise Stale("stale", version=self.shown(row["seat"])) from None
        except BaseException:
            self._unmake(row)
            self._doubt()
            raise

    def _unmake(self, row: dict[str, Any]) -> None:
        """What is not known to be on disk is not in memory either; if it is there, it is read like another's move."""
        if row["kind"] in MADE:
            self.prepared.unmake()

    def _advance(self, key: tuple[Seat, str], events: list[Event]) -> None:
        self.version += 1
        self.from_elsewhere = False
        self.over = self.prepared.over or self.prepared.stopped
        self._step(self.moved_at, events)
        self.keys[key] = self.shown(key[0])
        self.log[self.version] = events
        self.log.pop(self.version - KEPT, None)
        self.used = time()
        if self.keeping.due(self.prepared):
            self.keep_snapshot()

    def _step(self, at: float, events: Sequence[Event]) -> None:
        self.worked_out.clear()
        if self.hush is not None:
            self.hush.step(self.version, at, self.prepared.state, events)
        self.keeping.moved(self.version, self.prepared, self.hush)

    def _tell(self, since: int, fall: Fall | None = None) -> None:
        self.worked_out.clear()
        for watcher in tuple(self.watchers):
            hush = self.hush
            if hush is not None and since >= 0 and not hush.noticed(watcher.seat, self.version):
                continue
            if fall is not None:
                watcher.fell(self, fall)
            watcher.moved(self, since if hush is None else min(since, hush.before(watcher.seat)))
        self.attend(self)

    # From the store

    async def settle_doubt(self) -> None:
        """For whoever holds the lock: what is in memory is on disk, or is read from there."""
        if self.doubtful:
            await self._look()

    def _doubt(self, *, adrift: bool = False) -> None:
        """Whoever comes next looks; if nobody comes, it is looked up all the same: others may wait for that move."""
        self.adrift = self.adrift or adrift
        if not self.doubtful:
            self.doubtful = True
            self.store.services.later("tables", self._look_again)

    async def _look_again(self) -> None:
        with suppress(Refused):
            async with self.still():
                pass

    async def _look(self) -> None:
        """What is on disk is what has happened; what is not there has not."""
        self.doubtful = True
        before = self.version
        if self.adrift:
            await self._restore()
        else:
            await self.read_moves(tell=False)
        self.doubtful = self.adrift = False
        self._tell(min(before, self.version))

    async def read_moves(self, tell: bool = True, found: Found | None = None) -> None:
        """Play the moves that the store has and this table has not; ``found``, where somebody has looked just now."""
        since = self.version
        if self.play is None:
            if self.started and self.full:
                await self._restore(found)
            return
        slices = Slices()
        try:
            for row in await self.store.with_connection(partial(moves_since, table=self.id, since=since)):
                self._take_in(row)
                await slices.give_way()
        except YakataError:  # not the way that the other server went: look at all of it
            await self._restore()
        if tell and self.version > since:
            self._tell(since)

    def _take_in(self, row: Move) -> None:
        """A move that another server has made."""
        self.log[row.version] = follow(self.prepared, row, self.words)
        self.log.pop(row.version - KEPT, None)
        self.version, self.moved_at, self.from_elsewhere = row.version, row.at, self.store.shared
        self.over = self.prepared.over or self.prepared.stopped
        self._step(row.at, self.log[row.version])
        self.keys[row.seat, row.resend_key] = self.shown(row.seat)

    async def _restore(self, found: Found | None = None) -> None:
        """From the newest snapshot, and by the moves after it. Where they do not lead on, the table says so."""
        if found is None:
            found = await self.store.with_connection(partial(all_of, table=self.id))
        rows, shots, slices = found.moves, found.shots, Slices()
        self.words = Words(self.game, self.rules, shots)
        for so_far in step_by_step(self._prepared(), rows, shots, self.words):
            loaded = so_far
            await slices.give_way()
        self.keys = {}
        if loaded.trouble and self.ended:  # it does not begin again
            raise NotFound("other-rules")
        self._stand(loaded)
        if rows:
            self.moved_at = rows[-1].at
        if loaded.trouble:
            await self._go_back(loaded.trouble, rows)
        elif self.words.rules(self.version + 1) != self.game.version:
            await self._adopt((Event("read-anew"),) if loaded.anew else ())
        elif self.keeping.due(self.prepared):
            self.keep_snapshot()
        self.keys |= keys_of(rows, self.hush)

    async def _go_back(self, trouble: Trouble, rows: Sequence[Move]) -> None:
        """The moves from there on are set aside: a move of its own says so, and they stay where they are."""
        play, good, last = self.prepared, self.version, rows[-1].version
        note = Event("went-back", {"move": trouble.move, "moves": last - good})
        tell(f"table {self.id} goes on from move {good}: move {trouble.move}: {trouble.why}")
        play.stand_here(note)
        self.version = last + 1
        row = {
            "table_id": self.id,
            "version": self.version,
            "seat": SPECTATOR,
            "kind": "back",
            "text": str(good),
            "draws": "[]",
            "resend_key": f"back-{self.version}",
            "at": time(),
            "digest": play.state.digest(),
            "asked": self.asked,
        }
        if self.hush is not None:
            self.hush.resume(self.version)
        self.keeping.moved(self.version, play, self.hush)
        self.log = {self.version: [note]}
        self.keys[SPECTATOR, row["resend_key"]] = self.shown(SPECTATOR)
        statements = self.keeping.snapshot(self.id, play, self.hush)
        try:
            await self.store.write((NEW_MOVE, row), *statements, about=f"move {self.id}")
        except Conflict:  # another server has said so, or has gone on
            await self._restore()

    async def _adopt(self, told: Sequence[Event]) -> None:
        """Before these rules make a move here, it is kept how they have found the game. Undo goes no further back."""
        self.prepared.stand_here(*told)
        self.keeping.moved(self.version, self.prepared, self.hush)
        self.words.shots.append((self.version, self.game.version))
        await self.store.write(*self.keeping.adopted(self.id, self.prepared, self.hush))

    async def catch_up(self) -> None:
        """Another server has written."""
        async with self.still():
            await self.read_moves()

    # What has happened

    def events_since(self, seat: Seat, version: int) -> tuple[list[Event], bool]:
        """What this seat may know of the versions after this one; all, and ``True``, when that is too long ago."""
        play, log = self.prepared, self.log
        if version >= 0 and version == self.version - 1 and self.version in log:  # nothing but the last move, mostly
            told = log[self.version]
        else:
            missed = range(version + 1, self.version + 1)
            if version < 0 or any(number not in log for number in missed):
                return play.seen(seat), True
            told = [event for number in missed for event in log[number]]
        if play.over:
            return told, False
        return [event for event in told if event.seen_by(seat)], False

    def leave(self, watcher: Watcher) -> None:
        """Behind the last who watched nothing is remembered: whoever comes is told all anyway."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self.remembered = Remembered()

    def may_watch(self, seat: Seat) -> bool:
        """Whether somebody without a seat may look on. At tonight's house only when the night is over."""
        allowed = "none" if self.is_tonight else self.settings.spectators
        return seat != SPECTATOR or allowed == "public" or (allowed == "after" and self.status == "over")

    def tell_all(self) -> None:
        """The game has begun: everybody sees it from its beginning, and before that who has come."""
        if self._telling is not None:
            self._telling.cancel()
            self._tell_change_now()
        self._tell(-1)

    def tell_change(self, knows: Watcher | None = None) -> None:
        """Who sits here or is here has changed: told now, and what follows at once is gathered for a moment.

        ``knows``: whoever has just been told.
        """
        if self._telling is not None:
            return
        wait = self._told_change + GATHER - monotonic()
        if wait <= 0:
            self._tell_change_now(knows)
        else:
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell_change_now)

    def _tell_change_now(self, knows: Watcher | None = None) -> None:
        self._telling, self._told_change = None, monotonic()
        self.notices = {}
        for watcher in tuple(self.watchers):
            if watcher is not knows:
                watcher.changed(self)
        self.notices = None
