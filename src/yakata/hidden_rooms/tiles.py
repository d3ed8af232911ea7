"""The 24 room tiles (K1) and which may follow which (K24)."""

from typing import Final

Tile = str
"""A tile is its colour and number: ``red-4``."""

NONE: Final[Tile] = ""

COLOURS: Final = ("amber", "blue", "green", "red")
NUMBERS: Final = range(1, 7)

TILES: Final[tuple[Tile, ...]] = tuple(f"{colour}-{number}" for colour in COLOURS for number in NUMBERS)
"""K1: four colours, numbers 1 to 6, one of each."""


def colour(tile: Tile) -> str:
    return tile.partition("-")[0]


def number(tile: Tile) -> int:
    return int(tile.partition("-")[2])


def fits(tile: Tile, under: Tile) -> bool:
    """K24: a Search succeeds with the same or a higher number, or with the same colour."""
    return number(tile) >= number(under) or colour(tile) == colour(under)


FITTING: Final[dict[Tile, frozenset[Tile]]] = {
    under: frozenset(tile for tile in TILES if fits(tile, under)) for under in TILES
}
"""For each tile under the Child, the tiles that fit beside it."""
