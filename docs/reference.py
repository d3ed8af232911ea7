"""Write ``reference.md`` from the docstrings of what Python programs use: ``make reference``.

Read from the source and not from the running objects, so that every Python writes the same.
"""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).with_name("reference.md")
MODULES = {
    "yakata": "What a program needs that plays, saves, replays and proves games.",
    "yakata.bots": "Players that see what a seat may see, and nothing else.",
    "yakata.words": "Sentences for keys, in English and Japanese.",
    "yakata.kernel": "What a game is written with; [add a game](add-a-game.md) uses all of it.",
    "yakata.kernel.testing": "What a game is held against.",
}
TOP = """# The Python API

Every public name with its docstring, written by `make reference`; a test holds it up to date. [Concepts](concepts.md)
tells how the parts belong together, and `help(name)` says the same in Python.
"""
Place = tuple[Path, ast.stmt]


def text() -> str:
    """The whole page."""
    parts, told = [TOP], set[tuple[Path, int]]()
    for name, about in MODULES.items():
        module = importlib.import_module(name)
        parts.append(f"\n## {name}\n\n{about}\n")
        for public in sorted(module.__all__, key=str.lower):
            place = defined(module, public)
            if place is not None and (where := (place[0], place[1].lineno)) not in told:
                told.add(where)
                parts += _entry(public, place[1])
    return "".join(parts)


def defined(module: ModuleType, name: str) -> Place | None:
    """Where this name of a module is made, through all that passes it on."""
    file = Path(module.__file__ or "")
    for node in _parsed(file).body:
        match node:
            case ast.FunctionDef() | ast.ClassDef() if node.name == name:
                return file, node
            case ast.Assign(targets=[ast.Name(id=found)]) | ast.AnnAssign(target=ast.Name(id=found)) if found == name:
                return file, node
            case ast.ImportFrom(module=str(source)):
                for alias in node.names:
                    if name == (alias.asname or alias.name):
                        try:
                            return defined(importlib.import_module(source), alias.name)
                        except ModuleNotFoundError:
                            return None
    return None


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _entry(name: str, node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        yield f"\n### {name}\n\n`class {name}{f'({bases})' if bases else ''}`\n\n{_said(node)}"
        yield from _inside(node)
    elif isinstance(node, ast.FunctionDef):
        yield f"\n### {name}\n\n`{_signature(node)}`\n\n{_said(node)}"
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        yield f"\n### {name}\n\n`{name} = {' '.join(ast.unparse(node.value).split())}`\n"


def _inside(node: ast.ClassDef) -> Iterator[str]:
    rows = [row for row in (*_fields(node), *_methods(node)) if row]
    if rows:
        yield "\n" + "\n".join(rows) + "\n"


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """What it is made of, with the sentence that stands below each."""
    for field, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _public(field.target.id):
            said = ""
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                said = f": {_flat(str(below.value.value))}"
            yield f"- `{field.target.id}: {ast.unparse(field.annotation)}`{said}"


def _methods(node: ast.ClassDef) -> Iterator[str]:
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and _public(one.name):
            kinds = {ast.unparse(mark) for mark in one.decorator_list}
            if "overload" in kinds or any(kind.endswith(".setter") for kind in kinds):
                continue
            said = ast.get_docstring(one)
            shape = f"{one.name}{_returns(one)}" if "property" in kinds else _signature(one)
            yield f"- `{shape}`{f': {_flat(said)}' if said else ''}"


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    arguments = ast.unparse(node.args)
    first, _, rest = arguments.partition(", ")
    if first in ("self", "cls"):
        arguments = rest
    return f"{node.name}({arguments}){_returns(node)}"


def _returns(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""


def _said(node: ast.ClassDef | ast.FunctionDef) -> str:
    said = ast.get_docstring(node)
    return f"{said}\n".replace("``", "`") if said else ""


def _flat(said: str) -> str:
    return " ".join(said.split()).replace("``", "`")


def _public(name: str) -> bool:
    return not name.startswith("_") or name == "__init__"


if __name__ == "__main__":
    HERE.write_text(text(), encoding="utf-8")
