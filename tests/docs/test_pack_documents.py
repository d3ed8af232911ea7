"""The schema and the reference of the pack language are made from the language, and true."""

import re
from typing import get_args

import msgspec
import pytest
import yaml

from tests.docs.blocks import ROOT
from yakata.betrayal.language import steps, words
from yakata.betrayal.language import tables as things
from yakata.betrayal.language.describing.docstrings import (
    field_names,
    hints,
    own_tag,
    tables,
    tags,
    told_of_table,
    words_of,
)
from yakata.betrayal.language.describing.reference import PASSIVES, TRIGGERS, reference
from yakata.betrayal.language.describing.schema import schema_text
from yakata.betrayal.language.describing.synonyms import CALLED, Called
from yakata.betrayal.language.files.sources import Loader

LARGEST = 200_000


def test_the_schema_is_the_language():
    """Written anew with: yakata pack schema > docs/pack.schema.json"""
    kept = (ROOT / "docs" / "pack.schema.json").read_text(encoding="utf-8")
    assert kept == schema_text()
    assert len(kept) < LARGEST


def test_the_reference_is_the_language():
    """Written anew with: yakata pack language > docs/pack-language.md"""
    assert (ROOT / "docs" / "pack-language.md").read_text(encoding="utf-8") == reference()


def test_the_reference_names_everything():
    told = reference()
    for kinds in (steps.AnyStep, words.Tests, words.Number):
        for table in get_args(kinds):
            if table not in (int, str):
                assert f"| `{own_tag(table)}` |" in told
    assert set(TRIGGERS) == set(get_args(things.Trigger))
    assert set(PASSIVES) == set(get_args(hints(things.Passive)["give"]))


def test_every_field_has_its_line():
    """In the tables of the reference where it has a heading; else in the line of its step, test or number."""
    told = reference()
    parts = {title: part for title, _, part in (one.partition("\n") for one in told.split("\n### ")[1:])}
    lines = [line for line in told.splitlines() if line.startswith("| `")]
    for table in tables():
        fields = [one.encode_name for one in msgspec.structs.fields(table) if one.encode_name != "when"]
        if not fields:
            continue
        tagged = [line for line in lines if line.startswith(f"| `{own_tag(table)}` |")]
        missing = [name for name in fields if f"`{name}`" not in ("\n".join(tagged) or parts.get(table.__name__, told))]
        assert not missing, (table.__name__, missing)


def test_everything_is_explained():
    silent = [table.__name__ for table in tables() if not told_of_table(table)]
    assert set(silent) <= {"Setup", "Routine"}, silent


@pytest.mark.parametrize("one", CALLED, ids=lambda one: one.wish)
def test_what_is_called_something_else_is_said_in_the_language(one: Called):
    """Every example can be read, and every word that the sentence names is one of the language."""
    kind = getattr(things, one.table) if one.table else tuple[steps.AnyStep, ...]
    msgspec.convert(yaml.load(one.example, Loader), kind)
    known = {*tags("do"), *tags("of"), *field_names(), *TRIGGERS, *PASSIVES, *words_of("turn")}
    said = [word.partition(":")[0] for word in re.findall(r"`([^`]+)`", one.said)]
    assert set(said) <= known
    assert f"| {one.wish} | {one.said} | `{one.example}` |" in reference()
