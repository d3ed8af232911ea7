"""The sides part (B146, B151): each reads its own book and talks among itself, and nothing else happens meanwhile."""

from yakata.betrayal.rules.choices import Ready
from yakata.betrayal.state.haunt import HERO
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Done, Frame, Refusal, Seat, ask, do

Sides = tuple[tuple[Seat, ...], ...]


def sides(n: Night) -> Sides:
    """BR39: who reads with whom, as all see it: who hides is one of the company. Nothing where all read the same."""
    haunt = n.the_haunt
    if haunt is None or haunt.roles.kind == "hidden":  # B154
        return ()
    found: dict[str, list[Seat]] = {}
    for seat, role in enumerate(n.roles):
        found.setdefault(HERO if n.hides(seat) else role, []).append(seat)
    return tuple(map(tuple, found.values())) if len(found) > 1 else ()


class Parting(Frame):
    """One after the other says that they have read and talked; then all are back at the table."""

    apart: Sides
    waiting: tuple[Seat, ...]

    @do
    def part(self, n: Night) -> None:
        n.emit("sides-part")

    @ask
    def read(self, n: Night) -> Ask:
        return Ask(self.waiting[0], "reading", (Ready(),), "B146")

    @do
    def ready(self, n: Night, _choice: Ready) -> Done | None:
        n.emit("is-ready", seat=self.waiting[0])
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.go(Parting.read)
            return None
        n.emit("sides-return")
        return Done()

    def seen_by(self, seat: Seat) -> dict[str, object]:
        return {"apart": self.apart, "reading": self.waiting}

    def heard_by(self, seat: Seat) -> frozenset[Seat] | Refusal:
        """Who hears this seat: its own side, as long as they are apart."""
        return next((frozenset(side) for side in self.apart if seat in side), Refusal("sides-apart", "B146"))


def parting(n: Night) -> Parting | None:
    """What comes before the first turn of a haunt with two books. The dead may listen; nobody waits for them (BR29)."""
    apart, waiting = sides(n), n.living
    return Parting(apart, waiting) if apart and waiting else None


def hearers(n: Night, seat: Seat) -> frozenset[Seat] | Refusal | None:
    """B151: everybody, but while the sides are apart."""
    for frame in n.stack:
        if isinstance(frame, Parting):
            return frame.heard_by(seat)
    return None
