"""Her turns, her windows and the dead, set up by name."""

from collections.abc import Iterable
from typing import Any

from tests.hako_onna.nights import BOOK, GAME, asked, at, crash, lay, night, play, texts
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night, replaced
from yakata.kernel import SPECTATOR, Event, Odds

FIVE = (6, 7, 8, 9, 10)
"""Diary tiles enough for every threshold."""
THREE = FIVE[:3]


def her_turn_comes(**given: Any) -> Night:
    """Visitor 1 has Made Noise in the 1F Hall, and she is asked whether she Screams."""
    state = night(quiet=False, **given)
    crash(state)
    assert asked(state) == (HAKO, "scream")
    return state


def dark(**given: Any) -> Night:
    """The Visitors have closed their eyes."""
    return play(her_turn_comes(**given), "silence", "neither")


def draw_all(state: Night) -> Night:
    """What is looked at now is any tile."""
    while isinstance(state.pending, Odds):
        state.apply(state.pending.outcomes[0])
    return state


def scream(state: Night, power: str = "") -> list[Event]:
    """She Screams and, where chance decides, draws this power."""
    events = list(state.apply("scream"))
    return events + (list(state.apply(power)) if isinstance(state.pending, Odds) else [])


def pile(state: Night, shadow: str, *seats: int, holder: int = NOWHERE) -> None:
    """These ghosts lie in one Shadow; one of them holds its tile, or none does."""
    for seat in seats:
        state.ghost_at = replaced(state.ghost_at, seat, at(shadow))
        state.holds = replaced(state.holds, seat, seat == holder)
    state._pending = None


def fill(state: Night, faces: dict[str, str]) -> Night:
    for shadow, face in faces.items():
        lay(state, shadow, face)
    return state


def of_kind(events: Iterable[Event], key: str) -> list[Event]:
    return [event for event in events if event.key == key]


def public(events: Iterable[Event]) -> list[str]:
    """What all hear."""
    return [event.key for event in events if event.audience is None]


def where(state: Night, seat: int = HAKO) -> str:
    """The Shadow of a ghost; nothing for one that is in none."""
    spot = state.ghost_at[seat]
    return BOOK.shadows[spot] if spot != NOWHERE else ""


def holds(state: Night, seat: int = HAKO) -> str:
    """The tile that a ghost holds."""
    return state.faces[state.base[state.ghost_at[seat]]] if state.holds[seat] else ""


def tiles_in(state: Night, shadow: str) -> int:
    """How many tiles all see there."""
    return state.counts()[at(shadow)]


def blind_seats(state: Night) -> tuple[int, ...]:
    """Those who have closed their eyes, and the spectator."""
    return (*state.living, SPECTATOR)


__all__ = [
    "BOOK", "FIVE", "GAME", "THREE", "blind_seats", "dark", "draw_all", "fill", "her_turn_comes", "holds", "of_kind",
    "pile", "public", "scream", "texts", "tiles_in", "where",
]  # fmt: skip
