"""What is measured on the noise tower: a row is a tower with its discs, a side of the blip, a care and a skill."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from yakata.bots.hako_onna.temper import KEEN, TIMID, Temper
from yakata.tower import CARES, Kind, Side

RED: Final[dict[str, dict[int, Kind]]] = {
    "en easy": {5: "small"},
    "en regular": {3: "small"},
    "en hard": {3: "big"},
    "en nightmare": {2: "big", 4: "small"},
    "ja hard": {2: "small"},
    "ja nightmare": {2: "small"},
}
"""H21, H37, H52: which discs are red, by edition and difficulty."""
SAME: Final = {"ja easy": "en easy", "ja regular": "en regular"}
"""What the Japanese edition has as the English one has it."""
WEAKER: Final = ("ja nightmare",)
"""H52, HR50: laid with the weaker hand."""
UPSIDE_DOWN: Final = "upside down"
"""The regular tower under Impossible Upside Down: the red disc up, the others with a small blip, laid as one likes."""
SKILLS: Final = {"practised": 0, "fair": 15, "beginner": 30}
"""Tenths of a millimetre by which the aim is off the best point, wherever to."""
BOTS: Final[dict[str, Temper]] = {"keen": KEEN, "timid": TIMID}
"""They lay by skill: where, and with what care."""
BY_HAND: Final = "by hand"
OWN: Final = "own"
"""Each disc with the care that a bot has for it."""
USUAL: Final[tuple[Side, str, str]] = ("down", "steady", "practised")
"""The hand of the model: steady, and practised."""


class Cell(NamedTuple):
    """One way to build."""

    label: str
    side: Side
    care: str
    skill: str
    hasty: int = 0
    """This disc is laid in haste, whatever the care of the others."""


Counts = tuple[Counter[str], ...]
"""For each disc how often it stood, fell and slipped."""
Found = Mapping[Cell, Counts]


def kinds(label: str) -> tuple[Kind, ...]:
    if label == UPSIDE_DOWN:
        return ("small",) * 5
    return tuple(RED[label].get(number, "black") for number in range(1, 6))


def side_of(cell: Cell, number: int) -> Side:
    """Where the blip of this disc is."""
    if cell.label == UPSIDE_DOWN:
        return "up" if number in RED["en regular"] else cell.side
    return cell.side if number in RED[cell.label] else "down"


def cells(only: Iterable[str], by_hand: bool = False) -> Iterator[Cell]:
    sides: tuple[Side, ...] = ("down", "up")
    for label in only:
        for side in sides:
            for care in CARES:
                yield Cell(label, side, care, "practised")
                if by_hand:
                    yield Cell(label, side, care, BY_HAND)
        for skill in ("fair", "beginner"):
            yield Cell(label, "down", "steady", skill)
        for bot in BOTS:
            yield Cell(label, "down", OWN, bot)
        if label != UPSIDE_DOWN:
            yield Cell(label, *USUAL, hasty=2)


def chance(count: Mapping[str, int]) -> float | None:
    """That the disc at last stands."""
    tried = count["stands"] + count["falls"]
    return count["stands"] / tried if tried else None


def built(counts: Counts | None) -> int:
    """How many towers were begun."""
    return counts[0]["stands"] + counts[0]["falls"] if counts else 0


def whole(counts: Counts) -> float:
    """How many of the towers had five discs at last."""
    return counts[4]["stands"] / max(1, built(counts))


# The counts, as a file

RESULTS: Final = ("stands", "falls", "slips")


def write(path: Path, found: Found) -> None:
    rows = [
        {**cell._asdict(), "discs": [[count[result] for result in RESULTS] for count in counts]}
        for cell, counts in found.items()
    ]
    lines = ",\n".join(json.dumps(row) for row in rows)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def read(*paths: Path) -> dict[Cell, Counts]:
    """The towers of all these files together."""
    found: dict[Cell, Counts] = {}
    for row in (row for path in paths for row in json.loads(path.read_text("utf-8"))):
        cell = Cell(**{name: row[name] for name in Cell._fields})
        found.setdefault(cell, tuple(Counter() for _ in range(5)))
        for total, count in zip(found[cell], row["discs"], strict=True):
            total.update(dict(zip(RESULTS, count, strict=True)))
    order = {cell: place for place, cell in enumerate(cells((*RED, UPSIDE_DOWN), by_hand=True))}
    return dict(sorted(found.items(), key=lambda one: order.get(one[0], len(order))))
