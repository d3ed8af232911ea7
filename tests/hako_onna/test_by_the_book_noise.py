"""The Noise System kept as a ledger of what all are told, over random nights: offers and endings follow from it."""

from collections import Counter
from typing import Any

from msgspec import Struct

from tests.hako_onna.referee import Step, watched
from yakata.kernel import Ask

RED = {
    ("en", "easy"): {5},
    ("en", "regular"): {3},
    ("en", "hard"): {3},
    ("en", "nightmare"): {2, 4},
    ("ja", "easy"): {5},
    ("ja", "regular"): {3},
    ("ja", "hard"): {2},
    ("ja", "nightmare"): {2},
}
"""Where the red discs lie (H37, H52)."""
LAST, LIMIT = 5, 11


class Ledger(Struct):
    """What lies up, stands and is kept, as told."""

    up: list[int] = []  # a struct copies it
    laid: int = 0
    kept: int = 0

    @property
    def used(self) -> int:
        return len(self.up) + self.laid + self.kept

    def hear(self, key: str, slots: dict[str, Any]) -> None:
        """What is told next."""
        match key:
            case "flipped":
                self.up.append(slots["number"])
                assert slots["total"] == sum(self.up)
            case "stacked":
                assert slots["number"] == self.used + 1  # H38
                self.laid += 1
            case "passed":
                self.kept += 1
                assert slots["overdue"] == (self.used == LAST)  # H50, H55
            case "noise-reset" | "bumped" | "hushed":
                self.up, self.laid, self.kept = [], 0, 0


def offered(step: Step) -> set[str]:
    ask = step.before.pending
    return {choice.verb for choice in ask.choices} if isinstance(ask, Ask) and ask.prompt == "noise" else set()


def test_passes_noise_and_time_overdue_follow_from_what_was_told():  # H36 H38 H46 H47 H48 H50 H51 H53 H54 H55 HR20
    ledger, seen = Ledger(), Counter[str]()
    for step in watched("ledger", 60):
        options = step.before.options
        kind, red = options.noise_kind(), RED[options.edition, options.difficulty]
        if step.before.turn < 1 and not step.before.hour:
            ledger = Ledger()  # another night
        if verbs := offered(step):
            barred = 0 in ledger.up if kind == "cards" else ledger.used + 1 in red
            assert ("pass" in verbs) is not barred  # H48, H54
            assert step.before.view(-1).noise.next == ledger.used + 1
            seen["no pass" if barred else "pass"] += 1
        for event in step.events:
            ledger.hear(event.key, event.slots)
            if event.key == "made-noise" and kind == "cards":
                assert sum(ledger.up) >= LIMIT
                seen["noise"] += 1
            elif event.key == "overdue":
                assert ledger.used == LAST
                assert sum(ledger.up) < LIMIT  # HR20
                seen["overdue"] += 1
        if kind == "cards" and "flipped" in step.keys and getattr(step.state.pending, "prompt", "") != "hush":
            loud = sum(ledger.up) >= LIMIT
            assert not loud or "made-noise" in step.keys
    assert min(seen["pass"], seen["no pass"], seen["noise"], seen["overdue"]) > 10
