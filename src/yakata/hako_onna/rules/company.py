"""H78, HR42: those who stand beside the active Visitor may show and give what they have, unasked."""

from yakata.hako_onna.rules.choices import Give, Hand, Nothing, Show, Wink
from yakata.hako_onna.rules.free_actions import Shown, give, show_tile, wink
from yakata.hako_onna.rules.item_cards import hand_over
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Choice, Done, Frame, Seat, ask, do


def newcomers(s: Night, seat: Seat, met: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those beside with tiles who were not asked yet in this turn."""
    if s.options.offers == "own-turn":
        return ()
    return tuple([other for other in s.beside(seat) if s.hands[other] and other not in met])


class Company(Frame):
    """One after the other, each as often as they like. Ends with all that was shown in this turn."""

    seat: int
    others: tuple[int, ...]
    shown: tuple[Shown, ...]
    winked: bool = False

    @do
    def next_one(self, s: Night) -> Done | None:
        s.mark("hand")
        while self.others and not s.hands[self.others[0]]:
            self.others = self.others[1:]
        return None if self.others else Done(self.shown)

    @ask
    def offer(self, s: Night) -> Ask:
        other, to = self.others[0], self.seat
        tiles = sorted(s.carried(other))
        cards = sorted(s.items[other]) if s.options.items_change_hands() else ()
        gives: list[Choice] = [Give(tile, to) for tile in tiles]
        gives += [Hand(item, to) for item in cards]  # HR14
        shows = [Show(tile, to) for tile in tiles if Shown(other, tile) not in self.shown]
        winks = (Wink(to),) if s.options.edition == "en" and not self.winked else ()  # HR43
        return Ask(other, "beside", (*gives, Nothing(), *shows, *winks), "HR42")

    @do
    def offered(self, s: Night, choice: Choice) -> None:
        other = self.others[0]
        match choice:
            case Give(tile, to):
                give(s, other, to, s.lot_in_hand(other, tile))
            case Hand(item, to):
                hand_over(s, other, to, item)
            case Show(tile, to):
                show_tile(s, other, to, s.lot_in_hand(other, tile))
                self.shown = (*self.shown, Shown(other, tile))
            case Wink(to):
                wink(s, other, to)
                self.winked = True
            case _:
                self.others, self.winked = self.others[1:], False
        self.go(Company.next_one)
