"""What the Python source says beside the types: docstrings of structs and their fields, and the names of aliases."""

import ast
import sys
import types
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc, getsource
from textwrap import dedent
from typing import Literal, Union, get_origin

from msgspec import inspect

Named = inspect.LiteralType | inspect.UnionType


def doc_of(cls: type) -> str:
    return _one_text(cls.__doc__ or "")


@cache
def field_docs(cls: type) -> dict[str, str]:
    """The string under each field, by the field's name; those of the bases too."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.partition(".")[0] not in ("builtins", "msgspec"):
            found |= _docs_in(base)
    return found


def _docs_in(cls: type) -> dict[str, str]:
    (tree,) = ast.parse(dedent(getsource(cls))).body
    assert isinstance(tree, ast.ClassDef)
    return {
        field.target.id: _one_text(text.value.value)
        for field, text in zip(tree.body, tree.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def alias_of(module: str, kind: Named) -> str:
    """The name that this module has for a union or a choice of words; nothing where it has none, or is no module."""
    return next((name for name, known in _aliases(module) if known == kind), "")


@cache
def _aliases(module: str) -> tuple[tuple[str, inspect.Type], ...]:
    return tuple(_named_types(module))


def _named_types(module: str) -> Iterator[tuple[str, inspect.Type]]:
    for name, value in sorted(vars(sys.modules[module]).items() if module else ()):
        if name[0].isupper() and get_origin(value) in (Literal, Union, types.UnionType):
            try:
                yield name, inspect.type_info(value)
            except (TypeError, NameError):  # of no use on a wire
                continue


def _one_text(doc: str) -> str:
    """One line a paragraph, with code in the signs of TSDoc."""
    paragraphs = cleandoc(doc).replace("``", "`").split("\n\n")
    return "\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
