"""Words with slots. The sentence, its language and its plural live in catalogues."""

from typing import Any, NamedTuple

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A message key and its slots; slots may be phrases themselves."""

    key: str
    slots: dict[str, Any] = {}


class OwnText(NamedTuple):
    """A text that players have written themselves, and the key of the printed one in whose place it stands."""

    key: str
    name: str
    beside: bool = False
    """The printed text stays beside it."""


class Called(Struct, frozen=True):
    """What somebody in a game is called: by a name, or by the text of a key. Who shares a name has both."""

    name: str = ""
    key: str = ""
    id: str = ""
    """By which events and choices mean them, where they do not say the seat."""
