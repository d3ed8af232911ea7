"""Hako Onna line by line: the house as a plan, what lies in it, the notebook, and at the end her path."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from yakata.cli.terminal.asides import beside, does
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hako_onna import notebook, rooms, truth
from yakata.cli.terminal.hako_onna.plan import plans
from yakata.hako_onna import HakoOnna
from yakata.hako_onna.sight.aloud.brief import brief
from yakata.hako_onna.sight.aloud.rooms import known
from yakata.hako_onna.sight.building import laid_like
from yakata.hako_onna.sight.view import NightView
from yakata.kernel import Choice, Event, Play
from yakata.words import Words

LOOK_UP = ("place", "lock", "bury", "noise", "scream")
"""Questions with which something begins."""
TAKEN = ("item", "first-power")
REACT = "react"
"""Questions about cards that lie open, and about those that lie Set."""
WHERE = ("peek", "on", "hide", "bury", "discard")
"""Choices of a Shadow, of which something may be known."""
PLACE = "place"
DESPAIR = "despair"
IDLE = frozenset({"ask", "bumped", "discard", "give", "hand", "say", "show", "swap", "tell", "wink"})
"""Talk, and tiles and cards from hand to hand: a turn may end without it."""


class NightLook:
    """All from one seat's view."""

    def __init__(self, game: HakoOnna, words: Words, glyphs: Glyphs) -> None:
        self.game = game
        self.words = words
        self.glyphs = glyphs

    def picture(self, view: NightView, width: int) -> list[Text]:
        return plans(self.game, view, self.words, self.glyphs, width)

    def legend(self) -> str:
        return self.words.say("night-legend")

    def details(self, view: NightView, about: str) -> list[str]:
        return rooms.lines(view, self.words, self.game, about)

    def brief(self, view: NightView) -> list[str]:
        return brief(view, self.words, self.game.book)

    def notes(self, view: NightView) -> list[str]:
        return notebook.lines(view, self.words)

    def begins(self, view: NightView) -> bool:
        return view.prompt in LOOK_UP

    def occasion(self, view: NightView) -> list[str]:
        """The cards to take one of, or those that could interrupt."""
        taken = [text.partition(" ")[2] for text in view.choices]
        cards = taken if view.prompt in TAKEN else tuple(filter(None, view.set_powers)) * (view.prompt == REACT)
        kinds = [
            (kind, card) for card in cards for kind in ("item", "power") if self.words.knows(f"{kind}-{card}-text")
        ]
        return [
            self.words.say(
                "night-card", card=self.words.say(f"{kind}-{card}"), told=self.words.say(f"{kind}-{card}-text")
            )
            for kind, card in kinds
        ]

    def reads(self, view: NightView, event: Event) -> list[str]:
        return []

    def offered(self, view: NightView, choices: Sequence[Choice]) -> Sequence[Choice]:
        """A board that has the same doors however it is turned is offered once for a place."""
        if view.prompt != PLACE:
            return choices
        alike = {laid_like(view, choice, self.game.book): choice for choice in reversed(choices)}
        return [choice for choice in choices if choice in alike.values()]

    def grave(self, view: NightView, choice: Choice) -> bool:
        """Hope is not lost by a slip."""
        return choice.verb == DESPAIR

    def idle(self, choice: Choice) -> bool:
        return choice.verb in IDLE

    def aside(self, view: NightView, choice: Choice) -> str:
        if view.prompt in TAKEN:  # the card was read
            return ""
        facts = known(view, self.words, getattr(choice, "shadow")) if choice.verb in WHERE else []  # noqa: B009
        return beside(facts or does(view, choice, self.words), self.words)

    def meaning(self, choice: Choice) -> list[str]:
        values = [getattr(choice, name) for name in choice.__struct_fields__]
        keys = [f"{kind}-{value}-text" for value in values for kind in ("item", "power")]
        return [self.words.say(key) for key in keys if self.words.knows(key)]

    def truth(self, play: Play[Any]) -> list[str]:
        return truth.lines(play, self.words)
