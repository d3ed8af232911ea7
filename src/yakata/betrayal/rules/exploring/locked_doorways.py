"""Locked doorways: a trait roll passes them, or not."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number
from yakata.betrayal.rules.exploring.moving import go, near
from yakata.betrayal.rules.resolving.dice_rolls import TraitRoll
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Done, Frame, Seat, do


def ways(n: Night, seat: Seat) -> tuple[str, ...]:
    """The tiles that somebody can go to next, or try to."""
    found = near(n, seat)
    if not n.game.book.locks or seat in n.unseen:  # who tries a lock is heard
        return found
    return tuple(dict.fromkeys((*found, *n.house.locked.get(n.places[seat], ()))))


class Forcing(Frame):
    """Somebody tries a locked doorway. The move is spent either way."""

    seat: Seat
    to: str
    tile: str = ""
    side: str = ""
    about: Context = Context()

    @do
    def roll(self, n: Night) -> Call:
        here = n.places[self.seat]
        self.tile, self.side = n.house.locked[here][self.to]
        self.about = Context(self.seat, self.seat, owner=self.seat, tile=here, kind="haunt")
        block, place = n.house.tiles[self.tile].lock(self.side)
        n.say("tries-door", seat=self.seat, tile=self.to)
        return Call(TraitRoll(block, place, self.seat, self.about))

    @do
    def opens(self, n: Night, result: Any) -> Call | Done | None:
        if not n.alive[self.seat] or self.to not in n.house.locked.get(n.places[self.seat], ()):
            return Done()
        step = self._step(n)
        if result < number(n, step.need, self.about):
            n.emit("door-holds", seat=self.seat, tile=self.to)
            self.go(Forcing.over)
            return run(n, step.fail, self.about)
        n.emit("gets-through", seat=self.seat, tile=self.to)
        if step.stays:
            return None
        n.house = n.house.opening(self.tile, self.side)
        return tell_all(n, "doorway-changed", self.about.but(tile=self.tile))

    @do
    def enter(self, n: Night) -> Call | None:
        return go(n, self.seat, self.to) if n.alive[self.seat] and self.to in n.house.tiles else None

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _step(self, n: Night) -> s.Lock:
        block, place = n.house.tiles[self.tile].lock(self.side)
        step = n.book.blocks[block][place]
        assert isinstance(step, s.Lock)
        return step
