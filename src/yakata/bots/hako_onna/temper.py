"""What makes one player bolder than another."""

from msgspec import Struct


class Hand(Struct, frozen=True):
    """How somebody lays a disc: so often, in hundredths, where it lies best, and with each care, else in haste. It
    trembles as all hands do. What that comes to on the noise tower is in ``docs/noise-tower.md``."""

    middle: int
    careful: int
    steady: int


SURE = Hand(middle=95, careful=90, steady=10)
UNSURE = Hand(middle=70, careful=40, steady=40)


class Temper(Struct, frozen=True):
    fear: float = 1.0
    """How much a Visitor minds dying."""
    cunning: float = 1.0
    """How well a ghost weighs where people will look; at 0 it hides anywhere."""
    talks: bool = True
    """Tells the others what matters."""
    strikes: bool = True
    """Uses weapons, and as a ghost all powers."""
    hand: Hand = SURE
    """On the noise tower."""


KEEN = Temper()
TIMID = Temper(fear=3.0, cunning=0.0, talks=False, strikes=False, hand=UNSURE)
