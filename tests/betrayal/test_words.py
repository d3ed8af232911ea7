"""The words of Betrayal: all that happens, is asked, chosen and refused is said in both languages, without an id.

And the seals: what nobody has read yet is in no seat's texts.
"""

import re
from collections import Counter
from importlib import resources
from itertools import islice
from pathlib import Path
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tests.words.saying import Rules, Said, texts
from tests.words.test_words import catalogue
from yakata import betrayal
from yakata.betrayal import GAME
from yakata.betrayal.campaign.chronicle import changes as story_changes
from yakata.betrayal.campaign.writing import LONGEST
from yakata.betrayal.language import steps
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.words import REGIONS, TRAITS
from yakata.betrayal.rules.choices import Act, Pick
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.sight.telling import in_context
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.state.story import Member, Story
from yakata.bots import bots_for
from yakata.kernel import SPECTATOR, Ask, Event, Refusal
from yakata.table.sight.words import texts_for
from yakata.words import LANGUAGES, Names, words_for


def keys_of(file):
    return re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


PLACE = "yakata.betrayal"
BOOK = GAME.book
TITLES = {key for folder in GAME.text_folders for file in folder.glob("en/*.ftl") for key in keys_of(file)}
SOURCES = Rules(resources.files(PLACE))
RULES = [f"B{number}" for number in range(1, 174)] + [f"BR{number}" for number in range(1, 57)]
RESULTS = ("heroes-win", "traitor-win", "one-wins", "each-win")
TRANSFERS = ("give", "drop", "take", "pick-up")
SETTINGS = (
    *({"haunt": haunt} for haunt in BOOK.haunts),
    *({"chapter": chapter} for chapter in BOOK.chapters),
    {"families": "deal"},
)


def argument(call, place, name):
    named = next((word.value for word in call.keywords if word.arg == name), None)
    return texts(named or (call.args[place] if len(call.args) > place else None))


CHOICES = Choosing.__subclasses__()
"""Frames that do something with what was chosen, each with a prompt of its own."""
COMMON = catalogue("yakata.words", "en")
EVENTS = {key: slots for key, slots in SOURCES.events("emit", "say").items() if key not in COMMON}
PROMPTS = {
    *(prompt for call in SOURCES.calls("Ask") for prompt in argument(call, 1, "prompt")),
    *(prompt for call in SOURCES.calls("Choosing") for prompt in argument(call, 2, "prompt")),
    *(field.default for kind in CHOICES for field in msgspec.structs.fields(kind) if field.name == "prompt"),
    *(word for kind in CHOICES for call in SOURCES.calls(kind.__name__) for word in argument(call, 99, "prompt")),
    *("pick", "react", "give"),
    *(f"{word}-what" for word in TRANSFERS),
}
REFUSALS = SOURCES.refusals()
ELSEWHERE = (
    "term-",
    "panel-",
    "chapter-",
    "order-",
    "first-",
    "taught-",
    "goal-",
    "effect-",
    "band-",
    "row-",
    "stake-",
    "game-help",
    "epilogue-",
    "evening-",
    "own-side",
)
"""Beginnings of what the book, the glossary, the first minute, goals, effects, rolls and the table in sentences say."""
MORE = {"rolled": {"cause"}, "card-added": {"deck"}, "side-wins": {"winner"}}
"""Slots that come with what was told before."""


def evening(setting, seed, longest=100_000):
    """One random evening: the state at each decision and each roll, and what was told on the way."""
    rng, seats = Random(seed), 3 + seed % 3
    state = GAME.start(seats=seats, **setting)
    yield state
    for _ in range(longest):
        pending = state.pending
        if pending is None:
            return
        state.apply(rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng))
        yield state


def in_words(said):
    """No id is left in the sentence, and no key. Japanese needs no small Latin letters at all."""
    kinds = "tile|card|event|family|thing|being|haunt|box|option|secret|tell|word|trait|region|side|deck|marker|role"
    more = "status|counter|ending|title|chapter|legacy|journal|chronicle|module|seat|turns|roll"
    assert not re.search(rf"\b({kinds}|{more})-[a-z0-9]", said), said
    assert not re.search(r"[a-z]{2}", said) or not re.search(r"[\u3040-\u30ff]", said), said
    assert said.strip()


