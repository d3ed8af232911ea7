"""What is counted while the server runs: how often, how fast, how long the queues are.

Counts go up from the start of the process. Whatever has a state of its own is asked for it when somebody looks.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds up to which a time counts as fast as that."""
LATELY: Final = 2000
"""Times of which the slowest hundredth is told."""

Labels = tuple[tuple[str, str], ...]
Sample = tuple[str, Labels, float]


class Times:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0
        self.lately: deque[float] = deque(maxlen=LATELY)

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds
        self.lately.append(seconds)

    @property
    def count(self) -> int:
        return sum(self.counts)

    def quantile(self, part: float) -> float:
        """So many of the last ones were no slower than this; 0 where there were none."""
        found = sorted(self.lately)
        return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0

    def samples(self, labels: Labels) -> Iterator[Sample]:
        """As Prometheus counts: each step with all that was faster."""
        so_far = 0
        for step, count in zip((*STEPS, None), self.counts, strict=True):
            so_far += count
            yield "_bucket", (*labels, ("le", "+Inf" if step is None else f"{step:g}")), so_far
        yield "_sum", labels, self.total
        yield "_count", labels, so_far


class Family:
    """All that has one name and one meaning."""

    def __init__(self, name: str, kind: str, about: str, read: Callable[[], Iterator[Sample]]) -> None:
        self.name, self.kind, self.about, self.read = name, kind, about, read


class Meters:
    """Those of one server."""

    def __init__(self) -> None:
        self.moves = {by: Times() for by in ("person", "bot")}
        self.requests: dict[str, Times] = {f"{first}xx": Times() for first in "2345"}
        self.sockets = 0
        """Open ones."""
        self.families: list[Family] = []
        self._gauges: dict[str, list[tuple[Labels, Callable[[], float]]]] = {}
        self._timed("yakata_move_seconds", "From a move coming in until it is on disk and told.", "by", self.moves)
        self._timed("yakata_request_seconds", "HTTP requests, by the kind of their answer.", "status", self.requests)
        self.gauge("yakata_sockets", "Open sockets.", lambda: self.sockets)

    def moved(self, seconds: float, *, by_bot: bool) -> None:
        self.moves["bot" if by_bot else "person"].took(seconds)

    def answered(self, status: int, seconds: float) -> None:
        self.requests[f"{status // 100}xx"].took(seconds)

    def gauge(self, name: str, about: str, read: Callable[[], float], **labels: str) -> None:
        """Something that can be read at any time, cheaply."""
        if name not in self._gauges:
            of_name = self._gauges[name] = []
            self.family(name, "gauge", about, lambda: (("", marks, float(now())) for marks, now in of_name))
        self._gauges[name].append((tuple(sorted(labels.items())), read))

    def family(self, name: str, kind: str, about: str, read: Callable[[], Iterator[Sample]]) -> None:
        """Several values under one name, whichever there are when somebody looks."""
        self.families.append(Family(name, kind, about, read))

    def read(self, name: str) -> float:
        """The sum of a gauge's values."""
        return sum(now() for _, now in self._gauges.get(name, ()))

    def _timed(self, name: str, about: str, label: str, times: dict[str, Times]) -> None:
        self.family(
            name, "histogram", about, lambda: (one for key in times for one in times[key].samples(((label, key),)))
        )
        self.family(
            name.replace("_seconds", "_lately_seconds"),
            "gauge",
            f"{about} The median and the slowest hundredth of the last {LATELY}.",
            lambda: (
                ("", ((label, key), ("quantile", f"{part:g}")), times[key].quantile(part))
                for key in times
                for part in (0.5, 0.99)
            ),
        )
