"""What is told is whole sentences: no empty list, no number for the only one of its kind, no family for a person."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import yakata
from yakata.kernel import Ask
from yakata.words import LANGUAGES, words_for

GAMES = ("hidden-rooms", "hako-onna", "betrayal")
LEFT = re.compile(r"[:：] *[.。]|[:：]$|…|\(\)|（）|「」|“”|、。|  | ,| \.(?!\.)|。。")
"""What an empty list, or an empty name, leaves behind."""
ROOT = Path(__file__).parents[2]


def told(name, language, games):
    """Every sentence of some random games, with the key of its event."""
    game = yakata.load(name)
    words = words_for(game, language)
    trials = game.trials
    for number in range(games):
        rng = Random(f"sentences {number}")
        state = game.start(
            game.choose_options(trials[number % len(trials)]), seats=game.seats[number % len(game.seats)]
        )
        heard = []
        while (pending := state.pending) is not None:
            state.apply(rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng))
            names = words.names(state.view(0))
            for event, said in zip(state.told, words.story(state.told, names, heard[-60:]), strict=True):
                if said:
                    yield event.key, said
            heard += state.told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_sentences_are_whole(name, language):
    said = {*told(name, language, 9)}
    assert len(said) > 100
    assert sorted({one for one in said if LEFT.search(one[1])}) == []
    if language == "en":
        assert sorted({one for one in said if one[1][0].islower()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_one_of_its_kind_has_no_number_and_a_person_is_not_a_family(language):
    wrong = r"(?:Bride|chandler|oundling) \d" if language == "en" else r"(?:花嫁|蝋燭屋|拾い子)\d|家[はがを](?!宝)"
    keys = ("chronicle", "journal", "legacy-card", "told", "chooses-family")
    assert [said for key, said in told("betrayal", language, 11) if key not in keys and re.search(wrong, said)] == []


def kanji(text):
    return [mark for mark in text if "\u4e00" <= mark <= "\u9fff" and mark.encode("euc_jp", "replace")[0] >= 0xD0]


def test_rare_kanji_have_readings():
    """All of the second level of the Japanese standard, which no school teaches."""
    readings = json.loads((ROOT / "web/src/texts/readings.json").read_text(encoding="utf-8"))
    files = [*ROOT.glob("src/yakata/**/texts/ja/*.ftl"), *ROOT.glob("web/src/texts/ja/*.ftl")]
    texts = "".join(re.sub("^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE) for file in files)
    assert [word for word in readings if word not in texts] == []
    for word in sorted(readings, key=len, reverse=True):
        texts = texts.replace(word, "")
    assert {*kanji(texts)} == set()


MARKS = {
    "en": {
        "prologue": "hath",
        "chapter-1": "’[tT]is",
        "chapter-2": "aforesaid",
        "chapter-3": "vastly",
        "chapter-4": "[dD]itto",
        "chapter-5": "self-acting",
        "chapter-6": r", say\b",
        "chapter-7": "with all faults",
        "chapter-8": "[kK]indly",
        "chapter-9": "quite well",
        "chapter-10": "for the duration",
        "chapter-11": r"(?<!a )sort of\b",
    },
    "ja": {
        "prologue": "候",
        "chapter-1": "なり[。」]|なきなり",
        "chapter-2": "右の",
        "chapter-3": "たいへん",
        "chapter-4": "同断",
        "chapter-5": "自働",
        "chapter-6": "約(?!束)",
        "chapter-7": "現状渡し",
        "chapter-8": "なにとぞ",
        "chapter-9": "至極元気",
        "chapter-10": "時節柄",
        "chapter-11": "なんとなく",
    },
}
"""What one hears a century by."""
ENTRIES = {
    "prologue": range(52, 54),
    "chapter-1": range(54, 58),
    "chapter-2": range(58, 62),
    "chapter-3": range(62, 66),
    "chapter-4": range(66, 70),
    "chapter-5": range(70, 74),
    "chapter-6": range(74, 78),
    "chapter-7": range(78, 82),
    "chapter-8": range(82, 86),
    "chapter-9": range(86, 90),
    "chapter-10": range(90, 94),
    "chapter-11": range(94, 98),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_chapter_has_one_audible_mark_of_its_own(language):
    words = words_for(yakata.load("betrayal"), language)
    cards = [key for key in words.all_keys() if key.startswith("legacy-")]
    for chapter, mark in MARKS[language].items():
        own = [words.say(key) for key in cards if key.startswith(f"legacy-{chapter}-")]
        assert any(re.search(mark, text) for text in own), chapter
        for other, entries in ENTRIES.items():
            heard = [number for number in entries if re.search(mark, words.say(f"journal-{number}"))]
            assert heard == ([*entries] if other == chapter else []), (chapter, other)
