"""Looking at tiles. A face that nobody has seen is drawn now, and not before."""

from yakata.hako_onna.state.memory import How
from yakata.hako_onna.state.night import UNSEEN, Night, replaced
from yakata.kernel import Call, Done, Frame, Odds, chance, do


def look(s: Night, lots: tuple[int, ...], knower: int, how: How) -> Call | None:
    """These lots are looked at, by one who ``knower`` stands for: at once, unless a face is to be drawn first."""
    if UNSEEN in [s.faces[lot] for lot in lots]:
        return Call(Look(lots, knower, how))
    see(s, lots, knower, how)
    return None


def see(s: Night, lots: tuple[int, ...], knower: int, how: How) -> None:
    for lot in lots:
        s.learn(knower, lot, how)
    s.mark("reveal")


class Look(Frame):
    """These lots are looked at, by one who ``knower`` stands for."""

    lots: tuple[int, ...]
    knower: int
    how: How

    @do
    def see(self, s: Night) -> Done | None:
        if any(s.faces[lot] == UNSEEN for lot in self.lots):
            return None
        see(s, self.lots, self.knower, self.how)
        return Done()

    @chance
    def face(self, s: Night) -> Odds:
        return Odds.bag("face", s.bag)

    @do
    def drawn(self, s: Night, face: str) -> None:
        lot = next(lot for lot in self.lots if s.faces[lot] == UNSEEN)
        at = s.bag.index(face)
        s.bag = s.bag[:at] + s.bag[at + 1 :]
        s.faces = replaced(s.faces, lot, face)
        self.go(Look.see)
