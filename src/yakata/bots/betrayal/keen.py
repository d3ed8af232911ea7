"""The bots: each decision goes to who knows about it."""

from random import Random
from typing import cast

from yakata.betrayal.sight.view import NightView
from yakata.bots.betrayal.answers import Answers
from yakata.bots.betrayal.beasts import monster
from yakata.bots.betrayal.scene import Scene
from yakata.bots.betrayal.temper import KEEN, TIMID, Temper
from yakata.bots.betrayal.turn import Turn
from yakata.bots.bot import Observation
from yakata.kernel import Choice


class Keen:
    """Plays any role of any haunt by what the view says of its boxes. It remembers nothing."""

    temper: Temper = KEEN

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seen: Observation) -> Choice:
        if len(seen.choices) == 1:
            return seen.choices[0]
        view = cast(NightView, seen.view)
        scene = Scene(view)
        if view.prompt == "turn":
            return Turn(scene, self.temper, self.rng).choose(seen.choices)
        if view.prompt == "monster":
            return monster(scene, seen.choices)
        return Answers(scene, self.temper, self.rng).answer(view.prompt, seen.choices)


class Timid(Keen):
    """Afraid for its skin: it fights only what it beats, and keeps away from the rest."""

    temper = TIMID
