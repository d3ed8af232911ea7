"""From the files of a pack to its tables. Every error names the file and the line."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from yakata.betrayal.language.files.defining import Definitions
from yakata.betrayal.language.files.explaining import explain
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.moved import in_older_words, in_todays_words
from yakata.betrayal.language.tables import PackFile
from yakata.kernel import BadContent

DRAWINGS: Final = "drawings"
"""The folder of a pack with what it draws."""


def read_tables(source: Source, *, older: bool = False) -> PackFile:
    """``older``: the file may use words of before, see ``moved``."""
    if source.faults:
        raise BadContent(str(source.faults[0]))
    try:
        return msgspec.convert(in_todays_words(source.tables) if older else source.tables, PackFile)
    except msgspec.ValidationError as error:
        raise BadContent(str(explain(source, error)[0])) from None


def files(folder: Path) -> Iterator[Path]:
    """The data files of a pack, in the order of their names. What it draws is no part of its rules."""
    drawn = folder / DRAWINGS
    yield from sorted(path for path in folder.rglob("*.yaml") if path.is_file() and drawn not in path.parents)


def read_folder(folder: Path) -> tuple[list[tuple[Source, PackFile]], str]:
    """All files of a pack, and the fingerprint of what they say."""
    sources = read_sources(folder)
    older = in_older_words(source.data for source in sources)
    return [(source, read_tables(source, older=older)) for source in sources], fingerprint(sources)


def read_sources(folder: Path) -> list[Source]:
    """The files of a pack, with its definitions written out."""
    sources = [Source(path, folder) for path in pack_files(folder)]
    definitions = Definitions(source.data for source in sources)
    for source in sources:
        source.write_out(definitions)
    return sources


def pack_files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise BadContent(f"there is no folder {folder.name}")
    found = list(files(folder))
    if not found:
        raise BadContent(f"{folder.name} holds no .yaml files")
    return found


def fingerprint(sources: list[Source]) -> str:
    """Of what the files say: comments and blanks are no part of it."""
    return fingerprint_of(source.data for source in sources)


def fingerprint_of(files: Iterable[Any]) -> str:
    """The same, of what was read from them."""
    return _digest([msgspec.json.encode(_played(data)) for data in files])


def _played(data: Any) -> Any:
    """Without what is there for the check alone: whether a box is meant as a clue changes nothing in play."""
    if not isinstance(data, dict) or "haunts" not in data:
        return data
    return data | {"haunts": [_without_clues(haunt) for haunt in data["haunts"]]}


def _without_clues(haunt: Any) -> Any:
    if not isinstance(haunt, dict) or "boxes" not in haunt:
        return haunt
    boxes = [{key: part for key, part in box.items() if key != "clue"} for box in haunt["boxes"]]
    return haunt | {"boxes": boxes}


def spelling(sources: list[Source]) -> str:
    """Of every letter of the files: the fingerprint of before, by which older campaigns know their pack."""
    return _digest([source.text.encode() for source in sources])


def _digest(parts: list[bytes]) -> str:
    return sha256(b"\0".join(parts)).hexdigest()[:16]
