"""The night, turn by turn (H34 to H36, H46, H82, H83, H102)."""

from typing import Final

from yakata.hako_onna.rules import noise
from yakata.hako_onna.rules.endings import she_wins
from yakata.hako_onna.rules.hako_turn import HakoTurn
from yakata.hako_onna.rules.powers import behind_you
from yakata.hako_onna.rules.setting_up.set_up import SettingUp
from yakata.hako_onna.rules.visitor_turn import VisitorTurn, falls_at_once
from yakata.hako_onna.state.night import Night
from yakata.kernel import Call, Frame, do

NIGHT: Final = 200
"""HR31: so many turns of hers, and nobody hopes any more. Some ten times as many as a night takes people."""


class Hours(Frame):
    """The whole game: set-up, then Visitors' turns with hers between them."""

    seat: int = 1
    """H34: the Visitor to her left starts."""
    again: bool = False
    """H36, HR10: the Visitor who Made Noise tries again."""

    @do
    def set_up(self, s: Night) -> Call:
        return Call(SettingUp())

    @do
    def turn(self, s: Night) -> Call:
        return Call(VisitorTurn(self.seat))

    @do
    def after(self, s: Night, outcome: str) -> Call | None:
        """H36, H45: was noise made? HR10: the editions differ in when a stack that fell in mid-turn counts."""
        at_once = s.toppled and falls_at_once(s)
        self.again = outcome == "noise" or at_once  # HR37: whom the Fire Extinguisher has saved too
        if outcome == "noise" or (s.toppled and not at_once and s.alive[self.seat]):
            return behind_you.strike(s, self.seat)
        if not s.overdue and not s.toppled:
            self.seat = s.next_living(self.seat)
            self.go(Hours.turn)
        elif not s.toppled:
            s.emit("overdue")  # H46: not Made Noise, so H112 does not apply
        return None

    @do
    def her_turn(self, s: Night) -> Call:
        return Call(HakoTurn())

    @do
    def reset(self, s: Night) -> None:
        """H36, H83: the noise always resets. H102: who goes on."""
        noise.reset(s)
        s.emit("noise-reset")
        if s.hour >= NIGHT:
            she_wins(s, "gave-up")  # HR31
            return
        if not (self.again and s.alive[self.seat]):
            self.seat = s.next_living(self.seat)
        self.go(Hours.turn)
