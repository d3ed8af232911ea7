"""How a value is put into words: rooms, Shadows, tiles, cards, seats and announced actions by their names."""

from functools import cache
from typing import Any, Final

from msgspec.structs import asdict

from yakata.hako_onna.rules.choices import KINDS
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.night import SLOTS, UNSEEN
from yakata.kernel import Phrase
from yakata.kernel.choices import vocabulary

WORDED: Final = ("slot", "answer", "care", "road", "how", "aim", "manner")
"""Slots whose values have words of their own."""
SPECIAL: Final = {("item", ""): "second-look", ("place", "hand"): "place-hand", ("asked", "floor"): "asked-floor"}
WITH_ARTICLE: Final = ("target", "what", "rooms")
VERBATIM: Final = ("known", "form", "word", "typed")
"""The texts of choices as they are written, and what somebody has typed."""


def phrase(content: Content, slot: str, value: Any) -> Phrase | str | None:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return _counted(slot, value)
    return _named(content, slot, value) if isinstance(value, str) and slot not in VERBATIM else None


def question(prompt: str, declared: str, noise: str = "", found: str = "") -> str:
    """What is used is asked about by its name: ``target-pokkuri``; noise by its kind, a find by its tile."""
    words = declared.split()
    used = words[1] if words[:1] == ["use"] else ""
    about = {"target": used, "noise": noise, "peeked": found}.get(prompt, "")
    return f"{prompt}-{about}" if about else prompt


def _counted(slot: str, value: int) -> Phrase | None:
    """Seats and floors by their numbers."""
    if slot == "floor":
        return Phrase(f"floor-{value}")
    if slot in ("ghost", "ghosts"):
        return Phrase("hakobito-of" if value else "hako-herself", {"seat": value})
    if slot in ("seat", "other"):
        return Phrase(f"seat-visitor{value}" if value else "seat-ghost")
    return None


def _named(content: Content, slot: str, value: str) -> Phrase | None:
    """A room gets its article where other things bring theirs."""
    if (slot, value) in SPECIAL:
        return Phrase(SPECIAL[slot, value])
    if slot == "action":
        choice = vocabulary(KINDS).parse(value)
        return Phrase(f"announce-{choice.verb}", asdict(choice))
    if slot == "board":
        return Phrase("board-rooms", {"rooms": [room.id for room in content.board[value].rooms]})
    kind = slot if slot in WORDED else _kinds(content).get(value, "")
    if slot == "asked":
        return Phrase(f"asked-{kind}", {kind: value})
    if kind == "room" and slot in WITH_ARTICLE:
        return Phrase("the-room", {"room": value})
    return Phrase(f"{kind}-{value.replace('.', '-')}") if kind else None


@cache
def _kinds(content: Content) -> dict[str, str]:
    """What each id is the id of; what a person has made up is not among them."""
    kinds = dict.fromkeys((*content.face, UNSEEN, "hako", "hakobito"), "tile")
    kinds |= dict.fromkeys(content.item, "item") | dict.fromkeys(content.power, "power")
    kinds |= dict.fromkeys(content.rooms, "room") | dict.fromkeys(content.shadows, "shadow")
    return kinds | dict.fromkeys(SLOTS, "slot")
