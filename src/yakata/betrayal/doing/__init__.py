"""How each primitive of the pack language is done. A module a group; importing them fills the table."""

from yakata.betrayal.doing import (
    beings,
    cards,
    chronicle,
    dice,
    doorways,
    knowing,
    marks,
    movement,
    rebuilding,
    secretly,
    sides,
    tiles,
    traits,
)

__all__ = [
    "beings",
    "cards",
    "chronicle",
    "dice",
    "doorways",
    "knowing",
    "marks",
    "movement",
    "rebuilding",
    "secretly",
    "sides",
    "tiles",
    "traits",
]
