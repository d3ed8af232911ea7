"""What several seats see alike of one position."""

from typing import Any

from yakata.betrayal.sight.view_parts import DeckView, PersonView, TileView
from yakata.kernel import Seat


class Position:
    """Worked out for the first seat that sees it. It is worth nothing as soon as something is played."""

    __slots__ = ("bonuses", "decks", "faces", "people", "table", "tiles")

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        """Fields of the view that are the same for all."""
        self.people: dict[tuple[Seat, bool, bool], PersonView] = {}
        """By the seat, whether its role is known, and whether it is in sight."""
        self.tiles: dict[tuple[frozenset[str], tuple[str, ...]], tuple[TileView, ...]] = {}
        """By what is dangerous, and the tokens that are known."""
        self.decks: tuple[DeckView, ...] = ()
        """As those see them who know no face."""
        self.faces: list[list[tuple[str, str, int]]] = []
        """By deck: the place, the face and who knows it, of cards of which anybody does."""
        self.bonuses: dict[tuple[Seat, str], tuple[int, int]] = {}
        """By the seat and the trait: dice more and result more, of a trait roll."""
