"""The same thing for several players, one after the other."""

from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Frame, Seat, do


class OneByOne(Frame):
    """Subclass it and say what is done for ``one``."""

    seats: tuple[Seat, ...]

    @do
    def each(self, n: Night) -> Call | None:
        if not self.seats:
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        self.go(self.each)
        return self.one(n, seat)

    def one(self, n: Night, seat: Seat) -> Call | None:
        raise NotImplementedError
