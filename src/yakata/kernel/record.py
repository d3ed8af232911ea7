"""The record: one documented text for every game, its choices and its draws. See docs/record-format.md."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel.events import Result
from yakata.kernel.refusals import YakataError
from yakata.kernel.seats import Seat

MAGIC = "yakata record 1"
CHANCE = "*"
COMMENT = ";"
TICKET_DIGITS = 80


class RecordError(YakataError, ValueError):
    """A record that cannot be read, or does not fit the rules; ``line`` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


class Entry(Struct, frozen=True):
    """One choice of a seat, or (``seat`` is ``None``) one outcome of chance: its key and what came."""

    seat: Seat | None
    text: str
    comments: tuple[str, ...] = ()
    ticket: tuple[int, int] | None = None
    """Of an outcome: which ticket the dice drew, of how many. With it the dice can be checked without the rules."""


class Record(Struct, frozen=True, kw_only=True):
    """A game as it was played. ``parse(text(record)) == record``."""

    game: str
    rules: int
    seats: tuple[str, ...]
    """One label a seat; lines name the seat by it."""
    content: str = ""
    options: dict[str, str] = {}
    names: tuple[str, ...] = ()
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    result: Result | None = None
    """Given, with the secret, when the game was played to its end."""
    secret: str = ""

    def __str__(self) -> str:
        return text(self)


