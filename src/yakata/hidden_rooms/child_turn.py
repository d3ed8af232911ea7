"""The Child's turn (K21 to K28): up to two Moves, then at most one Search."""

from functools import cache
from typing import Any

from yakata.hidden_rooms.choices import DRAW, END, MOVE, MOVES, SEARCH, SORTED, TAKE, End, Move, Search, Take
from yakata.hidden_rooms.house import CHILD, House
from yakata.hidden_rooms.squares import BESIDE, EXIT, NEAR, NOWHERE
from yakata.hidden_rooms.tiles import FITTING, Tile
from yakata.kernel import Ask, Choice, Done, Frame, Odds, Seat, ask, chance, do

GO_ON = Done("")
WON = Done("won")
CAUGHT = Done("caught")


@cache
def turn_ask(child: int, tiled: int, free: int) -> Ask:
    """K21, K22: Moves to neighbours with a tile, Searches of free ones, or the end of the turn."""
    ways = [to for to in SORTED if BESIDE[to][child] != NOWHERE]
    moves = [MOVE[to] for to in ways if tiled >> BESIDE[to][child] & 1]
    searches = [SEARCH[to] for to in ways if free >> BESIDE[to][child] & 1]
    return Ask(CHILD, "turn", (END, *moves, *searches), "K21" if moves else "K22")


class ChildTurn(Frame):
    """Ends with ``"won"``, ``"caught"`` or, when the stage goes on, nothing."""

    square: int = -1
    """The square that is being searched."""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"searching": self.square}

    @ask
    def act(self, s: House) -> Ask:
        tiled = s.laid & NEAR[s.child] if s.moves < MOVES else 0
        return turn_ask(s.child, tiled, s.searchable)

    @do
    def acted(self, s: House, choice: Choice) -> Done | None:
        if isinstance(choice, End):
            s.emit("ended-turn")
            return GO_ON
        if isinstance(choice, Search):
            self.square = BESIDE[choice.to][s.child]
            return None
        assert isinstance(choice, Move)
        s.child = BESIDE[choice.to][s.child]
        s.moves += 1
        s.emit("moved", to=choice.to, square=s.child)
        if s.child == s.monster:  # K30, KQ12
            return CAUGHT
        self.go(ChildTurn.act)
        return None

    @ask
    def source(self, s: House) -> Ask:
        """K23: the pool, or a tile of memory that fits (KQ13)."""
        drawn = (DRAW,) if s.can_draw else ()
        return Ask(CHILD, "source", (*drawn, *(TAKE[tile] for tile in s.fitting)), "K23")

    @do
    def chosen(self, s: House, choice: Choice) -> Done | None:
        if not isinstance(choice, Take):
            if not s.pool:  # KQ6, where memory is mixed back first
                s.mix_memory()
            return None
        s.memory = tuple(tile for tile in s.memory if tile != choice.tile)
        return self.succeed(s, choice.tile)

    @chance
    def draw(self, s: House) -> Odds:
        return Odds("draw", s.pool)

    @do
    def turned(self, s: House, tile: Tile) -> Done:
        s.leave_pool(tile)
        if tile in FITTING[s.under]:  # K24
            return self.succeed(s, tile)
        s.emit("search-failed", tile=tile, under=s.under, square=self.square)
        s.remember(tile)  # K26
        return GO_ON  # K28

    def succeed(self, s: House, tile: Tile) -> Done:
        """K25: the tile must be laid, and the Child steps onto it. K28: that ends the turn."""
        s.lay(tile, self.square)
        s.emit("search-succeeded", tile=tile, square=self.square)
        return WON if self.square == EXIT else GO_ON  # K29
