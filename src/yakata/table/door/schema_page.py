"""The OpenAPI document for people: a plain page that the house's own policy allows."""

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from yakata.table.door.plain import plain_page, plain_style

HERE: Final = "/api/schema"
DOCUMENT: Final = f"{HERE}/openapi.json"
METHODS: Final = ("get", "post", "patch", "put", "delete")
INNER: Final = 24
"""Values of a list of allowed ones that are shown."""
LEFT_OUT: Final = ' <span class="faint">(may be left out)</span>'
Spec = dict[str, Any]


class Viewer(OpenAPIRenderPlugin):
    """Every call, what it takes and what it answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Spec) -> bytes:
        return plain_page("Yakata: the API", "".join(_body(openapi_schema)), style=f"{HERE}/plain.css").encode()


class Style(OpenAPIRenderPlugin):
    """How that page looks."""

    def __init__(self) -> None:
        super().__init__(path="/plain.css", media_type="text/css")  # type: ignore[arg-type]  # it is only passed on

    def render(self, request: Request[Any, Any, Any], openapi_schema: Spec) -> bytes:
        return plain_style()


def _body(document: Spec) -> Iterator[str]:
    info = document["info"]
    yield f"<h1>{escape(info['title'])} {escape(info['version'])}: the API</h1>"
    yield f'<p>For programs: <a href="{DOCUMENT}">openapi.json</a>. Live play is by WebSocket, at '
    yield "<code>/api/tables/{table_id}/live</code>; docs/api.md tells it, and the rest, in words.</p>"
    for subject, paths in groupby(sorted(document["paths"].items()), key=lambda item: item[0].split("/")[2]):
        yield f"<h2>{escape(subject)}</h2>"
        for path, calls in paths:
            for method in METHODS:
                if method in calls:
                    yield from _call(path, method, calls[method])
    yield "<h2>Objects</h2>"
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        yield f'<details><summary><code>{escape(name)}</code></summary><div id="{escape(name)}">'
        yield from _object(schema)
        yield "</div></details>"


def _call(path: str, method: str, call: Spec) -> Iterator[str]:
    about = call.get("description") or call.get("summary", "")
    yield f'<details><summary><span class="method">{method.upper()}</span> <code>{escape(path)}</code>'
    yield f' <span class="faint">{escape(about)}</span></summary>'
    asked = call.get("parameters", [])
    if asked:
        yield "<table><tr><th>parameter</th><th>in</th><th>what</th></tr>"
        for one in asked:
            name = escape(one["name"]) + (
                "" if one.get("required") else ' <span class="faint">(may be left out)</span>'
            )
            yield f"<tr><td><code>{name}</code></td><td>{escape(one['in'])}</td><td>{_kind(one['schema'])}</td></tr>"
        yield "</table>"
    for kind, body in call.get("requestBody", {}).get("content", {}).items():
        yield f'<p>Takes <span class="faint">{escape(kind)}</span>: {_kind(body.get("schema", {}))}</p>'
    yield "<table><tr><th>answer</th><th></th><th>what</th></tr>"
    for code, answer in sorted(call.get("responses", {}).items()):
        content = [_kind(body.get("schema", {})) for body in answer.get("content", {}).values()]
        yield f"<tr><td>{escape(code)}</td><td>{' '.join(content)}</td>"
        yield f"<td>{escape(answer.get('description', ''))}</td></tr>"
    yield "</table></details>"


def _object(schema: Spec) -> Iterator[str]:
    if schema.get("description"):
        yield f"<p>{escape(schema['description'])}</p>"
    fields, needed = schema.get("properties", {}), set(schema.get("required", ()))
    if not fields:
        yield f"<p>{_kind(schema)}</p>"
        return
    yield "<table><tr><th>field</th><th>what</th></tr>"
    for name, field in fields.items():
        optional = "" if name in needed else LEFT_OUT
        yield f"<tr><td><code>{escape(name)}</code>{optional}</td><td>{_kind(field)}</td></tr>"
    yield "</table>"


def _kind(schema: Spec) -> str:
    """What a value may be, in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for one in ("oneOf", "anyOf", "allOf"):
        if one in schema:
            return " or ".join(_kind(part) for part in schema[one])
    if "enum" in schema:
        values = [f"<code>{escape(str(value))}</code>" for value in schema["enum"][:INNER]]
        return ", ".join(values) + (", …" if len(schema["enum"]) > INNER else "")
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_kind(schema['additionalProperties'])}"
    said = escape(" or ".join(kind) if isinstance(kind, list) else kind)
    return said + (f", at most {schema['maxLength']} letters" if "maxLength" in schema else "")
