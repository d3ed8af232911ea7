"""What of The Tallow Rent nobody may have before it is reached: ids, and every sentence, in each language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from yakata.betrayal import GAME
from yakata.betrayal.language.book import SHIPPED, Book
from yakata.betrayal.language.tables import Haunt
from yakata.words.catalogue import read_catalogues

ROOT = Path(__file__).parents[2]
KINDS = (
    "tile", "card", "event", "haunt", "box", "ending", "journal", "legacy", "module", "chapter", "being", "thing",
    "marker", "counter", "secret", "title", "option", "status", "role", "deed", "hint",
)  # fmt: skip
"""The kinds of texts that are of something; all others are words that everybody has."""
SENTENCE = {"en": 20, "ja": 12}
"""What is shorter is a turn of phrase of the rules: Roll Might."""
NAME = {"en": 8, "ja": 4}
"""What is shorter, or one word, is in any dictionary."""


def reached(book: Book) -> set[str]:
    """All that a company may come upon in the prologue."""
    prologue = next(iter(book.chapters.values()))
    found = {prologue.id, *prologue.plank, *prologue.cards, *book.families}
    found |= {tile.id for tile in book.tiles.values() if tile.start}
    for candidate in prologue.haunts:
        found |= {*_of(book.haunts[candidate.haunt])}
    return found | _markers(book, {candidate.haunt for candidate in prologue.haunts})


def sealed_ids(book: Book) -> set[str]:
    """Of tiles, cards, Events, haunts and what is in them, chapters, markers and doors."""
    every = {*book.tiles, *book.cards, *book.events, *book.chapters, *book.modules}
    for haunt in book.haunts.values():
        every |= {*_of(haunt)}
    every |= {marker for file in book.files if file.declare for marker in file.declare.markers}
    return every - reached(book) - titled(book)


def titled(book: Book) -> set[str]:
    """The short haunts: free play lists them by their titles, so that one can be chosen."""
    return {ident for ident in GAME.listed("haunt") if ident in book.haunts}


@cache
def sealed_sentences(lang: str) -> dict[str, str]:
    """Every sentence and every name that only sealed texts have, and the key of one of them."""
    texts = {key: said.text for key, said in read_catalogues(SHIPPED / "tallow-rent/texts")[lang].texts.items()}
    known = reached(GAME.book)
    free = {f"haunt-{ident}" for ident in titled(GAME.book)}
    shut = {key: text for key, text in texts.items() if key not in free and _is_sealed(key, known)}
    common = {part for key, text in texts.items() if key not in shut for part in _parts(text, lang)}
    others = _other_games(lang)
    return {
        part: key
        for key, text in shut.items()
        for part in _parts(text, lang)
        if part not in common and part not in others
    }


def _other_games(lang: str) -> str:
    """What is said in other games tells nothing of this one."""
    folders = [ROOT / "src/yakata" / name / "texts" for name in ("hako_onna", "hidden_rooms", "examples", "table")]
    said = [
        text.text
        for folder in folders
        if (folder / lang).is_dir()
        for text in read_catalogues(folder)[lang].texts.values()
    ]
    return "\n".join(said)


def _is_sealed(key: str, known: set[str]) -> bool:
    kind, _, rest = key.partition("-")
    if kind not in KINDS or not rest:
        return False
    if kind == "journal":
        return True  # the first is read when the prologue is over
    return not any(rest == ident or rest.startswith(f"{ident}-") for ident in known)


def _parts(text: str, lang: str) -> Iterator[str]:
    """Sentences, and what is no sentence as a whole; without what a table fills in."""
    whole = re.sub(r"\s+\.\w+ = .*", "", text).strip()
    if "." not in whole and "。" not in whole and "{" not in whole:
        if len(whole) >= NAME[lang] and (lang == "ja" or " " in whole):
            yield whole
        return
    for part in re.split(r"(?<=[.。?？」])\s*|[{}]|\*\[\w+\]|\[\w+\]", whole):
        if len(part.strip()) >= SENTENCE[lang]:
            yield part.strip()


def _of(haunt: Haunt) -> Iterator[str]:
    yield haunt.id
    tables: tuple[Any, ...] = (*haunt.monsters, *haunt.objects, *haunt.boxes, *haunt.counters, *haunt.secrets)
    yield from (table.id for table in tables)


def _markers(book: Book, haunts: set[str]) -> set[str]:
    """The markers that these haunts, or the tiles from the start, name."""
    texts = " ".join(source.text for source in book.sources if source and source.path.stem in haunts)
    every = {marker for file in book.files if file.declare for marker in file.declare.markers}
    return {marker for marker in every if re.search(rf"\b{marker}\b", texts)}
