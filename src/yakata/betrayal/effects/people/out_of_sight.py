"""Out of sight (BR42): going there, being looked for, and coming back."""

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import people, tiles
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.exploring.moving import put_person
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


@doing(s.Vanish)
def vanish(n: Night, frame: Steps, step: s.Vanish) -> Call | None:
    going = [seat for seat in people(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    spots = tuple(tiles(n, step.at, frame.about)) if step.at is not None else ()
    if spots:
        return Call(SlippingAway(tuple(going), spots))
    for seat in going:
        if seat not in n.unseen:
            n.emit("goes-out-of-sight", seat=seat, tile=n.places[seat])
            _out_of_sight(n, seat, (n.places[seat],))
    return None


class SlippingAway(Frame):
    """Each chooses in turn where to be, and nobody else sees it."""

    seats: tuple[Seat, ...]
    spots: tuple[str, ...]
    """Where all know that they could be."""

    @do
    def who(self, n: Night) -> Done | None:
        return None if self.seats else Done()

    @ask
    def where(self, n: Night) -> Ask:
        return Ask(self.seats[0], "vanish", tuple(map(Pick, sorted(self.spots))), "BR42")

    @do
    def gone(self, n: Night, choice: Pick) -> None:
        seat, self.seats = self.seats[0], self.seats[1:]
        n.emit("slips-away", seat=seat)
        n.emit("moves", audience=(seat,), seat=seat, tile=choice.what)
        _out_of_sight(n, seat, self.spots)
        put_person(n, seat, choice.what, unseen=True)
        self.go(SlippingAway.who)


def _out_of_sight(n: Night, seat: Seat, spots: tuple[str, ...]) -> None:
    n.unseen[seat] = spots
    for ident, being in n.beings.items():
        if being.follows == seat:  # it would be seen
            n.beings[ident] = replace(being, follows=NOBODY)


@doing(s.Appear)
def appear(n: Night, frame: Steps, step: s.Appear) -> Call | None:
    for seat in people(n, step.who, frame.about):
        n.appear(seat)
    return None


@doing(s.Seek)
def seek(n: Night, frame: Steps, step: s.Seek) -> Call | None:
    """All hear where they are not."""
    spots = tiles(n, step.where, frame.about)
    for seat in people(n, step.who, frame.about):
        if seat not in n.unseen:
            continue
        if n.places[seat] in spots:
            n.appear(seat)
            return run(n, step.found, frame.about.but(it=seat, target=seat))
        n.unseen[seat] = tuple(tile for tile in n.unseen[seat] if tile not in spots)
    n.emit("nobody-there", tiles=tuple(spots))
    return run(n, step.none, frame.about)
