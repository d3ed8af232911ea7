"""What the Child may choose, in the rulebook's words."""

from typing import Final, Literal

from yakata.hidden_rooms.squares import Direction
from yakata.hidden_rooms.tiles import TILES
from yakata.kernel import Choice

TileName = Literal[
    "amber-1", "amber-2", "amber-3", "amber-4", "amber-5", "amber-6",
    "blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6",
    "green-1", "green-2", "green-3", "green-4", "green-5", "green-6",
    "red-1", "red-2", "red-3", "red-4", "red-5", "red-6",
]  # fmt: skip


MOVES: Final = 2
"""K21: so many times a turn."""


class Lay(Choice, frozen=True):
    """K10: lay this one of the two tiles at the start; the other goes to memory."""

    tile: TileName


class Move(Choice, frozen=True):
    """K21: go to a neighbouring square that has a tile."""

    to: Direction


class Search(Choice, frozen=True):
    """K22: search this neighbouring square, which has no tile."""

    to: Direction


class Draw(Choice, frozen=True):
    """K23: search with a tile from the pool, seen only then."""


class Take(Choice, frozen=True):
    """K23: search with this tile from memory."""

    tile: TileName


class End(Choice, frozen=True):
    """K21, K22: all is optional; end the turn."""


SORTED: Final[tuple[Direction, ...]] = ("down", "left", "right", "up")
MOVE: Final = {direction: Move(direction) for direction in SORTED}
SEARCH: Final = {direction: Search(direction) for direction in SORTED}
LAY: Final = {tile: Lay(tile) for tile in TILES}  # type: ignore[arg-type]  # TILES are the TileNames, a test says so
TAKE: Final = {tile: Take(tile) for tile in TILES}  # type: ignore[arg-type]
DRAW: Final = Draw()
END: Final = End()
