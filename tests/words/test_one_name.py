"""One name for a thing in the whole house: terminal, table and page call it what the game calls it."""

import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from yakata.words import LANGUAGES

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "yakata"
PAGE = ROOT / "web" / "src" / "texts"
GAMES = {"betrayal": "betrayal", "hako_onna": "hako-onna", "hidden_rooms": "hidden-rooms", "examples": "seance"}
"""Where each game's own catalogue is, and the name of its board."""
THINGS = re.compile(
    r"(trait|region|floor|deck|marker|side|role|room|shadow|tile|power|item|colour|direction|slot|card|family|type)"
    r"-[\w-]+(?<!-text)(?<!-heirloom)"
)
ARTICLE = re.compile(r"^(?:the|an?) ", re.IGNORECASE)


def texts(*places):
    """Every text by its file and key."""
    found = {}
    for file in (file for place in places for file in ([place] if place.suffix else sorted(place.glob("*.ftl")))):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                entry.attributes = []
                said = FluentSerializer().serialize_entry(entry).partition("=")[2]
                found[file.relative_to(ROOT).as_posix(), entry.id.name] = " ".join(said.split())
    return found


def catalogues(game, language):
    """What is said of one game, anywhere."""
    packs = [folder / "texts" / language for folder in (HOUSE / game / "packs").glob("*")]
    shared = [HOUSE / place / "texts" / language for place in ("words", "cli", "table")]
    page = [PAGE / language / name for name in ("page.ftl", f"{GAMES[game]}.ftl")]
    return [HOUSE / game / "texts" / language, *packs, *shared, *page]


def names(game, language):
    """What the game and its packs call things, by key."""
    own = texts(*catalogues(game, language)[:-5])
    return {key: said for (_, key), said in own.items() if THINGS.fullmatch(key) and "{" not in said}


def bare(said):
    return ARTICLE.sub("", said).lower().rstrip(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_key_has_two_wordings(game, language):
    wordings = defaultdict(dict)
    for (file, key), said in texts(*catalogues(game, language)).items():
        wordings[key][file] = said
    assert {key: said for key, said in wordings.items() if len({*said.values()}) > 1} == {}


OTHERWISE = ("game-title", "table-spectators-none")
"""The title, and “nobody” as an answer where it names no side that wins."""


@pytest.mark.parametrize("game", GAMES)
def test_what_has_the_same_name_in_english_has_it_in_japanese(game):
    """Wherever a text is nothing but the name of a thing, it is that name in the other language too."""
    english, japanese = (texts(*catalogues(game, language)) for language in LANGUAGES)
    other = {key: said for (file, key), said in japanese.items()}
    called = defaultdict(set)
    for key, said in names(game, "en").items():
        called[bare(said)].add(bare(other[key]))
    wrong = [
        f"{file} {key}: {said}, {other[key]} (not {called[bare(said)]})"
        for (file, key), said in english.items()
        if key not in OTHERWISE and bare(said) in called and bare(other[key]) not in called[bare(said)]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", ["speed", "might", "sanity", "knowledge", "outside", "ground", "upper", "basement"])
def test_a_trait_and_a_region_have_one_name(ident, language):
    """No text whose key ends like theirs calls them anything else: ``roll-speed`` is what ``trait-speed`` is."""
    called = names("betrayal", language)
    own = called.get(f"trait-{ident}") or called[f"region-{ident}"]
    everywhere = texts(*catalogues("betrayal", language))
    alike = {place: said for place, said in everywhere.items() if place[1].endswith(f"-{ident}") and "{" not in said}
    assert {place: said for place, said in alike.items() if bare(said) != bare(own)} == {}
    assert alike


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("floor", ["floor-0", "floor-1", "floor-2"])
def test_a_floor_has_one_name(floor, language):
    own = bare(names("hako_onna", language)[floor])
    everywhere = texts(*catalogues("hako_onna", language))
    alike = {place: said for place, said in everywhere.items() if place[1].endswith(floor)}
    assert {place: said for place, said in alike.items() if own not in said.lower()} == {}
    assert len(alike) > 1


def test_things_of_one_kind_have_different_names():
    for game in GAMES:
        for language in LANGUAGES:
            for one, two in combinations(names(game, language).items(), 2):
                same = one[1] == two[1] and THINGS.fullmatch(one[0])[1] == THINGS.fullmatch(two[0])[1]
                assert not same, (game, language, one, two)
