"""What can be read beside the game: help, rules, why, and what has happened."""

import re
from collections.abc import Iterator
from typing import Any

from yakata.cli.terminal.look import Look
from yakata.kernel import Ask, Choice, Play, Refusal, Seat
from yakata.words import Words

COMMANDS = ("help", "why", "rules", "look", "notes", "log", "undo", "always", "quit")
CITED = re.compile(r"\b[A-Z]{1,3}[0-9]+\b")


def command(word: str, words: Words) -> str:
    """The command that this word stands for in this language; nothing for another word."""
    return next((name for name in COMMANDS if word in words.say(f"seats-words-{name}").split()), "")


def help_lines(ask: Ask, words: Words, standing: bool) -> list[str]:
    shown = [name for name in COMMANDS if name != "always" or standing]
    lines = [_help(name, words) for name in ("choose", *shown, "beside")]
    hint = words.lesson(ask.prompt)
    return [*lines, words.say(hint)] if hint else lines


def _help(name: str, words: Words) -> str:
    """A game may say it with examples of its own."""
    return words.say_or(f"game-help-{name}", words.say(f"seats-help-{name}"))


def rule_line(number: str, words: Words) -> str:
    return f"[{number}] {words.rule(number)}"


def why_question(ask: Ask, words: Words) -> list[str]:
    return [words.prompt(ask.prompt), *_cited([ask.rule], words)]


def why_choice(choice: Choice, ask: Ask, words: Words, look: Look, view: Any) -> list[str]:
    """What the choice means: the cards it names, and the rules behind it, as its class cites them."""
    numbers = CITED.findall(type(choice).__doc__ or "")
    rules = _cited(numbers, words) or _cited([ask.rule], words)
    said = words.choice(choice, words.names(view), ask.prompt, view)
    return [words.say("plain-possible", choice=said), *look.meaning(choice), *rules]


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
