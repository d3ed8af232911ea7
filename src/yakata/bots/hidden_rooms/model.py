"""The house for search: tiles and squares are bits, and a whole turn of the Child is one step.

A light copy of the rules. It must lead to exactly the positions that the rules lead to; the tests hold it to that.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from yakata.hidden_rooms.book import Stage
from yakata.hidden_rooms.choices import MOVES
from yakata.hidden_rooms.monster import Monster
from yakata.hidden_rooms.options import HouseOptions
from yakata.hidden_rooms.squares import DIRECTIONS, EXIT, NEAR, NOWHERE, SQUARES, START, distance
from yakata.hidden_rooms.tiles import NONE, TILES, Tile, fits
from yakata.hidden_rooms.view import HouseView

TILE: Final[dict[Tile, int]] = {tile: index for index, tile in enumerate(TILES)}
FIT: Final = tuple(sum(1 << TILE[tile] for tile in TILES if fits(tile, under)) for under in TILES)
"""K24: for each tile under the Child, the tiles that fit, as bits."""
AWAY: Final = tuple(distance(square, EXIT) for square in SQUARES)
"""Steps to the exit."""
BEASTS: Final = len(SQUARES) * len(DIRECTIONS)
"""So many ways there are for the Monster to stand."""
UNLAID: Final = -1
DRAWN: Final = -1
"""In place of a tile of memory: the source is the pool."""
LOST: Final = -1
"""In place of where the Monster stands: its turn ended the stage."""


class Plan(NamedTuple):
    """A whole turn of the Child: Moves to a square, then the end of the turn or a Search."""

    where: int
    square: int = NOWHERE
    """The square to search; ``NOWHERE`` ends the turn."""
    source: int = DRAWN
    """The tile of memory to search with, or ``DRAWN``."""


class Position(NamedTuple):
    """All that matters of a stage, at any moment of the Child's turn."""

    tiles: tuple[int, ...]
    """The tile of each square, or ``UNLAID``."""
    laid: int
    pool: int
    memory: int
    child: int
    beast: int
    """The Monster: four times its square, plus the index of its facing."""
    turns: int
    moves: int = 0

    @property
    def monster(self) -> int:
        return self.beast >> 2

    def walk(self) -> tuple[int, ...]:
        """Where the Child can be after the Moves it has left; never on the Monster's square (K30)."""
        return walk(self.child, self.laid & ~(1 << (self.beast >> 2)), MOVES - self.moves)


def seen(view: HouseView) -> Position:
    """The position that the Child looks at."""
    tiles = tuple(UNLAID if tile == NONE else TILE[tile] for tile in view.board)
    laid = sum(1 << square for square in SQUARES if tiles[square] != UNLAID)
    beast = view.monster * 4 + DIRECTIONS.index(view.facing)
    return Position(tiles, laid, bits(view.pool), bits(view.memory), view.child, beast, view.turns, view.moves)


def bits(tiles: tuple[Tile, ...]) -> int:
    return sum(1 << TILE[tile] for tile in tiles)


@lru_cache(1 << 13)
def members(mask: int) -> tuple[int, ...]:
    """The numbers in a set of bits."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


@lru_cache(1 << 13)
def walk(child: int, open_squares: int, moves: int) -> tuple[int, ...]:
    """The squares within so many Moves, its own first."""
    reached = last = 1 << child
    for _ in range(moves):
        step = 0
        for square in members(last):
            step |= NEAR[square]
        last = step & open_squares & ~reached
        reached |= last
    return (child, *members(reached ^ (1 << child)))


class Hunt(dict[int, int]):
    """Where the Monster stands after its turn, worked out when first asked for: ``hunt[child * BEASTS + beast]``."""

    def __init__(self, monster: Monster) -> None:
        self.monster = monster

    def __missing__(self, key: int) -> int:
        child, beast = divmod(key, BEASTS)
        turn = self.monster.turn(beast >> 2, DIRECTIONS[beast & 3], child)
        after = self[key] = LOST if turn.end else turn.square * 4 + DIRECTIONS.index(turn.facing)
        return after


class Rules:
    """What follows from the stage and the rulings: the Monster, the draws, the limit."""

    def __init__(self, stage: Stage, options: HouseOptions) -> None:
        self.stage = stage
        self.hunt = Hunt(Monster(stage, options))
        self.turn_limit = options.turn_limit
        self.mixes_empty_pool = options.empty_pool == "reshuffle"
        self.reshuffle_at = options.reshuffle_at

    def draws(self, p: Position) -> int:
        """KQ6: the tiles that a Search from the pool may bring."""
        return p.pool or (p.memory if self.mixes_empty_pool else 0)

    def plans(self, p: Position, searching: int = NOWHERE) -> list[Plan]:
        """Every whole turn that is left, but for walking into the Monster; or all sources of a Search begun."""
        plans = []
        draws = self.draws(p)
        for where in p.walk() if searching == NOWHERE else (p.child,):
            fitting = members(p.memory & FIT[p.tiles[where]])  # KQ13
            if searching == NOWHERE:
                plans.append(Plan(where))
            free = NEAR[where] & ~p.laid & ~(1 << p.monster) if searching == NOWHERE else 1 << searching
            for square in members(free):
                if draws:
                    plans.append(Plan(where, square))
                plans += [Plan(where, square, tile) for tile in fitting]
        return plans

    def done(self, p: Position, plan: Plan, tile: int = DRAWN) -> Position:
        """The position after the Child's turn, before the Monster's. ``tile`` is what the pool gave."""
        tiles, laid, pool, memory, child = p.tiles, p.laid, p.pool, p.memory, plan.where
        if plan.square != NOWHERE:
            if plan.source != DRAWN:
                tile = plan.source
                memory ^= 1 << tile
            else:
                if not pool:
                    pool, memory = memory, 0  # KQ6
                pool ^= 1 << tile
            if FIT[tiles[child]] >> tile & 1:
                child = plan.square  # K25
                tiles = (*tiles[:child], tile, *tiles[child + 1 :])
                laid |= 1 << child
            else:
                memory |= 1 << tile  # K26
                if memory.bit_count() >= self.reshuffle_at:
                    pool, memory = pool | memory, 0  # K27, KQ7
        return Position(tiles, laid, pool, memory, child, p.beast, p.turns, MOVES)

    def after(self, done: Position) -> Position | None:
        """The position at the Child's next turn; nothing when the stage is over."""
        if done.child == EXIT or done.turns == self.turn_limit:
            return None
        beast = self.hunt[done.child * BEASTS + done.beast]
        return None if beast == LOST else done._replace(beast=beast, turns=done.turns + 1, moves=0)

    def first(self, lay: int, other: int, pool: int) -> Position | None:
        """K10, K11: the position at the Child's first turn."""
        tiles = tuple(lay if square == START else UNLAID for square in SQUARES)
        beast = self.stage.start * 4 + DIRECTIONS.index(self.stage.first_facing)
        return self.after(Position(tiles, 1 << START, pool, 1 << other, START, beast, 0))


def rules(view: HouseView) -> Rules:
    return _rules(Stage(view.stage, view.monster_name, view.monster_name, view.route), view.options)


@lru_cache(64)
def _rules(stage: Stage, options: HouseOptions) -> Rules:
    return Rules(stage, options)
