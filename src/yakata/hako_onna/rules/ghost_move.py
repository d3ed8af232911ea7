"""How ghosts move in the dark (H96 to H101, H126): up to one room, look at every tile there, hide."""

from typing import Final

from yakata.hako_onna.rules.choices import Go, Hide, Stay, Turn
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.offers import offers
from yakata.hako_onna.state.memory import GHOSTS
from yakata.hako_onna.state.night import NOWHERE, Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, ask, do


def in_reach(s: Night, seat: int, room: str) -> tuple[int, ...]:
    """The lots a ghost sees in a room once it has put back what it holds."""
    found = []
    for shadow in s.content.shadows_in[room]:
        own = s.ghost_at[seat] == shadow and s.holds[seat]
        lot = s.base[shadow] if own else s.lying(shadow)
        if lot != NOWHERE:
            found.append(lot)
    return tuple(found)


def hide(s: Night, seat: int, shadow: int) -> None:
    """H96, H98, H99, H101: what was held lies again; the tile of the new Shadow is held, unless a ghost holds it."""
    s.holds = replaced(s.holds, seat, False)
    takes = s.lying(shadow) != NOWHERE
    s.ghost_at = replaced(s.ghost_at, seat, shadow)
    s.holds = replaced(s.holds, seat, takes)
    if takes:
        s.up &= ~(1 << shadow)


STAY: Final = Stay()


class GhostMove(Frame):
    """One ghost's Move. Powers change this one move, they add none (HR4)."""

    seat: int
    steps: int = 1
    leap: bool = False
    """It may end in any room of the floor."""
    walls: bool = False
    """It may pass where boards touch."""
    at_room: str = ""
    """Where the ghost is on its way; empty until it has moved."""

    def room(self, s: Night) -> str:
        return self.at_room or s.content.room_of[s.ghost_at[self.seat]]

    def free(self, s: Night, room: str) -> int:
        """The Shadows of a room, as bits. Purifying Salt: no ghost may enter a salted one."""
        return s.content.room_mask[room] & ~s.salted

    def rooms(self, s: Night) -> list[Go]:
        house, here = s.house, self.room(s)
        rooms = house.ways[here] if self.at_room else house.near[here]
        if self.walls or self.leap:
            through = house.through[here] if self.walls else ()
            rooms = tuple(sorted({*rooms, *through, *(house.on_floor[house.floor[here]] if self.leap else ())}))
        go = offers(s.content).go
        return [go[room] for room in rooms if self.free(s, room) or self.passes(s, room)]

    def passes(self, s: Night, room: str) -> bool:
        """With a step to spare a ghost may pass where it cannot hide."""
        return self.steps > 1 and any(self.free(s, there) for there in s.house.ways[room])

    @do
    def begin(self, s: Night) -> Done | None:
        return None if s.ghost_at[self.seat] != NOWHERE else Done()

    @ask
    def whither(self, s: Night) -> Ask:
        must = s.salted >> s.ghost_at[self.seat] & 1
        goes = self.rooms(s)
        return Ask(self.seat, "go", tuple(goes) if must and goes else (*goes, STAY), "H96")

    @do
    def went(self, s: Night, choice: Choice) -> Call | Done | None:
        if isinstance(choice, Stay):
            s.emit("ghost-stayed", audience=s.ghosts, seat=self.seat)
            return Done()
        return self.walk(s, choice)

    def walk(self, s: Night, choice: Choice) -> Call | None:
        assert isinstance(choice, Go)
        house, here = s.house, self.room(s)
        if choice.room not in (here, *house.ways[here], *(house.through[here] if self.walls else ())):
            self.leap = False
        self.at_room = choice.room
        self.steps -= 1
        s.emit("ghost-went", audience=s.ghosts, seat=self.seat, room=choice.room)
        return look(s, in_reach(s, self.seat, choice.room), GHOSTS, "looked")

    @ask
    def where(self, s: Night) -> Ask:
        """H97, H98; with a power that allows it, another step instead."""
        offer, room = offers(s.content), self.at_room
        goes = self.rooms(s) if self.steps else []
        hides = [hide for n, hide in offer.hide[room] if not s.salted >> n & 1]
        turns = [turn for n, turn in offer.turn_down[room] if s.up >> n & 1] if s.up else []
        return Ask(self.seat, "hide", (*goes, *hides, *turns), "H98")

    @do
    def hid(self, s: Night, choice: Choice) -> Call | Done | None:
        if isinstance(choice, Go):
            self.go(GhostMove.where)
            return self.walk(s, choice)
        if isinstance(choice, Turn):
            s.up &= ~(1 << s.content.shadow_number[choice.shadow])
            self.go(GhostMove.where)
            return None
        assert isinstance(choice, Hide)
        hide(s, self.seat, s.content.shadow_number[choice.shadow])
        s.emit("ghost-hid", audience=s.ghosts, seat=self.seat, shadow=choice.shadow)
        return Done()
