"""A file of a pack as it was read: plain data, and the line of each value."""

import re
from pathlib import Path
from typing import Any

import yaml

from yakata.betrayal.language.files.defining import Definitions
from yakata.betrayal.language.files.problems import Place, Problem
from yakata.kernel import BadContent


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # one of two classes
    """YAML in which only ``true`` and ``false`` are truth values: ``on`` is a word."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in resolvers if not tag.endswith((":bool", ":timestamp", ":float"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|false)$"), list("tf"))


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
        loader = Loader(self.text)
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
        self.tables = self.data
        """What it says, with all definitions written out."""

    def write_out(self, definitions: Definitions) -> None:
        """What the pack defines stands wherever this file uses it."""
        self.tables, self.lines, wrong = definitions.write_out(self.data, self.lines)
        self.faults += [self.problem(place, message) for place, message in wrong]

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


def _scalar(node: Any) -> Any:
    tag = node.tag.rpartition(":")[2]
    if tag == "int":
        return int(node.value, 0)
    if tag == "bool":
        return node.value == "true"
    return None if tag == "null" else node.value
