"""Use an item (H73 to H77, H115 to H119): show it, name what it is used on, and what comes of it."""

from typing import Any

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Name, Target
from yakata.hako_onna.rules.death import Death
from yakata.hako_onna.rules.items import against_powers, questions, tools, weapons
from yakata.hako_onna.rules.powers.interrupts import Window
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.memory import EVERYONE
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do


def targets(s: Night, seat: Seat, effect: str) -> list[Choice]:
    """What it can be used on now, sorted; nothing where that goes without saying."""
    room = s.rooms[seat]
    match effect:
        case "weapon":
            return _shadows(s, s.peekable(room))
        case "charm":
            return [Name(slot) for slot, card in zip(("left", "right"), s.slots, strict=True) if card]
        case "ask-room":
            return [Name(place) for place in sorted(s.content.rooms)] if s.beside(seat) else []
        case "peek-twice":
            return _shadows(s, s.peekable(room))
        case "look-next-door":
            return _shadows(s, [n for there in tools.next_door(s, room) for n in s.peekable(there)])
        case "ban-shadow":
            return _shadows(s, [n for n in s.content.shadows_in[room] if not s.salted >> n & 1])
        case "force-way":
            return [Name(there) for there in tools.forced_ways(s, room)]
        case "locate":
            kinds = ("exit", "bones", "doll")
            return [Name(what) for what in sorted((*(s.tile(kind) for kind in kinds), *s.content.weapons))]
    return []


def _shadows(s: Night, numbers: list[int]) -> list[Choice]:
    return [Target(name) for name in sorted(s.content.shadows[n] for n in numbers)]


def usable(s: Night, seat: Seat, effect: str) -> bool:
    """Whether there is something to use it on."""
    match effect:
        case "weapon" | "peek-twice":
            return bool(s.peekable(s.rooms[seat]))
        case "charm":
            return bool(any(s.slots) or s.powers)
        case "ask-room":
            return bool(s.beside(seat))
        case "show-powers" | "ask-floor" | "locate":
            return True
    return bool(targets(s, seat, effect))


class Using(Frame):
    """Ends as a ``Window`` does: ``""`` when it was used."""

    seat: int
    item: str
    target: str = ""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"declared": f"use {self.item}" + (f" on {self.target}" if self.target else "")}

    @do
    def show(self, s: Night) -> Call | None:
        """H73; H74: some kill the user first if she, and not a Hakobito (H128), is in the room."""
        card = s.content.item.get(self.item)
        if card is None:
            s.learn(EVERYONE, s.lot_in_hand(self.seat, self.item), "seen")
        s.emit("shows-item", seat=self.seat, item=self.item)
        if card and card.dies:
            here = s.content.room_mask[s.rooms[self.seat]]
            if s.her_room == s.rooms[self.seat]:
                whereabouts.ghosts_seen(s, s.ghost_at[HAKO])
                s.emit("shriek", seat=self.seat, shadow=s.content.shadows[s.ghost_at[HAKO]])
                self.go(Using.killed)
                return Call(Death(self.seat, s.ghost_at[HAKO], "item"))
            whereabouts.narrow(s, whereabouts.ALL ^ here)
        self.go(Using.first_window)
        return None

    @do
    def killed(self, s: Night, result: str) -> Done:
        return Done("dead" if result == "dead" else "end")

    @do
    def first_window(self, s: Night) -> Call | None:
        """H75: at the showing. H107: in the English edition the Strange Charm cannot be interrupted."""
        return None if self.sure(s) else Call(Window(self.seat, f"use {self.item}"))

    def does(self, s: Night) -> str:
        return s.content.effect[self.item]

    def sure(self, s: Night) -> bool:
        return self.does(s) == "charm" and s.options.edition == "en"

    @do
    def after_showing(self, s: Night, result: str | None = None) -> Done | None:
        if result:
            return Done(result)
        if not targets(s, self.seat, self.does(s)):
            self.go(Using.resolve)
        return None

    @ask
    def on_what(self, s: Night) -> Ask:
        return Ask(self.seat, "target", tuple(targets(s, self.seat, self.does(s))), "H73")

    @do
    def named(self, s: Night, choice: Choice) -> Call | None:
        """H75: at the naming."""
        assert isinstance(choice, (Target, Name))
        self.target = choice.shadow if isinstance(choice, Target) else choice.what
        s.emit("names-target", seat=self.seat, item=self.item, target=self.target)
        return None if self.sure(s) else Call(Window(self.seat, f"use {self.item} on {self.target}"))

    @do
    def after_naming(self, s: Night, result: str | None = None) -> Done | None:
        return Done(result) if result else None

    @do
    def resolve(self, s: Night) -> Call:
        """The effect. What is used up leaves the game first (H77)."""
        card = s.content.item.get(self.item)
        if card is None:
            lot = s.lot_in_hand(self.seat, self.item)
            tiles.leave_hand(s, self.seat, lot)
            tiles.remove(s, lot)
        elif card.once:
            tiles.drop_item(s, self.seat, self.item)
        return Call(self.effect(s))

    def effect(self, s: Night) -> Frame:
        shadow = s.content.shadow_number.get(self.target, NOWHERE)
        match self.does(s):
            case "weapon":
                return weapons.Strike(self.seat, self.item, shadow)
            case "charm":
                return against_powers.Seal(self.seat, self.target)
            case "show-powers":
                return against_powers.ShowPowers(self.seat, s.content.item[self.item].scope)
            case "ask-room":
                return questions.Questioned(self.seat, self.item, self.target)
            case "ask-floor":
                return questions.Questioned(self.seat, self.item, "floor")
            case "peek-twice":
                return tools.PeekTwice(self.seat, shadow)
            case "look-next-door":
                return tools.Photograph(self.seat, shadow)
            case "ban-shadow":
                return tools.Salt(self.seat, shadow)
            case "force-way":
                return tools.ForceWay(self.seat, self.target)
        return questions.Questioned(self.seat, self.item, self.target)

    @do
    def used(self, s: Night, result: str | None = None) -> Done:
        return Done(result or "")
