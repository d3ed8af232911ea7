"""How a ghost moves in the dark (H96 to H101, H126): up to one room, look at every tile there, choose where to hide."""

from typing import Final

from msgspec import Struct

from yakata.hako_onna.rules.choices import Go, Hide, Stay, Turn, Wait
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.offers import offers
from yakata.hako_onna.state.memory import GHOSTS
from yakata.hako_onna.state.night import NOWHERE, Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, ask, do


def lots_in(s: Night, room: str) -> tuple[int, ...]:
    """The lots a ghost sees in a room. H124: what a ghost there holds is shown."""
    return tuple([lot for shadow in s.content.shadows_in[room] if (lot := s.base[shadow]) != NOWHERE])


def hide(s: Night, seat: int, shadow: int) -> None:
    """H96, H98, H99, H101: what was held lies again; the tile of the new Shadow is held, unless a ghost holds it."""
    s.holds = replaced(s.holds, seat, False)
    takes = s.lying(shadow) != NOWHERE
    s.ghost_at = replaced(s.ghost_at, seat, shadow)
    s.holds = replaced(s.holds, seat, takes)
    if takes:
        s.up &= ~(1 << shadow)


STAY: Final = Stay()


class Plan(Struct, frozen=True, gc=False):
    """Where a ghost means to hide, and how it came there."""

    seat: int
    shadow: int = NOWHERE
    """``NOWHERE`` when it does not move."""
    room: str = ""
    """Where it has looked round; empty when it has not gone anywhere."""
    steps: int = 1
    """How far it could still go."""
    leap: bool = False


class GhostMove(Frame):
    """One ghost's Move. Powers change this one move, they add none (HR4). Ends with its ``Plan``, or with the choice to
    let another ghost go first."""

    seat: int
    others: tuple[int, ...] = ()
    """Ghosts that could go first."""
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
            leaps = house.on_floor[house.floor[here]] if self.leap else ()
            rooms = tuple(sorted({*rooms, *through, *leaps} - {self.at_room}))
        go = offers(s.content).go
        return [go[room] for room in rooms if self.free(s, room) or self.passes(s, room)]

    def passes(self, s: Night, room: str) -> bool:
        """With a step to spare a ghost may pass where it cannot hide."""
        return self.steps > 1 and any(self.free(s, there) for there in s.house.ways[room])

    def plan(self, shadow: int = NOWHERE) -> Done:
        return Done(Plan(self.seat, shadow, self.at_room, self.steps, self.leap))

    @do
    def begin(self, s: Night) -> None:
        """Who chooses anew has gone and looked already."""
        if self.at_room:
            self.go(GhostMove.where)

    @ask
    def whither(self, s: Night) -> Ask:
        must = s.salted >> s.ghost_at[self.seat] & 1
        goes = self.rooms(s)
        stay = () if must and goes else (STAY,)
        return Ask(self.seat, "go", (*goes, *stay, *map(Wait, self.others)), "H96")

    @do
    def went(self, s: Night, choice: Choice) -> Call | Done | None:
        if isinstance(choice, Wait):
            return Done(choice)
        if isinstance(choice, Stay):
            s.emit("ghost-stayed", audience=s.ghosts, seat=self.seat)
            return self.plan()
        return self.walk(s, choice)

    def walk(self, s: Night, choice: Choice) -> Call | None:
        assert isinstance(choice, Go)
        house, here = s.house, self.room(s)
        if choice.room not in (here, *house.ways[here], *(house.through[here] if self.walls else ())):
            self.leap = False
        self.at_room = choice.room
        self.steps -= 1
        s.emit("ghost-went", audience=s.ghosts, seat=self.seat, room=choice.room)
        return look(s, lots_in(s, choice.room), GHOSTS, "looked")

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
        return self.plan(s.content.shadow_number[choice.shadow])
