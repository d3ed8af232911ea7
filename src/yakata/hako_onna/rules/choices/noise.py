"""What can be chosen so as not to Make Noise."""

from typing import Literal

from yakata.hako_onna.rules.choices.kept import Kept
from yakata.kernel import Choice
from yakata.tower import Placement, Side

Care = Literal["careful", "hasty", "down", "up"]


class Stack(Choice, frozen=True):
    """H35: lay the next disc, with this care; or, of a red one, with the blip down or up (H40)."""

    care: Care


class Balance(Choice, frozen=True):
    """H35, on the noise tower: lay the next disc by hand. More ways are admitted than are listed."""

    x: int
    """Tenths of a millimetre from the middle of the board's blip: where the disc's middle is when it is let go."""
    y: int
    turn: int
    """Degrees, 0 to 359."""
    side: Side
    """Where the blip of a red disc is (H40); of a black one always ``down``."""
    height: int
    """Tenths of a millimetre above the place where it would touch."""
    speed: int
    """Millimetres a second, downwards."""
    drift: int
    """Millimetres a second, sideways."""
    toward: int
    """Degrees, 0 to 359: where it drifts."""

    @classmethod
    def by(cls, one: Placement) -> "Balance":
        return cls(one.x, one.y, one.turn, one.side, one.height, one.speed, one.drift, one.toward)

    @property
    def placement(self) -> Placement:
        return Placement(self.x, self.y, self.turn, self.side, self.height, self.speed, self.drift, self.toward)


class Flip(Choice, frozen=True):
    """H53: turn a Noise card."""


class Both(Choice, frozen=True):
    """Sacred Drops: two discs or cards in one go."""


class Pass(Choice, frozen=True):
    """H47, H54: keep the disc or card and do nothing."""


class Stood(Choice, frozen=True):
    """Real discs: the stack stands."""


class Fell(Kept, frozen=True):
    """H41, real discs: the stack has toppled."""


class Bumped(Kept, frozen=True):
    """H44, real discs: she has knocked it over."""


class Admit(Choice, frozen=True):
    """H44, real discs: it was she."""


class Object(Choice, frozen=True):
    """H44, HR11: it was not she, or it did not fall."""


class Wind(Choice, frozen=True):
    """Music Box: no noise was made."""


class Bear(Choice, frozen=True):
    """Keep the Music Box for another time."""
