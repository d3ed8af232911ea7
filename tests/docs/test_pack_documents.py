"""The schema and the reference of the pack language are made from the language, and true."""

from typing import get_args

from tests.docs.blocks import ROOT
from yakata.betrayal.pack import steps, things, words
from yakata.betrayal.pack.language import hints, own_tag, tables, told_of_table
from yakata.betrayal.pack.reference import PASSIVES, TRIGGERS, reference
from yakata.betrayal.pack.schema import schema_text

LARGEST = 150_000


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


def test_everything_is_explained():
    silent = [table.__name__ for table in tables() if not told_of_table(table)]
    assert set(silent) <= {"Setup", "Routine"}, silent
