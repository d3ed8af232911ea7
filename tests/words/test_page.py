"""The page's texts: every key that it says is there in both languages, every key that is there is said."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.words.test_words import messages
from yakata.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
TEXTS = PAGE / "texts"
FILES = sorted(path.name for path in (TEXTS / "en").iterdir())
BOARDS = ["betrayal", "hako-onna", "hidden-rooms", "seance"]
SHOWN_ON = {"Practice.svelte": "hako-onna"}
"""Pages that are of one board."""
STRING = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"([^\"\n]*)\"|`([^`]*)`")
COMPARED = re.compile(r"[!=]==? *('[^']*'|\"[^\"]*\")")
SLOT = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
SAID = re.compile(r"(?<![\w.])say\(")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@cache
def sources() -> dict[Path, str]:
    """What the page is made of, without its comments."""
    code = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    return {
        path: re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for path in code
        if not {"gallery", "generated"} & {*path.parts} and not path.name.endswith(".test.ts")
    }


def first_argument(code: str, start: int) -> str:
    """What stands between the bracket at ``start`` and its comma, or its other bracket."""
    depth = 0
    for at in range(start, len(code)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(code[at], 0)
        if depth == 0 or (depth == 1 and code[at] == ","):
            return code[start + 1 : at]
    raise AssertionError(code[start : start + 60])


def strings(code: str) -> Iterator[str]:
    for single, double, template in STRING.findall(COMPARED.sub("", code)):
        yield single or double or template
        yield from (inner for slot in SLOT.findall(template) for inner in strings(slot[2:-1]))


def said() -> Iterator[tuple[Path, str]]:
    """Every key that some part of the page says; of keys that are put together, the pattern."""
    for path, code in sources().items():
        for call in SAID.finditer(code):
            yield from ((path, key) for key in strings(first_argument(code, call.end() - 1)))


def pattern(key: str) -> re.Pattern[str]:
    return re.compile("[\\w-]+".join(map(re.escape, SLOT.split(key))))


def spoken_in(path: Path) -> frozenset[str]:
    """The keys that a part of the page can say: the page's, and those of the board that it belongs to."""
    return spoken_on(next((part for part in path.parts if part in BOARDS), SHOWN_ON.get(path.name)))


@cache
def spoken_on(board: str | None) -> frozenset[str]:
    places = [TEXTS / "en" / "page.ftl"]
    if board is not None:
        places.append(TEXTS / "en" / f"{board}.ftl")
    if board == "hidden-rooms":
        places.append(ROOT / "src" / "yakata" / "hidden_rooms" / "texts" / "en" / "names.ftl")
    return frozenset(key for place in places for key in messages(place))


def test_the_page_has_a_catalogue_for_every_board() -> None:
    assert sorted(["page.ftl", *(f"{board}.ftl" for board in BOARDS)]) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things_with_the_same_slots(file: str) -> None:
    english, japanese = (messages(TEXTS / language / file) for language in LANGUAGES)
    assert english.keys() == japanese.keys()
    assert {key: slots for key, slots in japanese.items() if not slots <= english[key]} == {}


def test_japanese_is_japanese() -> None:
    for file in (TEXTS / "ja").iterdir():
        for line in re.findall(
            r"^(?:[a-z][\w-]+ =|  +\*?\[\w+\]) (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE
        ):
            words = re.sub(r"\{.*?(\}|->)", "", line)
            assert JAPANESE.search(words) or not re.search(r"[a-z]{4}", words), line


def test_every_key_that_the_page_says_is_there() -> None:
    missing = [
        f"{path.relative_to(PAGE)}: {key}"
        for path, key in said()
        if key not in spoken_in(path) and not any(map(pattern(key).fullmatch, spoken_in(path)))
    ]
    assert missing == []


def test_every_key_of_the_page_is_said() -> None:
    """In a call, or in a list from which a call takes it."""
    patterns = [pattern(key) for _, key in said() if SLOT.search(key)]
    plain = {text for code in sources().values() for text in strings(code)}
    keys = [key for file in FILES for key in messages(TEXTS / "en" / file)]
    silent = [key for key in keys if key not in plain and not any(one.fullmatch(key) for one in patterns)]
    assert silent == [], silent


def test_no_sentence_is_left_in_the_code() -> None:
    """The name of the language and the sign of the house are all that is Japanese there."""
    allowed = {"日本語", "館"}
    found = [
        f"{path.relative_to(PAGE)}: {line.strip()[:80]}"
        for path, code in sources().items()
        for line in code.splitlines()
        if any(not {word} <= allowed for word in re.findall(r"[\u3040-\u30ff\u4e00-\u9fff]+", line))
    ]
    assert found == []
