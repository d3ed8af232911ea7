"""Looking at tiles. A face that nobody has seen is drawn now, and not before."""

from yakata.hako_onna.state.memory import How
from yakata.hako_onna.state.night import UNSEEN, Night, replaced
from yakata.kernel import Done, Frame, Odds, chance, do


class Look(Frame):
    """These lots are looked at, by one who ``knower`` stands for."""

    lots: tuple[int, ...]
    knower: int
    how: How

    @do
    def see(self, s: Night) -> Done | None:
        if any(s.faces[lot] == UNSEEN for lot in self.lots):
            return None
        for lot in self.lots:
            s.learn(self.knower, lot, self.how)
        s.mark("reveal")
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
