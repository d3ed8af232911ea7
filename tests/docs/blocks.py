"""The fenced blocks of a Markdown document."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


class Block(NamedTuple):
    kind: str
    text: str
    line: int


def blocks(path: Path, *kinds: str) -> list[Block]:
    source = path.read_text(encoding="utf-8")
    found = [
        Block(match[1], match[2], source[: match.start()].count("\n") + 1)
        for match in re.finditer(r"^```([a-z]*)\n(.*?)^```$", source, re.MULTILINE | re.DOTALL)
    ]
    return [block for block in found if block.kind in kinds]
