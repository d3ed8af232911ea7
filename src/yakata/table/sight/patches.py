"""From one view to the next: what is different, and where. Most of a table stays as it is from move to move."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
"""Where (names of fields and places in lists), and what is there now."""


def changes(before: Any, after: Any) -> list[Change]:
    """Set in turn, these make the one into the other.

    A list that grew has its new members at its end; where something was taken away, the whole is there anew.
    """
    return list(_changes(before, after, ()))


def _changes(before: Any, after: Any, path: Path) -> Iterator[Change]:
    if before == after:
        return
    if not _alike(before, after):
        yield path, after
        return
    parts = dict(_parts(before))
    for name, part in _parts(after):
        if name in parts:
            yield from _changes(parts[name], part, (*path, name))
        else:
            yield (*path, name), part


def _alike(before: Any, after: Any) -> bool:
    """Whether the one can become the other part by part."""
    if isinstance(before, dict) and isinstance(after, dict):
        return before.keys() <= after.keys()
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return 0 < len(before) <= len(after)
    return isinstance(after, Struct) and type(before) is type(after)


def _parts(whole: Any) -> Iterator[tuple[str | int, Any]]:
    if isinstance(whole, dict):
        yield from whole.items()
    elif isinstance(whole, Struct):
        for name in whole.__struct_fields__:
            yield name, getattr(whole, name)
    else:
        yield from enumerate(whole)
