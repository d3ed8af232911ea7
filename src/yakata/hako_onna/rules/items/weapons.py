"""Weapons (H115 to H118, H129): strike at a Shadow."""

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.death import Death
from yakata.hako_onna.rules.endings import check_roads, visitors_win
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.memory import EVERYONE
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night, replaced
from yakata.kernel import Call, Done, Frame, do


class Strike(Frame):
    """A weapon on a Shadow (H115 to H118). Ends with ``""``, ``"dead"`` or ``"end"``."""

    seat: int
    weapon: str
    shadow: int

    @do
    def flip(self, s: Night) -> Call | None:
        lot = s.lying(self.shadow)
        return look(s, (lot,), EVERYONE, "seen") if lot != NOWHERE else None

    @do
    def resolve(self, s: Night) -> Call | Done | None:
        whereabouts.ghosts_seen(s, self.shadow)
        name, there = s.content.shadows[self.shadow], s.ghosts_in(self.shadow)
        if HAKO not in there:
            lost = self.destroy(s)
            s.emit("struck", seat=self.seat, weapon=self.weapon, shadow=name, tiles=lost)
            check_roads(s)
            return Done("")
        if self.weapon == s.weakness:
            s.emit("defeated", seat=self.seat, weapon=self.weapon, shadow=name)
            visitors_win(s, "defeat")
            return Done("end")
        lost = self.destroy(s)
        s.failed = (*s.failed, self.weapon)
        s.emit("struck-in-vain", seat=self.seat, weapon=self.weapon, shadow=name, tiles=lost)
        return Call(Death(self.seat, self.shadow, "weapon"))

    @do
    def died(self, s: Night, result: str) -> Done:
        check_roads(s)
        return Done("dead" if result == "dead" else "end")

    def destroy(self, s: Night) -> tuple[str, ...]:
        """H116, H117, H129: the tiles there leave the game, a Hakobito with the tile it holds. HR15: whatever it was.
        HR16: what she holds stays with her."""
        lost: list[str] = []
        for seat in [seat for seat in s.ghosts_in(self.shadow) if seat != HAKO]:
            if s.holds[seat]:
                self.lose(s, lost)
            s.ghost_at = replaced(s.ghost_at, seat, NOWHERE)
            s.holds = replaced(s.holds, seat, False)
            s.hakobito_traces = {key: mask for key, mask in s.hakobito_traces.items() if key % 16 != seat}
            lost.append("hakobito")
            s.emit("hakobito-removed", seat=seat)
        if s.lying(self.shadow) != NOWHERE:
            self.lose(s, lost)
        return tuple(lost)

    def lose(self, s: Night, lost: list[str]) -> None:
        lot = s.base[self.shadow]
        s.learn(EVERYONE, lot, "seen")
        tiles.remove(s, lot)
        tiles.clear_shadow(s, self.shadow)
        lost.append(s.faces[lot])
