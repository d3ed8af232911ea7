"""What is done out of sight must leave nothing that the others could see."""

from collections.abc import Iterator
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language.checking.walking import Spot, inside
from yakata.betrayal.language.files.problems import Problem

SILENT: Final = (s.Hide, s.Counter, s.Tell, s.If, s.SetFlag)
"""Steps that can be done so that nobody else learns of them."""


def check_secret_actions(spot: Spot) -> Iterator[Problem]:
    """An action that is ``secret`` and tells."""
    action = spot.node
    if not isinstance(action, t.Action) or not action.in_secret:
        return
    for field in ("target", "being", "attack"):
        if getattr(action, field) is not None:
            yield spot.problem("whom it is about would be seen: an action that is secret is about nobody", field)
    for one in inside(spot):
        if isinstance(one.node, s.Step) and _tells(one.node, spot.top):
            yield one.problem("all would see this: an action that is secret does only what nobody else sees")


def _tells(step: Any, top: Any) -> bool:
    if not isinstance(step, SILENT):
        return True
    if isinstance(step, s.Hide):
        return step.at is None
    if isinstance(step, s.Counter):
        counters = top.counters if isinstance(top, t.Haunt) else ()
        return next((one.shown for one in counters if one.id == step.counter), "all") == "all"
    return isinstance(step, s.Tell) and step.whom is None
