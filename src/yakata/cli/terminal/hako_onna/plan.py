"""The house drawn floor by floor: boards side by side, doors as gaps, who stands where and how many tiles lie there."""

from itertools import pairwise

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from yakata.cli.terminal.drawing import light
from yakata.cli.terminal.drawing.canvas import Canvas, fit
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hako_onna.marks import in_room, pawns, short
from yakata.hako_onna import HakoOnna
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.data_files import Laid, Room, Side
from yakata.hako_onna.state.mansion import SIDES, STEP, has_door, mansion, opposite, room_at
from yakata.words import Words

WIDTH, HEIGHT = 14, 5
"""The inside of a board, in cells."""
CELLAR = 20
"""The Basement has four Shadows, and nothing beside it."""
DOOR = 3
LEFT = 3
"""Room for the numbers of the rows, while there are any."""
ROWS = {1: ((0, 1, 2),), 2: ((0, 1), (3, 4))}
"""Which lines of the board each of its rooms has."""


def plans(game: HakoOnna, view: NightView, words: Words, glyphs: Glyphs, width: int) -> list[Text]:
    """Every floor that is there; in words where it is too wide."""
    lines: list[Text] = []
    for floor in (2, 1, 0):
        laid = [board for board in view.house if board.floor == floor]
        if laid:
            drawing = Floor(game, view, words, glyphs, laid).draw()
            title = words.say(f"night-floor-{floor}")
            lines.append(Text(title, light.LIT))
            fits = drawing and max(cell_len(line.plain) for line in drawing) <= width
            lines += drawing if fits else [Text(words.say("night-too-wide"), light.QUIET)]
    return lines


