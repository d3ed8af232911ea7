"""The state of the game: an evening in the house, with its people and things, its haunt, its turns."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Any, Final

from yakata.betrayal.state.haunt import TRAITOR, TheHaunt
from yakata.betrayal.state.house import House
from yakata.betrayal.state.once import Happened, Met, Risen, Unheard
from yakata.betrayal.state.people import NOBODY
from yakata.kernel import SPECTATOR, Seat, position

MONSTERS: Final = -1
"""The Monster card, in the order of turns."""


@position
class Night(TheHaunt):
    """One evening in the house."""

    # Turns
    order: tuple[Seat, ...] = ()
    spot: int = 0
    round: int = 1
    turn: Seat = NOBODY
    moves: int = 0
    given: int = 0
    """The moves that this turn has brought so far."""
    start_tile: str = ""
    moved: bool = False
    discovered: bool = False
    over_turn: bool = False
    """The turn ends as soon as what happens now is over."""
    words: tuple[str, ...] = ()
    """B118: the action words that were used this turn."""
    done: tuple[Happened, ...] = ()
    """What can happen once, and has."""
    this_turn: tuple[Happened, ...] = ()
    """What can happen once a turn, and has."""
    handed: int = 0
    """BR35: how often Objects have changed hands this turn."""
    skips: tuple[Seat, ...] = ()
    """Who misses a turn."""
    again: tuple[Seat, ...] = ()
    """Who takes a turn more, next."""
    slowed: dict[int, int] = field(default_factory=dict)
    """Moves more or less in somebody's next turn."""
    schedule: tuple[tuple[int, str, Seat], ...] = ()
    """What happens at the end of a round: which round, which steps, who acts."""

    # What happens now
    would: tuple[int, ...] = ()
    """What would happen, innermost last: so much damage; -1 when it does not happen."""
    dice: tuple[int, ...] = ()
    """The last dice that were rolled."""
    rolled: int = 0
    """Their result."""
    said: tuple[str, ...] = ()
    """The last thing that was said aloud and left no other trace on the table: a key and its slots."""
    sayings: int = 0
    """How many such things were said."""

    def settled(self) -> bool:
        """B4: whether somebody has won by now; then the end has begun, and nothing else goes on."""
        return self.on and not self.ended and self.game.settle(self)

    def controller(self) -> Seat:
        """B164, BR21: who moves the monsters; nobody when a routine does. BR37: all in turn, while nobody knows whose
        they are."""
        haunt = self.the_haunt
        if self.master >= 0:
            return self.master
        if haunt is None or haunt.roles.controller == "routine":
            return NOBODY
        if haunt.roles.controller == "traitor" and not self.traitor_unknown:
            traitors = [seat for seat, role in enumerate(self.roles) if role == TRAITOR]
            return next((seat for seat in traitors if not self.hides(seat)), NOBODY)
        living = self.living
        return living[(self.round - 1) % len(living)] if living else NOBODY

    @property
    def ghosts(self) -> tuple[Seat, ...]:
        """The dead who walk. Ask only of who is not alive: it is looked up among all that has happened."""
        return tuple([one.seat for one in self.done if isinstance(one, Risen)])

    # B153e: Ongoing Events and the traitor

    def ignores(self, seat: Seat, event: str) -> bool:
        """A traitor ignores an Ongoing Event that does harm, unless they have chosen to heed it."""
        return event in self.game.book.harmful and self.openly_traitor(seat) and (event, seat) not in self.heeded

    def house_of(self, seat: Seat) -> House:
        """The house as this player can go through it: what an Ongoing Event shuts is open to who ignores it."""
        house = self.house
        if not self.haunt or not house.shut_by or not self.openly_traitor(seat):
            return house
        return house.without(frozenset(event for event in house.shut_by if self.ignores(seat, event)))

    def say(self, key: str, **slots: Any) -> None:
        """All hear it; who looks up a moment later can still see what it was."""
        self.said = (key, *map(str, slots.values()))
        self.sayings += 1
        self.emit(key, **slots)

    # Once

    def note_once(self, what: Happened) -> None:
        if what not in self.done:
            self.done = (*self.done, what)

    def meet(self, kind: str) -> None:
        """B148: such a monster fights; all may ask for its traits and read its boxes from now on."""
        self.note_once(Met(kind))
        for key in self.game.book.boxes_of(self.haunt, kind):
            self.show_box(key)

    def note_this_turn(self, what: Happened) -> None:
        if what not in self.this_turn:
            self.this_turn = (*self.this_turn, what)

    # Face down, and out of sight

    def appear(self, seat: Seat) -> None:
        """Who comes into sight in their own turn may have hidden something before."""
        if seat not in self.unseen:
            return
        if seat == self.turn and self.places_kept:
            self.unseen_moves(seat, max(1, self.given))
            self.could_hide(seat, self.unseen[seat])
        TheHaunt.appear(self, seat)

    @contextmanager
    def as_heard_by(self, seat: Seat) -> Iterator[None]:
        """With those action words only of which this seat knows that they were used."""
        words = self.words
        if self.this_turn and (seat != self.turn or seat == SPECTATOR) and self.result is None:
            unheard = [one.word for one in self.this_turn if isinstance(one, Unheard)]
            self.words = tuple([word for word in words if word not in unheard])
        try:
            yield
        finally:
            self.words = words

    def masked(self) -> bool:
        """BR37: an answer that only some can give tells by its time who they are."""
        return bool(self.stack) and getattr(self.stack[-1], "MASKED", False)

    def hushed(self) -> frozenset[Seat]:
        """Who is out of sight moves unseen, and nobody counts the steps."""
        if self.turn not in self.unseen:
            return frozenset()
        return frozenset((SPECTATOR, *(seat for seat in range(self.seats) if seat != self.turn)))
