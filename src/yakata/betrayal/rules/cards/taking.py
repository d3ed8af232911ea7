"""TAKE (B124): with the owner's permission."""

from typing import Any

from yakata.betrayal.rules.cards.give_and_take import hand_over, note_word, takeable
from yakata.betrayal.rules.choices import NO, YES_NO, Pick
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Refused
from yakata.kernel import Ask, Call, Choice, Frame, Seat, ask, do


class Taking(Frame):
    """TAKE: what is wanted is named first, of all who stand there; then each owner lets it go, or does not (B124)."""

    seat: Seat
    wanted: tuple[tuple[Seat, str], ...] = ()
    """From whom, and what: named, and not yet answered."""
    granted: tuple[tuple[Seat, str], ...] = ()
    taken: tuple[str, ...] = ()

    @do
    def begin(self, n: Night) -> None:
        if not self._things(n) or not n.alive[self.seat]:
            self.go(Taking.over)

    @ask
    def which(self, n: Night) -> Ask:
        choices: list[Choice] = [Pick(thing) for thing in sorted(self._things(n))]
        if self.wanted or self.taken:
            choices.insert(0, Enough())
        return Ask(self.seat, "take-what", tuple(choices), "B124")

    @do
    def name(self, n: Night, choice: Any) -> None:
        if not isinstance(choice, Pick):
            return
        self.wanted = (*self.wanted, (self._things(n)[choice.what], choice.what))
        if self._things(n):
            self.go(Taking.which)

    @do
    def request(self, n: Night) -> None:
        if not self.wanted:
            self.go(Taking.take)
            return
        owner, thing = self.wanted[0]
        n.say("asks-for", seat=self.seat, other=owner, thing=thing)

    @ask
    def permission(self, n: Night) -> Ask:
        return Ask(self.wanted[0][0], "permission", YES_NO, "B124")

    @do
    def answered(self, n: Night, answer: Any) -> None:
        (owner, thing), self.wanted = self.wanted[0], self.wanted[1:]
        if answer == NO:
            n.note_this_turn(Refused(owner, thing))
            n.say("refused-take", seat=owner, other=self.seat)
        else:
            self.granted = (*self.granted, (owner, thing))
        self.go(Taking.request)

    @do
    def take(self, n: Night) -> Call | None:
        if not self.granted:
            return None
        (owner, thing), self.granted = self.granted[0], self.granted[1:]
        self.go(Taking.take)
        if (
            thing not in n.hands[owner] or not n.alive[self.seat]
        ):  # BR15: it has been dropped, or nobody is left to take it
            return None
        self.taken = (*self.taken, thing)
        if n.is_object(thing):
            n.handed += 1
        return hand_over(n, thing, owner, self.seat)

    @do
    def over(self, n: Night) -> None:
        note_word(n, "take", self.taken)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"wanted": self.wanted[0][1]} if self.at == "permission" else {}

    def _things(self, n: Night) -> dict[str, Seat]:
        """What can still be named, and whose it is."""
        here = n.at(n.places[self.seat])
        named = {thing for _, thing in self.wanted}
        return {thing: other for other in here for thing in takeable(n, self.seat, other) if thing not in named}
