"""A rule that an option changes is said as it is in force."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

import yakata
from yakata.kernel import BadOptions, Game
from yakata.kernel.testing import every_setting
from yakata.kernel.testing.random_play import _values
from yakata.registry import games
from yakata.words import LANGUAGES, words_for
from yakata.words.catalogue import read_catalogues

RULINGS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \*\*([A-Z]+\d+)\*\* \|.*\| ([^|]*) \|$", re.MULTILINE)
"""A ruling: its number, and what can be chosen."""
CITED = re.compile(r"\b[A-Z]+\d+\b")
GAMES = [yakata.load(name) for name in games()]


def values(game: Game[Any], option: str) -> tuple[Any, ...]:
    """What can be chosen; of a number the default, and none; nothing where it is no choice among rules."""
    default = getattr(game.options(), option)
    return _values(get_type_hints(game.options)[option]) or ((default, 0) if isinstance(default, int) else ())


def chosen_by_rule(game: Game[Any]) -> dict[str, set[str]]:
    """The options that decide a rule: as the rulings say, and as the options themselves do."""
    decides: dict[str, set[str]] = {}
    for number, choice in ROW.findall(RULINGS):
        if words_for(game, "en").knows(f"rule-{number}"):
            for option in re.findall(r"`(\w+)=", choice):
                decides.setdefault(number, set()).add(option)
    for option in game.options.__struct_fields__:
        for number in CITED.findall(words_for(game, "en").say(f"option-{option}")):
            decides.setdefault(number, set()).add(option)
    return {number: {option for option in options if values(game, option)} for number, options in decides.items()}


def settings(game: Game[Any], option: str) -> Iterator[tuple[Any, Any]]:
    """Each value of the option that counts, with options that have it, in a setting where it matters."""
    seen = set()
    for around in ({}, *({name: value} for name in game.options.__struct_fields__ for value in values(game, name))):
        for value in values(game, option):
            try:
                options = game.choose_options({**around, option: value})
                game.start(options)
            except BadOptions:
                continue
            counts = options.in_force()[option]
            if (key := (str(around), counts)) not in seen:
                seen.add(key)
                yield str(around), (counts, options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_says_what_each_value_of_its_option_means(game, language):  # HR3, HR14, HR24
    words = words_for(game, language)
    alike = []
    for number, options in chosen_by_rule(game).items():
        for option in options:
            apart: dict[str, dict[Any, str]] = {}
            for around, (counts, chosen) in settings(game, option):
                apart.setdefault(around, {})[counts] = words.under(chosen).rule(number)
            if not any(len({*said.values()}) == len(said) > 1 for said in apart.values()):
                alike.append((number, option))
    assert alike == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_said_in_every_setting(game, language):
    words = words_for(game, language)
    rules = [key.removeprefix("rule-") for key in words.all_keys() if re.fullmatch(r"rule-[A-Z]+\d+", key)]
    for options, _ in every_setting(game):
        said = words.under(options)
        for number in rules:
            assert "{" not in said.rule(number), number
            assert "  " not in said.rule(number), number


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    """All places where a text chooses."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for part in node if isinstance(node, list) else vars(node).values():
        if isinstance(part, (list, ast.BaseNode)):
            yield from selections(part)


def variants(message: ast.Message) -> Iterator[tuple[str, str]]:
    """By which options a text chooses, and among what."""
    for choosing in selections(message):
        assert isinstance(choosing.selector, ast.VariableReference)
        for variant in choosing.variants:
            key = variant.key
            yield choosing.selector.id.name, key.name if isinstance(key, ast.Identifier) else key.value


@pytest.mark.parametrize("name", ["hidden_rooms", "hako_onna", "betrayal"])
def test_rules_choose_by_options_and_by_values_that_there_are(name):
    """A variant that no setting can reach says nothing."""
    folder = Path(yakata.__file__).parent / name / "texts"
    game = yakata.load(name.replace("_", "-"))
    for catalogue in read_catalogues(folder).values():
        for file in {said.file for said in catalogue.texts.values()}:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith("rule-"):
                    for option, value in variants(entry):
                        can = {str(each).replace("True", "yes").replace("False", "no") for each in values(game, option)}
                        assert value in can | {"other"}, (entry.id.name, option, value)
