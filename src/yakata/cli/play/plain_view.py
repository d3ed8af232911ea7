"""The house in lines of plain text, for screen readers, pipes and simple terminals."""

from rich.cells import cell_len

from yakata.cli.play.canvas import fit
from yakata.cli.play.forecast import sight, turns_to_end
from yakata.cli.play.glyphs import Glyphs
from yakata.cli.play.odds import say_odds, search_odds
from yakata.cli.play.pages import icons
from yakata.cli.play.pictures import Picture, picture
from yakata.cli.play.titles import titles
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import EXIT, NOWHERE, SIZE, name, square
from yakata.hidden_rooms.tiles import NONE
from yakata.words import Words

COLUMN = 8


def plain_view(house: House, words: Words, glyphs: Glyphs) -> list[str]:
    """The board and all that lies beside it."""
    left, right = titles(house, words, glyphs.joint)
    lines = [f"{left}{glyphs.joint}{right}" if right else left]
    shown = picture(house)
    lines.append(("   " + "".join(fit(letter, COLUMN) for letter in "ABCDEF")).rstrip())
    for row in range(SIZE):
        cells = (_cell(square(row, column), shown, words, glyphs) for column in range(SIZE))
        lines.append((f"{row + 1}  " + "".join(fit(cell, COLUMN) for cell in cells)).rstrip())
    if house.child != NOWHERE:
        lines += _pieces(house, shown, words)
    if house.memory:
        lines.append(words.say("plain-memory", tiles=house.memory))
    elif house.child != NOWHERE:
        lines.append(words.say("plain-memory-empty"))
    if house.child == NOWHERE:
        lines.append(words.say("plain-pool-size", tiles=len(house.pool)))
    else:
        lines.append(words.say("plain-pool", odds=say_odds(search_odds(house), words)))
    if house.discard != NONE:
        lines.append(words.say("plain-discard", tile=house.discard))
    return lines


def _pieces(house: House, shown: Picture, words: Words) -> list[str]:
    """Where everything is, in sentences: a board of marks is hard to hear."""
    rooms = tuple(words.say("plain-room", square=at, tile=tile) for at, tile in enumerate(house.board) if tile != NONE)
    lines = [
        words.say("plain-rooms", rooms=rooms),
        words.say("plain-child-star" if house.star else "plain-child", square=house.child, tile=house.under),
        words.say("plain-monster", square=house.monster, facing=house.facing),
    ]
    if house.over:
        return lines
    gazed = tuple(name(at) for at in sorted(shown.gaze))
    clock = words.say("turns-to-end", turns=turns_to_end(house))
    return [
        *lines,
        words.say("sentence-joint").join((words.say("plain-gaze", squares=gazed), sight(house, words), clock)),
    ]


def _cell(at: int, shown: Picture, words: Words, glyphs: Glyphs) -> str:
    """A tile, the pieces on it, and a mark if the monster sees it."""
    tile = shown.board[at]
    marks = [glyphs.short(tile)] if tile != NONE else [words.say("exit")] if at == EXIT else []
    if at == shown.child:
        marks.append(words.say("child"))
    if at == shown.monster:
        marks.append(glyphs.monster(shown.facing))
    if not marks:
        marks.append(_floor(at, shown, glyphs))
    if at in shown.gaze:
        marks.append(glyphs.shade)
    return _joined(marks)


def _floor(at: int, shown: Picture, glyphs: Glyphs) -> str:
    if at == shown.route[-1]:
        return glyphs.end
    return glyphs.arrows[shown.ahead[at]] if at in shown.ahead else glyphs.past


def _joined(marks: list[str]) -> str:
    """Apart where there is room, close together where there is not."""
    apart = " ".join(marks)
    return apart if cell_len(apart) < COLUMN else "".join(marks)


def plain_legend(words: Words, glyphs: Glyphs) -> list[str]:
    marks = {"monster": glyphs.monster("down"), "shade": glyphs.shade, "end": glyphs.end}
    return [icons(words, glyphs), words.say("plain-legend", way=glyphs.arrows["down"], **marks)]
