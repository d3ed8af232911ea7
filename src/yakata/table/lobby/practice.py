"""The practice table: a board, discs, a hand that trembles, no ghost and no turns. And tonight's tower.

Tonight's trembling follows from a key of the day, and that from a secret of the house. Its SHA-256 is shown before, the
key when the day is over. So nobody can look for a placement that suits, and everybody can check it afterwards.
"""

import asyncio
from collections.abc import Sequence
from datetime import date, timedelta
from hashlib import sha256
from secrets import randbelow
from time import time
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from sqlalchemy import bindparam, insert, select, update

from yakata.kernel.dice import commitment, seeded
from yakata.table.lobby.people import Person
from yakata.table.lobby.tonight import key_of_the_house
from yakata.table.play.live_table import today
from yakata.table.play.refusals import NotAtTable
from yakata.table.play.witness import Looks
from yakata.table.store import MUST_HIT, Conflict, Store, schema
from yakata.tower import KINDS, MOST, THICK, Kind, Lying, Placement, Question, Settled, Side, Stack, Trajectory, why_not
from yakata.tower.hand import sway
from yakata.tower.naming import Way, named_ways
from yakata.tower.workers import NoAnswer

Word = Annotated[str, Meta(max_length=120)]
TREMBLES: Final = 1 << 16
TRIES: Final = 10
"""So many stacks everybody may begin tonight."""
TOWERS: Final[tuple[tuple[Kind, ...], ...]] = (
    ("black", "black", "small", "black", "black"),
    ("black", "small", "black", "black", "black"),
    ("black", "black", "big", "black", "black"),
    ("black", "black", "black", "black", "small"),
    ("black", "big", "black", "small", "black"),
)
"""H37, H52: the discs of one night after the other."""
AT_ONCE: Final = 2
"""So many practice discs fall at the same time; others wait. Those of a night at a table do not wait for them."""
WAITING: Final = 50
WIDE: Final = 100_000
"""Micrometres: farther no disc lies."""
BEST: Final = 20

_t = schema.towers.c
_MINE = select(schema.towers).where(_t.day == bindparam("day"), _t.person == bindparam("who"))
_BEST = (
    select(schema.towers, schema.persons.c.name)
    .join(schema.persons, schema.persons.c.id == _t.person)
    .where(_t.day == bindparam("day"), _t.discs > 0)
    .order_by(_t.discs.desc(), _t.height.desc(), _t.at)
    .limit(BEST)
)
_NEW = insert(schema.towers)
_CHANGE = (
    update(schema.towers)
    .where(
        _t.day == bindparam("of_day"),
        _t.person == bindparam("who"),
        _t.tries == bindparam("was_tries"),
        _t.let_go == bindparam("was_let_go"),
    )
    .execution_options(**MUST_HIT)
)


class Laying(Struct, frozen=True, forbid_unknown_fields=True):
    """One disc more on the practice board."""

    placement: Word
    """Eight values with commas between them: x, y, turn, side, height, speed, drift, toward."""
    kind: Kind = "black"
    stack: Annotated[list[Word], Meta(max_length=5)] = []
    """The discs as they lie, each the values of ``Lying`` with commas between them."""


class TonightsLaying(Struct, frozen=True, forbid_unknown_fields=True):
    placement: Word


class Laid(Struct, frozen=True):
    """What came of it."""

    result: Literal["stands", "falls", "slips"]
    stack: list[Lying]
    trajectory: Trajectory
    placement: Placement
    height: int
    """Of the stack, in hundredths of a millimetre."""
    sway: int
    """How far off such a hand lets go, as a standard deviation, in hundredths of a millimetre."""
    ways: dict[Kind, list[Way]]
    """The listed ways to lay the next disc, by its kind; none where the board is full."""


class Board(Struct, frozen=True):
    """An empty practice board."""

    ways: dict[Kind, list[Way]]


class Stacked(Struct, frozen=True):
    """Somebody's best stack of tonight."""

    name: str
    discs: int
    height: int
    you: bool


