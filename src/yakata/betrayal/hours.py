"""The evening: setup, rounds of turns, the haunt, the end."""

from yakata.betrayal.context import Context
from yakata.betrayal.ending import end
from yakata.betrayal.haunting import begin_if, traitors_last
from yakata.betrayal.monsters import MonstersTurn
from yakata.betrayal.night import MONSTERS, Night
from yakata.betrayal.rulings import LONGEST_EXPLORING
from yakata.betrayal.running import Steps, tell_all
from yakata.betrayal.setting_up import SettingUp
from yakata.betrayal.turn import Turn
from yakata.kernel import Call, Frame, do


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
            self.go(Hours.STEPS["next_turn"])
            return Call(Turn(seat)) if n.alive[seat] and n.places[seat] else None
        if n.spot >= len(n.order):
            self.go(Hours.STEPS["due"])
            return None
        seat = n.order[n.spot]
        n.spot += 1
        self.go(Hours.STEPS["next_turn"])
        if seat == MONSTERS:
            return Call(MonstersTurn())
        if seat in n.skips:
            n.skips = tuple(other for other in n.skips if other != seat)
            n.emit("skips", seat=seat)
            return None
        return Call(Turn(seat)) if n.alive[seat] and n.places[seat] else None

    @do
    def due(self, n: Night) -> Call | None:
        """What was said to happen at the end of this round."""
        for place, (when, block, actor) in enumerate(n.schedule):
            if when <= n.round:
                n.schedule = (*n.schedule[:place], *n.schedule[place + 1 :])
                self.go(Hours.STEPS["due"])
                return Call(Steps(block, Context(actor, actor, owner=actor, kind="haunt")))
        return None

    @do
    def round_over(self, n: Night) -> Call | None:
        about = Context(kind="haunt")
        return tell_all(n, "round-end", about)

    @do
    def next_round(self, n: Night) -> Call | None:
        if n.settled():
            return None
        n.spot = 0
        n.round += 1
        self.go(Hours.STEPS["next_turn"])
        if not n.haunt:
            revealer = n.order[0]
            due = begin_if(n, revealer, "rounds", n.round - 1)
            if due is None and n.round > LONGEST_EXPLORING:
                from yakata.betrayal.haunting import HauntStart

                due = Call(HauntStart(revealer))
            return due
        n.order = traitors_last(n)
        haunt = n.true_haunt
        if n.round > haunt.rounds:
            n.emit("dawn")
            end(n, haunt.at_dawn, "dawn", haunt.dawn_journal)
        return None
