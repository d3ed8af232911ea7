"""Live play: one socket, one seat."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from yakata.kernel import SPECTATOR, Refusal, Refused, Seat
from yakata.table.door.context import COOKIE, LANGUAGES, Context
from yakata.table.door.limits import Bucket, Limits
from yakata.table.door.requests import LiveMessage
from yakata.table.door.sockets.at_once import start
from yakata.table.door.sockets.messages import (
    Accepted,
    ChatSaid,
    Declined,
    HandMoved,
    LiveAnswer,
    Pong,
    TableChanged,
    TowerMoved,
)
from yakata.table.door.sockets.websocket import HungUp, WebSocket
from yakata.table.lobby.people import Person
from yakata.table.lobby.tables import House
from yakata.table.log import trouble
from yakata.table.play import chat
from yakata.table.play.chat_lines import numbered
from yakata.table.play.hands import A_SECOND, Hand
from yakata.table.play.live_table import Fall, LiveTable
from yakata.table.play.refusals import NotYours
from yakata.table.sight.seat_state import changed, state_of
from yakata.table.sight.shown import StateShown
from yakata.table.sight.tables import table_of
from yakata.table.sight.words import reason_of, words_of
from yakata.table.store import StoreAway

_encode: Callable[[LiveAnswer], bytes] = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LiveMessage).decode
HEARD = 50
"""How much of the talk is told to whoever comes."""
SMALL = 200
"""A hand is said in no more."""
TOO_MANY = 4429
"""The code with which a socket is closed that there is no room for: later there may be."""
BACKLOG = 200
"""Messages that may wait for a slow reader; then the socket is closed, and it can come back by its version."""


class Guest:
    """Somebody at a table. Says what the table says to this seat, in one language."""

    def __init__(self, socket: WebSocket, table: LiveTable, seat: Seat, lang: str, by_changes: bool = False) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.lang = lang
        self.person: str | None = None
        self.by_changes = by_changes
        """Whether states come as changes of the one before."""
        self._last: StateShown | None = None
        """The state that this socket was told last."""
        self._outbox: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self.closed = False

    # What the table tells (a Watcher)

    def moved(self, table: LiveTable, since: int) -> None:
        if not self._may_watch():
            return
        here = self.seat, self.lang, since
        state: StateShown | None = table.worked_out.get(here)
        if state is None:
            state = table.worked_out[here] = state_of(table, self.seat, self.lang, since)
        last, self._last = self._last, state if self.by_changes else None
        self.send(_payload(table, here, state, last))

    def changed(self, table: LiveTable) -> None:
        self._may_watch()
        mine = self.person == table.owner or bool(table.seats_of(self.person))
        key = (self.person if mine else None, self.lang, self.seat)
        payload = None if table.notices is None else table.notices.get(key)
        if payload is None:
            payload = _encode(TableChanged(table_of(table, self.person, self.lang, self.seat)))
            if table.notices is not None:
                table.notices[key] = payload
        self.send(payload)

    def told(self, table: LiveTable, at: int, again: bool = False) -> None:
        if self._may_watch():
            for place, number, said in numbered(table.talk, self.seat)[-HEARD:]:
                if place >= at:
                    to = None if said.to is None else sorted(said.to)
                    name = table.seats[said.seat].name
                    self.send(_encode(ChatSaid(number, said.seat, name, said.text, to, again)))

    def fell(self, table: LiveTable, fall: Fall) -> None:
        if self._may_watch():
            version = table.shown(self.seat)
            key = "fell", version
            payload: bytes | None = table.worked_out.get(key)
            if payload is None:
                payload = table.worked_out[key] = _encode(TowerMoved(version, fall.seat, fall.trajectory))
            self.send(payload)

    def reached(self, seat: Seat, hand: Hand) -> None:
        if self._may_watch():
            self.send(_encode(HandMoved(seat, hand)))

    def _may_watch(self) -> bool:
        """Whoever sits here may; whoever has lost the seat is a spectator from then on."""
        if self._sits():
            return True
        self.seat = SPECTATOR
        return self.table.may_watch(SPECTATOR)

    def _sits(self) -> bool:
        return self.seat != SPECTATOR and self.person is not None and self.table.seats[self.seat].person == self.person

    def speaks_for(self, seat: Seat | None) -> bool:
        """Whether this is, plainly, the seat of this socket."""
        return (seat is None or seat == self.seat) and self._sits()

    # Sending

    def send(self, payload: bytes) -> None:
        """Never waits for the reader: a table does not stand still for one of its guests."""
        if self.closed or (self._sender is None and self.socket.say_now(payload)):
            return
        if len(self._outbox) >= BACKLOG:
            self.closed = True
            _later(self._hang_up())
            return
        self._outbox.append(payload)
        if self._sender is None:
            self._sender = start(self._flush())
            if self._sender is not None:
                self._sender.add_done_callback(self._sent)

    def _sent(self, _: asyncio.Task[None]) -> None:
        self._sender = None

    async def _flush(self) -> None:
        try:
            while self._outbox:
                await self.socket.say(self._outbox.popleft())
        except Exception:
            self.closed = True

    async def _hang_up(self, code: int = 1013) -> None:
        with suppress(Exception):
            await self.socket.hang_up(code)

    def show_out(self, why: str, code: int) -> None:
        """Say why, and end the socket (a Member)."""
        _decline(self, "", why)
        self.closed = True
        _later(self._hang_up(code))


def _payload(table: LiveTable, here: tuple[Any, ...], state: StateShown, last: StateShown | None) -> bytes:
    """What the socket is told, made once for all who were told the same before; whole to whoever has lost the seat."""
    if last is not None and last.seat != state.seat:
        last = None
    key = *here, id(last)
    payload: bytes | None = table.worked_out.get(key)
    if payload is None:
        payload = table.worked_out[key] = _encode(state if last is None else changed(last, state))
    return payload


_pending: set[asyncio.Task[None]] = set()


def _later(work: Coroutine[Any, Any, None]) -> None:
    """Do it soon, and keep hold of it until it is done."""
    task = asyncio.ensure_future(work)
    _pending.add(task)
    task.add_done_callback(_pending.discard)


async def serve(socket: WebSocket, context: Context, limits: Limits, table_id: str) -> None:
    """One connection from its beginning to its end."""
    tag = socket.cookies.get(COOKIE)
    person = await context.people.find(tag)
    wanted = socket.query.get("lang")
    lang = "" if wanted == "none" else wanted if wanted in LANGUAGES else person.lang if person else "en"
    await socket.accept()
    await context.ready.wait()
    if person is None and tag and not context.strangers(limits).take(socket.address):
        await _turn_away(socket, Refusal("too-many"), lang, TOO_MANY)
        return
    try:
        table = await context.house.find(table_id)
        seat = context.seat_at(table, person, _number(socket.query.get("seat")))
    except Refused as refused:
        await _turn_away(socket, refused.reason, lang, 4404)
        return
    guest = Guest(socket, table, seat, lang, socket.query.get("changes") == "1")
    guest.person = person.id if person else None
    crowd, seated = context.crowd(limits), bool(table.seats_of(guest.person))
    if why := crowd.why_not(table.id, socket.address, guest.person, seated):
        await _turn_away(socket, Refusal(why), lang, TOO_MANY)
        return
    with crowd.among(guest, table.id, socket.address, seated):
        await _attend(context, limits, guest, person, _number(socket.query.get("since")))


async def _turn_away(socket: WebSocket, reason: Refusal, lang: str, code: int) -> None:
    await socket.say(_encode(Declined("", reason_of(reason, _words(lang)))))
    await socket.hang_up(code)


async def _attend(context: Context, limits: Limits, guest: Guest, person: Person | None, since: int | None) -> None:
    """From the welcome to the farewell."""
    socket, table = guest.socket, guest.table
    await context.turnstile.let_in()
    await _welcome(context.house, table, guest, since)
    bucket = Bucket(*limits.messages)
    together = context.talkers(limits)
    hands = Bucket(A_SECOND, A_SECOND)
    try:
        while not guest.closed:
            data = await socket.hear()
            if len(data) <= SMALL and (message := _hand_in(data)) is not None:
                if hands.take():  # what comes more often is not shown, and no fault
                    _reach(guest, message)
            elif not (bucket.take() and (person is None or together.take(person.id))):
                _decline(guest, _key_of(data), "too-many")
            elif len(data) > limits.body:
                _decline(guest, "", "too-large")
            else:
                await _hear(context, guest, person, data)
    except HungUp:
        pass
    finally:
        guest.closed = True
        _farewell(context, table, guest)


def _words(lang: str) -> Any:
    from yakata.words import Words

    return Words(None, lang or "en", ("yakata.table",))


def _number(text: str | None) -> int | None:
    with suppress(ValueError, TypeError):
        return int(text)  # type: ignore[arg-type]  # None is suppressed
    return None


async def _welcome(house: House, table: LiveTable, guest: Guest, since: int | None) -> None:
    async with table.still():
        table.watchers.add(guest)
        house.presence.came(table, guest.person, guest)
        guest.changed(table)
        if table.play is not None:
            known = since is not None and since <= table.shown(guest.seat)
            guest.moved(table, table.actual(guest.seat, since) if known and since is not None else -1)
        guest.told(table, 0, again=True)
    house.attend(table)


def _farewell(context: Context, table: LiveTable, guest: Guest) -> None:
    table.leave(guest)
    context.house.presence.went(table, guest.person)


def _decline(guest: Guest, key: str, why: str) -> None:
    guest.send(_encode(Declined(key, reason_of(Refusal(why), words_of(guest.table.game, guest.lang or "en")))))


def _hand_in(data: str | bytes) -> LiveMessage | None:
    """A hand that moves: most of what somebody says who lays a disc."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        message = _decode(data)
        return message if message.type == "hand" else None
    return None


