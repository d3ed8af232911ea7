"""A player's turn (B66 to B68): moves and actions in any order."""

from typing import Any, Final

from yakata.betrayal.language.words import SIDES
from yakata.betrayal.meaning.passives import has_passive, total
from yakata.betrayal.rules.cards.decks import has_for
from yakata.betrayal.rules.cards.give_and_take import WORDS, Transfer
from yakata.betrayal.rules.cards.ongoing_events import heed
from yakata.betrayal.rules.cards.taking import Taking
from yakata.betrayal.rules.choices import Act, End, Explore, Move
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.evening.actions import ATTACK, TAKE, Acting, in_secret, keys
from yakata.betrayal.rules.exploring.discovering import discover
from yakata.betrayal.rules.exploring.locked_doorways import Forcing, ways
from yakata.betrayal.rules.exploring.moving import (
    NO_MOVES,
    cost_to_leave,
    go,
    lose_moves,
    near,
    put_person,
)
from yakata.betrayal.rules.fighting.attack import ChooseTarget, targets
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do

_EXPLORE: Final[dict[str, Explore]] = {side: Explore(side) for side in SIDES}


def perform(n: Night, seat: Seat, action: str) -> Call:
    """Somebody does what they have chosen: GIVE and the like, a bare ATTACK, or an action that is printed somewhere."""
    if action in WORDS:
        return Call(Taking(seat) if action == TAKE else Transfer(seat, action))
    if action == ATTACK:
        n.words = (*n.words, ATTACK)
        return Call(ChooseTarget(seat, None, tuple(targets(n, seat, "here"))))
    return Call(Acting(seat, n.book.printed[action]))


class OutOfTurn(Frame):
    """Somebody may do one action now; the words that the turn has used are none of theirs (B118)."""

    seat: Seat
    allowed: tuple[str, ...] = ()
    """Action words; all of them when there are none."""
    words: tuple[str, ...] = ()
    """Those that the turn has used."""

    @do
    def begin(self, n: Night) -> Done | None:
        self.words, n.words = n.words, ()
        if n.alive[self.seat] and n.places[self.seat] and self._deeds(n):
            return None
        n.words = self.words
        return Done()

    @ask
    def which(self, n: Night) -> Ask:
        return Ask(self.seat, "act-now", (*map(Act, self._deeds(n)), Enough()), "B118")

    @do
    def act(self, n: Night, choice: Any) -> Call | None:
        if not isinstance(choice, Act):
            return None
        n.appear(self.seat)
        return perform(n, self.seat, choice.action)

    @do
    def over(self, n: Night) -> Done:
        n.words = self.words
        return Done()

    def _deeds(self, n: Night) -> list[str]:
        return sorted(key for key in keys(n, self.seat) if not self.allowed or _word(n, key) in self.allowed)


def _word(n: Night, key: str) -> str:
    """The action word of something that can be done."""
    printed = n.book.printed.get(key)
    return n.book.actions[printed].word if printed is not None else key


