"""A campaign in words: what has happened so far, and nothing of chapters that have not begun."""

from typing import Any, Protocol

from msgspec import Struct


class Say(Protocol):
    """Says a text by its key in somebody's language, or what it is given for want of one."""

    def __call__(self, key: str, otherwise: str = "", /, **slots: Any) -> str: ...


class Mark(Struct, frozen=True):
    """Somebody whom a campaign is about, as the back of its book has them."""

    id: str
    say: str
    colour: str = ""


class ChapterTold(Struct, frozen=True):
    """One chapter; of one that is running, only which it is."""

    number: int
    title: str
    year: int
    over: bool
    lines: tuple[str, ...] = ()
    """What became of it."""
    texts: tuple[str, ...] = ()
    """What was read that night."""


class Told(Struct, frozen=True):
    """All chapters, and what is known of those who were there."""

    chapters: tuple[ChapterTold, ...]
    people: tuple[str, ...] = ()
    epilogue: tuple[str, ...] = ()
    """When all chapters are over: headings, each with what stands under it."""
