"""Every rule has a text in both languages and a test that names it."""

import re
from pathlib import Path

from tests.hidden_rooms.positions import GAME
from yakata.words import LANGUAGES, words_for

RULES = [f"K{number}" for number in range(1, 35)] + [f"KQ{number}" for number in range(1, 19)]

TEST = re.compile(r"^def test_.*#(.*)$", re.MULTILINE)
"""A test names its rules behind its first line."""


def test_every_rule_has_a_test_that_names_it():
    sources = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {rule for source in sources for line in TEST.findall(source) for rule in re.findall(r"\bKQ?\d+\b", line)}
    assert [rule for rule in RULES if rule not in named] == []


def test_every_rule_has_a_sentence_in_both_languages():
    for language in LANGUAGES:
        words = words_for(GAME, language)
        assert [rule for rule in RULES if not words.knows(f"rule-{rule}")] == []
        assert not words.knows("rule-K35")


def test_every_ruling_is_in_the_document():
    rulings = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert [rule for rule in RULES if rule.startswith("KQ") and f"**{rule}**" not in rulings] == []
    assert [name for name in GAME.options.__struct_fields__ if f"`{name}" not in rulings] == []
