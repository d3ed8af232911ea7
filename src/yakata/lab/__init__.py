"""Many games: who wins, how often, how sure we are."""

from yakata.lab.arena import SimReport, play_out, simulate
from yakata.lab.rates import Rate, wilson

__all__ = ["Rate", "SimReport", "play_out", "simulate", "wilson"]
