"""What happens to whoever reads is said to them; everybody else reads a name."""

import re
from pathlib import Path

import pytest

from yakata.kernel import Event
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
    assert words.event(attack, table._replace(you=1)) == to_attacker
    assert words.event(attack, table._replace(you=2)) == to_attacked
    assert words.event(attack, table._replace(you=0)) == words.event(attack, table)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.parts[-4]}-{room.parts[-2]}")
def test_what_is_said_to_you_is_said_of_others_too_and_has_no_name_in_it(room: Path) -> None:
    texts = dict(re.findall(r"^([a-z-]+) =(.*(?:\n[ ].*)*)", room.read_text(encoding="utf-8"), re.MULTILINE))
    yours = [key for key in texts if key.endswith("-you") and key.removesuffix("-you") in texts]
    assert len(yours) > 10
    for key in yours:
        doer = next(slot for slot in ("$seat", "$who", "$ghost") if slot in texts[key.removesuffix("-you")])
        assert doer not in texts[key], key


UNSAID = frozenset({"role-seen", "toppled"})
"""Told of others alone, or with the name as the only word."""
NO_EVENTS = ("choice-", "prompt-", "effect-", "goal-", "night-", "hakobito-of")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.parts[-4]}-{room.parts[-2]}")
def test_whatever_one_does_oneself_is_said_to_one(room: Path) -> None:
    texts = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ ].*)*)", room.read_text(encoding="utf-8"), re.MULTILINE))
    told = [
        key
        for key, text in texts.items()
        if "$seat" in text and not key.startswith(NO_EVENTS) and not key.endswith("-at-you")
    ]
    assert [key for key in told if f"{key}-you" not in texts and key not in UNSAID] == []
