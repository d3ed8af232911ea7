"""What stands beside a choice: what it does and how likely, as far as that is short."""

from typing import Any

from rich.cells import cell_len

from yakata.kernel import Ask, Choice
from yakata.words import Words

SHORT = 72
"""What takes more cells than this does not stand beside a choice."""


def does(view: Any, choice: Choice, words: Words) -> list[str]:
    """What a choice does and how likely, where it is short enough for a line; ``why`` has the rest."""
    if words.game is None:
        return []
    found = [words.say(one.key, **one.slots).rstrip(".。") for one in words.game.effects(view, choice)]
    return [said for said in found if cell_len(said) <= SHORT]


def all_of(view: Any, choice: Choice, ask: Ask, words: Words) -> list[str]:
    """All that a choice does, as far as the seat can know; else what such a choice always does."""
    if words.game is None:
        return []
    always = (f"does-{choice.verb}-{ask.prompt}", f"does-{choice.verb}")
    found = [words.say(one.key, **one.slots) for one in words.game.effects(view, choice)]
    return found or [words.say(key) for key in always if words.knows(key)][:1]


def beside(facts: list[str], words: Words) -> str:
    return words.say("seats-joint").join(facts)
