"""The rules are a book: every rule under a heading, every word of the rules explained, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

import yakata
from yakata.kernel import BadContent, Game
from yakata.table.sight.books import book_shown
from yakata.words import LANGUAGES, Words, words_for
from yakata.words import book as books
from yakata.words.book import REST, book_of, chapters_of, terms_of

GAMES = [yakata.load(name) for name in ("hidden-rooms", "hako-onna", "betrayal")]
NAMES = {"Japanese", "English", "Regular", "Hard", "Nightmare", "B", "C", "F", "Stage", "BR", "HR", "Step"}
"""Words with a capital that are no words of the rules: editions, levels, ranks."""
PROPER = ("room-", "tile-", "item-", "power-", "seat-", "region-")
WORD = re.compile(r"(?<=[a-z0-9,;] )[A-Z][A-Za-z']+(?: [A-Z][A-Za-z']+)*")
"""A word or some with a capital in the middle of a sentence."""


def rules_of(words: Words) -> dict[str, str]:
    return {key.removeprefix("rule-"): words.rule(key[5:]) for key in words.all_keys() if key.startswith("rule-")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_under_one_heading(game: Game[Any], language: str) -> None:
    words = words_for(game, language)
    chapters = chapters_of(words)
    named = [number for chapter in chapters for number in chapter.rules]
    assert sorted(named) == sorted(rules_of(words))
    assert REST not in [chapter.key for chapter in chapters], f"no chapter of book.toml has {chapters[-1].rules}"
    for chapter in chapters:
        assert words.knows(f"chapter-{chapter.key}"), chapter.key
        assert words.part(f"chapter-{chapter.key}", "line"), chapter.key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_play_is_told_and_every_step_has_its_rule(game: Game[Any], language: str) -> None:
    words = words_for(game, language)
    assert book_of(game).order
    for step in book_of(game).order:
        assert words.knows(f"order-{step.key}"), step.key
        assert step.rule in rules_of(words)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_is_explained_in_both_languages_and_its_rules_are_there(game: Game[Any]) -> None:
    english, japanese = (terms_of(words_for(game, language)) for language in LANGUAGES)
    assert [(term.key, term.rules) for term in english] == [(term.key, term.rules) for term in japanese]
    rules = rules_of(words_for(game, "en"))
    for term in (*english, *japanese):
        assert term.name, term
        assert term.text.endswith((".", "。")), term
        assert term.rules, term
        assert not set(term.rules) - set(rules), term


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_belongs_to_two_words_and_every_word_stands_somewhere(game: Game[Any], language: str) -> None:
    words = words_for(game, language)
    terms = terms_of(words)
    forms = [form for term in terms for form in term.forms]
    assert sorted(form for form in forms if forms.count(form) > 1) == []
    keys = [key for key in words.all_keys() if not key.startswith(("term-", "rule-"))]
    raw = " ".join((*rules_of(words).values(), *_sources(game, language), *keys))
    lost = [term.key for term in terms if not any(form in raw for form in term.forms)]
    assert lost == []


def _sources(game: Game[Any], language: str) -> list[str]:
    folder = Path(yakata.__file__).parent / game.name.replace("-", "_")
    files = [file for file in folder.rglob(f"texts/{language}/*.ftl") if file.name != "glossary.ftl"]
    return [file.read_text(encoding="utf-8") for file in files]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_of_the_rules_has_its_explanation(game: Game[Any]) -> None:
    """A word that the rules write with a capital is a word of the rules."""
    words = words_for(game, "en")
    known = {form.removeprefix("-").lower() for term in terms_of(words) for form in term.forms}
    known |= {part for form in known for part in form.split()} | {name.lower() for name in NAMES}
    lines = [line for source in _sources(game, "en") for line in source.splitlines()]
    proper = " ".join(line for line in lines if line.startswith(PROPER)).lower()
    unknown: dict[str, str] = {}
    for number, text in rules_of(words).items():
        for found in WORD.findall(text):
            parts = [found, *found.split()]
            if not any(part.lower() in known or part.lower() in proper for part in parts):
                unknown[found] = number
    assert unknown == {}


def test_what_was_agreed_is_told_with_the_rules_that_say_so() -> None:
    game = yakata.load("hidden-rooms")  # KQ6
    usual = book_shown(game, "en", game.options())
    other = book_shown(game, "en", game.choose_options({"empty_pool": "reshuffle"}))
    assert [one.usual for one in usual.agreed] == [True] * len(usual.agreed)
    changed = [one for one in other.agreed if not one.usual]
    assert [(one.rules, one.value) for one in changed] == [(["KQ6"], "memory goes back first")]
    agreed = [rule.id for chapter in other.chapters for rule in chapter.rules if rule.agreed]
    assert agreed == ["KQ6"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[chapters]]\nkey = "a"\nrules = ["H1-H3", "H2"]', "H2 stands in two places"),
        ('[[chapters]]\nkey = "a"\nrules = ["H1-B3"]', "'H1-B3' is no number"),
        ('[[chapters]]\nkey = "a"', "rules"),
        ("chapters = ", "book.toml"),
    ],
)
def test_a_book_that_cannot_be_read_says_why(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "book.toml").write_text(text)
    with pytest.raises(BadContent, match=re.escape(complaint)):
        books._read(tmp_path / "book.toml")
