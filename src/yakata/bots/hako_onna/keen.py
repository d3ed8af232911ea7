"""One player for the whole night: a Visitor, the ghost, or one of the dead."""

from random import Random
from typing import Final, cast

from yakata.bots.bot import Observation
from yakata.bots.hako_onna import building, noise, speaking
from yakata.bots.hako_onna.hiding import Hider
from yakata.bots.hako_onna.lair import Lair
from yakata.bots.hako_onna.notebook import Notebook
from yakata.bots.hako_onna.powers import Powers
from yakata.bots.hako_onna.reacting import Reaction
from yakata.bots.hako_onna.temper import KEEN, TIMID, Temper
from yakata.bots.hako_onna.visitor import Visitor
from yakata.hako_onna.rules.choices import Bare, Bury, Empty, Go, Object, Settle, Stood, Wind
from yakata.hako_onna.sight.view import NightView
from yakata.kernel import Choice

Choices = tuple[Choice, ...]
ANYTHING: Final = ("lock", "fear", "partner")
"""Secrets are best left to chance."""


class Keen:
    """Searches, remembers, deduces and tells; haunts, guards and lies.

    It remembers which Shadows people looked into and left, and what it was about to say; all else it reads from the
    view each time.
    """

    temper: Temper = KEEN

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._left: set[str] = set()
        self._saying = ""

    def choose(self, seen: Observation) -> Choice:
        view = cast(NightView, seen.view)
        self._remember(seen)
        if len(seen.choices) == 1:
            return seen.choices[0]
        if view.prompt in ANYTHING:
            return self.rng.choice(seen.choices)
        if view.players[view.seat].alive:
            return self._visit(view, seen.choices)
        return self._haunt(view, seen.choices)

    def _remember(self, seen: Observation) -> None:
        for event in seen.events:
            if event.key == "left":
                self._left.add(event.slots["shadow"])
            elif event.key in ("took", "put", "discarded"):
                self._left.discard(event.slots["shadow"])

    # A Visitor

    def _visit(self, view: NightView, choices: Choices) -> Choice:
        match view.prompt:
            case "item":
                return building.item(choices, self.rng)
            case "place":
                return building.place(view, choices, self.rng)
            case "hush":
                return next(choice for choice in choices if isinstance(choice, Wind))
            case "replace":
                return next(choice for choice in choices if isinstance(choice, (Empty, Bare)))
            case "still-stands":
                return next(choice for choice in choices if isinstance(choice, Stood))
        if view.prompt in ("after", "beside") and (idle := speaking.nothing_worth_doing(choices)):
            return idle
        notes = Notebook(view, frozenset(self._left))
        match view.prompt:
            case "noise":
                return noise.listen(notes, choices, self.temper.hand, self.rng)
            case "lay-disc" | "lay-again":
                return noise.lay(notes, choices, self.temper.hand, self.rng)
            case "did-it-fall":
                return noise.did_it_fall(notes, choices, self.temper.hand, self.rng)
            case "act" | "after":
                return self._act(notes, choices)
            case "requested":
                return speaking.asked_for(notes, choices)
            case "beside":
                return speaking.beside(notes, choices)
            case "swap":
                return speaking.exchange(notes, choices)
            case "tell":
                return speaking.say(notes, choices, self._saying)
            case "give-up":
                return speaking.give_up(notes, choices) or choices[0]
        return self._answer(Visitor(notes, self.temper, self.rng), view.prompt, choices)

    def _act(self, notes: Notebook, choices: Choices) -> Choice:
        """H57: first what is free."""
        news = speaking.news(notes, choices) if self.temper.talks else None
        if news:
            self._saying = news[1]
            return news[0]
        free = speaking.gift(notes, choices, notes.view.prompt == "after")
        if free is None and notes.view.prompt == "act":
            free = speaking.barter(notes, choices)
        if free is None and speaking.despairs(notes):
            free = speaking.give_up(notes, choices)
        if free is None and notes.view.prompt == "after":
            return speaking.over(choices)
        return free or Visitor(notes, self.temper, self.rng).act(choices)

    def _answer(self, visitor: Visitor, prompt: str, choices: Choices) -> Choice:
        match prompt:
            case "peeked":
                return visitor.peeked(choices)
            case "target":
                return visitor.target(choices)
            case "flee":
                return visitor.flee(choices)
            case "open-this":
                return visitor.open_this(choices)
        return self.rng.choice(choices)

    # A ghost

    def _haunt(self, view: NightView, choices: Choices) -> Choice:
        lair = Lair(view, frozenset(self._left))
        match view.prompt:
            case "bury":
                return self._bury(lair, choices)
            case "haunt":
                return self._begin(lair, choices)
            case "go":
                return Hider(lair, view.seat, self.temper, self.rng).go(choices)
            case "hide":
                return Hider(lair, view.seat, self.temper, self.rng).hide(choices)
            case "settle":
                return next(choice for choice in choices if isinstance(choice, Settle))
            case "blamed":
                return next(choice for choice in choices if isinstance(choice, Object))  # it has no hands
            case "react" | "want-that" | "open-this" | "drag" | "answer":
                return self._react(Reaction(lair, self.temper, self.rng), view.prompt, choices)
        powers = Powers(lair, self.temper, self.rng)
        match view.prompt:
            case "first-power":
                return powers.first(choices)
            case "scream":
                return powers.scream(choices)
            case "set":
                return powers.set(choices)
            case "activate":
                return powers.activate(choices)
            case "things-room":
                return powers.things_room(choices)
            case "things-lay":
                return powers.things_lay(choices)
        return self.rng.choice(choices)

    def _react(self, she: Reaction, prompt: str, choices: Choices) -> Choice:
        match prompt:
            case "react":
                return she.react(choices)
            case "want-that":
                return she.steal(choices)
            case "open-this":
                return she.open_this(choices)
            case "drag":
                return she.drag(choices)
        return she.answer(choices)

    def _bury(self, lair: Lair, choices: Choices) -> Choice:
        """H23: far from the hall, in a room with many Shadows."""
        spots = [choice for choice in choices if isinstance(choice, Bury)]
        house, hall = lair.house, self._hall(lair)
        rooms = [house.room_of[choice.shadow] for choice in spots]
        return self.rng.choices(spots, [(1 + house.far(hall, room)) * len(house.shadows[room]) ** 2 for room in rooms])[
            0
        ]

    def _begin(self, lair: Lair, choices: Choices) -> Choice:
        """H24: the GRUDGE room that people will come to first."""
        rooms = [choice for choice in choices if isinstance(choice, Go)]
        hall = self._hall(lair)
        return min(rooms, key=lambda choice: lair.house.far(hall, choice.room) + self.rng.random())

    def _hall(self, lair: Lair) -> str:
        return next(lair.view.players[seat].room for seat in lair.visitors)


class Timid(Keen):
    """Afraid of every Shadow; as a ghost it hides anywhere and leaves its powers alone."""

    temper = TIMID
