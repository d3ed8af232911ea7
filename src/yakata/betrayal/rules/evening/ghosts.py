"""The dead who walk: a turn in which they move, and do what is named for them, and nothing else."""

from typing import Any

from yakata.betrayal.meaning import number
from yakata.betrayal.rules.choices import Act, End, Move
from yakata.betrayal.rules.evening.actions import Acting, offers, possible
from yakata.betrayal.state.context import acting
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do


class GhostTurn(Frame):
    """A ghost's turn. It is not told as a player's turn is: nothing that happens to the living happens to them."""

    seat: Seat

    @do
    def begin(self, n: Night) -> None:
        n.turn, n.over_turn, n.words, n.moved, n.discovered = self.seat, False, (), False, False
        n.this_turn, n.handed, n.start_tile = (), 0, ""
        n.moves = n.given = number(n, n.book.haunts[n.haunt].ghosts.moves, acting(self.seat))
        n.emit("ghost-turn", seat=self.seat)

    @do
    def check(self, n: Night) -> None:
        if n.settled():
            self.go(GhostTurn.check)
        elif n.over_turn or self.seat not in n.ghosts or not n.places[self.seat] or len(self._choices(n)) == 1:
            self.go(GhostTurn.over)

    @ask
    def choose(self, n: Night) -> Ask:
        return Ask(self.seat, "ghost", self._choices(n), "B9")

    @do
    def act(self, n: Night, choice: Any) -> Call | None:
        if isinstance(choice, End):
            return None
        self.go(GhostTurn.check)
        if isinstance(choice, Act):
            return Call(Acting(self.seat, n.book.printed[choice.action]))
        n.moves -= 1
        n.places = replaced(n.places, self.seat, choice.tile)
        n.emit("ghost-moves", seat=self.seat, tile=choice.tile)
        return None

    @do
    def over(self, n: Night) -> Done:
        n.turn, n.moves = NOBODY, 0
        return Done()

    def _choices(self, n: Night) -> tuple[Choice, ...]:
        seat = self.seat
        found = [offer.word for offer in offers(n, seat) if possible(n, offer.key, offer.action, offer.about)]
        choices: list[Choice] = [*map(Act, sorted(found)), End()]
        if n.moves > 0:
            walls = n.book.haunts[n.haunt].ghosts.walls
            choices += map(Move, sorted((n.house.beside if walls else n.house.adjacent)[n.places[seat]]))
        return tuple(choices)
