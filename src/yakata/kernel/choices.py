"""Choices: small typed values, each with one stable text that parses back, like a chess move."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Struct

from yakata.kernel.refusals import BadText, Refusal


class Choice(Struct, frozen=True):
    """One thing a seat may choose. Its text is the class's verb and its fields, in order: ``move up``.

    Fields are words or numbers; a word has no spaces. The verb is the class name in lower case, unless it is given.
    """

    verb: ClassVar[str] = ""
    gives_up: ClassVar[bool] = False
    """Whether it ends a game for want of hope: whoever plays at random seldom takes it, so that games go on."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "verb" not in vars(cls):
            cls.verb = cls.__name__.lower()

    def __str__(self) -> str:
        fields = self.__struct_fields__
        if len(fields) > 1:
            return " ".join([self.verb, *[str(getattr(self, name)) for name in fields]])
        return f"{self.verb} {getattr(self, fields[0])}" if fields else self.verb


SELDOM: Final = 50


def any_choice(choices: Sequence[Choice], rng: Random) -> Choice:
    """Any of these, all equally likely but what gives up."""
    choice = rng.choice(choices)
    while choice.gives_up and rng.randrange(SELDOM):
        choice = rng.choice(choices)
    return choice


class Vocabulary:
    """Every kind of choice a game knows, and the way back from text."""

    def __init__(self, kinds: Iterable[type[Choice]]) -> None:
        self.kinds = {kind.verb: kind for kind in kinds}
        self._known: dict[str, Choice] = {}

    def parse(self, text: str) -> Choice:
        """The choice that has this text; ``BadText`` when no choice of this game has it."""
        known = self._known.get(text)
        if known is None:
            known = self._parse(text)
            if len(self._known) < 10_000:
                self._known[text] = known
        return known

    def _parse(self, text: str) -> Choice:
        words = text.split()
        if not words:
            raise BadText(text, Refusal("empty-text"))
        kind = self.kinds.get(words[0])
        if kind is None:
            raise BadText(text, Refusal("unknown-verb", slots={"known": sorted(self.kinds)}))
        fields = kind.__struct_fields__
        if len(words) - 1 != len(fields):
            raise BadText(text, Refusal("wrong-words", slots={"form": " ".join((kind.verb, *fields))}))
        try:
            choice = msgspec.convert(dict(zip(fields, words[1:], strict=True)), kind, strict=False)
        except (msgspec.ValidationError, UnicodeError) as error:
            wrong = re.search(r"\$\.(\w+)", str(error))
            word = words[1 + fields.index(wrong[1])] if wrong else words[-1]
            raise BadText(text, Refusal("wrong-word", slots={"word": word[:40]})) from None
        if str(choice) != " ".join(words):
            raise BadText(text, Refusal("write-it-as", slots={"form": str(choice)}))
        return choice


@cache
def vocabulary(kinds: tuple[type[Choice], ...]) -> Vocabulary:
    return Vocabulary(kinds)
