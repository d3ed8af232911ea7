"""One sitting: the game that is being played, saved at every choice."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from yakata.cli.terminal.hidden_rooms.keys import searched
from yakata.cli.terminal.saves import Shelf
from yakata.hidden_rooms.house import CHILD, House
from yakata.hidden_rooms.squares import NOWHERE
from yakata.kernel import Choice, Event, Play
from yakata.words import Words

OWN = ("moved", "ended-turn", "search-succeeded", "search-failed")
"""What the Child does in its turn."""


class Table:
    """Choices go in, events come out. Everything is on disk before anybody sees it."""

    def __init__(
        self,
        play: Play[House],
        words: Words,
        shelf: Shelf,
        options: dict[str, Any],
        opening: Sequence[str] = (),
        *,
        resumed: bool = False,
    ) -> None:
        self.play = play
        self.words = words.under(play.game.choose_options(play.header.options))
        self.shelf = shelf
        self.options = options
        self.opening = list(opening)
        """What is said once, at the start."""
        self.resumed = resumed
        self.trouble = ""
        """Why the game could not be saved; empty when it was."""
        self.record_file: Path | None = None
        self._keep()

    @property
    def house(self) -> House:
        return self.play.state

    def choose(self, choice: Choice | str) -> list[Event]:
        """Make a choice. ``Refused`` says why not, and then nothing has changed."""
        events = self.play.apply(choice, CHILD)
        self._keep()
        return events

    def undo(self) -> None:
        """Take the last choice back, or raise ``CannotUndo`` with the reason."""
        self.play.undo(CHILD)
        self._keep()

    def again(self) -> None:
        """A new game with the same options and new dice."""
        self.play = Play.prepare(self.play.game, self.play.game.choose_options(self.options)).deal()
        self.opening, self.resumed, self.record_file = [], False, None
        self._keep()

    def said(self, events: Sequence[Event]) -> list[str]:
        return [self.words.event(event) for event in events]

    def told(self, events: Sequence[Event]) -> list[str]:
        """What a choice has brought. A search has no event until its tile is chosen, but its square is known."""
        at = searched(self.house)
        searching = [] if at == NOWHERE else [self.words.say("searching", square=at, tile=self.house.under)]
        return self.said(events) + searching

    def _keep(self) -> None:
        try:
            self.shelf.keep(self.play)
            if self.play.over:
                self.record_file = self.shelf.finish(self.play)
            self.trouble = ""
        except OSError as error:
            self.trouble = self.words.say("cannot-save", why=error.strerror or str(error))


def last_turn(events: Sequence[Event]) -> list[Event]:
    """What has happened since the Child last chose something: for somebody who comes back."""
    starts = [number for number, event in enumerate(events) if event.key in (*OWN, "stage-set", "stage-opened")]
    return list(events[starts[-1] :]) if starts else list(events)
