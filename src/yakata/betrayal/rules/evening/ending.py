"""The end of the evening (B4, B168 to B171): who has won, and what the house remembers."""

from typing import Any, Final

from yakata.betrayal.meaning import holds
from yakata.betrayal.rules.evening.journal import Reading
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.rules.resolving.reactions import React, tell_all
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import HERO, TRAITOR
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Stopped
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.story import LEGACY_READ, Played
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import Call, Frame, Seat, do

WOULD: Final = "would-win"
HOUSE: Final = "house"


def winner(n: Night) -> tuple[str, str, int | None, Seat] | None:
    """BR17: the first victory that is true, those of the acting player's side first. Side, ending, entry, seat."""
    found = []
    turn = n.turn
    about = Context(turn, turn, owner=turn)
    for victory in n.game.book.haunts[n.truth or n.haunt].win:
        if victory.side == "each":
            for seat in range(n.seats):
                if n.alive[seat] and holds(n, victory.when, Context(seat, seat, owner=seat)):
                    found.append((victory.side, victory.ending, victory.journal, seat))
        elif holds(n, victory.when, about):
            found.append((victory.side, victory.ending, victory.journal, NOBODY))
    if found and WOULD in n.heard:
        found = [one for one in found if Stopped(one[1], one[3]) not in n.this_turn]
    if len(found) > 1 and (acting := _acting(n)) >= 0:
        found.sort(key=lambda one: not (side_of(n, acting) == one[0] or one[3] == acting))
    return found[0] if found else None


def _acting(n: Night) -> Seat:
    """Whose turn it is; in the monsters' turn, who moves them."""
    if n.turn >= 0 or not any(isinstance(frame, MonstersTurn) for frame in n.stack):
        return n.turn
    return n.controller()


def settle(n: Night) -> bool:
    """Whether somebody has won by now; then the end has begun."""
    found = winner(n)
    if found is None:
        return False
    if WOULD not in n.heard:
        end(n, *found)
    elif any(isinstance(frame, Winning) for frame in n.stack):
        return False
    else:
        n.push(Winning(*found))
    return True


def side_of(n: Night, seat: Seat) -> str:
    role = n.roles[seat]
    return "heroes" if role == HERO else role


class Winning(Frame):
    """Somebody is about to win, unless something stops it. What was stopped is not looked at again in this turn."""

    side: str
    ending: str
    journal: int | None
    seat: Seat

    @do
    def would(self, n: Night) -> Call:
        side = [seat for seat in range(n.seats) if side_of(n, seat) == self.side]
        it = self.seat if self.seat >= 0 else next((s for s in side if n.alive[s]), side[0] if side else NOBODY)
        return Call(React(WOULD, Context(it, it, owner=it, other=self.ending, kind="haunt"), 1, would=True))

    @do
    def or_not(self, n: Night, left: Any) -> None:
        if left >= 0:
            end(n, self.side, self.ending, self.journal, self.seat)
        else:
            n.note_this_turn(Stopped(self.ending, self.seat))


def end(n: Night, side: str, ending: str, journal: int | None, seat: Seat = NOBODY) -> None:
    """The evening is over: nothing that was going on goes on, but the journal is read."""
    n.ended = ending
    n.stack.clear()
    n.push(Ending(side, ending, journal or 0, seat))


class Ending(Frame):
    """The winners are told, the journal is read, boxed cards go back."""

    side: str
    ending: str
    journal: int
    seat: Seat

    @do
    def tell(self, n: Night) -> Call | None:
        if self.seat >= 0:
            n.emit("one-wins", seat=self.seat, ending=self.ending)
        else:
            n.emit("side-wins", side=self._called(n), ending=self.ending)
        for seat in sorted(n.hidden):
            n.hidden[seat] = EVERYONE
            n.emit("role-shown", seat=seat, role=n.roles[seat])
        return tell_all(n, "won", Context(kind="haunt"))

    @do
    def read(self, n: Night) -> Call | None:
        """B168: only in the campaign."""
        if self.journal not in n.book.journal or not n.options.chapter:
            return None
        actor = n.living[0] if n.living else 0
        return Call(Reading(self.journal, Context(actor, actor, owner=actor, kind="journal")))

    @do
    def chapter_ends(self, n: Night) -> Call | None:
        return tell_all(n, "chapter-end", Context(kind="haunt")) if n.options.chapter else None

    @do
    def remember(self, n: Night) -> None:
        winner = n.families[self.seat] if self.seat >= 0 else self.side
        chapter = n.book.chapters.get(n.options.chapter)
        if chapter is not None and n.legacy > chapter.read_by(2):
            n.story = n.story.counting(LEGACY_READ, n.legacy, chapter.id)
        n.story = n.story.end_of_game(Played(n.options.chapter, n.truth or n.haunt, winner, self.ending, n.families))
        scores = [int(self._won(n, seat)) for seat in range(n.seats)]
        if self.seat >= 0:
            n.finish("one-wins", *scores)
        else:
            n.finish(f"{self.side}-win", *scores)

    def _called(self, n: Night) -> str:
        """Where nobody has turned, what was against all of them is the house."""
        return HOUSE if self.side == TRAITOR and TRAITOR not in n.roles else self.side

    def _won(self, n: Night, seat: Seat) -> bool:
        if self.seat >= 0:
            return seat == self.seat
        return side_of(n, seat) == self.side or (self.side == TRAITOR and n.roles[seat] == TRAITOR)
