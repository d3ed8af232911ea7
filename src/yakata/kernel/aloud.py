"""A table in sentences, for whoever hears it: the same from a screen reader on the page and in the terminal."""

from typing import Any, Protocol

from msgspec import Struct


class Passage(Struct, frozen=True):
    """What belongs together under one heading: a floor, the people."""

    title: str
    lines: list[str]


class Speaks(Protocol):
    """The words of one language."""

    def say(self, key: str, **slots: Any) -> str:
        """The sentence of this key."""

    def knows(self, key: str) -> bool:
        """Whether there is one."""

    def seat(self, seat: int) -> str:
        """What somebody is called."""
