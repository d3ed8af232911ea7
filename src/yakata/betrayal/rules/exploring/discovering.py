"""Discovering tiles (B75 to B89)."""

from typing import Any

from yakata.betrayal.meaning.passives import total
from yakata.betrayal.rules.cards.decks import Turned, bury, bury_first, count_for, matching
from yakata.betrayal.rules.cards.drawing import Symbols
from yakata.betrayal.rules.choices import Lay, Rearrange
from yakata.betrayal.rules.exploring.moving import put_person
from yakata.betrayal.rules.exploring.rearranging import open_up, small_changes
from yakata.betrayal.rules.haunt.beginning import begin_if
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.reactions import React, listens, tell_all
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.house import House, beyond, lay
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Spot
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do

TILES = "tiles"


class Discovering(Frame):
    """Somebody goes through an open doorway: the next tile of the region is turned over, joined, and entered."""

    seat: Seat
    origin: str
    side: str
    tries: int = -1
    """How many tiles of the region are left to be tried."""
    tile: str = ""
    choice: tuple[str, ...] = ()
    """Tiles that fit, for who may choose among several."""
    enter: bool = True
    sealing: bool = False

    @do
    def leave(self, n: Night) -> Call | None:
        about = Context(self.seat, self.seat, owner=self.seat, tile=n.places[self.seat], kind="tile")
        return tell_all(n, "leave", about) if self.enter else None

    @do
    def would(self, n: Night) -> Call | None:
        about = Context(self.seat, self.seat, owner=self.seat, tile=self.origin)
        if listens(n, "would-discover", about):
            return Call(React("would-discover", about, 1, would=True))
        self.go(Discovering.look)
        return None

    @do
    def or_not(self, n: Night, left: Any) -> Done | None:
        return Done("") if left < 0 else None

    @do
    def look(self, n: Night) -> Call | Done:
        if not n.alive[self.seat] or self.side not in n.house_of(self.seat).open_doorways.get(self.origin, ""):
            return Done("")
        region = n.house.tiles[self.origin].region
        if self.tries < 0:
            self.tries = count_for(n, TILES, region)
        place = matching(n, TILES, region)
        if place < 0:
            return Done("")  # B80
        bury_first(n, TILES, place)  # B76
        return Call(Turned(TILES))

    @do
    def turned(self, n: Night, tile: Any) -> None:
        self.tile = tile
        self.tries -= 1
        fits = bool(self._turns(n))
        if fits:
            self.choice = (*self.choice, tile)
        else:  # B82
            bury(n, TILES, tile)
            n.emit("buries-tile", tile=tile)
        if self.tries > 0 and len(self.choice) < 1 + total(n, self.seat, "choose-tile"):
            self.go(Discovering.look)
        elif not self.choice and not self.sealing:  # B83: every one of them would close the region
            self.sealing, self.tries = True, -1
            self.go(Discovering.look)

    @do
    def choose_tile(self, n: Night) -> Call | Done:
        return Call(Choosing(self.seat, tuple(map(Spot, self.choice)), "which-tile")) if self.choice else Done("")

    @do
    def chosen_tile(self, n: Night, chosen: Any) -> None:
        tile = chosen.tile
        for other in self.choice:
            if other != tile:
                bury(n, TILES, other)
        self.tile = tile
        turns = self._turns(n)
        if len(turns) == 1:
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
        if n.house.has_way_out(region):
            self.go(Discovering.placed)
        elif not small_changes(n, self.tile):
            open_up(n, region)
            self.go(Discovering.placed)

    @ask
    def rearrange(self, n: Night) -> Ask:
        """B83, BR11."""
        return Ask(self.seat, "rearrange", tuple(sorted(small_changes(n, self.tile), key=str)), "B83")

    @do
    def rearranged(self, n: Night, choice: Rearrange) -> None:
        n.house = small_changes(n, self.tile)[choice]

    @do
    def placed(self, n: Night) -> Call | None:
        n.found += 1
        n.mark_tile("ghost", self.tile, n.tile(self.tile).ghosts + n.story.ghosts_on(self.tile))
        n.emit("discovers", seat=self.seat, tile=self.tile)
        return tell_all(n, "tile-placed", self._about())

    @do
    def move_in(self, n: Night) -> Call | Done | None:
        """B87: first the symbols of the tile, then the rest of its text."""
        if not self.enter:
            return Done(self.tile)
        put_person(n, self.seat, self.tile)
        if n.turn == self.seat:
            n.discovered = True
        return Call(Symbols(self.seat, self.tile)) if n.tile(self.tile).symbols else None

    @do
    def discovered(self, n: Night) -> Call | None:
        return tell_all(n, "discover", self._about()) if n.alive[self.seat] else None

    @do
    def entered(self, n: Night) -> Call | None:
        """Unless an Event has led them away."""
        there = n.alive[self.seat] and n.places[self.seat] == self.tile
        return tell_all(n, "enter", self._about()) if there else None

    @do
    def haunt(self, n: Night) -> Call | None:
        return begin_if(n, self.seat, "tiles", n.found)

    @do
    def over(self, n: Night) -> Done:
        return Done(self.tile)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"laying": self.tile, "through": (self.origin, self.side)}

    def _about(self) -> Context:
        return Context(self.seat, self.seat, owner=self.seat, tile=self.tile, kind="tile")

    def _turns(self, n: Night) -> list[int]:
        origin = n.house.tiles[self.origin]
        tile = n.tile(self.tile)
        return n.house.rotations(tile, beyond(origin.square, self.side), self.side, self.sealing)

    def _lay(self, n: Night, turns: int) -> None:
        origin = n.house.tiles[self.origin]
        new = lay(n.tile(self.tile), beyond(origin.square, self.side), turns, n.story.passage_on(self.tile))
        n.house = n.house.plus(new)
        self.go(Discovering.sealed)


def discover(n: Night, seat: Seat, side: str) -> Call:
    return Call(Discovering(seat, n.places[seat], side))


def doorway_into(house: House, region: str) -> tuple[str, str] | None:
    """The open doorway of a region that is nearest to its landing, for a discovery by an effect."""
    for laid in house.laid:
        if laid.region == region and house.open_doorways[laid.tile]:
            return laid.tile, house.open_doorways[laid.tile][0]
    return None
