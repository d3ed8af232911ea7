"""The words of Hako Onna: all that happens, is asked, chosen and refused is said in both languages, without an id."""

import re
from importlib import resources
from itertools import islice, product
from random import Random
from typing import get_args, get_type_hints

import pytest

import yakata
from tests.words.saying import Rules, Said, texts
from tests.words.test_words import catalogue
from yakata.bots import bots_for
from yakata.hako_onna.rules.choices import Answer, Care
from yakata.hako_onna.sight.telling import DEEDS, GHOSTLY
from yakata.hako_onna.sight.wording import question
from yakata.kernel import BadText, Event
from yakata.kernel.testing import every_setting, random_play
from yakata.tower.naming import Aim, Manner
from yakata.words import LANGUAGES, Names, words_for

GAME = yakata.load("hako-onna")
PLACE = "yakata.hako_onna"
SOURCES = Rules(resources.files(PLACE))
ENDINGS = ("escape", "defeat", "rest", "all-dead", "no-way", "gave-up")
IDS = {
    *(*GAME.book.shadows, *GAME.book.rooms, *GAME.book.power, *GAME.book.item, *GAME.book.board),
    *GAME.book.face,
}
RAW = re.compile(
    "|".join(rf"\b{re.escape(name)}\b" for name in sorted(IDS, key=len, reverse=True) if {*"-."} & {*name})
)


EVENTS = SOURCES.events("emit") | {"arrived": {"seat", "room"}}  # told of whoever has announced the move
PROMPTS = {prompt for call in SOURCES.calls("Ask") for prompt in texts(call.args[1])}
REFUSALS = SOURCES.refusals()
ELSEWHERE = ("term-", "panel-", "chapter-", "order-", "first-", "taught-", "goal-", "game-help", "night-", "effect-")
"""Beginnings of what the book, the glossary, the first minute, the goals, the table in sentences and effects say."""


def in_words(said):
    """No id is left in the sentence, and no key. Japanese needs no small Latin letters at all."""
    assert not RAW.search(said), said
    assert not re.search(r"\b(room|shadow|tile|power|item|slot|answer|care|road|how|board|seat|floor)-\w", said), said
    assert not re.search(r"[a-z]{2}", said) or not re.search(r"[\u3040-\u30ff]", said), said
    assert said.strip()


def nights(games, longest):
    """So many random games of every setting, as the state at each of their first decisions."""
    for (number, setting), game in product(enumerate(every_setting(GAME)), range(games)):
        rng = Random(f"words {number}.{game}")
        for state in islice(random_play(GAME, rng, setting), longest):
            yield state, rng


@pytest.fixture(scope="module")
def said():
    found = Said()
    for state, rng in nights(3, 800):
        found.hear(state, rng)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said_without_an_id(said, language):
    said.check(GAME, language, in_words)
    words = words_for(GAME, language)
    assert all(words.knows(f"choice-{choice.verb}") for choice in said.choices)
    assert all(words.knows(refusal.key) for refusal in said.refusals.values())
    assert {event.key for event in said.events.values()} <= EVENTS.keys()
    assert said.prompts <= PROMPTS
    assert len(said.choices) > 500
    assert len(said.refusals) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_can_say_is_there(language):
    words, slots = words_for(GAME, language), catalogue(PLACE, language)
    for key, given in EVENTS.items():
        assert slots[key] <= given | ({"ghost"} if key in GHOSTLY else set()), key
    for kind in GAME.choices:
        assert slots[f"choice-{kind.verb}"] <= {*kind.__struct_fields__}, kind.verb
    for key in (*(f"prompt-{prompt}" for prompt in PROMPTS), *REFUSALS, *(f"result-{key}" for key in ENDINGS)):
        assert words.knows(key), key
    for seats in GAME.seats:
        assert all(words.knows(f"seat-{label}") for label in GAME.labels(seats))


