"""H3: the Visitors choose their Item cards."""

from typing import Any

from yakata.hako_onna.rules.choices import Keep, Partner
from yakata.hako_onna.state.night import Night, replaced
from yakata.kernel import Ask, Done, Frame, Seat, ask, do


class ChooseItems(Frame):
    """H3: one Item card each, clockwise."""

    seat: int
    chosen: int = 0

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {}

    @ask
    def choose(self, s: Night) -> Ask:
        taken = {item for items in s.items for item in items}
        left = sorted(set(s.content.items_in_play(s.options.advanced_items)) - taken)
        return Ask(self.seat, "item", tuple(map(Keep, left)), "H3")

    @do
    def take(self, s: Night, choice: Keep) -> None:
        s.items = replaced(s.items, self.seat, (choice.card,))
        s.emit("chose-item", seat=self.seat, item=choice.card)
        if s.content.item[choice.card].effect != "show-afar":
            self.go(ChooseItems.following)

    @ask
    def partner(self, s: Night) -> Ask:
        others = tuple(Partner(seat) for seat in s.living if seat != self.seat)
        return Ask(self.seat, "partner", others, "H3")

    @do
    def with_partner(self, s: Night, choice: Partner) -> None:
        s.partner = replaced(s.partner, self.seat, choice.seat)
        s.emit("chose-partner", seat=self.seat, other=choice.seat)

    @do
    def following(self, s: Night) -> Done | None:
        self.chosen += 1
        self.seat = s.next_living(self.seat)
        s.mark("hand")
        if self.chosen == s.seats - 1:
            return Done()
        self.go(ChooseItems.choose)
        return None
