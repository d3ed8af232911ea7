"""The sheets of a pack, ``drawings/*.yaml``: read, with everything that is wrong with them."""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from yakata.betrayal.language.drawing.stock import HANDS, LOOKS, PARTS, SOUNDS
from yakata.betrayal.language.files.problems import Place, Problem
from yakata.betrayal.language.files.reading import DRAWINGS
from yakata.betrayal.language.files.sources import Source
from yakata.kernel import BadContent

KEYS: Final = ("parts", "tiles", "haunts", "cards", "events", "markers", "decks", "beings", "sounds")
PATH: Final = re.compile(r"[Mm][MmLlHhVvCcSsQqTtAaZz0-9\s.,+-]*")
IDENT: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
REACH: Final = 1000
"""Nothing stands farther from the middle, and nothing is larger."""

Shape = tuple[str, str]
"""A hand and a path."""
Placed = tuple[str, float, float, float, bool]
"""A part, where it stands, its size, and whether it is seen in a mirror."""
Scene = tuple[Shape | Placed, ...]


def sheets(folder: Path) -> list[Path]:
    return sorted(path for path in (folder / DRAWINGS).glob("*.yaml") if path.is_file())


class Sheets:
    """All that some packs draw, table by table. A pack may use the parts of those before it."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[Shape, ...]] = {}
        self.tiles: dict[str, Scene] = {}
        self.haunts: dict[str, Scene] = {}
        self.cards: dict[str, Scene] = {}
        self.events: dict[str, Scene] = {}
        self.markers: dict[str, str] = {}
        self.decks: dict[str, str] = {}
        self.beings: dict[str, str | tuple[str, ...]] = {}
        self.sounds: dict[str, str] = {}
        self.where: dict[tuple[str, str], tuple[Source, Place]] = {}
        """Where each of them is drawn."""
        self.problems: list[Problem] = []

    def read(self, folder: Path) -> None:
        """One more pack; what of it cannot be read is left out."""
        read = []
        for path in sheets(folder):
            try:
                read.append(Source(path, folder))
            except BadContent as bad:
                file, line, message = str(bad).split(":", 2)
                self.problems.append(Problem(file, int(line), message.strip()))
        for keys in (KEYS[:1], KEYS[1:]):  # parts first: any sheet may use them
            for source in read:
                self._read(source, keys)
        for source in read:
            self.problems += source.faults

    def _read(self, source: Source, keys: tuple[str, ...]) -> None:
        data = source.data
        if not isinstance(data, dict):
            self._wrong(source, (), f"a sheet of drawings is a table: {', '.join(KEYS)}")
            return
        for key in [key for key in data if key not in KEYS] if keys == KEYS[:1] else []:
            self._wrong(source, (key,), f"{key!r} is not known here{_instead(key, KEYS)}")
        for key in keys:
            table = data.get(key)
            if isinstance(table, dict):
                for ident in table:
                    self._one(source, key, ident, table[ident])
            elif table is not None:
                self._wrong(source, (key,), f"{key} is a table: a name, and what is drawn for it")

    def _one(self, source: Source, key: str, ident: str, drawn: Any) -> None:
        place: Place = (key, ident)
        try:
            if not IDENT.fullmatch(ident):
                raise _Bad((), "a name is written in small letters and digits, with hyphens: will-room")
            if (key, ident) in self.where:
                first, there = self.where[key, ident]
                raise _Bad((), f"{ident} is drawn twice: also at {first.at(there)}")
            if key == "parts" and ident in PARTS:
                raise _Bad((), f"the page has a part {ident!r} already: choose another name")
            value = self._readers[key](self, drawn)
        except _Bad as bad:
            self._wrong(source, (*place, *bad.place), bad.told)
            return
        self.where[key, ident] = source, place
        getattr(self, key)[ident] = value

    def _wrong(self, source: Source, place: Place, told: str) -> None:
        self.problems.append(source.problem(place, told))

    # One drawing

    def _part(self, drawn: Any) -> tuple[Shape, ...]:
        return tuple([_shape(one, (at,)) for at, one in enumerate(_list(drawn, "[hand, path]"))])

    def _scene(self, drawn: Any) -> Scene:
        listed = _list(drawn, "[part, x, y, size, mirrored] or [hand, path]")
        return tuple([self._element(one, (at,)) for at, one in enumerate(listed)])

    def _element(self, one: Any, place: Place) -> Shape | Placed:
        if isinstance(one, list) and len(one) == 2:
            return _shape(one, place)
        if not isinstance(one, list) or not 3 <= len(one) <= 5:
            raise _Bad(place, "here stands [part, x, y, size, mirrored] or [hand, path]")
        part, x, y = one[:3]
        size = one[3] if len(one) > 3 else 1
        mirrored = one[4] if len(one) > 4 else False
        known = PARTS | self.parts.keys()
        if part not in known:
            raise _Bad((*place, 0), f"there is no part {part!r}{_instead(str(part), known)}")
        if not isinstance(mirrored, bool):
            raise _Bad((*place, 4), "mirrored is true or false")
        return part, _number(x, (*place, 1)), _number(y, (*place, 2)), _number(size, (*place, 3)), mirrored

    def _sign(self, drawn: Any) -> str:
        return _path(drawn, ())

    def _being(self, drawn: Any) -> str | tuple[str, ...]:
        if isinstance(drawn, str):
            if drawn not in LOOKS:
                raise _Bad((), f"nobody looks like {drawn!r}; there are {', '.join(sorted(LOOKS))}")
            return drawn
        listed = _list(drawn, "body, what is pale about it, what is lit")
        if not 2 <= len(listed) <= 3:
            raise _Bad((), "two or three paths: the body, what is pale about it, and what is lit")
        return tuple([_path(path, (at,)) for at, path in enumerate(listed)])

    def _sound(self, drawn: Any) -> str:
        if drawn not in SOUNDS:
            raise _Bad((), f"there is no sound {drawn!r}; there are {', '.join(sorted(SOUNDS))}")
        return str(drawn)

    _readers: Final[Mapping[str, Callable[["Sheets", Any], Any]]] = {
        "parts": _part,
        "tiles": _scene,
        "haunts": _scene,
        "cards": _scene,
        "events": _scene,
        "markers": _sign,
        "decks": _sign,
        "beings": _being,
        "sounds": _sound,
    }


class _Bad(Exception):
    """What is wrong, and where in a drawing."""

    def __init__(self, place: Place, told: str) -> None:
        super().__init__(told)
        self.place, self.told = place, told


def _list(drawn: Any, of: str) -> list[Any]:
    if not isinstance(drawn, list) or not drawn:
        raise _Bad((), f"a drawing is a list: {of}")
    return drawn


def _shape(one: Any, place: Place) -> Shape:
    if not isinstance(one, list) or len(one) != 2:
        raise _Bad(place, "a shape is [hand, path]")
    hand, path = one
    if not isinstance(hand, str) or hand not in HANDS:
        raise _Bad((*place, 0), f"there is no hand {hand!r}; there are {', '.join(sorted(HANDS))}")
    return hand, _path(path, (*place, 1))


def _path(path: Any, place: Place) -> str:
    if not isinstance(path, str) or not PATH.fullmatch(path):
        raise _Bad(place, "a path is that of SVG, and begins with M")
    return path


def _number(value: Any, place: Place) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = 2 * REACH
    if isinstance(value, bool) or not -REACH <= number <= REACH:
        raise _Bad(place, f"{value!r} is no number between -{REACH} and {REACH}")
    return int(number) if number == int(number) else number


def _instead(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, sorted(known), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
