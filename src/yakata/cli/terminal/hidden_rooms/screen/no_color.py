"""Without colours (``NO_COLOR``) nothing is faint: what is written is light on dark, or dark on light."""

from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from yakata.cli.terminal.drawing.palette import BONE, INK

LIGHT = Style(color=Color.parse(BONE).monochrome.rich_color)
DARK = Style(color=Color.parse(INK).monochrome.rich_color)


@cache
def readable(style: Style) -> Style:
    """The same style in full strength."""
    on_light = style.bgcolor is not None and Color.from_rich_color(style.bgcolor).brightness > 0.5
    return style + (DARK if on_light else LIGHT)


class Readable(LineFilter):
    """Greys that colours have left behind are lifted."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, readable(style or Style.null()), control) for text, style, control in segments]
