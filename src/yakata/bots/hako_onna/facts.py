"""What every player knows before the night begins: the cards and tiles, by what they do."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from yakata.hako_onna import GAME
from yakata.hako_onna.rules.safe import CODES
from yakata.hako_onna.state.data_files import Power

WEAPONS: Final = GAME.book.weapons
KEY, DOLL, EXIT, BONES, SAFE = (GAME.book.the(kind) for kind in ("key-ring", "doll", "exit", "bones", "safe"))
CHARM, EXTINGUISHER = GAME.book.the("charm"), GAME.book.the("extinguisher")
EMPTY: Final = "empty"
NUMBER: Final = {tile: number for number, tile in GAME.book.numbers.items()}
"""The number of each Combination tile."""
SPARED: Final = frozenset(GAME.book.spared.values())
"""The Weakness tiles, each of which says of a weapon that it is not this one."""
FIXED: Final = "fixed"
"""Not a tile: what somebody looked at and left, the exit or the Bones as a rule."""
ITEM: Final[Mapping[str, str]] = {item.id: item.effect for item in GAME.book.items.items}
"""The effect of each Item card."""
DEADLY: Final = frozenset(item.id for item in GAME.book.items.items if item.dies)
"""H74: used in her room, they kill."""
NOISE: Final = GAME.book.noise
"""The odds of discs."""
POWER: Final[Mapping[str, Power]] = GAME.book.power
BOARD: Final = {room.id: board.id for board in GAME.book.boards.boards for room in board.rooms}
"""The board of each room."""


@cache
def codes(out: frozenset[int], known: frozenset[int], kind: str) -> tuple[tuple[int, int, int], ...]:
    """The combinations without these numbers and with those. HR3: perhaps only three in a row."""
    return tuple(code for code in CODES[kind] if not out & set(code) and known <= set(code))
