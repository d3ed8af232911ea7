"""The JSON Schema of a file of a pack: what msgspec says of it, each part once, with the docstrings of the fields."""

from collections import Counter
from typing import Any, Final

import msgspec

from yakata.betrayal.language import steps, words
from yakata.betrayal.language import tables as things
from yakata.betrayal.language.describing.docstrings import (
    hints,
    plain_text,
    tables,
    told_of,
    told_of_field,
)
from yakata.betrayal.language.files.defining import USE
from yakata.betrayal.language.tables import PackFile

NAMED: Final[dict[str, tuple[Any, str]]] = {
    "number": (words.Number, "Number"),
    "who": (words.Who, "Who"),
    "where": (words.Where, "Where"),
    "when": (words.When, "When"),
    "test": (words.Tests, "Tests"),
    "step": (steps.AnyStep, "AnyStep"),
    "steps": (hints(steps.Pay)["then"], "Steps"),
    "bands": (hints(steps.Roll)["bands"], "Bands"),
    "track": (things.Track, "Track"),
    "trait": (words.Trait, "Trait"),
    "id": (words.Id, "Id"),
}
"""Parts that stand in many places, by the names that they get."""
SHORT: Final = 120
"""What is shorter than this may stand in several places."""


def pack_schema() -> dict[str, Any]:
    """One self-contained schema (draft 2020-12)."""
    kinds = [PackFile, *(kind for kind, _ in NAMED.values())]
    (file, *found), defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    parts = dict(zip(NAMED, found, strict=True))
    for part in (*_parts(defs), *_parts(list(parts.values()))):
        part.pop("discriminator", None)
    _describe(defs)
    names: dict[bytes, str] = {}
    for name, part in sorted(parts.items(), key=lambda one: len(_text(one[1]))):
        _replace(part, names)
        names.setdefault(_text(part), name)
    _replace(defs, names)
    for name, part in parts.items():
        if _text(part) in names and names[_text(part)] == name:
            told = told_of(NAMED[name][1])
            defs[name] = part | ({"description": plain_text(told)} if told else {})
    _share(defs)
    _allow_use(defs)
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of a pack for Yakata's Betrayal",
    }
    return {**head, **file, "$defs": dict(sorted(defs.items()))}


def schema_text() -> str:
    """As it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(pack_schema()), indent=1).decode() + "\n"


def _allow_use(defs: dict[str, Any]) -> None:
    """Where something can be defined, its definition can be used."""
    defs[USE] = {
        "title": "Use",
        "description": "What was defined under this name, with what the definition must be given.",
        "type": "object",
        "properties": {USE: {"$ref": "#/$defs/id"}},
        "required": [USE],
    }
    use = {"$ref": f"#/$defs/{USE}"}
    for name in ("number", "who", "where", "when", "test", "step", "steps", "Thing", "Being"):
        part = defs[name]
        told = {word: part.pop(word) for word in ("title", "description") if word in part}
        inner = part["anyOf"] if set(part) == {"anyOf"} else [part]
        defs[name] = {**told, "anyOf": [*inner, use]}
    several = [{"$ref": f"#/$defs/{name}"} for name in ("WhereIs", "WhoIs")]
    several += [one for one in defs["number"]["anyOf"] if one.get("$ref", "").startswith("#/$defs/part-")]
    for part in _parts(defs):
        if use not in (ways := part.get("anyOf", [use])) and any(one in ways for one in several):
            ways.append(use)  # where there may be none


def _describe(defs: dict[str, Any]) -> None:
    """The docstring under each field."""
    for table in tables():
        known = defs.get(table.__name__) or defs.get(f"{table.__module__}.{table.__name__}") or {}
        fields = known.get("properties", {})
        for field, name in zip(table.__struct_fields__, table.__struct_encode_fields__, strict=True):
            told = told_of_field(table, field)
            if told and name in fields:
                fields[name]["description"] = plain_text(told)


def _replace(thing: Any, names: dict[bytes, str]) -> None:
    """What has a name is named."""
    children = list(thing.items()) if isinstance(thing, dict) else list(enumerate(thing))
    for key, part in children:
        if not isinstance(part, (dict, list)):
            continue
        _replace(part, names)
        if isinstance(part, dict):
            apart = {word: part[word] for word in ("description", "default") if word in part}
            bare = {word: value for word, value in part.items() if word not in apart}
            name = names.get(_text(bare))
            if name is not None:
                thing[key] = {"$ref": f"#/$defs/{name}", **apart}


def _share(defs: dict[str, Any]) -> None:
    """Whatever is still long and there several times."""
    counted = Counter(_text(part) for part in _parts(defs) if "$ref" not in part)
    often = [text for text, count in counted.items() if count > 1 and len(text) > SHORT]
    names = {text: f"part-{number}" for number, text in enumerate(sorted(often, key=len), 1)}
    for text in sorted(often, key=len):
        defs[names[text]] = msgspec.json.decode(text)
    for key in list(defs):
        _replace(defs[key], {text: name for text, name in names.items() if name != key})


def _parts(thing: Any) -> list[dict[str, Any]]:
    inner = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    found = [part for one in inner for part in _parts(one)]
    return [*found, thing] if isinstance(thing, dict) else found


def _text(part: Any) -> bytes:
    return msgspec.json.encode(part, order="sorted")
