"""The characters that the board is made of: one set for most terminals, one for those that know ASCII only."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

LINES: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Where lines meet: the weight (0 none, 1 light, 2 heavy) of the arms up, right, down, left, as a number in base 3."""


class Glyphs(Struct, frozen=True):
    """Every character is one cell wide; ``joint`` stands between parts of a line."""

    icons: dict[str, str]
    arrows: dict[str, str]
    shade: str
    past: str
    end: str
    star: str
    left_shoulder: str
    right_shoulder: str
    cursor: str
    joint: str
    broken_level: str
    broken_upright: str
    boxes: bool

    def line(self, up: int, right: int, down: int, left: int) -> str:
        """The character where lines of these weights meet."""
        if self.boxes:
            return LINES[27 * up + 9 * right + 3 * down + left]
        if up or down:
            return "+" if right or left else "#" if up == 2 else "|"
        return "=" if right == 2 else "-"


FULL: Final = Glyphs(
    icons={"amber": "●", "blue": "▮", "green": "▲", "red": "◆"},
    arrows={"up": "↑", "right": "→", "down": "↓", "left": "←"},
    shade="░",
    past="·",
    end="×",
    star="★",
    left_shoulder="▟",
    right_shoulder="▙",
    cursor="▸",
    joint=" · ",
    broken_level="┅",
    broken_upright="┇",
    boxes=True,
)

ASCII: Final = Glyphs(
    icons={"amber": "o", "blue": "%", "green": "^", "red": "*"},
    arrows={"up": "^", "right": ">", "down": "v", "left": "<"},
    shade=":",
    past=".",
    end="X",
    star="*",
    left_shoulder="(",
    right_shoulder=")",
    cursor=">",
    joint=" - ",
    broken_level="x",
    broken_upright="x",
    boxes=False,
)


def glyphs_for(encoding: str | None, environment: Mapping[str, str]) -> Glyphs:
    """ASCII where the terminal cannot write more, or where ``YAKATA_ASCII`` asks for it."""
    if environment.get("YAKATA_ASCII"):
        return ASCII
    try:
        "●▮▲◆↑░★▟▸┏┅".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return FULL
