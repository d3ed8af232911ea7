"""Lines as the page's formatter leaves them."""

import json
import re
from collections.abc import Iterable
from textwrap import wrap

WIDTH = 110


def quoted(word: str | int | bool | None) -> str:
    return f"'{word}'" if isinstance(word, str) else json.dumps(word)


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else quoted(name)


def comment(text: str, indent: str = "") -> list[str]:
    """Nothing for no text, one line where it fits."""
    if not text:
        return []
    line = f"{indent}/** {text} */"
    if "\n" not in text and len(line) <= WIDTH:
        return [line]
    lines = [part for one in text.split("\n") for part in wrap(one, WIDTH - len(indent) - 3)]
    return [f"{indent}/**", *(f"{indent} * {part}" for part in lines), f"{indent} */"]


def statement(head: str, members: Iterable[str], between: str, indent: str = "") -> list[str]:
    """``head A | B;`` on one line where it fits, else the members on the next, else each on its own."""
    parts = list(members)
    joined = f" {between} ".join(parts)
    line = f"{indent}{head} {joined};"
    if len(line) <= WIDTH or len(parts) == 1:
        return [line]
    if between == "|" and len(f"{indent}  {joined};") <= WIDTH:
        return [f"{indent}{head}", f"{indent}  {joined};"]
    lines = [f"{indent}{head}", *(f"{indent}  {between} {part}" for part in parts)]
    return [*lines[:-1], lines[-1] + ";"]


def imported(names: Iterable[str], place: str) -> list[str]:
    known = sorted(names)
    line = f"import type {{ {', '.join(known)} }} from './{place}';"
    if len(line) <= WIDTH:
        return [line]
    return ["import type {", *(f"  {name}," for name in known), f"}} from './{place}';"]


def group(head: str, members: Iterable[str], after: str, indent: str) -> list[str]:
    """``head: { a: A, b: B },`` on one line where it fits, else each member on its own."""
    parts = list(members)
    line = f"{indent}{head}: {{ {f'{after} '.join(parts)} }}{after}" if parts else f"{indent}{head}: {{}}{after}"
    if len(line) <= WIDTH:
        return [line]
    return [f"{indent}{head}: {{", *(f"{indent}  {part}{after}" for part in parts), f"{indent}}}{after}"]
