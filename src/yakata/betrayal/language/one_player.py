"""Where a step means one player and could find several: a Crest decides then (B12)."""

from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.words import WhereIs, WhoIs

SINGLE_WORDS: Final = frozenset({
    "actor", "it", "target", "owner", "revealer", "group", "left", "right", "left-of-revealer", "right-of-revealer",
    "left-of-traitor", "controller",
})  # fmt: skip
"""Words for one player."""
NEVER: Final = SINGLE_WORDS | {"nobody", "chance"}
"""Words that never mean several."""
ONE: Final[dict[type, tuple[str, ...]]] = {
    s.Attack: ("attacker",),
    s.BeginHaunt: ("who",),
    s.Contest: ("who", "against"),
    s.ControlBy: ("who",),
    s.CopyAction: ("who",),
    s.Crest: ("who",),
    s.Discover: ("who",),
    s.Follow: ("who",),
    s.GiveTitle: ("who",),
    s.Guess: ("who",),
    s.Hand: ("whom", "by"),
    s.Pay: ("who",),
    s.Peek: ("who",),
    s.PutThing: ("whom", "by"),
    s.Redirect: ("whom",),
    s.Steal: ("whom",),
    s.SwapPlaces: ("who", "whom"),
    s.TakeCard: ("who",),
    s.Walk: ("who",),
    s.Win: ("who",),
}
"""Where a step means one player. ``by`` does in all the others, too."""


def single_fields(step: Any) -> tuple[str, ...]:
    """The fields of a step that mean one player and could find several."""
    fields = ONE.get(type(step)) or (("by",) if hasattr(step, "by") else ())
    if isinstance(step, s.Pick) and by_superlative(step.who):
        fields = ("who",)  # nobody chooses between those who are tied
    if isinstance(step, s.Move) and isinstance(step.to, WhereIs) and by_superlative(step.to.who):
        fields = (*fields, "to")  # nor between their tiles
        return tuple([field for field in fields if field == "to" or _several(getattr(step, field))])
    return tuple([field for field in fields if _several(getattr(step, field))])


def by_superlative(who: Any) -> bool:
    """Whoever has the most or least of something, or is nearest: several only when they are tied."""
    return isinstance(who, WhoIs) and (who.highest, who.lowest, who.most, who.nearest) != (None,) * 4


def _several(who: Any) -> bool:
    return who is not None and not (isinstance(who, str) and who in NEVER)
