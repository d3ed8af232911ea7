"""The house as it was built (H4 to H9): which rooms lie where, and the ways between them."""

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Final

from msgspec import Struct

from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.data_files import Board, Laid, Room, Side
from yakata.kernel import BadContent
from yakata.kernel.paths import distances

SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final[dict[Side, Side]] = {"N": "S", "E": "W", "S": "N", "W": "E"}
BASEMENT: Final = 0
FIRST: Final = 1
SECOND: Final = 2
BUILDS: Final = 60
"""So many houses are built at random to try the boards of a stranger."""

Plan = tuple[Laid, ...]
"""The boards in the order in which they were laid."""


def turned(side: Side, turns: int) -> Side:
    """Where a side of the board points after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + turns) % 4]


def opposite(side: Side) -> Side:
    return OPPOSITE[side]


def room_at(board: Board, side: Side, turns: int) -> Room:
    """The room that touches this side of the laid board."""
    own = turned(side, -turns)
    return next(room for room in board.rooms if own in room.sides)


def has_door(board: Board, side: Side, turns: int) -> bool:
    return turned(side, -turns) in board.doors


def start_plan(content: Content) -> Plan:
    """H4: the 1F Hall lies first."""
    return (Laid(content.start_board, FIRST, 0, 0, 0),)


def apart(content: Content, board: str) -> Laid | None:
    """H7: where the Basement and the 2F Hall lie, joined to nothing. ``None`` for a board that must be joined."""
    place = content.board[board].place
    if place == "second-floor":
        return Laid(board, SECOND, 0, 0, 0)
    return Laid(board, BASEMENT, 0, 0, 0) if place == "basement" else None


@lru_cache(maxsize=16)
def placements(content: Content, plan: Plan, board: str) -> tuple[Laid, ...]:
    """H5, H8, H9, HR2: every place and rotation where a door of this board meets a door that lies."""
    if lone := apart(content, board):
        return (lone,)
    doors = _doors(content, board)
    found = [
        Laid(board, *place, turns)  # type: ignore[arg-type]  # floors and turns are in range
        for place, sides in sorted(_beside_doors(content, plan).items())
        for turns in range(4)
        if not doors[turns].isdisjoint(sides)
    ]
    return tuple(found)


@cache
def _doors(content: Content, board: str) -> tuple[frozenset[Side], ...]:
    """The sides of a board that have a door, by how many quarter turns it lies."""
    doors = content.board[board].doors
    return tuple(frozenset(turned(door, turns) for door in doors) for turns in range(4))


def _beside_doors(content: Content, plan: Plan) -> dict[tuple[int, int, int], list[Side]]:
    """The free places that a door opens on, and from which sides."""
    taken = {(laid.floor, laid.x, laid.y) for laid in plan}
    beside: dict[tuple[int, int, int], list[Side]] = {}
    for laid in plan:
        for side in _doors(content, laid.board)[laid.turns] if laid.floor != BASEMENT else ():
            dx, dy = STEP[side]
            place = (laid.floor, laid.x + dx, laid.y + dy)
            if place not in taken:
                beside.setdefault(place, []).append(OPPOSITE[side])
    return beside


class Mansion(Struct, frozen=True, eq=False, dict=True):
    """A house and the ways through it. Rooms are named, Shadows numbered."""

    floor: Mapping[str, int]
    ways: dict[str, tuple[str, ...]]
    """H59: where one step leads, through doors and stairs, sorted."""
    doors: frozenset[tuple[str, str]]
    """The ways that are doors, both ways round. Inner doors are among them, stairs are not."""
    through: dict[str, tuple[str, ...]]
    """Rooms that touch side to side, or share a board, where no door joins them."""
    on_floor: dict[int, tuple[str, ...]]
    near: dict[str, tuple[str, ...]]
    """A room and those that one step leads to, sorted."""
    one_step: tuple[tuple[int, int], ...]
    """The Shadows of each room, as bits, and those that one step leads to."""
    complete: bool

    @cached_property
    def distance(self) -> dict[str, dict[str, int]]:
        """Steps between rooms."""
        return {room: distances(room, self.ways.__getitem__) for room in self.floor}


@lru_cache(maxsize=4096)
def mansion(content: Content, plan: Plan) -> Mansion:
    """The house that these boards make."""
    floor = {room.id: laid.floor for laid in plan for room in content.board[laid.board].rooms}
    doors: set[tuple[str, str]] = set()
    touching: set[tuple[str, str]] = set()
    taken = {(laid.floor, laid.x, laid.y): laid for laid in plan}
    for laid in plan:
        board = content.board[laid.board]
        if len(board.rooms) == 2:
            doors |= _both(board.rooms[0].id, board.rooms[1].id)
        for side in SIDES:
            dx, dy = STEP[side]
            other = taken.get((laid.floor, laid.x + dx, laid.y + dy))
            if other is None or laid.floor == BASEMENT:
                continue
            there = content.board[other.board]
            pair = (room_at(board, side, laid.turns).id, room_at(there, opposite(side), other.turns).id)
            open_door = has_door(board, side, laid.turns) and has_door(there, opposite(side), other.turns)
            (doors if open_door else touching).add(pair)
    stairs = {pair for a, b in content.boards.stairs if a in floor and b in floor for pair in _both(a, b)}
    ways = {room: tuple(sorted({b for a, b in doors | stairs if a == room})) for room in floor}
    walls = touching | {(b, a) for a, b in touching}
    through = {room: tuple(sorted({b for a, b in walls if a == room} - set(ways[room]))) for room in floor}
    on_floor = {level: tuple(room for room in floor if floor[room] == level) for level in (0, 1, 2)}
    near = {room: tuple(sorted((room, *ways[room]))) for room in floor}
    whole = len(plan) == len(content.boards.boards)
    complete = whole and len(distances(next(iter(floor)), ways.__getitem__)) == len(floor)
    masks = content.room_mask
    one_step = tuple([(masks[room], sum([masks[there] for there in near[room]])) for room in floor])
    return Mansion(floor, ways, frozenset(doors), through, on_floor, near, one_step, complete)


def _both(a: str, b: str) -> set[tuple[str, str]]:
    return {(a, b), (b, a)}


def check_houses(content: Content) -> None:
    """The fixed house was laid by the rules; and so can any other be, with every room in reach."""
    names = [board.id for board in content.boards.boards if board.id != content.start_board]
    laid = start_plan(content)
    for board in content.boards.balanced:
        if board.board not in names:
            raise BadContent(f"the balanced house: there is no {board.board} to lay")
        names.remove(board.board)
        if board not in placements(content, laid, board.board):
            raise BadContent(f"the balanced house: {board.board} cannot lie there [H5]")
        laid = (*laid, board)
    if not mansion(content, laid).complete:
        raise BadContent(f"the balanced house: {', '.join(names) or 'a room'} cannot be reached")
    for number in range(BUILDS):
        _try_house(content, Random(number))


def _try_house(content: Content, rng: Random) -> None:
    plan = start_plan(content)
    names = [board.id for board in content.boards.boards if board.id != content.start_board]
    rng.shuffle(names)
    for name in names:
        places = placements(content, plan, name)
        if not places:
            raise BadContent(f"{name} cannot be laid when it comes after {', '.join(at.board for at in plan)} [H5]")
        plan = (*plan, rng.choice(places))
    if not mansion(content, plan).complete:
        raise BadContent("a house can be built in which a room cannot be reached")
