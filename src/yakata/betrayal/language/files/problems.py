"""What is wrong with a pack, and where."""

from collections.abc import Iterable

from msgspec import Struct

Place = tuple[str | int, ...]
"""The way to a value in a file: keys and numbers."""


class Problem(Struct, frozen=True, order=True):
    """One thing that is wrong, at a line of a file."""

    file: str
    line: int
    message: str
    warning: bool = False
    """Not wrong, but worth a look."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class TextLine(Struct, frozen=True):
    """One text of a catalogue."""

    file: str
    line: int
    text: str = ""


Texts = dict[str, dict[str, TextLine]]
"""The texts of a pack by language and key."""


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Errors before warnings, then by file and line; each once."""
    return sorted(dict.fromkeys(problems), key=lambda problem: (problem.warning, problem))
