"""Where the terminal speaks and listens: lines, lit only where somebody sees them."""

import pydoc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console
from rich.style import Style
from rich.text import Text

from yakata.cli.terminal.drawing import light
from yakata.cli.terminal.drawing.wrapping import wrap

WIDEST = 100
"""Longer lines are hard to read."""
CURTAIN = "=" * 40


class Voice:
    """Lines go out as they are; a terminal gets them wrapped and lit."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self.source = source
        self.console = Console(file=out, highlight=False, markup=False, emoji=False)
        self.kept: list[str] | None = None
        """Lines that are kept back, to be shown together."""

    @property
    def terminal(self) -> bool:
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """How many cells fit beside each other, as far as anybody minds."""
        return min(self.console.width, WIDEST) if self.terminal else WIDEST

    def say(self, lines: Iterable[str | Text], style: Style = light.PLAIN) -> None:
        for line in lines:
            if isinstance(line, Text):
                self._put(line)
            else:
                for part in self._wrapped(line):
                    self._put(Text(part, style if self.terminal else ""))

    def _wrapped(self, line: str) -> list[str]:
        """What stands before the first word is kept free in the lines after."""
        if not self.terminal or not line.strip():
            return [line]
        margin = len(line) - len(line.lstrip())
        parts = wrap(line.strip(), self.width - margin)
        return [" " * margin + part for part in parts]

    def _put(self, text: Text, end: str = "\n") -> None:
        if self.kept is not None:
            self.kept.append(text.plain)
            return
        self.console.print(text, end=end, soft_wrap=True)

    def hear(self, prompt: str) -> str | None:
        """The next line; ``None`` at the end of the input."""
        self._put(Text(prompt, light.LIT if self.terminal else ""), end=" ")
        self.console.file.flush()
        line = self.source.readline()
        if not self.terminal or not self.source.isatty():
            self._put(Text(""))
        return line or None

    @contextmanager
    def by_pages(self) -> Iterator[None]:
        """What is said meanwhile is shown page by page, where there is a terminal to turn pages on."""
        if not (self.terminal and self.source.isatty()):
            yield
            return
        said, self.kept = self.kept, []
        try:
            yield
        finally:
            lines, self.kept = self.kept, said
            pydoc.pager("\n".join(lines or []))

    def draw_curtain(self) -> None:
        """What was on the screen is gone, the part above it too. Where there is no screen, a line stands between."""
        if self.terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.say(["", CURTAIN])