class Turn(Frame):
    """One player's turn."""

    seat: Seat
    asked: bool = False

    @do
    def begin(self, n: Night) -> Call | None:
        seat = self.seat
        if n.ongoing and not self.asked and (call := heed(n, seat)) is not None:
            self.asked = True
            self.go(Turn.begin)
            return call
        n.turn, n.over_turn, n.words, n.moved, n.discovered = seat, False, (), False, False
        n.this_turn, n.handed = (), 0
        if n.passing:
            n.until_now(seat, "next-turn")
        if n.used or n.late:
            ready = [card for card in n.hands[seat] if card not in n.late]
            n.late = tuple([card for card in n.late if card not in n.hands[seat]])
            n.used = tuple([card for card in n.used if card not in ready])  # B66
        slowed = n.slowed.pop(seat, 0)
        n.moves = max(0, n.value(seat, 0) + slowed + total(n, seat, "moves"))  # B67
        n.moves = max(n.moves, total(n, seat, "least-moves"))
        n.start_tile = n.places[seat]
        if slowed <= NO_MOVES:
            lose_moves(n, seat)
        n.given = n.moves
        n.emit("turn-begins", seat=seat, moves=n.moves)
        return tell_all(n, "refreshed", self._about(n)) if n.hands[seat] and "refreshed" in n.heard else None

    @do
    def start(self, n: Night) -> Call | None:
        return tell_all(n, "turn-start", self._about(n)) if "turn-start" in n.heard else None

    @do
    def check(self, n: Night) -> None:
        if n.settled():
            self.go(Turn.check)
            return
        if n.over_turn or not n.alive[self.seat] or not n.places[self.seat]:
            self.go(Turn.end_here)
            return
        ask = self._ask(n)
        if len(ask.choices) == 1 and not self._keeps_a_secret(n):
            self.go(Turn.end_here)
        else:
            n.expect(ask)

    @ask
    def choose(self, n: Night) -> Ask:
        return self._ask(n)

    @do
    def act(self, n: Night, choice: Any) -> Call | None:
        if type(choice) is End:
            return None
        self.go(Turn.check)
        if type(choice) is Move:
            return self._move(n, choice.tile)
        if self.seat in n.unseen and isinstance(choice, Act) and in_secret(n, choice.action):
            return Call(Acting(self.seat, n.book.printed[choice.action], unseen=True))
        if n.unseen:
            n.appear(self.seat)
        if type(choice) is Explore:
            n.moves = max(0, n.moves - cost_to_leave(n, self.seat))
            n.moved = True
            return discover(n, self.seat, choice.side)
        return perform(n, self.seat, choice.action)

    @do
    def end_here(self, n: Night) -> Call | None:
        """B87: "if you end your turn here"."""
        if not n.alive[self.seat] or not n.places[self.seat]:
            return None
        if self.seat in n.unseen:
            n.unseen_moves(self.seat, max(1, n.given))
            n.could_hide(self.seat, n.unseen[self.seat])
            return None
        return tell_all(n, "end-here", self._about(n))

    @do
    def end(self, n: Night) -> Call | None:
        return tell_all(n, "turn-end", self._about(n)) if "turn-end" in n.heard else None

    @do
    def over(self, n: Night) -> Done:
        if n.passing:
            n.until_now(self.seat, "leaving")
        n.turn = NOBODY
        n.moves = 0
        return Done()

    def _about(self, n: Night) -> Context:
        return Context(self.seat, self.seat, owner=self.seat, tile=n.seen_at(self.seat), kind="tile")

    def _keeps_a_secret(self, n: Night) -> bool:
        """BR37, BR42: whether what they could still do would tell their role, or where they are."""
        return n.hides(self.seat) or self.seat in n.unseen

    def _move(self, n: Night, tile: str) -> Call | None:
        cost = cost_to_leave(n, self.seat)
        n.moves = max(0, n.moves - cost)  # B72, BR4: what is left, if it is less
        n.moved = True
        if self.seat in n.unseen:
            n.emit("moves", audience=(self.seat,), seat=self.seat, tile=tile)
            put_person(n, self.seat, tile, unseen=True)
            return None
        if n.game.book.locks and tile not in near(n, self.seat):
            return Call(Forcing(self.seat, tile))
        n.emit("moves", seat=self.seat, tile=tile)
        return go(n, self.seat, tile)

    def _ask(self, n: Night) -> Ask:
        return Ask(self.seat, "turn", self._choices(n), "B68")

    def _choices(self, n: Night) -> tuple[Choice, ...]:
        """Sorted by their text: act, end, explore, move."""
        seat = self.seat
        choices: list[Choice] = list(map(Act, sorted(keys(n, seat))))
        choices.append(End())
        if has_passive(n, seat, "cannot-leave"):
            return tuple(choices)
        tile, house = n.places[seat], n.house_of(seat)
        cost = cost_to_leave(n, seat)
        doors = house.open_doorways[tile] if cost <= n.moves and seat not in n.unseen else ""
        if doors and not has_passive(n, seat, "no-discover") and has_for(n, "tiles", house.tiles[tile].region):
            choices += [_EXPLORE[side] for side in sorted(doors)]
        if cost <= n.moves or (not n.moved and tile == n.start_tile):  # B72, BR4
            choices += map(Move, sorted(ways(n, seat)))
        return tuple(choices)
