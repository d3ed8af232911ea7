"""Going from tile to tile (B66 to B74)."""

from typing import Final

from msgspec.structs import replace

from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.cards.ongoing_events import heed
from yakata.betrayal.rules.resolving.reactions import listens, tell_all
from yakata.betrayal.rules.rulings import STUNNED_SLOW
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import replaced
from yakata.kernel import Call, Frame, Seat, do

NO_MOVES: Final = -50
"""So many moves less in the next turn: all of them are lost."""


def near(n: Night, seat: Seat) -> tuple[str, ...]:
    """The tiles that somebody can go to next."""
    tile, house = n.places[seat], n.house_of(seat)
    return house.beside[tile] if has_passive(n, seat, "through-walls") else house.adjacent[tile]


def cost_to_leave(n: Night, seat: Seat) -> int:
    """B69 to B71, B152, B153a: one move, and what stands in the way."""
    tile = n.places[seat]
    return 1 + obstacles(n, seat, tile) if n.haunt or tile in n.markers else 1


def obstacles(n: Night, seat: Seat, tile: str) -> int:
    cost, opposing, sizes = n.obstacles(tile), 0, 0
    if n.haunt:
        if n.places.count(tile) > 1:
            opposing = sum([n.opponents(seat, other) for other in n.at(tile)])
        if n.beings:
            sizes = sum([_size(n, being) for being in n.beings.values() if being.tile == tile])
        if (cost or sizes) and n.openly_traitor(seat):
            cost = sizes = 0
        opposing += sizes
    if not cost and not opposing:
        return 0
    if has_passive(n, seat, "free-leave"):
        return 0
    if cost and has_passive(n, seat, "no-obstacles"):
        cost = 0
    return cost if opposing and has_passive(n, seat, "no-opponents") else cost + opposing


def _size(n: Night, being: Creature) -> int:
    """B71; BR8: stunned or not."""
    if being.stunned and not STUNNED_SLOW:
        return 0
    size = n.game.book.monsters[being.kind].size
    return 1 if size == "small" else 2 if size == "large" else 0


def lose_moves(n: Night, seat: Seat) -> None:
    """B73: no moves are left in this turn, and no sure move either (B72)."""
    if n.turn == seat:
        n.moves, n.start_tile = 0, ""


class Going(Frame):
    """Somebody leaves a tile and enters another (B74)."""

    seat: Seat
    to: str
    enter: bool = True

    @do
    def leave(self, n: Night) -> Call | None:
        return leaving(n, self.seat)

    @do
    def move(self, n: Night) -> Call | None:
        return _arrive(n, self.seat, self.to, self.enter)


def _about(seat: Seat, tile: str) -> Context:
    return Context(seat, seat, owner=seat, tile=tile, kind="tile")


def _arrive(n: Night, seat: Seat, tile: str, enter: bool) -> Call | None:
    if not n.alive[seat] or tile not in n.house.tiles:
        return None
    put_person(n, seat, tile)
    return entering(n, seat, enter)


def leaving(n: Night, seat: Seat) -> Call | None:
    """Somebody is about to leave their tile."""
    return tell_all(n, "leave", _about(seat, n.places[seat]))


def entering(n: Night, seat: Seat, enter: bool = True) -> Call | None:
    """Somebody has come to the tile where they are."""
    if n.ongoing and (call := heed(n, seat, enter)) is not None:
        return call
    return tell_all(n, "enter", _about(seat, n.places[seat])) if enter else None


def put_person(n: Night, seat: Seat, tile: str, unseen: bool = False) -> None:
    """A figure on another tile, and who follows it."""
    if n.unseen and not unseen:
        n.appear(seat)  # whom something moves, all see
    if n.passing:
        n.until_now(seat, "leaving")
    n.places = replaced(n.places, seat, tile)
    for ident, being in n.beings.items():
        if being.follows == seat:
            n.beings[ident] = replace(being, tile=tile)


def go(n: Night, seat: Seat, tile: str, enter: bool = True) -> Call | None:
    """Move somebody; a frame only where something reacts to their leaving."""
    if "leave" in n.heard and listens(n, "leave", _about(seat, n.places[seat])):
        return Call(Going(seat, tile, enter))
    return _arrive(n, seat, tile, enter)
