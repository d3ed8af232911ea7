"""What no pack uses and no test tries is no part of the language. Triggers have a test of their own."""

import re
from functools import cache
from typing import get_args

import pytest

from tests.docs.blocks import ROOT
from yakata.betrayal.language import tables as t
from yakata.betrayal.language.describing.docstrings import hints, leaf, tables, tags

TAGS = ("do", "is", "of")


@cache
def written() -> str:
    """Every pack, and every test of the game that writes in the language."""
    packs = [*(ROOT / "src/yakata/betrayal/packs").rglob("*.yaml"), *(ROOT / "tests").rglob("*.yaml")]
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path.name != "test_every_word.py"]
    return "\n".join(path.read_text(encoding="utf-8") for path in (*packs, *tests)).replace('"', "").replace("'", "")


def used(field: str, word: str) -> bool:
    return re.search(rf"\b{field}: {re.escape(word)}(?![\w-])", written()) is not None


@pytest.mark.parametrize("field", TAGS)
def test_every_step_test_and_number_is_tried(field):
    assert [word for word in tags(field) if not used(field, word)] == []


def test_every_passive_is_tried():
    assert [word for word in get_args(hints(t.Passive)["give"]) if not used("give", word)] == []


def test_every_field_is_tried():
    """By its name, in whatever table: one that nobody ever writes is there for nobody."""
    names = {name for table in tables() if leaf(table) for name in table.__struct_encode_fields__}
    assert sorted(name for name in names if not re.search(rf"(?<![\w-]){name}:", written())) == []
