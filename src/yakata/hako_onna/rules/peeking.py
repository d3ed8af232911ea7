"""Peek (H62 to H72): look into a Shadow of the own room, and what comes of it."""

from typing import Any, Final

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Bare, Empty, Guess, Leave, Put, Sound, Take, Up
from yakata.hako_onna.rules.death import Death, flight
from yakata.hako_onna.rules.endings import check_roads, visitors_win
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.safe import GUESSES
from yakata.hako_onna.state import hands, whereabouts
from yakata.hako_onna.state.content import Face
from yakata.hako_onna.state.memory import EVERYONE
from yakata.hako_onna.state.night import DIARY, NOWHERE, Night
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do

ROADS: Final = {"exit": ("escape", "key-ring"), "bones": ("rest", "doll")}
"""By what was found: the road that it opens, and with which tile in hand."""
SOUNDS: Final = tuple(map(Sound, range(1, 7)))


class Peeking(Frame):
    """Ends with ``""`` when the turn goes on, ``"end"`` when it is over, ``"dead"``."""

    seat: int
    shadow: int
    died: bool = False
    """A ghost was there."""
    took: int = NOWHERE

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"peeking": self.shadow}

    @do
    def look(self, s: Night) -> Call | None:
        lot = s.lying(self.shadow)
        s.emit("peeks", seat=self.seat, shadow=s.content.shadows[self.shadow])
        if lot == NOWHERE:
            return None
        s.peeked = (*s.peeked, lot)
        return look(s, (lot,), self.seat, "peeked")

    @do
    def meet(self, s: Night) -> Call | Done | None:
        """H63, H130: a ghost kills. All see which ghosts are there, and that others are not. H62, HR32: what else lies
        there is resolved at the same time, and who wins with it does not die."""
        there = s.ghosts_in(self.shadow)
        whereabouts.ghosts_seen(s, self.shadow)
        if there:
            s.emit("ghost-seen", seat=self.seat, ghosts=tuple(there), shadow=s.content.shadows[self.shadow])
        lot = s.lying(self.shadow)
        face = s.content.face[s.faces[lot]] if lot != NOWHERE else None
        if face and face.kind != "diary" and self.opens(s, face.id):
            return Done("end")
        if not there:
            return None
        self.died = True
        return Call(Death(self.seat, self.shadow, "peek", flees=False))

    @do
    def see(self, s: Night, death: str | None = None) -> Call | Done | None:
        """H62: with two tiles both are resolved. HR32: who has died takes nothing."""
        lot = s.lying(self.shadow)
        face = s.content.face[s.faces[lot]] if lot != NOWHERE else None
        if face and face.kind == "diary":
            self.find_diary(s, lot, face)
        if death == "dead":
            if face and face.kind == "diary":
                tiles.lay_empty(s, self.shadow)
            return Done("dead")
        if face is None:
            return self.over(s)
        if face.kind == "diary":
            self.go(Peeking.replace)
        else:
            s.emit("saw", audience=(self.seat,), seat=self.seat, tile=face.id, shadow=s.content.shadows[self.shadow])
        return None

    def over(self, s: Night, result: str = "") -> Call | Done:
        """HR37: whom the Fire Extinguisher has saved may flee now, and the turn ends."""
        if not self.died:
            return Done(result)
        self.go(Peeking.fled)
        return flight(s, self.seat) or Done("end")

    def find_diary(self, s: Night, lot: int, face: Face) -> None:
        """H64: revealed, and on its card."""
        s.diary = tuple(sorted((*s.diary, face.number)))
        s.learn(EVERYONE, lot, "seen")
        tiles.remove(s, lot)
        tiles.clear_shadow(s, self.shadow)
        s.emit("diary-found", seat=self.seat, tile=face.id, unlocked=s.unlocked)

    def opens(self, s: Night, face: str) -> bool:
        """H27, H29, H120: the ways out that a Peek can open. What the dead carried is gone."""
        kind, carried = s.content.face[face].kind, s.carried(self.seat)
        road, key = ROADS.get(kind, ("", ""))
        if not key or s.tile(key) not in carried:
            if carried:
                self.rule_out(s)
            return False  # H67, H68
        s.emit("revealed", tile=face, shadow=s.content.shadows[self.shadow])
        visitors_win(s, road)
        return True

    def rule_out(self, s: Night) -> None:
        """All know that it was not what would have won with a tile that they have seen in this hand."""
        seen = hands.sure(s, EVERYONE, self.seat)
        for kind, (_, key) in ROADS.items():
            if s.tile(key) in seen:
                s.rule_out(s.lying(self.shadow), s.tile(kind))

    @ask
    def seen(self, s: Night) -> Ask:
        """H65, H66, HR12. It is asked whatever was seen, so that the question tells nothing."""
        face = s.faces[s.lying(self.shadow)]
        choices: list[Choice] = [Leave()]
        if face == s.tile("safe") and s.in_safe:
            choices = [
                *GUESSES[s.options.code],
                Leave(),
                *(self.sounds(s) if s.has_item(self.seat, "one-number") else ()),
            ]
        elif s.content.face[face].portable:
            choices.append(Take())
        return Ask(self.seat, "peeked", tuple(choices), "H66" if len(choices) > 2 else "H65")

    def sounds(self, s: Night) -> tuple[Sound, ...]:
        return tuple(sound for sound in SOUNDS if sound.number not in (*s.numbers_known, *s.numbers_refused))

    @do
    def answered(self, s: Night, choice: Choice) -> Call | Done | None:
        shadow = s.content.shadows[self.shadow]
        if isinstance(choice, (Guess, Sound)):
            s.learn(EVERYONE, s.base[self.shadow], "seen")
            s.mark("reveal")  # of the code
        if isinstance(choice, Guess):
            return self.guess(s, choice)
        if isinstance(choice, Sound):
            return self.sound(s, choice.number)
        if isinstance(choice, Leave):
            s.rule_out(s.base[self.shadow], DIARY)
            s.emit("left", seat=self.seat, shadow=shadow)
            return self.over(s)
        lot = self.took = s.base[self.shadow]
        tiles.clear_shadow(s, self.shadow)
        tiles.to_hand(s, self.seat, lot)
        s.emit("took", seat=self.seat, shadow=shadow)
        s.emit("took-it", audience=(self.seat,), tile=s.faces[lot])
        return None

    def guess(self, s: Night, choice: Guess) -> Call | Done:
        """H66, H113: right gives the Key Ring; wrong ends the turn by the English book."""
        numbers = (choice.a, choice.b, choice.c)
        if sorted(s.code) != list(numbers):
            s.guesses = (*s.guesses, numbers)
            ends = s.options.edition == "en"
            s.emit("wrong-guess", seat=self.seat, numbers=numbers, ends=int(ends))
            return self.over(s, "end") if ends else self.over(s)
        s.emit("opened-safe", seat=self.seat, numbers=numbers)
        s.in_safe = False
        lot = tiles.new_lot(s, s.tile("key-ring"))
        tiles.to_hand(s, self.seat, lot)
        s.learn(EVERYONE, lot, "seen")
        check_roads(s)
        return self.over(s)

    def sound(self, s: Night, number: int) -> Call | Done:
        """Stethoscope: one number instead of three; if it is in the combination, its tile is turned up."""
        if number in s.code:
            s.numbers_known = tuple(sorted((*s.numbers_known, number)))
            s.emit("click", seat=self.seat, number=number)
        else:
            s.numbers_refused = tuple(sorted((*s.numbers_refused, number)))
            s.emit("no-click", seat=self.seat, number=number)
        return self.over(s)

    @do
    def replace(self, s: Night) -> Call | Done | None:
        """H69: an Empty tile, while there are any, unless the Visitor can choose."""
        if len(self.ways(s)) == 1:
            tiles.lay_empty(s, self.shadow)
            return self.over(s)
        return None

    def ways(self, s: Night) -> tuple[Choice, ...]:
        """H69, H70, HR45: an Empty tile, or nothing if none is left; or any own tile but the one just taken. Deductive
        Reasoning: the Empty tile face up."""
        spare = sorted(s.faces[lot] for lot in s.hands[self.seat] if lot != self.took)
        up = (Up(),) if s.empties and s.has_item(self.seat, "lay-face-up") else ()
        return (Empty() if s.empties else Bare(), *map(Put, spare), *up)

    @ask
    def instead(self, s: Night) -> Ask:
        return Ask(self.seat, "replace", self.ways(s), "H70")

    @do
    def put(self, s: Night, choice: Choice) -> Call | Done:
        if isinstance(choice, Put):
            lot = s.lot_in_hand(self.seat, choice.tile)
            tiles.leave_unseen(s, self.seat, lot, but=self.took)
            tiles.fill_shadow(s, self.shadow, lot)
            s.learn(self.seat, lot, "placed")
            s.emit("put", seat=self.seat, shadow=s.content.shadows[self.shadow])
            return self.over(s)
        tiles.lay_empty(s, self.shadow)
        if isinstance(choice, Up):
            s.up |= 1 << self.shadow
            s.emit("laid-up", seat=self.seat, shadow=s.content.shadows[self.shadow])
        return self.over(s)

    @do
    def fled(self, s: Night) -> Done:
        return Done("end")
