"""The end of a stage: what is told at once, and what only when the player goes on."""

from collections.abc import Sequence

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.hidden_rooms.forecast import ENDING_RULES
from yakata.cli.terminal.hidden_rooms.screen.panel import PanelDrawing, Row
from yakata.kernel import Event


def split(events: Sequence[Event]) -> tuple[list[Event], Event | None, list[Event]]:
    """Events up to the end of the stage, the one that ended it, and those after it."""
    for number, event in enumerate(events):
        if event.key in ("stage-won", "stage-lost"):
            return list(events[: number + 1]), event, list(events[number + 1 :])
    return list(events), None, []


def ending(panel: PanelDrawing, event: Event) -> list[Row]:
    """The panel when a stage is over."""
    words = panel.words
    rule = ENDING_RULES[event.slots["how"]]
    style = palette.LIT if event.key == "stage-won" else palette.WARNING
    return [
        *panel.wrapped(words.event(event), style),
        panel.row(),
        *panel.wrapped(f"[{rule}] {words.rule(rule)}", palette.QUIET),
    ]
