"""When the database was away: what waited meanwhile is nobody's fault."""

from collections import deque
from time import time
from typing import Final

from sqlalchemy import exc

KEPT: Final = 1000
AGAIN: Final = frozenset({"40001", "40P01"})
"""Two transactions were in each other's way, and this one was taken back as a whole."""


class StoreAway(Exception):
    """The database does not answer. What was to be written may be there or not: look, when it is back."""


def is_away(error: BaseException) -> bool:
    lost = isinstance(error, exc.DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, exc.OperationalError | exc.InterfaceError | exc.TimeoutError)


def is_in_the_way(error: BaseException) -> bool:
    return isinstance(error, exc.DBAPIError) and getattr(error.orig, "sqlstate", None) in AGAIN


class Outages:
    """Those of one store, as far as it has noticed."""

    def __init__(self) -> None:
        self.since = 0.0
        """When the present one began; 0 while the database answers."""
        self.back = 0.0
        """When the last one was over."""
        self._spells: deque[tuple[float, float]] = deque(maxlen=KEPT)

    @property
    def away(self) -> bool:
        return self.since > 0.0

    def failed(self) -> None:
        self.since = self.since or time()

    def well(self) -> None:
        since = self.since
        if since:
            self.since, self.back = 0.0, time()
            self._spells.append((since, self.back))

    def seconds(self, after: float) -> float:
        """For how long it was away since then."""
        over = sum(max(0.0, end - max(begin, after)) for begin, end in tuple(self._spells))
        return over + (time() - max(self.since, after) if self.since else 0.0)
