"""Real discs on a real table (H39 to H45): the Visitors say what has happened to them, and she may object."""

from typing import Final

from yakata.hako_onna.rules.choices import Admit, Bumped, Fell, Object, Stack, Stood
from yakata.hako_onna.rules.noise import Stacking, reset
from yakata.hako_onna.state.night import HAKO, Night
from yakata.kernel import Ask, Call, Choice, Done, Frame, ask, do

BLAMED: Final = Ask(HAKO, "blamed", (Admit(), Object()), "H44")


def bump(s: Night) -> None:
    """H44: she has knocked the stack over. No turn for her."""
    reset(s)
    s.emit("bumped")


class NoiseReal(Stacking):
    """Real discs on a real table: the Visitor says whether they fell (H41). A new disc that falls alone does not count
    (H42): it is tried again."""

    BLACK = (Stack("careful"),)

    objected: bool = False
    """HR11: she has denied it; so did it fall, or not?"""

    @ask
    def draw(self, s: Night) -> Ask:
        bumped = () if self.objected else (Bumped(),)
        return Ask(self.seat, "did-it-fall", (*bumped, Fell(), Stood()), "H41")

    def blame(self) -> Call:
        self.go(NoiseReal.blamed)
        return Call(Blamed(self.seat))

    @do
    def blamed(self, s: Night, admitted: bool) -> None:
        self.objected = not admitted
        if admitted:
            self.anew()
        else:
            self.go(NoiseReal.draw)


class Blamed(Frame):
    """H44, HR11: a Visitor says that she has knocked the stack over. Ends with whether she admits it."""

    seat: int

    @do
    def say(self, s: Night) -> None:
        s.emit("blamed", seat=self.seat)

    @ask
    def was_it_you(self, s: Night) -> Ask:
        return BLAMED

    @do
    def answered(self, s: Night, choice: Choice) -> Done:
        if isinstance(choice, Admit):
            bump(s)
            return Done(True)
        s.emit("objected")
        return Done(False)
