"""B153e: a traitor may ignore the harm of an Ongoing Event, and then has none of its good.

BR36: what only harms is ignored without a word; what only helps is not. Of what does both the traitor is asked whenever
they come to its tile or begin a turn there, and the answer stands until the next time.
"""

from typing import Any

from yakata.betrayal.rules.choices import YES, YES_NO
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Call, Frame, Seat, ask, do


def heed(n: Night, seat: Seat, entering: bool = False) -> Call | None:
    """The question, where there is one; with what reacts to their ``entering`` behind it."""
    tile, asks = n.places[seat], n.game.book.harmful
    if not asks or not n.openly_traitor(seat) or seat in n.unseen:  # the question would tell where they are
        return None
    events = tuple([event for event, spot in sorted(n.ongoing.items()) if spot == tile and asks.get(event)])
    return Call(Heeding(seat, events, entering)) if events else None


class Heeding(Frame):
    """Whether a traitor ignores these Ongoing Events."""

    seat: Seat
    events: tuple[str, ...]
    entering: bool

    @ask
    def whether(self, n: Night) -> Ask:
        return Ask(self.seat, "ignore-event", YES_NO, "B153")

    @do
    def decided(self, n: Night, answer: Any) -> None:
        event, self.events = self.events[0], self.events[1:]
        key = (event, self.seat)
        others = tuple([other for other in n.heeded if other != key])
        n.heeded = others if answer == YES else (*others, key)
        n.say("ignores-event" if answer == YES else "heeds-event", seat=self.seat, event=event)
        if self.events:
            self.go(Heeding.whether)

    @do
    def enter(self, n: Night) -> Call | None:
        if not self.entering:
            return None
        return tell_all(
            n, "enter", Context(self.seat, self.seat, owner=self.seat, tile=n.places[self.seat], kind="tile")
        )

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"card": self.events[0]} if self.events else {}
