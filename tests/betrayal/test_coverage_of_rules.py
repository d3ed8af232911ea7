"""Every rule of the engine, and every rule of what may be seen, has a test that names it."""

import re
from pathlib import Path

from yakata import betrayal

TABLE_MANNERS = (11, 33, 38, 40, 113, 119, 149, 169, 171)
"""Story or manners at the table: nothing to test."""
SEEN = (17, 28, 39, 43, 90, 93, 144, 146, 147, 148, 151, 154)
"""Rules about what may be seen."""
RULES = [f"B{number}" for number in range(1, 174) if number not in TABLE_MANNERS]
RULINGS = [f"BR{number}" for number in range(1, 31)]
LATER = re.compile(r"^BR(3[1-9]|[4-9]\d)$")
"""Rulings that came up while it was built."""

TEST = re.compile(r"^def test_.*#(.*)$", re.MULTILINE)
"""A test names its rules behind its first line."""
NAME = re.compile(r"\bBR?\d+\b")


def named():
    sources = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return {rule for source in sources for line in TEST.findall(source) for rule in NAME.findall(line)}


def test_every_rule_has_a_test_that_names_it():
    found = named()
    assert [rule for rule in RULES + RULINGS if rule not in found] == []


def test_rules_of_what_may_be_seen_are_among_them():
    assert {f"B{number}" for number in SEEN} <= set(RULES)


def test_every_later_ruling_of_the_code_has_a_test_too():
    """A ruling that the code names is one that somebody can look up and try."""
    folder = Path(betrayal.__file__).parent
    used = {rule for path in folder.rglob("*.py") for rule in NAME.findall(path.read_text(encoding="utf-8"))}
    later = sorted(rule for rule in used if LATER.match(rule))
    assert [rule for rule in later if rule not in named()] == []


def test_rules_are_named_by_numbers_that_exist():
    folder = Path(betrayal.__file__).parent
    used = {rule for path in folder.rglob("*.py") for rule in NAME.findall(path.read_text(encoding="utf-8"))}
    known = {*RULES, *RULINGS, *(f"B{number}" for number in TABLE_MANNERS)}
    assert sorted(rule for rule in (used | named()) - known if not LATER.match(rule)) == []
