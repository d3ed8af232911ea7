"""Drawing cards (B73, B90 to B112): Events happen, Items and Omens are carried, and an Omen may bring the haunt."""

from typing import Any

from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.cards.decks import InTheAir, Turned, bury, bury_first, in_deck, matching
from yakata.betrayal.rules.cards.give_and_take import receive
from yakata.betrayal.rules.cards.ongoing_events import heed
from yakata.betrayal.rules.choices import YES, YES_NO
from yakata.betrayal.rules.exploring.moving import lose_moves
from yakata.betrayal.rules.haunt.beginning import HauntCheck
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.rules.rulings import HEIRLOOMS
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Declined
from yakata.betrayal.state.people import replaced
from yakata.betrayal.state.references import Thing
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


class Drawing(Frame):
    """Somebody draws a card from a deck. Gives its id; nothing when there was none (B97)."""

    seat: Seat
    deck: str
    top: bool = False
    """B91: whatever its region."""
    keep: bool = True
    """What is drawn is kept or happens; else it is only turned over."""
    card: str = ""

    @do
    def would(self, n: Night) -> Call | Done | None:
        if not n.decks.get(self.deck) or not n.places[self.seat]:
            return Done("")
        n.appear(self.seat)  # the back of what they draw would tell where they are
        return tell_all(n, "would-draw", self._about())

    @do
    def find(self, n: Night) -> Call | Done:
        if not n.decks.get(self.deck) or not n.places[self.seat]:
            return Done("")
        if not self.top and self.deck != "omen":
            region = n.house.tiles[n.places[self.seat]].region
            bury_first(n, self.deck, max(0, matching(n, self.deck, region)))  # B92, B94; BR5: none fits, the top one
        return Call(Turned(self.deck))

    @do
    def drawn(self, n: Night, card: Any) -> Call | None:
        self.card = card
        had = n.turn == self.seat and n.moves > 0
        lose_moves(n, self.seat)  # B73
        n.emit("draws", seat=self.seat, deck=self.deck, card=card)
        if had:
            n.emit("card-ends-moves", seat=self.seat)
        return tell_all(n, "drawn", self._about())

    @do
    def keeps(self, n: Night) -> Call | None:
        return Call(Keeping(self.seat, self.deck, self.card)) if self.keep else None

    @do
    def over(self, n: Night) -> Done:
        return Done(self.card)

    def _about(self) -> Context:
        return Context(self.seat, self.seat, owner=self.seat, other=self.card)


def may_heirloom(n: Night, seat: Seat, card: str) -> bool:
    """B108, B110, B111: once a game, nine in all, a free space, and not once it was declined."""
    table = n.book.cards.get(card)
    if table is None or not table.heirloom or card in n.story.heirlooms or n.heirloomed[seat]:
        return False
    if n.done and Declined(seat, card) in n.done:
        return False
    return n.story.heirloomed_by(n.families[seat]) < HEIRLOOMS


class MakeHeirloom(Frame):
    """B108: decided at once. B110: declined is declined."""

    seat: Seat
    card: str
    counts: bool = True
    """B173: for a family that joins late it does not use up the one a game."""

    @ask
    def whether(self, n: Night) -> Ask:
        return Ask(self.seat, "heirloom", YES_NO, "B108")

    @do
    def decide(self, n: Night, answer: Any) -> Call | None:
        if answer != YES:
            n.note_once(Declined(self.seat, self.card))
            return None
        if self.counts:
            n.heirloomed = replaced(n.heirloomed, self.seat, True)
        n.story = n.story.with_pair("heirlooms", self.card, n.families[self.seat])
        n.emit("heirloomed", seat=self.seat, card=self.card)
        about = Context(self.seat, self.seat, owner=self.seat, card=self.card, other=self.card)
        return tell_all(n, "heirloomed", about)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"card": self.card}


class Happening(InTheAir):
    """An Event is read and happens, then it is buried (B98), stays (B100) or is kept."""

    seat: Seat
    event: str

    @do
    def happen(self, n: Night) -> Call | None:
        event = n.book.events[self.event]
        tile = n.places[self.seat]
        if event.ongoing:
            n.ongoing[self.event] = tile
            n.emit("stays", event=self.event, tile=tile)
        elif event.keep:
            n.kept_events[self.event] = self.seat
        return run(
            n, event.steps, Context(self.seat, self.seat, owner=self.seat, tile=tile, card=self.event, kind="event")
        )

    @do
    def bury(self, n: Night) -> Call | None:
        put_away(n, self.event)
        return heed(n, self.seat) if self.event in n.ongoing else None

    def put_away(self, n: Night) -> None:
        put_away(n, self.event)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"card": self.event}


