"""Betrayal line by line: who is where and how they are, the house region by region, and the books that one reads."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from yakata.betrayal.rules.cards.give_and_take import WORDS
from yakata.betrayal.rules.choices import Act, Pick
from yakata.betrayal.sight import aloud
from yakata.betrayal.sight.view import NightView
from yakata.cli.terminal.asides import beside, does
from yakata.cli.terminal.betrayal import books
from yakata.kernel import Choice, Event, Play
from yakata.words import Words

READING = "reading"
"""What is asked while the sides read their books (B146)."""
FAMILY = "family"
"""What is asked when the families are chosen (B34)."""
DRAWN = "draws"
"""The event of a card that is drawn."""


class EveningLook:
    """All from one seat's view."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.players = 0
        self.haunts: dict[int, str] = {}
        """Of which haunt each seat has read its book."""

    def picture(self, view: NightView, width: int) -> list[Text]:
        return []

    def legend(self) -> str:
        return ""

    def details(self, view: NightView, about: str) -> list[str]:
        return aloud.details(view, self._words(view), about)

    def brief(self, view: NightView) -> list[str]:
        self.players = len(view.people)
        if view.prompt == READING or self._is_new(view):
            self.haunts[view.seat] = view.haunt
            return books.lines(view, self._words(view))
        called = self.words.game.people.called(view) if self.words.game is not None else ()
        return aloud.brief(view, called, self._words(view))

    def notes(self, view: NightView) -> list[str]:
        return books.lines(view, self._words(view))

    def _words(self, view: NightView) -> Words:
        return self.words.calling(self.words.names(view))

    def begins(self, view: NightView) -> bool:
        return view.prompt == READING or self._is_new(view) or (view.prompt == "turn" and not view.words)

    def _is_new(self, view: NightView) -> bool:
        """A haunt has begun and this seat has not read of it: where the sides do not part, nothing else says that."""
        return bool(view.haunt) and self.haunts.get(view.seat) != view.haunt

    def occasion(self, view: NightView) -> list[str]:
        return books.cards((view.card, *view.drawn), view, self._words(view))

    def reads(self, view: NightView, event: Event) -> list[str]:
        """B93: a card is read out when it is drawn."""
        return books.cards((event.slots["card"],), view, self._words(view)) if event.key == DRAWN else []

    def offered(self, view: NightView, choices: Sequence[Choice]) -> Sequence[Choice]:
        return choices

    def grave(self, view: NightView, choice: Choice) -> bool:
        """An attack on one's own side is nothing that the house invites to."""
        return str(choice) in view.own

    def idle(self, choice: Choice) -> bool:
        """Things change hands at any time."""
        return isinstance(choice, Act) and choice.action in WORDS

    def aside(self, view: Any, choice: Choice) -> str:
        if isinstance(choice, Pick) and view.prompt == FAMILY:
            return books.starts(choice.what, view, self.words)
        own = [self.words.say("own-side")] if str(choice) in view.own else []
        return beside([*own, *does(view, choice, self._words(view))], self.words)

    def meaning(self, choice: Choice) -> list[str]:
        """What is printed on whatever a choice names."""
        values = [str(getattr(choice, name)).partition(".")[0] for name in choice.__struct_fields__]
        keys = [f"{kind}-{value}-text" for value in values for kind in ("card", "tile", "event", "module")]
        keys += [f"box-{getattr(choice, name)}-text".replace(".", "-") for name in choice.__struct_fields__]
        return [self.words.read(key, self.players) for key in keys if self.words.knows(key)]

    def truth(self, play: Play[Any]) -> list[str]:
        """How it ended, as it is read out."""
        ending = play.state.ended
        return [self.words.say(f"ending-{ending}-text")] if self.words.knows(f"ending-{ending}-text") else []
