"""Play a few houses and keep what the page is sent: ``python web/src/design/gallery/states.py``."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import yakata
from yakata.bots import Observation, make
from yakata.cli.terminal.hidden_rooms.forecast import explanation, forecast
from yakata.kernel import Event, Play
from yakata.words import words_for

GAME = yakata.load("hidden-rooms")
LANGUAGES = ("en", "ja")


def shown(play: Play[Any], events: list[Event], version: int, language: str) -> dict[str, Any]:
    """The state message of the table, as its API tells it."""
    words = words_for(GAME, language, "yakata.cli")
    view = play.view(0)
    told = [
        {"key": event.key, "slots": msgspec.to_builtins(event.slots), "say": words.event(event)} for event in events
    ]
    steps: dict[str, Any] = {"lines": [], "steps": [], "end": ""}
    if view.at_play and not play.over:
        coming = forecast(play.state)
        steps["end"] = coming.end
        steps["lines"] = [{"say": say, "rule": rule} for say, rule in explanation(play.state, words)]
        steps["steps"] = [msgspec.to_builtins(step.action) | {"sees": step.sees} for step in coming.steps]
    state = {
        "type": "state",
        "version": version,
        "view": msgspec.to_builtins(view),
        "events": told,
        "fresh": False,
        "say": "",
        "prompt": words.prompt(view.prompt) if view.prompt else "",
        "choices": [{"text": str(choice), "say": words.choice(choice)} for choice in play.choices]
        if not play.over
        else [],
        "undo": None,
        "table": {},
    }
    return {"state": state, "foresee": steps}


def sitting(title: str, seed: str, until: Any, bot: str = "planner", **options: Any) -> dict[str, Any]:
    """Play until this is so. The state before comes along, so that what happened can be seen."""
    play = GAME.new(seed=seed, **options)
    player = make("hidden-rooms", bot, Random(1))
    moments = [{language: shown(play, [], 0, language) for language in LANGUAGES}]
    while not play.over and not until(play):
        choice = player.choose(Observation(play.view(0), play.choices))
        events = play.apply(choice)
        moments.append({language: shown(play, events, len(moments), language) for language in LANGUAGES})
    return {"title": title, "moments": moments[-3:]}


def at(turn: int, prompt: str = "turn") -> Any:
    return lambda play: play.state.turns >= turn and play.view(0).prompt == prompt


def seen(turn: int) -> Any:
    return lambda play: at(turn)(play) and forecast(play.state).steps and forecast(play.state).steps[0].sees


def memory(count: int) -> Any:
    return lambda play: len(play.state.memory) >= count and play.view(0).prompt == "source"


def never(play: Play[Any]) -> bool:
    return False


SITTINGS = {
    "set-up": sitting("Two tiles are offered", "lantern", lambda play: True, stage=2),
    "start": sitting("The first turn", "lantern", at(1), stage=1),
    "middle": sitting("Half way", "lantern", at(13), stage=1),
    "source": sitting("Which tile", "ember", memory(3), stage=3),
    "seen": sitting("Seen", "moth", seen(4), stage=5),
    "hinge": sitting("The Hinge", "key", at(8), stage=4),
    "coil": sitting("The Coil", "wool", at(10), stage=2),
    "caught": sitting("Caught", "rain", never, bot="random", stage=4),
    "won": sitting("Out", "lantern", never, stage=1),
    "next-stage": sitting("A stage is lost", "owl", lambda play: play.state.losses == 1, bot="random"),
}

if __name__ == "__main__":
    text = json.dumps(SITTINGS, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("states.json").write_text(text + "\n", encoding="utf-8")
