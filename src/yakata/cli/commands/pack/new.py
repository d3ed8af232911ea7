"""``yakata pack new``."""

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from yakata.betrayal.language.describing.schema import schema_text
from yakata.kernel import BadOptions

TEMPLATE = Path(__file__).parent / "template"
SCHEMA = "pack.schema.json"


def new(
    folder: Annotated[Path, Parameter(help="The folder to make.")],
    *,
    name: Annotated[str | None, Parameter(help="The pack's name; else the folder's.")] = None,
) -> int:
    """Make a small pack that works: a haunt, a tile, an Item and an Event, in English and Japanese.

    It builds on the pack that comes with the game, so that you can write a haunt and nothing else.

    For example: **yakata pack new moth-house**
    """
    ident = name or re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ident) or len(ident) > 40:
        raise BadOptions(f"a pack's name is small letters and digits with hyphens, such as moth-house, not {ident!r}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOptions(f"{folder} is there already; nothing was changed")
    made = []
    try:
        for source in sorted(path for path in TEMPLATE.rglob("*") if path.suffix in (".yaml", ".ftl")):
            file = folder / source.relative_to(TEMPLATE)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source.read_text(encoding="utf-8").replace("PACK-NAME", ident), encoding="utf-8")
            made.append(file)
        (folder / SCHEMA).write_text(schema_text(), encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"{folder}: {error.strerror}") from None
    for file in made:
        print(file.as_posix())
    print(f"{(folder / SCHEMA).as_posix()}: for your editor")
    print(f"next: yakata pack check {folder}, then yakata pack play {folder}")
    return 0
