"""The conformance suite: what must hold of every game, ours or a stranger's.

``check(game)`` plays random games and holds every one of them against the laws of the house. A game that differs says
so in its facts (``Game.seats``, ``hides_from``, ``longest``, ``score_total``); the suite knows no game by name.
"""

from yakata.kernel.testing.broken import Broken
from yakata.kernel.testing.check import CHECKS, Report, check
from yakata.kernel.testing.fuzz import Crash, FuzzReport, fuzz, whims
from yakata.kernel.testing.lockstep import Lockstep
from yakata.kernel.testing.no_leak import no_leak
from yakata.kernel.testing.perft import divide, perft
from yakata.kernel.testing.playthrough import playthrough
from yakata.kernel.testing.random_play import every_setting, random_game, random_play

__all__ = [
    "CHECKS",
    "Broken",
    "Crash",
    "FuzzReport",
    "Lockstep",
    "Report",
    "check",
    "divide",
    "every_setting",
    "fuzz",
    "no_leak",
    "perft",
    "playthrough",
    "random_game",
    "random_play",
    "whims",
]
