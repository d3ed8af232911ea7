"""What items do, by their effects: weapons and the Charm, her answers, and the advanced cards."""

from yakata.hako_onna.rules.choices import Reply, Target
from yakata.hako_onna.rules.death import Death, barred
from yakata.hako_onna.rules.endings import check_roads, visitors_win
from yakata.hako_onna.rules.looking import Look
from yakata.hako_onna.rules.peeking import Peeking
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.night import EVERYONE, HAKO, NOWHERE, UNSEEN, Night, Phone, replaced
from yakata.kernel import Ask, Call, Done, Frame, Odds, ask, chance, do


def next_door(s: Night, room: str) -> list[str]:
    """The rooms joined to this one by an open door or stairs."""
    return [there for there in s.house.ways[room] if not barred(s, room, there)]


def forced_ways(s: Night, room: str) -> list[str]:
    """Crowbar: where boards touch without a door, or through the barred door."""
    shut = [there for there in s.house.ways[room] if barred(s, room, there)]
    return sorted({*s.house.through[room], *shut})


class Strike(Frame):
    """A weapon on a Shadow (H115 to H118). Ends with ``""``, ``"dead"`` or ``"end"``."""

    seat: int
    weapon: str
    shadow: int

    @do
    def flip(self, s: Night) -> Call | None:
        lot = s.lying(self.shadow)
        return Call(Look((lot,), EVERYONE, "seen")) if lot != NOWHERE else None

    @do
    def resolve(self, s: Night) -> Call | Done | None:
        whereabouts.ghosts_seen(s, self.shadow)
        name, there = s.content.shadows[self.shadow], s.ghosts_in(self.shadow)
        if HAKO not in there:
            tiles = self.destroy(s)
            s.emit("struck", seat=self.seat, weapon=self.weapon, shadow=name, tiles=tiles)
            check_roads(s)
            return Done("")
        if self.weapon == s.weakness:
            s.emit("defeated", seat=self.seat, weapon=self.weapon, shadow=name)
            visitors_win(s, "defeat")
            return Done("end")
        tiles = self.destroy(s)
        s.failed = (*s.failed, self.weapon)
        s.emit("struck-in-vain", seat=self.seat, weapon=self.weapon, shadow=name, tiles=tiles)
        return Call(Death(self.seat, self.shadow, "weapon"))

    @do
    def died(self, s: Night, result: str) -> Done:
        check_roads(s)
        return Done("dead" if result == "dead" else "end")

    def destroy(self, s: Night) -> tuple[str, ...]:
        """H116, H117, H129: the tiles there leave the game, a Hakobito with the tile it holds. HR15: whatever it was.
        HR16: what she holds stays with her."""
        tiles: list[str] = []
        for seat in [seat for seat in s.ghosts_in(self.shadow) if seat != HAKO]:
            if s.holds[seat]:
                self.lose(s, tiles)
            s.ghost_at = replaced(s.ghost_at, seat, NOWHERE)
            s.holds = replaced(s.holds, seat, False)
            s.hakobito_traces = {key: mask for key, mask in s.hakobito_traces.items() if key % 16 != seat}
            tiles.append("hakobito")
            s.emit("hakobito-removed", seat=seat)
        if s.lying(self.shadow) != NOWHERE:
            self.lose(s, tiles)
        return tuple(tiles)

    def lose(self, s: Night, tiles: list[str]) -> None:
        lot = s.base[self.shadow]
        s.learn(EVERYONE, lot, "seen")
        s.remove(lot)
        s.clear_shadow(self.shadow)
        tiles.append(s.faces[lot])


class Seal(Frame):
    """Strange Charm: one of her set powers is shown and leaves the game; with nothing set, a random one of her hand."""

    seat: int
    slot: str

    @do
    def chosen(self, s: Night) -> Done | None:
        if not self.slot:
            return None
        card = s.reveal(("left", "right").index(self.slot))
        return self.seal(s, card)

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("seal", s.powers)

    @do
    def drawn(self, s: Night, card: str) -> Done:
        return self.seal(s, card)

    def seal(self, s: Night, card: str) -> Done:
        s.powers = tuple(other for other in s.powers if other != card)
        s.gone_cards = (*s.gone_cards, card)
        s.powers_seen.setdefault(card, len(s.screams))
        s.emit("sealed", seat=self.seat, power=card)
        return Done("")


class ShowPowers(Frame):
    """Smartphone: she shows the user her powers, not where they are."""

    seat: int
    scope: str

    @do
    def begin(self, s: Night) -> Done | None:
        if self.scope == "one-random" and self.all(s):
            return None
        shown = tuple(sorted(filter(None, s.slots))) if self.scope == "set-only" else self.all(s)
        return self.show(s, shown)

    def all(self, s: Night) -> tuple[str, ...]:
        return tuple(sorted((*s.powers, *filter(None, s.slots))))

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("shown", self.all(s))

    @do
    def drawn(self, s: Night, card: str) -> Done:
        return self.show(s, (card,))

    def show(self, s: Night, powers: tuple[str, ...]) -> Done:
        gone = tuple(card for card in s.gone_cards if card in s.content.power)
        phone = Phone(powers, s.hour, self.scope == "all", len(s.screams), gone)
        s.phones = replaced(s.phones, self.seat, (*s.phones[self.seat], phone))
        s.emit("powers-shown", seat=self.seat)
        s.emit("saw-powers", audience=(*s.ghosts, self.seat), seat=self.seat, powers=powers)
        s.mark("reveal")
        return Done("")


