"""From one thing to the next: what is different, and where. Most of a table stays as it is from move to move."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from msgspec import Struct

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
"""Where (names of fields and places in lists), and what is there now."""


NOTHING: Final = object()
"""Where there was nothing."""


class Changes(NamedTuple):
    """Set in turn, and then without what is gone, these make the one into the other.

    A list that grew has its new members at its end. Where a list became shorter, or little has stayed, the whole is
    there anew.
    """

    made: list[Change]
    gone: list[Path]
    """Names that an object has no more."""


def changes(before: Any, after: Any) -> Changes:
    if isinstance(after, Struct) and type(before) is type(after):
        return changed_fields(before, after)
    found = Changes([], [])
    if before != after and not _compare(before, after, (), found):
        found.made.append(((), after))
    return found


def changed_fields(before: Struct, after: Struct, apart: frozenset[str] = frozenset()) -> Changes:
    """The same for two structs of one kind: field by field however many are new, without those that are apart."""
    found = Changes([], [])
    fields = _fields_of(type(after))
    for name, old, new in zip(after.__struct_fields__, fields(before), fields(after), strict=False):
        if old is new or name in apart or old == new:
            continue
        if not _compare(old, new, (name,), found):
            found.made.append(((name,), new))
    return found


@cache
def _fields_of(kind: type[Struct]) -> Callable[[Struct], tuple[Any, ...]]:
    """All fields of a struct of this kind at once."""
    return attrgetter(*kind.__struct_fields__, "__struct_fields__")  # one more: a single one would be no tuple


def _compare(before: Any, after: Any, path: Path, found: Changes) -> bool:
    """Add what makes the one into the other, part by part; ``False``, and nothing, where the whole says it as well.

    Both are known to be different.
    """
    kind = type(after)
    if kind is str or kind is int or kind is not type(before):
        return False
    made, gone = len(found.made), len(found.gone)
    if kind is tuple or kind is list:
        stays = _compare_lists(before, after, path, found)
    elif kind is dict:
        stays = _compare_dicts(before, after, path, found)
    elif isinstance(after, Struct):
        stays = _compare_structs(before, after, path, found)
    else:
        return False
    if not stays:
        del found.made[made:], found.gone[gone:]
    return stays


def _compare_lists(before: Any, after: Any, path: Path, found: Changes) -> bool:
    """Whether half of it at least has stayed."""
    kept, size = len(before), len(after)
    if not 0 < kept <= size:
        return False
    anew = size - kept
    for at in range(kept):
        old, new = before[at], after[at]
        if not (old is new or old == new or _compare(old, new, (*path, at), found)):
            found.made.append(((*path, at), new))
            anew += 1
    found.made.extend(((*path, at), after[at]) for at in range(kept, size))
    return 2 * anew <= size


def _compare_dicts(before: Any, after: Any, path: Path, found: Changes) -> bool:
    gone = [] if before.keys() <= after.keys() else [(*path, name) for name in before if name not in after]
    anew = len(gone)
    for name, new in after.items():
        old = before.get(name, NOTHING)
        if old is new:
            continue
        if old is not NOTHING and (old == new or _compare(old, new, (*path, name), found)):
            continue
        found.made.append(((*path, name), new))
        anew += 1
    found.gone.extend(gone)
    return 2 * anew <= len(after)


def _compare_structs(before: Struct, after: Struct, path: Path, found: Changes) -> bool:
    names, fields = after.__struct_fields__, _fields_of(type(after))
    anew = 0
    for name, old, new in zip(names, fields(before), fields(after), strict=False):
        if not (old is new or old == new or _compare(old, new, (*path, name), found)):
            found.made.append(((*path, name), new))
            anew += 1
    return 2 * anew <= len(names)
