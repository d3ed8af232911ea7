"""The noise tower: a small board with a blip, discs, and a hand that trembles.

What can be said without physics is here. ``yakata.tower.physics`` answers questions and needs MuJoCo;
``yakata.tower.workers`` asks it in processes of their own.
"""

from importlib.util import find_spec

from yakata.tower.discs import (
    BLIP_HIGH,
    BLIP_OFF,
    BLIP_WIDE,
    BOARD_BLIP,
    KINDS,
    MOST,
    RADIUS,
    THICK,
    Kind,
    Lying,
    Placement,
    Question,
    Settled,
    Side,
    Stack,
)
from yakata.tower.placing import CARES, Care, placed, ways, why_not
from yakata.tower.trajectory import Knock, Moving, Trajectory

__all__ = [
    "BLIP_HIGH",
    "BLIP_OFF",
    "BLIP_WIDE",
    "BOARD_BLIP",
    "CARES",
    "KINDS",
    "MOST",
    "RADIUS",
    "THICK",
    "Care",
    "Kind",
    "Knock",
    "Lying",
    "Moving",
    "Placement",
    "Question",
    "Settled",
    "Side",
    "Stack",
    "Trajectory",
    "available",
    "placed",
    "ways",
    "why_not",
]


def available() -> bool:
    """Whether the physics is there."""
    return find_spec("mujoco") is not None
