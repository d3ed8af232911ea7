"""A monster's turn, for whoever controls it."""

from yakata.betrayal.rules.choices import Act, End, Move, Pick
from yakata.betrayal.sight.view_parts import BeingView
from yakata.bots.betrayal.fighting import WOUND
from yakata.bots.betrayal.goals import DECAY
from yakata.bots.betrayal.house import FAR
from yakata.bots.betrayal.odds import bout
from yakata.bots.betrayal.scene import Scene
from yakata.kernel import Choice

STUNNED = 0.7
"""What it costs when a monster loses."""


class Beast:
    def __init__(self, scene: Scene, being: BeingView) -> None:
        self.scene, self.being = scene, being
        self.trait = being.attack or "might"
        self.physical = self.trait in ("speed", "might")

    def choose(self, choices: tuple[Choice, ...]) -> Choice:
        for choice in choices:
            if isinstance(choice, Act):
                return choice
        picks = [choice for choice in choices if isinstance(choice, Pick)]
        prey = [choice for choice in picks if choice.what in self.scene.seat_of]
        if picks and not prey:  # somebody else in the house
            return picks[0]
        if prey:
            best = max(prey, key=lambda choice: self.prey(self.scene.seat_of[choice.what]))
            if self.prey(self.scene.seat_of[best.what]) > 0:
                return best
        moves = [choice for choice in choices if isinstance(choice, Move)]
        here = self.promise(self.being.tile)
        best_move = max(moves, key=lambda choice: self.promise(choice.tile), default=None)
        if best_move is not None and self.promise(best_move.tile) > here + 1e-9:
            return best_move
        return _end(choices) or best_move or choices[0]  # where it may not stay, it goes on

    def prey(self, seat: int) -> float:
        """What attacking this player is worth: wounds, and what they carry, against being stunned."""
        theirs = self.scene.value(seat, self.trait)
        fight = bout(self.scene.might_of(self.being, self.trait), theirs)
        prize = 1.5 * any(not card.deck for card in self.scene.view.people[seat].hand)
        return (
            WOUND * fight.gain / self.scene.toughness(seat, self.physical) + prize * fight.grab - STUNNED * fight.lose
        )

    def promise(self, tile: str) -> float:
        """What the monster has from standing there."""
        steps = self.scene.house.steps(tile)
        return max((value * DECAY[min(99, steps.get(goal, FAR))] for goal, value in self.targets), default=0.0)

    @property
    def targets(self) -> list[tuple[str, float]]:
        scene = self.scene
        found = []
        waiting = [box for box in scene.tasks if f"with:{self.being.id}" in box.needs]
        for box in waiting:
            found += [(tile, 20.0) for tile in box.tiles or (scene.here,)]
        if self.being.carries:
            found += [(tile, 12.0) for box in scene.tasks if box.kind == "main" for tile in box.tiles]
        found += [(tile, 1.5) for thing, tile in scene.lying.items() if scene.is_object(thing)]
        people = scene.view.people
        prey = scene.foes or [seat for seat in scene.living if people[seat].role != "traitor"]
        return found + [(people[seat].tile, max(0.3, self.prey(seat))) for seat in prey]


def monster(scene: Scene, choices: tuple[Choice, ...]) -> Choice:
    being = scene.beings.get(scene.view.being)
    if being is None:
        return _end(choices) or choices[0]
    return Beast(scene, being).choose(choices)


def _end(choices: tuple[Choice, ...]) -> Choice | None:
    return next((choice for choice in choices if isinstance(choice, End)), None)
