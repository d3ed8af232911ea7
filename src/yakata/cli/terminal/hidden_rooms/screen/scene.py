"""The table in the terminal: board, panel, and the lines below them."""

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.drawing.canvas import fit
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.drawing.wrapping import wrap
from yakata.cli.terminal.hidden_rooms.pictures import Picture
from yakata.cli.terminal.hidden_rooms.screen.board import BoardDrawing, square_size
from yakata.cli.terminal.hidden_rooms.screen.panel import PanelDrawing, Row
from yakata.cli.terminal.hidden_rooms.titles import Title
from yakata.hidden_rooms.squares import NOWHERE
from yakata.kernel import Choice
from yakata.words import Words

SMALLEST = (80, 24)
BELOW = 5
"""Rows for the title, the voice (two), the question and the keys."""
VOICE_ROWS = 2
GAP = 2
PANEL = range(29, 41)
"""How wide the panel can be."""


class Board(Static):
    """Says which square was clicked."""

    class Clicked(Message):
        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    drawing: BoardDrawing

    def on_click(self, event: events.Click) -> None:
        at = self.drawing.at(event.x, event.y)
        if at != NOWHERE:
            self.post_message(self.Clicked(at))


class Panel(Static):
    """Says which choice was clicked."""

    class Clicked(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    rows: list[Row]

    def on_click(self, event: events.Click) -> None:
        choice = self.rows[event.y].choice if event.y < len(self.rows) else None
        if choice is not None:
            self.post_message(self.Clicked(choice))


class Scene(Widget):
    """Everything that is on the screen while a stage is played. It is told what to show and decides nothing."""

    DEFAULT_CSS = f"""
    Scene {{ align: center middle; background: {palette.INK}; color: {palette.BONE}; }}
    Scene Vertical {{ width: auto; height: auto; }}
    Scene Horizontal {{ width: auto; height: auto; }}
    Scene Static {{ width: auto; height: auto; }}
    Scene Panel {{ margin-left: {GAP}; }}
    """

    def __init__(self, glyphs: Glyphs, words: Words) -> None:
        super().__init__()
        self.glyphs = glyphs
        self.words = words
        self.measure(*SMALLEST)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title")
            with Horizontal():
                yield Board(id="board")
                yield Panel(id="panel")
            yield Static(id="voice")
            yield Static(id="question")
            yield Static(id="keys")

    def measure(self, width: int, height: int) -> None:
        """Draw for a terminal of this size."""
        size = square_size(width - PANEL.start - GAP, height - BELOW)
        self.board = BoardDrawing(size, self.glyphs, self.words)
        spare = width - self.board.width - GAP
        self.panel = PanelDrawing(min(max(spare, PANEL.start), PANEL.stop - 1), self.glyphs, self.words)
        self.wide = self.board.width + GAP + self.panel.width

    def show_board(self, shown: Picture) -> None:
        board = self.query_one(Board)
        board.drawing = self.board
        board.update(self.board.draw(shown))

    def show_panel(self, rows: list[Row]) -> None:
        panel = self.query_one(Panel)
        panel.rows = rows
        panel.update(Text("\n", no_wrap=True, end="").join(row.text for row in rows[: self.board.height]))

    def show_title(self, title: Title) -> None:
        """The monster's clock stands out; it is what the stage is lost by."""
        right = Text(no_wrap=True, end="").append(title.clock, palette.WARNING if title.urgent else palette.STRONG)
        if title.score:
            right.append((self.glyphs.joint if title.clock else "") + title.score, palette.QUIET)
        text = Text(" " + title.where, palette.LIT, no_wrap=True, end="")
        text.append(" " * max(1, self.wide - 2 - cell_len(title.where) - cell_len(right.plain)))
        self._line("title", text.append_text(right))

    def show_voice(self, sentence: str, trouble: str = "", *, warning: bool = False) -> None:
        """What happened, or why not. Only the end of a long story is told; trouble takes the first row."""
        style = palette.WARNING if warning else palette.PLAIN
        rows = [(fit(trouble, self.wide - 2), palette.WARNING)] if trouble else []
        told = wrap(sentence, self.wide - 2)[-(VOICE_ROWS - len(rows)) :]
        rows += [(line, style) for line in told]
        rows += [("", style)] * (VOICE_ROWS - len(rows))
        lines = [Text(f" {line}", look, no_wrap=True, end="") for line, look in rows]
        self._line("voice", Text("\n", no_wrap=True, end="").join(lines))

    def show_question(self, question: str, aside: str = "") -> None:
        text = Text(" " + question, palette.LIT, no_wrap=True, end="")
        text.append(" " * max(1, self.wide - 2 - cell_len(question) - cell_len(aside)))
        text.append(aside, palette.LIT)
        self._line("question", text)

    def show_keys(self, keys: str) -> None:
        """``e end turn · u undo``: the first word of each part is the key."""
        text = Text(" ", no_wrap=True, end="")
        for part in keys.split(" · "):
            key, _, use = part.partition(" ")
            text.append(key, palette.STRONG)
            text.append(f" {use}  ", palette.QUIET)
        self._line("keys", text)

    def _line(self, where: str, text: Text) -> None:
        self.query_one(f"#{where}", Static).update(text)
