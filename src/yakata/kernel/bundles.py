"""Content as one piece, to be kept beside the games that were begun with it."""

import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from yakata.kernel.refusals import BadContent

OWN = "own/"
"""Before the names of files that came with the content."""
MOST = 64_000_000
"""No content is larger than this, unpacked."""
KEPT: Final = ".content"
"""How the file of a bundle ends; its name is the fingerprint."""


class Bundle(Struct, frozen=True, forbid_unknown_fields=True):
    """What the data files of a game say, without comments and blanks, and the texts that came with them."""

    game: str
    content: str
    """The fingerprint."""
    data: dict[str, Any]
    texts: dict[str, str]
    """By language and file: ``en/names.ftl`` of the rules, ``en/own/names.ftl`` of the content."""

    def pack(self) -> bytes:
        return zlib.compress(msgspec.json.encode(self), 9)


def unpack(data: bytes) -> Bundle:
    """A bundle back from ``pack``."""
    try:
        reader = zlib.decompressobj()
        plain = reader.decompress(data, MOST)
        return msgspec.json.decode(plain, type=Bundle)
    except (zlib.error, msgspec.MsgspecError, UnicodeError) as error:
        raise BadContent(f"not a bundle of content: {error}") from None


def kept_in(folder: Path, content: str) -> Bundle | None:
    """The bundle of this fingerprint, where the folder has it."""
    path = folder / f"{content}{KEPT}"
    return unpack(path.read_bytes()) if content.isalnum() and path.is_file() else None


def read_texts(folders: Iterable[Path], under: str = "") -> dict[str, str]:
    """The catalogues of these folders, by language and file; those of one name are put together."""
    found: dict[str, str] = {}
    for file in (file for folder in folders for file in sorted(folder.glob("*/*.ftl"))):
        name = f"{file.parent.name}/{under}{file.name}"
        found[name] = found.get(name, "") + file.read_text(encoding="utf-8") + "\n"
    return found
