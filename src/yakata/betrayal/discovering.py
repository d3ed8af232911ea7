"""Discovering tiles (B75 to B89)."""

from typing import Any

from yakata.betrayal.choices import Lay, Rearrange
from yakata.betrayal.context import Context
from yakata.betrayal.decks import Turned, bury, bury_first, has_for, matching
from yakata.betrayal.drawing import Symbols
from yakata.betrayal.haunting import begin_if
from yakata.betrayal.house import House, beyond, lay
from yakata.betrayal.moving import put_person
from yakata.betrayal.night import Night
from yakata.betrayal.passives import has_passive
from yakata.betrayal.picking import Choosing
from yakata.betrayal.running import tell_all
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do

TILES = "tiles"


class Discovering(Frame):
    """Somebody goes through an open doorway: the next tile of the region is turned over, joined, and entered."""

    seat: Seat
    origin: str
    side: str
    tries: int = -1
    tile: str = ""
    second: str = ""
    enter: bool = True
    sealing: bool = False

    @do
    def look(self, n: Night) -> Call | Done:
        region = n.house.tiles[self.origin].region
        if self.tries < 0:
            self.tries = sum(region in slot[0].split("+") for slot in n.decks.get(TILES, ()))
        place = matching(n, TILES, region)
        if place < 0:
            return Done("")  # B80
        bury_first(n, TILES, place)  # B76
        return Call(Turned(TILES))

    @do
    def turned(self, n: Night, tile: Any) -> Call | None:
        if self.second:
            self.go(Discovering.STEPS["choose_tile"])
        first, self.tile = self.tile, tile
        if self.second:
            self.second = first
            return None
        region = n.house.tiles[self.origin].region
        if (
            self.tries > 1
            and not self.sealing
            and has_passive(n, self.seat, "choose-tile")
            and has_for(n, TILES, region)
        ):
            self.second = tile
            self.go(Discovering.STEPS["look"])
        else:
            self.go(Discovering.STEPS["fits"])
        return None

    @do
    def choose_tile(self, n: Night) -> Call:
        return Call(Choosing(self.seat, (self.tile, self.second), "which-tile"))

    @do
    def chosen_tile(self, n: Night, tile: Any) -> None:
        other = self.second if tile == self.tile else self.tile
        bury(n, TILES, other)
        self.tile, self.second = tile, ""

    @do
    def fits(self, n: Night) -> None:
        turns = self._turns(n)
        if not turns:  # B82
            self.tries -= 1
            bury(n, TILES, self.tile)
            n.emit("buries-tile", tile=self.tile)
            self.sealing = self.tries <= 0
            self.tile = ""
            self.go(Discovering.STEPS["look"])
        elif len(turns) == 1:
            self._lay(n, turns[0])

    @ask
    def how(self, n: Night) -> Ask:
        return Ask(self.seat, "lay", tuple(map(Lay, sorted(self._turns(n)))), "B77")

    @do
    def laid(self, n: Night, choice: Lay) -> None:
        self._lay(n, choice.turns)

    @do
    def sealed(self, n: Night) -> None:
        region = n.house.tiles[self.tile].region
        if n.house.has_way_out(region) or not self._rearranged(n):
            self.go(Discovering.STEPS["placed"])

    @ask
    def rearrange(self, n: Night) -> Ask:
        """B83, BR11."""
        return Ask(self.seat, "rearrange", tuple(sorted(self._rearranged(n), key=str)), "B83")

    @do
    def rearranged(self, n: Night, choice: Rearrange) -> None:
        n.house = self._rearranged(n)[choice]

    @do
    def placed(self, n: Night) -> Call | None:
        n.found += 1
        tile = n.tile(self.tile)
        for _ in range(tile.ghosts + n.story.ghosts.get(self.tile, 0)):
            n.mark_tile("ghost", self.tile, 1)
        n.emit("discovers", seat=self.seat, tile=self.tile)
        about = Context(self.seat, self.seat, owner=self.seat, tile=self.tile, kind="tile")
        return tell_all(n, "tile-placed", about)

    @do
    def move_in(self, n: Night) -> Call | Done | None:
        if not self.enter:
            return Done(self.tile)
        put_person(n, self.seat, self.tile)
        if n.turn == self.seat:
            n.discovered = True
        about = Context(self.seat, self.seat, owner=self.seat, tile=self.tile, kind="tile")
        return tell_all(n, "discover", about)

    @do
    def entered(self, n: Night) -> Call | None:
        about = Context(self.seat, self.seat, owner=self.seat, tile=self.tile, kind="tile")
        return tell_all(n, "enter", about)

    @do
    def symbols(self, n: Night) -> Call | None:
        if not n.tile(self.tile).symbols or n.places[self.seat] != self.tile or not n.alive[self.seat]:
            return None
        return Call(Symbols(self.seat, self.tile))

    @do
    def haunt(self, n: Night) -> Call | None:
        return begin_if(n, self.seat, "tiles", n.found)

    @do
    def over(self, n: Night) -> Done:
        return Done(self.tile)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"laying": self.tile, "through": (self.origin, self.side)}

    def _turns(self, n: Night) -> list[int]:
        origin = n.house.tiles[self.origin]
        tile = n.tile(self.tile)
        return n.house.rotations(tile, beyond(origin.square, self.side), self.side, self.sealing)

    def _lay(self, n: Night, turns: int) -> None:
        origin = n.house.tiles[self.origin]
        new = lay(n.tile(self.tile), beyond(origin.square, self.side), turns, self.tile in n.story.passages)
        n.house = n.house.plus(new)
        self.go(Discovering.STEPS["sealed"])

    def _rearranged(self, n: Night) -> dict[Rearrange, House]:
        region = n.house.tiles[self.tile].region
        found = {}
        for house in n.house.rearranged(region, n.book.tiles):
            changed = next(new for old, new in zip(n.house.laid, house.laid, strict=True) if old != new)
            found[Rearrange(changed.tile, changed.turns)] = house
        return found


def discover(n: Night, seat: Seat, side: str) -> Call:
    return Call(Discovering(seat, n.places[seat], side))


def doorway_into(n: Night, region: str) -> tuple[str, str] | None:
    """The open doorway of a region that is nearest to its landing, for a discovery by an effect."""
    for laid in n.house.laid:
        if laid.region == region and n.house.open_doorways[laid.tile]:
            return laid.tile, n.house.open_doorways[laid.tile][0]
    return None
