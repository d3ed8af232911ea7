"""The things in the house: tiles and what lies on them, hands, decks.

Of a deck all know the order of the backs, and nobody the faces (B17): a slot that nobody has looked at has no face, and
gets one from the bag of the cards with that back when it is drawn.
"""

from collections.abc import Iterable
from dataclasses import field
from typing import Final

from yakata.betrayal.language.tables import Card, Tile
from yakata.betrayal.state.house import House
from yakata.betrayal.state.people import NOBODY, People, replaced
from yakata.kernel import Seat, position

EVERYONE: Final = 0xFF
"""All seats, where knowers are bits."""
Slot = tuple[str, str, int]
"""A place in a deck: the back, the face if somebody knows it, and who, as bits."""
Bag = tuple[str, tuple[str, ...]]
"""A back, and the faces with it, sorted."""
Marks = tuple[tuple[str, int], ...]
"""The markers on a tile, sorted, and how many there are of each."""


@position
class Things(People):
    """The house and all that can be found in it."""

    house: House = House()
    lying: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards and Objects on tiles."""
    markers: dict[str, Marks] = field(default_factory=dict)
    """By the tile they lie on. Obstacles are the markers ``small`` and ``large``, ghosts ``ghost``."""
    ongoing: dict[str, str] = field(default_factory=dict)
    """B100: the tile of each Ongoing Event."""
    heeded: tuple[tuple[str, Seat], ...] = ()
    """B153e: the Ongoing Events that a traitor has chosen not to ignore, and who."""
    kept_events: dict[str, int] = field(default_factory=dict)

    # Cards
    hands: tuple[tuple[str, ...], ...]
    used: tuple[str, ...] = ()
    """Cards that are turned sideways (B104)."""
    late: tuple[str, ...] = ()
    """Cards that stay used for one more turn."""
    decks: dict[str, tuple[Slot, ...]] = field(default_factory=dict)
    bags: dict[str, tuple[Bag, ...]] = field(default_factory=dict)
    """By deck: for each back the faces that nobody has seen."""
    boxed: tuple[str, ...] = ()
    legacy: int = 0
    """How many Legacy cards of the chapter were read."""
    found: int = 0
    """How many tiles were discovered."""
    omens: int = 0
    """How many Omens were drawn."""

    def tile(self, ident: str) -> Tile:
        return self.game.book.tiles[ident]

    def starts(self, ident: str) -> bool:
        """B36: a starting tile, whatever lies over it by now."""
        book, story = self.game.book, self.story
        return book.tiles[ident].start or any(
            book.tiles[old].start and story.face(old) == ident for old in story.overlays
        )

    def card(self, ident: str) -> Card:
        return self.game.book.cards[ident]

    def is_card(self, thing: str) -> bool:
        return thing in self.game.book.cards

    def is_object(self, thing: str) -> bool:
        return thing in self.game.book.objects or thing in self.game.book.corpses

    def forbids(self, thing: str, what: str) -> bool:
        if what == "steal" and thing in self.game.book.corpses:
            return True
        table = self.game.book.reactive.get(thing)
        return table is not None and what in getattr(table, "forbid", ())

    # Hands and piles

    def holder(self, thing: str) -> Seat:
        for seat, hand in enumerate(self.hands):
            if thing in hand:
                return seat
        return NOBODY

    def take_from_hand(self, seat: Seat, thing: str) -> None:
        self.hands = replaced(self.hands, seat, tuple(other for other in self.hands[seat] if other != thing))

    def add_to_hand(self, seat: Seat, thing: str) -> None:
        self.hands = replaced(self.hands, seat, (*self.hands[seat], thing))

    def set_used(self, card: str, used: bool = True) -> None:
        if used and card not in self.used:
            self.used = tuple(sorted((*self.used, card)))
        elif not used and card in self.used:
            self.used = tuple(other for other in self.used if other != card)
            self.late = tuple(other for other in self.late if other != card)

    def put(self, tile: str, *things: str) -> None:
        if things:
            self.lying[tile] = tuple(sorted((*self.lying.get(tile, ()), *things)))

    def lift(self, tile: str, thing: str) -> None:
        rest = tuple(other for other in self.lying.get(tile, ()) if other != thing)
        if rest:
            self.lying[tile] = rest
        else:
            self.lying.pop(tile, None)

    # Bags

    def bag(self, deck: str, back: str) -> tuple[str, ...]:
        """The faces with this back that nobody has seen."""
        for other, faces in self.bags.get(deck, ()):
            if other == back:
                return faces
        return ()

    def set_bag(self, deck: str, back: str, faces: Iterable[str]) -> None:
        others = [bag for bag in self.bags.get(deck, ()) if bag[0] != back]
        self.bags[deck] = tuple(sorted([*others, (back, tuple(sorted(faces)))]))

    # Markers

    def marked(self, marker: str, tile: str) -> int:
        for kind, count in self.markers.get(tile, ()):
            if kind == marker:
                return count
        return 0

    def mark_tile(self, marker: str, tile: str, add: int) -> None:
        count = self.marked(marker, tile) + add
        others = [mark for mark in self.markers.get(tile, ()) if mark[0] != marker]
        marks = tuple(sorted([*others, (marker, count)])) if count > 0 else tuple(others)
        if marks:
            self.markers[tile] = marks
        else:
            self.markers.pop(tile, None)

    def obstacles(self, tile: str) -> int:
        """B70: the moves that the obstacles there cost."""
        return self.marked("small", tile) + 2 * self.marked("large", tile) if tile in self.markers else 0

    def haunted(self, tile: str) -> bool:
        """B89: a ghost is there."""
        return tile in self.markers and self.marked("ghost", tile) > 0

    # Out of sight

    def unseen_moves(self, seat: Seat, tiles: int) -> None:
        """Somebody out of sight has had so many moves: all know where they could be by now."""
        spread = {
            tile for spot in self.unseen[seat] for tile, away in self.house.steps_from(spot).items() if away <= tiles
        }
        self.unseen[seat] = tuple(sorted(spread))
