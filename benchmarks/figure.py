"""One line a figure, the same for every benchmark."""

import gc
import os
from collections.abc import Callable
from statistics import median
from time import perf_counter

ROUNDS = 5


def one_core() -> None:
    """Stay on one core, so that nothing is measured in parallel."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rates(measures: dict[str, Callable[[], int]]) -> dict[str, list[float]]:
    """Things a second in five rounds; the contenders take turns so that a busy moment hits them alike."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            gc.collect()
            before = perf_counter()
            count = measure()
            found[name].append(count / (perf_counter() - before))
    return found


def median_ratio(ours: list[float], peers: list[float]) -> float:
    """The ratio of each round, and of these the one in the middle."""
    return median(one / other for one, other in zip(ours, peers, strict=True))


def best_micros(measures: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """Microseconds a call, best of five, for so many calls each."""
    rounds = rates({name: _repeat(call, times) for name, (call, times) in measures.items()})
    return {name: 1e6 / max(found) for name, found in rounds.items()}


def _repeat(call: Callable[[], object], times: int) -> Callable[[], int]:
    def measure() -> int:
        for _ in range(times):
            call()
        return times

    return measure


def figure(name: str, ours: float, peer: float, goal: str, ratio: float) -> None:
    """The line that ends every benchmark; ``goal`` says of which number it speaks."""
    print(f"FIGURE {name} ours={_number(ours)} peer={_number(peer)} ratio={ratio:.2f} goal={goal}")


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 1000 else f"{value:.3g}"