def _reach(guest: Guest, message: LiveMessage) -> None:
    seat = guest.seat if message.seat is None else message.seat
    seats = guest.table.seats
    if message.hand is None or not 0 <= seat < len(seats) or guest.person is None or seats[seat].person != guest.person:
        return
    guest.table.reach(seat, message.hand, guest)


def _key_of(data: str | bytes) -> str:
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return _decode(data).key
    return ""


async def _hear(context: Context, guest: Guest, person: Person | None, data: str | bytes) -> None:
    try:
        message = _decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        _decline(guest, "", "not-understood")
        return
    table = guest.table
    if message.type == "ping":
        guest.send(_encode(Pong()))
        return
    try:
        seat = guest.seat
        if not guest.speaks_for(message.seat):
            seat = context.seat_at(table, person, message.seat if message.seat is not None else guest.seat)
        if seat == SPECTATOR:
            raise NotYours("players-only")
        if message.type == "chat":
            if message.text.strip():
                await chat.say(context.store, table, seat, " ".join(message.text.split()))
            return
        if not message.key:
            _decline(guest, "", "not-understood")
            return
        if message.type == "undo":
            version = await table.undo(seat, message.version, message.key)
        else:
            version = await table.move(seat, message.version, message.key, message.choice)
        guest.send(_encode(Accepted(message.key, version)))
    except Refused as refused:
        words = words_of(table.game, guest.lang or "en")
        guest.send(_encode(Declined(message.key, reason_of(refused.reason, words))))
    except StoreAway:
        _decline(guest, message.key, "store-away")
    except Exception as error:  # one of ours; what was sent stays out of the log, it may hold a secret
        trouble("live", type(error).__name__, error=type(error).__name__)
        _decline(guest, message.key, "trouble")
