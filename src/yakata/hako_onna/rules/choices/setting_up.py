"""What can be chosen while the night is set up."""

from yakata.kernel import Choice


class Keep(Choice, frozen=True):
    """H3: this Item card. H18: this power."""

    card: str


class Partner(Choice, frozen=True):
    """Who carries the other Walkie-Talkie."""

    seat: int


class Place(Choice, frozen=True):
    """H5: lay the drawn board here, with so many quarter turns."""

    floor: int
    x: int
    y: int
    turns: int


class Lock(Choice, frozen=True):
    """H12: the three numbers of the safe."""

    a: int
    b: int
    c: int


class Fear(Choice, frozen=True):
    """H14: her weakness."""

    weapon: str


class Bury(Choice, frozen=True):
    """H23: the Bones lie here."""

    shadow: str
