"""The board of 6×6 squares, drawn by candlelight."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.drawing.canvas import Canvas, centred
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hidden_rooms.marks import tile_mark
from yakata.cli.terminal.hidden_rooms.pictures import Picture
from yakata.hidden_rooms.squares import EXIT, NOWHERE, SIZE, SQUARES, distance, name, place, square
from yakata.hidden_rooms.tiles import NONE, colour, number
from yakata.words import Words

SMALLEST = (7, 2)
LARGEST = (13, 4)
CANDLE_REACHES = 1
FRAME = palette.FAINT
LIT_FRAME = palette.LIT


def square_size(width: int, height: int) -> tuple[int, int]:
    """The largest inside of a square for a board in so much room. Squares keep their shape."""
    tall = min(max((height - 1) // SIZE - 1, SMALLEST[1]), LARGEST[1])
    wide = min(max((width - 1) // SIZE - 1, SMALLEST[0]), 3 * tall + 1)
    return wide, min(tall, (wide - 1) // 3)


class BoardDrawing:
    """Draws pictures at one size, and knows which square lies under a character."""

    def __init__(self, size: tuple[int, int], glyphs: Glyphs, words: Words) -> None:
        self.wide, self.tall = size
        self.glyphs = glyphs
        self.words = words
        self.width = SIZE * (self.wide + 1) + 1
        self.height = SIZE * (self.tall + 1) + 1

    def at(self, x: int, y: int) -> int:
        """The square at this character; ``NOWHERE`` on the lines between squares."""
        if x % (self.wide + 1) == 0 or y % (self.tall + 1) == 0:
            return NOWHERE
        return square(y // (self.tall + 1), x // (self.wide + 1))

    def draw(self, shown: Picture) -> Text:
        canvas = Canvas(self.width, self.height)
        for at in SQUARES:
            self._ground(canvas, shown, at)
        self._frames(canvas, shown)
        for at in SQUARES:
            self._square(canvas, shown, at)
        return canvas.text()

    def _corner(self, at: int) -> tuple[int, int]:
        row, column = place(at)
        return column * (self.wide + 1) + 1, row * (self.tall + 1) + 1

    def _ground(self, canvas: Canvas, shown: Picture, at: int) -> None:
        x, y = self._corner(at)
        near = distance(at, shown.child) <= CANDLE_REACHES
        if shown.board[at] != NONE:
            canvas.ground(x, y, self.wide, self.tall, palette.SLATE)
        elif near:
            canvas.ground(x, y, self.wide, self.tall, palette.INK_2)

    # The lines between the squares: heavy round what is lit

    def _frames(self, canvas: Canvas, shown: Picture) -> None:
        lit = shown.lit
        for row in range(SIZE + 1):
            for column in range(SIZE + 1):
                x, y = column * (self.wide + 1), row * (self.tall + 1)
                up, left = _upright(row - 1, column, lit), _level(row, column - 1, lit)
                down, right = _upright(row, column, lit), _level(row, column, lit)
                heavy = 2 in (up, right, down, left)
                corner = self.glyphs.line(up, right, down, left)
                canvas.put(x, y, corner, LIT_FRAME if heavy else FRAME)
                if right:
                    canvas.put(x + 1, y, self.glyphs.line(0, right, 0, right) * self.wide, _frame(right))
                for step in range(self.tall if down else 0):
                    canvas.put(x, y + 1 + step, self.glyphs.line(down, 0, down, 0), _frame(down))
        for at in shown.danger:
            self._broken_frame(canvas, *self._corner(at))
        for at in SQUARES:
            x, y = self._corner(at)
            style = palette.WARNING if at in shown.danger else LIT_FRAME if at in lit else palette.QUIET
            canvas.put(x, y - 1, name(at), style)

    def _broken_frame(self, canvas: Canvas, x: int, y: int) -> None:
        for row in (y - 1, y + self.tall):
            canvas.put(x, row, self.glyphs.broken_level * self.wide, palette.WARNING)
        for row in range(y, y + self.tall):
            for column in (x - 1, x + self.wide):
                canvas.put(column, row, self.glyphs.broken_upright, palette.WARNING)

    # The inside of a square

    def _square(self, canvas: Canvas, shown: Picture, at: int) -> None:
        x, y = self._corner(at)
        tile = shown.board[at]
        piece = self._piece(shown, at)
        if tile != NONE:
            style = palette.tile_style(colour(tile))
            canvas.put(x + 1, y, str(number(tile)), style)
            icons = tile_mark(tile, self.glyphs)
            middle = y + (self.tall + 1) // 2
            if at in shown.danger:
                canvas.put(x, middle, centred(self.words.say("danger"), self.wide), palette.WARNING)
            else:
                canvas.put(x + 1, middle, " ".join(icons) if self.wide >= 13 else icons, style)
        elif word := self._word(shown, at):
            style = palette.LIT if at in shown.lit else palette.QUIET
            canvas.put(x, y + (self.tall + 1) // 2, centred(word, self.wide), style)
        if piece:
            spare = self.wide - sum(cell_len(text) for text, _ in piece)
            start = x + (spare if tile != NONE else spare // 2)
            for text, style in piece:
                canvas.put(start, y, text, style)
                start += cell_len(text)
        else:
            canvas.put(x + self.wide // 2, y, *self._way(shown, at))
        if at in shown.gaze:
            self._shade(canvas, x, y)

    def _piece(self, shown: Picture, at: int) -> list[tuple[str, Style]]:
        piece = []
        if at == shown.child:
            child = self.words.say("child") + (self.glyphs.star if shown.star else "")
            piece.append((child, palette.CHILD))
        if at == shown.monster:
            face = self.glyphs.arrows[shown.facing]
            piece.append((self.glyphs.left_shoulder, palette.MONSTER))
            piece.append((face, palette.MONSTER_FACE))
            piece.append((self.glyphs.right_shoulder, palette.MONSTER))
        return piece

    def _word(self, shown: Picture, at: int) -> str:
        if at == EXIT:
            return self.words.say("exit")
        if at == shown.searched:
            return "?"
        return self.words.say("to-search") if at in shown.searches else ""

    def _way(self, shown: Picture, at: int) -> tuple[str, Style]:
        """The monster's route, faint: an arrow where it goes, a dot where it was, a cross where it ends."""
        if at == shown.route[-1]:
            return self.glyphs.end, palette.WARNING
        if at in shown.ahead:
            return self.glyphs.arrows[shown.ahead[at]], palette.FAINT
        return (self.glyphs.past, palette.FAINT) if at in shown.route else (" ", palette.FAINT)

    def _shade(self, canvas: Canvas, x: int, y: int) -> None:
        """K14: what it sees is hatched, wherever nothing else is drawn."""
        for row in range(y, y + self.tall):
            for column in range(x, x + self.wide):
                if canvas.blank(column, row):
                    canvas.put(column, row, self.glyphs.shade, palette.GAZE)


def _frame(weight: int) -> Style:
    return LIT_FRAME if weight == 2 else FRAME


def _level(row: int, column: int, lit: frozenset[int]) -> int:
    """The weight of the line above this square."""
    if not 0 <= column < SIZE:
        return 0
    return 2 if {square(row, column), square(row - 1, column)} & lit else 1


def _upright(row: int, column: int, lit: frozenset[int]) -> int:
    """The weight of the line left of this square."""
    if not 0 <= row < SIZE:
        return 0
    return 2 if {square(row, column), square(row, column - 1)} & lit else 1
