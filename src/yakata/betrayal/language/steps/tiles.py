"""Tiles: found, moved, marked, barred."""

from typing import Literal

from yakata.betrayal.language.steps.base import Bands, Bonus, Step, Steps
from yakata.betrayal.language.words import Chooser, Id, Number, Region, Trait, Where, Who


class FindTile(Step, frozen=True):
    """A named tile is searched in the stack and laid where it joins; ``by`` chooses among the doorways."""

    tile: Id
    by: Chooser = "actor"
    missing: Steps = ()
    """When it is in no stack, or cannot be laid anywhere."""


class RemoveTile(Step, frozen=True):
    """Tiles leave the house: buried, boxed or destroyed. People go to ``people-to``, or next door (BR28)."""

    where: Where
    fate: Literal["stack", "box", "destroyed"] = "stack"
    people_to: Where | None = None
    by: Chooser = "chance"
    every: bool = False


class Rotate(Step, frozen=True):
    """A tile turns; its doorways join what they meet. ``by`` chooses which tile and how far."""

    where: Where
    by: Chooser = "it"


class MoveTile(Step, frozen=True):
    """A tile is taken up and laid at another open doorway of its region."""

    where: Where
    by: Chooser = "it"


class RebuildRegion(Step, frozen=True):
    """All tiles of a region but the starting one are taken up and laid anew, by chance, with all that is on them."""

    region: Region | Literal["same"] = "same"


class ReplaceTile(Step, frozen=True):
    """A tile turns into another, with the same doorways and all that is on it."""

    where: Where
    tile: Id


class Mark(Step, frozen=True):
    """Markers are laid on tiles: one kind may mean searched, fire, water, whatever the pack says."""

    marker: Id
    where: Where = "its"
    count: Number = 1
    by: Chooser | None = None
    """Who chooses one tile of several; nothing: all of them."""


class Unmark(Step, frozen=True):
    """Markers are taken from tiles; all of the kind when no count is given."""

    marker: Id
    where: Where = "its"
    count: Number | None = None
    by: Chooser | None = None


class DealTokens(Step, frozen=True):
    """Tokens are shuffled and laid face down, one on each of these tiles, as long as there are any. What they are are
    markers; face down all of them look like the marker ``back``."""

    tokens: dict[Id, Number]
    back: Id
    where: Where


class TurnUp(Step, frozen=True):
    """Tokens that lie face down on these tiles are turned up: they are the markers that they were."""

    back: Id
    where: Where = "its"


class PeekToken(Step, frozen=True):
    """Somebody looks at the tokens that lie face down on these tiles, and nobody else."""

    back: Id
    where: Where = "its"
    who: Who = "it"


class Spread(Step, frozen=True):
    """Tiles with a marker pass it on to tiles next to them that have none."""

    marker: Id
    count: Number | None = None
    """So many tiles; nothing: all that are next to one."""
    to: Where = "anywhere"
    """Only on such tiles."""
    by: Chooser = "chance"
    then: Steps = ()
    """When it has spread, on each tile that it has come to, which is ``source``."""


class Obstacle(Step, frozen=True):
    """B70: obstacles are laid on tiles."""

    size: Literal["small", "large"] = "small"
    where: Where = "its"
    count: Number = 1
    by: Chooser | None = None


class ClearObstacle(Step, frozen=True):
    """Obstacles are taken away."""

    size: Literal["small", "large"] | None = None
    where: Where = "its"
    count: Number = 1


class Block(Step, frozen=True):
    """A doorway is barred: nobody passes. ``by`` chooses which doorway of the tile."""

    where: Where = "its"
    by: Chooser = "it"


class Lock(Step, frozen=True):
    """A doorway between two tiles is locked. Who would go through makes a trait roll: the move is spent, passed or not.
    Monsters do not pass. ``by`` chooses which doorway of the tile."""

    trait: Trait | tuple[Trait, ...]
    """Of several, the one who rolls chooses."""
    need: Number
    """The lowest result that opens it."""
    where: Where = "its"
    by: Chooser = "it"
    stays: bool = False
    """It falls shut again behind who has passed; else it is open from then on."""
    dice_bonus: tuple[Bonus, ...] = ()
    result_bonus: tuple[Bonus, ...] = ()
    fail: Steps = ()
    """What happens to who fails."""

    @property
    def bands(self) -> Bands:
        """No results but these two."""
        return {}


class Unblock(Step, frozen=True):
    """All barred and locked doorways of these tiles open."""

    where: Where = "its"
    own: bool = False
    """Only those that this Ongoing Event has shut."""


class Passage(Step, frozen=True):
    """B65: a tile gets a secret passage, for this game."""

    where: Where


class Ghost(Step, frozen=True):
    """Ghosts come to tiles, or leave them (negative), for this game."""

    where: Where = "its"
    add: int = 1
    by: Chooser | None = None


TileStep = (
    FindTile | RemoveTile | Rotate | MoveTile | RebuildRegion | ReplaceTile | Mark | Unmark | DealTokens | TurnUp
    | PeekToken | Spread | Obstacle | ClearObstacle | Block | Lock | Unblock | Passage | Ghost
)  # fmt: skip
