"""The noise tower: milliseconds a disc, as the table asks it (with its trajectory), and the size of what is sent.

python -m benchmarks.tower [--towers 30] [--seed 0]

How often discs stand, and the plot of it: python -m yakata.lab.tower.
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec

from benchmarks.figure import one_core
from yakata.lab.tower_rows import RED, kinds
from yakata.tower import CARES, Question, Stack, placed
from yakata.tower.physics import watch


class Disc(NamedTuple):
    """What one took."""

    wall: float
    """Milliseconds."""
    own: float
    """Of the processor."""
    size: int
    """Bytes of its trajectory."""


def discs(rng: Random) -> Iterator[Disc]:
    """Those of one tower, until it falls."""
    care = rng.choice(list(CARES))
    stack: Stack = ()
    for kind in kinds(rng.choice(list(RED))):
        asked = Question(stack, kind, placed(stack, kind, "down", None, care), rng.randrange(65_536))
        wall, own = perf_counter(), process_time()
        settled, trajectory = watch(asked)
        yield Disc(1e3 * (perf_counter() - wall), 1e3 * (process_time() - own), len(msgspec.json.encode(trajectory)))
        if settled.result != "stands":
            return
        stack = settled.stack


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--towers", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    one_core()
    list(discs(Random("warm")))
    rng = Random(asked.seed)
    found = [disc for _ in range(asked.towers) for disc in discs(rng)]
    print(f"{len(found)} discs of {asked.towers} towers")
    for name, numbers in {
        "milliseconds a disc": [disc.wall for disc in found],
        "of the processor alone": [disc.own for disc in found],
        "bytes of its trajectory": [disc.size for disc in found],
    }.items():
        print(f"{name}: median {median(numbers):.0f}, p95 {quantiles(numbers, n=20)[-1]:.0f}, most {max(numbers):.0f}")


if __name__ == "__main__":
    main()
