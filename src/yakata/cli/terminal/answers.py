"""What somebody means by a line: a number, the text or the words of a choice, or as much of them as tells it apart."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from yakata.cli.terminal.order import Listed
from yakata.kernel import Ask, Choice, Play, Refusal, Seat
from yakata.words import Names, Words


def small(text: str) -> str:
    """Capitals and the wide letters of a Japanese keyboard count as plain ones."""
    return unicodedata.normalize("NFKC", text).lower()


def plain(text: str) -> str:
    """Capitals, wide letters and the number of spaces do not matter; nor does a full stop."""
    return " ".join(small(text).split()).rstrip("。.")


class Meant(Struct, frozen=True):
    """The choices that can be meant: one if it is clear, several if more must be said, none if it is something else."""

    choices: list[Choice]
    whole: bool = False
    """Whether all of it was said, and not a number or a beginning."""


def meant(said: str, ask: Ask, listed: Listed, words: Words, names: Names, view: Any = None) -> Meant:
    """By its number, by its text, or by its words."""
    line = plain(said)
    if line.isascii() and line.isdecimal():
        number = int(line) if len(line) < 6 else -1
        return Meant([listed.numbers[number]] if number in listed.numbers else [])
    if found := [choice for choice in ask.choices if plain(str(choice)) == line]:
        return Meant(found, whole=True)
    forms = [
        (choice, (plain(str(choice)), plain(words.choice(choice, names, ask.prompt, view))))
        for choice in listed.numbers.values()
    ]
    for fits in (_same, _begins, _follows):
        if found := [choice for choice, texts in forms if any(fits(line, text) for text in texts)]:
            return Meant(found, whole=fits is _same)
    return Meant([])


def exactly(said: str, choices: Sequence[Choice]) -> bool:
    """Whether this is the very text of a choice."""
    return any(plain(said) == plain(str(choice)) for choice in choices)


def _same(line: str, text: str) -> bool:
    return line == text


def _begins(line: str, text: str) -> bool:
    return bool(line) and text.startswith(line)


def _follows(line: str, text: str) -> bool:
    """``peek desk`` for ``peek at the foot of the desk``: the beginnings of words, in order, from the first one on."""
    wanted, there = _parts(line), _parts(text)
    if not wanted or not there or not there[0].startswith(wanted[0]):
        return False
    rest = iter(there)
    return all(any(word.startswith(part) for word in rest) for part in wanted)


def _parts(text: str) -> list[str]:
    return re.findall(r"[^\s.,:/-]+", text)


def why_not(said: str, play: Play[Any], seat: Seat) -> Refusal:
    """Why a line that means no choice here is not possible."""
    line = plain(said)
    if line.isascii() and line.isdecimal():
        return Refusal("plain-no-number", slots={"number": line[:20]})
    refusal = play.why_not(line, seat)
    if refusal is None or refusal.key in ("unknown-verb", "empty-text", "wrong-words"):
        return Refusal("seats-not-understood", slots={"typed": said.strip()[:40]})
    return refusal
