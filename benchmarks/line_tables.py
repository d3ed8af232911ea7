"""Many tables played over real sockets by a process that does little else: the other side of ``benchmarks.line``."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from yakata.registry import load

UPGRADE = (
    "GET /api/tables/{table}/live?lang=en&seat={seat}{more} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: yakata={cookie}\r\n\r\n"
)
TEXT, PING = 0x81, 0x89
TAKES_BACK = 0.4
"""How often whoever can take a choice back does, where a game is meant to last."""


class Whole(Struct, tag="state"):
    version: int
    choices: list[Any]
    undo: dict[str, Any] | None = None
    result: str = ""


class Changes(Struct, tag="changes"):
    version: int
    changes: list[tuple[Any, ...]]


class Accepted(Struct, tag="accepted"):
    pass


class Refused(Struct, tag="refused"):
    reason: dict[str, Any]


class Told(Struct, tag="table"):
    pass


class Said(Struct, tag="chat"):
    pass


_message = msgspec.json.Decoder(Whole | Changes | Accepted | Refused | Told | Said).decode


class Line(asyncio.Protocol):
    """One seat's socket. Its frames carry a mask of zeros, so that they need no masking."""

    def __init__(self, table: "Table", seat: int, greeting: str) -> None:
        self.table, self.seat, self.greeting = table, seat, greeting
        self.held = b""
        self.open = False
        self.version = -1
        self.choices: list[Any] = []
        self.over = False
        self.can_undo = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.greeting.encode())

    def data_received(self, data: bytes) -> None:
        self.held += data
        if not self.open:
            head, end, rest = self.held.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.held = True, rest
        at, held = 0, self.held
        while len(held) - at >= 2:
            size, start = held[at + 1], at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                if len(held) < start + wide:
                    break
                size, start = int.from_bytes(held[start : start + wide], "big"), start + wide
            if len(held) < start + size:
                break
            if held[at] == PING:
                self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + held[start : start + size])
            else:
                assert held[at] == TEXT, held[at]
                self._hear(held[start : start + size])
            at = start + size
        self.held = held[at:]

    def _hear(self, text: bytes) -> None:
        message = _message(text)
        if isinstance(message, Refused):
            raise AssertionError(message.reason)
        if isinstance(message, Accepted):
            self.table.accepted()
        if isinstance(message, Whole):
            self.choices, self.over = message.choices, bool(message.result)
            self.can_undo = message.undo is None
        elif isinstance(message, Changes):
            for path, *value in message.changes:
                self._change(path, value)
        else:
            return
        if self.version >= 0:
            self.table.tables.sizes.append(len(text))
        self.version = message.version
        self.table.heard(self)

    def _change(self, path: list[Any], value: list[Any]) -> None:
        """Of what has changed it needs to know only this."""
        if path[0] == "undo":
            self.can_undo = path == ["undo"] and value == [None]
        elif path[0] == "result":
            self.over = bool(value[0])
        elif path == ["choices"]:
            self.choices = value[0]
        elif path[0] == "choices":
            whole: Any = self.choices
            for name in path[1:-1]:
                whole = whole[name]
            if isinstance(whole, list) and path[-1] == len(whole):
                whole.append(value[0])
            else:
                whole[path[-1]] = value[0]

    def say(self, **message: Any) -> None:
        text = json.dumps(message).encode()
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)


