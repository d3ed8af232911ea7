"""Who sits at the table."""

from typing import Final

Seat = int
"""Seats are numbered from 0 in the order the game names them."""

SPECTATOR: Final[Seat] = -1
"""Somebody who watches. The spectator is a seat too: it has a view, and what is secret stays secret from it."""
