"""B106: nobody parts by choice with a card that is used."""

from collections.abc import Iterator
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language import words as w
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.files.problems import Problem

PARTS: Final = (s.Pick, s.Drop, s.Hand, s.Bury, s.Box, s.Entomb, s.Destroy)
OWN: Final = ("it", "actor", "owner")
DICE: Final = (s.Roll, s.Contest, t.Weapon)
"""What follows from these is nobody's choice."""


def check_parting(spot: Spot) -> Iterator[Problem]:
    """A step of something that somebody may do, which takes any card of theirs, a used one too."""
    node = spot.node
    if not isinstance(node, w.Thing) or not spot.inside or not isinstance(spot.inside[-1], PARTS):
        return
    if _any_card(node) and _of_theirs(node, spot.inside[-1]) and _by_choice(spot.inside[:-1]):
        told = "nobody parts by choice with a used card (B106): say `used: false` here, and where it is asked for"
        yield spot.problem(told, warning=True)


def _any_card(thing: w.Thing) -> bool:
    particular = (thing.id, thing.used, thing.at, thing.with_being, thing.named)
    return thing.deck not in ("object", "corpse") and all(one is None for one in particular)


def _of_theirs(thing: w.Thing, step: Any) -> bool:
    return thing.carrier in OWN or (isinstance(step, s.Drop) and step.who in OWN and not step.may)


def _by_choice(around: tuple[Any, ...]) -> bool:
    """Whether the last thing that led here was somebody's choice, not the dice."""
    for one in reversed(around):
        if isinstance(one, DICE):
            return False
        if isinstance(one, (t.Action, s.Option)) or (isinstance(one, t.Reaction) and one.may):
            return True
    return False
