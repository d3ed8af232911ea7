"""How often a disc of the noise tower stands: by disc, difficulty, care and skill; a plot; and the model that says so.

python -m yakata.lab.tower [--towers 200] [--jobs 2] [--seed 0] [--svg FILE] [--only LABEL ...] [--by-hand]

Prints tables for docs/noise-tower.md, then numbers for the model of ``noise=discs`` as toml. A disc that falls alone is
laid again (H42), as at the table, so the chance is that of a disc that at last stands or brings the stack down.
With --by-hand each care is let go as mouse and finger do besides: it drifts anywhere, a black disc is turned anyhow.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import cos, pi, sin
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from yakata.lab.rates import wilson
from yakata.lab.tower_plot import plot
from yakata.tower import CARES, Kind, Placement, Question, Side, Stack, placed

RED: Final[dict[str, dict[int, Kind]]] = {
    "en easy": {5: "small"},
    "en regular": {3: "small"},
    "en hard": {3: "big"},
    "en nightmare": {2: "big", 4: "small"},
    "ja harder": {2: "small"},
}
"""H21, H37, H52: which discs are red. The Japanese easier and normal are the English easy and regular."""
UPSIDE_DOWN: Final = "upside down"
"""The regular tower under Impossible Upside Down."""
SKILLS: Final = {"practised": 0, "fair": 15, "beginner": 30}
"""Tenths of a millimetre by which the aim is off the best point, wherever to."""
BY_HAND: Final = "by hand"
AGAIN: Final = 8
"""A disc that has slipped so often is left out."""
BATCH: Final = 10
USUAL: Final[tuple[Side, str, str]] = ("down", "steady", "practised")


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


def kinds(label: str) -> tuple[Kind, ...]:
    if label == UPSIDE_DOWN:
        return ("small",) * 5
    return tuple(RED[label].get(number, "black") for number in range(1, 6))


def sides(label: str) -> tuple[Side, ...]:
    return ("up",) if label == UPSIDE_DOWN else ("down", "up")


def cells(only: Iterable[str], by_hand: bool = False) -> Iterator[Cell]:
    for label in only:
        for side in sides(label):
            for care in CARES:
                yield Cell(label, side, care, "practised")
                if by_hand:
                    yield Cell(label, side, care, BY_HAND)
            for skill in ("fair", "beginner"):
                yield Cell(label, side, "steady", skill)
        if label != UPSIDE_DOWN:
            yield Cell(label, *USUAL, hasty=2)


def aimed(best: Placement, off: int, rng: Random) -> Placement:
    angle = rng.uniform(0, 2 * pi)
    return msgspec.structs.replace(best, x=best.x + round(off * cos(angle)), y=best.y + round(off * sin(angle)))


def by_hand(placement: Placement, kind: Kind, rng: Random) -> Placement:
    """With the same care, as somebody lets go who does not choose from a list."""
    turn = rng.randrange(360) if kind == "black" else placement.turn
    return msgspec.structs.replace(placement, turn=turn, toward=rng.randrange(360))


def tower(cell: Cell, rng: Random) -> Iterator[tuple[int, str]]:
    """One tower, disc by disc, and what came of each: by the tremor of a die, as at the table."""
    from yakata.tower.physics import settle

    stack: Stack = ()
    for number, kind in enumerate(kinds(cell.label)):
        side: Side = "down" if kind == "black" else cell.side
        care = "hasty" if number + 1 == cell.hasty else cell.care
        for _ in range(AGAIN):
            placement = placed(stack, kind, side, None, care)
            if cell.skill == BY_HAND:
                placement = by_hand(placement, kind, rng)
            else:
                placement = aimed(placement, SKILLS[cell.skill], rng)
            settled = settle(Question(stack, kind, placement, rng.randrange(65_536)))
            yield number, settled.result
            stack = settled.stack
            if settled.result != "slips":
                break
        if settled.result != "stands":
            return


def batch(seed: int, task: tuple[Cell, int]) -> tuple[Cell, Counts]:
    """Some towers of a kind."""
    cell, number = task
    counts: Counts = tuple(Counter() for _ in range(5))
    rng = Random(f"{seed} {cell} {number}")
    for _ in range(BATCH):
        for disc, result in tower(cell, rng):
            counts[disc][result] += 1
    return cell, counts


def measure(wanted: Iterable[Cell], towers: int, jobs: int, seed: int) -> dict[Cell, Counts]:
    tasks = [(cell, number) for cell in wanted for number in range(-(-towers // BATCH))]
    found: dict[Cell, Counts] = defaultdict(lambda: tuple(Counter() for _ in range(5)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for done, (cell, counts) in enumerate(pool.map(partial(batch, seed), tasks), 1):
            for total, more in zip(found[cell], counts, strict=True):
                total.update(more)
            print(f"\r{done} of {len(tasks)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return dict(found)


def chance(count: Mapping[str, int]) -> float | None:
    """That the disc at last stands."""
    tried = count["stands"] + count["falls"]
    return count["stands"] / tried if tried else None


def hundredths(count: Mapping[str, int]) -> str:
    share = chance(count)
    if share is None:
        return "–"
    low, high = wilson(count["stands"], count["stands"] + count["falls"])
    return f"{100 * share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def table(found: Mapping[Cell, Counts]) -> str:
    """Markdown."""
    lines = [
        "| tower | red disc's blip | care | skill | disc 1 | 2 | 3 | 4 | 5 | all five | slips |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for cell, counts in found.items():
        care = f"{cell.care}, disc {cell.hasty} hasty" if cell.hasty else cell.care
        slips = sum(count["slips"] for count in counts) / max(1, sum(count.total() for count in counts))
        shares = " | ".join(map(hundredths, counts))
        whole = 100 * counts[4]["stands"] / max(1, counts[0]["stands"] + counts[0]["falls"])
        row = f"| {cell.label} | {cell.side} | {care} | {cell.skill} | {shares} | {whole:.0f} | {100 * slips:.1f} % |"
        lines.append(row)
    return "\n".join(lines)


def fall(found: Mapping[Cell, Counts], cell: Cell, discs: Iterable[int]) -> float:
    """How often one of these discs falls, one with another; half a fall more, so that there is always something."""
    chosen = [found[cell][disc - 1] for disc in discs]
    falls = sum(count["falls"] for count in chosen) + 0.5
    return falls / (sum(count["stands"] + count["falls"] for count in chosen) + 1)


def fitted(found: Mapping[Cell, Counts]) -> str:
    """The model's numbers: chances of a steady hand, and by how much more or less often the rest falls."""
    labels = [label for label in RED if Cell(label, *USUAL) in found]
    lines = ["[care]", "careful = { now = 1.0, later = 1.0 }"]

    def ratio(pairs: list[tuple[Cell, Cell, list[int]]]) -> float:
        if not pairs:
            return 1.0
        many = sum(fall(found, one, discs) for one, _, discs in pairs)
        return many / sum(fall(found, other, discs) for _, other, discs in pairs)

    hasty = [(Cell(label, *USUAL, hasty=2), Cell(label, *USUAL)) for label in labels]
    now = ratio([(*pair, [2]) for pair in hasty])
    later = ratio([(*pair, [3, 4, 5]) for pair in hasty])
    lines.append(f"hasty = {{ now = {now:.2f}, later = {later:.2f} }}")
    lines.append("down = { now = 1.0, later = 1.0 }")
    ups = [(Cell(label, "up", "steady", "practised"), Cell(label, *USUAL), min(RED[label])) for label in labels]
    now = ratio([(up, down, [red]) for up, down, red in ups])
    later = ratio([(up, down, list(range(red + 1, 6))) for up, down, red in ups if red < 5])
    lines.append(f"up = {{ now = {now:.2f}, later = {later:.2f} }}")
    turned = Cell(UPSIDE_DOWN, "up", "steady", "practised")
    if turned in found and "en regular" in labels:
        lines.append(f"upside_down = {ratio([(turned, Cell('en regular', *USUAL), [1, 2, 3, 4, 5])]):.2f}")
    for label in labels:
        stands = [round(100 * (1 - fall(found, Cell(label, *USUAL), [disc]))) for disc in range(1, 6)]
        edition, difficulty = label.split()
        lines.append(f"[discs.{edition}.{difficulty}]\nred = {list(RED[label])}\nstands = {stands}")
    return "\n".join(lines)


def lines_of(found: Mapping[Cell, Counts]) -> dict[str, dict[str, list[float | None]]]:
    """For each tower the lines of its panel, by name."""
    panels: dict[str, dict[str, list[float | None]]] = {}
    for cell, counts in found.items():
        if cell.hasty or cell.skill == BY_HAND:
            continue
        name = cell.care if cell.skill == "practised" else cell.skill
        title = cell.label if cell.label == UPSIDE_DOWN else f"{cell.label}, blip {cell.side}"
        panels.setdefault(title, {})[name] = [chance(count) for count in counts]
    return panels


def main() -> None:
    labels = (*RED, UPSIDE_DOWN)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--towers", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--only", nargs="*", choices=labels, default=labels)
    parser.add_argument("--by-hand", action="store_true")
    asked = parser.parse_args()
    found = measure(cells(asked.only, asked.by_hand), asked.towers, asked.jobs, asked.seed)
    print(table(found))
    print(f"\n{fitted(found)}")
    if asked.svg:
        asked.svg.write_text(plot(lines_of(found)), "utf-8")


if __name__ == "__main__":
    main()
