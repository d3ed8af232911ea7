"""One line a figure, the same for every benchmark."""

import gc
import os
from collections.abc import Callable
from time import perf_counter

ROUNDS = 5


def one_core() -> None:
    """Stay on one core, so that nothing is measured in parallel."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def best_rates(measures: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Things a second, best of five; the contenders take turns so that a busy moment hits them alike."""
    best = dict.fromkeys(measures, 0.0)
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            gc.collect()
            before = perf_counter()
            count = measure()
            best[name] = max(best[name], count / (perf_counter() - before))
    return best


def best_micros(measures: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """Microseconds a call, best of five, for so many calls each."""
    rates = best_rates({name: _repeat(call, times) for name, (call, times) in measures.items()})
    return {name: 1e6 / rate for name, rate in rates.items()}


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
