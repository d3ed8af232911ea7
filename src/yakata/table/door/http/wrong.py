"""What is wrong about a body, in our words: the field, and what it can be."""

from functools import cache
from typing import Any, Final, get_type_hints

import msgspec
from litestar import Request
from msgspec import inspect

from yakata.kernel import Refusal

DEEP: Final = 8


def what_is_wrong(request: Request[Any, Any, Any]) -> Refusal | None:
    """Nothing where there is no body, or what is wrong is not in a field of it."""
    body = request._body  # what has been read of it; an error handler does not wait for more
    fields = getattr(request.scope.get("route_handler"), "parsed_fn_signature", None)
    if not isinstance(body, bytes) or fields is None or "data" not in fields.parameters:
        return None
    try:
        plain = msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return _wrong(inspect.type_info(fields.parameters["data"].annotation), plain, "", DEEP)


def _wrong(kind: inspect.Type, said: Any, where: str, deep: int) -> Refusal | None:
    """The first thing that is wrong, from the outside in."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        kind = next((one for one in kind.types if not isinstance(one, inspect.NoneType)), kind)
        if said is None:
            return None
    if isinstance(kind, inspect.StructType) and isinstance(said, dict) and deep:
        return _wrong_struct(kind, said, where, deep)
    if isinstance(kind, inspect.ListType) and isinstance(said, list) and deep:
        each = (_wrong(kind.item_type, one, f"{where}[{at}]", deep - 1) for at, one in enumerate(said[:50]))
        return next((found for found in each if found), None)
    if isinstance(kind, inspect.LiteralType) and said not in kind.values:
        allowed = ", ".join(str(value) for value in kind.values)
        return Refusal("wrong-value", slots={"field": where, "value": str(said)[:40], "allowed": allowed})
    return None


def _wrong_struct(kind: inspect.StructType, said: dict[str, Any], where: str, deep: int) -> Refusal | None:
    fields = {field.encode_name: field for field in kind.fields}
    allowed = ", ".join(fields)
    if unknown := [name for name in said if name not in fields]:
        return Refusal("unknown-field", slots={"field": _at(where, unknown[0][:40]), "allowed": allowed})
    if missing := [name for name, field in fields.items() if field.required and name not in said]:
        return Refusal("missing-field", slots={"field": _at(where, missing[0]), "allowed": allowed})
    for name, value in said.items():
        inside = _wrong(fields[name].type, value, _at(where, name), deep - 1)
        if inside:
            return inside
        try:
            msgspec.convert(value, _hints(kind.cls)[fields[name].name])
        except msgspec.MsgspecError:
            return Refusal("wrong-field", slots={"field": _at(where, name)})
    return None


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def _at(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
