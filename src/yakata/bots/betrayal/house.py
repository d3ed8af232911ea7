"""The house as one walks through it."""

from functools import lru_cache

from yakata.kernel.paths import distances

FAR = 99
Ways = tuple[tuple[str, str], ...]


class House:
    """Which tiles lie next to each other, and how many steps are between any two."""

    def __init__(self, ways: Ways) -> None:
        self.near: dict[str, list[str]] = {}
        for one, other in ways:
            self.near.setdefault(one, []).append(other)
            self.near.setdefault(other, []).append(one)
        self._steps: dict[str, dict[str, int]] = {}

    def steps(self, start: str) -> dict[str, int]:
        """The steps from here to every tile that can be reached."""
        found = self._steps.get(start)
        if found is None:
            found = self._steps[start] = distances(start, lambda tile: self.near.get(tile, ()))
        return found

    def far(self, one: str, other: str) -> int:
        return self.steps(one).get(other, FAR)


@lru_cache(maxsize=64)
def house_of(ways: Ways) -> House:
    return House(ways)
