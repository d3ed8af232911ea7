"""What can be done with the record of a game that is over."""

from pathlib import Path
from shlex import quote

from yakata.words import Words


def commands(words: Words, record: Path, *more: str) -> list[tuple[str, str]]:
    """What can be done with the record of a game, and the command for it."""
    said = " ".join(map(quote, (str(record), *more)))
    return [(words.say(f"over-{verb}"), f"yakata {verb} {said}") for verb in ("verify", "replay")]
