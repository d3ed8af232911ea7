"""What each rules version of a game plays like: hashes of its stories, its counts, its content and its balance.

``versions.txt`` keeps a line for each. What changes one of them is another version of the game, and adds a line; where
nobody's game goes otherwise for it (a view says more, a bot plays better), the line may change with a reason, which
stays in the file.
"""

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec

import yakata
from tests.golden.settings import FOLDER, PERFT, STORIES, counts_of
from yakata.words import LANGUAGES

FILE: Final = FOLDER / "versions.txt"
DOCS: Final = FOLDER.parent.parent / "docs"
PARTS: Final = ("stories", "counts", "content", "balance")
FIGURES: Final = re.compile(r"^[| ].*(?<!\w)0?\.\d\d")
"""A line of a table of what `yakata sim` has found."""
Lines = dict[tuple[str, int], dict[str, str]]


class Unmoved(Exception):
    """Something has changed and the version has not."""


def now(name: str) -> dict[str, str]:
    """How a game plays now, in a word for each part."""
    game = yakata.load(name)
    stories = (FOLDER / f"{story}.playthrough.txt" for story in STORIES if STORIES[story][0] == name)
    return {
        "stories": _hash(file.read_text(encoding="utf-8") for file in stories),
        "counts": _hash(line for position in PERFT if position.startswith(name) for line in counts_of(position)),
        "content": content(game.data()),
        "balance": _hash(balance(name)),
    }


def content(data: dict[str, Any]) -> str:
    """What the rules read of the data files. Wording, and in which languages it is there, is no part of it."""
    return _hash([msgspec.json.encode(without_words(data), order="sorted").decode()] if data else [])


def without_words(data: Any) -> Any:
    if isinstance(data, dict):
        parts = {name: part for name, part in data.items() if name != "languages" and not _is_wording(part)}
        return {name: without_words(part) for name, part in parts.items()}
    return [without_words(part) for part in data] if isinstance(data, list | tuple) else data


def _is_wording(part: Any) -> bool:
    """A text in each language."""
    return isinstance(part, dict) and part.keys() == set(LANGUAGES) and all(isinstance(v, str) for v in part.values())


def balance(name: str) -> list[str]:
    """The figures of how it comes out, as the game's page in the documents has them."""
    page = DOCS / f"{name}.md"
    return (
        [line for line in page.read_text(encoding="utf-8").splitlines() if FIGURES.match(line)] if page.exists() else []
    )


def _hash(texts: Iterable[str]) -> str:
    lines = "\n".join(texts)
    return sha256(lines.encode()).hexdigest()[:16] if lines else "-"


# The file


def read(text: str) -> Lines:
    """By game and version; remarks are left out."""
    found: Lines = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, version, *parts = line.split()
            found[name, int(version)] = {part: mark for part, _, mark in (said.partition("=") for said in parts)}
    return found


def written(name: str, version: int, parts: dict[str, str]) -> str:
    return " ".join([name, str(version), *(f"{part}={parts[part]}" for part in PARTS)])


def changed(kept: Lines, name: str, version: int, parts: dict[str, str]) -> list[str]:
    """Which parts are others than those that were kept for this version; all, where there is no line."""
    line = kept.get((name, version), {})
    return [part for part in PARTS if line.get(part) != parts[part]]


def renewed(text: str, name: str, version: int, parts: dict[str, str], reason: str = "") -> str:
    """The file with the line of this game. A line that is there changes only for a reason, which is kept."""
    kept, line = read(text), written(name, version, parts)
    others = changed(kept, name, version, parts)
    if not others:
        return text
    if (name, version) not in kept:
        return text + line + "\n"
    if not reason.strip():
        raise Unmoved(complaint(name, version, others))
    old = written(name, version, kept[name, version])
    remark = f"# {name} {version}, {' and '.join(others)}: {' '.join(reason.split())}"
    return text.replace(old, f"{remark}\n{line}")


def complaint(name: str, version: int, parts: list[str]) -> str:
    return (
        f"{name}: its {' and '.join(parts)} changed, its version is still {version}. Move it, say in `upgrades` "
        "how older games are read, and `make playthroughs`; or, where nobody's game goes otherwise for it, "
        "make playthroughs ARGS='--same-version \"the reason\"'"
    )
