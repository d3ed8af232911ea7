"""The page keeps its own policy: a style in the markup is blocked by it, a ``style:`` directive is not."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"


def test_no_style_in_the_markup() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {style}"
        for path in SOURCES.rglob("*.svelte")
        for style in re.findall(r"(?<![\w-])style=.{0,40}", path.read_text(encoding="utf-8"))
    ]
    assert found == []