class TonightsTower(Struct, frozen=True):
    """One stack a day: for everybody the same discs, and in each try the same trembling."""

    date: str
    kinds: list[Kind]
    """The discs, in the order in which they are laid."""
    stack: list[Lying]
    """As your try stands."""
    ways: list[Way]
    """The listed ways to lay the next disc; none where your try is over."""
    going_on: bool
    """Whether your try goes on: nothing has fallen, and discs are left."""
    tries: int
    """So many you have begun."""
    most: int
    """So many everybody has."""
    best: list[Stacked]
    """The best stack of each who has laid one, highest first."""
    commitment: str
    """SHA-256 of tonight's key, of which the trembling follows."""
    yesterday: str
    """The key of the day before."""


class LaidTonight(Struct, frozen=True):
    laid: Laid
    tower: TonightsTower


class Practice:
    """Who lays discs where nobody listens."""

    def __init__(self, store: Store, looks: Looks | None) -> None:
        self.store = store
        self.looks = looks
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._busy: set[str] = set()

    def board(self) -> Board:
        self._there()
        return Board(_all_ways(()))

    async def lay(self, person: Person, wish: Laying) -> Laid:
        """A disc on a stack of one's own. The trembling is anybody's guess."""
        stack, placement = _stack(wish.stack), _placement(wish.placement)
        return await self._laid(person, Question(stack, wish.kind, placement, randbelow(TREMBLES)))

    async def _laid(self, person: Person, question: Question) -> Laid:
        """One at a time for each, and not too many in all."""
        looks = self._there()
        if why := why_not(question.stack, question.kind, question.placement):
            raise NotAtTable(why)
        if person.id in self._busy or self._waiting >= WAITING:
            raise NotAtTable("tower-busy")
        self._busy.add(person.id)
        self._waiting += 1
        try:
            settled, trajectory = await self._watched(looks, question)
        except NoAnswer:
            raise NotAtTable("tower-busy") from None
        finally:
            self._waiting -= 1
            self._busy.discard(person.id)
        stack, placement = settled.stack, question.placement
        trembling = round(100 * sway(placement))
        return Laid(settled.result, list(stack), trajectory, placement, height(stack), trembling, _all_ways(stack))

    async def _watched(self, looks: Looks, question: Question) -> tuple[Settled, Trajectory]:
        """Whoever goes while they wait leaves the line. A disc that falls already falls to its end: it is soon down,
        and another process would take longer to begin."""
        await self._hands.acquire()
        falling = asyncio.ensure_future(looks.watch(question))
        falling.add_done_callback(self._down)
        return await asyncio.shield(falling)

    def _down(self, fallen: asyncio.Future[Any]) -> None:
        self._hands.release()
        if not fallen.cancelled():
            fallen.exception()  # whoever waits has it; perhaps nobody does any more

    def _there(self) -> Looks:
        if self.looks is None:
            raise NotAtTable("no-tower")
        return self.looks

    # Tonight

    async def tonight(self, person: Person | None) -> TonightsTower:
        self._there()
        day = today()
        mine = await self._mine(day, person)
        return await self._shown(day, person, mine)

    async def begin(self, person: Person) -> TonightsTower:
        """An empty board."""
        self._there()
        day = today()
        mine = await self._mine(day, person)
        if mine is None:
            row = {"day": day, "person": person.id, "tries": 1, "stack": "", "let_go": 0, "going_on": True}
            await self._write(_NEW, row | {"discs": 0, "height": 0, "at": 0.0})
        elif mine.tries >= TRIES:
            raise NotAtTable("tower-tries", most=TRIES)
        else:
            await self._change(mine, tries=mine.tries + 1, stack="", let_go=0, going_on=True)
        return await self._shown(day, person, await self._mine(day, person))

    async def lay_tonight(self, person: Person, wish: TonightsLaying) -> LaidTonight:
        """The next disc of the try; one that fell alone is laid again (H42), with another trembling."""
        self._there()
        day = today()
        mine = await self._mine(day, person)
        if mine is None or not mine.going_on:
            raise NotAtTable("tower-over")
        stack = _kept(mine.stack)
        tremble = trembling(await self._key(day), mine.tries, mine.let_go)
        laid = await self._laid(person, Question(stack, kinds(day)[len(stack)], _placement(wish.placement), tremble))
        now = tuple(laid.stack)
        going_on = laid.result != "falls" and len(now) < MOST
        new: dict[str, Any] = {
            "stack": "/".join(map(str, now)),
            "let_go": mine.let_go + 1,
            "going_on": going_on,
            "tries": mine.tries,
        }
        if laid.result == "stands" and (len(now), laid.height) > (mine.discs, mine.height):
            new |= {"discs": len(now), "height": laid.height, "at": time()}
        await self._change(mine, **new)
        return LaidTonight(laid, await self._shown(day, person, await self._mine(day, person)))

    async def _shown(self, day: str, person: Person | None, mine: Any) -> TonightsTower:
        stack = _kept(mine.stack) if mine else ()
        going_on = bool(mine and mine.going_on)
        before = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
        rows = await self.store.read(_BEST, day=day)
        return TonightsTower(
            day,
            list(kinds(day)),
            list(stack),
            list(_ways(stack, kinds(day)[len(stack)])) if going_on else [],
            going_on,
            mine.tries if mine else 0,
            TRIES,
            [Stacked(row.name, row.discs, row.height, person is not None and row.person == person.id) for row in rows],
            commitment(await self._key(day)),
            await self._key(before),
        )

    async def _key(self, day: str) -> str:
        return seeded(f"{await key_of_the_house(self.store)} {day}", "tower")

    async def _mine(self, day: str, person: Person | None) -> Any:
        rows: Sequence[Any] = await self.store.read(_MINE, day=day, who=person.id) if person else ()
        return rows[0] if rows else None

    async def _change(self, mine: Any, **new: Any) -> None:
        """Of a try that is as it was: who lays two discs at once lays one."""
        was = {"of_day": mine.day, "who": mine.person, "was_tries": mine.tries, "was_let_go": mine.let_go}
        await self._write(
            _CHANGE.values({name: bindparam(f"new_{name}") for name in new}),
            was | {f"new_{name}": value for name, value in new.items()},
        )

    async def _write(self, statement: Any, values: dict[str, Any]) -> None:
        try:
            await self.store.write((statement, values))
        except Conflict:
            raise NotAtTable("tower-busy") from None


