"""Real discs on a real table (H39 to H45, HR47): the Visitors say what has happened to them, and she may object."""

from typing import Final

from yakata.hako_onna.rules.choices import Admit, Bumped, Fell, Object, Stack, Stood
from yakata.hako_onna.rules.noise import Stacking, reset
from yakata.hako_onna.state.night import HAKO, Night
from yakata.kernel import Ask, Call, Choice, Done, Frame, ask, do

BLAMED: Final = Ask(HAKO, "blamed", (Admit(), Object()), "H44")


def may_fall(s: Night) -> bool:
    """Whether something stands on the table."""
    return bool(s.laid) and not s.toppled and s.options.noise_kind() == "real"


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
    def blamed(self, s: Night, admitted: bool) -> Done | None:
        """H44: in the Japanese edition the turn is finished first; in the English the noise is reset, so again."""
        self.objected = not admitted
        if not admitted:
            self.go(NoiseReal.draw)
        elif s.options.edition == "ja":
            s.no_set = s.no_set or self.doubled
            return Done("quiet")
        else:
            self.anew()
        return None


class LastLook(Frame):
    """HR47: before a turn is over that its Visitor has not ended. Ends with whether the stack has fallen."""

    seat: int
    """Who says so: of a turn in which its Visitor has died, the next one."""
    objected: bool = False

    @ask
    def look(self, s: Night) -> Ask:
        bumped = () if self.objected else (Bumped(),)
        return Ask(self.seat, "still-stands", (*bumped, Fell(), Stood()), "HR47")

    @do
    def looked(self, s: Night, choice: Choice) -> Call | Done:
        return Call(Blamed(self.seat)) if isinstance(choice, Bumped) else Done(isinstance(choice, Fell))

    @do
    def blamed(self, s: Night, admitted: bool) -> Done | None:
        if admitted:
            return Done(False)
        self.objected = True
        self.go(LastLook.look)
        return None


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
