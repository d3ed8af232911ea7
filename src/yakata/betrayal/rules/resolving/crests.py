"""B12: where one player is meant and several fit, a Crest token drawn from theirs decides."""

from typing import Any, Final

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.words import WhereIs
from yakata.betrayal.meaning import people
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Named, Person
from yakata.kernel import Done, Frame, Odds, Seat, chance, do

DEAD_TOO: Final = (s.Crest, s.GiveTitle, s.Win, s.ControlBy)
"""What can come to the dead as well."""


def tied(n: Night, step: Any, field: str, about: Context) -> list[Seat]:
    """Who could be meant where a step means one player."""
    if isinstance(step, s.Move) and field == "to" and isinstance(step.to, WhereIs):
        found = people(n, step.to.who, about)
        return found if len({n.places[seat] for seat in found}) > 1 else found[:1]
    seats = people(n, getattr(step, field), about)
    if len(seats) > 1 and not isinstance(step, DEAD_TOO):
        return [seat for seat in seats if n.alive[seat]]
    return seats


def meaning(step: Any, field: str, one: Named) -> Any:
    """What a field says once it means one player; of a ``move``, the tile of that player."""
    if isinstance(step, s.Move) and field == "to" and isinstance(step.to, WhereIs):
        return replace(step.to, who=one)
    return one


class DrawCrest(Frame):
    """Gives whose Crest it is."""

    seats: tuple[Seat, ...]
    picked: bool = False
    """For a ``pick``: what comes of it tells who it is."""

    @chance
    def crest(self, n: Night) -> Odds:
        return Odds("crest", tuple(n.families[seat] for seat in self.seats))

    @do
    def drawn(self, n: Night, family: Any) -> Done:
        seat = n.seat_of(family)
        hidden = any(n.hides(other) for other in self.seats)  # whose Crest it could be would tell their side
        if self.picked:
            return Done(Person(seat))
        n.emit("crest-drawn", audience=(seat,) if hidden else None, seat=seat)
        return Done(Person(seat))
