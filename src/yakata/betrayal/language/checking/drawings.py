"""Whether what is drawn is in the pack, or in one that it needs."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from yakata.betrayal.language.checking.known import Known
from yakata.betrayal.language.drawing.sheets import Sheets
from yakata.betrayal.language.files.problems import Problem

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "tiles": ("tile",),
    "haunts": ("haunt",),
    "cards": ("card", "object"),
    "events": ("event",),
    "markers": ("marker",),
    "decks": ("deck",),
    "beings": ("monster",),
    "sounds": ("haunt",),
}


def check_drawings(folder: Path, needed: Iterable[Path], known: Known) -> Iterator[Problem]:
    sheets = Sheets()
    for other in needed:
        sheets.read(other)
    sheets.problems.clear()  # theirs, not ours
    before = set(sheets.where)
    sheets.read(folder)
    yield from sheets.problems
    for (key, ident), (source, place) in sheets.where.items():
        if key in DRAWN and (key, ident) not in before:
            names = {name for kind in DRAWN[key] for name in known.names[kind]}
            if ident not in names:
                near = get_close_matches(ident, map(str, names), 1)
                instead = f"; did you mean {near[0]!r}?" if near else ""
                yield source.problem(place, f"there is no {DRAWN[key][0]} {ident!r} to draw{instead}")
