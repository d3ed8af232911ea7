"""Moving Things: she looks at the tiles of one room and lays them back in any order, ghosts' tiles aside."""

from yakata.hako_onna.rules.choices import Lay, Name
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.state.memory import GHOSTS
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night, replaced
from yakata.kernel import Ask, Call, Done, Frame, ask, do


class MovingThings(Frame):
    """HR30: one tile back to each Shadow that had one, so that the room looks the same."""

    range: str = "any"
    lots: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    """What is not laid back yet, sorted."""
    laid: tuple[str, ...] = ()

    def rooms(self, s: Night) -> list[str]:
        here = s.her_room
        near = {"any": s.content.rooms, "own-room": (here,), "adjacent": (here, *s.house.ways[here])}[self.range]
        return sorted(room for room in near if any(s.lying(n) != NOWHERE for n in s.content.shadows_in[room]))

    @do
    def begin(self, s: Night) -> Done | None:
        return None if self.rooms(s) else Done()

    @ask
    def which(self, s: Night) -> Ask:
        return Ask(HAKO, "things-room", tuple(map(Name, self.rooms(s))), "H94")

    @do
    def look(self, s: Night, choice: Name) -> Call | None:
        lying = (s.lying(shadow) for shadow in s.content.shadows_in[choice.what])
        self.lots = tuple(lot for lot in lying if lot != NOWHERE)
        s.emit("moves-things", audience=s.ghosts, room=choice.what)
        return look(s, self.lots, GHOSTS, "looked")

    @do
    def take_up(self, s: Night) -> None:
        self.faces = tuple(sorted(s.faces[lot] for lot in self.lots))
        for shadow, lot in enumerate(s.base):
            if lot in self.lots:
                s.up &= ~(1 << shadow)

    @ask
    def lay(self, s: Night) -> Ask:
        return Ask(HAKO, "things-lay", tuple(map(Lay, sorted(set(self.faces)))), "H94")

    @do
    def lay_back(self, s: Night, choice: Lay) -> Done | None:
        at = self.faces.index(choice.tile)
        self.faces = self.faces[:at] + self.faces[at + 1 :]
        self.laid = (*self.laid, choice.tile)
        if self.faces:
            self.go(MovingThings.lay)
            return None
        for lot, face in zip(self.lots, self.laid, strict=True):
            s.faces = replaced(s.faces, lot, face)
            s.learn(GHOSTS, lot, "looked")
        return Done()
