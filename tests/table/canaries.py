"""Séances whose cards are marks that occur nowhere else; and three that leak, each in its own way."""

from random import Random
from typing import Any

from msgspec.structs import replace

from yakata.examples.seance import Evening, Seance, Table, TableView
from yakata.kernel import SPECTATOR, Seat, position

MARKS = tuple(sorted(Random("canary").sample(range(10**11, 10**12), 16)))


class Canary(Seance):
    name = "canary"

    def setup(self, options: Any, seats: int) -> Table:
        table: Table = self.state(game=self, seats=seats, deck=MARKS)
        return table.begin(Evening())


class OpenHands(Canary):
    """The view shows the hand of the next seat too."""

    def view(self, state: Table, seat: Seat) -> TableView:
        seen = super().view(state, seat)
        return replace(seen, shown=(*seen.shown, state.hands[(seat + 1) % 4])) if seat != SPECTATOR else seen


class OpenToSpectators(Canary):
    """Those who only watch see the cards that lie face down."""

    def view(self, state: Table, seat: Seat) -> TableView:
        seen = super().view(state, seat)
        return replace(seen, shown=(*seen.shown, state.cards)) if seat == SPECTATOR else seen


@position
class LoudEvents(Table):
    """Everybody hears which card was dealt."""

    def emit(self, key: str, /, audience: Any = None, **slots: Any) -> None:
        Table.emit(self, key, **slots)


def _leaky(title: str, kind: type[Canary] = Canary, **changes: Any) -> Canary:
    return type("Leaky", (kind,), {"name": title, "__doc__": "Leaks.", **changes})()


GAME = Canary()
VIEW = _leaky("canary-view", OpenHands)
SPECTATORS = _leaky("canary-spectators", OpenToSpectators)
EVENTS = _leaky("canary-events", state=LoudEvents)
