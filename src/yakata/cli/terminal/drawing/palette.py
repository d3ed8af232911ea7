"""The colours of the house at night. Darkness is the background, light is information."""

from typing import Final

from rich.style import Style

INK: Final = "#12131a"
INK_2: Final = "#1b1d27"
SLATE: Final = "#2a2e3d"
BONE: Final = "#ece5d5"
ASH: Final = "#a9a596"
CANDLE: Final = "#f2b65a"
EMBER: Final = "#e0703a"
MOSS: Final = "#7fae8b"
MOON: Final = "#8fb3d9"
ROSE: Final = "#dd8791"
"""Wine, lightened: wine itself is too dark to read on slate."""
DUSK: Final = "#5d6274"
"""Lines of the floor, and what is faint on purpose."""
GLOW: Final = "#7d4a30"
"""Ember, far away: the floor that the monster sees."""

TILE_COLOURS: Final = {"amber": CANDLE, "blue": MOON, "green": MOSS, "red": ROSE}

PLAIN: Final = Style(color=BONE)
QUIET: Final = Style(color=ASH)
FAINT: Final = Style(color=DUSK)
STRONG: Final = Style(color=BONE, bold=True)
LIT: Final = Style(color=CANDLE, bold=True)
WARNING: Final = Style(color=EMBER, bold=True)
GAZE: Final = Style(color=GLOW)
CHILD: Final = Style(color=INK, bgcolor=CANDLE, bold=True)
MONSTER: Final = Style(color=EMBER, bold=True)
MONSTER_FACE: Final = Style(color=INK, bgcolor=EMBER, bold=True)


def tile_style(colour: str) -> Style:
    return Style(color=TILE_COLOURS[colour], bold=True)
