"""The numbers of a rules text are the same in both languages, key by key."""

import re
from collections import Counter
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from yakata.betrayal import GAME

RULES = re.compile(r"(box|card|event|module|tile)-.*-(text|heirloom)|haunt-.*-(setup|win|hint)-.*|option-.*|legacy-.*")
"""The keys of texts that say what happens."""
COUNTED = {
    "two": "2二両双ふ",
    "three": "3三み",
    "four": "4四よ",
    "five": "5五いつ",
    "six": "6六む",
    "seven": "7七な",
    "eight": "8八や",
    "nine": "9九",
    "ten": "10十",
    "eleven": "11十一",
    "twelve": "12十二",
}
"""By what one can see that a number is said in Japanese."""


ONES = "一二三四五六七八九"


@cache
def read(language):
    """Every rules text of the shipped pack by its key, as it is written."""
    found = {}
    for file in (file for folder in GAME.text_folders for file in sorted(folder.glob(f"{language}/*.ftl"))):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and RULES.fullmatch(entry.id.name):
                found[entry.id.name] = serialize_pattern(entry.value)
    return found


def figures(text):
    """The numbers in figures, and those in characters: 27, 二十七."""
    found = Counter(map(int, re.findall(r"\d+", text)))
    for tens, ones in re.findall(r"([二三四五六七八九]?)十([一二三四五六七八九]?)", text):
        found[10 * (ONES.find(tens) + 1 if tens else 1) + (ONES.find(ones) + 1 if ones else 0)] += 1
    found.update(ONES.find(one) + 1 for one in re.findall(f"(?<!十)[{ONES}](?!十)", text))
    return found


def test_every_figure_stands_in_the_other_language():  # B58 B117
    japanese = read("ja")
    missing = {key: dict(lost) for key, text in read("en").items() if (lost := figures(text) - figures(japanese[key]))}
    assert missing == {}
    assert sum(bool(figures(text)) for text in japanese.values()) > 100


def test_every_number_in_words_is_said_in_the_other_language():  # B117
    """But for "no two", which is said in another way."""
    japanese = read("ja")
    said = [
        (key, word)
        for key, text in read("en").items()
        for word in re.findall(r"[a-z]+", text.lower().replace("no two", ""))
        if word in COUNTED
    ]
    assert [(key, word) for key, word in said if not set(COUNTED[word]) & set(japanese[key])] == []
    assert len(said) > 20
