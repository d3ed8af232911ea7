"""Words with slots. The sentence, its language and its plural live in catalogues."""

from typing import Any

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A message key and its slots; slots may be phrases themselves."""

    key: str
    slots: dict[str, Any] = {}
