"""Texts: both languages complete, and every key that the rules use is there."""

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

import yakata
from tests.hidden_rooms.positions import GAME
from yakata.betrayal import GAME as BETRAYAL
from yakata.betrayal.language.checking.texts import words_of_the_rules
from yakata.kernel import Called, Event, Refusal, Result
from yakata.kernel.testing import random_game
from yakata.words import LANGUAGES, Words, words_for

GAMES = ["yakata.hidden_rooms", "yakata.hako_onna", "yakata.betrayal"]
PLACES = [*GAMES, "yakata.words", "yakata.cli", "yakata.table", "yakata.examples"]


def messages(file):
    """Each message's key and the slots it uses."""
    found = {}
    source = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content[:60]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", source[entry.span.start : entry.span.end]))
    return found


def catalogue(place, language):
    """The messages of all files of one language; none is there twice."""
    found = {}
    for file in (resources.files(place) / "texts" / language).iterdir():
        more = messages(file)
        assert not found.keys() & more.keys(), (file.name, found.keys() & more.keys())
        found |= more
    return found


@pytest.mark.parametrize("place", PLACES)
def test_both_languages_say_the_same_things_with_the_same_slots(place):
    assert catalogue(place, "en") == catalogue(place, "ja")


def test_japanese_is_japanese():
    for place in PLACES:
        for file in (resources.files(place) / "texts" / "ja").iterdir():
            for line in re.findall(r"^[a-z][\w-]+ = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
                if line.endswith("->"):
                    continue  # what it says stands in the lines below
                said = re.sub(r"\{.*?\}", "", line)
                assert re.search(r"[\u3000-\u30ff\u4e00-\u9fff]", said) or not re.search(r"[a-z]{4}", said), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language):
    words = words_for(GAME, language)
    said = set()
    for seed in range(40):
        play = random_game(GAME, seed)
        for event in play.events:
            assert words.event(event) != event.key
            said.add(event.key)
        assert words.result(play.result) != play.result.key
    assert {"moved", "search-failed", "search-succeeded", "stage-lost", "monster-turn"} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_has_won_nobody_is_said_to_have_won(language):
    """The house has taken the night: with whoever stood with it, or alone."""
    words = words_for(BETRAYAL, language)
    alone, stood = (words.result(Result("traitor-win", scores)) for scores in ((0, 0, 0), (0, 1, 0)))
    assert alone not in ("", "traitor-win", stood)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_question_and_refusal_can_be_said(language):
    words = words_for(GAME, language)
    for kind in GAME.choices:
        assert words.knows(f"choice-{kind.verb}")
    for prompt in ("first-tile", "turn", "source"):
        assert words.prompt(prompt) != f"prompt-{prompt}"
    source = resources.files("yakata.hidden_rooms").joinpath("refusals.py").read_text(encoding="utf-8")
    for key in re.findall(r'Refusal\("([a-z-]+)"', source):
        assert words.knows(key), key
    kernel = resources.files("yakata.kernel")
    sources = (kernel.joinpath(name).read_text(encoding="utf-8") for name in ("state.py", "play.py", "choices.py"))
    for key in (key for text in sources for key in re.findall(r'Refusal\("([a-z-]+)"', text)):
        assert words.knows(key), key
    assert words.knows("undo-reveal")
    assert words.knows("undo-hand")


def test_slots_are_put_into_words():
    english, japanese = (words_for(GAME, language) for language in LANGUAGES)
    event = Event("search-succeeded", {"tile": "red-4", "square": 29})
    assert english.event(event) == "Red 4: there is a room at F5. You step in."
    assert japanese.event(event) == "赤4。F5に部屋があった。中へ入る。"
    assert english.event(Event("reshuffled", {"tiles": ("red-1", "blue-2")})).endswith("red 1 and blue 2.")
    assert english.refusal(Refusal("moves-used", "K21", {"moves": 2})).endswith("[K21]")


def test_an_unknown_key_says_itself_and_a_missing_slot_is_an_error():
    words = Words(None, "en")
    assert words.say("no-such-key") == "no-such-key"
    with pytest.raises(LookupError, match="wrong-words"):
        words.say("wrong-words")


def test_every_stage_has_names_in_both_languages():
    for stage in yakata.load("hidden-rooms").book.stages.values():
        for language in LANGUAGES:
            assert getattr(stage.name, language)
            assert getattr(stage.story, language)


def test_a_question_that_content_has_named_has_the_lesson_of_its_kind():
    words = words_for(BETRAYAL, "en")
    assert words.lesson("pay-wax-scullery") == words.lesson("pay") == "lesson-pay"
    assert words.lesson("react-keeping-room") == "lesson-react"
    assert words.lesson("take-up-tile") == "lesson-take-up-tile"
    assert words.lesson("nothing-of-the-kind") == ""


def test_nobody_is_called_as_somebody_else():
    words = words_for(BETRAYAL, "en")
    ashlar, quill, marl = (f"family-{family}" for family in ("ashlar", "quill", "marl"))
    called = [Called("Quill", ashlar, "ashlar"), Called("", quill, "quill"), Called("Ada", marl, "marl")]
    assert words.naming(called).called == ("Quill (Ashlar)", "Quill", "Ada")
    called = [Called("Ada", ashlar, "ashlar"), Called("Ben", quill, "quill"), Called("Ada", marl, "marl")]
    assert words.naming(called).called == ("Ada (Ashlar)", "Ben", "Ada (Marl)")


def test_a_pack_has_the_last_word(tmp_path):
    """Over what the game says, live and from a bundle of its content; what the check knows of."""
    folder = tmp_path / "loud"
    (folder / "texts" / "en").mkdir(parents=True)
    (folder / "pack.yaml").write_text("pack: loud\nneeds: [tallow-rent]\nlanguages: [en]\n", encoding="utf-8")
    (folder / "texts" / "en" / "words.ftl").write_text("fight-tied = They both sit down.\n", encoding="utf-8")
    own = BETRAYAL.with_content(folder)
    assert words_for(own, "en").event(Event("fight-tied")) == "They both sit down."
    kept = BETRAYAL.with_bundle(own.bundle())
    assert words_for(kept, "en").event(Event("fight-tied")) == "They both sit down."
    assert words_for(kept, "en").event(Event("dawn")) == words_for(BETRAYAL, "en").event(Event("dawn"))
    assert words_for(BETRAYAL, "en").event(Event("fight-tied")) == "A draw. Nobody is hurt."
    assert "fight-tied" in words_of_the_rules()
