"""How the values of slots are put into words: everything by its name."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import words as w
from yakata.betrayal.language.book import Book
from yakata.betrayal.language.printed import carrying
from yakata.betrayal.language.tables import Action
from yakata.betrayal.language.words import SIDES
from yakata.betrayal.sight.readable_texts import kind_of
from yakata.betrayal.state.references import NUMBERS, Doorway, numbered, text_of
from yakata.kernel import Event, Phrase

Titles = defaultdict[str, dict[str, str]]
OWN_TEXTS: Final = Path(__file__).parent.parent / "texts"
PLAIN: Final = frozenset(
    {"trait", "region", "deck", "marker", "word", "role", "status", "counter", "secret", "option", "ending", "title"}
    | {"chapter", "haunt", "family", "module", "legacy", "roll"}
)
"""Slots whose values are said as ``slot-value``."""
THINGS: Final = frozenset(
    {"tile", "tiles", "card", "thing", "things", "being", "event", "box"}
    | {"source", "what", "value", "who", "target", "other", "cause"}
)
"""Slots that hold an id of something in the house, of whatever kind."""
SECRET: Final = frozenset({"what", "value"})
"""Slots that can hold what a secret is."""
TOGETHER: Final = "\u00a0"
"""Between dice: no line ends among them."""
OTHER_KEYS: Final = {"text": "tell", "kind": "being"}
"""Slots whose values are said under another name."""


class Wording:
    """The names of one book."""

    def __init__(self, book: Book, titles: Titles) -> None:
        self.book = book
        self.titles = titles
        self.options = {
            option.id for kind in (s.Choose, s.SecretChoice) for step in self._steps(kind) for option in step.options
        }
        self.secrets = self._secret_words()
        self.of_secrets = self._of_secrets()
        self.made = self._made()

    def _steps(self, kind: type) -> list[Any]:
        return [step for block in self.book.blocks.values() for step in block if isinstance(step, kind)]

    def _secret_words(self) -> dict[str, str]:
        """What secrets can be, and of which secret that is said."""
        hidden = [(step.secret, word) for step in self._steps(s.Hide) for word in step.among or ()]
        kept = [(one.id, word) for haunt in self.book.haunts.values() for one in haunt.secrets for word in one.among]
        return {word: secret for secret, word in reversed(hidden + kept)}

    def _of_secrets(self) -> dict[str, frozenset[str]]:
        """What each secret can be: two of them may have the same words for something else."""
        hidden = {step.secret: step.among for step in self._steps(s.Hide) if step.among}
        kept = {one.id: one.among for haunt in self.book.haunts.values() for one in haunt.secrets}
        return {secret: frozenset(words) for secret, words in (hidden | kept).items()}

    def of_secret(self, event: Event) -> Event:
        """What this secret is, and no other."""
        secret, value = event.slots["secret"], event.slots["value"]
        if value not in self.of_secrets.get(secret, ()):
            return event
        return Event(event.key, {**event.slots, "value": Phrase(f"secret-{secret}-{value}")}, event.audience)

    def word(self, slot: str, value: Any) -> Phrase | str | None:
        if isinstance(value, int):
            return self._counted(slot, value)
        return self._named(slot, value) if isinstance(value, str) else None

    def _counted(self, slot: str, value: int) -> Phrase | None:
        if slot in ("seat", "other", "player"):
            return Phrase(f"seat-seat{value + 1}") if value >= 0 else Phrase("the-monster")
        if slot == "entry":
            return Phrase(f"journal-{value}")
        return Phrase(f"turns-{value}") if slot == "turns" else None

    def _named(self, slot: str, value: str) -> Phrase | str | None:
        if slot in PLAIN:
            return Phrase(f"{slot}-{value}")
        if slot in OTHER_KEYS:
            return Phrase(f"{OTHER_KEYS[slot]}-{value}")
        if slot in ("side", "doors", "winner"):
            return Phrase(f"side-{value}" if f"side-{value}" in self.titles else f"role-{value}")
        if slot == "flag":
            return Phrase(f"chronicle-{value}" if f"chronicle-{value}" in self.titles else "chronicle-unsaid")
        if slot == "dice":
            return TOGETHER.join(value)
        if slot == "action":
            return self.action(value)
        if slot == "printed":
            return self.printed(value)
        if slot == "heirloom":
            return Phrase(f"card-{value}-heirloom")
        if slot in SECRET and value in self.secrets:
            return Phrase(f"secret-{self.secrets[value]}-{value}")
        return self.thing(value) if slot in THINGS else None

    def thing(self, ident: str) -> Phrase | None:
        """A family, tile, card, Event, Object, monster or box; one of several things to do."""
        kind = kind_of(self.book, ident)
        if kind:
            return Phrase(f"{kind}-{ident}")
        key = self.book.printed.get(ident)
        if key is not None and key in self.book.boxes:
            return Phrase(f"box-{key.on}-{key.name}")
        if ident in self.options:
            return Phrase(f"option-{ident}")
        if ident in ("five", "roll"):
            return Phrase(f"pick-{ident}")
        return self.made.get(ident)

    def printed(self, word: str) -> Phrase:
        """What stands on a card, a tile or a box; by its own name, or by that of an action on it."""
        key = self.book.printed.get(word)
        if key is not None and key in self.book.boxes:
            return Phrase(f"box-{key.on}-{key.name}-text")
        ident = key.on if key is not None else word
        return Phrase(f"{kind_of(self.book, ident)}-{ident}-text")

    def _made(self) -> dict[str, Phrase]:
        """What gets its name at the table: ``lamp-guest-2``, ``corpse-ashlar``, ``will-room.n``."""
        book = self.book
        found = {
            numbered(kind, number): Phrase("being-number", {"kind": kind, "number": number})
            for kind in book.monsters
            for number in NUMBERS
        }
        found |= {corpse: Phrase("corpse-of", {"who": family}) for corpse, family in book.corpses.items()}
        for table in (book.tiles, book.events):
            for ident, one in table.items():
                ends = [place for place, reaction in enumerate(one.reactions) if reaction.on == "end-here"]
                found |= {text_of(ident, k): Phrase("text-number", {"thing": ident, "number": k + 1}) for k in ends}
        doorways = [Doorway(tile, side) for tile in book.tiles for side in SIDES]
        return found | {one.word: Phrase("doorway-of", {"tile": one.tile, "side": one.side}) for one in doorways}

    def action(self, word: str) -> Phrase | None:
        """What can be done: with a card, on a tile, by a rule or a box of the haunt; or one of the family card."""
        key = self.book.printed.get(word)
        if key is None:
            return next((Phrase(one) for one in (f"deed-{word}", f"word-{word}") if one in self.titles), None)
        if key == carrying(key.name):
            return Phrase("carry-off", {"thing": key.name})
        action, boxed = self.book.actions.get(key), key in self.book.boxes
        if action is None:
            return None
        kind = "box" if boxed else kind_of(self.book, key.on)
        own = next(
            (one for one in (f"deed-{action.word}-{kind}", f"deed-{kind}") if one in self.titles), "named-action"
        )
        said = Phrase(own, {"source": word if boxed else key.on, "word": action.word})
        return Phrase("deed-heirloom", {"deed": said}) if _of_heirloom(action) else said


def _of_heirloom(action: Action) -> bool:
    """Whether it is what a card can do only as an heirloom (B107): its plain action is called otherwise."""
    return any(
        isinstance(test, w.Heirloom) for test in (action.when if isinstance(action.when, tuple) else (action.when,))
    )


def listed(book: Book, option: str, titles: Titles) -> dict[str, dict[str, str]]:
    """Chapters and haunts to choose from. Their titles are no secret; what is not for free play, belongs to a
    chapter, or only looks like another, is."""
    if option == "chapter":
        return {"": titles["option-chapter-none"], **{ident: titles[f"chapter-{ident}"] for ident in book.chapters}}
    if option == "haunt":
        free = [haunt.id for haunt in book.haunts.values() if haunt.free_play and not haunt.like]
        free = [ident for ident in free if ident not in book.campaign_haunts]
        return {"any": titles["option-haunt-any"], **{ident: titles[f"haunt-{ident}"] for ident in free}}
    return {}


def read_titles(folders: Iterable[Path], texts: Mapping[str, str]) -> Titles:
    """Every text of one line, by key and language. Enough for titles: whole texts are read elsewhere."""
    found: Titles = defaultdict(dict)
    files = [(name.partition("/")[0], text) for name, text in texts.items()]
    files += [
        (file.parent.name, file.read_text(encoding="utf-8"))
        for folder in folders
        for file in sorted(folder.glob("*/*.ftl"))
    ]
    for language, text in files:
        for key, title in re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE):
            found[key][language] = title
    return found
