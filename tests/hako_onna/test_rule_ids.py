"""Every rule has a text in both languages and a test that names it."""

import re
from pathlib import Path

from tests.hako_onna.nights import GAME
from yakata import hako_onna
from yakata.words import LANGUAGES, words_for

RULES = [f"H{number}" for number in range(1, 135)] + [f"HR{number}" for number in range(1, 45)]

TEST = re.compile(r"^def test_.*#(.*)$", re.MULTILINE)
"""A test names its rules behind its first line."""


def test_every_rule_has_a_test_that_names_it():
    sources = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {rule for source in sources for line in TEST.findall(source) for rule in re.findall(r"\bHR?\d+\b", line)}
    assert [rule for rule in RULES if rule not in named] == []


def test_every_rule_has_a_sentence_in_both_languages():
    for language in LANGUAGES:
        words = words_for(GAME, language)
        assert [rule for rule in RULES if not words.knows(f"rule-{rule}")] == []
        assert not words.knows("rule-H135")


def test_rules_are_named_by_numbers_that_exist():
    """In the code too: a refusal or a question never names a rule that nobody can look up."""
    folder = Path(hako_onna.__file__).parent
    named = {
        rule for path in folder.glob("*.py") for rule in re.findall(r"\bHR?\d+\b", path.read_text(encoding="utf-8"))
    }
    assert sorted(named - set(RULES)) == []


def test_every_ruling_is_in_the_document():
    rulings = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert [rule for rule in RULES if rule.startswith("HR") and f"**{rule}**" not in rulings] == []
    assert [name for name in GAME.options.__struct_fields__ if f"`{name}" not in rulings] == []
