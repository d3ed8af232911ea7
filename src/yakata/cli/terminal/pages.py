"""What can be read beside the game: help, rules, why, and what has happened."""

import re
from collections.abc import Iterator
from typing import Any

from yakata.cli.terminal.asides import all_of
from yakata.cli.terminal.look import Look
from yakata.kernel import Ask, Choice, Play, Refusal, Seat
from yakata.words import Words

COMMANDS = ("help", "goal", "why", "rules", "look", "notes", "log", "undo", "always", "quit")
CITED = re.compile(r"\b[A-Z]{1,3}[0-9]+\b")


def command(word: str, words: Words) -> str:
    """The command that this word stands for in this language; nothing for another word."""
    return next((name for name in COMMANDS if word in words.say(f"seats-words-{name}").split()), "")


def help_lines(ask: Ask, words: Words, standing: bool) -> list[str]:
    shown = [name for name in COMMANDS if name != "always" or standing]
    lines = [_help(name, words) for name in ("choose", *shown, "beside")]
    key = words.lesson(ask.prompt)
    return [*lines, hint(key, words)] if key else lines


def hint(key: str, words: Words) -> str:
    """What a beginner is told. A game may say it otherwise to somebody who sees no board."""
    return words.say_or(f"{key}-said", words.say(key))


def _help(name: str, words: Words) -> str:
    """A game may say it with examples of its own."""
    return words.say_or(f"game-help-{name}", words.say(f"seats-help-{name}"))


def rule_line(number: str, words: Words) -> str:
    return f"[{number}] {words.rule(number)}"


def why_question(ask: Ask, words: Words) -> list[str]:
    return [words.prompt(ask.prompt), *_cited([ask.rule], words)]


def why_choice(choice: Choice, ask: Ask, words: Words, look: Look, view: Any) -> list[str]:
    """What the choice does, what stands on the cards it names, and the rules behind it."""
    said = words.choice(choice, words.names(view), ask.prompt, view)
    return [words.say("why-choice", choice=said), *all_of(view, choice, ask, words), *look.meaning(choice),
            *rules_of(choice, ask, words)]  # fmt: skip


def rules_of(choice: Choice, ask: Ask, words: Words) -> list[str]:
    """As its class cites them; else the one behind the question."""
    return _cited(CITED.findall(type(choice).__doc__ or ""), words) or _cited([ask.rule], words)


def why_refused(refusal: Refusal, words: Words) -> list[str]:
    return [words.refusal(refusal), *_cited([refusal.rule], words)]


def _cited(numbers: list[str], words: Words) -> list[str]:
    return [rule_line(number, words) for number in numbers if words.knows(f"rule-{number}")]


def log(play: Play[Any], seat: Seat, words: Words) -> Iterator[str]:
    """Everything that this seat may know."""
    yield words.say("log-dice", commitment=play.header.commitment)
    names = words.names(play.view(seat))
    for said in words.story(play.seen(seat), names):
        if said:
            yield from said.split("\n")
