"""Definitions are written out: wherever a pack says ``use``, what was defined stands, with what it was given.

It is done once, when files are read, so that everything else knows nothing of it, and play is none the slower.
"""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Final

from yakata.betrayal.language.files.problems import Place

USE: Final = "use"
KINDS: Final = ("who", "where", "thing", "being", "number", "test", "steps")
"""What can be defined; each definition has one of these."""
DEEPEST: Final = 12
"""So deep may definitions stand within each other."""
Lines = dict[Place, int]


class Misused(Exception):
    """A definition that cannot be written out."""


class Definitions:
    """What a pack defines, by name. They hold in all files of the pack."""

    def __init__(self, files: Iterable[Any] = ()) -> None:
        tables = [one for data in files if isinstance(data, dict) for one in _listed(data.get("define"))]
        self.known: dict[str, dict[str, Any]] = {str(one["id"]): one for one in tables if "id" in one}
        self.used: set[str] = set()

    def write_out(self, data: Any, lines: Lines) -> tuple[Any, Lines, list[tuple[Place, str]]]:
        """A file without ``use``; the line of each value in it; and what could not be written out, with its place."""
        if not self.known and USE not in _keys(data):
            return data, lines, []
        writing = _Writing(self, lines)
        out = {key: part if key == "define" else writing.value(part, (key,), (key,)) for key, part in data.items()}
        kept = {place: line for place, line in lines.items() if place[:1] in ((), ("define",))}
        return out, kept | writing.lines, writing.problems

    def written(self, said: dict[str, Any], depth: int) -> Any:
        """What a ``use`` stands for."""
        name = str(said[USE])
        one = self.known.get(name)
        if one is None:
            near = get_close_matches(name, sorted(self.known), 1)
            raise Misused(f"nothing is defined as {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
        self.used.add(name)
        if depth > DEEPEST:
            raise Misused(f"{name!r} is defined by itself")
        kind = next((kind for kind in KINDS if kind in one), None)
        if kind is None:
            raise Misused(f"{name!r} defines nothing")
        wants = [str(word) for word in _listed_words(one.get("with"))]
        missing = [word for word in wants if word not in said]
        if missing:
            raise Misused(f"{name!r} must be given {', '.join(missing)}")
        given = {f"${word}": said[word] for word in wants}
        more = {key: part for key, part in said.items() if key != USE and key not in wants}
        return _and_more(name, kind, _filled(one[kind], given), more)


def _and_more(name: str, kind: str, body: Any, more: dict[str, Any]) -> Any:
    """What is said besides: more of a selector, or when the steps are done."""
    if kind == "steps":
        if set(more) - {"when"}:
            raise Misused(f"{name!r} is not given {', '.join(sorted(set(more) - {'when'}))}")
        return [{"do": "if", "test": more["when"], "then": body}] if more else body
    if kind == "test" and isinstance(body, list):
        body = {"is": "all", "tests": body}
    if more and not (isinstance(body, dict) and kind not in ("test", "number")):
        raise Misused(f"{name!r} is not given {', '.join(sorted(more))}")
    return body | more if more else body


class _Writing:
    """One file is written out."""

    def __init__(self, definitions: Definitions, lines: Lines) -> None:
        self.definitions, self.old = definitions, lines
        self.lines: Lines = {}
        self.problems: list[tuple[Place, str]] = []

    def value(self, part: Any, old: Place, new: Place, depth: int = 0) -> Any:
        if old in self.old:
            self.lines[new] = self.old[old]
        if isinstance(part, dict):
            if USE in part:
                found = self._used(part, old, depth)
                return self.value(found, (*old, USE, USE), new, depth + 1) if found is not None else part
            return {key: self.value(one, (*old, key), (*new, key), depth) for key, one in part.items()}
        if not isinstance(part, list):
            return part
        out: list[Any] = []
        for number, one in enumerate(part):
            for place, step, deeper in self._spread(one, (*old, number), depth):
                self.lines[*new, len(out)] = self._line((*old, number), new)
                out.append(self.value(step, place, (*new, len(out)), deeper))
        return out

    def _line(self, old: Place, new: Place) -> int:
        while old and old not in self.old:
            old = old[:-1]
        return self.old.get(old) or self.lines.get(new, 1)

    def _spread(self, part: Any, place: Place, depth: int) -> Iterator[tuple[Place, Any, int]]:
        """Steps that are used among others stand one after the other."""
        found = self._used(part, place, depth) if isinstance(part, dict) and USE in part else None
        if isinstance(found, list):
            for one in found:
                yield from self._spread(one, (*place, USE), depth + 1)
        else:
            yield place, part, depth

    def _used(self, part: dict[str, Any], place: Place, depth: int) -> Any:
        try:
            return self.definitions.written(part, depth)
        except Misused as wrong:
            self.problems.append((place, str(wrong)))
            return None


def _filled(body: Any, given: dict[str, Any]) -> Any:
    """The body with what it was given in the places of ``$names``."""
    if isinstance(body, dict):
        return {key: _filled(part, given) for key, part in body.items()}
    if isinstance(body, list):
        return [_filled(part, given) for part in body]
    return given.get(body, body) if isinstance(body, str) else body


def _keys(data: Any) -> set[str]:
    if isinstance(data, dict):
        return {*data, *(key for part in data.values() for key in _keys(part))}
    return {key for part in data for key in _keys(part)} if isinstance(data, list) else set()


def _listed(said: Any) -> list[dict[str, Any]]:
    return [one for one in said if isinstance(one, dict)] if isinstance(said, list) else []


def _listed_words(said: Any) -> list[Any]:
    return said if isinstance(said, list) else []
