"""Hidden steps at the table: whoever must not know of them sees no number grow, gets no message, and cannot time them.

A game says whom it hushes now, who has noticed nothing of a step, and which decisions must look the same
(``State.hushed``, ``State.unnoticed``, ``State.masked``). Every seat counts only the versions it was shown. And
what ends a masked decision, or the hush, waits at the door for the end of a beat, so that its moment tells nothing.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from time import time
from typing import Any, Final

from yakata.kernel import SPECTATOR, Event, Refused, Seat, State
from yakata.table.play.seats import SeatTaken
from yakata.table.play.settings import Mask

LENGTHS: Final[dict[Mask, tuple[float, float]]] = {
    "quick": (1.5, 6.0),
    "calm": (2.5, 10.0),
    "long": (4.0, 20.0),
    "off": (0.0, 0.0),
    "auto": (2.5, 10.0),  # older words for calm
    "on": (2.5, 10.0),
}
"""The beats in seconds, of a decision that must look the same and of a hush, where a person has a secret choice."""
BOTS: Final = (0.35, 0.7)
"""Where only bots have one: they think for as long as in the open, however many steps it is."""


class Hush:
    """What each seat of one table has been shown: the versions, and when."""

    def __init__(self, seats: int) -> None:
        self.steps: dict[Seat, list[int]] = {seat: [0] for seat in (*range(seats), SPECTATOR)}
        self.times: dict[Seat, float] = dict.fromkeys(self.steps, time())
        self.quiet: frozenset[Seat] = frozenset()
        """Who was hushed after the last step."""
        self.began = time()
        """When the hush began, or the decision that must look the same."""

    def step(self, version: int, at: float, state: State, events: Sequence[Event]) -> None:
        """The table has come to this version. Who was hushed before and after it has not noticed, nor who is told
        nothing of such a step."""
        now = state.hushed()
        unaware = (self.quiet & now) | state.unnoticed(events)
        for seat, steps in self.steps.items():
            if seat not in unaware:
                steps.append(version)
                self.times[seat] = at
        if not (now and self.quiet):
            self.began = at
        self.quiet = now

    def shown(self, seat: Seat) -> int:
        """The version as this seat counts."""
        return len(self.steps[seat]) - 1

    def actual(self, seat: Seat, shown: int) -> int:
        """The version that a seat means by its own count; -1 for one it cannot have."""
        steps = self.steps[seat]
        return steps[shown] if 0 <= shown < len(steps) else -1

    def missed(self, until: int) -> dict[Seat, tuple[int, ...]]:
        """By seat: the versions up to this one that it was not shown."""
        every = range(until + 1)
        return {seat: tuple(sorted(set(every) - set(steps))) for seat, steps in self.steps.items()}

    def recall(
        self, version: int, missed: dict[Seat, tuple[int, ...]], times: dict[Seat, float], quiet: Iterable[Seat]
    ) -> None:
        """Everybody was shown all versions up to this one, but for what they missed."""
        for seat in self.steps:
            gone = set(missed.get(seat, ()))
            self.steps[seat] = [at for at in range(version + 1) if at not in gone]
            self.times[seat] = times.get(seat, self.times[seat])
        self.quiet = frozenset(quiet)

    def resume(self, version: int) -> None:
        """Everybody is shown that the game goes on at this version."""
        for seat, steps in self.steps.items():
            steps += range(steps[-1] + 1, version + 1)
            self.times[seat] = time()

    def shown_by(self, seat: Seat, version: int) -> int:
        """The version as this seat counted when the table was at this one."""
        return bisect_right(self.steps[seat], version) - 1

    def noticed(self, seat: Seat, version: int) -> bool:
        return self.steps[seat][-1] == version

    def before(self, seat: Seat) -> int:
        """The version that this seat saw before the last one."""
        steps = self.steps[seat]
        return steps[-2] if len(steps) > 1 else -1


def beats(mask: Mask, seats: Sequence[SeatTaken], asked: Seat, quiet: frozenset[Seat]) -> tuple[float, float]:
    """How long a masked decision and a hush last at least: nothing, where no other person could time them.

    It rests on what everybody sees: who sits where, who is a bot, whose eyes are closed.
    """
    acting = [taken for taken in seats if taken.seat not in quiet] if quiet else [seats[asked]]
    people = {taken.person for taken in acting if not taken.played_by_bot}
    if all(taken.person is None or taken.person in people for taken in seats if taken not in acting):
        return 0.0, 0.0
    return LENGTHS[mask] if people or mask == "off" else BOTS


def hold(hush: Hush, state: Any, seat: Seat, choice: str, lengths: tuple[float, float]) -> float:
    """How many seconds this choice must wait at the door."""
    window, dark = lengths
    if state.masked():
        return _rest(hush.began if hush.quiet else max(hush.times.values()), window)
    if not hush.quiet or not dark:
        return 0.0
    trial = state.clone()
    try:
        trial.apply(choice, seat)
    except Refused:
        return 0.0
    return _rest(hush.began, dark) if trial.hushed() < hush.quiet else 0.0


def _rest(began: float, beat: float) -> float:
    return (began - time()) % beat if beat else 0.0
