"""When the curtain lifts: her code, her weakness, and her path through the house, hour by hour."""

from typing import Any

from yakata.hako_onna.sight.view import NightView
from yakata.kernel import Event, Play, replay
from yakata.words import Words

HER = ("screamed", "activated", "moves-things", "ghost-went", "ghost-stayed", "ghost-hid", "truth")
"""What is told again."""


def lines(play: Play[Any], words: Words) -> list[str]:
    last: NightView = play.view(0)  # type: ignore[assignment]  # the view of this game
    said = [words.say("night-truth")]
    if last.code:
        said.append(words.say("night-secrets", code=" ".join(map(str, last.code)), weapon=last.weakness or "unseen"))
    hours: dict[int, list[Event]] = {}
    hour, began = 0, False
    for moment in replay(play.game, play.record()):
        at = next((ghost.shadow for ghost in moment.state.view(0).ghosts if ghost.seat == 0), "")
        if at and not began:
            began = True
            said.append(words.say("night-path-begins", shadow=at))
        for event in moment.events:
            hour = event.slots["hour"] if event.key == "her-turn" else hour
            if event.key in HER:
                hours.setdefault(hour, []).append(event)
    joint = words.say("sentence-joint")
    for hour, events in hours.items():
        said.append(words.say("night-path", hour=hour, what=joint.join(map(words.event, _shortly(events)))))
    return said


def _shortly(events: list[Event]) -> list[Event]:
    """Where somebody hid tells where they went."""
    return [event for event, then in zip(events, [*events[1:], None], strict=True) if not _tells(then, event)]


def _tells(then: Event | None, event: Event) -> bool:
    return then is not None and event.key == "ghost-went" and then.key in ("ghost-hid", "ghost-went")
