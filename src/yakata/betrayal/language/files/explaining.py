"""What msgspec says of a file that does not fit, in the words of the pack language; and all of it, not the first."""

import re
from difflib import get_close_matches
from typing import Any

import msgspec

from yakata.betrayal.language.describing.docstrings import field_names, tags, words_of
from yakata.betrayal.language.files.problems import Place, Problem
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.moved import moved_to
from yakata.betrayal.language.tables import PackFile

_SHAPE = re.compile(r"(?P<what>.*) - at (?P<key>`key` in )?`\$(?P<path>.*)`$", re.DOTALL)
_TAGS = {"do": "step", "is": "test", "of": "number"}
MOST = 200
"""After so many problems a file is not looked at any more."""


def read_all(source: Source) -> tuple[PackFile, list[Problem], set[Place]]:
    """What can be read of a file, everything that is wrong with it, and what was left out for that."""
    problems, without = list(source.faults), set[Place]()
    while True:
        data = _but(source.tables, (), without)
        try:
            return msgspec.convert(data, PackFile), problems, without
        except msgspec.ValidationError as error:
            problem, place = explain(source, error, without)
            told = {fault.line for fault in source.faults}  # of a definition that cannot be used
            taken_out = place in {way[: len(place)] for way in without}
            if problem.line not in told and not taken_out:
                problems.append(problem)
            if not place or len(problems) > MOST:
                return PackFile(), problems, without
            without = {way for way in without if way[: len(place)] != place} | {place}


def explain(source: Source, error: Exception, without: set[Place] | None = None) -> tuple[Problem, Place]:
    """The problem, and the smallest part that would have to go."""
    gone = without or set()
    found = _SHAPE.match(str(error))
    if found is None:
        return source.problem((), f"{error}"), ()
    what, path = found["what"], found["path"]
    place = _place(source, path, gone, str(error))
    if found["key"]:
        place = (*place, _culprit(source, place, gone, str(error)))
    missing = re.search(r"missing required field `(.+?)`", what)
    unknown = re.search(r"unknown field `(.+?)`", what)
    said = [unknown[1]] if unknown else [*_get(source.tables, place)] if missing else []
    for word in said:
        now = moved_to(source.tables, place, word)
        if now and (unknown or (missing and now == missing[1])):
            told = source.problem((*place, word), f"{word!r} is {now!r} here since rules 2")
            return told, (*place, word) if unknown else place
    if missing:
        return source.problem(place, f"{missing[1]!r} is missing{_inside(place)}"), place
    if unknown:
        place = (*place, unknown[1])
        return source.problem(place, f"{unknown[1]!r} is not known here{_instead(unknown[1], field_names())}"), place
    return source.problem(place, _told(what, place)), place


def _told(what: str, place: Place) -> str:
    last = next((part for part in reversed(place) if isinstance(part, str)), "")
    wrong = re.fullmatch(r"Invalid (?:enum )?value (.*)", what, re.DOTALL)
    if wrong and last in _TAGS and not what.startswith("Invalid enum"):
        word = wrong[1].strip("'")
        return f"no {_TAGS[last]} is called {word!r}{_instead(word, tags(last))}"
    if wrong:
        word, known = wrong[1].strip("'"), words_of(last)
        if 0 < len(known) <= 12:
            return f"{last}: {word!r} is not one of {', '.join(known)}"
        return f"{last}: {word!r} is not known{_instead(word, known)}"
    if "matching regex '^[a-z0-9]" in what:
        return "an id is written in small letters and digits, with hyphens: will-room"
    if "matching regex '^\\\\d" in what:
        return f'{place[-1]!r} is no band; a band is written "4+", "2-3" or "0"'
    plain = what.replace("`object`", "a table").replace("`array`", "a list").replace("`str`", "a word")
    plain = plain.replace("`int`", "a number").replace("`str | object`", "a word or a table")
    return f"{plain[0].lower()}{plain[1:]}{_inside(place)}"


def _inside(place: Place) -> str:
    way = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")
    return f" (at {way})" if way else ""


def _instead(word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(word, known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


# Places


def _place(source: Source, path: str, without: set[Place], error: str) -> Place:
    """``.tiles[3].doorways`` as a place of the file as it was read, though parts of it were left out."""
    place: Place = ()
    for name, number in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path):
        if name:
            place = (*place, name)
        elif number == "...":
            place = (*place, _culprit(source, place, without, error))
        else:
            there = [k for k in range(len(_get(source.tables, place))) if (*place, k) not in without]
            place = (*place, there[int(number)])
    return place


def _culprit(source: Source, place: Place, without: set[Place], error: str) -> str:
    """Which key of a table it is: msgspec does not say. It is the one that fails alone, too."""
    keys: list[str] = [key for key in _get(source.tables, place) if (*place, key) not in without]
    for key in keys:
        others = {(*place, other) for other in keys if other != key}
        try:
            msgspec.convert(_but(source.tables, (), without | others), PackFile)
        except msgspec.ValidationError as again:
            if str(again) == error:
                return key
    return keys[0] if keys else ""


def _get(data: Any, place: Place) -> Any:
    for part in place:
        data = data[part]
    return data


def _but(data: Any, place: Place, without: set[Place]) -> Any:
    """The data without these parts."""
    if not without:
        return data
    if isinstance(data, dict):
        return {k: _but(v, (*place, k), without) for k, v in data.items() if (*place, k) not in without}
    if isinstance(data, list):
        return [_but(v, (*place, k), without) for k, v in enumerate(data) if (*place, k) not in without]
    return data