class Questioned(Frame):
    """She answers a question item. She is asked whether or not she can lie, so that the question tells nothing."""

    seat: int
    item: str
    asked: str
    """A room, ``floor``, or a tile."""

    @do
    def begin(self, s: Night) -> None:
        if self.asked not in s.bag:
            self.go(Questioned.prepare)

    @chance
    def lies(self, s: Night) -> Odds:
        """Nobody has seen the tile yet: any unseen tile can be it."""
        return Odds("lies", tuple(lot for lot in s.base if lot != NOWHERE and s.faces[lot] == UNSEEN))

    @do
    def found(self, s: Night, lot: int) -> None:
        at = s.bag.index(self.asked)
        s.bag = s.bag[:at] + s.bag[at + 1 :]
        s.faces = replaced(s.faces, lot, self.asked)

    @do
    def prepare(self, s: Night) -> None:
        s.emit("truth", audience=s.ghosts, asked=self.asked, answer=self.truth(s))
        if self.asked not in (*s.content.rooms, "floor"):
            self.remember(s, "")

    def remember(self, s: Night, said: str) -> None:
        others = (fact for fact in s.located if fact[0] != self.asked)
        s.located = (*others, (self.asked, self.truth(s), said))

    def truth(self, s: Night) -> str:
        if self.asked in s.content.rooms:
            return "yes" if s.her_room == self.asked else "no"
        if self.asked == "floor":
            return f"floor-{s.house.floor[s.her_room]}"
        return whereabouts_of_tile(s, self.asked)

    def answers(self) -> tuple[str, ...]:
        floors = ("floor-0", "floor-1", "floor-2")
        if self.asked == "floor":
            return floors
        return ("carried", *floors, "gone", "with-us") if "." not in self.asked else ()

    @ask
    def reply(self, s: Night) -> Ask:
        truth, free = self.truth(s), s.slot_with("lie") != NOWHERE
        answers = ("no", "yes") if self.asked in s.content.rooms else self.answers()
        return Ask(HAKO, "answer", tuple(Reply(word) for word in (answers if free else (truth,))), "H76")  # type: ignore[arg-type]

    @do
    def replied(self, s: Night, choice: Reply) -> Done:
        s.answers = (*s.answers, (s.hour, self.seat, self.item, self.asked, choice.answer))
        s.emit("answered", seat=self.seat, item=self.item, asked=self.asked, answer=choice.answer)
        s.mark("hand")
        lie = could_lie(s)
        if self.asked in s.content.rooms:
            here = s.content.room_mask[self.asked]
            whereabouts.answered(s, here if choice.answer == "yes" else whereabouts.ALL ^ here, lie)
        elif self.asked == "floor":
            rooms = s.house.on_floor[int(choice.answer.removeprefix("floor-"))]
            whereabouts.answered(s, sum(s.content.room_mask[room] for room in rooms), lie)
        else:
            self.remember(s, "" if lie else choice.answer)
        return Done("")


def could_lie(s: Night) -> int:
    """The number of the power that may let her lie, as all know; 0 if she cannot."""
    for number, card in s.rules.numbered(s.options).items():
        possible = s.power(card).effect == "lie" and card not in s.gone_cards and s.power(card).need <= s.unlocked
        if possible and any(s.slots) and whereabouts.could_have(s, card):
            return number
    return 0


def whereabouts_of_tile(s: Night, face: str) -> str:
    """Old Floor Plan: a floor, ``carried``, ``gone``, or ``with-us`` (held by a ghost)."""
    if any(s.faces[lot] == face for lot in s.gone):
        return "gone"
    for shadow, lot in enumerate(s.base):
        if lot != NOWHERE and s.faces[lot] == face:
            return "with-us" if s.held(shadow) else f"floor-{s.house.floor[s.content.room_of[shadow]]}"
    return "carried"


class PeekTwice(Frame):
    """Flashlight: a Peek, and when that is done another."""

    seat: int
    shadow: int

    @do
    def first(self, s: Night) -> Call:
        return Call(Peeking(self.seat, self.shadow))

    @do
    def between(self, s: Night, result: str) -> Done | None:
        return Done(result) if result or not self.others(s) else None

    def others(self, s: Night) -> list[str]:
        return sorted(s.content.shadows[n] for n in s.peekable(s.rooms[self.seat]) if n != self.shadow)

    @ask
    def where(self, s: Night) -> Ask:
        return Ask(self.seat, "target", tuple(map(Target, self.others(s))), "H73")

    @do
    def second(self, s: Night, choice: Target) -> Call:
        s.emit("names-target", seat=self.seat, item="", target=choice.shadow)
        return Call(Peeking(self.seat, s.content.shadow_number[choice.shadow]))

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
        return Call(Look((lot,), self.seat, "peeked")) if lot != NOWHERE else None

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
