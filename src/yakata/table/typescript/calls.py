"""The calls of the HTTP side, read from its handlers: what each asks for, takes and gives."""

import re
from collections.abc import Iterator
from typing import Any, get_args, get_origin

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.typing import FieldDefinition

from yakata.table.typescript.book import File
from yakata.table.typescript.layout import comment, group, key, quoted

_OWN = {"self", "request", "data"}


def write_calls(file: File, router: Router) -> None:
    lines = [line for path, method, handler in _handlers(router) for line in _call(file, path, method, handler)]
    doc = comment("Every call: its query, the body that it takes, and what it answers.")
    file.add("Calls", [*doc, "export interface Calls {", *lines, "}"])


def _handlers(router: Router) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    found = [
        (route.path.removeprefix(router.path), method, handler)
        for route in router.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods
        if method != "OPTIONS"
    ]
    yield from sorted(found, key=lambda one: one[:2])


def _call(file: File, path: str, method: str, handler: HTTPRouteHandler) -> list[str]:
    fields = handler.parsed_fn_signature.parameters
    in_path = set(re.findall(r"{(\w+):", path))
    query = [_asked(file, field) for name, field in fields.items() if name not in _OWN | in_path]
    body = file.type_of(fields["data"].annotation, "", taken=True) if "data" in fields else "null"
    answer = _answer(file, handler.parsed_fn_signature.return_type.annotation)
    parts = [f"query: {{ {'; '.join(query)} }}" if query else "query: {}", f"body: {body}", f"answer: {answer}"]
    plain = re.sub(r":\w+}", "}", path)
    name = quoted(f"{method} {plain}")
    doc = comment((handler.fn.__doc__ or "").strip(), "  ")
    return [*doc, *group(name, parts, ";", "  ")]


def _asked(file: File, field: FieldDefinition) -> str:
    """A field of the query; what has a default may be left out."""
    name = getattr(field.kwarg_definition, "name", None) or field.name
    return f"{key(name)}{'' if field.is_required else '?'}: {file.type_of(field.annotation, '')}"


def _answer(file: File, annotation: Any) -> str:
    """A file that is sent is a text."""
    if get_origin(annotation) is Response:
        assert get_args(annotation)[0] in (str, bytes)
        return "string"
    return file.type_of(annotation, "")