def put_away(n: Night, event: str) -> None:
    """B98: an Event that is over is buried, unless it stays or has gone elsewhere by itself."""
    stays = event in n.ongoing or event in n.kept_events or in_deck(n, "event", event)
    if not stays and not (event in n.boxed or event in n.story.destroyed or event in n.story.tomb):
        bury(n, "event", event)


class Symbols(Frame):
    """B85, B86: the symbols of a tile, from left to right."""

    seat: Seat
    tile: str
    next: int = 0

    @do
    def symbol(self, n: Night) -> Done | None:
        symbols = n.tile(self.tile).symbols
        if self.next >= len(symbols) or n.over_turn or not n.alive[self.seat]:
            return Done()
        if n.book.symbols[symbols[self.next]] != "event" or not n.openly_traitor(self.seat):
            self.go(Symbols.told)
        return None

    @ask
    def decline(self, n: Night) -> Ask:
        """B153d, BR19: the traitor need not draw the Event."""
        return Ask(self.seat, "draw-event", YES_NO, "B153")

    @do
    def declined(self, n: Night, answer: Any) -> None:
        if answer != YES:
            n.say("declines-event", seat=self.seat)
            self.next += 1
            self.go(Symbols.symbol)

    @do
    def told(self, n: Night) -> Call | None:
        about = Context(
            self.seat, self.seat, owner=self.seat, tile=self.tile, other=n.tile(self.tile).symbols[self.next]
        )
        return tell_all(n, "symbol", about)

    @do
    def draw(self, n: Night) -> Call:
        symbol = n.tile(self.tile).symbols[self.next]
        self.next += 1
        self.go(Symbols.symbol)
        return Call(Drawing(self.seat, n.book.symbols[symbol]))


class DrawSome(InTheAir):
    """Draw several, perhaps to keep only some of them (BR24)."""

    seat: Seat
    deck: str
    count: int
    keep: int
    top: bool
    hand: tuple[str, ...] = ()

    @do
    def one(self, n: Night) -> Call | None:
        if self.count <= 0:
            self.go(DrawSome.choose)
            return None
        self.count -= 1
        return Call(Drawing(self.seat, self.deck, self.top, keep=self.keep < 0))

    @do
    def drawn(self, n: Night, card: Any) -> None:
        if card and self.keep >= 0:
            self.hand = (*self.hand, card)
        self.go(DrawSome.one)

    @do
    def choose(self, n: Night) -> Call | Done | None:
        if self.keep <= 0 or not self.hand:
            for card in self.hand:
                bury(n, self.deck, card)
            return Done()
        return Call(Choosing(self.seat, tuple(map(Thing, self.hand)), "keep", rule="BR24"))

    @do
    def kept(self, n: Night, chosen: Any) -> Call | None:
        card = chosen.name
        self.keep -= 1
        self.hand = tuple(other for other in self.hand if other != card)
        self.go(DrawSome.choose)
        return Call(Keeping(self.seat, self.deck, card))

    def put_away(self, n: Night) -> None:
        for card in self.hand:
            bury(n, self.deck, card)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"drawn": self.hand} if self.hand else {}


class Keeping(Frame):
    """A card that was drawn and is kept: an Event happens, an Item may become an heirloom, an Omen bring the haunt."""

    seat: Seat
    deck: str
    card: str
    counts: bool = True

    @do
    def take(self, n: Night) -> Call | None:
        if self.card in n.book.events:
            return Call(Happening(self.seat, self.card))
        return receive(n, self.seat, self.card)

    @do
    def heirloom(self, n: Night) -> Call | None:
        if self.deck == "item" and may_heirloom(n, self.seat, self.card):
            return Call(MakeHeirloom(self.seat, self.card, self.counts))
        return None

    @do
    def omen(self, n: Night) -> Call | None:
        if self.deck != "omen":
            return None
        n.omens += 1
        about = Context(self.seat, self.seat, owner=self.seat, card=self.card, other=self.card)
        return tell_all(n, "omen-drawn", about)

    @do
    def check(self, n: Night) -> Call | None:
        return Call(HauntCheck(self.seat, self.card)) if self.deck == "omen" and not n.haunt else None


__all__ = ["DrawSome", "Drawing", "Happening", "Keeping", "MakeHeirloom", "Symbols", "has_passive", "may_heirloom"]
