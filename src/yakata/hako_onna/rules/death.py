"""Death and the Hakobito (H121 to H125), and the one thing that helps against it."""

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Flee
from yakata.hako_onna.rules.endings import check_roads, she_wins
from yakata.hako_onna.state import hands, whereabouts
from yakata.hako_onna.state.memory import EVERYONE
from yakata.hako_onna.state.night import Night, replaced
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


class Death(Frame):
    """A Visitor would die by the ghost in this Shadow. Ends with ``"dead"`` or ``"saved"``."""

    seat: int
    shadow: int
    how: str
    """``peek``, ``item``, ``behind-you``, ``weapon``."""
    flees: bool = True
    """Who is saved flees at once; else when all that was seen is resolved (HR32)."""

    @do
    def saved(self, s: Night) -> Call | Done | None:
        """Fire Extinguisher: shown and discarded instead; the turn ends, and one may flee."""
        face = s.tile("extinguisher")
        if face not in s.carried(self.seat):
            die(s, self.seat, self.shadow, self.how)
            return Done("dead")
        lot = s.lot_in_hand(self.seat, face)
        s.learn(EVERYONE, lot, "seen")
        tiles.leave_hand(s, self.seat, lot)
        tiles.remove(s, lot)
        s.emit("saved", seat=self.seat, tile=face)
        check_roads(s)
        return flight(s, self.seat) if self.flees else None

    @do
    def fled(self, s: Night) -> Done:
        return Done("saved")


def flight(s: Night, seat: Seat) -> Call | None:
    """HR37: who was saved may flee one room."""
    return Call(Flight(seat)) if s.content.tile[s.tile("extinguisher")].flee and not s.over else None


class Flight(Frame):
    """A saved Visitor flees one room, or none."""

    seat: int

    @ask
    def flee(self, s: Night) -> Ask:
        room = s.rooms[self.seat]
        rooms = sorted({room, *(there for there in s.house.ways[room] if not barred(s, room, there))})
        return Ask(self.seat, "flee", tuple(map(Flee, rooms)), "H74")

    @do
    def fled(self, s: Night, choice: Flee) -> Done:
        if choice.room != s.rooms[self.seat]:
            s.rooms = replaced(s.rooms, self.seat, choice.room)
            s.emit("fled", seat=self.seat, room=choice.room)
        return Done()


def barred(s: Night, room: str, there: str) -> bool:
    """H60."""
    return room in s.barred and there in s.barred


def die(s: Night, seat: Seat, shadow: int, how: str) -> None:
    """H121 to H123: the tiles are shown and leave the game, the Hakobito lies where the killer is."""
    shown = s.carried(seat)
    for lot in s.hands[seat]:
        tiles.remove(s, lot)
        s.learn(EVERYONE, lot, "seen")
    s.hands = replaced(s.hands, seat, ())
    items = s.items[seat]
    for item in items:
        tiles.drop_item(s, seat, item)
    s.alive = replaced(s.alive, seat, False)
    s.rooms = replaced(s.rooms, seat, "")
    s.ghost_at = replaced(s.ghost_at, seat, shadow)  # HR19: it holds no tile
    s.emit("died", seat=seat, how=how, shadow=s.content.shadows[shadow], tiles=shown, items=items)
    s.newly_dead = (*s.newly_dead, seat)
    s.hakobito_traces |= {key * 16 + seat: 1 << shadow for key in _knowers(s)}
    if how == "behind-you":
        whereabouts.behind(s, s.content.room_of[shadow], 1 << shadow, seat)
    if not s.living:
        she_wins(s, "all-dead")  # H30, H131
    else:
        check_roads(s)


def join_her(s: Night) -> None:
    """H124, HR44: in her turn the dead tell the ghosts what they knew, and learn what these know."""
    for seat in s.newly_dead:
        hands.inherit(s, seat)
        whereabouts.forget(s, seat)
    s.newly_dead = ()


def _knowers(s: Night) -> set[int]:
    return {EVERYONE} | {key // whereabouts.SPAN for key in s.traces}
