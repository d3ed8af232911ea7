"""Decks and the stack: backs that all can see, faces that nobody knows (B13 to B17, B91 to B97)."""

from collections.abc import Iterable
from typing import Any

from yakata.betrayal.state.night import Night
from yakata.betrayal.state.things import EVERYONE, Slot
from yakata.kernel import Done, Frame, Odds, chance, do


def matching(n: Night, deck: str, region: str) -> int:
    """The place of the first slot whose back names this region; -1 when there is none."""
    regions = n.game.book.regions
    for place, slot in enumerate(n.decks.get(deck, ())):
        if region in regions[slot[0]]:
            return place
    return -1


def has_for(n: Night, deck: str, region: str) -> bool:
    regions = n.game.book.regions
    for slot in n.decks.get(deck, ()):  # noqa: SIM110  # a loop is quicker than any()
        if region in regions[slot[0]]:
            return True
    return False


def count_for(n: Night, deck: str, region: str) -> int:
    regions = n.game.book.regions
    return len([slot for slot in n.decks.get(deck, ()) if region in regions[slot[0]]])


def bury_first(n: Night, deck: str, count: int) -> None:
    """B13: so many from the top go under the deck, in their order."""
    slots = n.decks[deck]
    n.decks[deck] = (*slots[count:], *slots[:count])


def bury(n: Night, deck: str, face: str, known: int = EVERYONE) -> None:
    """B13: something goes under its deck. Those who have seen it know it there."""
    slot: Slot = (n.book.back(face), face, known)
    n.decks[deck] = (*n.decks.get(deck, ()), slot)


def remove(n: Night, deck: str, face: str) -> bool:
    """Take a card or tile out of its deck, wherever it is; whether it was there."""
    slots = n.decks.get(deck, ())
    for place, slot in enumerate(slots):
        if slot[1] == face:
            n.decks[deck] = (*slots[:place], *slots[place + 1 :])
            return True
    return False


def in_deck(n: Night, deck: str, face: str) -> bool:
    """Whether a card is in its deck at all, known or not."""
    known = any(slot[1] == face for slot in n.decks.get(deck, ()))
    return known or face in n.bag(deck, n.book.back(face))


class Faced(Frame):
    """The slot at a place of a deck gets a face: the one it has, or one from the bag of cards with that back."""

    deck: str
    place: int = 0

    @do
    def known(self, n: Night) -> Done | None:
        back, face, _ = n.decks[self.deck][self.place]
        bag = n.bag(self.deck, back)
        if not face and len(bag) == 1:
            face = bag[0]
        return self.faced(n, face) if face else None

    @chance
    def turn(self, n: Night) -> Odds:
        return Odds(self.deck, n.bag(self.deck, n.decks[self.deck][self.place][0]))

    @do
    def turned(self, n: Night, face: Any) -> Done:
        return self.faced(n, face)

    def faced(self, n: Night, face: str) -> Done:
        raise NotImplementedError


class Turned(Faced):
    """A slot is turned over and leaves the deck. Gives the face."""

    def faced(self, n: Night, face: str) -> Done:
        slots = n.decks[self.deck]
        n.decks[self.deck] = (*slots[: self.place], *slots[self.place + 1 :])
        take_from_bag(n, self.deck, slots[self.place], face)
        n.mark("reveal")  # what somebody has seen before is not drawn, and yet is new to others
        return Done(face)


class Looked(Faced):
    """Somebody looks at a slot; it stays there. Gives the face."""

    knower: int = 0
    """A bit for each who sees it."""

    def faced(self, n: Night, face: str) -> Done:
        slots = n.decks[self.deck]
        slot = slots[self.place]
        take_from_bag(n, self.deck, slot, face)
        seen = (slot[0], face, slot[2] | self.knower)
        n.decks[self.deck] = (*slots[: self.place], seen, *slots[self.place + 1 :])
        n.mark("reveal")
        return Done(face)


def take_from_bag(n: Night, deck: str, slot: Slot, face: str) -> None:
    if not slot[1]:
        rest = list(n.bag(deck, slot[0]))
        rest.remove(face)
        n.set_bag(deck, slot[0], rest)


class Shuffling(Frame):
    """A deck is shuffled: all see the backs as they come to lie, nobody the faces."""

    deck: str
    backs: tuple[str, ...] = ()
    laid: tuple[Slot, ...] = ()

    @do
    def gather(self, n: Night) -> Done | None:
        for back, face, _ in n.decks.get(self.deck, ()):
            if face:
                n.set_bag(self.deck, back, (*n.bag(self.deck, back), face))
        self.backs = tuple(sorted(slot[0] for slot in n.decks.get(self.deck, ())))
        return self._go_on(n)

    @chance
    def next_back(self, n: Night) -> Odds:
        return Odds.bag(f"{self.deck}-back", [back or "none" for back in self.backs])

    @do
    def lay(self, n: Night, back: Any) -> Done | None:
        self._lay("" if back == "none" else back)
        done = self._go_on(n)
        if done is None:
            self.go(Shuffling.next_back)
        return done

    def _lay(self, back: str) -> None:
        rest = list(self.backs)
        rest.remove(back)
        self.backs = tuple(rest)
        self.laid = (*self.laid, (back, "", 0))

    def _go_on(self, n: Night) -> Done | None:
        """As soon as all that is left looks alike there is nothing to draw."""
        if len(set(self.backs)) > 1:
            return None
        self.laid = (*self.laid, *((back, "", 0) for back in self.backs))
        n.decks[self.deck] = self.laid
        return Done()


def fill(n: Night, deck: str, faces: Iterable[str]) -> None:
    """A deck of these, not shuffled yet, and nobody knows the order."""
    backs = [(n.book.back(face), face) for face in sorted(faces)]
    bags: dict[str, list[str]] = {}
    for back, face in backs:
        bags.setdefault(back, [*n.bag(deck, back)]).append(face)
    for back, bag in bags.items():
        n.set_bag(deck, back, bag)
    n.decks[deck] = (*n.decks.get(deck, ()), *((back, "", 0) for back, _ in backs))


class InTheAir(Frame):
    """A frame with cards that are drawn and not yet put anywhere."""

    def put_away(self, n: Night) -> None:
        """They go under their decks."""
        raise NotImplementedError


def put_all_away(n: Night) -> None:
    """B87: the haunt cuts off what was going on; cards in the air go under their decks."""
    for frame in n.stack:
        if isinstance(frame, InTheAir):
            frame.put_away(n)
