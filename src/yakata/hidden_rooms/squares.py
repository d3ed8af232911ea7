"""The board of 6×6 squares (K2). Squares are numbers, row by row from the top left; people read A1 to F6."""

from typing import Final, Literal, get_args

Direction = Literal["up", "right", "down", "left"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)

SIZE: Final = 6
SQUARES: Final = range(SIZE * SIZE)
EXIT: Final = 0
"""K29: the top left corner."""
START: Final = 35
"""K10: the bottom right corner."""
NOWHERE: Final = -1

_STEPS: Final[dict[Direction, tuple[int, int]]] = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def square(row: int, column: int) -> int:
    """The square there, or ``NOWHERE`` off the board."""
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NOWHERE


def place(at: int) -> tuple[int, int]:
    return divmod(at, SIZE)


def name(at: int) -> str:
    """A1 is the exit, F6 the Child's start."""
    row, column = place(at)
    return f"{'ABCDEF'[column]}{row + 1}"


def distance(a: int, b: int) -> int:
    """Steps between two squares, up, down, left and right."""
    (row_a, column_a), (row_b, column_b) = place(a), place(b)
    return abs(row_a - row_b) + abs(column_a - column_b)


def offset(at: int, ahead: int, aside: int, facing: Direction) -> int:
    """The square so many steps ahead and to the right of somebody who faces there."""
    row, column = place(at)
    down, across = _STEPS[facing]
    return square(row + ahead * down + aside * across, column + ahead * across - aside * down)


BESIDE: Final[dict[Direction, tuple[int, ...]]] = {
    direction: tuple(offset(at, 1, 0, direction) for at in SQUARES) for direction in DIRECTIONS
}
"""The square one step away, or ``NOWHERE``."""


def direction_to(a: int, b: int) -> Direction:
    """From a square to its neighbour."""
    return next(direction for direction in DIRECTIONS if BESIDE[direction][a] == b)


NEAR: Final = tuple(
    sum(1 << BESIDE[direction][at] for direction in DIRECTIONS if BESIDE[direction][at] != NOWHERE) for at in SQUARES
)
"""The neighbours of each square, as a set of bits."""
