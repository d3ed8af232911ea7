"""A page over the board, to read and to scroll."""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.drawing.wrapping import wrap
from yakata.cli.terminal.hidden_rooms.keys import key_name
from yakata.cli.terminal.hidden_rooms.pages import Line

WIDEST = 96
EDGE = 8
"""Cells that the frame, its padding and the margin take."""
TURNED_BY = {"up": "scroll_up", "down": "scroll_down", "pageup": "scroll_page_up", "pagedown": "scroll_page_down",
             "home": "scroll_home", "end": "scroll_end", "space": "scroll_page_down"}  # fmt: skip


class Page(ModalScreen[str]):
    """Closes with the key that closed it."""

    CSS = f"""
    Page {{ align: center middle; background: {palette.INK} 70%; }}
    Page > Vertical {{
        width: auto; height: auto; max-height: 100%; background: {palette.INK_2}; border: round {palette.DUSK};
        border-title-color: {palette.CANDLE}; border-subtitle-color: {palette.ASH}; padding: 0 1;
    }}
    Page VerticalScroll {{
        width: auto; height: auto; max-height: 1fr; background: {palette.INK_2};
        scrollbar-size-vertical: 1; scrollbar-color: {palette.DUSK}; scrollbar-background: {palette.INK_2};
        scrollbar-color-hover: {palette.ASH}; scrollbar-color-active: {palette.CANDLE};
    }}
    Page Static {{ width: auto; }}
    """

    def __init__(
        self,
        title: str,
        keys: str,
        lines: Callable[[], Sequence[Line]],
        *,
        closes: Sequence[str] = ("escape", "enter", "q"),
        at_end: bool = False,
        boxes: bool = True,
    ) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys
        self.lines = lines
        self.closes = tuple(closes)
        self.at_end = at_end
        self.boxes = boxes

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self.heading
            if not self.boxes:
                box.styles.border = ("ascii", palette.DUSK)
            box.border_subtitle = self.keys
            with VerticalScroll():
                yield Static(id="words")

    def on_mount(self) -> None:
        self.write()
        if self.at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def on_resize(self) -> None:
        self.write()

    def write(self) -> None:
        width = min(self.app.size.width - EDGE, WIDEST)
        text = Text(no_wrap=True, end="")
        for line in self.lines():
            mark = line.mark
            for row in wrap(line.text, width - len(mark)) or [""]:
                text.append(f"{mark}{row}\n", line.style)
                mark = " " * len(mark)
        text.rstrip()
        self.query_one("#words", Static).update(text)

    def on_click(self, event: Click) -> None:
        """A click beside the page closes it."""
        if event.widget is self and "escape" in self.closes:
            self.dismiss("escape")

    def on_key(self, event: Key) -> None:
        event.stop()
        event.prevent_default()
        key = key_name(event.key, event.character)
        if key in self.closes:
            self.dismiss(key)
        elif key in TURNED_BY:
            getattr(self.query_one(VerticalScroll), TURNED_BY[key])(animate=False)