def kinds(day: str) -> tuple[Kind, ...]:
    """The discs of this night."""
    return TOWERS[date.fromisoformat(day).toordinal() % len(TOWERS)]


def trembling(key: str, attempt: int, let_go: int) -> int:
    """Of so many discs let go in this try before: the same for everybody."""
    return int.from_bytes(sha256(f"{key} {attempt} {let_go}".encode()).digest()[:2], "big")


def height(stack: Stack) -> int:
    """In hundredths of a millimetre: the middle of the highest disc, and half of it."""
    return round((max(disc.z for disc in stack) + THICK / 2) / 10) if stack else 0


def _ways(stack: Stack, kind: Kind) -> tuple[Way, ...]:
    sides: tuple[Side, ...] = ("down",) if kind == "black" else ("down", "up")
    return named_ways(stack, kind, sides) if len(stack) < MOST else ()


def _all_ways(stack: Stack) -> dict[Kind, list[Way]]:
    return {kind: list(_ways(stack, kind)) for kind in KINDS} if len(stack) < MOST else {}


def _stack(words: Sequence[str]) -> Stack:
    try:
        stack = tuple(map(Lying.parse, words))
    except ValueError:
        raise NotAtTable("tower-no-stack") from None
    if not all(map(_can_lie, stack)):
        raise NotAtTable("tower-no-stack")
    return stack


def _can_lie(disc: Lying) -> bool:
    """Somewhere about the board, and turned like a thing."""
    turned = disc.qw**2 + disc.qx**2 + disc.qy**2 + disc.qz**2
    return max(abs(disc.x), abs(disc.y)) <= WIDE and 0 <= disc.z <= WIDE and abs(turned / 1e12 - 1) < 0.01


def _kept(words: str) -> Stack:
    return tuple(map(Lying.parse, words.split("/"))) if words else ()


def _placement(word: str) -> Placement:
    try:
        return Placement.parse(word)
    except ValueError:
        raise NotAtTable("tower-no-placement") from None
