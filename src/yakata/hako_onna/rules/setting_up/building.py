"""H5 to H9: the house is built, board by board."""

from functools import cache
from typing import Any

from yakata.hako_onna.rules.choices import Place
from yakata.hako_onna.state.data_files import Laid
from yakata.hako_onna.state.mansion import placements
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Done, Frame, Odds, Seat, ask, chance, do


class BuildHouse(Frame):
    """H5 to H9: board by board, or all by chance."""

    seat: int
    board: str = ""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"board_drawn": self.board}

    @chance
    def draw(self, s: Night) -> Odds:
        lying = {laid.board for laid in s.plan}
        return Odds("board", tuple(board.id for board in s.content.boards.boards if board.id not in lying))

    @do
    def drawn(self, s: Night, board: str) -> None:
        self.board = board
        s.emit("drew-board", seat=self.seat, board=board)
        places = placements(s.content, s.plan, board)
        if len(places) == 1:  # H7
            self.lay(s, places[0])
        elif s.options.house == "build":
            self.go(BuildHouse.place)

    @chance
    def somewhere(self, s: Night) -> Odds:
        places = placements(s.content, s.plan, self.board)
        return Odds("place", tuple(map(_spot, places)))

    @do
    def placed_by_chance(self, s: Night, place: str) -> None:
        self.lay(s, next(at for at in placements(s.content, s.plan, self.board) if _spot(at) == place))

    @ask
    def place(self, s: Night) -> Ask:
        places = placements(s.content, s.plan, self.board)
        choices = sorted([_place(at.floor, at.x, at.y, at.turns) for at in places])
        return Ask(self.seat, "place", tuple([choice for _, choice in choices]), "H5")

    @do
    def placed(self, s: Night, choice: Place) -> None:
        laid = Laid(self.board, choice.floor, choice.x, choice.y, choice.turns)  # type: ignore[arg-type]  # turns 0 to 3
        self.lay(s, laid)

    def lay(self, s: Night, laid: Laid) -> None:
        s.plan = (*s.plan, laid)
        s.emit("board-placed", seat=self.seat, board=laid.board, floor=laid.floor)
        s.mark("hand")
        self.board = ""
        self.seat = s.next_living(self.seat)
        self.go(BuildHouse.go_on)

    @do
    def go_on(self, s: Night) -> Done | None:
        if len(s.plan) == len(s.content.boards.boards):
            return Done()
        self.go(BuildHouse.draw)
        return None


@cache
def _place(floor: int, x: int, y: int, turns: int) -> tuple[str, Place]:
    """A place to choose, after its text."""
    place = Place(floor, x, y, turns)
    return str(place), place


def _spot(at: Laid) -> str:
    """A place for a board as chance names it."""
    return f"{at.floor}/{at.x}/{at.y}/{at.turns}"
