"""From the files of a pack to its tables. Every error names the file and the line."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import yaml

from yakata.betrayal.language.problems import Place, Problem
from yakata.betrayal.language.tables import PackFile
from yakata.kernel import BadContent


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # one of two classes
    """YAML in which only ``true`` and ``false`` are truth values: ``on`` is a word."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in resolvers if not tag.endswith((":bool", ":timestamp", ":float"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|false)$"), list("tf"))


class Source:
    """One file as it was read, with the line of each value."""

    def __init__(self, path: Path, folder: Path | None = None) -> None:
        self.path = path
        self.name = path.relative_to(folder).as_posix() if folder else path.name
        self.lines: dict[Place, int] = {}
        self.faults: list[Problem] = []
        try:
            self.text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadContent(f"{self.name}:1: not a text file in UTF-8") from None
        loader = _Loader(self.text)
        try:
            node = loader.get_single_node()
            self.data = self._plain(node, ()) if node is not None else {}
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise BadContent(f"{self.name}:{line}: {error.problem or 'not YAML'}") from None
        except (yaml.YAMLError, ValueError) as error:
            raise BadContent(f"{self.name}:1: not YAML: {' '.join(str(error).split())}") from None
        finally:
            loader.dispose()

    def _plain(self, node: Any, place: Place) -> Any:
        self.lines.setdefault(place, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            out = {}
            for key, value in node.value:
                name, line = str(key.value), key.start_mark.line + 1
                if name in out:
                    self.faults.append(Problem(self.name, line, f"{name!r} is there twice"))
                    continue
                self.lines[(*place, name)] = line
                out[name] = self._plain(value, (*place, name))
            return out
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(value, (*place, number)) for number, value in enumerate(node.value)]
        return _scalar(node)

    def line(self, place: Place) -> int:
        """The line of this value, or of what holds it."""
        while place not in self.lines and place:
            place = place[:-1]
        return self.lines.get(place, 1)

    def at(self, place: Place) -> str:
        return f"{self.name}:{self.line(place)}"

    def problem(self, place: Place, message: str, *, warning: bool = False) -> Problem:
        return Problem(self.name, self.line(place), message, warning)

    def read(self) -> PackFile:
        from yakata.betrayal.language.explaining import explain

        if self.faults:
            raise BadContent(str(self.faults[0]))
        try:
            return msgspec.convert(self.data, PackFile)
        except msgspec.ValidationError as error:
            raise BadContent(str(explain(self, error)[0])) from None


def _scalar(node: Any) -> Any:
    tag = node.tag.rpartition(":")[2]
    if tag == "int":
        return int(node.value, 0)
    if tag == "bool":
        return node.value == "true"
    return None if tag == "null" else node.value


def files(folder: Path) -> Iterator[Path]:
    """The data files of a pack, in the order of their names."""
    yield from sorted(path for path in folder.rglob("*.yaml") if path.is_file())


def read_folder(folder: Path) -> tuple[list[tuple[Source, PackFile]], str]:
    """All files of a pack, and the fingerprint of what they say."""
    sources = [Source(path, folder) for path in pack_files(folder)]
    return [(source, source.read()) for source in sources], fingerprint(sources)


def pack_files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise BadContent(f"there is no folder {folder.name}")
    found = list(files(folder))
    if not found:
        raise BadContent(f"{folder.name} holds no .yaml files")
    return found


def fingerprint(sources: list[Source]) -> str:
    """Of what the files say: comments and blanks are no part of it."""
    return _digest([msgspec.json.encode(source.data) for source in sources])


def spelling(sources: list[Source]) -> str:
    """Of every letter of the files: the fingerprint of before, by which older campaigns know their pack."""
    return _digest([source.text.encode() for source in sources])


def _digest(parts: list[bytes]) -> str:
    return sha256(b"\0".join(parts)).hexdigest()[:16]
