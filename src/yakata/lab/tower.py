"""How often a disc of the noise tower stands: by disc, difficulty, care and skill; a plot; and the model that says so.

python -m yakata.lab.tower [--towers 200] [--jobs 2] [--seed 0] [--only LABEL ...] [--cares CARE ...]
    [--skills SKILL ...] [--by-hand] [--counts FILE] [--svg FILE] [--docs FILE] [--toml FILE]
python -m yakata.lab.tower --from FILE ... [--svg FILE] [--docs FILE] [--toml FILE]

Builds towers and prints a table, how far the model is from it, and the numbers for ``noise.toml``. With --counts what
came of each disc is kept in a file, anew after every ten towers of a kind: it goes on from there, and --from does the
rest again, of several files together. --docs writes the tables into a document, between its marks, and --toml the
numbers into the data file, behind its mark. A disc that falls alone is laid again (H42), as at the table, so the chance
is that of a disc that at last stands or brings the stack down. With --by-hand each care is let go as mouse and finger
do besides: it drifts anywhere, a black disc is turned anyhow.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import cos, pi, sin
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

from yakata.bots.hako_onna.noise import by_hand as by_skill
from yakata.hako_onna.rules.choices import Balance
from yakata.hako_onna.rules.tower import unsteady
from yakata.hako_onna.sight.view import TowerView
from yakata.hako_onna.state.data_files import NoiseFile
from yakata.lab.rates import wilson
from yakata.lab.tower_fit import expected, fit, toml
from yakata.lab.tower_plot import plot
from yakata.lab.tower_rows import (
    BOTS,
    BY_HAND,
    RED,
    SKILLS,
    UPSIDE_DOWN,
    WEAKER,
    Cell,
    Counts,
    Found,
    built,
    cells,
    chance,
    kinds,
    read,
    side_of,
    whole,
    write,
)
from yakata.tower import Kind, Placement, Question, Side, Stack, placed
from yakata.tower.naming import named_ways

AGAIN: Final = 8
"""A disc that has slipped so often is left out."""
BATCH: Final = 10
MARK: Final = "# Written by yakata.lab.tower from here on.\n"
MARKS: Final = ("<!-- from here on written by yakata.lab.tower -->", "<!-- until here -->")


# Building


def placement(cell: Cell, number: int, stack: Stack, kind: Kind, rng: Random) -> Placement:
    """How this hand lets the disc go."""
    side = side_of(cell, number)
    if cell.skill in BOTS:
        return by_bot(cell.skill, stack, kind, side, rng)
    best = placed(stack, kind, side, None, "hasty" if number == cell.hasty else cell.care)
    return by_hand(best, kind, rng) if cell.skill == BY_HAND else aimed(best, SKILLS[cell.skill], rng)


def aimed(best: Placement, off: int, rng: Random) -> Placement:
    angle = rng.uniform(0, 2 * pi)
    return replace(best, x=best.x + round(off * cos(angle)), y=best.y + round(off * sin(angle)))


def by_hand(placement: Placement, kind: Kind, rng: Random) -> Placement:
    """With the same care, as somebody lets go who does not choose from a list."""
    turn = rng.randrange(360) if kind == "black" else placement.turn
    return replace(placement, turn=turn, toward=rng.randrange(360))


def by_bot(name: str, stack: Stack, kind: Kind, side: Side, rng: Random) -> Placement:
    """As it does at the table, from what lies open there."""
    ways = named_ways(stack, kind, (side,))
    view = TowerView(stack, kind, (side,), False, ways, None)
    choice = by_skill(view, tuple(Balance.by(way.placement) for way in ways), BOTS[name].hand, rng)
    assert isinstance(choice, Balance)
    return choice.placement


def tower(cell: Cell, rng: Random) -> Iterator[tuple[int, str]]:
    """One tower, disc by disc, and what came of each: by the tremor of a die, as at the table."""
    from yakata.tower.physics import settle

    stack: Stack = ()
    for number, kind in enumerate(kinds(cell.label), 1):
        for _ in range(AGAIN):
            let_go = placement(cell, number, stack, kind, rng)
            if cell.label in WEAKER:
                let_go = unsteady(let_go)
            settled = settle(Question(stack, kind, let_go, rng.randrange(65_536)))
            yield number - 1, settled.result
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


def measure(wanted: Iterable[Cell], towers: int, jobs: int, seed: int, before: Found) -> Iterator[dict[Cell, Counts]]:
    """After each round, one batch of every kind, all that was found until then: as if so many towers had been asked.
    It goes on with what was found ``before``."""
    chosen, rounds = list(wanted), -(-towers // BATCH)
    found: dict[Cell, Counts] = {cell: tuple(Counter() for _ in range(5)) for cell in chosen} | dict(before)
    tasks = [
        [(cell, number) for cell in chosen if built(before.get(cell)) <= number * BATCH] for number in range(rounds)
    ]
    done, total = 0, sum(map(len, tasks))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for of_a_round in filter(None, tasks):
            for cell, counts in pool.map(partial(batch, seed), of_a_round):
                for known, more in zip(found[cell], counts, strict=True):
                    known.update(more)
                done += 1
                print(f"\r{done} of {total}", end="", file=sys.stderr, flush=True)
            yield found
    print(file=sys.stderr)


# Telling


def hundredths(count: Mapping[str, int]) -> str:
    share = chance(count)
    if share is None:
        return "–"
    low, high = wilson(count["stands"], count["stands"] + count["falls"])
    return f"{100 * share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def table(found: Found, model: NoiseFile) -> str:
    """Markdown."""
    lines = [
        "| tower | red disc's blip | care | skill | disc 1 | 2 | 3 | 4 | 5 | all five | the model's | slips |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for cell, counts in found.items():
        care = f"{cell.care}, disc {cell.hasty} hasty" if cell.hasty else cell.care
        slips = sum(count["slips"] for count in counts) / max(1, sum(count.total() for count in counts))
        shares = " | ".join(map(hundredths, counts))
        said = expected(model, cell)
        told = "–" if said is None else f"{100 * said:.0f}"
        row = (
            f"| {cell.label} | {cell.side} | {care} | {cell.skill} | {shares} "
            f"| {100 * whole(counts):.0f} | {told} | {100 * slips:.1f} % |"
        )
        lines.append(row)
    return "\n".join(lines)


def apart(found: Found, model: NoiseFile) -> dict[str, list[float]]:
    """By care or skill: how far the model's chance of all five discs is from the tower's, in each row."""
    far: dict[str, list[float]] = {}
    for cell, counts in found.items():
        said = expected(model, cell)
        if said is None or cell.skill == BY_HAND:
            continue
        name = "one hasty" if cell.hasty else cell.care if cell.skill == "practised" else cell.skill
        far.setdefault(name, []).append(100 * (said - whole(counts)))
    return far


def distance(found: Found, model: NoiseFile) -> str:
    """Markdown."""
    lines = ["| care or skill | rows | the model is off by, on average | at the most |", "|---|---|---|---|"]
    for name, far in apart(found, model).items():
        average = sum(map(abs, far)) / len(far)
        lines.append(f"| {name} | {len(far)} | {average:.1f} | {max(far, key=abs):+.1f} |")
    return "\n".join(lines)


def lines_of(found: Found) -> dict[str, dict[str, list[float | None]]]:
    """For each tower the lines of its panel, by name."""
    panels: dict[str, dict[str, list[float | None]]] = {}
    for cell, counts in found.items():
        if cell.hasty or cell.skill == BY_HAND:
            continue
        name = cell.care if cell.skill == "practised" else cell.skill
        title = (
            f"{cell.label}, black blips {cell.side}" if cell.label == UPSIDE_DOWN else f"{cell.label}, blip {cell.side}"
        )
        panels.setdefault(title, {})[name] = [chance(count) for count in counts]
    return panels


def told(found: Found, model: NoiseFile) -> str:
    return f"{table(found, model)}\n\n{distance(found, model)}"


def into(document: str, text: str) -> str:
    """The document with this between its marks."""
    before, rest = document.split(MARKS[0])
    _, after = rest.split(MARKS[1])
    return f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{after}"


def main() -> None:
    labels = (*RED, UPSIDE_DOWN)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--towers", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="*", choices=labels, default=labels)
    parser.add_argument("--cares", nargs="*")
    parser.add_argument("--skills", nargs="*")
    parser.add_argument("--by-hand", action="store_true")
    parser.add_argument("--counts", type=Path)
    parser.add_argument("--from", type=Path, dest="kept", nargs="*")
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--docs", type=Path)
    parser.add_argument("--toml", type=Path)
    asked = parser.parse_args()
    wanted = [
        cell
        for cell in cells(asked.only, asked.by_hand)
        if cell.care in (asked.cares or (cell.care,)) and cell.skill in (asked.skills or (cell.skill,))
    ]
    found: Found = read(*asked.kept or ([asked.counts] if asked.counts and asked.counts.exists() else []))
    for more in () if asked.kept else measure(wanted, asked.towers, asked.jobs, asked.seed, found):
        found = more
        if asked.counts:
            write(asked.counts, found)
    model = fit(found)
    print(f"{told(found, model)}\n\n{toml(model)}")
    if asked.svg:
        asked.svg.write_text(plot(lines_of(found)), "utf-8")
    if asked.docs:
        asked.docs.write_text(into(asked.docs.read_text("utf-8"), told(found, model)), "utf-8")
    if asked.toml:
        before = asked.toml.read_text("utf-8").partition(MARK)[0]
        asked.toml.write_text(f"{before}{MARK}{toml(model)}\n", "utf-8")


if __name__ == "__main__":
    main()
