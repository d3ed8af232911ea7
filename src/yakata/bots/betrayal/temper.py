"""How a bot is minded."""

from msgspec import Struct


class Temper(Struct, frozen=True):
    fear: float
    """How much its own wounds weigh against those of others."""
    hunt: float
    """How far it goes to fight."""
    least: float
    """What an action must be worth."""


KEEN = Temper(fear=1.0, hunt=1.0, least=0.2)
TIMID = Temper(fear=2.5, hunt=0.3, least=0.6)
