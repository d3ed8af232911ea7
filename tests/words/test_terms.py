"""One rendering of each term, in every catalogue of the house, of its packs and of its page."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.terms import STYLE, TERMS, Refused

ROOT = Path(__file__).parents[2]
HOUSE, PAGE = ROOT / "src" / "yakata", ROOT / "web" / "src" / "texts"
OWN = {
    "hako-onna": ["hako_onna/texts/{}/*", "cli/texts/{}/night.ftl"],
    "betrayal": [
        "betrayal/texts/{}/*",
        "betrayal/packs/*/texts/{}/*",
        "cli/commands/pack/template/texts/{}/*",
        "cli/texts/{}/evening.ftl",
        "cli/texts/{}/pack.ftl",
        "cli/texts/{}/campaign.ftl",
    ],
    "hidden-rooms": ["hidden_rooms/texts/{}/*", "cli/texts/{}/play.ftl"],
}
"""The catalogues that speak of one game alone, besides those of its board."""
EVERYWHERE = ["*/texts/{}/*", "betrayal/packs/*/texts/{}/*", "cli/commands/pack/template/texts/{}/*"]


def files(where: str, language: str) -> list[Path]:
    if where in OWN:
        return [*_found(OWN[where], language), PAGE / language / f"{where}.ftl"]
    found = [*_found(EVERYWHERE, language), *sorted((PAGE / language).iterdir())]
    return found if where == "all" else [file for file in found if "packs" not in file.parts]


def _found(patterns: list[str], language: str) -> list[Path]:
    return [file for pattern in patterns for file in sorted(HOUSE.glob(pattern.format(language)))]


def messages(file: Path) -> dict[str, str]:
    """Each text as it is printed: without what was put into quotes by somebody who speaks, and without slots."""
    source = file.read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            assert entry.span  # the parser keeps both
            assert entry.id.span
            written = source[entry.id.span.end : entry.span.end]
            written = re.sub(r"^ +\.forms = .*$", "", written, flags=re.MULTILINE)  # what a glossary also finds
            found[entry.id.name] = re.sub(
                r"\{ *(?:[A-Z]+\()?\$\w+.*?\}|^ *\*?\[\w+\]|「[^「」]*[すん]」", "", written, flags=re.MULTILINE
            )
    return found


@pytest.mark.parametrize("term", [*STYLE, *TERMS], ids=lambda term: f"{term.where}-{term.language}-{term.instead}")
def test_no_text_has_the_other_rendering(term: Refused) -> None:
    found = [
        f"{file.relative_to(ROOT)} {key}: {hit.group()} in {text.strip()[max(0, hit.start() - 30) : hit.end() + 10]!r}"
        for file in files(term.where, term.language)
        for key, text in messages(file).items()
        if key != "term-grudge"  # the printed word, explained
        if (hit := re.search(term.pattern, text, re.MULTILINE))
    ]
    assert found == [], f"it is {term.instead}"


def test_the_table_reads_every_catalogue() -> None:
    """Each pattern is looked for somewhere, and the catalogues of each game are found."""
    for game in OWN:
        for language in ("en", "ja"):
            assert len(files(game, language)) > 3, (game, language)
    assert len(files("all", "ja")) > 40
