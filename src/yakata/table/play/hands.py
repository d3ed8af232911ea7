"""The hand that lays a disc: the others at the table see it move. Nothing of it is kept."""

from typing import Final

from yakata.tower import Side

Hand = tuple[int, int, int, int, Side]
"""Of the disc in it: x, y and height in tenths of a millimetre, turn in degrees, side."""
REACH: Final = 2000
"""Tenths of a millimetre."""
A_SECOND: Final = 8
"""So often a hand is shown; what comes more often is not."""


def is_near(hand: Hand) -> bool:
    """Whether this can be a hand over the board."""
    x, y, height, turn, _ = hand
    return max(abs(x), abs(y), abs(height)) <= REACH and 0 <= turn < 360
