"""A key of the pack language has one meaning: whatever table it stands in, it takes the same form of value.

Sentences are what cards, tiles and boxes say: selectors, numbers, tests, steps, and what these stand in. The sheets
that files are made of (a Tile, a Haunt, a Chapter) have titles over lists, and these are no part of it; nor are
definitions.
"""

from collections import defaultdict
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest
import yaml

from tests.museum.rooms import MUSEUM
from yakata.betrayal import GAME
from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language import words as w
from yakata.betrayal.language.checking import check_pack
from yakata.betrayal.language.describing.docstrings import hints, is_number, is_where, is_who, leaf, tables
from yakata.betrayal.language.moved import MOVED, in_todays_words
from yakata.betrayal.language.steps import Step
from yakata.betrayal.language.words import Who
from yakata.cli.commands.pack.new import new as new_pack

AROUND = (t.Weapon, t.Strike, t.Action, t.Reaction, t.Passive)
SENTENCES = [one for one in tables() if leaf(one) and (one.__module__ != t.__name__ or one in AROUND)]
SEVERAL = {
    "then": ("number", "steps"),  # what follows when it is so: of a number, a number
    "else": ("number", "steps"),
    "but": ("where", "who"),  # all of these without those, whatever they are
    "rather": ("where", "who"),
    "equals": ("number", "word"),  # exactly this
    "set": ("number", "step of a trait", "yes or no"),  # the value that it gets
    "steal": ("thing", "yes or no"),  # whether it steals, or only such things
    "id": ("names", "word"),  # the name it has itself, or of what is meant
    "tile": ("names", "word"),
    "trait": ("choice of traits", "names", "traits"),
}
"""Keys that mean the same of different things, and the forms that they take."""


def form(kind: Any) -> str:
    """What form of value a key takes."""
    parts = [one for one in flat(kind) if one is not type(None)]
    marked = [one.extra["meaning"] for part in parts for one in getattr(part, "__metadata__", ()) if one.extra]
    if marked:
        return str(marked[0])
    for asks, name in ((is_who, "who"), (is_where, "where"), (is_number, "number")):
        if asks(kind):
            return name
    if w.AllOf in parts:
        return "tests"
    for table, name in ((w.Thing, "thing"), (w.Being, "being")):
        if table in parts:
            return name
    return plain([get_args(one)[0] if get_origin(one) is Annotated else one for one in parts])


def plain(parts: list[Any]) -> str:
    words = [word for part in parts if get_origin(part) is Literal for word in get_args(part)]
    if "critical" in words:
        return "step of a trait"
    if set(words) >= {"speed", "might"}:
        many = any(get_origin(part) is tuple for part in parts)
        return "choice of traits" if "any" in words else "traits" if many else "names"
    if words:
        return "yes or no" if bool in parts else "one of a list"
    inner = [get_args(part)[0] for part in parts if get_origin(part) is tuple]
    if inner:
        if s.Damage in flat(inner[0]):
            return "steps"
        return "tests" if w.AllOf in flat(inner[0]) else several(inner[0], parts)
    if get_origin(parts[0]) is dict:
        return "table"
    names = {bool: "yes or no", int: "number", str: "word", t.Weapon: "weapon"}
    return names.get(get_args(parts[0])[0] if get_origin(parts[0]) is Annotated else parts[0], str(parts[0]))


def several(inner: Any, parts: list[Any]) -> str:
    return "names" if len(parts) > 1 else f"list of {getattr(inner, '__name__', 'words')}"


def flat(kind: Any) -> list[Any]:
    if get_origin(kind) in (Union, UnionType):
        return [one for part in get_args(kind) for one in flat(part)]
    return [kind]


def forms(of: Any = SENTENCES) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for table in of:
        kinds = hints(table)
        for field, name in zip(table.__struct_fields__, table.__struct_encode_fields__, strict=True):
            found[name].add(form(kinds[field]))
    return found


def twofold(found: dict[str, set[str]]) -> dict[str, set[str]]:
    return {key: seen for key, seen in found.items() if len(seen) > 1 and seen != set(SEVERAL.get(key, ()))}


def test_a_key_has_one_meaning_in_all_sentences() -> None:
    assert twofold(forms()) == {}
    assert {key for key in SEVERAL if len(forms()[key]) < 2} == set()


@pytest.mark.parametrize(
    ("key", "means"), [("to", "where"), ("by", "chooser"), ("whom", "whom"), ("attacker", "who"), ("carrier", "who")]
)
def test_words_for_places_and_people_are_kept_apart(key: str, means: str) -> None:
    found = forms([*SENTENCES, t.JournalEntry])
    assert found[key] == {means}
    if means in ("chooser", "whom"):
        assert {other for other, seen in found.items() if means in seen} == {key}


@pytest.mark.parametrize(("key", "kind"), [("to", Who), ("by", Who), ("other", bool), ("what", w.Being), ("set", Who)])
def test_a_step_that_would_give_a_key_another_meaning_is_found(key: str, kind: Any) -> None:
    stray = msgspec.defstruct("Stray", [(key, kind)], bases=(Step,), frozen=True, kw_only=True)
    assert key in twofold(forms([*SENTENCES, stray]))


def test_no_table_uses_a_word_that_has_moved_for_anything_else() -> None:
    for table, words in MOVED.items():
        names = set(table.__struct_encode_fields__)
        assert set(words.values()) <= names, table
        assert not set(words) & names, table


def test_words_of_today_stay_as_they_are() -> None:
    for pack in GAME.data().values():
        for said in pack.values():
            assert in_todays_words(said) == said


OLD = MUSEUM / "rules-5" / "content" / "moth-house"


def test_a_pack_in_older_words_is_played_and_its_author_is_told_the_new_ones(tmp_path) -> None:
    pack = tmp_path / "old-words"
    pack.mkdir()
    (pack / "pack.yaml").write_text("pack: old-words\nrules: 1\nneeds: [tallow-rent]\n", encoding="utf-8")
    steps = [{"do": "if", "test": {"is": "alive"}, "other": [{"do": "set-flag", "flag": "x", "to": False}]}]
    steps.append({"do": "hand", "what": {"of": "it"}, "to": "left"})
    event = {"id": "old-letter", "regions": ["ground"], "steps": steps}
    (pack / "events.yaml").write_text(yaml.safe_dump({"events": [event]}), encoding="utf-8")
    book = GAME.with_content(pack).book
    first, second = book.events["old-letter"].steps
    assert isinstance(first, s.If)
    assert first.other == (s.SetFlag(flag="x", set=False),)
    assert second == s.Hand(what=w.Thing(carrier="it"), whom="left")
    told = " ".join(problem.message for problem in check_pack(pack, {}))
    for words in ("'other' is 'else' here", "'of' is 'carrier' here", "'to' is 'whom' here"):
        assert words in told
    new_pack(tmp_path / "moth-house")
    fresh = GAME.with_content(tmp_path / "moth-house").book
    assert GAME.with_content(OLD).book.haunts["cold-wick"] == fresh.haunts["cold-wick"]
