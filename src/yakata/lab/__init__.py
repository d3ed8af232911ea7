"""Many games: who wins, how often, how sure we are."""

from yakata.lab.arena import SimReport, play_out, processes, simulate
from yakata.lab.rates import Figure, Rate, wilson

__all__ = ["Figure", "Rate", "SimReport", "play_out", "processes", "simulate", "wilson"]
