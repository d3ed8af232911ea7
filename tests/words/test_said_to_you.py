"""What happens to whoever reads is said to them; everybody else reads a name."""

import itertools
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from yakata import load
from yakata.betrayal.rules.choices import Pick
from yakata.kernel import Ask, Event
from yakata.kernel.testing.random_play import random_play
from yakata.registry import load_named
from yakata.words import Names, words_for

SOURCES = Path(__file__).parents[2] / "src" / "yakata"
ROOMS = [SOURCES / game / "texts" / lang / "house.ftl" for game in ("hako_onna", "betrayal") for lang in ("en", "ja")]
AKI_AND_BEN = ("Hana", "Aki", "Ben")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_your_own_death_is_yours(lang: str) -> None:
    died = Event("died", {"seat": 1, "how": "peek", "shadow": "study.a", "items": [], "tiles": []})
    words = words_for(load_named("hako-onna"), lang)
    to_aki = words.event(died, Names(players=AKI_AND_BEN, you=1))
    to_ben = words.event(died, Names(players=AKI_AND_BEN, you=2))
    to_all = words.event(died, Names(players=AKI_AND_BEN))
    assert {"en": "You looked", "ja": "あなたは"}[lang] in to_aki
    assert "Aki" not in to_aki
    assert to_ben == to_all
    assert "Aki" in to_all


@pytest.mark.parametrize(
    ("lang", "to_attacker", "to_attacked"),
    [
        ("en", "You attack Ben with Might.", "Aki attacks you with Might."),
        ("ja", "あなたがBenを腕力で攻撃する。", "Akiがあなたを腕力で攻撃する。"),
    ],
)
def test_a_fight_of_yours_is_told_to_you(lang: str, to_attacker: str, to_attacked: str) -> None:
    attack = Event("attacks", {"who": "marl", "target": "vesper", "trait": "might"})
    words = words_for(load_named("betrayal"), lang)
    table = Names(called=AKI_AND_BEN, ids=("ashlar", "marl", "vesper"))
    assert words.event(attack, table.read_by(1)) == to_attacker
    assert words.event(attack, table.read_by(2)) == to_attacked
    assert words.event(attack, table.read_by(0)) == words.event(attack, table)


@pytest.mark.parametrize(
    ("lang", "given", "pointed", "chosen"),
    [
        ("en", "The Moth Jar goes from Hana to you.", "You point at yourself.", "Point at yourself"),
        ("ja", "「蛾の壜」がHanaからあなたの手に渡る。", "あなたは自分を指さす。", "自分を指さす"),
    ],
)
def test_nobody_reads_their_own_name_of_what_they_get_or_choose(
    lang: str, given: str, pointed: str, chosen: str
) -> None:
    words = words_for(load_named("betrayal"), lang)
    table = Names(called=AKI_AND_BEN, ids=("ashlar", "marl", "vesper"), you=1)
    assert words.event(Event("hands-over", {"seat": 0, "other": 1, "thing": "moth-jar"}), table) == given
    assert words.event(Event("points", {"seat": 1, "other": 1}), table) == pointed
    assert words.choice(Pick("marl"), table, "vote") == chosen
    assert "Ben" in words.choice(Pick("vesper"), table, "vote")


@pytest.mark.parametrize("room", [room for room in ROOMS if "betrayal" in room.parts], ids=lambda room: room.parts[-2])
def test_whatever_is_done_with_somebody_is_said_to_them(room: Path) -> None:
    texts = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ ].*)*)", room.read_text(encoding="utf-8"), re.MULTILINE))
    told = [key for key, text in texts.items() if "$seat" in text and "$other" in text and "-you" not in key]
    assert told
    assert [key for key in told if f"{key}-at-you" not in texts] == []


@pytest.mark.parametrize(("lang", "voice", "knock"), [("en", "The first voice", "Once"), ("ja", "1つ目の声", "一度")])
def test_what_a_secret_is_is_said_in_its_own_words(lang: str, voice: str, knock: str) -> None:
    words = words_for(load_named("betrayal"), lang)
    for secret, said in (("two-voices", voice), ("three-knocks", knock)):
        assert said in words.event(Event("says", {"seat": 0, "secret": secret, "value": "1"}))
        asked = replace(load("betrayal").start().view(0), prompt="hide", card=secret)
        assert words.choice(Pick("1"), prompt="hide", view=asked) == said
        assert words.prompt("hide", asked) != words.prompt("hide")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.parts[-4]}-{room.parts[-2]}")
