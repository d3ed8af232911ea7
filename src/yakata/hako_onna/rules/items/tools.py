"""What else items do: Flashlight, Instant Camera, Purifying Salt, Crowbar."""

from yakata.hako_onna.rules.choices import Target
from yakata.hako_onna.rules.death import barred
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.peeking import Peeking
from yakata.hako_onna.rules.powers.interrupts import Window
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night, replaced
from yakata.kernel import Ask, Call, Done, Frame, ask, do


def next_door(s: Night, room: str) -> list[str]:
    """The rooms joined to this one by an open door or stairs."""
    return [there for there in s.house.ways[room] if not barred(s, room, there)]


def forced_ways(s: Night, room: str) -> list[str]:
    """Crowbar: where boards touch without a door, or through the barred door."""
    shut = [there for there in s.house.ways[room] if barred(s, room, there)]
    return sorted({*s.house.through[room], *shut})


class PeekTwice(Frame):
    """Flashlight: a Peek, and when that is done another, which is named and can be interrupted like the first."""

    seat: int
    shadow: int
    target: str = ""

    @do
    def first(self, s: Night) -> Call:
        return Call(Peeking(self.seat, self.shadow))

    @do
    def between(self, s: Night, result: str) -> Done | None:
        return Done(result) if result or not self.others(s) else None

    def others(self, s: Night) -> list[str]:
        if not s.has_item(self.seat, "peek-twice"):
            return []  # it was taken between the two
        return sorted(s.content.shadows[n] for n in s.peekable(s.rooms[self.seat]) if n != self.shadow)

    @ask
    def where(self, s: Night) -> Ask:
        return Ask(self.seat, "target", tuple(map(Target, self.others(s))), "H73")

    @do
    def named(self, s: Night, choice: Target) -> Call:
        """H75."""
        self.target = choice.shadow
        s.emit("names-target", seat=self.seat, item="", target=self.target)
        s.mark("hand")
        item = s.item_with(self.seat, "peek-twice")
        return Call(Window(self.seat, f"use {item} on {self.target}"))

    @do
    def second(self, s: Night, result: str) -> Call | Done | None:
        """H108: what was named is void, and another Shadow is named, if any can be; the action is not given back."""
        if result == "void":
            if not self.others(s):
                return Done("")
            self.go(PeekTwice.where)
            return None
        return Done(result) if result else Call(Peeking(self.seat, s.content.shadow_number[self.target]))

    @do
    def after(self, s: Night, result: str) -> Done:
        return Done(result)


class Photograph(Frame):
    """Instant Camera: look into a Shadow next door. A ghost seen this way does not kill."""

    seat: int
    shadow: int

    @do
    def look(self, s: Night) -> Call | None:
        lot = s.lying(self.shadow)
        return look(s, (lot,), self.seat, "photographed") if lot != NOWHERE else None

    @do
    def seen(self, s: Night) -> Done:
        there, spot = s.ghosts_in(self.shadow), 1 << self.shadow
        whereabouts.keep_apart(s, self.seat)
        whereabouts.narrow(s, spot if HAKO in there else whereabouts.ALL ^ spot, self.seat)
        for seat in whereabouts.hakobito(s):
            whereabouts.narrow_hakobito(s, seat, spot if seat in there else whereabouts.ALL ^ spot, self.seat)
        lot = s.lying(self.shadow)
        faces = (
            *("hako" if seat == HAKO else "hakobito" for seat in there),
            *((s.faces[lot],) if lot != NOWHERE else ()),
        )
        s.emit("photographed", seat=self.seat, shadow=s.content.shadows[self.shadow])
        s.emit("photo", audience=(self.seat,), tiles=faces, shadow=s.content.shadows[self.shadow])
        s.mark("reveal")
        return Done("")


class Salt(Frame):
    """Purifying Salt: no ghost may enter this Shadow any more. Who is there must say so."""

    seat: int
    shadow: int

    @do
    def strew(self, s: Night) -> Done:
        s.salted |= 1 << self.shadow
        whereabouts.ghosts_seen(s, self.shadow)
        ghosts = tuple(s.ghosts_in(self.shadow))
        s.emit("salted", seat=self.seat, shadow=s.content.shadows[self.shadow], ghosts=ghosts)
        s.mark("reveal")
        return Done("")


class ForceWay(Frame):
    """Crowbar: into a room of a touching board, or through the barred door."""

    seat: int
    room: str

    @do
    def force(self, s: Night) -> Done:
        if barred(s, s.rooms[self.seat], self.room):
            s.emit("unbarred", rooms=s.barred)
            s.barred = ()
        s.rooms = replaced(s.rooms, self.seat, self.room)
        s.emit("forced-way", seat=self.seat, room=self.room)
        return Done("")
