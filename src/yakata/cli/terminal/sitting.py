"""One sitting: the game that is played, its bots, and what each person has not been told yet."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from yakata.bots import Bot, Observation, make
from yakata.cli.terminal.saves import Shelf
from yakata.cli.terminal.seating import Seating
from yakata.kernel import Ask, Choice, Event, Play, Seat, State
from yakata.table.sight.books import BookShown, book_shown
from yakata.words import Words

HUSH: Final = Event("seats-hush")
"""What stands for any number of hidden steps."""


class Sitting:
    """Choices go in; what each person may know of them waits until that person looks."""

    def __init__(self, play: Play[Any], seating: Seating, words: Words, shelf: Shelf) -> None:
        self.play = play
        self.seating = seating
        self.words = words.under(play.game.choose_options(play.header.options))
        self.shelf = shelf
        self.opening: list[str] = []
        """What is said once, at the start."""
        self.resumed = False
        self.trouble = ""
        """Why the game could not be saved; empty when it was."""
        self.record_file: Path | None = None
        self.orders: set[tuple[Seat, str]] = set()
        """Standing orders: whose, and for which question."""
        self._news: dict[Seat, list[tuple[int, Event]]] = {seat: [] for seat in seating.people}
        """What each person has not seen, with its place among all events."""
        self._quiet: frozenset[Seat] = frozenset()
        self._bots: dict[Seat, Bot] = {}
        self._bots_told: dict[Seat, int] = {}

    def book(self) -> BookShown:
        """The rules as they are in this game."""
        game = self.words.game
        assert game is not None
        return book_shown(game, self.words.language, game.choose_options(self.play.header.options))

    # What has happened

    def feed(self, events: Sequence[Event], before: int, state: State) -> None:
        """Something has happened, after so many events. Who is hushed is told once, however many steps there are."""
        hushed = state.hushed()
        for seat, news in self._news.items():
            news += [(before + n, event) for n, event in enumerate(events) if event.seen_by(seat)]
            if seat in hushed and seat not in self._quiet:
                news.append((before + len(events), HUSH))
        self._quiet = hushed

    def forget(self, seat: Seat | None) -> None:
        """This person has seen everything so far."""
        if seat in self._news:
            self._news[seat].clear()

    def news(self, seat: Seat) -> list[Event]:
        """What this person has not been told, in order; now it is told."""
        told = [event for _, event in self._news[seat]]
        self._news[seat].clear()
        return told

    # Choosing

    def choose(self, choice: Choice | str, seat: Seat) -> None:
        """Make a choice. ``Refused`` says why not, and then nothing has changed."""
        before = len(self.play.events)
        events = self.play.apply(choice, seat)
        self.feed(events, before, self.play.state)

    def undo(self, seat: Seat) -> None:
        """Take the last choice back, or raise ``CannotUndo`` with the reason."""
        self.play.undo(seat)
        self._quiet = self.play.state.hushed()
        for other, news in self._news.items():
            self._news[other] = [(at, event) for at, event in news if at < len(self.play.events)]
        self.keep()

    def order(self, seat: Seat) -> bool | None:
        """Give a standing order for this question, or take it back; ``None`` where there is none to give."""
        ask = self.play.ask
        if ask is None or self.play.state.standing() is None:
            return None
        self.orders ^= {(seat, ask.prompt)}
        return (seat, ask.prompt) in self.orders

    def withdraw(self, seat: Seat) -> bool:
        """Take this person's standing orders back; whether there were any."""
        given = {order for order in self.orders if order[0] == seat}
        self.orders -= given
        return bool(given)

    def person_asked(self, ask: Ask) -> bool:
        """Whether a person must answer. A masked question with one answer is not asked where nobody looks on."""
        if ask.seat not in self._news or self.play.state.formality() is not None:
            return False
        if (ask.seat, ask.prompt) in self.orders:
            return False
        return not (self.seating.alone and len(ask.choices) == 1 and self.play.state.masked())

    def step(self, ask: Ask) -> None:
        """One choice that no person makes."""
        self.choose(self._choice(ask), ask.seat)

    def _choice(self, ask: Ask) -> Choice:
        if ask.seat in self._news:
            return self.play.state.standing() or ask.choices[0]
        seat = ask.seat
        if seat not in self._bots:
            chances = Random(f"{self.play.dice.secret} {seat} {len(self.play.entries)}")
            self._bots[seat] = make(self.play.game.name, self.seating.names[seat], chances)
        told = self.play.seen(seat, self._bots_told.get(seat, 0))
        self._bots_told[seat] = self._bots_told.get(seat, 0) + len(told)
        return self._bots[seat].choose(Observation(self.play.view(seat), ask.choices, told))

    # On disk

    def keep(self) -> None:
        try:
            self.shelf.keep(self.play)
            if self.play.over:
                self.record_file = self.shelf.finish(self.play)
            self.trouble = ""
        except OSError as error:
            self.trouble = self.words.say("cannot-save", why=error.strerror or str(error))
