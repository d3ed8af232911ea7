"""How much, how often: buckets that fill up again."""

from collections import OrderedDict
from time import monotonic

from msgspec import Struct

from yakata.table.door.sockets.crowd import Room
from yakata.table.foreign.messages import Budget


class Tables(Struct, frozen=True):
    """Tables at once, as long as they are in memory and not over; ``0`` is no limit."""

    person: int = 50
    address: int = 200
    bots_alone_person: int = 5
    bots_alone_address: int = 10
    bots_alone: int = 60
    """On the whole server."""
    opened: tuple[float, float] = (0.5, 200)
    """How many are opened a second from one address, and how many at once."""


class Limits(Struct, frozen=True):
    """Requests and messages: how many a second, and how many at once. ``0`` a second is no limit.

    Requests are counted by address and by person, messages by socket, and by person for all sockets together.
    """

    requests: tuple[float, float] = (20, 80)
    messages: tuple[float, float] = (20, 60)
    sockets: float = 4
    """All sockets of one person may say so many times as much as one."""
    knocks: tuple[float, float] = (50, 1000)
    """Sockets that are opened from one address by those who have a name tag: a household that comes back at once."""
    room: Room = Room()
    tables: Tables = Tables()
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    foreign: Budget = Budget()
    """For records and campaigns from files."""


UNLIMITED = Limits(
    requests=(0, 0),
    messages=(0, 0),
    knocks=(0, 0),
    room=Room(0, 0, 0, 0),
    tables=Tables(0, 0, 0, 0, 0, (0, 0)),
)
"""For measurements. What one request may cost stays as it is."""


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


class Buckets:
    """A bucket for everybody who asks. Those who have not asked for longest are forgotten first."""

    MOST = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self.pace = rate, most
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        if not self.pace[0]:
            return True
        bucket = self._all.setdefault(who, Bucket(*self.pace))
        self._all.move_to_end(who)
        if len(self._all) > self.MOST:
            self._all.popitem(last=False)
        return bucket.take()
