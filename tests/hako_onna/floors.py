"""The doors, stairs and walls of a house as they are printed on its boards, worked out without the code that plays."""

import tomllib
from collections.abc import Iterable
from typing import Any

from yakata.hako_onna.state.reading import SHIPPED

PRINTED: dict[str, Any] = tomllib.loads((SHIPPED / "boards.toml").read_text())
BOARD = {board["id"]: board for board in PRINTED["boards"]}
ROOM_OF = {
    f"{room['id']}.{shadow}": room["id"]
    for board in BOARD.values()
    for room in board["rooms"]
    for shadow in room["shadows"]
}
SIDES = "NESW"
BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BASEMENT = 0
"""Its boards touch nothing."""

Ways = dict[str, set[str]]


def turned(side: str, turns: int) -> str:
    return SIDES[(SIDES.index(side) + turns) % 4]


class Floors:
    """One house: where one may go by a door or a stair, which rooms share a wall, and which a floor."""

    def __init__(self, plan: Iterable[Any]) -> None:
        self.laid = {(one.floor, one.x, one.y): one for one in plan}
        self.floor = {room: one.floor for one in self.laid.values() for room in self.rooms(one)}
        self.doors: Ways = {room: set() for room in self.floor}
        self.walls: Ways = {room: set() for room in self.floor}
        for place, one in self.laid.items():
            for room in self.rooms(one):
                inside = {other for other in self.rooms(one) if other != room}
                self.doors[room] |= inside
                self.walls[room] |= inside
            if one.floor != BASEMENT:
                self.look_outside(place, one)
        for low, high in PRINTED["stairs"]:
            self.doors[low].add(high)
            self.doors[high].add(low)

    def look_outside(self, place: tuple[int, int, int], one: Any) -> None:
        floor, x, y = place
        for side, (right, down) in BEYOND.items():
            other = self.laid.get((floor, x + right, y + down))
            if other is None:
                continue
            mine, doored = self.behind(one, side)
            theirs, facing = self.behind(other, turned(side, 2))
            self.walls[mine].add(theirs)
            if doored and facing:
                self.doors[mine].add(theirs)

    def rooms(self, one: Any) -> list[str]:
        return [room["id"] for room in BOARD[one.board]["rooms"]]

    def behind(self, one: Any, side: str) -> tuple[str, bool]:
        """The room on this side of a laid board, and whether there is a door in it."""
        board = BOARD[one.board]
        printed = turned(side, -one.turns)
        room = next(room["id"] for room in board["rooms"] if printed in room["sides"])
        return room, printed in board["doors"]

    def step(self, room: str, powers: Iterable[str] = ()) -> set[str]:
        """Where one Move leads: nowhere, through a door, or by her power through a wall."""
        return {room} | self.doors[room] | (self.walls[room] if "through-walls" in powers else set())

    def whole_floor(self, room: str) -> set[str]:
        return {other for other, floor in self.floor.items() if floor == self.floor[room]}
