"""What can be chosen before the game: one stage or the whole game, and the rulings on open points of the rulebook."""

from typing import Annotated, Literal

from msgspec import Meta

from yakata.kernel import Options


class HouseOptions(Options, frozen=True):
    """Rulings carry the number of the open point; the defaults are the house's rulings (docs/rulings.md)."""

    stage: Annotated[int, Meta(ge=0, le=999)] = 0
    """Play this stage alone; 0 is the whole game."""

    beside: Literal["sides", "literal"] = "sides"
    """KQ1: the Monster turns to a Child at its sides; or, literally, to any Child next to it, and never catches it."""

    off_route: Literal["later", "earlier", "end"] = "later"
    """KQ2: off its route the Monster makes for the nearest square of it, ties to the later or the earlier one; or
    straight for the end."""

    chase_ends: bool = True
    """KQ4: a Monster that steps on the end of its route while chasing has reached it."""

    turn_limit: Annotated[int, Meta(ge=0, le=1000)] = 60
    """KQ5: so many turns of the Child lose a stage; 0 is no limit."""

    empty_pool: Literal["memory", "reshuffle"] = "memory"
    """KQ6: with no tile left to draw, only memory can be searched from; or memory is mixed back first."""

    reshuffle_at: Literal[5, 6] = 6
    """KQ7: memory goes back on the sixth failed tile, or already on the fifth."""
