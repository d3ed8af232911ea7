"""A turn: what is worth doing here first, then where to go."""

from functools import cached_property
from random import Random

from yakata.betrayal.language.summaries import SURE, read_gist
from yakata.betrayal.rules.choices import Act, End, Explore, Move
from yakata.betrayal.sight.view_parts import ActionView, BoxView, read_need
from yakata.bots.betrayal.fighting import BARE
from yakata.bots.betrayal.goals import CARD, OBJECT, Goals, base, seeks
from yakata.bots.betrayal.moving import Ground, costs, reach
from yakata.bots.betrayal.scene import Scene
from yakata.bots.betrayal.temper import Temper
from yakata.bots.betrayal.worth import worth
from yakata.kernel import Choice

NOTHING = -100.0
TRY = 300
"""What a locked doorway is like: so many moves, all else being equal."""
SEEN = 1.2
"""What it costs to come into sight."""
WORD = 0.8
"""What an action word is worth that a box may need this turn (B118)."""


class Turn:
    def __init__(self, scene: Scene, temper: Temper, rng: Random) -> None:
        self.scene, self.temper, self.rng = scene, temper, rng

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.scene, self.temper)

    @cached_property
    def acts(self) -> dict[str, ActionView]:
        return {act.key: act for act in self.scene.view.acts}

    def choose(self, choices: tuple[Choice, ...]) -> Choice:
        best, least = None, self.temper.least
        for choice in choices:
            if isinstance(choice, Act) and str(choice) not in self.scene.view.own:
                value = self.act(choice.action)
                if value > least:
                    best, least = choice, value
        if best is not None:
            return best
        step = self.walk(choices)
        if step is not None:
            return step
        for choice in choices:
            if isinstance(choice, Act) and choice.action == "give" and self.relay() is not None:
                return choice
        return next(choice for choice in choices if isinstance(choice, End))

    # Doing

    def act(self, key: str) -> float:
        scene = self.scene
        if key == "attack":
            return self.goals.fighter.best_here(BARE) - self._shows()
        if key == "pick-up":
            return self._pick_up()
        if key == "take":
            return self._take()
        if key in ("give", "drop"):
            return NOTHING
        act = self.acts.get(key)
        if act is not None and act.attack:
            return self.goals.fighter.best_here(act) + 0.1 - self._shows()
        box = scene.boxes.get(key)
        if box is not None:
            return self._box(box) if box in scene.tasks else NOTHING
        return self._card(act) if act is not None else NOTHING

    def _box(self, box: BoxView) -> float:
        if box.kind == "side" and any(read_gist(word).does == "reveal-role" for word in box.does):
            people = self.scene.view.people
            if not any(
                people[seat].tile == self.scene.here and people[seat].role == "hidden" for seat in self.scene.living
            ):
                return NOTHING
        if seeks(box) and self._better_by_and_by(box):
            return NOTHING
        return base(self.scene, box)

    def _shows(self) -> float:
        """What coming into sight costs."""
        return SEEN if self.scene.unseen else 0.0

    def _better_by_and_by(self, box: BoxView) -> bool:
        """Whether it can be looked from a better place this turn."""
        scene = self.scene
        near = reach(scene, scene.here, scene.view.moves, costs(scene)) if scene.view.moves else {}
        return any(scene.glimpse(tile) > scene.glimpse(scene.here) + 0.05 for tile in near)

    def _card(self, act: ActionView) -> float:
        value = worth(self.scene, act.does, act.odds / 100)
        if "moves" in act.does and not self._wants_moves():
            value -= 0.4
        if any(gist.does in ("vote", "contest") and gist.when == SURE for gist in map(read_gist, act.does)):
            value -= 0.3
        if any(box.word == act.word for box in self.scene.tasks):
            value -= WORD
        return value

    def _wants_moves(self) -> bool:
        goals = self.goals
        here = goals.values.get(self.scene.here, 0.0)
        return any(value > here for value in goals.values.values())

    def _pick_up(self) -> float:
        things = [thing for thing, tile in self.scene.lying.items() if tile == self.scene.here]
        return OBJECT if any(map(self.scene.is_object, things)) else CARD

    def _take(self) -> float:
        """From an ally, what makes something possible here and now."""
        scene = self.scene
        for box in scene.tasks:
            needs = list(map(read_need, box.needs))
            if needs and all(need.kind == "carry" for need in needs) and any(self.lent(need.what) for need in needs):
                return base(scene, box) - 0.5
        return NOTHING

    def lent(self, thing: str) -> bool:
        """Whether an ally here has this, and has not refused it this turn."""
        scene, holder = self.scene, self.scene.holders.get(thing)
        if holder is None or holder not in scene.allies or thing in scene.view.refused:
            return False
        return scene.view.people[holder].tile == scene.here

    def relay(self) -> tuple[int, str] | None:
        """Who goes on with what I can carry no further: an ally here, and the thing."""
        scene = self.scene
        here = [seat for seat in scene.allies if scene.view.people[seat].tile == scene.here]
        if not here or not scene.haunted or scene.role == "rival":
            return None
        for box in scene.tasks:
            needs = list(map(read_need, box.needs))
            things = [card.id for card in scene.me.hand if card.id in box.wants and not card.deck]
            away = [scene.far(scene.here, need.what) for need in needs if need.kind == "at"]
            if things and away and len(away) == len(needs) and min(away) > 1:
                return max(here, key=lambda seat: scene.view.people[seat].values[0]), things[0]
        return None

    # Going

    def walk(self, choices: tuple[Choice, ...]) -> Choice | None:
        moves = {choice.tile: choice for choice in choices if isinstance(choice, Move)}
        doors = [choice for choice in choices if isinstance(choice, Explore)]
        if not moves and not doors:
            return None
        scene, goals = self.scene, self.goals
        ground = Ground(goals)
        found = reach(scene, scene.here, scene.view.moves, costs(scene)) if moves else {scene.here: (0, "")}
        best, first, most = scene.here, "", NOTHING
        if any(tile.locks for tile in scene.view.tiles):
            found |= {tile: (TRY, tile) for tile in moves if tile not in found}
        for tile, (cost, step) in found.items():
            if step and step not in moves:
                continue
            value = goals.potential(tile) - ground.danger(tile) - 0.001 * cost
            if value > most:
                best, first, most = tile, step, value
        if best != scene.here:
            return moves[first]
        return self._door(doors) if doors and self._explores() else None

    def _explores(self) -> bool:
        """Whether the unknown is the best that this tile has."""
        here = self.goals.values.get(self.scene.here, 0.0)
        return here <= (0.6 if self.scene.haunted else 3.0)

    def _door(self, doors: list[Explore]) -> Choice:
        return self.rng.choice(doors)
