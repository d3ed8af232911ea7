"""Every other question: damage, rolls, cards, targets, tiles, votes."""

from collections.abc import Callable
from random import Random

from yakata.betrayal.rules.choices import NO, YES, Act, Bid, Done, Lower, Move, Pick, Raise, Reroll, Roll
from yakata.bots.betrayal.fighting import BARE, Fighter
from yakata.bots.betrayal.goals import Goals
from yakata.bots.betrayal.moving import Ground
from yakata.bots.betrayal.scene import TRAITS, Scene
from yakata.bots.betrayal.temper import Temper
from yakata.bots.betrayal.turn import Turn
from yakata.bots.betrayal.worth import worth
from yakata.kernel import Choice

Choices = tuple[Choice, ...]
CARE = (0.3, 0.2, 0.0, 0.1)
"""Which trait one would rather keep, all else being equal."""


class Answers:
    def __init__(self, scene: Scene, temper: Temper, rng: Random) -> None:
        self.scene, self.temper, self.rng = scene, temper, rng

    def answer(self, prompt: str, choices: Choices) -> Choice:
        if prompt.startswith(("react-", "pay")):
            return YES if self._good("yes") > 0 else NO
        known: Callable[[Choices], Choice] | None = getattr(self, "_" + prompt.replace("-", "_"), None)
        if known is not None:
            return known(choices)
        if self.scene.view.does:
            return self._option(choices)
        return self.rng.choice(choices)

    def _ghost(self, choices: Choices) -> Choice:
        """The dead do what they can, and walk where chance leads them."""
        deeds = [choice for choice in choices if isinstance(choice, Act)]
        return self.rng.choice(deeds or choices)

    def _act_now(self, choices: Choices) -> Choice:
        """What is offered out of turn costs nothing: one does it, if it is any good."""
        worths = {act.key: worth(self.scene, act.does) for act in self.scene.view.acts}
        return max(choices, key=lambda one: worths.get(one.action, 0.1) if isinstance(one, Act) else 0.0)

    def _good(self, word: str) -> float:
        return worth(self.scene, self.scene.view.does.get(word, ()))

    # Traits

    def _lower(self, choices: Choices) -> Choice:
        steps = self.scene.me.steps

        def keep(choice: Choice) -> float:
            assert isinstance(choice, Lower)
            trait = TRAITS.index(choice.trait)
            tracks = self.scene.me.tracks
            same = (
                bool(tracks) and steps[trait] > 1 and tracks[trait][steps[trait] - 1] == tracks[trait][steps[trait] - 2]
            )
            lost = not self.scene.haunted and steps[trait] <= 1  # BR12: where it is offered, nothing is felt there
            return 99.0 if lost else steps[trait] - CARE[trait] + 0.9 * same - 50 * (steps[trait] <= 1)

        return max(choices, key=keep)

    def _raise(self, choices: Choices) -> Choice:
        steps = self.scene.me.steps

        def lack(choice: Choice) -> float:
            assert isinstance(choice, Raise)
            trait = TRAITS.index(choice.trait)
            return steps[trait] - CARE[trait]

        return min((choice for choice in choices if isinstance(choice, Raise)), key=lack)

    def _heal(self, choices: Choices) -> Choice:
        steps, starts = self.scene.me.steps, self.scene.me.starts

        def below(choice: Choice) -> float:
            assert isinstance(choice, Raise)
            trait = TRAITS.index(choice.trait)
            return starts[trait] - steps[trait] + CARE[trait]

        return max((choice for choice in choices if isinstance(choice, Raise)), key=below)

    def _bid(self, choices: Choices) -> Choice:
        most = 1 if self.scene.lowest > 2 else 0
        return max((c for c in choices if isinstance(c, Bid) and c.steps <= most), key=lambda c: c.steps)

    def _bid_of(self, choices: Choices) -> Choice:
        """Where little is asked, little is bid; where one must bid much or nothing, it is what all of it was for."""
        bids = sorted((c for c in choices if isinstance(c, Bid)), key=lambda c: c.steps)
        dear = len(bids) > 1 and bids[1].steps > 1
        return self.rng.choice(bids[-2:] if dear else bids[:3])

    # Dice

    def _roll_with(self, choices: Choices) -> Choice:
        values = self.scene.me.values
        return max(choices, key=lambda c: values[TRAITS.index(c.trait)] if isinstance(c, Roll) else 0)

    def _reroll(self, choices: Choices) -> Choice:
        """As many as show less than a die does on the average; where all or none are rolled again, all."""
        faces = sorted(map(int, self.scene.view.rolling))

        def better(choice: Choice) -> int:
            return sum(1 - face for face in faces[: choice.dice]) if isinstance(choice, Reroll) else 0

        return max(choices, key=better)

    def _take_five(self, choices: Choices) -> Choice:
        return next(choice for choice in choices if isinstance(choice, Pick) and choice.what == "five")

    # Cards

    def _heirloom(self, choices: Choices) -> Choice:
        return YES

    def _draw_event(self, choices: Choices) -> Choice:
        return NO

    def _ignore_event(self, choices: Choices) -> Choice:
        return YES

    def _bury_it(self, choices: Choices) -> Choice:
        return NO

    def _bury_which(self, choices: Choices) -> Choice:
        return next(choice for choice in choices if isinstance(choice, Done))

    def _permission(self, choices: Choices) -> Choice:
        return YES if not self.scene.haunted or self.scene.view.turn in self.scene.allies else NO

    def _pick_up_what(self, choices: Choices) -> Choice:
        return self._dearest(choices)

    def _take_what(self, choices: Choices) -> Choice:
        turn = Turn(self.scene, self.temper, self.rng)
        wanted = [c for c in choices if isinstance(c, Pick) and c.what in self.scene.wanted and turn.lent(c.what)]
        return wanted[0] if wanted else next((c for c in choices if isinstance(c, Done)), choices[0])

    def _give_what(self, choices: Choices) -> Choice:
        done = next((choice for choice in choices if isinstance(choice, Done)), None)
        plan = Turn(self.scene, self.temper, self.rng).relay()
        things = [c for c in choices if isinstance(c, Pick) and plan is not None and c.what == plan[1]]
        return things[0] if things else done or self._cheapest(choices)

    def _give(self, choices: Choices) -> Choice:
        plan = Turn(self.scene, self.temper, self.rng).relay()
        families = {self.scene.view.people[plan[0]].family} if plan else set()
        return next((c for c in choices if isinstance(c, Pick) and c.what in families), choices[0])

    def _drop_what(self, choices: Choices) -> Choice:
        return next((c for c in choices if isinstance(c, Done)), None) or self._cheapest(choices)

    def _steal(self, choices: Choices) -> Choice:
        """B136: things that the haunt is about; else a wound is better."""
        things = [c for c in choices if isinstance(c, Pick)]
        dear = [c for c in things if self.scene.is_object(c.what) or c.what in self.scene.wanted]
        done = next((c for c in choices if isinstance(c, Done)), None)
        return dear[0] if dear else done or self.rng.choice(things)

    def _dear(self, choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return -1.0
        return 2.0 * (choice.what in self.scene.wanted) + 1.0 * self.scene.is_object(choice.what)

    def _dearest(self, choices: Choices) -> Choice:
        return max(choices, key=self._dear)

    def _cheapest(self, choices: Choices) -> Choice:
        return min(choices, key=self._dear)

    # People and monsters

    def _attack(self, choices: Choices) -> Choice:
        fighter = Goals(self.scene, self.temper).fighter if self.scene.haunted else Fighter(self.scene, self.temper)
        return max(choices, key=lambda c: fighter.at(c.what, BARE) if isinstance(c, Pick) else -1.0)

    def _target(self, choices: Choices) -> Choice:
        """Whom an action is for: unknown ones first, then foes."""
        people, scene = self.scene.view.people, self.scene

        def care(choice: Choice) -> float:
            assert isinstance(choice, Pick)
            seat = scene.seat_of.get(choice.what)
            if seat is None:
                return self.rng.random()
            return 2.0 * (seat in scene.foes) + (people[seat].role == "hidden") + 0.5 * self.rng.random()

        return max(choices, key=care)

    def _vote(self, choices: Choices) -> Choice:
        """At whom I know to be false; a false one at the others; never at oneself."""
        people, scene = self.scene.view.people, self.scene

        def doubt(choice: Choice) -> float:
            assert isinstance(choice, Pick)
            seat = scene.seat_of[choice.what]
            if seat == scene.seat:
                return -9.0
            if scene.role == "traitor":
                return 2.0 * (seat in scene.foes) - 0.1 * seat
            known = people[seat].role
            return 5.0 * (known == "traitor") + (known == "hidden") + 0.5 * self.rng.random()

        return max(choices, key=doubt)

    def _guess(self, choices: Choices) -> Choice:
        known = set(self.scene.view.secrets.values()) - {""}
        return next((c for c in choices if isinstance(c, Pick) and c.what in known), self.rng.choice(choices))

    # Tiles

    def _move(self, choices: Choices) -> Choice:
        goals = Goals(self.scene, self.temper)
        ground = Ground(goals)
        tiles = [c for c in choices if isinstance(c, (Pick, Move))]

        def good(choice: Pick | Move) -> float:
            tile = choice.what if isinstance(choice, Pick) else choice.tile
            return goals.potential(tile) - ground.danger(tile)

        best = max(tiles, key=good)
        stay = next((c for c in choices if isinstance(c, Done)), None)
        if stay is not None and good(best) <= goals.potential(self.scene.here) - ground.danger(self.scene.here):
            return stay
        return best

    def _vanish(self, choices: Choices) -> Choice:
        return self._move(choices)

    def _walk(self, choices: Choices) -> Choice:
        return self._move(choices)

    def _option(self, choices: Choices) -> Choice:
        """What is printed, weighed."""
        return max(choices, key=lambda c: self._good(c.what) + 0.01 * self.rng.random() if isinstance(c, Pick) else 0.0)