@pytest.fixture(scope="module")
def said():
    found = Said()
    for seed, setting in enumerate(SETTINGS):
        rng = Random(seed)
        for state in evening(setting, seed):
            found.hear(state, rng)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said_without_an_id(said, language):
    said.check(GAME, language, in_words)
    keys = {event.key for event in said.events.values()}
    assert keys <= EVENTS.keys()
    assert len(keys) > 40
    assert len(said.choices) > 150
    assert len(said.refusals) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_can_say_is_there(language):
    words, slots = words_for(GAME, language), catalogue(PLACE, language)
    for key, given in EVENTS.items():
        assert slots[key] <= given | MORE.get(key, set()), key
    for kind in GAME.choices:
        assert slots[f"choice-{kind.verb}"] <= {*kind.__struct_fields__}, kind.verb
    for prompt in PROMPTS:
        assert words.prompt(prompt) != f"prompt-{prompt}", prompt
    for key in (*REFUSALS, *(f"result-{key}" for key in RESULTS), *(f"rule-{rule}" for rule in RULES)):
        assert words.knows(key), key
    for seats in GAME.seats:
        assert all(words.knows(f"seat-{label}") for label in GAME.labels(seats))
    assert not words.knows("rule-B174")


def test_both_languages_say_the_same_things_with_the_same_slots():
    assert catalogue(PLACE, "en") == catalogue(PLACE, "ja")


def test_no_key_is_left_over():
    keys = {key for key in catalogue(PLACE, "en") if not key.startswith(("rule-", "lesson-", "bot-", *ELSEWHERE))}
    assert {f"bot-{bot}" for bot in bots_for(GAME.name)} <= {*catalogue(PLACE, "en")}
    lessons = {key for key in catalogue(PLACE, "en") if key.startswith("lesson-")}
    wanted = {*EVENTS, *REFUSALS, *_asked(), *_names(), *_page(), *_phrases(), *_chronicle()}
    does = {key for key in keys if key.startswith("does-")}
    assert {key.split("-")[1] for key in does} <= {kind.verb.split("-")[0] for kind in GAME.choices}
    keys -= does
    said_to_you = {f"{event}{end}" for event in EVENTS for end in ("-you", "-at-you")}
    assert keys - said_to_you == {key for key in wanted if not key.startswith(ELSEWHERE)}
    assert lessons <= {f"lesson-{prompt}" for prompt in PROMPTS} | {"lesson-family-said", "lesson-turn-haunt"}


def _asked():
    yield from (f"prompt-{prompt}" for prompt in PROMPTS if not prompt.startswith("pick-") or prompt == "pick-up-what")
    yield from (f"choice-{kind.verb}" for kind in GAME.choices)
    asked = {*PROMPTS, *(prompt.partition("-")[0] for prompt in PROMPTS), "pay"}
    yield from (
        key
        for key in catalogue(PLACE, "en")
        if any(key == f"choice-{kind.verb}-{prompt}" for kind in GAME.choices for prompt in asked)
    )
    yield from (f"result-{result}" for result in RESULTS)


def _names():
    yield from (f"seat-{label}" for label in GAME.labels(GAME.seats[-1]))
    yield from (f"trait-{trait}" for trait in (*TRAITS, "physical", "mental", "all", "any", "general"))
    yield from (f"roll-{roll}" for roll in (*TRAITS, "haunt", "dice"))
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"side-{side}" for side in (*"nesw", "heroes", "traitor", "house", "each", "nobody"))
    yield from (f"book-{book}" for book in ("heroes", "traitor", "all"))
    yield from (f"deck-{deck}" for deck in ("event", "item", "omen", "tiles"))
    yield from (f"marker-{marker}" for marker in ("ghost", "small", "large"))
    yield from (f"role-{role}" for role in ("explorer", "hero", "traitor", "rival", "hidden"))
    yield from (f"word-{word}" for word in (*TRANSFERS, "attack", "yes", "no"))


def _page():
    """What the table and the page use: the door and the options."""
    yield from ("game-title", "game-line", "option-chapter-none", "option-haunt-any")
    for name, kind in get_type_hints(GAME.options).items():
        yield f"option-{name}"
        if get_origin(kind) is Literal:
            yield from (f"option-{name}-{value}" for value in get_args(kind))


def _chronicle():
    """What is told of a campaign: everything that a chapter can change, and how lives went."""
    story = Story(
        added=("a",), destroyed=("c",), tomb=("a",), passages=("a",), ghosts={"a": 1}, boxes={"a": 1},
        overlays={"a": "b"}, heirlooms={"a": "b"}, titles={"a": "b"}, names={"a": "b"},
        crests={"a": ("b",)}, rules=("a",),
    )  # fmt: skip
    changes = [*story_changes(Story(), story), *story_changes(story, Story())]
    yield from {f"campaign-change-{change.what}" for change in changes}
    yield from (f"campaign-{life}{named}" for life in ("alive", "died") for named in ("", "-unnamed"))
    yield "campaign-bad-company"
    yield from (f"campaign-blank-{what}" for what in LONGEST)


