"""The house in lines of plain text: in words alone, for the ear; and as a board of marks."""

from rich.cells import cell_len

from yakata.cli.terminal.drawing.canvas import fit
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hidden_rooms.marks import monster_mark, short_mark
from yakata.cli.terminal.hidden_rooms.pages import icons
from yakata.cli.terminal.hidden_rooms.pictures import Picture, picture
from yakata.cli.terminal.hidden_rooms.titles import title
from yakata.hidden_rooms import aloud
from yakata.hidden_rooms.house import CHILD, House
from yakata.hidden_rooms.squares import EXIT, SIZE, SQUARES
from yakata.hidden_rooms.tiles import NONE
from yakata.hidden_rooms.view import HouseView
from yakata.words import Words

COLUMN = 10
"""The least width of a column."""
BARE = "-"


def said_view(house: House, words: Words, *, route: bool = False) -> list[str]:
    """How it stands, in words alone; the squares of the monster's route only where they are asked for."""
    above = title(house, words, words.say("list-separator"))
    view = house.game.view(house, CHILD)
    assert isinstance(view, HouseView)
    where = words.say("list-separator").join(filter(None, (above.where, above.clock, above.score)))
    return [where, *aloud.pieces(view, house.beast, words, route=route), *aloud.beside(view, words)]


def plain_view(house: House, words: Words, glyphs: Glyphs) -> list[str]:
    """The board and all that lies beside it."""
    above, shown = title(house, words, glyphs.joint), picture(house)
    lines = [glyphs.joint.join(filter(None, (above.where, above.clock, above.score)))]
    cells = [_cell(at, shown, words, glyphs) for at in SQUARES]
    width = max(COLUMN, *(cell_len(cell) + 2 for cell in cells))
    lines.append(("   " + "".join(fit(letter, width) for letter in "ABCDEF")).rstrip())
    for row in range(SIZE):
        line = "".join(fit(cell, width) for cell in cells[row * SIZE : (row + 1) * SIZE])
        lines.append(f"{row + 1}  {line}".rstrip())
    view = house.game.view(house, CHILD)
    assert isinstance(view, HouseView)
    return [*lines, *aloud.pieces(view, house.beast, words), *aloud.beside(view, words)]


def _cell(at: int, shown: Picture, words: Words, glyphs: Glyphs) -> str:
    """A tile, the pieces on it or the way over it, and a mark if the monster sees it."""
    tile = shown.board[at]
    marks = [short_mark(tile, glyphs)] if tile != NONE else [words.say("exit")] if at == EXIT else []
    if at == shown.child:
        marks.append(words.say("child"))
    if at == shown.monster:
        marks.append(monster_mark(shown.facing, glyphs))
    elif at != shown.child:
        marks += _way(at, shown, glyphs)
    marks = marks or [BARE]
    if at in shown.gaze:
        marks.append(glyphs.shade)
    return " ".join(marks)


def _way(at: int, shown: Picture, glyphs: Glyphs) -> list[str]:
    """The monster's route, where nobody stands on it."""
    if at == shown.route[-1]:
        return [glyphs.end]
    if at in shown.ahead:
        return [glyphs.arrows[shown.ahead[at]]]
    return [glyphs.past] if at in shown.route else []


def plain_legend(words: Words, glyphs: Glyphs) -> list[str]:
    marks = {"monster": monster_mark("down", glyphs), "shade": glyphs.shade, "end": glyphs.end, "past": glyphs.past}
    return [icons(words, glyphs), words.say("plain-legend", way=glyphs.arrows["down"], bare=BARE, **marks)]
