"""Breaking lines by cells: between words where there are spaces, between characters in Japanese."""

from rich.cells import cell_len

NEVER_FIRST = "。、，．：；？！」』）］〕・ーっゃゅょッャュョ%)].,;:"
"""Characters that do not begin a line; the one before comes with them."""
NEVER_LAST = "「『（［〔(["
"""Characters that do not end a line."""


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most so many cells."""
    lines, line = [], ""
    for piece in _pieces(text):
        if line and cell_len(line + piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
        while cell_len(line) > width and " " not in line:
            head = _head(line, width)
            lines.append(head)
            line = line[len(head) :]
    return [*lines, line.rstrip()] if line.strip() else lines


def _pieces(text: str) -> list[str]:
    """What must stay together: a word with the space after it, or one wide character with what clings to it."""
    pieces: list[str] = []
    for character in text:
        last = pieces[-1] if pieces else ""
        clings = character in NEVER_FIRST or character == " " or last[-1:] in tuple(NEVER_LAST)
        both_narrow = last and cell_len(last[-1]) == 1 and last[-1] != " " and cell_len(character) == 1
        if last and (clings or both_narrow):
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces


def _head(line: str, width: int) -> str:
    head = line[0]
    for character in line[1:]:
        if cell_len(head + character) > width:
            break
        head += character
    return head