def test_what_is_said_to_you_is_said_of_others_too_and_has_no_name_in_it(room: Path) -> None:
    texts = dict(re.findall(r"^([a-z-]+) =(.*(?:\n[ ].*)*)", room.read_text(encoding="utf-8"), re.MULTILINE))
    yours = [key for key in texts if key.endswith("-you") and key.removesuffix("-you") in texts]
    assert len(yours) > 10
    for key in yours:
        doer = next(
            (slot for slot in ("$seat", "$who", "$player", "$ghost") if slot in texts[key.removesuffix("-you")]),
            "$seat",
        )
        assert doer not in texts[key], key


UNSAID = frozenset({"role-seen"})
"""Told of others alone."""
NO_EVENTS = ("choice-", "prompt-", "effect-", "goal-", "night-", "hakobito-of")
NO_DOER = ("-at-you", "-unnamed", "-ghost")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.parts[-4]}-{room.parts[-2]}")
def test_whatever_one_does_oneself_is_said_to_one(room: Path) -> None:
    texts = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ ].*)*)", room.read_text(encoding="utf-8"), re.MULTILINE))
    told = [
        key
        for key, text in texts.items()
        if "$seat" in text and not key.startswith(NO_EVENTS) and not key.endswith(NO_DOER)
    ]
    assert [key for key in told if f"{key}-you" not in texts and key not in UNSAID] == []


OF_HER = {"en": re.compile(r"\b([Ss]he|[Hh]ers?|the Hako Onna)\b"), "ja": re.compile("箱女(?!の手記)")}
"""What she is to others."""
SEATED = ("Zoraida", "Ulrika", "Quentin", "Xaver")
TOLD_OF_HER = frozenset({"door-shuts", "goes-on", "proposed-end", "told"})
"""In words of their own."""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_whatever_is_told_of_her_is_said_to_her(lang: str) -> None:
    room = SOURCES / "hako_onna" / "texts" / lang / "house.ftl"
    texts = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ ].*)*)", room.read_text(encoding="utf-8"), re.MULTILINE))
    events = {key.removesuffix(end) for end in ("-you", "-ghost") for key in texts if key.endswith(end)}
    told = {key for key in events if not key.startswith((*NO_EVENTS, "hako-herself"))}
    told = {key for key in told if OF_HER[lang].search(texts.get(key, ""))}
    assert sorted(key for key in told if f"{key}-ghost" not in texts and key not in TOLD_OF_HER) == []


@pytest.mark.parametrize("options", [{}, {"edition": "ja"}, {"noise": "real", "advanced_powers": True}], ids=str)
def test_nobody_is_told_of_oneself_by_name(options: dict[str, Any]) -> None:
    """Whatever a seat is told in a night of Hako Onna, and may choose, means it by *you*, and her too."""
    game = load_named("hako-onna")
    setting = (game.choose_options({"house": "balanced", **options}), len(SEATED))
    wrong: set[str] = set()
    for seed in range(4):
        for state in random_play(game, Random(f"{seed}"), setting):
            for seat, lang in itertools.product(range(state.seats), ("en", "ja")):
                words, names = words_for(game, lang), Names(players=SEATED, you=seat)
                heard = [event for event in state.told if event.seen_by(seat)]
                said = [(one.key, words.story([one], names)[0]) for one in heard]
                ask = state.pending
                if isinstance(ask, Ask) and ask.seat == seat:
                    said += [(str(one), words.choice(one, names, ask.prompt)) for one in ask.choices]
                for key, text in said:
                    own = SEATED[seat] in text or words.say(f"seat-visitor{seat}" if seat else "seat-ghost") in text
                    hers = seat == 0 and OF_HER[lang].search(text) and key not in TOLD_OF_HER
                    if own or hers:
                        wrong.add(f"{lang} {key}: {text}")
    assert sorted(wrong) == []
