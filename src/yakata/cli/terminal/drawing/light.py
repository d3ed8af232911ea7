"""How lines are lit. The terminal's own colours: nobody knows whether it is dark or bright."""

from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

PLAIN: Final = Style()
QUIET: Final = Style(dim=True)
STRONG: Final = Style(bold=True)
LIT: Final = Style(color="magenta", bold=True)
WARNING: Final = Style(color="red", bold=True)


def joined(line: Text) -> Text:
    """The same line; characters that are lit alike are one piece."""
    line.rstrip()
    lit = [Style()] * len(line)
    for span in line.spans:
        lit[span.start : span.end] = [span.style if isinstance(span.style, Style) else Style()] * (
            min(span.end, len(line)) - span.start
        )
    whole = Text(no_wrap=True)
    for style, cells in groupby(zip(line.plain, lit, strict=True), key=lambda cell: cell[1]):
        whole.append("".join(character for character, _ in cells), style)
    return whole
