"""The rules of a game as a book that can be read at the table."""

import re
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from yakata.kernel import BadOptions, Game, Options
from yakata.table.sight.games import OptionShown, RuleShown, games_shown
from yakata.table.sight.words import shown_options, words_of
from yakata.words import Words
from yakata.words.book import Term, book_of, chapters_of, terms_of

CITED = re.compile(r"\b[A-Z]{1,2}\d+\b")
AT_END = re.compile(r" ?[(（][A-Z]+\d+(?:[,、 ]+[A-Z]+\d+)*[)）]$")
"""The numbers of rules in the name of an option: they are links instead."""


class RuleOfBook(RuleShown, frozen=True):
    ruling: bool
    """Ours, where the rulebook is silent."""
    agreed: bool
    """Another than usual, by the options of this table."""


class ChapterShown(Struct, frozen=True):
    key: str
    title: str
    line: str
    rules: list[RuleOfBook]


class StepShown(Struct, frozen=True):
    say: str
    rule: str


class AgreedShown(Struct, frozen=True):
    """What was chosen before the game, and the rules that say so."""

    option: str
    value: str
    usual: bool
    rules: list[str]


class BookShown(Struct, frozen=True):
    order: list[StepShown]
    chapters: list[ChapterShown]
    agreed: list[AgreedShown]
    terms: list[Term]


def book_shown(game: Game[Any], lang: str, options: Options) -> BookShown:
    """The whole book, as it is under these options. What a campaign has chosen changes no text of it."""
    return _shown(game, lang, msgspec.json.encode(shown_options(game, options)))


@lru_cache(maxsize=64)
def _shown(game: Game[Any], lang: str, chosen: bytes) -> BookShown:
    options = game.choose_options(msgspec.json.decode(chosen))
    words = words_of(game, lang)
    here, usual = words.under(options), words.under(game.options())
    chapters = [
        ChapterShown(
            chapter.key,
            words.say_or(f"chapter-{chapter.key}"),
            words.part(f"chapter-{chapter.key}", "line") if words.knows(f"chapter-{chapter.key}") else "",
            [
                RuleOfBook(number, here.rule(number), _is_ruling(number), here.rule(number) != usual.rule(number))
                for number in chapter.rules
                if words.knows(f"rule-{number}")
            ],
        )
        for chapter in chapters_of(words)
    ]
    return BookShown(
        [StepShown(words.say(f"order-{step.key}"), step.rule) for step in book_of(game).order],
        chapters,
        _agreed(game, lang, options, words),
        terms_of(here),
    )


def _is_ruling(number: str) -> bool:
    """Their numbers have two letters."""
    return bool(re.match(r"[A-Z]{2}", number))


def _agreed(game: Game[Any], lang: str, options: Options, words: Words) -> list[AgreedShown]:
    offered = next((one.options for one in games_shown(lang) if one.name == game.name), [])
    numbers = [key.removeprefix("rule-") for key in words.all_keys() if key.startswith("rule-")]
    shown: list[AgreedShown] = []
    for option in offered:
        value = getattr(options, option.key)
        said = next((one.say for one in option.values if one.value == value), str(value))
        rules = {*_decided_by(game, option, options, words, numbers), *CITED.findall(option.say)}
        named = AT_END.sub("", option.say)
        shown.append(AgreedShown(named, said, value == option.default, [one for one in numbers if one in rules]))
    return shown


def _decided_by(game: Game[Any], option: OptionShown, options: Options, words: Words, numbers: list[str]) -> set[str]:
    """The rules that would be said otherwise with another value."""
    plain = msgspec.to_builtins(options)
    here = words.under(options)
    found: set[str] = set()
    for other in option.values:
        try:
            there = words.under(game.choose_options({**plain, option.key: other.value}))
        except BadOptions:
            continue
        found |= {number for number in numbers if number not in found and there.rule(number) != here.rule(number)}
    return found
