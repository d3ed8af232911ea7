"""What the page plays: how the hand came down, how everything moved, and what knocked on what."""

from msgspec import Struct


class Moving(Struct, frozen=True):
    """The way of one disc; one that does not move is not told."""

    disc: int
    """Counted from 0, the lowest; the new disc is the last."""
    times: tuple[int, ...]
    """Milliseconds: the first, then how much later each next pose is."""
    poses: tuple[int, ...]
    """Seven numbers for each time: x, y, z in hundredths of a millimetre, qw, qx, qy, qz in ten-thousandths. The first
    seven are the pose, the next seven what is added to it, and so on. Between poses: straight, the turn normalised.
    Before the first time the disc is as it lay (the new one is not there yet); after the last it stays."""


class Knock(Struct, frozen=True):
    """Something touches something that it did not touch before."""

    ms: int
    disc: int
    strength: int
    """1 to 100."""
    on: int
    """The other disc (always a lower number), or -1: the board or its blip."""


class Trajectory(Struct, frozen=True):
    """From the moment when the hand comes down (0 ms) until nothing moves."""

    lasts: int
    """Milliseconds."""
    let_go: int
    """Milliseconds: until then the hand holds the new disc, trembling."""
    discs: tuple[Moving, ...]
    knocks: tuple[Knock, ...]
