"""Sealed texts: a page that had all of them would have all secrets."""

from typing import Any


class Library:
    """Who may read what. Subclass it for a game whose texts are secrets; put one into ``Game.library``."""

    def open_to(self, view: Any) -> tuple[str, ...]:
        """The keys of the texts for what is in this view; its seat gets no others."""
        return ()

    def readers(self, view: Any) -> int:
        """How many read, where the texts depend on that; else 0."""
        return 0

    def fit(self, text: str, readers: int) -> str:
        """A text as it is read by so many; 0 for nobody knows how many."""
        return text
