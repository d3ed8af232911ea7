"""Sealed texts and drawings: a page that had all of them would have all secrets."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from yakata.kernel.remembered import Remembered

NAME = 32
"""So many hexadecimal digits, 128 bits: whoever was not told the name of a drawing cannot find it."""


class Drawing(Struct, frozen=True):
    """What a page draws or sounds for something, as JSON, and the name by which it can be asked for."""

    name: str
    """Of its content: another drawing has another name."""
    body: bytes


def drawing_of(shapes: Mapping[str, Any]) -> Drawing:
    body = msgspec.json.encode(shapes, order="sorted")
    return Drawing(sha256(body).hexdigest()[:NAME], body)


class Library:
    """Who may read what. Subclass it for a game whose texts are secrets; put one into ``Game.library``."""

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """By the keys of the texts that they are shown with."""
        return {}

    def open_to(self, view: Any) -> tuple[str, ...]:
        """The keys of the texts for what is in this view; its seat gets no others."""
        return ()

    def still_open_to(self, view: Any, kept: Remembered) -> tuple[str, ...]:
        """As ``open_to``, for one table move after move: what can be the same again may be kept."""
        return self.open_to(view)

    def readers(self, view: Any) -> int:
        """How many read, where the texts depend on that; else 0."""
        return 0

    def fit(self, text: str, readers: int) -> str:
        """A text as it is read by so many; 0 for nobody knows how many."""
        return text
