"""H78, HR42, HR43: those who are not the active Visitor may show and give what they have, unasked, and wink."""

from random import Random

from yakata.hako_onna.rules.choices import Give, Hand, Nothing, Show, Wink
from yakata.hako_onna.rules.deeds import Deed, deed, made, seen_by, without
from yakata.hako_onna.rules.free_actions import wink, yield_to, yielded
from yakata.hako_onna.rules.offers import winks
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Choice, Done, Frame, Seat, ask, do


def newcomers(s: Night, seat: Seat, met: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who is asked now: those beside with tiles; with winks in any turn everybody."""
    if s.options.winks_at_all_times():
        return tuple([other for other in s.living if other != seat and other not in met])
    if s.options.offers == "own-turn":
        return ()
    return tuple([other for other in s.beside(seat) if s.hands[other] and other not in met])


class Company(Frame):
    """One after the other, each as often as they like. Ends with all that was done in this turn."""

    seat: int
    others: tuple[int, ...]
    done: tuple[Deed, ...]

    def redraw(self, s: Night, seat: Seat, rng: Random) -> None:
        self.done = seen_by(seat, self.done)

    @do
    def next_one(self, s: Night) -> Done | None:
        """Where there are winks it is over when they say so: nobody else knows what is left to them."""
        s.mark("hand")
        while self.others and s.options.edition == "ja" and not any(self.things(s)):
            self.others = self.others[1:]
        return None if self.others else Done(self.done)

    def things(self, s: Night) -> tuple[list[Give | Hand], list[Show]]:
        """H81: within one room."""
        other = self.others[0]
        if s.options.offers == "own-turn" or s.rooms[other] != s.rooms[self.seat]:
            return [], []
        return yielded(s, other, self.seat, self.done)

    @ask
    def offer(self, s: Night) -> Ask:
        other = self.others[0]
        gives, shows = self.things(s)
        signs = list(winks(s.living, other)) if s.options.edition == "en" else []
        signs = without(made(s, other, self.done), signs) if self.done else signs
        return Ask(other, "beside", (*gives, Nothing(), *shows, *signs), "HR42" if gives or shows else "HR43")

    @do
    def offered(self, s: Night, choice: Choice) -> None:
        other = self.others[0]
        if isinstance(choice, (Give, Hand, Show)):
            self.done = (*self.done, deed(s, other, choice, self.done))
            yield_to(s, other, choice)
        elif isinstance(choice, Wink):
            self.done = (*self.done, deed(s, other, choice, self.done))
            wink(s, other, choice.seat)
        else:
            self.others = self.others[1:]
        self.go(Company.next_one)
