"""B12: where one player is meant and several fit, a Crest token drawn from theirs decides."""

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning.selectors import SINGLE_WORDS, people
from yakata.kernel import Call, Done, Frame, Odds, Seat, chance, do

if TYPE_CHECKING:
    from yakata.betrayal.rules.resolving.steps import Steps
    from yakata.betrayal.state.night import Night

ONE: Final[dict[type, tuple[str, ...]]] = {
    s.Attack: ("by",),
    s.Contest: ("who", "against"),
    s.ControlBy: ("who",),
    s.CopyAction: ("who",),
    s.Crest: ("who",),
    s.Discover: ("who",),
    s.Follow: ("who",),
    s.GiveTitle: ("who",),
    s.Guess: ("who",),
    s.Hand: ("to", "by"),
    s.Pay: ("who",),
    s.Peek: ("who",),
    s.PutThing: ("to", "by"),
    s.Redirect: ("to",),
    s.Steal: ("to",),
    s.SwapPlaces: ("who", "other"),
    s.TakeCard: ("who",),
    s.Walk: ("who",),
    s.Win: ("who",),
}
"""Where a step means one player. ``by`` does in all the others, too."""
DEAD_TOO: Final = (s.Crest, s.GiveTitle, s.Win, s.ControlBy)
"""What can come to the dead as well."""
NEVER: Final = frozenset({*SINGLE_WORDS, "nobody", "chance"})
"""Words that never mean several."""


def tying(step: Any) -> tuple[str, ...]:
    """The fields of a step that mean one player and could find several."""
    fields = ONE.get(type(step)) or (("by",) if hasattr(step, "by") else ())
    return tuple([field for field in fields if _several(getattr(step, field))])


def _several(who: Any) -> bool:
    return who is not None and not (isinstance(who, str) and who in NEVER)


def untied(n: "Night", frame: "Steps", step: Any) -> Any:
    """The step with one player in each of these fields; or the call of the Crest that has to be drawn before."""
    about, found = frame.about, {}
    for field in n.book.ties[id(step)]:
        name = f"crest:{field}"
        drawn = about.called(name)
        if not drawn:
            seats = people(n, getattr(step, field), about)
            if len(seats) > 1 and not isinstance(step, DEAD_TOO):
                seats = [seat for seat in seats if n.alive[seat]]
            if len(seats) > 1:
                frame.next -= 1
                frame.bound = name
                return Call(DrawCrest(tuple(seats)))
            if not seats:  # a monster, or nobody
                continue
            drawn = f"seat:{seats[0]}"
        found[field] = drawn
    if about.names:
        frame.about = about.but(names=tuple([pair for pair in about.names if not pair[0].startswith("crest:")]))
    return replace(step, **found)


class DrawCrest(Frame):
    """Gives whose Crest it is, as a context remembers it: ``seat:2``."""

    seats: tuple[Seat, ...]

    @chance
    def crest(self, n: "Night") -> Odds:
        return Odds("crest", tuple(n.families[seat] for seat in self.seats))

    @do
    def drawn(self, n: "Night", family: Any) -> Done:
        seat = n.seat_of(family)
        hidden = any(n.hides(other) for other in self.seats)  # whose Crest it could be would tell their side
        n.emit("crest-drawn", audience=(seat,) if hidden else None, seat=seat)
        return Done(f"seat:{seat}")