def text(record: Record) -> str:
    """The record as text: a header, an empty line, one numbered line an entry, and an end."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield MAGIC
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    if record.content:
        yield f"content: {record.content}"
    for key, value in record.options.items():
        yield f"option {key}: {value}"
    yield f"seats: {' '.join(record.seats)}"
    for label, name in zip(record.seats, record.names, strict=False):
        yield f"name {label}: {name}"
    if record.commitment:
        yield f"commitment: {record.commitment}"
    for label, nonce in zip(record.seats, record.nonces, strict=False):
        yield f"nonce {label}: {nonce}"
    yield from (f"{COMMENT} {comment}".rstrip() for comment in record.comments)
    yield ""
    for number, entry in enumerate(record.entries, 1):
        who = CHANCE if entry.seat is None else record.seats[entry.seat]
        ticket = f" {entry.ticket[0]}/{entry.ticket[1]}" if entry.ticket else ""
        yield f"{number}. {who} {entry.text}{ticket}"
        yield from (f"{COMMENT} {comment}".rstrip() for comment in entry.comments)
    yield ""
    if record.result:
        yield f"result: {' '.join((record.result.key, *map(str, record.result.scores)))}"
    if record.secret:
        yield f"secret: {record.secret}"
    yield f"{'end' if record.result else 'open'}: {len(record.entries)}"


def parse(source: str) -> Record:
    """Read a record. What is missing, doubled, out of order or not understood is a ``RecordError`` with its line."""
    return _Reader(source).read()


_ENTRY = re.compile(r"([1-9][0-9]{0,8})\. (\S+) (\S.*)")
_FIELD = re.compile(r"([a-z]+)(?: (\S+))?: ?(.*)")
_HEX = re.compile(r"[0-9a-f]*")


class _Reader:
    """Collects the parts of a record line by line."""

    def __init__(self, source: str) -> None:
        self.source = source.splitlines()
        self.line = 0
        self.plain: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.nonces: dict[str, str] = {}
        self.comments: list[str] = []
        self.entries: list[Entry] = []
        self.remarks: list[list[str]] = []
        """The comments of each entry."""
        self.labels: dict[str, Seat] = {}
        self.closed = False

    def fail(self, message: str) -> RecordError:
        return RecordError(self.line, message)

    def read(self) -> Record:
        for number, raw in enumerate(self.source, 1):
            self.line = number
            self._read_line(raw.strip())
        self.line = max(1, len(self.source))
        if not self.closed:
            raise self.fail("the record stops before its last line (end: or open:)")
        return self._record()

    def _read_line(self, line: str) -> None:
        if self.line == 1:
            if line != MAGIC:
                raise self.fail(f"a record begins with {MAGIC!r}")
        elif not line:
            return
        elif line.startswith(COMMENT):
            self._comment(line[1:].strip())
        elif self.closed:
            raise self.fail("nothing may follow the last line")
        elif line[0].isdigit():
            self._entry(line)
        else:
            self._field(line)

    def _comment(self, comment: str) -> None:
        (self.remarks[-1] if self.remarks else self.comments).append(comment)

    def _entry(self, line: str) -> None:
        line, _, comment = (part.strip() for part in line.partition(f" {COMMENT}"))
        match = _ENTRY.fullmatch(line)
        if match is None:
            raise self.fail("a line of play looks like '12. child move up'")
        number, who, said = match.groups()
        if int(number) != len(self.entries) + 1:
            raise self.fail(f"number {number} where {len(self.entries) + 1} was due")
        if "result" in self.plain or "secret" in self.plain:
            raise self.fail("play goes on after the result")
        seat, words = self._seat(who), said.split()
        ticket = self._ticket(words.pop()) if seat is None and len(words) > 2 else None
        self.entries.append(Entry(seat, " ".join(words), ticket=ticket))
        self.remarks.append([])
        if comment:
            self._comment(comment)

    def _ticket(self, word: str) -> tuple[int, int]:
        number, slash, total = word.partition("/")
        if not slash or not _is_number(number, TICKET_DIGITS) or not _is_number(total, TICKET_DIGITS):
            raise self.fail(f"behind an outcome stands its ticket, as 4/21, not {word[:20]!r}")
        return int(number), int(total)

    def _seat(self, who: str) -> Seat | None:
        if who == CHANCE:
            return None
        if who not in self.labels:
            raise self.fail(f"nobody is called {who[:20]!r}; the seats are {', '.join(self.labels) or 'not given yet'}")
        return self.labels[who]

    def _field(self, line: str) -> None:
        match = _FIELD.fullmatch(line)
        if match is None:
            raise self.fail(f"not understood: {line[:40]!r}")
        key, of, value = match.groups()
        kept = {"option": self.options, "name": self.names, "nonce": self.nonces}.get(key)
        check = _CHECKS.get(key)
        if (kept is None) == (of is not None) or (check is None and kept is None):
            raise self.fail(f"not understood: {line[:40]!r}")
        if key in ("end", "open"):
            self._close(key, value)
            return
        if self.entries and key not in ("result", "secret"):
            raise self.fail(f"{key} belongs to the header")
        target, name = (self.plain, key) if kept is None else (kept, of)
        if name in target:
            raise self.fail(f"{key} is given twice")
        if check is not None and not check(value):
            raise self.fail(f"{key} cannot be {value[:40]!r}")
        target[name] = value
        if key == "seats":
            self.labels = {label: seat for seat, label in enumerate(value.split())}

    def _close(self, key: str, value: str) -> None:
        if value != str(len(self.entries)):
            raise self.fail(f"{key} says {value[:12]} lines of play, there are {len(self.entries)}")
        if (key == "end") != ("result" in self.plain):
            raise self.fail("a finished record has a result and 'end:', an unfinished one has 'open:'")
        self.closed = True

    def _record(self) -> Record:
        for key in ("game", "rules", "seats"):
            if key not in self.plain:
                raise self.fail(f"{key} is missing")
        seats = tuple(self.labels)
        entries = (
            replace(entry, comments=tuple(remarks)) if remarks else entry
            for entry, remarks in zip(self.entries, self.remarks, strict=True)
        )
        return Record(
            game=self.plain["game"],
            rules=int(self.plain["rules"]),
            content=self.plain.get("content", ""),
            options=self.options,
            seats=seats,
            names=self._by_seat("name", self.names, seats),
            commitment=self.plain.get("commitment", ""),
            nonces=self._by_seat("nonce", self.nonces, seats),
            comments=tuple(self.comments),
            entries=tuple(entries),
            result=_result(self.plain["result"]) if "result" in self.plain else None,
            secret=self.plain.get("secret", ""),
        )

    def _by_seat(self, what: str, given: dict[str, str], seats: tuple[str, ...]) -> tuple[str, ...]:
        if given and set(given) != set(seats):
            raise self.fail(f"a {what} is needed for every seat and for nobody else")
        return tuple(given[label] for label in seats if given)


def _is_hex(value: str) -> bool:
    return bool(value) and len(value) % 2 == 0 and bool(_HEX.fullmatch(value))


def _is_number(value: str, digits: int = 9) -> bool:
    return value.isascii() and value.isdigit() and len(value) <= digits


def _are_seats(value: str) -> bool:
    labels = value.split()
    return bool(labels) and len(set(labels)) == len(labels) and CHANCE not in labels


def _is_result(value: str) -> bool:
    words = value.split()
    return len(words) > 1 and all(_is_number(word.removeprefix("-")) for word in words[1:])


def _result(value: str) -> Result:
    key, *scores = value.split()
    return Result(key, tuple(map(int, scores)))


_CHECKS: dict[str, Callable[[str], Any]] = {
    "game": re.compile(r"[a-z0-9][a-z0-9-]{0,79}").fullmatch,
    "rules": _is_number,
    "content": _is_hex,
    "seats": _are_seats,
    "commitment": _is_hex,
    "nonce": _is_hex,
    "secret": _is_hex,
    "result": _is_result,
    "end": _is_number,
    "open": _is_number,
}
