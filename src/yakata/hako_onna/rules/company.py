"""H78, HR42: those who stand beside the active Visitor may show and give what they have, unasked."""

from yakata.hako_onna.rules.choices import Give, Hand, Nothing, Show, Wink
from yakata.hako_onna.rules.deeds import Deed, deed
from yakata.hako_onna.rules.free_actions import wink, yield_to, yielded
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Choice, Done, Frame, Seat, ask, do


def newcomers(s: Night, seat: Seat, met: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those beside with tiles who were not asked yet in this turn."""
    if s.options.offers == "own-turn":
        return ()
    return tuple([other for other in s.beside(seat) if s.hands[other] and other not in met])


class Company(Frame):
    """One after the other, each as often as they like. Ends with all that was done in this turn."""

    seat: int
    others: tuple[int, ...]
    done: tuple[Deed, ...]
    winked: bool = False

    @do
    def next_one(self, s: Night) -> Done | None:
        s.mark("hand")
        while self.others and not s.hands[self.others[0]]:
            self.others = self.others[1:]
        return None if self.others else Done(self.done)

    @ask
    def offer(self, s: Night) -> Ask:
        other, to = self.others[0], self.seat
        gives, shows = yielded(s, other, to, self.done)
        winks = (Wink(to),) if s.options.edition == "en" and not self.winked else ()  # HR43
        return Ask(other, "beside", (*gives, Nothing(), *shows, *winks), "HR42")

    @do
    def offered(self, s: Night, choice: Choice) -> None:
        other = self.others[0]
        if isinstance(choice, (Give, Hand, Show)):
            self.done = (*self.done, deed(s, other, choice))
            yield_to(s, other, choice)
        elif isinstance(choice, Wink):
            wink(s, other, choice.seat)
            self.winked = True
        else:
            self.others, self.winked = self.others[1:], False
        self.go(Company.next_one)
