"""What makes one player bolder than another."""

from msgspec import Struct


class Temper(Struct, frozen=True):
    fear: float = 1.0
    """How much a Visitor minds dying."""
    cunning: float = 1.0
    """How well a ghost weighs where people will look; at 0 it hides anywhere."""
    talks: bool = True
    """Tells the others what matters."""
    strikes: bool = True
    """Uses weapons, and as a ghost all powers."""


KEEN = Temper()
TIMID = Temper(fear=3.0, cunning=0.0, talks=False, strikes=False)
