"""B165 to B167: death, and what it leaves."""

from typing import Any, Final

from msgspec.structs import replace

from yakata.betrayal.rules.resolving.reactions import React, listens, tell_all, tell_each
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import CRITICAL, SKULL, replaced
from yakata.kernel import Call, Done, Frame, Seat, do

LOST: Final = ("lost", "object-moved")
LOSS: Final = frozenset(LOST)


class Death(Frame):
    """A trait stands on the skull, or a step says so. Something may take its place ("if you die")."""

    seat: Seat
    about: Context
    lost: tuple[str, ...] = ()
    """What they carried."""

    @do
    def would(self, n: Night) -> Call | None:
        about = Context(actor=self.seat, it=self.seat, owner=self.seat, tile=n.seen_at(self.seat))
        if listens(n, "would-die", about):
            return Call(React("would-die", about, 1, would=True))
        self.go(Death.dies)
        return None

    @do
    def or_not(self, n: Night, left: Any) -> Done | None:
        if left >= 0:
            return None
        for trait, step in enumerate(n.steps[self.seat]):
            if step == SKULL:  # who lives on stands on no skull
                n.set_step(self.seat, trait, CRITICAL)
        return Done()

    @do
    def dies(self, n: Night) -> Call | None:
        seat = self.seat
        if not n.alive[seat]:
            return None
        n.appear(seat)
        n.emit("died", seat=seat, tile=n.places[seat])
        self.lost = drop_all(n, seat)
        n.alive = replaced(n.alive, seat, False)
        for ident, being in n.beings.items():
            if being.follows == seat:
                n.beings[ident] = _left(being)
        if n.turn == seat:
            n.over_turn = True
        tile = n.places[seat]
        if not self.lost or not LOSS & n.heard:
            self.go(Death.over)
            return tell_all(n, "died", Context(actor=self.about.actor, it=seat, owner=seat, tile=tile))
        return None

    @do
    def loses(self, n: Night) -> Call | None:
        return tell_lost(n, self.seat, self.lost)

    @do
    def died(self, n: Night) -> Call | None:
        about = Context(actor=self.about.actor, it=self.seat, owner=self.seat, tile=n.places[self.seat])
        return tell_all(n, "died", about) if self.lost else None

    @do
    def over(self, n: Night) -> Done:
        return Done()


def tell_lost(n: Night, seat: Seat, things: tuple[str, ...]) -> Call | None:
    """These have left somebody's hands all at once; those that are Objects have moved."""
    if not LOSS & n.heard:
        return None
    tile = n.places[seat]
    news = [(word, thing, tile) for thing in things for word in LOST if word == "lost" or n.is_object(thing)]
    return tell_each(n, tuple(news), Context(seat, seat, owner=seat, tile=tile))


def drop_all(n: Night, seat: Seat) -> tuple[str, ...]:
    """B167: everything that was carried lies on the tile. Gives what it was."""
    things = n.hands[seat]
    if things:
        n.emit("dropped-all", seat=seat, things=things)
        n.put(n.places[seat], *things)
        n.hands = replaced(n.hands, seat, ())
        n.used = tuple(card for card in n.used if card not in things)
        n.late = tuple(card for card in n.late if card not in things)
    return things


def _left(being: Any) -> Any:
    return replace(being, follows=-1)
