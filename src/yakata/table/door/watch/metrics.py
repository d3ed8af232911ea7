"""The meters in the text format of Prometheus."""

from collections.abc import Iterator
from typing import Final

from yakata.table.meters import Labels, Meters

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"


def exposition(meters: Meters) -> str:
    return "".join(_lines(meters))


def _lines(meters: Meters) -> Iterator[str]:
    for family in meters.families:
        yield f"# HELP {family.name} {family.about}\n# TYPE {family.name} {family.kind}\n"
        for end, labels, value in family.read():
            yield f"{family.name}{end}{_marks(labels)} {value:.17g}\n"


def _marks(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}" if labels else ""


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
