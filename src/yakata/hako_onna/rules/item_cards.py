"""Item cards change hands within one room (HR14): handed over, or one exchanged for another."""

from typing import Any

from yakata.hako_onna.rules.choices import Agree, Refuse, Swap
from yakata.hako_onna.state.night import Night, replaced
from yakata.kernel import Ask, Choice, Done, Frame, Seat, ask, do


def swaps(s: Night, seat: Seat, others: list[Seat]) -> list[Swap]:
    """Each own card for each of another's, sorted by their texts."""
    mine, choices = sorted(s.items[seat]), []
    for card in mine:
        wanted = sorted((theirs, other) for other in others for theirs in s.items[other])
        choices += [Swap(card, theirs, other) for theirs, other in wanted]
    return choices


def hand_over(s: Night, seat: Seat, other: Seat, item: str) -> None:
    _pass(s, seat, other, item)
    s.emit("handed-over", seat=seat, other=other, item=item)
    s.mark("hand")


def _pass(s: Night, seat: Seat, other: Seat, item: str) -> None:
    s.items = replaced(s.items, seat, tuple(card for card in s.items[seat] if card != item))
    s.items = replaced(s.items, other, (*s.items[other], item))


class Swapping(Frame):
    """An exchange is offered, and the other agrees or not."""

    seat: int
    other: int
    mine: str
    theirs: str

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"declared": str(Swap(self.mine, self.theirs, self.other))}

    @do
    def offer(self, s: Night) -> None:
        s.emit("offered-swap", seat=self.seat, other=self.other, item=self.mine, wanted=self.theirs)
        s.mark("hand")

    @ask
    def agree(self, s: Night) -> Ask:
        return Ask(self.other, "swap", (Agree(), Refuse()), "HR14")

    @do
    def answered(self, s: Night, choice: Choice) -> Done:
        if isinstance(choice, Refuse):
            s.emit("refused", seat=self.seat, other=self.other)
        else:
            _pass(s, self.seat, self.other, self.mine)
            _pass(s, self.other, self.seat, self.theirs)
            s.emit("swapped", seat=self.seat, other=self.other, item=self.mine, wanted=self.theirs)
        s.mark("hand")
        return Done()
