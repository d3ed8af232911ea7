"""What is written keeps step: rules with the content in the box, one language with the other."""

import re
from collections import Counter

import pytest

import yakata
from yakata.betrayal.language.passives import index_passives
from yakata.words import LANGUAGES, words_for

GAME = yakata.load("betrayal")
WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
PACK = [
    key
    for folder in GAME.text_folders
    for file in sorted((folder / "en").glob("*.ftl"))
    for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
]
NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen",
)  # fmt: skip
FIRST_TO_FIFTEENTH = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth",
)  # fmt: skip
ORDINALS = {word: number for number, word in enumerate(FIRST_TO_FIFTEENTH, 1)}
ROUND = re.compile(rf"\b({'|'.join(ORDINALS)}) round")


def test_the_rules_say_what_is_in_the_box():
    chapters, doors = len(GAME.book.chapters) - 1, len(GAME.book.modules)
    assert f"in this box are a prologue and {NUMBERS[chapters]}." in WORDS["en"].rule("B2")
    assert f"この箱にもプロローグと{chapters}章" in WORDS["ja"].rule("B2")
    assert f"in this box are {NUMBERS[doors]}." in WORDS["en"].rule("B26")
    assert f"この箱には{doors}枚" in WORDS["ja"].rule("B26")


@pytest.mark.parametrize(("give", "said"), [("no-obstacles", True), ("free-leave", False)])
def test_what_spares_one_tokens_alone_says_tokens(give, said):  # B70 B71
    """Monsters and opponents are obstacles too: who is slowed by them still must not read otherwise."""
    keys = {"tile": "tile-{}-text", "status": "status-{}", "card": "card-{}-text"}
    found = [keys[one.kind].format(one.id) for one in index_passives(GAME.book)[give]]
    assert found
    for key in found:
        assert ("Obstacle tokens" in WORDS["en"].say(key)) is said, key
        assert ("障害トークン" in WORDS["ja"].say(key)) is said, key


def test_deadlines_are_the_same_in_both_languages():
    """A round before which something must be done is over when the round before it is."""
    dated = 0
    for key in PACK:
        if key.startswith("deed-"):  # of something that is to be named
            continue
        english, japanese = (WORDS[language].say(key) for language in LANGUAGES)
        meant = sorted({ORDINALS[word] for word in ROUND.findall(english)})
        if meant and key.startswith(("haunt-", "box-", "tell-")):
            assert sorted({int(number) for number in re.findall(r"第(\d+)ラウンド", japanese)}) == meant, key
            dated += 1
        assert not re.search(r"第\d+ラウンドまで(?!には)", japanese), key
        for number in re.findall(r"before the (\w+) round", english):
            assert f"第{ORDINALS[number]}ラウンドが始まる前に" in japanese, key
    assert dated > 15


@pytest.mark.parametrize("kind", ["box-", "card-", "tile-", "event-", "module-"])
def test_both_languages_have_the_same_numbers(kind):
    wrong = {}
    for key in PACK:
        if key.startswith(kind) and key.endswith("-text"):
            counted = [Counter(re.findall(r"\d+", WORDS[language].say(key))) for language in LANGUAGES]
            if counted[0] - counted[1] and not {*counted[0] - counted[1]} <= {"1"}:
                wrong[key] = counted
    assert wrong == {}
