"""What there is to see of the house, and a drawing of it in plain text."""

from yakata.hidden_rooms.book import Words
from yakata.hidden_rooms.options import HouseOptions
from yakata.hidden_rooms.squares import EXIT, NOWHERE, SIZE, Direction, name, square
from yakata.hidden_rooms.tiles import NONE, Tile, colour, number
from yakata.kernel import View

ARROW = {"up": "^", "right": ">", "down": "v", "left": "<"}


class HouseView(View, frozen=True, kw_only=True):
    """Everything that lies on the table. The pool is given as the set it is."""

    stage: int
    monster_name: Words
    route: tuple[int, ...]
    board: tuple[Tile, ...]
    pool: tuple[Tile, ...]
    memory: tuple[Tile, ...]
    discard: Tile
    child: int
    star: bool
    monster: int
    facing: Direction
    turns: int
    moves: int
    wins: int
    losses: int
    options: HouseOptions
    at_play: bool
    """Whether Child and Monster stand on the board."""
    searching: int = NOWHERE
    """The square that is being searched, while its source is asked for."""
    offered: tuple[Tile, ...] = ()
    """K10: the tiles that lie face up before one of them is laid."""

    def text(self) -> str:
        """The board and all that lies beside it."""
        star = " with the star" if self.star else ""
        lines = [
            f"stage {self.stage}, {self.monster_name.en}; won {self.wins}, lost {self.losses}{star}",
            f"turn {self.turns}, moves {self.moves}",
            "    " + "    ".join("ABCDEF"),
        ]
        for row in range(SIZE):
            cells = " ".join(self._cell(square(row, column)) for column in range(SIZE))
            lines.append(f"{row + 1}  {cells}".rstrip())
        if self.offered:
            lines.append(f"face up: {' '.join(self.offered)}")
        lines.append(f"memory: {' '.join(self.memory) or '-'}")
        lines.append(f"pool: {len(self.pool)} tiles; out of play: {self.discard or '-'}")
        if self.at_play:
            lines.append(f"Child on {name(self.child)}, Monster on {name(self.monster)} facing {self.facing}")
        if self.choices:
            lines.append(f"{self.prompt}? {', '.join(self.choices)}")
        if self.result:
            lines.append(f"{self.result.key} {' '.join(map(str, self.result.scores))}")
        return "\n".join(lines)

    def _cell(self, at: int) -> str:
        """Four characters: a tile (``r4``), the Child ``c``, the Monster's facing, the exit ``x``."""
        tile = self.board[at]
        face = f"{colour(tile)[0]}{number(tile)}" if tile != NONE else " x" if at == EXIT else " ."
        pieces = ("c" if at == self.child else " ") + (ARROW[self.facing] if at == self.monster else " ")
        return face + pieces
