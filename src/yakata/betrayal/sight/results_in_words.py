"""What a result brings, in words: said by its steps, or as it is printed."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.summaries import OWN
from yakata.kernel import Effect

TOP: Final = 999
NOTHING: Final = Effect("row-nothing")
PRINTED: Final = Effect("row-printed")
SILENT: Final = (s.Tell,)
"""What is told besides, and changes nothing."""


def band_in_words(low: int, high: int) -> Effect:
    """``4+``, ``2–3``, ``0``."""
    if high >= TOP:
        return Effect("band-from", {"low": low})
    return Effect("band-one", {"low": low}) if low == high else Effect("band-span", {"low": low, "high": high})


def in_words(steps: Any) -> tuple[Effect, ...] | None:
    """What these steps do to whoever they happen to; nothing where there are no words for some of it."""
    found = [_said(step) for step in steps if not isinstance(step, SILENT)]
    if any(one is None for one in found):
        return None
    return tuple(one for one in found if one is not None) or (NOTHING,)


def _said(step: Any) -> Effect | None:
    if step.when is not None or getattr(step, "who", "it") not in OWN:
        return None
    say = SAID.get(type(step))
    found = say(step) if say is not None else None
    return found if found is not None and all(isinstance(one, (int, str)) for one in found.slots.values()) else None


def _damage(step: s.Damage) -> Effect:
    if step.dice:
        return Effect("row-damage-dice", {"dice": step.dice, "hurts": step.harm})
    return Effect("row-damage", {"amount": step.amount, "hurts": step.harm})


def _moves(step: s.Moves) -> Effect | None:
    if not isinstance(step.add, int):
        return None
    key = "row-more-moves" if step.add > 0 else "row-fewer-moves"
    return Effect(f"{key}-next" if step.next_turn else key, {"moves": abs(step.add)})


SAID: Final[dict[type, Callable[[Any], Effect | None]]] = {
    s.Damage: _damage,
    s.Lose: lambda step: Effect("row-lose", {"amount": step.amount, "trait": step.trait}),
    s.Gain: lambda step: Effect("row-gain", {"amount": step.amount, "trait": step.trait}),
    s.Heal: lambda step: Effect("row-heal", {"trait": step.trait}),
    s.Draw: lambda step: Effect("row-draw", {"count": step.count, "deck": step.deck}),
    s.Peek: lambda step: Effect("row-peek", {"count": step.count, "deck": step.deck}),
    s.Move: lambda step: Effect("row-moved"),
    s.Moves: _moves,
    s.LoseMoves: lambda step: Effect("row-no-moves-next" if step.next_turn else "row-no-moves"),
    s.SkipTurn: lambda step: Effect("row-skip"),
    s.RebuildRegion: lambda step: None if step.region == "same" else Effect("row-rebuild", {"region": step.region}),
    s.ClearObstacle: lambda step: Effect("row-clear"),
    s.Obstacle: lambda step: Effect(f"row-obstacle-{step.size}"),
    s.Unblock: lambda step: Effect("row-unblock"),
    s.Bury: lambda step: Effect("row-bury"),
    s.MarkUsed: lambda step: Effect("row-used"),
    s.Die: lambda step: Effect("row-die"),
}


def printed_rows(text: str, labels: dict[str, str]) -> dict[str, str]:
    """What a printed text says to each band, by what the bands are called in it.

    The last row ends with its sentence: what follows is no part of the table.
    """
    found = dict(_places(text, labels))
    starts = sorted(place for place, _ in found.values())
    rows = {}
    for key, (place, after) in found.items():
        following = [one for one in starts if one > place]
        said = (
            text[after : following[0]] if following else re.split(r"(?<=[.。])(?:\s|(?=\S))", text[after:].strip())[0]
        )
        rows[key] = said.strip()
    return {key: said for key, said in rows.items() if said}


def _places(text: str, labels: dict[str, str]) -> Iterator[tuple[str, tuple[int, int]]]:
    for key, label in labels.items():
        at = re.search(rf"(?<!\d)(?<!\d[–〜]){re.escape(label)}[:：]\s*", text)
        if at is not None:
            yield key, (at.start(), at.end())