def _phrases():
    """How ``wording`` puts things that have no name."""
    yield from (f"deed-{word}" for word in (*TRANSFERS, "attack", "box", "attack-card", "heirloom"))
    yield from ("named-action", "carry-off", "being-number", "doorway-of", "corpse-of", "the-monster", "thing-corpse")
    yield from ("pick-five", "pick-roll", "ending-dawn", "ending-dawn-text", "chronicle-unsaid", "text-number")
    yield from ("explorer-named", "explorer-unnamed", "as-written", "chooses-family-unnamed", "points-yourself")
    yield from (
        "prompt-guess-of",
        "prompt-hide-of",
        "prompt-lay-found-tile",
        "prompt-lower-left",
        "prompt-reading-alone",
        "choice-ready-alone",
    )
    yield from (f"turns-{turns}" for turns in range(4))
    yield from ("form-the", "form-a", "form-in", "form-is", "form-gone", "form-chosen", "form-won", "form-one-family")
    yield from (f"form-the-{kind}" for kind in ("family", "event", "box", "deck", "being"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_and_reaction_of_the_pack_has_its_question(language):
    words = words_for(GAME, language)
    assert len(CHOICES) > 10
    for prompt in PROMPTS:
        assert words.prompt(prompt) != f"prompt-{prompt}", prompt
    assert words.prompt("pick-whatever-it-is") == words.say("prompt-pick")
    assert words.prompt("react-nobody-knows") == words.say("prompt-react")
    assert words.prompt("pay-nobody-knows") == words.say("prompt-pay")
    assert words.prompt("react-wax-child") != words.say("prompt-react")


def test_things_are_put_into_words():
    english, japanese = (words_for(GAME, language) for language in LANGUAGES)
    moved = Event("being-moves", {"being": "lamp-guest-2", "tile": "keeping-room"})
    assert english.event(moved) == "Lamp guest 2 goes to the Keeping Room."
    assert japanese.event(moved) == "灯の客2が団欒の間へ行く。"
    attack = GAME.book.deeds["hedge-knife"][0].key.name
    acted = Event("acts", {"seat": 0, "action": f"hedge-knife.{attack}", "word": "attack"})
    assert english.event(acted) == "Explorer 1 acts. Attack with the Hedge Knife."
    assert english.event(acted, Names(players=("Aoi", "Ben", "Yu"))) == "Aoi acts. Attack with the Hedge Knife."
    box = Event("acts", {"seat": 1, "action": "lamp-guests.lg-snuff", "word": "operate"})
    assert english.event(box) == "Explorer 2 acts. Put out a lamp."
    given = Event("acts", {"seat": 1, "action": "give", "word": "give"})
    assert english.event(given) == "Explorer 2 acts. Give something to somebody here."
    rolled = Event("rolled", {"seat": -1, "dice": "012", "result": 3, "roll": "speed"})
    assert english.event(rolled) == "The monster rolls Speed: 0\u00a01\u00a02. Result: 3."
    body = Event("picks-up", {"seat": 0, "thing": "corpse-marl"})
    assert english.event(body) == "Explorer 1 picks up the body of Marl."
    won = Event("side-wins", {"side": "heroes", "ending": "lamp-guests-dark"})
    assert english.event(won) == "The last lamp is out. The company has won."
    paid = Event("side-wins", {"side": "house", "ending": "siege-paid"})
    assert english.event(paid) == "The rent is paid. The house has won."
    counted = Event("side-wins", {"side": "house", "ending": "treasure-counted"})
    assert english.event(counted) == "Six. Nobody has won."
    assert japanese.event(counted) == "六つ。だれの勝ちでもない。"
    found = Event("says", {"seat": 0, "secret": "two-voices", "value": "1"})
    assert english.event(found) == "Explorer 1 says “The first voice” (Which voice to trust)."
    assert english.choice(GAME.parse("explore n")) == "Open the north doorway: a new tile"


CHOICES_SAID = {
    ("turn", "act drop"): ("Put something down", "持っているものを置く"),
    ("turn", "act tally-room.tally-room"): ("Study in the Tally Room", "割符の間で調べる"),
    ("turn", "act physic-draught.physic-draught"): ("Drink the Physic Draught", "水薬を飲む"),
    ("lay", "lay 1"): ("Lay it with a quarter turn to the right", "右へ4分の1回して置く"),
    ("drop-what", "pick tallow-dip"): ("Put down the Tallow Dip", "獣脂の灯を置く"),
    ("lay-found", "pick will-room.n"): ("Lay it at the north doorway of the Will Room", "遺言の間の北の戸口に置く"),
    ("react-whispering-stair", "answer no"): ("Not now", "今は使わない"),
    ("pay-wax-scullery", "answer yes"): ("Pay the price", "払う"),
    ("monster", "end"): ("It stays: its turn is over", "そこにとどまり、手番を終える"),
}


@pytest.mark.parametrize(("asked", "said"), CHOICES_SAID.items())
def test_a_choice_says_what_one_does(asked, said):
    """In the words of its question, or of the nearest one that has words for it."""
    prompt, choice = asked
    assert tuple(words_for(GAME, lang).choice(GAME.parse(choice), prompt=prompt) for lang in LANGUAGES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_action_is_called_by_its_word_alone(language):
    """B118 has words in capitals; whoever chooses reads a sentence."""
    words = words_for(GAME, language)
    for key in BOOK.actions:
        said = words.choice(GAME.parse(f"act {key.word}"))
        assert not re.search(r"[A-Z]{4}|【", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_actions_of_one_thing_are_told_apart(language):  # B107: one of them may be the heirloom's
    words = words_for(GAME, language)
    books = {key: box.book for key, box in BOOK.boxes.items()}
    said = [(key.on, books.get(key, ""), words.choice(Act(key.word))) for key in BOOK.actions]
    assert [one for one, times in Counter(said).items() if times > 1] == []


def test_what_a_name_brings_with_it():
    """Its article, its preposition, its number where there are several, its family where it is one of it."""
    english, japanese = (words_for(GAME, language) for language in LANGUAGES)
    bride = Event("attacks", {"who": "the-bride-1", "target": "vesper", "trait": "sanity"})
    assert english.event(bride) == "The Bride attacks Vesper with Sanity."
    hit = Event("attacks", {"who": "vesper", "target": "lamp-guest-2", "trait": "might"})
    assert english.event(hit) == "Vesper attacks lamp guest 2 with Might."
    follows = Event("follows", {"being": "foundling-1", "seat": 1})
    view = night(("ashlar",), ("marl",), ("quill",))
    assert english.event(follows, english.names(view)) == "The foundling follows Marl."
    assert japanese.event(follows, japanese.names(view)) == "拾い子がマールについていく。"
    for tile, said in (("front-steps", "on the Front Steps"), ("tally-room", "in the Tally Room")):
        assert english.event(Event("died", {"seat": 0, "tile": tile})).endswith(f"The body lies {said}.")
    taken = Event("steals", {"who": "quill", "target": "marl", "thing": "will-piece-a"})
    assert english.event(taken) == "Quill takes the piece of the will that says “I, being” from Marl."


def test_a_roll_says_what_it_is_for():
    """As far as what was told before leaves no doubt."""
    words = words_for(GAME, "en")
    begins, drawn = (
        Event("turn-begins", {"seat": 0, "moves": 3}),
        Event("draws", {"seat": 0, "deck": "event", "card": "lights-on-the-marsh"}),
    )
    rolled = Event("rolled", {"seat": 0, "roll": "knowledge", "dice": "0012", "result": 3})
    said = "Explorer 1 rolls Knowledge for Lights on the Marsh: 0\u00a00\u00a01\u00a02. Result: 3."
    assert words.event(rolled, before=[begins, drawn]) == said
    plain = "Explorer 1 rolls Knowledge: 0\u00a00\u00a01\u00a02. Result: 3."
    assert words.event(rolled, before=[drawn, begins]) == plain
    assert words.event(rolled, before=[begins, drawn, rolled]) == plain
    other = Event("rolled", {**rolled.slots, "roll": "might"})
    assert " for " not in words.event(other, before=[begins, drawn])


def night(*members):
    """A view at the beginning of a chapter with this company."""
    company = tuple(Member(*member) for member in members)
    return GAME.start(NightOptions(chapter="prologue", company=company), seats=len(members)).view(0)


def test_everybody_is_called_by_one_name_all_night():
    """In a campaign by the first name, wherever somebody is meant: as a seat, as a fighter, as a body, in a choice."""
    words = words_for(GAME, "en")
    names = words.names(night(("ashlar", "Alys", 27), ("quill", "Tobit", 41), ("marl",)), ("Agnes", "Wat", ""))
    assert names.called == ("Alys", "Tobit", "Marl")
    fought = Event("attacks", {"who": "ashlar", "target": "quill", "trait": "might"})
    assert words.event(fought, names) == "Alys attacks Tobit with Might."
    assert words.event(Event("attacks", {"who": "rent-man-1", "target": "marl", "trait": "might"}), names) == (
        "Rent-man 1 attacks Marl with Might."
    )
    assert words.event(Event("hands-over", {"seat": 0, "other": 1, "thing": "corpse-marl"}), names) == (
        "The body of Marl goes from Alys to Tobit."
    )
    assert words.event(Event("picks-up", {"seat": 2, "thing": "corpse-quill"}), names) == (
        "Marl picks up the body of Tobit."
    )
    assert words.choice(GAME.parse("pick quill"), names) == "Tobit"
    assert words.event(Event("counter", {"counter": "track", "value": 1}), names) == "Track: 1."
    assert words.event(Event("begins", {"seat": -1}), names) == "The monster begins."


def test_who_has_only_the_family_s_name_has_it_in_every_language():
    view = night(("ashlar", "Ashlar", 27), ("quill", "クイル家", 41), ("marl", "Ben", 9))
    assert words_for(GAME, "en").names(view).called == ("Ashlar", "Quill", "Ben")
    assert words_for(GAME, "ja").names(view).called == ("アシュラー", "クイル", "Ben")


def test_who_shares_a_name_is_told_apart_by_the_family():
    names = words_for(GAME, "en").names(night(("ashlar", "Alys", 27), ("quill", "Alys", 41), ("marl", "Ben", 9)))
    assert names.called == ("Alys (Ashlar)", "Alys (Quill)", "Ben")


@pytest.mark.parametrize(
    ("haunt", "kind", "en", "ja"),
    [("rescue", "wet-nurse", "wet nurse", "乳母"), ("wrong-heir", "bailiff", "bailiff", "執達吏")],
)
def test_the_only_one_of_a_kind_has_no_number(haunt, kind, en, ja):  # B161
    for seats in (3, 5):
        rng, state = Random(2), GAME.start(seats=seats, haunt=haunt, families="deal")
        while not state.beings:
            pending = state.pending
            state.apply(rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng))
        view = state.view(SPECTATOR)
        alone = sum(one.kind == kind for one in view.beings) == 1
        assert alone == (seats == 3)
        slots = {"being": f"{kind}-1", "tile": view.tiles[0].id}
        said = [Event("stunned", slots), Event("killed", slots)]
        for language, name in (("en", en), ("ja", ja)):
            words = words_for(GAME, language)
            for event in said:
                told = words.event(event, words.names(view)).lower()
                assert name in told
                assert (f"{name} 1" in told or f"{name}1" in told) != alone, told
            told = "\n".join(line for part in GAME.aloud(view, words.calling(words.names(view))) for line in part.lines)
            assert (f"{name} 1" in told.lower() or f"{name}1" in told) != alone, told


def test_before_there_is_a_family_the_player_is_named():
    words = words_for(GAME, "en")
    state = GAME.start(seats=3)
    names = words.names(state.view(0), ("Aki", "", ""))
    assert [names.of_seat(seat) for seat in range(3)] == ["Aki", "", ""]
    state.apply("pick ashlar")
    names = words.names(state.view(1), ("Aki", "", ""))
    assert [names.of_seat(seat) for seat in range(3)] == ["Ashlar", "", ""]
    chosen = Event("chooses-family", {"player": 0, "family": "ashlar"})
    assert words.event(chosen, names) == "Aki plays for the Ashlar family."
    assert words.event(Event("chooses-family", {"player": 1, "family": "quill"}), names) == (
        "Somebody of the Quill family comes too."
    )


def test_a_text_says_the_numbers_of_this_table():  # B143 BR16
    """Three numbers in a row, or three wordings in brackets: only the one for so many players is read."""
    written = "5/6/8 lamps (for three, four or five players). [One comes/Two come/Four come][/ and stay/]. 0–3: 1/2."
    assert [GAME.library.fit(written, players) for players in (3, 4, 5)] == [
        "5 lamps. One comes. 0–3: 1/2.",
        "6 lamps. Two come and stay. 0–3: 1/2.",
        "8 lamps. Four come. 0–3: 1/2.",
    ]
    assert GAME.library.fit(written, 0) == written
    assert GAME.library.fit("灯を5/6/8個（3人/4人/5人のとき）消す。", 4) == "灯を6個消す。"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_text_of_a_haunt_is_left_with_three_numbers(language, players):
    words = words_for(GAME, language)
    texts = [words.read(key, players) for key in TITLES if key.startswith(("haunt-", "box-", "card-"))]
    assert len(texts) > 200
    assert [text for text in texts if re.search(r"[\d\]]/|/[\d\[]|[][]|\b[1１] (?:tiles|bailiffs)", text)] == []


def read_by(view, language):
    """All that a seat may read."""
    return texts_for(GAME, language, view, GAME.library.open_to(view))


def test_a_seat_reads_the_numbers_of_its_table():
    for players, lamps in ((3, "6"), (5, "10")):
        state = next(state for state in evening({"haunt": "lamp-guests"}, players - 3) if state.haunt)
        assert state.seats == players
        seat = next(seat for seat in range(players) if state.roles[seat] == "hero")
        said = read_by(state.view(seat), "en")["haunt-lamp-guests-win-heroes"]
        assert said == f"Put out {lamps} lamps before the eleventh round."


def test_which_legacy_cards_open_the_evening_and_which_are_read_when_it_turns():  # B18 B41
    turned = [
        (state.view(SPECTATOR).opening, [key for key in state.view(SPECTATOR).read if key.startswith("legacy-")])
        for state in evening({"chapter": "prologue"}, 0)
        if state.order
    ]
    assert {opening for opening, _ in turned} == {2}
    assert len(turned[0][1]) == 2
    assert turned[-1][1] == ["legacy-prologue-1", "legacy-prologue-2", "legacy-prologue-3"]


SAMPLES = {
    "player": 2,
    "seat": 0, "other": 1, "family": "marl", "tile": "will-room", "tiles": ("will-room",), "thing": "lamp-snuffer",
    "being": "bailiff-1", "things": ("hedge-knife", "corpse-marl"), "event": "ague", "card": "wax-child",
    "deck": "omen", "side": "w", "trait": "physical", "roll": "haunt", "dice": "0122", "result": 5,
    "marker": "small", "count": 2, "kind": "rent-man", "haunt": "siege", "role": "rival", "box": "siege.sg-pay",
    "counter": "track", "status": "borrowed-die", "amount": 2, "secret": "bride-soulmate", "value": "ashlar",
    "option": "bone-flute-player", "steps": 2, "text": "ague-passes", "entry": 52, "flag": "lamps-out",
    "module": "d-debt", "boxes": 1, "title": "keyholder", "ending": "dawn", "who": "vesper",
    "target": "the-bride-1", "moves": 3, "omens": 2, "need": 4, "word": "study", "action": "siege.sg-pay",
    "legacy": "prologue-3", "region": "ground", "name": "A, B", "to": "C", "year": "1666",
    "bonus": 1, "stake": "", "best": 5, "least": 3, "harm": 2, "hurts": "mental",
}  # fmt: skip
"""A value for every slot."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rare_is_put_into_words_too(language):
    words = words_for(GAME, language)
    for key, slots in EVENTS.items():
        if not key.startswith((*ELSEWHERE, "being-number")):  # what is no event has tests of its own
            in_words(words.event(Event(key, {slot: SAMPLES[slot] for slot in slots})))
    in_words(words.event(Event("tile-becomes", {"tile": "will-room", "other": "tally-room"})))
    in_words(words.event(Event("side-wins", {"side": "traitor", "ending": "bride-wedded"})))
    in_words(words.event(Event("side-wins", {"side": "rival", "ending": "dawn"})))
    in_words(words.event(Event("chronicle", {"flag": "said-nowhere"})))


def names_of_the_pack():
    """The keys of all that the shipped pack names, with the texts that must be there."""
    for kind, table in (("family", BOOK.families), ("tile", BOOK.tiles), ("card", BOOK.cards), ("event", BOOK.events)):
        yield from (f"{kind}-{ident}" for ident in table)
    yield from (f"card-{ident}-text" for ident in BOOK.cards)
    yield from (f"card-{ident}-heirloom" for ident, card in BOOK.cards.items() if card.heirloom)
    yield from (f"event-{ident}-text" for ident in BOOK.events)
    yield from (f"thing-{ident}" for ident in BOOK.objects)
    yield from (f"being-{ident}" for ident in BOOK.monsters)
    yield from (key for ident in BOOK.modules for key in (f"module-{ident}", f"module-{ident}-text"))
    for box in BOOK.boxes:
        yield from (f"box-{box.on}-{box.name}", f"box-{box.on}-{box.name}-text")
    for haunt in BOOK.haunts.values():
        yield from (key for win in haunt.win for key in (f"ending-{win.ending}", f"ending-{win.ending}-text"))
        if haunt.like:
            continue
        yield from (f"haunt-{haunt.id}", f"haunt-{haunt.id}-story")
        yield from (f"haunt-{haunt.id}-hint-{book}-{n + 1}" for book, most in haunt.hints.items() for n in range(most))
        yield from (f"counter-{counter.id}" for counter in haunt.counters)
        yield from (f"status-{status}" for status in haunt.statuses)
        yield from (f"secret-{secret.id}" for secret in haunt.secrets)
        assert any(f"haunt-{haunt.id}-win-{book}" in TITLES for book in ("all", "heroes")), haunt.id
    for chapter in BOOK.chapters.values():
        yield f"chapter-{chapter.id}"
        yield from (f"legacy-{chapter.id}-{card.number}" for card in chapter.legacy)
    yield from (f"journal-{entry}" for entry in BOOK.journal)
    yield from _said_in_steps()


def _said_in_steps():
    for step in (step for block in BOOK.blocks.values() for step in block):
        match step:
            case steps.Tell():
                yield f"tell-{step.text}"
            case steps.Choose():
                yield from (f"option-{option.id}" for option in step.options)
            case steps.Hide():
                yield from (f"secret-{step.secret}", *(f"secret-{step.secret}-{word}" for word in step.among or ()))
            case steps.SetStatus():
                yield f"status-{step.status}"
            case steps.GiveTitle():
                yield f"title-{step.title}"
            case steps.Mark():
                yield f"marker-{step.marker}"
    for table in BOOK.reactive.values():
        yield from (f"word-{action.word}" for action in getattr(table, "actions", ()))
    yield from (f"word-{box.action.word}" for box in BOOK.boxes.values() if box.action)


def test_a_pack_names_the_same_things_in_both_languages():
    for folder in GAME.text_folders:
        english, japanese = (
            [key for file in sorted((folder / language).glob("*.ftl")) for key in keys_of(file)]
            for language in LANGUAGES
        )
        assert sorted(english) == sorted(japanese)
        assert len(english) == len({*english})
        assert {key for key in english if words_for(GAME, "en").knows(key)} == {*english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_pack_is_there(language):
    words = words_for(GAME, language)
    assert [key for key in dict.fromkeys(names_of_the_pack()) if not words.knows(key)] == []


def test_a_refusal_names_nothing_that_was_only_typed():
    """Law 2: the title of a sealed box cannot be had by asking for it."""
    words = words_for(GAME, "en")
    for slots in ({"action": "lamp-guests.lg-fill"}, {"action": "no.such"}, {"action": "nothing"}):
        assert words.refusal(Refusal("no-such-action", "B116", slots)) == "You have no such action. [B116]"
    assert "Quiet" not in words.refusal(Refusal("no-such-tile", "B61", {"tile": "card-parlour"}))
    assert "Parlour" not in words.refusal(Refusal("no-such-tile", "B61", {"tile": "card-parlour"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_raises_the_voice(language):
    for file in (resources.files(PLACE) / "texts" / language).iterdir():
        assert not re.search("[!！]", file.read_text(encoding="utf-8")), file.name


def test_what_is_offered_has_its_title_in_both_languages():
    for option in ("chapter", "haunt"):
        listed = GAME.listed(option)
        assert all({*labels} == {*LANGUAGES} for labels in listed.values())
        titles = [labels["en"] for labels in listed.values()]
        assert len(titles) == len({*titles})
    assert {*GAME.listed("haunt")} - {"any"} <= {haunt.id for haunt in BOOK.haunts.values() if haunt.free_play}
    assert {*GAME.listed("chapter")} - {""} == {*BOOK.chapters}
    assert GAME.listed("families") == {}


def test_rules_are_named_by_numbers_that_exist():
    """In the code too: a refusal or a question never names a rule that nobody can look up."""
    folder = Path(betrayal.__file__).parent
    sources = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    named = {rule for source in sources for rule in re.findall(r"\bBR?\d+\b", source)}
    assert sorted(named - set(RULES)) == []


def test_every_ruling_is_in_the_document():
    rulings = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert [rule for rule in RULES if rule.startswith("BR") and f"**{rule}**" not in rulings] == []
    assert [name for name in GAME.options.__struct_fields__ if f"`{name}" not in rulings] == []


# Seals


def sealed(state, seat):
    """Keys, and beginnings of keys, that this seat must not have now: worked out from the state, not from the view."""
    over, haunt = state.result is not None, state.the_haunt
    for other in BOOK.haunts.values():
        if haunt is None or other.id != haunt.id:
            yield from (f"haunt-{other.id}-", f"box-{other.id}-")
            yield from (f"thing-{thing.id}" for thing in other.objects)
            yield from (f"being-{monster.id}" for monster in other.monsters)
        elif not over and other.roles.kind != "hidden":
            for box in other.boxes:
                key = Printed(other.id, box.id)
                if box.book != "all" and key not in state.shown and not reads(state, seat, box.book):
                    yield f"box-{other.id}-{box.id}"
            for book in ("heroes", "traitor"):
                if any(box.book == book for box in other.boxes) and not reads(state, seat, book):
                    yield from (f"haunt-{other.id}-win-{book}", f"haunt-{other.id}-setup-{book}")
    yield from (f"chapter-{other}" for other in BOOK.chapters if other != state.options.chapter)
    yield from (f"journal-{entry}" for entry in BOOK.journal if entry not in state.story.read)
    for chapter in BOOK.chapters.values():
        unread = chapter.legacy[state.legacy if chapter.id == state.options.chapter else 0 :]
        yield from (f"legacy-{chapter.id}-{card.number}" for card in unread)
    yield from ("tell-", "option-")
    yield from () if state.ended else ("ending-",)


def is_sealed(key, shut):
    """What ends in a hyphen seals all that begins like it."""
    return key.removesuffix("-text") in shut or any(key.startswith(start) for start in shut if start[-1] == "-")


def reads(state, seat, book):
    return seat != SPECTATOR and state.roles[seat] == {"heroes": "hero"}.get(book, book)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nothing_sealed_is_among_what_a_seat_reads(setting):  # B93 B146 B148 B154
    rng, looked = Random(str(setting)), 0
    for state in islice(evening(setting, SETTINGS.index(setting)), 4000):
        if rng.randrange(24) and state.result is None:
            continue
        for seat in (SPECTATOR, *range(state.seats)):
            keys = GAME.library.open_to(state.view(seat))
            shut = {*sealed(state, seat)}
            wrong = [key for key in keys if is_sealed(key, shut)]
            assert wrong == [], (seat, state.haunt, wrong)
            looked += 1
    assert looked > 25


def test_unseen_tiles_and_cards_have_no_text_yet():
    printed = {*BOOK.tiles, *BOOK.cards, *BOOK.events}
    for state in islice(evening({"chapter": "chapter-1"}, 7), 600):
        for seat in (SPECTATOR, *range(state.seats)):
            view = state.view(seat)
            shown = repr(view)
            for key in GAME.library.open_to(view):
                kind, _, ident = key.partition("-")
                if kind in ("tile", "card", "event") and ident in printed:
                    assert f"'{ident}'" in shown, key


def test_texts_are_in_the_language_of_the_seat():
    state = next(islice(evening({"chapter": "prologue"}, 3), 40, None))
    english, japanese = (read_by(state.view(0), language) for language in LANGUAGES)
    assert english.keys() == japanese.keys()
    assert english["tile-entrance-hall"] == "Entrance Hall"
    assert english["legacy-prologue-1"].startswith("In the autumn of 1689")
    assert japanese["tile-entrance-hall"] == "玄関広間"
    assert "haunt-high-water" not in english or state.haunt


@pytest.mark.parametrize(("language", "said"), [("en", "Keeping Room, text 1"), ("ja", "団欒の間（1つ目）")])
def test_a_text_of_a_tile_has_a_name(language, said):  # B87
    assert said in words_for(GAME, language).choice(Pick("keeping-room.1"))


@pytest.mark.parametrize("carded", [True, False])
def test_a_turn_that_a_card_has_ended_is_told_so(carded: bool) -> None:  # B73
    before = [Event("turn-begins", {"seat": 0, "moves": 4}), *([Event("card-ends-moves", {"seat": 0})] * carded)]
    told = in_context(BOOK, Event("turn-begins", {"seat": 1, "moves": 3}), before)
    assert told is not None
    assert told.slots["carded"] == ("yes" if carded else "no")
