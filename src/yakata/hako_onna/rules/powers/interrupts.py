"""Interrupts (H104 to H111): after a Visitor has announced a main action, and before it happens, she may use what
is set.

The window opens for every announced action, whatever she holds, so that it tells nothing.
"""

from random import Random
from typing import Any, Final

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Hide, Interrupt, Let, Name, Steal, Target, Turn
from yakata.hako_onna.rules.endings import check_roads
from yakata.hako_onna.rules.ghost_move import hide, lots_in
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.peeking import Peeking
from yakata.hako_onna.rules.powers import slots
from yakata.hako_onna.rules.scenes import Scene
from yakata.hako_onna.state import hands, whereabouts
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS
from yakata.hako_onna.state.night import HAKO, NOWHERE, SLOTS, Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do

LET: Final = Let()
NOTHING_SET: Final = Ask(HAKO, "react", (LET,), "H105")


class Window(Scene):
    """Ends with ``""`` when the action goes on, ``"void"`` when it must be announced anew (H108), ``"spent"`` when it
    was turned into something else, ``"end"`` or ``"dead"`` when the turn is over."""

    phase = "window"

    seat: int
    declared: str
    door: tuple[str, ...] = ()
    """The two rooms, when the action is a Move through a door."""
    interrupted: bool = False
    forced: str = ""
    """Open This was used: who chooses the Shadow, when nothing else comes in this window."""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"declared": "" if self.forced else self.declared}

    def usable(self, s: Night) -> list[Interrupt]:
        return [
            Interrupt(slot)  # type: ignore[arg-type]  # one of the two places
            for slot, card in zip(SLOTS, s.slots, strict=True)
            if card and s.power(card).timing == "interrupt" and s.power(card).need <= s.unlocked and self.fits(s, card)
        ]

    def fits(self, s: Night, card: str) -> bool:
        """Whether there is anything for this power to work on."""
        match s.power(card).effect:
            case "force-peek":
                return bool(s.peekable(s.rooms[self.seat]))  # HR23
            case "steal":
                return bool(s.hands[self.seat] or s.items[self.seat])
            case "bar-door":
                return bool(self.door)  # HR22: after another power too
        return True

    @ask
    def react(self, s: Night) -> Ask:
        return Ask(HAKO, "react", (*self.usable(s), LET), "H105") if any(s.slots) else NOTHING_SET

    @do
    def reacted(self, s: Night, choice: Choice) -> Call | Done | None:
        if isinstance(choice, Let):
            return self.close(s)
        assert isinstance(choice, Interrupt)
        self.interrupted = True
        card = slots.reveal(s, SLOTS.index(choice.slot))
        s.emit("interrupted", power=card, seat=self.seat)
        s.mark("hand")
        power = s.power(card)
        match power.effect:
            case "force-peek":
                self.forced = power.chooser
                return None
            case "steal":
                return Call(WantThat(self.seat, power.sees_all, self.shown(s)))
            case "find-doll":
                return Call(FindDoll())
            case "bar-door":
                return Call(BarDoor(self.door))
        return Call(Drag(self.seat))

    def shown(self, s: Night) -> int:
        """H109: the tile that was just shown for use."""
        verb, _, rest = self.declared.partition(" ")
        tile = rest.partition(" ")[0]
        return s.lot_in_hand(self.seat, tile) if verb == "use" and tile in s.carried(self.seat) else NOWHERE

    @do
    def resolved(self, s: Night, result: str | None = None) -> Call | Done | None:
        """H106, HR22: with another card set she may go on."""
        if result:
            return Done(result)
        if not any(s.slots):
            return self.close(s)
        self.go(Window.react)
        return None

    def close(self, s: Night) -> Call | Done:
        """H108, HR22: the Visitor chooses anew, unless Open This was used: its Peek is the action, so it comes last."""
        if self.forced and s.peekable(s.rooms[self.seat]):
            self.go(Window.resolved)
            return Call(OpenThis(self.seat, self.forced))
        return Done("void" if self.interrupted else "")


class OpenThis(Frame):
    """The Visitor spends the action on a Peek (H110)."""

    seat: int
    chooser: str

    @ask
    def where(self, s: Night) -> Ask:
        names = sorted(s.content.shadows[n] for n in s.peekable(s.rooms[self.seat]))
        return Ask(HAKO if self.chooser == "hako" else self.seat, "open-this", tuple(map(Target, names)), "HR23")

    @do
    def peek(self, s: Night, choice: Target) -> Call:
        return Call(Peeking(self.seat, s.content.shadow_number[choice.shadow]))

    @do
    def peeked(self, s: Night, result: str) -> Done:
        return Done(result or "spent")


