"""Questions that she must answer, truly unless a power lets her lie."""

from typing import Final

from yakata.hako_onna.rules.choices import Reply
from yakata.hako_onna.rules.powers import slots
from yakata.hako_onna.rules.scenes import Scene
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.memory import Answer, Located
from yakata.hako_onna.state.night import HAKO, NOWHERE, UNSEEN, Night, replaced
from yakata.kernel import Ask, Done, Odds, ask, chance, do

FLOORS: Final = ("floor-0", "floor-1", "floor-2")
"""The answers that name a floor, by its number."""


class Questioned(Scene):
    """She answers a question item. She is asked whether or not she can lie, so that the question tells nothing."""

    phase = "window"

    seat: int
    item: str
    asked: str
    """A room, ``floor``, or a tile."""

    def seeking(self) -> bool:
        """Whether it is about to be drawn where the tile lies."""
        return self.at == Questioned.lies.name

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
        others = (fact for fact in s.located if fact.tile != self.asked)
        s.located = (*others, Located(self.asked, self.truth(s), said))

    def truth(self, s: Night) -> str:
        if self.asked in s.content.rooms:
            return "yes" if s.her_room == self.asked else "no"
        if self.asked == "floor":
            return FLOORS[s.house.floor[s.her_room]]
        return whereabouts_of_tile(s, self.asked)

    def answers(self) -> tuple[str, ...]:
        return FLOORS if self.asked == "floor" else ("carried", *FLOORS, "gone", "with-us")

    @ask
    def reply(self, s: Night) -> Ask:
        truth, free = self.truth(s), slots.slot_with(s, "lie") != NOWHERE
        answers = ("no", "yes") if self.asked in s.content.rooms else self.answers()
        words = answers if free else (truth,)
        return Ask(HAKO, "answer", tuple(Reply(word) for word in words), "H76")  # type: ignore[arg-type]  # its answers

    @do
    def replied(self, s: Night, choice: Reply) -> Done:
        s.answers = (*s.answers, Answer(s.hour, self.seat, self.item, self.asked, choice.answer))
        s.emit("answered", seat=self.seat, item=self.item, asked=self.asked, answer=choice.answer)
        s.mark("hand")
        lie = could_lie(s)
        if self.asked in s.content.rooms:
            here = s.content.room_mask[self.asked]
            whereabouts.answered(s, here if choice.answer == "yes" else whereabouts.ALL ^ here, lie)
        elif self.asked == "floor":
            rooms = s.house.on_floor[FLOORS.index(choice.answer)]
            whereabouts.answered(s, sum(s.content.room_mask[room] for room in rooms), lie)
        else:
            self.remember(s, "" if lie else choice.answer)
        return Done("")


def could_lie(s: Night) -> int:
    """The number of the power that may let her lie, as all know; 0 if she cannot."""
    for number, card in s.numbered.items():
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
            return "with-us" if s.held(shadow) else FLOORS[s.house.floor[s.content.room_of[shadow]]]
    return "carried"
