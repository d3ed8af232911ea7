"""Words that the language has for itself: nothing of a pack may be called so, as it could not be told apart."""

from collections.abc import Iterator
from typing import Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language.checking.known import EXTRA, NUMBERS, ROLES, WHERE, WHO
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.files.problems import Problem

NAMED: Final = WHO | WHERE | EXTRA["named"]
"""What steps mean by these is said already: nothing that is picked, and no role, has such a name."""
RESERVED: Final[dict[type, tuple[str, str, frozenset[str]]]] = {
    t.Counting: ("id", "counter", NUMBERS),
    s.Counter: ("counter", "counter", NUMBERS),
    s.ChronicleCount: ("counter", "counter of the campaign", NUMBERS),
    s.Pick: ("name", "pick", NAMED),
    s.SetRole: ("role", "role", NAMED - ROLES),
    t.Tile: ("id", "tile", WHERE),
}
"""By table: the field with the name, what it names, and the words that are taken."""


def check_reserved(spot: Spot) -> Iterator[Problem]:
    """A name that means something else already."""
    node = spot.node
    field, kind, taken = RESERVED.get(type(node), ("", "", frozenset()))
    word = getattr(node, field) if field else ""
    if word in taken:
        yield spot.problem(f"{word!r} is a word of the language: no {kind} can be called so", field)
    dealt = node.deal if isinstance(node, t.Roles) else node.roles if isinstance(node, s.DealRoles) else {}
    for role in dealt:
        if role in NAMED - ROLES:
            yield spot.problem(f"{role!r} is a word of the language: no role can be called so", field)
