"""What several seats see alike of one position, and who knows what."""

from typing import Any

from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.view_parts import BeingView, PersonView, TileView
from yakata.betrayal.state.things import EVERYONE, Slot
from yakata.kernel import Remembered, Seat
from yakata.kernel.remembered import NOTHING


def knows(bits: int, seat: Seat) -> bool:
    return bits == EVERYONE or (seat >= 0 and bool(bits >> seat & 1))


Looked = tuple[tuple[str, str, tuple[Seat, ...]], ...]
"""The tiles with a token face down, what a seat knows of it, and who has looked at it."""


class Position:
    """Worked out for the first seat that sees it. It is worth nothing as soon as something is played."""

    __slots__ = (
        "beings",
        "bonuses",
        "common",
        "decks",
        "kept",
        "people",
        "seen_by_all",
        "spots",
        "table",
        "tiles",
    )

    def __init__(self, kept: Remembered = NOTHING) -> None:
        self.kept = kept
        """Of the positions before it at the same table, what may be the same again."""
        self.table: dict[str, Any] = {}
        """Fields of the view that are the same for all."""
        self.seen_by_all: NightView | None = None
        """What whoever looks on sees."""
        self.common: dict[str, Any] = {}
        """And what of it every game shares."""
        self.people: dict[Seat, tuple[PersonView, ...]] = {}
        """By the seat that looks at them; a spectator's is that of all, where nobody hides."""
        self.decks: tuple[tuple[str, tuple[Slot, ...]], ...] = ()
        """In the order of their names."""
        self.beings: dict[tuple[str, bool, Seat, tuple[str, ...]], BeingView] = {}
        """By the being, whether its traits are known, who looks that is out of sight, and the words they know of."""
        self.tiles: dict[tuple[int, frozenset[str], Looked], tuple[TileView, ...]] = {}
        """By the house as one can go through it, what is dangerous, and the tokens that were looked at."""
        self.spots: dict[int, tuple[str, ...]] = {}
        """The tiles that a table of the book means whoever asks, by that table, which lasts as long as the book."""
        self.bonuses: dict[tuple[Seat, str], tuple[int, int]] = {}
        """By the seat and the trait: dice more and result more, of a trait roll."""
