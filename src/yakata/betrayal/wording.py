"""How the values of slots are put into words: everything by its name."""

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from yakata.betrayal.pack import steps as s
from yakata.betrayal.sealed import kind_of
from yakata.kernel import Phrase

if TYPE_CHECKING:
    from yakata.betrayal.book import Book

Titles = defaultdict[str, dict[str, str]]
OWN_TEXTS: Final = Path(__file__).parent / "texts"
PLAIN: Final = frozenset(
    {"trait", "side", "region", "deck", "marker", "word", "role", "status", "counter", "secret", "option", "ending"}
    | {"title", "chapter", "haunt", "family", "module"}
)
"""Slots whose values are said as ``slot-value``."""
OTHER_KEYS: Final = {"text": "tell", "flag": "chronicle", "entry": "journal", "roll": "roll"}
"""Slots that hold the rest of a key of another name."""


class Wording:
    """The names of one book."""

    def __init__(self, book: "Book") -> None:
        self.book = book
        self.options = {option.id for step in self._steps(s.Choose) for option in step.options}
        self.secrets = self._secret_words()

    def _steps(self, kind: type) -> list[Any]:
        return [step for block in self.book.blocks.values() for step in block if isinstance(step, kind)]

    def _secret_words(self) -> dict[str, str]:
        """What secrets can be, and of which secret that is said."""
        hidden = [(step.secret, word) for step in self._steps(s.Hide) for word in step.among]
        kept = [(one.id, word) for haunt in self.book.haunts.values() for one in haunt.secrets for word in one.among]
        return {word: secret for secret, word in reversed(hidden + kept)}

    def word(self, slot: str, value: Any) -> Phrase | str | None:
        if isinstance(value, bool):
            return None
        if isinstance(value, int):
            return self._counted(slot, value)
        return self._named(slot, value) if isinstance(value, str) else None

    def _counted(self, slot: str, value: int) -> Phrase | None:
        if slot in ("seat", "other"):
            return Phrase(f"seat-seat{value + 1}") if value >= 0 else Phrase("the-monster")
        if slot == "entry":
            return Phrase(f"journal-{value}")
        return Phrase(f"turns-{value}") if slot == "turns" else None

    def _named(self, slot: str, value: str) -> Phrase | None:
        if slot == "side" and len(value) > 1:
            return Phrase("won-by", {"role": "hero" if value == "heroes" else value})
        if slot == "action":
            return self.action(value)
        if slot == "box":
            return Phrase(f"box-{value.replace('.', '-')}")
        if slot in OTHER_KEYS:
            return Phrase(f"{OTHER_KEYS[slot]}-{value}")
        if slot in PLAIN:
            return Phrase(f"{slot}-{value}")
        if slot == "kind":
            return Phrase(f"being-{value}")
        return self.thing(value)

    def thing(self, ident: str) -> Phrase | None:
        """A family, tile, card, Event, Object or monster; one of several things to do; what a secret is."""
        kind = kind_of(self.book, ident)
        if kind:
            return Phrase(f"{kind}-{ident}")
        if ident in self.options:
            return Phrase(f"option-{ident}")
        if ident.startswith("corpse-"):
            return Phrase("corpse-of", {"family": ident.removeprefix("corpse-")})
        if ident in self.secrets:
            return Phrase(f"secret-{self.secrets[ident]}-{ident}")
        if ident in ("five", "roll"):
            return Phrase(f"pick-{ident}")
        tile, dot, side = ident.rpartition(".")
        if dot and tile in self.book.tiles:
            return Phrase("doorway-of", {"tile": tile, "side": side})
        return self._being(ident)

    def _being(self, ident: str) -> Phrase | None:
        kind, _, number = ident.rpartition("-")
        if kind not in self.book.monsters:
            return None
        return Phrase("being-number", {"kind": kind, "number": number})

    def action(self, key: str) -> Phrase:
        """What can be done: with a card, on a tile, by a rule or a box of the haunt; or one of the family card."""
        source, dot, name = key.partition(".")
        if not dot:
            return Phrase(f"word-{key}")
        if source == "carry":
            return Phrase("carry-off", {"thing": name})
        if key in self.book.boxes:
            return Phrase("box-action", {"box": key, "word": self._word(self.book.boxes[key].action)})
        table = self.book.reactive[source]
        action = next((action for action in table.actions if action.id == name), None)
        return Phrase("source-action", {"source": source, "word": self._word(action)})

    def _word(self, action: Any) -> str:
        return action.word if action is not None else ""


def listed(book: "Book", option: str, titles: Titles) -> dict[str, dict[str, str]]:
    """Chapters and haunts to choose from. Their titles are no secret; haunts that free play does not know are.

    Of haunts with the same title the last is offered: that there are two is a secret.
    """
    if option == "chapter":
        return {"": titles["option-chapter-none"], **{ident: titles[f"chapter-{ident}"] for ident in book.chapters}}
    if option == "haunt":
        free = {str(titles[f"haunt-{haunt.id}"]): haunt.id for haunt in book.haunts.values() if haunt.free_play}
        return {"any": titles["option-haunt-any"], **{ident: titles[f"haunt-{ident}"] for ident in free.values()}}
    return {}


def read_titles(folders: Iterable[Path]) -> Titles:
    """Every text of one line, by key and language."""
    found: Titles = defaultdict(dict)
    for file in (file for folder in folders for file in sorted(folder.glob("*/*.ftl"))):
        for key, text in re.findall(r"^([a-z][\w-]*) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            found[key][file.parent.name] = text
    return found
