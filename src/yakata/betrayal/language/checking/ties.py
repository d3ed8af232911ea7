"""B12: between players who are tied nobody chooses."""

from collections.abc import Iterator

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import words as w
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.files.problems import Problem
from yakata.betrayal.language.one_player import by_superlative


def check_ties(spot: Spot) -> Iterator[Problem]:
    """A step, other than ``move``, that finds one tile or thing by whoever is nearest, or has most of something."""
    node = spot.node
    if not spot.inside or not isinstance(spot.inside[-1], s.Step) or isinstance(spot.inside[-1], s.Move):
        return
    field = "who" if isinstance(node, w.WhereIs) else "carrier" if isinstance(node, w.Thing) else ""
    if field and by_superlative(getattr(node, field)):
        told = "several players may be tied, and a Crest decides: pick one of them first, and name them here"
        yield spot.problem(told, field)