class WantThat(Frame):
    """A tile, unseen or shown, or an Item card of the Visitor leaves the game. HR41: what lies face down is mixed, and
    she takes one of them unseen."""

    seat: int
    sees_all: bool
    shown: int = NOWHERE
    """H109: the lot that lies face up, since it was just shown for use."""

    @do
    def look_first(self, s: Night) -> None:
        if self.sees_all:
            for lot in s.hands[self.seat]:
                s.learn(GHOSTS, lot, "looked")

    def face_down(self, s: Night) -> tuple[int, ...]:
        return tuple(lot for lot in s.hands[self.seat] if lot != self.shown)

    @ask
    def which(self, s: Night) -> Ask:
        hand, sees = s.hands[self.seat], self.sees_all
        offer: list[Choice] = [Steal("card")] if s.items[self.seat] else []
        offer += [Name(tile) for tile in sorted(s.carried(self.seat))] if sees else []
        offer += [Steal("shown")] if self.shown in hand and not sees else []
        offer += [Steal("tile")] if self.face_down(s) and not sees else []
        return Ask(HAKO, "want-that", tuple(sorted(offer, key=str)), "H109")

    @do
    def taken(self, s: Night, choice: Steal | Name) -> Done | None:
        if isinstance(choice, Name):
            return self.take(s, s.lot_in_hand(self.seat, choice.what))
        if choice.what == "shown":
            return self.take(s, self.shown)
        if choice.what == "tile":
            down = self.face_down(s)
            return self.take(s, down[0]) if len(down) == 1 else None
        self.go(WantThat.which_card)
        return None if len(s.items[self.seat]) > 1 else self.take_card(s, s.items[self.seat][0])

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("stolen", tuple(sorted(s.faces[lot] for lot in self.face_down(s))))

    @do
    def drawn(self, s: Night, tile: str) -> Done:
        return self.take(s, s.lot_in_hand(self.seat, tile))

    def take(self, s: Night, lot: int) -> Done:
        """H111: a Key Ring that is taken closes the Escape."""
        if lot == self.shown:
            tiles.leave_hand(s, self.seat, lot)
            s.emit("shown-tile-stolen", seat=self.seat, tile=s.faces[lot])
        else:
            tiles.leave_unseen(s, self.seat, lot, but=self.shown)
            s.learn(GHOSTS, lot, "looked")
            s.emit("tile-stolen", seat=self.seat)
            s.emit("stole", audience=(*s.ghosts, self.seat), tile=s.faces[lot])
        tiles.remove(s, lot)
        check_roads(s)
        return Done("")

    @ask
    def which_card(self, s: Night) -> Ask:
        """HR14: a Visitor can have several."""
        return Ask(HAKO, "want-that", tuple(map(Name, sorted(s.items[self.seat]))), "H109")

    @do
    def card_taken(self, s: Night, choice: Name) -> Done:
        return self.take_card(s, choice.what)

    def take_card(self, s: Night, item: str) -> Done:
        tiles.drop_item(s, self.seat, item)
        s.emit("item-stolen", seat=self.seat, item=item)
        s.mark("hand")
        return Done("")


class FindDoll(Frame):
    """Whoever carries the Doll Mary must say so; in the dark she comes to any Shadow of that room (HR49)."""

    room: str = ""

    def redraw(self, s: Night, seat: Seat, rng: Random) -> None:
        """Who has the eyes closed does not know what she is looking at: she is about to hide."""
        if s.dark and s.knower(seat) != GHOSTS:
            s.back_to(self)
            self.go(FindDoll.where)

    @do
    def call_out(self, s: Night) -> Call | Done | None:
        doll = s.tile("doll")
        holder = next((seat for seat in s.living if doll in s.carried(seat)), NOWHERE)
        if holder == NOWHERE:
            hands.nobody_carries(s, doll)
            s.emit("no-doll")
            return Done("")
        s.learn(EVERYONE, s.lot_in_hand(holder, doll), "seen")
        s.emit("has-doll", seat=holder)
        self.room = s.rooms[holder]
        if not self.free(s):
            return Done("")  # Purifying Salt
        s.dark = True
        s.shown, s.shown_up = s.counts(), s.up
        s.shown_slots = (bool(s.slots[0]), bool(s.slots[1]))
        s.emit("dark")
        return look(s, lots_in(s, self.room), GHOSTS, "looked")

    def free(self, s: Night) -> list[str]:
        return [s.content.shadows[n] for n in s.content.shadows_in[self.room] if not s.salted >> n & 1]

    @ask
    def where(self, s: Night) -> Ask:
        up = [s.content.shadows[n] for n in s.content.shadows_in[self.room] if s.up >> n & 1]
        return Ask(HAKO, "hide", (*map(Hide, sorted(self.free(s))), *map(Turn, sorted(up))), "H98")

    @do
    def come(self, s: Night, choice: Choice) -> Done | None:
        if isinstance(choice, Turn):
            s.up &= ~(1 << s.content.shadow_number[choice.shadow])
            self.go(FindDoll.where)
            return None
        assert isinstance(choice, Hide)
        hide(s, HAKO, s.content.shadow_number[choice.shadow])
        s.dark, s.shown, s.shown_up = False, (), 0
        whereabouts.arrive(s, self.room)
        here = lots_in(s, self.room)
        s.peeked = tuple(lot for lot in s.peeked if lot not in here)  # nobody can say whether it is still within reach
        s.emit("light", used=0)
        check_roads(s)
        return Done("")


class BarDoor(Frame):
    """The Door Barrier lies on the door; the Move is void. Ghosts pass (H60)."""

    door: tuple[str, ...]

    @do
    def bar(self, s: Night) -> Done:
        s.barred = self.door
        s.emit("barred", rooms=self.door)
        return Done("")


class Drag(Frame):
    """She moves the Visitor's pawn to a room next door; the Visitor announces anew."""

    seat: int

    @ask
    def where(self, s: Night) -> Ask:
        return Ask(HAKO, "drag", tuple(map(Name, s.house.ways[s.rooms[self.seat]])), "H104")

    @do
    def pull(self, s: Night, choice: Name) -> Done:
        s.rooms = replaced(s.rooms, self.seat, choice.what)
        s.emit("dragged", seat=self.seat, room=choice.what)
        return Done("")
