"""What is drawn of the house at one moment, as plain data."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from yakata.cli.terminal.hidden_rooms.keys import searched
from yakata.hidden_rooms.choices import Move, Search
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.monster import gaze
from yakata.hidden_rooms.squares import BESIDE, NOWHERE, START, Direction, direction_to, distance
from yakata.hidden_rooms.tiles import Tile
from yakata.kernel import Ask, Event


class Picture(Struct, frozen=True):
    """The board with its pieces, and what is lit on it."""

    board: tuple[Tile, ...]
    route: tuple[int, ...]
    child: int
    star: bool
    monster: int
    facing: Direction
    moves: frozenset[int] = frozenset()
    """Squares the Child can move to."""
    searches: frozenset[int] = frozenset()
    """Squares the Child can search."""
    searched: int = NOWHERE
    """The square that is being searched."""

    @property
    def gaze(self) -> frozenset[int]:
        """What the monster sees now (K14)."""
        return gaze(self.monster, self.facing)

    @property
    def lit(self) -> frozenset[int]:
        return self.moves | self.searches | ({self.searched} - {NOWHERE})

    @property
    def danger(self) -> frozenset[int]:
        """Where the Child can go and is lost: the monster stands there (K30, KQ12)."""
        return self.moves & {self.monster}

    @property
    def ahead(self) -> dict[int, Direction]:
        """The part of the route that still lies before the monster: each square with the way on from it."""
        route = self.route
        here = min(range(len(route)), key=lambda n: (distance(self.monster, route[n]), -n))
        return {at: direction_to(at, after) for at, after in zip(route[here:], route[here + 1 :], strict=False)}


def picture(house: House) -> Picture:
    """The house as it stands. Before the pieces are set up, they are shown where they will be (K11)."""
    pending, child = house.pending, house.child
    moves, searches = set(), set()
    for choice in pending.choices if isinstance(pending, Ask) else ():
        if isinstance(choice, Move):
            moves.add(BESIDE[choice.to][child])
        elif isinstance(choice, Search):
            searches.add(BESIDE[choice.to][child])
    page, waiting = house.page, house.monster == NOWHERE
    return Picture(
        board=house.board,
        route=page.route,
        child=START if child == NOWHERE else child,
        star=house.star,
        monster=page.start if waiting else house.monster,
        facing=page.first_facing if waiting else house.facing,
        moves=frozenset(moves),
        searches=frozenset(searches),
        searched=searched(house),
    )


def frames(before: Picture, events: Iterable[Event]) -> list[Picture]:
    """One picture after each thing that moved, up to the end of the stage."""
    now = replace(before, moves=frozenset(), searches=frozenset(), searched=NOWHERE)
    shown: list[Picture] = []
    for event in events:
        slots = event.slots
        if event.key in ("stage-won", "stage-lost"):
            break
        if event.key == "moved":
            now = replace(now, child=slots["square"])
        elif event.key == "search-succeeded":
            square = slots["square"]
            board = (*now.board[:square], slots["tile"], *now.board[square + 1 :])
            now = replace(now, child=square, board=board)
        elif event.key in ("monster-advance", "monster-turn"):
            now = replace(now, monster=slots["square"], facing=slots["facing"])
        elif event.key == "stage-set":
            now = replace(now, board=(*now.board[:START], slots["tile"], *now.board[START + 1 :]))
        else:
            continue
        shown.append(now)
    return shown
