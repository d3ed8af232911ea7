"""What hangs on something that chance decides: each result, what comes of it, and how likely it was."""

from msgspec import Struct

from yakata.kernel.effects import Effect


class Row(Struct, frozen=True):
    """Some results, as one line of a table."""

    band: Effect
    """Which results."""
    says: tuple[Effect, ...] = ()
    """What comes of them; nothing where that is told by what has happened."""
    odds: int = -1
    """In percent, before the roll; -1 where nobody can say."""
    counts: bool = False
    """It has come to this."""


class Stake(Struct, frozen=True):
    """As far as one seat may know it."""

    of: Effect | None = None
    """What asks for the roll."""
    says: Effect | None = None
    """What is to be known of it."""
    rows: tuple[Row, ...] = ()
    chances: tuple[int, ...] = ()
    """Where nobody reads the rows before the roll: how likely each result is, in percent, from 0 up."""