USED = {*GAME.book.item, *GAME.book.weapons, "charm"}
"""What is used on something that is asked for."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_used_is_asked_about_by_its_name(language):
    words = words_for(GAME, language)
    asked = {item: words.prompt(question("target", f"use {item}")) for item in USED}
    assert asked["pokkuri"] != asked["charm"] != words.prompt("target")
    assert words.prompt(question("target", "use something-new")) == words.prompt("target")
    assert question("act", "use pokkuri", "cards", "empty") == "act"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_hint_is_about_what_is_there(lang):
    """Cards or discs, whichever make the noise; and the tile that was found."""
    words = words_for(GAME, lang)
    hints = {kind: words.say(words.lesson(question("noise", "", kind))) for kind in ("cards", "discs", "real", "tower")}
    assert hints["discs"] == hints["real"] == hints["tower"] != hints["cards"]
    assert "11" in hints["cards"]
    assert "11" not in hints["discs"]
    found = [
        words.lesson(question("peeked", "", "cards", tile)) for tile in ("empty", "number-3", "not-stake", "charm")
    ]
    assert found == ["lesson-peeked-empty", "lesson-peeked-number", "lesson-peeked-not", "lesson-peeked"]


def test_no_key_is_left_over():
    keys = {key for key in catalogue(PLACE, "en") if not key.startswith(ELSEWHERE)}
    bots = {key for key in keys if key.startswith("bot-")}
    wanted = {*EVENTS, *REFUSALS, *_asked(), *_names(), *_page(), *_phrases()}
    does = {key for key in keys if key.startswith("does-")}
    assert {key.split("-")[1] for key in does} <= {kind.verb.split("-")[0] for kind in GAME.choices}
    keys -= does
    said_to_you = {f"{event}-{to}" for event in EVENTS for to in ("you", "at-you", "ghost")} - {*EVENTS}
    said_to_you.add("choice-again-you")
    keys -= {key for key in keys if re.fullmatch("(prompt|lesson)-target-.+", key) and key.split("-", 2)[2] in USED}
    keys -= {"prompt-peeked-number", *(f"prompt-noise-{kind}-must" for kind in ("cards", "discs", "real"))}
    keys -= {"practise", "lesson-noise-cards", *(f"lesson-peeked-{tile}" for tile in ("empty", "number", "not"))}
    assert keys - bots - said_to_you == {key for key in wanted if not key.startswith(ELSEWHERE)}
    assert bots >= {f"bot-{bot}" for bot in bots_for(GAME.name)}


def _asked():
    yield from (f"{kind}-{prompt}" for kind in ("prompt", "lesson") for prompt in PROMPTS)
    yield from (f"choice-{kind.verb}" for kind in GAME.choices)
    yield "choice-agree-swap"
    yield from (f"result-{ending}" for ending in ENDINGS)


def _names():
    """What ``wording`` makes of every id, and what the cards say."""
    for name in IDS - GAME.book.board.keys() | {*GAME.book.rooms, "left", "right", "hako", "hakobito", "unseen"}:
        yield GAME.wording("thing", name).key
    for kind, cards in (("power", (*GAME.book.power, "despair")), ("item", GAME.book.item)):
        yield from (key for card in cards for key in (f"{kind}-{card}", f"{kind}-{card}-text"))
    alike = {"number", "weakness", "diary"}
    single = {face for face in GAME.book.face if not re.match("number-|not-|diary-", face)} - {"hako"}
    yield from (
        f"tile-{face}-text" for face in (alike | single | {"key-ring", "empty", "safe"}) - {"unseen", "hakobito"}
    )
    yield from (f"seat-{label}" for label in GAME.labels(GAME.seats[-1]))
    yield from (f"floor-{floor}" for floor in range(3))
    yield from (f"role-{label}" for label in GAME.roles)


def _page():
    """What the table and the page use: the door, options, rules and the story."""
    yield from ("game-title", "game-line", "reconstructed")
    yield from (f"reconstructed-{part}" for part in ("powers", "items", "advanced", "boards", "noise"))
    for name, kind in get_type_hints(GAME.options).items():
        yield f"option-{name}"
        yield from (f"option-{name}-{str(value).lower()}" for value in get_args(kind) or (True, False))
    for file in ("rules.ftl", "story.ftl"):
        source = (resources.files(PLACE) / "texts" / "en" / file).read_text(encoding="utf-8")
        yield from re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


def _phrases():
    """How ``wording`` puts things that have no name."""
    yield from ("the-room", "board-rooms", "second-look", "place-hand")
    yield from ("hakobito-of", "hakobito-of-you", "hako-herself", "hako-herself-you")
    yield from ("asked-floor", "asked-room", "asked-tile")
    yield from (f"did-{verb}" for verb in ("bury", "fear", "go", "let", "lock", "steal"))
    yield from ("drew-face", "drew-power")
    yield from ("lays-black", "lays-red", *(f"aim-{aim}" for aim in get_args(Aim)))
    yield from (f"manner-{manner}" for manner in get_args(Manner))
    yield from ("choice-place-beside", "place-door", "place-door-room", "place-open-room")
    yield from (f"announce-{verb}" for verb, _ in DEEDS.values())
    yield from ("form-in", "form-into", "form-from")
    yield from (f"care-{care}" for care in get_args(Care))
    yield from (f"answer-{answer}" for answer in get_args(Answer))
    yield from (f"how-{how}" for how in ("peek", "item", "behind-you", "weapon", *ENDINGS[3:]))
    yield from (f"road-{road}" for road in ENDINGS[:3])


def test_things_are_put_into_words():
    english, japanese = (words_for(GAME, language) for language in LANGUAGES)
    announced = Event("announced", {"seat": 2, "action": "peek study.curtain"})
    assert english.event(announced) == "Visitor 2 is about to Peek behind the curtain in the Study."
    assert japanese.event(announced) == "訪問者2が宣言する。「書斎のカーテンを覗き込みます」"
    asked = {"seat": 1, "item": "pokkuri", "asked": "red-bedroom", "answer": "no"}
    answered = Event("answered", asked)
    assert english.event(answered) == "Visitor 1 asks with Pokkuri-san: is she in the Red Bedroom? She answers: no."
    assert japanese.event(answered) == "訪問者1がポックリさんで問う。「赤い部屋にいる？」　箱女は答える。「いない」"
    seen = Event("ghost-seen", {"seat": 1, "shadow": "storage.crates", "ghosts": (0, 3)})
    assert english.event(seen).endswith("looks back: the Hako Onna and the Hakobito of Visitor 3.")
    assert english.event(seen, Names(players=("", "Aoi", "Ben", "Yu"))).startswith("Aoi ")
    assert english.event(seen, Names(players=("", "Aoi", "Ben", "Yu"))).endswith(
        "the Hako Onna and the Hakobito of Yu."
    )
    board = Event("board-placed", {"seat": 1, "board": "kitchen", "floor": 1})
    assert english.event(board) == "Visitor 1 lays the Kitchen and the Storage Room on the first floor."
    below = Event("board-placed", {"seat": 2, "board": "basement", "floor": 0})
    assert english.event(below) == "Visitor 2 lays the Basement apart from the rest."
    strewn = Event("salted", {"seat": 1, "shadow": "storage.crates", "ghosts": ()})
    assert english.event(strewn).endswith("No ghost can hide there again.")
    found = Event("salted", {"seat": 1, "shadow": "storage.crates", "ghosts": (0,)})
    assert japanese.event(found).endswith("そこに潜んでいた箱女が名のる。")


def test_an_announced_action_that_is_done_is_told_once():
    words = words_for(GAME, "en")
    announced = Event("announced", {"seat": 1, "action": "move study"})
    moved, other = (Event("moved", {"seat": 1, "room": room}) for room in ("study", "kitchen"))
    interrupted = Event("interrupted", {"seat": 1, "power": "open-this"})
    assert words.story([announced, moved]) == ["Visitor 1 makes for the Study.", "Visitor 1 is in the Study."]
    assert words.event(moved, before=[announced, interrupted]) == "Visitor 1 goes to the Study."
    assert words.event(other, before=[announced]) == "Visitor 1 goes to the Kitchen."
    peek = Event("announced", {"seat": 1, "action": "peek hall-1f.staircase"})
    peeks = Event("peeks", {"seat": 1, "shadow": "hall-1f.staircase"})
    assert words.event(peeks, before=[peek]) == ""


def test_who_dies_dies_of_something_and_loses_what_was_carried():
    words = words_for(GAME, "en")
    slots = {"seat": 3, "how": "peek", "shadow": "hall-1f.staircase", "items": (), "tiles": ("number-1",)}
    assert words.event(Event("died", slots)) == (
        "Visitor 3 looked where a ghost was, and is dead. "
        "There is one more Hakobito behind the staircase in the 1F Hall. Lost with Visitor 3: Combination 1."
    )
    assert words.event(Event("died", {**slots, "tiles": ()})).endswith("behind the staircase in the 1F Hall.")


def test_the_dead_move_as_what_they_are_now():
    stayed = Event("ghost-stayed", {"seat": 2})
    assert words_for(GAME, "en").event(stayed) == "In the dark the Hakobito of Visitor 2 stays."
    assert words_for(GAME, "ja").event(stayed) == "暗がりで、訪問者2の箱人は動かない。"


def test_what_is_typed_is_said_as_it_was_typed():
    with pytest.raises(BadText) as unknown:
        GAME.parse("look left")
    assert "empty, end, fear" in words_for(GAME, "en").refusal(unknown.value.reason)


RARE = (
    Event("defeated", {"seat": 2, "weapon": "stake", "shadow": "red-bedroom.bed"}),
    Event("revealed", {"tile": "exit", "shadow": "study.curtain"}),
    Event("hakobito-removed", {"seat": 3}),
    Event("dragged", {"seat": 1, "room": "red-bedroom"}),
    Event("fled", {"seat": 1, "room": "hall-1f"}),
    Event("unbarred", {"rooms": ("kids-room", "hall-1f")}),
    Event("names-target", {"seat": 1, "item": "", "target": "kids-room.bunk"}),
    Event("names-target", {"seat": 1, "item": "charm", "target": "left"}),
    Event("told", {"seat": 1, "place": "hand", "tile": "not-chain"}),
    Event("truth", {"asked": "key-ring", "answer": "with-us"}),
    Event("struck", {"seat": 1, "weapon": "chain", "shadow": "study.desk", "tiles": ("hakobito", "diary-3")}),
    *(Event("visitors-win", {"road": road}) for road in ENDINGS[:3]),
    *(Event("she-wins", {"how": how}) for how in ENDINGS[3:]),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rare_is_put_into_words_too(language):
    words = words_for(GAME, language)
    for event in RARE:
        assert event.slots.keys() == EVENTS[event.key]
        in_words(words.event(event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_raises_the_voice(language):
    for file in (resources.files(PLACE) / "texts" / language).iterdir():
        assert not re.search("[!！]", file.read_text(encoding="utf-8")), file.name