class Floor:
    """One floor on a sheet of its own."""

    def __init__(self, game: HakoOnna, view: NightView, words: Words, glyphs: Glyphs, laid: list[Laid]) -> None:
        self.book = game.book
        self.view = view
        self.words = words
        self.glyphs = glyphs
        self.house = mansion(game.book, view.house)
        self.at = {(board.x, board.y): board for board in laid}
        self.left, self.top = min(x for x, _ in self.at), min(y for _, y in self.at)
        self.columns = max(x for x, _ in self.at) - self.left + 1
        self.rows = max(y for _, y in self.at) - self.top + 1
        self.wide = CELLAR if laid[0].floor == 0 else WIDTH
        self.numbered = bool(view.board_drawn) and laid[0].floor > 0
        self.margin = LEFT * self.numbered
        self.sheet = Canvas(
            self.margin + self.columns * (self.wide + 1) + 1, self.rows * (HEIGHT + 1) + 1 + self.numbered
        )

    def draw(self) -> list[Text]:
        self._walls()
        for board in self.at.values():
            self._rooms(board)
            for side in SIDES:
                self._door(board, side)
        if self.numbered:
            self._numbers()
        return [light.joined(line) for line in self.sheet.text().split("\n")]

    def _corner(self, x: int, y: int) -> tuple[int, int]:
        """The cell of the sheet where the upper left corner of this place is."""
        return self.margin + (x - self.left) * (self.wide + 1), self.numbered + (y - self.top) * (HEIGHT + 1)

    def _numbers(self) -> None:
        """The places are counted from the 1F Hall, as the choices count them."""
        for x in range(self.left, self.left + self.columns):
            self.sheet.put(self._corner(x, 0)[0] + self.wide // 2, 0, str(x), light.QUIET)
        for y in range(self.top, self.top + self.rows):
            self.sheet.put(0, self._corner(0, y)[1] + 1 + HEIGHT // 2, str(y), light.QUIET)

    # Walls

    def _walls(self) -> None:
        for x in range(self.left, self.left + self.columns + 1):
            for y in range(self.top, self.top + self.rows + 1):
                right, down = self._level(x, y), self._upright(x, y)
                left, up = self._level(x - 1, y), self._upright(x, y - 1)
                column, row = self._corner(x, y)
                if right or down or left or up:
                    self._line(column, row, self.glyphs.line(up, right, down, left))
                if right:
                    self._line(column + 1, row, self.glyphs.line(0, 1, 0, 1) * self.wide)
                for step in range(HEIGHT * down):
                    self._line(column, row + 1 + step, self.glyphs.line(1, 0, 1, 0))

    def _line(self, column: int, row: int, text: str) -> None:
        self.sheet.put(column, row, text, light.QUIET)

    def _level(self, x: int, y: int) -> int:
        """Whether a wall runs along the top of this place."""
        return int((x, y) in self.at or (x, y - 1) in self.at)

    def _upright(self, x: int, y: int) -> int:
        return int((x, y) in self.at or (x - 1, y) in self.at)

    # Doors

    def _door(self, board: Laid, side: Side) -> None:
        """H6: a gap where door meets door. While the house is built, an outer door is open too."""
        if not has_door(self.book.board[board.board], side, board.turns) or board.floor == 0:
            return
        dx, dy = STEP[side]
        other = self.at.get((board.x + dx, board.y + dy))
        here = room_at(self.book.board[board.board], side, board.turns).id
        if other is None:
            if not self.house.complete:
                self._gap(board, side, self._row(board, side), " ")
            return
        there = self.book.board[other.board]
        if has_door(there, opposite(side), other.turns):
            beyond = room_at(there, opposite(side), other.turns).id
            barred = {here, beyond} == set(self.view.barred)
            rows = {self._row(board, side), self._row(other, opposite(side))} - {HEIGHT // 2}
            row = rows.pop() if len(rows) == 1 else HEIGHT // 2
            self._gap(board, side, row, "#" if barred else " ")

    def _row(self, board: Laid, side: Side) -> int:
        """At which line of the board a door to the left or right is."""
        rooms = self._inside(board)
        if len(rooms) == 1:
            return HEIGHT // 2
        return 1 if room_at(self.book.board[board.board], side, board.turns) is rooms[0] else 3

    def _gap(self, board: Laid, side: Side, at: int, mark: str) -> None:
        column, row = self._corner(board.x, board.y)
        if side in ("N", "S"):
            middle = column + 1 + (self.wide - DOOR) // 2
            self.sheet.put(middle, row + (side == "S") * (HEIGHT + 1), mark * DOOR, light.WARNING)
        else:
            self.sheet.put(column + (side == "E") * (self.wide + 1), row + 1 + at, mark, light.WARNING)

    # Rooms

    def _inside(self, board: Laid) -> list[Room]:
        """The rooms of a board from top to bottom."""
        content = self.book.board[board.board]
        upper = room_at(content, "N", board.turns)
        return [upper, *(room for room in content.rooms if room is not upper)]

    def _rooms(self, board: Laid) -> None:
        column, row = self._corner(board.x, board.y)
        rooms = self._inside(board)
        for room, lines in zip(rooms, ROWS[len(rooms)], strict=True):
            people, tiles = pawns(self.view, room.id), self._tiles(room.id)
            texts = [(self._name(room.id), light.STRONG)]
            if len(lines) == 3:
                texts += [(people, light.LIT), (tiles, light.PLAIN)]
            else:
                texts += [(tiles, light.PLAIN)]
            for line, (text, style) in zip(lines, texts, strict=True):
                self._put(column + 1, row + 1 + line, text, style)
            if len(lines) == 2 and people:
                self.sheet.put(column + 1 + self.wide - cell_len(people), row + 1 + lines[-1], people, light.LIT)
        for upper, lower in pairwise(rooms):
            self._inner_wall(column, row + 1 + HEIGHT // 2, {upper.id, lower.id} == set(self.view.barred))

    def _tiles(self, room: str) -> str:
        """Without the spaces where there is no room for them."""
        marks = [short(self.view, letter, shadow) for letter, shadow in in_room(self.view, room)]
        spaced = " ".join(marks)
        return spaced if len(spaced) < self.wide else "".join(marks)

    def _put(self, column: int, row: int, text: str, style: Style) -> None:
        """With a space before it, where there is room."""
        spaced = cell_len(text) < self.wide
        self.sheet.put(column + spaced, row, fit(text, self.wide - spaced), style)

    def _inner_wall(self, column: int, row: int, barred: bool) -> None:
        line = self.glyphs.line
        self._line(column, row, line(1, 1, 1, 0) + line(0, 1, 0, 1) * self.wide + line(1, 0, 1, 1))
        self.sheet.put(column + 1 + (self.wide - DOOR) // 2, row, ("#" if barred else " ") * DOOR, light.WARNING)

    def _name(self, room: str) -> str:
        """With a mark where stairs lead up or down."""
        floors = self.house.floor
        stairs = [
            "^" if floors.get(b, 0) > floors.get(a, 0) else "v"
            for pair in self.view.stairs
            for a, b in (pair, pair[::-1])
            if a == room and a in floors and b in floors
        ]
        return " ".join([self.words.say(f"room-{room}"), *stairs])
