"""Words that packs used before each key had one meaning (``rules: 1``), and what is written today."""

from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

from msgspec import Struct

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language import words as w
from yakata.betrayal.language.describing.docstrings import hints
from yakata.betrayal.language.files.problems import Place

ONE_MEANING: Final = 2
"""Since these ``rules`` each key of a pack has one meaning."""
MOVED: Final[dict[type, dict[str, str]]] = {
    w.Times: {"by": "factor"},
    w.Beings: {"what": "being"},
    w.Either: {"otherwise": "else"},
    w.WhereIs: {"of": "from"},
    w.Thing: {"of": "carrier", "may": "allows", "card": "is-card"},
    w.AllOf: {"of": "tests"},
    w.AnyOf: {"of": "tests"},
    w.Not: {"of": "test"},
    w.SomeBeing: {"what": "being"},
    w.CrestOn: {"other": "another"},
    s.Damage: {"kind": "harm"},
    s.SetTrait: {"to": "set"},
    s.Redirect: {"to": "whom"},
    s.SetResult: {"to": "set"},
    s.SwapPlaces: {"other": "whom"},
    s.Hand: {"to": "whom"},
    s.Steal: {"of": "carrier", "to": "whom"},
    s.RemoveTile: {"to": "fate"},
    s.PutThing: {"thing": "object", "to": "whom"},
    s.MoveBeing: {"what": "being"},
    s.WalkBeing: {"what": "being"},
    s.Stun: {"what": "being"},
    s.Recover: {"what": "being"},
    s.Kill: {"what": "being"},
    s.Hurt: {"what": "being"},
    s.Follow: {"what": "being"},
    s.Attack: {"by": "attacker"},
    s.SetFlag: {"to": "set"},
    s.Reveal: {"to": "whom"},
    s.If: {"other": "else"},
    s.Bid: {"most": "at-most", "least": "at-least"},
    s.RevealRole: {"to": "whom"},
    s.SetStatus: {"on": "set"},
    s.Tell: {"to": "whom"},
    s.StickTile: {"ghost": "ghosts"},
    s.ChronicleFlag: {"to": "set"},
    s.Entry: {"number": "journal"},
    t.Weapon: {"result": "result-bonus"},
    t.Action: {"secret": "in-secret"},
    t.Passive: {"kind": "harm"},
    t.LegacyCard: {"then": "after"},
    t.JournalEntry: {"to": "whom"},
}
"""By table: the old word and the new one. No table uses an old word of its own for anything else today."""


def in_older_words(files: Iterable[Any]) -> bool:
    """Whether the files of a pack say that it was written before."""
    said = [file["rules"] for file in files if isinstance(file, dict) and isinstance(file.get("rules"), int)]
    return bool(said) and max(said) < ONE_MEANING


def in_todays_words(tables: dict[str, Any]) -> Any:
    """What a file says, with its definitions written out, in the words of today. Those of today stay as they are."""
    return _translated(tables, t.PackFile)


def field_today(table: Any, field: str) -> str:
    """How a field of this table is called today that a saved game may know by its old name."""
    return MOVED.get(type(table), {}).get(field, field)


def moved_to(tables: dict[str, Any], place: Place, word: str) -> str | None:
    """What is written today for this word of the table at this place of a file."""
    kind: Any = t.PackFile
    part: Any = tables
    for way in place:
        kind, part = _inside(kind, part, way), part[way]
    table = _table(kind, part)
    return MOVED.get(table, {}).get(word) if table is not None else None


def _translated(part: Any, kind: Any) -> Any:
    if isinstance(part, dict):
        table = _table(kind, part)
        names = MOVED.get(table, {}) if table is not None else {}
        return {names.get(key, key): _translated(one, _inside(kind, part, key)) for key, one in part.items()}
    if isinstance(part, list):
        return [_translated(one, _inside(kind, part, number)) for number, one in enumerate(part)]
    return part


def _table(kind: Any, part: Any) -> type[Struct] | None:
    """Which table of the language this is."""
    if not isinstance(part, dict):
        return None
    found = [one for one in _kinds(kind) if isinstance(one, type) and issubclass(one, Struct)]
    for one in found:
        config = one.__struct_config__
        if config.tag_field and part.get(config.tag_field) == config.tag:
            return one
    return next((one for one in found if not one.__struct_config__.tag_field), None)


def _inside(kind: Any, part: Any, way: str | int) -> Any:
    """What may stand there within this part."""
    table = _table(kind, part)
    if table is not None:
        word = MOVED.get(table, {}).get(str(way), way)
        names = zip(table.__struct_encode_fields__, table.__struct_fields__, strict=True)
        return next((hints(table)[field] for name, field in names if name == word), Any)
    wanted = tuple if isinstance(part, list) else dict
    found = [get_args(one)[0 if wanted is tuple else 1] for one in _kinds(kind) if get_origin(one) is wanted]
    return found[0] if found else Any


def _kinds(kind: Any) -> Iterator[Any]:
    """The parts of a union."""
    if get_origin(kind) in (Union, UnionType):
        for one in get_args(kind):
            yield from _kinds(one)
    elif get_origin(kind) is Annotated:
        yield from _kinds(get_args(kind)[0])
    else:
        yield kind
