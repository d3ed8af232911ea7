"""What shows her powers: the Strange Charm takes one, the Smartphone shows them all."""

from yakata.hako_onna.rules.powers import slots
from yakata.hako_onna.state.memory import Phone
from yakata.hako_onna.state.night import Night, replaced
from yakata.kernel import Done, Frame, Odds, chance, do


class Seal(Frame):
    """Strange Charm: one of her set powers is shown and leaves the game; with nothing set, a random one of her hand."""

    seat: int
    slot: str

    @do
    def chosen(self, s: Night) -> Done | None:
        if not self.slot:
            return None
        card = slots.reveal(s, ("left", "right").index(self.slot))
        return self.seal(s, card)

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("seal", s.powers)

    @do
    def drawn(self, s: Night, card: str) -> Done:
        return self.seal(s, card)

    def seal(self, s: Night, card: str) -> Done:
        s.powers = tuple(other for other in s.powers if other != card)
        s.gone_cards = (*s.gone_cards, card)
        s.powers_seen.setdefault(card, len(s.screams))
        s.emit("sealed", seat=self.seat, power=card)
        return Done("")


class ShowPowers(Frame):
    """Smartphone: she shows the user her powers, not where they are."""

    seat: int
    scope: str

    @do
    def begin(self, s: Night) -> Done | None:
        if self.scope == "one-random" and self.all(s):
            return None
        shown = tuple(sorted(filter(None, s.slots))) if self.scope == "set-only" else self.all(s)
        return self.show(s, shown)

    def all(self, s: Night) -> tuple[str, ...]:
        return tuple(sorted((*s.powers, *filter(None, s.slots))))

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("shown", self.all(s))

    @do
    def drawn(self, s: Night, card: str) -> Done:
        return self.show(s, (card,))

    def show(self, s: Night, powers: tuple[str, ...]) -> Done:
        gone = tuple(card for card in s.gone_cards if card in s.content.power)
        phone = Phone(powers, s.hour, self.scope == "all", len(s.screams), gone)
        s.phones = replaced(s.phones, self.seat, (*s.phones[self.seat], phone))
        s.emit("powers-shown", seat=self.seat)
        s.emit("saw-powers", audience=(*s.ghosts, self.seat), seat=self.seat, powers=powers)
        s.mark("reveal")
        return Done("")
