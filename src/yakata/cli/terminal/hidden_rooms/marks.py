"""How tiles and the monster are written, in the characters of the terminal."""

from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.hidden_rooms.tiles import Tile, colour, number


def tile_mark(tile: Tile, glyphs: Glyphs) -> str:
    """As printed on the tile: its icon, as often as its number."""
    return glyphs.icons[colour(tile)] * number(tile)


def short_mark(tile: Tile, glyphs: Glyphs) -> str:
    return f"{glyphs.icons[colour(tile)]}{number(tile)}"


def monster_mark(facing: str, glyphs: Glyphs) -> str:
    """The way it faces, between its shoulders."""
    return f"{glyphs.left_shoulder}{glyphs.arrows[facing]}{glyphs.right_shoulder}"
