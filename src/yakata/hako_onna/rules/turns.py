"""The night, turn by turn (H34 to H36, H46, H82, H83, H102)."""

from typing import Final

from yakata.hako_onna.rules import noise
from yakata.hako_onna.rules.death import Death
from yakata.hako_onna.rules.endings import she_wins
from yakata.hako_onna.rules.hako_turn import HakoTurn
from yakata.hako_onna.rules.powers import slots
from yakata.hako_onna.rules.setting_up.set_up import SettingUp
from yakata.hako_onna.rules.visitor_turn import VisitorTurn
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night
from yakata.kernel import Call, Frame, do

NIGHT: Final = 200
"""HR31: so many turns of hers, and nobody hopes any more. Some ten times as many as a night takes people."""


class Hours(Frame):
    """The whole game: set-up, then Visitors' turns with hers between them."""

    seat: int = 1
    """H34: the Visitor to her left starts."""
    again: bool = False
    """H36: the Visitor who Made Noise tries again."""

    @do
    def set_up(self, s: Night) -> Call:
        return Call(SettingUp())

    @do
    def turn(self, s: Night) -> Call:
        return Call(VisitorTurn(self.seat))

    @do
    def after(self, s: Night, outcome: str) -> Call | None:
        noisy = outcome == "noise" or (s.toppled and s.alive[self.seat])
        self.again = outcome == "noise"
        if noisy:
            return self.behind_you(s)
        if not s.overdue and not s.toppled:
            self.seat = s.next_living(self.seat)
            self.go(Hours.turn)
        elif s.overdue:
            s.emit("overdue")  # H46: not Made Noise, so H112 does not apply
        return None

    def behind_you(self, s: Night) -> Call | None:
        """H112, HR8: set and strong enough, it kills whoever Made Noise in her room before her turn starts."""
        slot, room = slots.slot_with(s, "kill"), s.rooms[self.seat]
        at = self.killer(s, slot, room) if slot != NOWHERE else NOWHERE
        if at == NOWHERE:
            whereabouts.nobody_died(s, room)
            return None
        card = slots.reveal(s, slot)
        s.emit("behind-you", seat=self.seat, power=card)
        whereabouts.ghosts_seen(s, at)
        self.again = False  # HR9; who was saved has ended the turn
        return Call(Death(self.seat, at, "behind-you"))

    def killer(self, s: Night, slot: int, room: str) -> int:
        """The Shadow of the ghost who kills: she, or in its strengthened state a Hakobito (H127)."""
        if s.her_room == room:
            return s.ghost_at[HAKO]
        if s.power(s.slots[slot]).need_hakobito > s.unlocked:
            return NOWHERE
        near = (s.ghost_at[seat] for seat in whereabouts.hakobito(s))
        return next((at for at in near if s.content.room_of[at] == room), NOWHERE)

    @do
    def her_turn(self, s: Night) -> Call:
        return Call(HakoTurn())

    @do
    def reset(self, s: Night) -> None:
        """H36, H83: the noise always resets. H102: who goes on."""
        noise.reset(s)
        s.bumps = 0
        s.emit("noise-reset")
        if s.hour >= NIGHT:
            she_wins(s, "gave-up")  # HR31
            return
        if not (self.again and s.alive[self.seat]):
            self.seat = s.next_living(self.seat)
        self.go(Hours.turn)
