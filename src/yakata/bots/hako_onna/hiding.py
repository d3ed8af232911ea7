"""How ghosts move in the dark, she and the Hakobito alike."""

from random import Random

from yakata.bots.hako_onna import blockade
from yakata.bots.hako_onna.lair import Lair
from yakata.bots.hako_onna.temper import Temper
from yakata.hako_onna.rules.choices import Go, Hide, Stay, Turn, Wait
from yakata.kernel import Choice

TARGET = 10.0
GUARD = 1.8
NEAR = 0.75
CROWDED = 0.7
"""Two ghosts in one Shadow catch no more than one."""
GUESSWORK = 0.5
"""She must not be foreseen."""


class Hider:
    """One ghost about to move."""

    def __init__(self, lair: Lair, seat: int, temper: Temper, rng: Random) -> None:
        self.lair, self.seat, self.temper, self.rng = lair, seat, temper, rng
        self.target = blockade.plan(lair).get(seat, "") if temper.cunning else ""
        self.posts = {spot: worth for spot, worth in lair.guards.items() if spot not in lair.taken(seat)}
        self.scores = {spot: self._score(spot, value) for spot, value in lair.scores.items()}

    def _score(self, spot: str, value: float) -> float:
        value *= self.temper.cunning
        if spot in self.lair.taken(self.seat):
            value -= CROWDED
        return value * (1 - GUESSWORK / 2 + GUESSWORK * self.rng.random()) + 0.02 * self.rng.random()

    def room(self, room: str) -> float:
        """What going to this room is worth."""
        house = self.lair.house
        spots = [spot for spot in house.shadows[room] if spot not in self.lair.bare]
        best = max((self.scores[spot] for spot in spots), default=-1.0)
        if self.target:
            return best - TARGET * house.far(room, house.room_of[self.target])
        ahead = max((self.lair.scores[spot] for near in house.near[room] for spot in house.shadows[near]), default=0.0)
        return best + 0.1 * ahead + self._on_guard(room)

    def _on_guard(self, room: str) -> float:
        """The nearer to a post, the better."""
        house = self.lair.house
        near = (GUARD * worth * NEAR ** house.far(room, house.room_of[spot]) for spot, worth in self.posts.items())
        return max(near, default=0.0) * self.temper.cunning

    def go(self, choices: tuple[Choice, ...]) -> Choice:
        """HR35: who is to go where another ghost still is lets that one choose first."""
        for choice in choices:
            if isinstance(choice, Wait) and self.lair.ghosts[choice.seat].shadow == self.target:
                return choice
        goes = [choice for choice in choices if isinstance(choice, Go)]
        if not goes:
            return next(choice for choice in choices if isinstance(choice, Stay))
        return max(goes, key=lambda choice: self.room(choice.room))

    def hide(self, choices: tuple[Choice, ...]) -> Choice:
        """H97, H98; with a power that allows it, a step on if that is better."""
        for choice in choices:
            if isinstance(choice, Turn):
                return choice
        hides = [choice for choice in choices if isinstance(choice, Hide)]
        goes = [choice for choice in choices if isinstance(choice, Go)]
        best = max(hides, key=lambda choice: self._spot(choice.shadow), default=None)
        further = max(goes, key=lambda choice: self.room(choice.room), default=None)
        if further and (
            best is None or self.room(further.room) > self.room(self.lair.house.room_of[best.shadow]) + 0.05
        ):
            return further
        assert best is not None
        return best

    def _spot(self, spot: str) -> float:
        return self.scores[spot] + TARGET * (spot == self.target) + GUARD * self.posts.get(spot, 0.0)
