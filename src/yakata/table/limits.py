"""How much, how often: buckets that fill up again."""

from time import monotonic

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Requests and messages: how many a second, and how many at once. ``0`` a second is no limit."""

    requests: tuple[float, float] = (20, 80)
    messages: tuple[float, float] = (20, 60)
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024


class Bucket:
    """Takes so many a second, and a few more at once."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.level, self.at = most, monotonic()

    def take(self) -> bool:
        if not self.rate:
            return True
        now = monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
