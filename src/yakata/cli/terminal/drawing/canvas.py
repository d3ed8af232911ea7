"""A sheet of character cells to draw on. Wide characters take two cells."""

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from yakata.cli.terminal.drawing.palette import PLAIN


class Canvas:
    """Starts blank; later strokes cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._marks = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write from this cell to the right. The background that is there stays unless the style brings its own."""
        for character in text:
            cells = cell_len(character)
            if not (0 <= y < self.height and x >= 0 and x + cells <= self.width):
                return
            for step in range(cells):
                self._marks[y][x + step] = "" if step else character
                below = self._styles[y][x + step]
                self._styles[y][x + step] = style if style.bgcolor else style + Style(bgcolor=below.bgcolor)
            x += cells

    def ground(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Colour the ground of a rectangle."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self._styles[row][column] += Style(bgcolor=colour)

    def blank(self, x: int, y: int) -> bool:
        return self._marks[y][x] == " "

    def text(self) -> Text:
        """All rows, as styled text."""
        rows = []
        for marks, styles in zip(self._marks, self._styles, strict=True):
            row = Text(no_wrap=True, end="")
            for mark, style in zip(marks, styles, strict=True):
                if mark:
                    row.append(mark, style)
            rows.append(row)
        return Text("\n", no_wrap=True, end="").join(rows)


def fit(text: str, width: int) -> str:
    """Exactly so many cells: padded, or cut with a mark that it was cut."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, width - 1) + "…"


def centred(text: str, width: int) -> str:
    spare = max(0, width - cell_len(text))
    return fit(" " * (spare // 2) + text, width)
