"""The catalogues of a folder as a person wrote them: every text with its line, and what cannot be understood."""

from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer


class Said(NamedTuple):
    """A text, or what is wrong at a line."""

    file: Path
    line: int
    text: str


class Catalogue(NamedTuple):
    """All texts of one language by key."""

    texts: dict[str, Said]
    wrong: list[Said]


def read_catalogues(folder: Path) -> dict[str, Catalogue]:
    """By language: ``<folder>/<language>/*.ftl``."""
    languages = sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    return {path.name: _read(path) for path in languages}


def _read(folder: Path) -> Catalogue:
    found = Catalogue({}, [])
    for file in sorted(folder.glob("*.ftl")):
        try:
            source = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            found.wrong.append(Said(file, 1, "not a text file in UTF-8"))
            continue
        for entry in FluentParser().parse(source).body:
            line = source.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            if isinstance(entry, ast.Junk):
                found.wrong.append(Said(file, line, _why(entry)))
            elif isinstance(entry, ast.Message):
                if entry.comment is not None and entry.comment.span is not None:
                    line = source.count("\n", 0, entry.comment.span.end) + 2
                if entry.id.name in found.texts:
                    found.wrong.append(Said(file, line, f"{entry.id.name} is there twice"))
                found.texts[entry.id.name] = Said(file, line, _plain(entry))
    return found


def _why(junk: ast.Junk) -> str:
    told = junk.annotations[0].message if junk.annotations else "not understood"
    return f"this text cannot be read: {told}"


def _plain(message: ast.Message) -> str:
    written = FluentSerializer().serialize_entry(message)
    return " ".join(written.partition("=")[2].split())
