"""B18: the Legacy deck, read card after card."""

from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Done, Frame, do


class Legacy(Frame):
    """B18: the Legacy cards of this chapter, one after the other, until PAUSE or STOP."""

    @do
    def card(self, n: Night) -> Call | Done | None:
        cards = n.book.chapters[n.options.chapter].legacy
        if n.legacy >= len(cards):
            return Done()
        card = cards[n.legacy]
        n.legacy += 1
        n.emit("legacy-card", legacy=f"{n.options.chapter}-{card.number}")
        return tell_all(n, "legacy-read", Context(0, 0, owner=0, kind="legacy"))

    @do
    def follow(self, n: Night) -> Call | None:
        card = n.book.chapters[n.options.chapter].legacy[n.legacy - 1]
        if card.after == "next":
            self.go(Legacy.card)
        return run(n, card.steps, Context(0, 0, owner=0, kind="legacy"))
