"""The evening: setup, rounds of turns, the haunt, the end."""

from yakata.betrayal.rules.evening.ending import end
from yakata.betrayal.rules.evening.ghosts import GhostTurn
from yakata.betrayal.rules.evening.setup import SettingUp
from yakata.betrayal.rules.evening.turn import Turn
from yakata.betrayal.rules.haunt.beginning import HauntStart, begin_if, kind_at, traitors_last
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps
from yakata.betrayal.rules.rulings import LONGEST_EXPLORING
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import HERO, RIVAL, TRAITOR
from yakata.betrayal.state.night import MONSTERS, Night
from yakata.betrayal.state.once import Began
from yakata.kernel import Call, Frame, Seat, do


class Hours(Frame):
    """The frame at the bottom of the stack."""

    @do
    def set_up(self, n: Night) -> Call:
        return Call(SettingUp())

    @do
    def next_turn(self, n: Night) -> Call | None:
        if n.spot < 0:  # the haunt has just begun
            n.spot = 0
        if n.again:
            seat, n.again = n.again[0], n.again[1:]
            self.go(Hours.next_turn)
            return Call(Turn(seat)) if n.alive[seat] and n.places[seat] else None
        if n.spot >= len(n.order):
            self.go(Hours.due)
            return None
        seat = n.order[n.spot]
        n.spot += 1
        self.go(Hours.next_turn)
        if seat < 0:
            return Call(MonstersTurn() if seat == MONSTERS else MonstersTurn(only=kind_at(n, seat)))
        if seat in n.skips:
            n.skips = tuple(other for other in n.skips if other != seat)
            n.emit("skips", seat=seat)
            return None
        if not n.alive[seat] or not n.places[seat]:
            return Call(GhostTurn(seat)) if seat in n.ghosts and n.places[seat] else None
        return Call(SideTurn(seat) if "side-turn-start" in n.heard and _first_of_side(n, seat) else Turn(seat))

    @do
    def due(self, n: Night) -> Call | None:
        """What was said to happen at the end of this round."""
        for place, (when, block, actor) in enumerate(n.schedule):
            if when <= n.round:
                n.schedule = (*n.schedule[:place], *n.schedule[place + 1 :])
                self.go(Hours.due)
                return Call(Steps(block, Context(actor, actor, owner=actor, kind="haunt")))
        return None

    @do
    def round_over(self, n: Night) -> Call | None:
        about = Context(kind="haunt")
        return tell_all(n, "round-end", about)

    @do
    def next_round(self, n: Night) -> Call | None:
        if n.settled():
            self.go(Hours.next_round)
            return None
        n.spot = 0
        n.round += 1
        self.go(Hours.next_turn)
        if not n.haunt:
            revealer = n.order[0]
            due = begin_if(n, revealer, "rounds", n.round - 1)
            if due is None and n.round > LONGEST_EXPLORING:
                due = Call(HauntStart(revealer))
            return due
        n.order = traitors_last(n)
        haunt = n.true_haunt
        if n.round > haunt.rounds:
            n.emit("dawn")
            end(n, haunt.at_dawn, "dawn", haunt.dawn_journal)
        return None


class SideTurn(Frame):
    """The turns of a side begin, with this player's."""

    seat: Seat

    @do
    def begins(self, n: Night) -> Call | None:
        seat = self.seat
        return tell_all(n, "side-turn-start", Context(seat, seat, owner=seat, tile=n.seen_at(seat), kind="haunt"))

    @do
    def turn(self, n: Night) -> Call | None:
        return Call(Turn(self.seat)) if n.alive[self.seat] and n.places[self.seat] else None


def _first_of_side(n: Night, seat: Seat) -> bool:
    """Whether nobody of the side has had a turn this round; whoever hides counts as a hero, and a rival alone."""
    if n.alone:
        begun = Began(n.haunt, n.round, RIVAL, seat)
    else:
        begun = Began(n.haunt, n.round, TRAITOR if n.openly_traitor(seat) else HERO)
    if begun in n.done:
        return False
    n.note_once(begun)
    return True