class Table:
    """One game: whoever is asked chooses among what is offered, as soon as it is known, or when told to."""

    def __init__(self, tables: "Tables", number: int) -> None:
        self.tables = tables
        self.random = Random(number)
        self.lines: list[Line] = []
        self.asked: Line | None = None
        self.waits = False
        """A move is on its way."""
        self.sent_at = 0.0
        self.unheard = 0
        """Seats that have not heard of the last move."""
        self.version = 0
        """The highest that any seat has counted."""

    async def open(self, number: int) -> None:
        tables = self.tables
        cookies: list[str] = []
        ident = ""
        for seat in range(tables.seats):
            if seat == 0:
                wishes = [{"kind": "me"}, *[{"kind": "open"}] * (tables.seats - 1)]
                order = {"game": tables.game, "seats": wishes, "mask": "off", "name": f"Aki {number}"}
                answer = await tables.http.post("/tables", json=order)
                ident = answer.raise_for_status().json()["table"]["id"]
            else:
                wish = {"seat": seat, "name": f"Guest {seat}"}
                answer = await tables.http.post(f"/tables/{ident}/sit", json=wish)
            cookies.append(answer.raise_for_status().cookies["yakata"])
            tables.http.cookies.clear()
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(cookies):
            hello = UPGRADE.format(table=ident, seat=seat, port=tables.port, cookie=cookie, more=tables.query)
            line = Line(self, seat, hello)
            self.lines.append(line)
            await loop.create_connection(lambda line=line: line, "127.0.0.1", tables.port)  # type: ignore[misc]  # a default in a lambda
        while min(line.version for line in self.lines) < 0:
            await asyncio.sleep(0.01)

    @property
    def over(self) -> bool:
        return any(line.over for line in self.lines)

    @property
    def ready(self) -> bool:
        """Somebody is asked, and all have heard of the last move, where all hear of every one."""
        return self.asked is not None and not self.waits and (self.unheard <= 0 or self.tables.hides)

    def accepted(self) -> None:
        self.waits = False
        self.tables.look(self)

    def heard(self, line: Line) -> None:
        self.version = max(self.version, line.version)
        if line.choices:
            self.asked = line
        elif self.asked is line:
            self.asked = None
        self.unheard -= 1
        if not self.unheard:
            self.tables.latencies.append(perf_counter() - self.sent_at)
        self.tables.look(self)

    def choose(self) -> None:
        line, tables = self.asked, self.tables
        assert line is not None
        tables.moves += 1
        self.waits, self.unheard, self.asked = True, len(self.lines), None
        about = {"version": line.version, "key": f"k{tables.moves}"}
        self.sent_at = perf_counter()
        if tables.lasts and line.can_undo and self.random.random() < TAKES_BACK:
            line.say(type="undo", **about)
        else:
            line.say(type="move", choice=self.random.choice(line.choices)["text"], **about)

    def close(self) -> None:
        for line in self.lines:
            line.transport.close()


class Tables:
    """Tables of one game at one server."""

    def __init__(self, port: int, game: str, count: int, seats: int, query: str = "", lasts: bool = False) -> None:
        self.port, self.game, self.count, self.seats, self.query, self.lasts = port, game, count, seats, query, lasts
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", trust_env=False, timeout=60)
        self.hides = load(game).hides_steps
        self.moves = 0
        self.all: list[Table] = []
        self.sizes: list[int] = []
        """Bytes of what a seat was sent at a move."""
        self.latencies: list[float] = []
        """Seconds from a choice until all its table's seats had heard of it."""
        self.going: Callable[[Table], bool] = lambda table: False
        """Whether whoever is asked there chooses at once."""
        self.opened = 0
        self.replaces = True
        """Where a game is over, another one begins."""
        self._door = asyncio.Lock()
        """Of those who come each gets a cookie of their own, from one client."""
        self._later: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        while len(self.all) < self.count:
            await self._one_more()

    async def _one_more(self) -> None:
        self.opened += 1
        table = Table(self, self.opened)
        async with self._door:
            await table.open(self.opened)
        self.all.append(table)
        self.look(table)

    def look(self, table: Table) -> None:
        if table.over:
            if table in self.all and not table.waits and self.replaces:
                self.all.remove(table)
                table.close()
                task = asyncio.ensure_future(self._one_more())
                self._later.add(task)
                task.add_done_callback(self._later.discard)
        elif table.ready and self.going(table):
            table.choose()

    def play(self, going: Callable[[Table], bool]) -> None:
        self.going = going
        for table in tuple(self.all):
            self.look(table)

    async def made(self, moves: int) -> None:
        while self.moves < moves:
            await asyncio.sleep(0.005)

    def close(self) -> None:
        self.replaces = False
        for table in self.all:
            table.close()
