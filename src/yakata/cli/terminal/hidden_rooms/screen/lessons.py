"""The first turns teach the game; then the hints go away."""

from yakata.cli.terminal.hidden_rooms.keys import prompt
from yakata.hidden_rooms.house import House

LESSONS = 4
"""Turns of the first stage that bring a hint."""


def lesson(house: House) -> str:
    """The key of the hint for this decision; nothing when there is nothing left to teach."""
    if house.wins or house.losses or house.turns > LESSONS:
        return ""
    asked = prompt(house)
    if asked == "source":
        return "hint-source" if house.turns <= 2 else ""
    if asked != "turn":
        return ""
    if house.moves:
        return "hint-undo" if house.turns <= 2 else ""
    return ("", "hint-search", "hint-go-on", "hint-gaze", "hint-end")[house.turns]
