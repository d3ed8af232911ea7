"""The rules of a game as a book: data of the game beside its catalogues, read by whoever opens it."""

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from yakata.kernel import BadContent, Game
from yakata.words.words import Words

FILE = "book.toml"
REST = "more"
"""The last chapter: whatever no chapter has named."""
NUMBER = re.compile(r"([A-Z]+)(\d+)")


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    rules: tuple[str, ...]
    """By their numbers, in the order in which they are read; ``H1-H26`` are all of these."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing in the order of play."""

    key: str
    rule: str


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    order: tuple[Step, ...] = ()
    chapters: tuple[Chapter, ...] = ()


class Term(Struct, frozen=True):
    """A word of the rules."""

    key: str
    name: str
    text: str
    forms: tuple[str, ...]
    """As it stands in a text; one after a minus is not this word, though it looks so."""
    rules: tuple[str, ...]


def book_of(game: Game[Any]) -> Book:
    """The chapters of a game without the file are none: all of its rules are the last one."""
    return _read(Path(str(sys.modules[type(game).__module__].__file__)).parent / FILE)


def chapters_of(words: Words) -> list[Chapter]:
    """Every rule once, under its heading."""
    assert words.game is not None
    there = [key.removeprefix("rule-") for key in words.all_keys() if key.startswith("rule-")]
    chapters = book_of(words.game).chapters
    named = {number for chapter in chapters for number in chapter.rules}
    rest = Chapter(REST, tuple(number for number in there if number not in named))
    return [*chapters, *([rest] if rest.rules else [])]


def terms_of(words: Words) -> list[Term]:
    """Every word that the game explains, as it is under the options in force."""
    return [_term(words, key) for key in words.all_keys() if key.startswith("term-")]


def _term(words: Words, key: str) -> Term:
    name, forms = words.say(key), words.part(key, "forms")
    return Term(
        key.removeprefix("term-"),
        name,
        words.part(key, "text"),
        tuple(form.strip() for form in forms.split(",")) if forms else (name,),
        tuple(words.part(key, "rules").split()),
    )


@cache
def _read(file: Path) -> Book:
    if not file.exists():
        return Book()
    try:
        book = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Book)
        chapters = tuple(Chapter(one.key, tuple(_numbers(one.rules))) for one in book.chapters)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, ValueError) as error:
        raise BadContent(f"{file.name}: {error}") from None
    seen: set[str] = set()
    for number in (number for chapter in chapters for number in chapter.rules):
        if number in seen:
            raise BadContent(f"{file.name}: {number} stands in two places")
        seen.add(number)
    return Book(book.order, chapters)


def _numbers(spans: tuple[str, ...]) -> Iterator[str]:
    for span in spans:
        first, _, last = span.partition("-")
        ends = NUMBER.fullmatch(first), NUMBER.fullmatch(last or first)
        if ends[0] is None or ends[1] is None or ends[0][1] != ends[1][1]:
            raise ValueError(f"{span!r} is no number of a rule, nor two of a kind with a hyphen between them")
        for number in range(int(ends[0][2]), int(ends[1][2]) + 1):
            yield f"{ends[0][1]}{number}"
