"""From the files of a pack to its tables. Every error names the file and the line."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import yaml

from yakata.betrayal.pack.things import PackFile
from yakata.kernel import BadContent

Place = tuple[str | int, ...]
"""The way to a value in a file: keys and numbers."""


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # one of two classes
    """YAML in which only ``true`` and ``false`` are truth values: ``on`` is a word."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in resolvers if not tag.endswith((":bool", ":timestamp", ":float"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|false)$"), list("tf"))


class Source:
    """One file as it was read, with the line of each value."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.lines: dict[Place, int] = {}
        loader = _Loader(self.text)
        try:
            node = loader.get_single_node()
            self.data = self._plain(node, ()) if node is not None else {}
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise BadContent(f"{path.name}:{line}: {error.problem or 'not YAML'}") from None
        finally:
            loader.dispose()

    def _plain(self, node: Any, place: Place) -> Any:
        self.lines[place] = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            out = {}
            for key, value in node.value:
                name = str(key.value)
                if name in out:
                    raise BadContent(f"{self.path.name}:{key.start_mark.line + 1}: {name!r} is there twice")
                out[name] = self._plain(value, (*place, name))
            return out
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(value, (*place, number)) for number, value in enumerate(node.value)]
        return _scalar(node)

    def line(self, place: Place) -> int:
        """The line of this value, or of what holds it."""
        while place not in self.lines:
            place = place[:-1]
        return self.lines[place]

    def at(self, place: Place) -> str:
        return f"{self.path.name}:{self.line(place)}"

    def read(self) -> PackFile:
        try:
            return msgspec.convert(self.data, PackFile)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `$")
            raise BadContent(f"{self.at(self._place(path.rstrip('`')))}: {message}{_nearby(path)}") from None

    def _place(self, path: str) -> Place:
        """``.tiles[3].doorways[...]`` as a place; where msgspec does not say which one, the first it could be."""
        place: Place = ()
        for name, number in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path):
            step: str | int = name or (0 if number == "..." else int(number))
            if number == "...":
                step = next((way[len(place)] for way in self.lines if way[: len(place)] == place != way), 0)
            place = (*place, step)
        return place


def _scalar(node: Any) -> Any:
    tag = node.tag.rpartition(":")[2]
    if tag == "int":
        return int(node.value, 0)
    if tag == "bool":
        return node.value == "true"
    return None if tag == "null" else node.value


def _nearby(path: str) -> str:
    shown = path.rstrip("`").lstrip(".")
    return f" (at {shown})" if shown else ""


def files(folder: Path) -> Iterator[Path]:
    """The data files of a pack, in the order of their names."""
    yield from sorted(path for path in folder.rglob("*.yaml") if path.is_file())


def read_folder(folder: Path) -> tuple[list[tuple[Source, PackFile]], str]:
    """All files of a pack, and the fingerprint of what they say."""
    if not folder.is_dir():
        raise BadContent(f"there is no folder {folder.name}")
    sources = [Source(path) for path in files(folder)]
    if not sources:
        raise BadContent(f"{folder.name} holds no .yaml files")
    print_of = sha256(b"\0".join(source.text.encode() for source in sources)).hexdigest()[:16]
    return [(source, source.read()) for source in sources], print_of
