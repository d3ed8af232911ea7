"""The entry of ``yakata``: one line where a part of it is not installed."""

import sys
from collections.abc import Sequence
from typing import Final

TABLE: Final = "yakata[table]"
TERMINAL: Final = "yakata[terminal]"
PARTS: Final = {
    TABLE: {"alembic", "litestar", "psycopg", "segno", "sqlalchemy", "uvicorn", "uvloop", "websockets"},
    TERMINAL: {"cyclopts", "platformdirs", "rich", "textual"},
}
"""What each extra of ``pyproject.toml`` brings, as it is imported."""
AT_THE_TABLE: Final = {"backup", "compact", "serve", "upgrade"}
"""Commands that need the table."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command. What the user got wrong is one line and exit code 2."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        from yakata.cli.app import run

        code = run(arguments)
    except ModuleNotFoundError as missing:
        extra = extra_for((missing.name or "").partition(".")[0], words)
        if not extra:
            raise
        print(f"yakata: this needs more than the engine: pip install '{extra}'", file=sys.stderr)
        code = 2
    sys.exit(code)


def extra_for(module: str, words: Sequence[str]) -> str:
    """The extra to install where this module is missing; nothing for a module that none of them brings."""
    if module in PARTS[TERMINAL] and module != "textual" and AT_THE_TABLE & set(words[:1]):
        return TABLE  # which brings all that its commands need
    return next((extra for extra, modules in PARTS.items() if module in modules), "")
