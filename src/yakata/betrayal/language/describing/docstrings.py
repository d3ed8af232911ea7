"""The pack language as its own docstrings tell it: for editors, for the reference, for good error messages."""

import ast
import inspect
import re
import types
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from yakata.betrayal.language import steps, words
from yakata.betrayal.language import tables as things
from yakata.betrayal.language.words import Table, kebab

MODULES = (words, *steps.ROOMS, things)


@cache
def tables() -> tuple[type[Table], ...]:
    """Every table, in the order of the modules."""
    found = [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Table) and thing.__module__ == module.__name__
    ]
    return tuple(found)


@cache
def _told() -> tuple[dict[tuple[str, str], str], dict[str, str]]:
    """The docstrings under fields, by class and field; and those under names."""
    fields: dict[tuple[str, str], str] = {}
    names: dict[str, str] = {}
    for module in MODULES:
        tree = ast.parse(inspect.getsource(module))
        names |= _under(tree.body)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                fields |= {(node.name, name): text for name, text in _under(node.body).items()}
    return fields, names


def _under(body: list[ast.stmt]) -> dict[str, str]:
    """Each name that is set, and the string in the statement after it."""
    found = {}
    for node, after in pairwise(body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and after.value.value
        if isinstance(target, ast.Name) and isinstance(told, str):
            found[target.id] = " ".join(told.split())
    return found


def told_of(name: str) -> str:
    """What is written under a name of the language: ``Who``, ``Where``, ``Number``."""
    return _told()[1].get(name, "")


def told_of_field(table: type, field: str) -> str:
    for owner in table.__mro__:
        found = _told()[0].get((owner.__name__, field))
        if found:
            return found
    return ""


def told_of_table(table: type) -> str:
    return " ".join((table.__dict__.get("__doc__") or "").split())


def own_tag(table: type[Struct]) -> str:
    return str(table.__struct_config__.tag or "")


@cache
def hints(table: Any) -> dict[str, Any]:
    return get_type_hints(table, vars(things) | vars(steps) | vars(words), include_extras=True)


@cache
def field_names() -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for table in tables() for name in table.__struct_encode_fields__))


@cache
def tags(field: str) -> tuple[str, ...]:
    """The words after ``do``, ``is`` or ``of``."""
    return tuple(own_tag(table) for table in tables() if table.__struct_config__.tag_field == field and leaf(table))


def leaf(table: type) -> bool:
    return table not in (words.Reckon, words.Test, steps.Step)


@cache
def words_of(field: str) -> tuple[str, ...]:
    """The closed list of words for a field of this name, where it has one."""
    found: dict[str, None] = {}
    for table in tables():
        for name, encoded in zip(table.__struct_fields__, table.__struct_encode_fields__, strict=True):
            if encoded == field:
                found |= dict.fromkeys(_literals(hints(table)[name]))
    return tuple(found)


def _literals(kind: Any) -> list[str]:
    if get_origin(kind) is Literal:
        return [word for word in get_args(kind) if isinstance(word, str)]
    if get_origin(kind) in (Union, types.UnionType, tuple, dict, Annotated):
        return [word for part in get_args(kind) for word in _literals(part)]
    return []


# How a type is said


def said(kind: Any) -> str:
    """A type as a designer thinks of it."""
    if kind in (words.Region, words.Trait):
        return "region" if kind == words.Region else "trait"
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return "id" if any("a-z0-9" in str(getattr(meta, "pattern", "")) for meta in parts[1:]) else said(parts[0])
    if origin is Literal:
        return " or ".join(f"`{part}`" for part in parts)
    if origin in (Union, types.UnionType):
        return _said_union(parts)
    if origin is tuple:
        return "steps" if steps.Damage in _flat(parts[0]) else f"list of {said(parts[0])}"
    if origin is dict:
        return f"table: {said(parts[0])} to {said(parts[1])}"
    plain = {int: "number", str: "word", bool: "yes or no", type(None): "nothing"}
    return plain.get(kind) or (kebab(kind.__name__).replace("-", " ") if isinstance(kind, type) else str(kind))


def _said_union(parts: tuple[Any, ...]) -> str:
    inside = [part for part in parts if part is not type(None)]
    known = (
        (words.WhoIs, "who"),
        (words.WhereIs, "where"),
        (words.Sum, "number"),
        (words.AllOf, "test"),
        (steps.Damage, "step"),
    )
    flat = [one for part in inside for one in _flat(part)]
    for mark, name in known:
        if mark in flat and name == "test" and any(get_origin(part) is tuple for part in inside):
            return "test, or several"
        if mark in flat:
            rest = [part for part in inside if get_origin(part) is Literal]
            return " or ".join([name, *map(said, rest)])
    return " or ".join(dict.fromkeys(said(part) for part in inside))


def _flat(kind: Any) -> list[Any]:
    if get_origin(kind) in (Union, types.UnionType):
        return [one for part in get_args(kind) for one in _flat(part)]
    return (
        _flat(get_args(kind)[0])
        if get_origin(kind) is Annotated and words.WhoIs in _flat(get_args(kind)[0])
        else [kind]
    )


def is_number(kind: Any) -> bool:
    return words.Sum in _flat(kind)


def is_who(kind: Any) -> bool:
    return words.WhoIs in _flat(kind)


def is_where(kind: Any) -> bool:
    return words.WhereIs in _flat(kind)


def plain_text(text: str) -> str:
    """A docstring as one line of Markdown: rule numbers stay, double back quotes become single."""
    return re.sub(r"``", "`", text).replace("|", "\\|")
