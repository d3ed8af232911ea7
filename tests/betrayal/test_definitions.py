"""Definitions: named selectors, numbers, tests and steps, written out when a pack is read."""

import pytest

from tests.betrayal.packs import Workshop
from tests.betrayal.test_mechanisms import FOLDER, mechanisms
from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import book_of, read_book
from yakata.betrayal.language.words import WhereIs, WhoIs
from yakata.kernel import BadContent
from yakata.lab.packs import problems_of

HAUNT = "haunts/cold-wick.yaml"
DEFINE = """
define:
  - {id: lit, with: [lamps], test: {is: number, this: lamps-lit, at-least: $lamps}}
  - {id: count-one, steps: [{do: counter, counter: lamps-lit, add: 1}]}
"""


@pytest.fixture
def shop(tmp_path, capsys):
    found = Workshop(tmp_path / "moth-house")
    found.add("items.yaml", DEFINE)
    found.change(HAUNT, "when: {is: number, this: lamps-lit, at-least: 3}", "when: {use: lit, lamps: 3}")
    found.change(HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{use: count-one}")
    return found


def test_what_is_defined_stands_wherever_it_is_used():
    haunt = mechanisms().book.haunts["m-defined"]
    infect, fever, deeper = haunt.boxes[0].action.do
    assert isinstance(infect, s.SetStatus)
    assert infect.who == "target"
    assert isinstance(fever, s.Lose)
    assert (fever.who, fever.amount) == ("target", 1)
    assert isinstance(deeper, s.If)
    assert isinstance(deeper.then[0].who, WhoIs)
    assert deeper.then[0].who.at == WhereIs(region="upper")
    assert deeper.then[0].who.has is not None
    assert haunt.setup.traitor[0].where == WhereIs(landing=True, region="upper")


def test_every_list_of_steps_is_named_by_where_it_is_used():
    book = mechanisms().book
    names = [name for name in book.blocks if ".m-defined." in name]
    assert {book.printed_on(name) for name in names} == {"m-defined", "m-defined.breathe"}


def test_the_same_book_comes_of_what_was_read():
    book = read_book(FOLDER)
    again = book_of(book.data)
    assert again.fingerprint == book.fingerprint
    assert again.haunts["m-defined"] == book.haunts["m-defined"]


def test_a_pack_with_definitions_has_no_problems(shop):
    assert problems_of(shop.folder) == []


@pytest.mark.parametrize(
    ("file", "old", "fresh", "told"),
    [
        (HAUNT, "{use: lit, lamps: 3}", "{use: litt, lamps: 3}", "nothing is defined as 'litt'; did you mean 'lit'?"),
        (HAUNT, "{use: lit, lamps: 3}", "{use: lit}", "'lit' must be given lamps"),
        (HAUNT, "{use: lit, lamps: 3}", "{use: lit, lamps: 3, more: 1}", "'lit' is not given more"),
        (HAUNT, "{use: count-one}", "{use: count-one, who: it}", "'count-one' is not given who"),
        (
            "items.yaml",
            "{do: counter, counter: lamps-lit, add: 1}",
            "{use: count-one}",
            "'count-one' is defined by itself",
        ),
        (HAUNT, "{use: lit, lamps: 3}", "{use: lit, lamps: lamps}", "'lamps' is no number"),
    ],
)
def test_what_cannot_be_written_out_is_told_where_it_is_used(shop, file, old, fresh, told):
    line = shop.change(file, old, fresh)
    (problem,) = [problem for problem in problems_of(shop.folder) if not problem.warning]
    assert told in problem.message
    assert file != problem.file or problem.line == line
    if "number" not in told:
        with pytest.raises(BadContent, match=told.split(";")[0]):
            read_book(shop.folder)


def test_lines_are_right_after_steps_that_were_spread(shop):
    shop.change("items.yaml", "steps: [{", "steps: [{do: lose, trait: might}, {do: lose, trait: speed}, {")
    line = shop.change(
        HAUNT, "{use: count-one}", "{use: count-one}\n                  - {do: bury, what: {id: nothing-such}}"
    )
    (problem,) = [problem for problem in problems_of(shop.folder) if not problem.warning]
    assert (problem.file, problem.line) == (HAUNT, line + 1)


def test_a_definition_that_nothing_uses_is_told(shop):
    shop.add("items.yaml", "  - {id: idle, who: heroes}\n")
    (problem,) = problems_of(shop.folder)
    assert problem.warning
    assert problem.message == "nothing uses the definition 'idle'"


@pytest.mark.parametrize(
    ("old", "fresh", "told"),
    [
        ("lamps-lit", "round", "'round' is a word of the language: no counter can be called so"),
        ("{use: count-one}", "{do: pick, name: target, who: heroes}", "'target' is a word of the language: no pick"),
        ("{use: count-one}", "{do: set-role, role: others}", "'others' is a word of the language: no role"),
    ],
)
def test_words_of_the_language_name_nothing_else(shop, old, fresh, told):
    shop.change(HAUNT, old, fresh)
    assert any(told in problem.message for problem in problems_of(shop.folder) if not problem.warning)
