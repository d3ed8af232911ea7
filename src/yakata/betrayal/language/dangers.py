"""What of a pack can hurt whoever comes to a tile: Ongoing Events, tiles and boxes."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.pack_tables import PackTables
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.summaries import gists, hurts
from yakata.betrayal.language.tables import EventCard, Passive

ENDING: Final = ("turn-end", "end-here", "enter")
AGAINST: Final = ("cannot-leave", "cannot-act", "no-discover")
BAD: Final = frozenset({"hurt", "lose", "slow", "lose-moves", "skip-turn", "drop", "spend", "die", "mark-used"})
HURTING: Final = (s.Damage, s.Lose)
"""Harm to whoever is meant, not only to the one it happens to."""
GOOD: Final = frozenset({"gain", "heal", "moves", "draw", "fetch", "help", "ready", "extra-turn", "peek", "walk"})


def harmful(events: Iterable[EventCard]) -> dict[str, bool]:
    """The Ongoing Events that can harm who stands there, and whether they do any good besides."""
    found = {}
    for event in events:
        bad = {_against(passive) for passive in event.passives}
        steps = [step for reaction in event.reactions for step in _within(reaction.do)]
        does = {one.does for one in gists(steps)}
        shuts = any(isinstance(step, (s.Block, s.Lock)) for step in _within(event.steps))
        if event.ongoing and (shuts or True in bad or does & BAD or any(isinstance(step, HURTING) for step in steps)):
            found[event.id] = False in bad or bool(does & GOOD)
    return found


def _within(part: Any) -> Iterator[s.Step]:
    """Every step in a list of steps, however deep."""
    if isinstance(part, s.Step):
        yield part
    if isinstance(part, Struct):
        part = tuple(getattr(part, field) for field in part.__struct_fields__)
    elif isinstance(part, dict):
        part = tuple(part.values())
    if isinstance(part, tuple):
        for one in part:
            yield from _within(one)


def _against(passive: Passive) -> bool:
    return passive.give in AGAINST or (isinstance(passive.add, int) and passive.add < 0)


def hurtful(book: PackTables) -> frozenset[str | Printed]:
    """The tiles and boxes of a book that can hurt who enters a tile or stays there."""
    found: set[str | Printed] = {
        ident
        for ident, tile in book.tiles.items()
        if any(reaction.on in ENDING and not reaction.may and hurts(reaction.do) for reaction in tile.reactions)
    }
    for key, box in book.boxes.items():
        reaction = box.reaction
        if reaction is not None and reaction.on in ENDING and not reaction.may and hurts(reaction.do):
            found.add(key)
    return frozenset(found)
