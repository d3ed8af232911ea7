"""What of The Tallow Rent nobody may have before it is reached: ids, and every sentence, in each language."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from yakata.betrayal import GAME
from yakata.betrayal.language.book import SHIPPED, Book
from yakata.betrayal.language.tables import Haunt, PackFile
from yakata.words import LANGUAGES
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
DICTIONARY = {
    "key": "a word of the page's code: keys of lists and of the keyboard",
    "still": "a word of the page's code: where nothing shall move",
    "探索済み": "searched: a word of the rules, in their glossary",
    "Everyone is seated.": "what a table says of its seats",
}
"""What is said for other reasons too."""
QUOTED = re.compile(r"""(?<=["'`「=\n])\s?([^"'`「」\n]{2,60})(?=["'`」\n])""")
WORDS = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


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


def ahead_ids(book: Book, chapter: str) -> set[str]:
    """Of all that comes with chapters after this one: their nights, haunts, tiles, cards and entries."""
    chapters = list(book.chapters)
    later = set(chapters[chapters.index(chapter) + 1 :])
    nights = [file for file in book.files if file.chapters and later >= {one.id for one in file.chapters}]
    haunts = {candidate.haunt for ident in later for candidate in book.chapters[ident].haunts}
    told = [file for file in book.files if haunts & {haunt.id for haunt in file.haunts}]
    found = later | {ident for file in (*nights, *told) for ident in _declared(book, file)}
    for ident in later:
        found |= {*book.chapters[ident].plank, *book.chapters[ident].cards}
    return found - titled(book)


@cache
def sealed_sentences(lang: str) -> dict[str, str]:
    """Every sentence and every name that only sealed texts have, and the key of one of them."""
    known = reached(GAME.book)
    free = {f"haunt-{ident}" for ident in titled(GAME.book)}
    return _only_in(lang, lambda key: key not in free and _is_sealed(key, known))


@cache
def ahead_sentences(lang: str, chapter: str) -> dict[str, str]:
    """The same of what comes after this chapter; a turn of phrase of the rules may be the end of another sentence."""
    ahead = ahead_ids(GAME.book, chapter)
    texts = read_catalogues(SHIPPED / "tallow-rent/texts")[lang].texts
    known = "\n".join(said.text for key, said in texts.items() if not _is_of(key, ahead))
    found = _only_in(lang, lambda key: _is_of(key, ahead))
    return {part: key for part, key in found.items() if part not in known}


def leaks(text: str, *, words: bool = False, chapter: str = "") -> list[str]:
    """Sealed ids and sentences in this text; with a chapter, those that come after it. With ``words``, ids of one word
    count where they are quoted: elsewhere the words of other games, and of the page's own code, are among them.
    """
    plain = text.replace('\\"', '"').replace("\\n", "\n")
    quoted = {one.strip() for one in QUOTED.findall(plain)}
    ids = ahead_ids(GAME.book, chapter) if chapter else sealed_ids(GAME.book)
    found = {ident for ident in ids if "-" in ident} & set(WORDS.findall(plain))
    found |= ids & quoted if words else set()
    for lang in LANGUAGES:
        told = ahead_sentences(lang, chapter) if chapter else sealed_sentences(lang)
        found |= {part for part in told if part in quoted or (tells(part, lang) and part in plain)}
    return sorted(found - DICTIONARY.keys())


def tells(part: str, lang: str) -> bool:
    """Whether this tells something wherever it stands: a sentence, or a name that is no plain words."""
    if lang == "ja":
        return len(part) > 7
    return part.endswith((".", "?", ":")) or len(re.findall(r"\b[A-Z]", part)) > 1 or part.count(" ") > 4


def _only_in(lang: str, shut: Callable[[str], bool]) -> dict[str, str]:
    """What is said in these texts and nowhere else."""
    texts = {key: said.text for key, said in read_catalogues(SHIPPED / "tallow-rent/texts")[lang].texts.items()}
    common = {part for key, text in texts.items() if not shut(key) for part in _parts(text, lang)}
    others = _other_games(lang)
    return {
        part: key
        for key, text in texts.items()
        if shut(key)
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


def _is_of(key: str, idents: set[str]) -> bool:
    _, _, rest = key.partition("-")
    return key in idents or any(rest == ident or rest.startswith(f"{ident}-") for ident in idents)


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


def _declared(book: Book, file: PackFile) -> Iterator[str]:
    """All that has a name of its own in this file."""
    tables: tuple[Any, ...] = (*file.tiles, *file.items, *file.omens, *file.cards, *file.events, *file.rules_added)
    yield from (table.id for table in tables)
    yield from (f"journal-{entry.number}" for entry in file.journal)
    for haunt in file.haunts:
        yield from _of(haunt)
    if file.declare:
        yield from file.declare.markers


def _markers(book: Book, haunts: set[str]) -> set[str]:
    """The markers that these haunts, or the tiles from the start, name."""
    texts = " ".join(source.text for source in book.sources if source and source.path.stem in haunts)
    every = {marker for file in book.files if file.declare for marker in file.declare.markers}
    return {marker for marker in every if re.search(rf"\b{marker}\b", texts)}
