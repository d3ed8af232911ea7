"""Special movement that is printed on tiles and Ongoing Events (B159): where their text leads whoever stands there."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.summaries import OWN
from yakata.betrayal.language.tables import EventCard, Tile

THERE: Final = ("enter", "end-here", "turn-start", "turn-end")


class Special(NamedTuple):
    """What a text has for who has no cards, no traits and no sides: what asks for one of these is not for them."""

    leads: tuple[s.Move | s.Walk, ...]
    gives: frozenset[str]
    """Passives: ``through-walls``, ``free-leave`` and the like."""


def special(table: Tile | EventCard) -> Special:
    actions = [action.do for action in table.actions if action.when is None and action.once is None]
    reactions = [one.do for one in table.reactions if one.on in THERE and one.when is None and one.once is None]
    leads = tuple(lead for steps in (*actions, *reactions) for lead in _leads(steps))
    plain = [passive for passive in table.passives if passive.when is None and passive.who == "owner"]
    return Special(leads, frozenset(passive.give for passive in plain))


def _leads(steps: Iterable[Any]) -> Iterator[s.Move | s.Walk]:
    """Every way that the steps can go, whatever the dice show; never into what is not discovered."""
    for step in steps:
        if step.when is not None:
            continue
        if isinstance(step, (s.Move, s.Walk)) and step.who in OWN:
            yield step
        elif isinstance(step, s.Roll):
            yield from (lead for band in step.bands.values() for lead in _leads(band))
        elif isinstance(step, s.Choose):
            yield from (lead for option in step.options if option.when is None for lead in _leads(option.do))
        elif isinstance(step, s.Pay):
            yield from _leads(step.then)
