"""The state of the game: the board, the three places for tiles, the Child and the Monster."""

from typing import Final

from yakata.hidden_rooms.book import Stage
from yakata.hidden_rooms.monster import Monster, monster
from yakata.hidden_rooms.options import HouseOptions
from yakata.hidden_rooms.squares import NEAR, NOWHERE, SQUARES, Direction
from yakata.hidden_rooms.tiles import FITTING, NONE, TILES, Tile
from yakata.kernel import Seat, State, position

CHILD: Final[Seat] = 0
BARE: Final[tuple[Tile, ...]] = (NONE,) * len(SQUARES)
MEMORY_HOLDS: Final = 5


@position
class House(State):
    """K2, K3: the board, the Room Tile Area (pool), the Memory Area and the Tile Discard Area."""

    options: HouseOptions
    stage: int = 1
    """Where the Book of the Rooms lies open (K6)."""
    board: tuple[Tile, ...] = BARE
    laid: int = 0
    """The squares that have a tile, as bits."""
    pool: tuple[Tile, ...] = TILES
    """Face down. Nobody knows an order, so it has none: a sorted set."""
    memory: tuple[Tile, ...] = ()
    discard: Tile = NONE
    child: int = NOWHERE
    monster: int = NOWHERE
    facing: Direction = "up"
    turns: int = 0
    """The Child's turns in this stage."""
    moves: int = 0
    """The Child's Moves in this turn."""
    wins: int = 0
    losses: int = 0

    # Content

    @property
    def page(self) -> Stage:
        page: Stage = self.game.book[self.stage]  # type: ignore[attr-defined]  # the game is HiddenRooms
        return page

    @property
    def beast(self) -> Monster:
        return monster(self.page, self.options)

    @property
    def star(self) -> bool:
        """K33: the side of the Child piece that lies up."""
        return self.wins > 0

    # Tiles

    def clear(self) -> None:
        """K7, K32: all tiles back into the pool, nothing on the board. The Child keeps its side."""
        self.board, self.laid = BARE, 0
        self.pool, self.memory, self.discard = TILES, (), NONE
        self.child = self.monster = NOWHERE
        self.turns = self.moves = 0

    def leave_pool(self, tile: Tile) -> None:
        at = self.pool.index(tile)
        self.pool = self.pool[:at] + self.pool[at + 1 :]

    def lay(self, tile: Tile, square: int) -> None:
        """Put the tile on the board and the Child on the tile."""
        self.board = (*self.board[:square], tile, *self.board[square + 1 :])
        self.laid |= 1 << square
        self.child = square

    def remember(self, tile: Tile) -> None:
        """K26: face up to memory. K27: when it is full, all of it and this tile go back into the pool."""
        self.memory = (*self.memory, tile)
        if len(self.memory) >= self.options.reshuffle_at:  # KQ7
            self.mix_memory()

    def mix_memory(self) -> None:
        self.emit("reshuffled", tiles=self.memory)
        self.pool = tuple(sorted((*self.pool, *self.memory)))
        self.memory = ()

    @property
    def under(self) -> Tile:
        return self.board[self.child]

    @property
    def fitting(self) -> list[Tile]:
        """KQ13: the tiles of memory that would succeed, sorted."""
        fitting = FITTING[self.under]
        return sorted(tile for tile in self.memory if tile in fitting)

    @property
    def can_draw(self) -> bool:
        """KQ6."""
        return bool(self.pool) or (self.options.empty_pool == "reshuffle" and bool(self.memory))

    @property
    def searchable(self) -> int:
        """K22, KQ12, KQ17: neighbouring squares without tile and Monster, if there is a tile to search with (KQ6)."""
        free = NEAR[self.child] & ~self.laid & ~(1 << self.monster)
        return free if free and (self.can_draw or self.fitting) else 0

    def sound(self) -> bool:
        """Tiles lie where tiles can lie, each once, and pieces stand on squares."""
        tiles = (*filter(None, self.board), *self.pool, *self.memory, *filter(None, (self.discard,)))
        on_board = all(square in (*SQUARES, NOWHERE) for square in (self.child, self.monster))
        laid = sum(1 << square for square, tile in enumerate(self.board) if tile)
        known = len(set(tiles)) == len(tiles) and set(tiles) <= set(TILES) and len(self.board) == len(SQUARES)
        standing = self.child == NOWHERE or self.board[self.child] != NONE
        return on_board and known and laid == self.laid and standing and self.page.number == self.stage
