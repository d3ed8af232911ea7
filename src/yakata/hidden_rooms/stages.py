"""A stage (K7 to K12, K29 to K32) and the whole game (K33, K34)."""

from typing import Any

from yakata.hidden_rooms.child_turn import ChildTurn
from yakata.hidden_rooms.choices import LAY, Lay
from yakata.hidden_rooms.house import CHILD, House
from yakata.hidden_rooms.squares import START
from yakata.hidden_rooms.tiles import NONE, TILES, Tile, number
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do

WINS = 2
LOSSES = 3
OPEN_STAGE = 6
"""K8: this number plays the stage that the book lies open at."""


class StageFrame(Frame, tag="Stage"):
    """One stage. Ends with ``"won"`` or the way it was lost: ``"caught"``, ``"route-end"``, ``"turn-limit"``."""

    first: str = ""
    second: str = ""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        """The tiles that lie face up before one of them is laid."""
        return {"offered": tuple(filter(None, (self.first, self.second)))}

    @do
    def clear(self, s: House) -> None:
        s.clear()

    @chance
    def stage_tile(self, s: House) -> Odds:
        """K8. For a stage alone: the tile is known to carry its number, or a 6 if no tile has it."""
        if s.options.stage == 0:
            return Odds("stage-tile", s.pool)
        shown = s.options.stage if s.options.stage < OPEN_STAGE else OPEN_STAGE
        return Odds("stage-tile", tuple(tile for tile in TILES if number(tile) == shown))

    @do
    def open_book(self, s: House, tile: Tile) -> None:
        if number(tile) != OPEN_STAGE:
            s.stage = number(tile)
        s.leave_pool(tile)
        s.discard = tile  # K9
        s.emit("stage-opened", stage=s.stage, tile=tile)

    @chance
    def first_tile(self, s: House) -> Odds:
        return Odds("first-tile", s.pool)

    @do
    def keep_first(self, s: House, tile: Tile) -> None:
        self.first = tile
        s.leave_pool(tile)

    @chance
    def second_tile(self, s: House) -> Odds:
        return Odds("second-tile", s.pool)

    @do
    def keep_second(self, s: House, tile: Tile) -> None:
        self.second = tile
        s.leave_pool(tile)
        s.emit("two-tiles", first=self.first, second=self.second)

    @ask
    def choose(self, s: House) -> Ask:
        """K10: which of the two lies at the start."""
        return Ask(CHILD, "first-tile", tuple(LAY[tile] for tile in sorted((self.first, self.second))), "K10")

    @do
    def place(self, s: House, choice: Lay) -> None:
        other = self.second if choice.tile == self.first else self.first
        s.lay(choice.tile, START)
        s.memory = (other,)
        s.monster, s.facing = s.page.start, s.page.first_facing  # K11
        self.first = self.second = NONE
        s.emit("stage-set", tile=choice.tile, memory=other)

    @do
    def monster_turn(self, s: House) -> Done | None:
        """K12: the Monster goes first, in every stage (KQ11)."""
        turn = s.beast.turn(s.monster, s.facing, s.child)
        s.monster, s.facing = turn.square, turn.facing
        s.tell(*turn.events)
        s.mark("hand")
        return Done(turn.end) if turn.end else None

    @do
    def child_turn(self, s: House) -> Call:
        s.turns += 1
        s.moves = 0
        return Call(ChildTurn())

    @do
    def after(self, s: House, end: str) -> Done | None:
        if end:
            return Done(end)
        if s.turns == s.options.turn_limit:
            return Done("turn-limit")  # KQ5
        self.go(StageFrame.monster_turn)
        return None


class GameFrame(Frame, tag="Game"):
    """Stages until two are won or three are lost (K33, K34); or one stage alone."""

    @do
    def play_stage(self, s: House) -> Call:
        return Call(StageFrame())

    @do
    def count(self, s: House, end: str) -> None:
        won = end == "won"
        s.wins += won
        s.losses += not won
        s.emit("stage-won" if won else "stage-lost", stage=s.stage, how=end, turns=s.turns)
        if s.options.stage:
            s.finish("stage-won" if won else "stage-lost", int(won))
        elif s.wins == WINS:
            s.finish("game-won", 1)
        elif s.losses == LOSSES:
            s.finish("game-lost", 0)
        else:
            if won:
                s.emit("star")  # K33
            self.go(GameFrame.play_stage)
