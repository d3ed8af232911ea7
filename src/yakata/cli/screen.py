"""What all commands share: where to print, how to complain, where the user's files are."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from yakata.hidden_rooms import HiddenRooms
from yakata.kernel import BadOptions, Game
from yakata.registry import load, load_named

WRONG = 2
"""The exit code for what the user got wrong."""
FAILED = 1
"""The exit code when a check has found something."""


def complain(message: str) -> int:
    """One clear line on standard error."""
    print("yakata: " + " ".join(message.split()), file=sys.stderr)
    return WRONG


def console() -> Console:
    return Console(highlight=False)


def data_folder() -> Path:
    """Saves, records and the user's own content; ``YAKATA_DATA`` chooses another place."""
    chosen = os.environ.get("YAKATA_DATA")
    return Path(chosen) if chosen else user_data_path("yakata", appauthor=False)


def load_game(name: str, stages: Path | None = None, *, typed: bool = True) -> Game[Any]:
    """The game, with the user's own stages where there are any. Only what a person ``typed`` may name a place."""
    game = load(name) if typed else load_named(name)
    if stages is not None and not (isinstance(game, HiddenRooms) and stages.is_dir()):
        raise BadOptions(f"--stages needs a folder of stage files for hidden-rooms, not {stages} for {name}")
    own = stages or data_folder() / "hidden-rooms" / "stages"
    if isinstance(game, HiddenRooms) and any(own.glob("*.toml")):
        return game.with_stages(own)
    return game


def options_from(words: Iterable[str]) -> dict[str, str]:
    """``key=value`` words as options."""
    options = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise BadOptions(f"an option is written key=value, not {word!r}")
        options[key.replace("-", "_")] = value
    return options


def progress(quiet: bool) -> Progress:
    """A bar on standard error, out of the way of what is printed."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet or not sys.stderr.isatty(),
        transient=True,
    )
