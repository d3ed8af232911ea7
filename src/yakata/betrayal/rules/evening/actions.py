"""Actions (B115 to B119): what somebody can do now besides moving, and doing it."""

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any, NamedTuple

from yakata.betrayal.language.printed import Deed, Printed
from yakata.betrayal.language.steps import Pay
from yakata.betrayal.language.tables import Action
from yakata.betrayal.language.words import Who
from yakata.betrayal.meaning import beings, holds, number, on, people
from yakata.betrayal.meaning.passives import passives, stilled
from yakata.betrayal.meaning.selectors import SECRET
from yakata.betrayal.rules.cards.give_and_take import transfers
from yakata.betrayal.rules.fighting.attack import attack_with, targets
from yakata.betrayal.rules.fighting.harm import can_pay
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Acted, Unheard
from yakata.betrayal.state.people import NOBODY, trait_numbers
from yakata.betrayal.state.references import Being, Person
from yakata.kernel import Call, Done, Frame, Seat, do

GIVE, DROP, TAKE, PICK_UP, ATTACK = "give", "drop", "take", "pick-up", "attack"


class Offer(NamedTuple):
    """An action with where it comes from."""

    key: Printed
    word: str
    """How a choice calls it."""
    action: Action
    about: Context


def _at_hand(n: Night, seat: Seat) -> list[tuple[tuple[Deed, ...], Context]]:
    """The actions of cards, the tile, Ongoing Events, rules and the haunt, and what they would be about."""
    deeds, tile, found = n.game.book.deeds, n.places[seat], []
    if not n.alive[seat] and seat in n.ghosts:
        mine = n.game.book.ghost_deeds(n.haunt, n.roles[seat])
        return [(mine, Context(seat, seat, NOBODY, seat, tile, kind="haunt"))]
    for card in n.hands[seat]:
        if card in deeds:
            found.append((deeds[card], Context(seat, seat, NOBODY, seat, tile, card, kind="card")))
    if tile in deeds:
        found.append((deeds[tile], Context(seat, seat, NOBODY, seat, tile, kind="tile-action")))
    if n.ongoing or n.kept_events:
        events = [event for event, spot in sorted(n.ongoing.items()) if spot == tile]
        events += [event for event, owner in sorted(n.kept_events.items()) if owner == seat]
        for event in events:
            if event in deeds:
                found.append((deeds[event], Context(seat, seat, NOBODY, seat, tile, event, kind="event")))
    for rule in n.story.rules:
        if rule in deeds:
            found.append((deeds[rule], Context(seat, seat, NOBODY, seat, tile, kind="rule")))
    if n.haunt:
        boxes = n.game.book.box_deeds(n.haunt, n.roles[seat])
        found.append((boxes, Context(seat, seat, NOBODY, seat, tile, kind="haunt")))
    return found


def offers(n: Night, seat: Seat) -> Iterator[Offer]:
    """Every action that cards, the tile, Ongoing Events, rules and the haunt have for somebody; possible or not."""
    for deeds, about in _at_hand(n, seat):
        for deed in deeds:
            if deed.box is None or holds(n, deed.box.when, about):
                yield Offer(deed.key, deed.word, deed.action, about)


def possible(n: Night, key: Printed, action: Action, about: Context) -> bool:
    """Whether it can be done now: the word, the card, the place and all restrictions."""
    if action.word in n.words:
        return False
    if about.card and about.card in n.used:
        return False
    if action.attack is not None and not n.haunt:
        return False
    if not allowed(n, key, action, about):
        return False
    if action.attack is not None:
        return bool(targets(n, about.actor, action.attack.range, action.attack.trait))
    if action.target is not None and not _targets(n, action.target, about):
        return False
    if unpayable(n, action, about):
        return False
    return action.being is None or bool(beings(n, action.being, about))


def allowed(n: Night, key: Printed, action: Action, about: Context) -> bool:
    """B117: whether its restrictions allow it: how often, where and when."""
    if action.once is not None and n.done and _spent(n, key, action, about):
        return False
    if action.where is not None and not on(n, n.places[about.actor], action.where, about):
        return False
    return action.when is None or holds(n, action.when, about)


def unpayable(n: Night, action: Action, about: Context) -> bool:
    """B55: it is nothing but a payment, and who acts cannot pay in full."""
    if len(action.do) != 1 or type(price := action.do[0]) is not Pay:
        return False
    return not can_pay(n, about.actor, trait_numbers(price.trait), number(n, price.amount, about))


def _targets(n: Night, who: Who, about: Context) -> list[Seat]:
    """Whom one can mean: nobody else who is out of sight, of whom one would learn where they are."""
    found = people(n, who, about)
    return [seat for seat in found if seat not in n.unseen or seat == about.actor] if n.unseen else found


def _spent(n: Night, key: Printed, action: Action, about: Context) -> bool:
    """It can be done once, and has been: this action, or another of its card where they are counted together."""
    if action.once != "card":
        return _once(n, key, action, about) in n.done
    together = [deed.key for deed in n.game.book.deeds.get(key.on, ()) if deed.action.once == "card"]
    return any(Acted(other) in n.done for other in (key, *together))


def _once(n: Night, key: Printed, action: Action, about: Context) -> Acted:
    """Once a game, by each player, or on each tile."""
    if action.once == "player":
        return Acted(key, seat=about.actor)
    return Acted(key, tile=n.places[about.actor]) if action.once == "tile" else Acted(key)


def note_done(n: Night, key: Printed, action: Action, about: Context) -> None:
    """What can be done once has been."""
    if action.once is not None:
        n.note_once(_once(n, key, action, about))


def find(n: Night, seat: Seat, key: Printed) -> Offer:
    return next(offer for offer in offers(n, seat) if offer.key == key)


class Acting(Frame):
    """Somebody does an action: the word and the card are used (B104, B118), a box is read (B148)."""

    seat: Seat
    key: Printed
    about: Context = Context()
    unseen: bool = False
    """It is done out of sight, and nobody else is told."""

    @do
    def begin(self, n: Night) -> Call | None:
        with n.as_if_in_sight(self.seat) if self.unseen else nullcontext():
            offer = find(n, self.seat, self.key)
        self.about = offer.about.but(kind=SECRET) if self.unseen else offer.about
        action = offer.action
        n.words = (*n.words, action.word)
        note_done(n, self.key, action, offer.about)
        if not action.free and offer.about.card in n.game.book.cards:
            n.set_used(offer.about.card)
            if any(source.id == offer.about.card for source, _ in passives(n, self.seat, "ready-late")):
                n.late = tuple(sorted({*n.late, offer.about.card}))
        if self.unseen:
            n.note_this_turn(Unheard(action.word))
            n.emit("acts", audience=(self.seat,), seat=self.seat, action=offer.word, word=action.word)
            return None
        n.say("acts", seat=self.seat, action=offer.word, word=action.word)
        if self.key in n.game.book.boxes:
            n.show_box(self.key)
        if action.attack is not None:
            self.go(Acting.told)
            return attack_with(n, self.seat, action.attack, self.key)
        if action.target is not None:
            seats = _targets(n, action.target, self.about)
            return Call(Choosing(self.seat, tuple(map(Person, seats)), "target", rule="B117"))
        if action.being is not None:
            found = beings(n, action.being, self.about)
            return Call(Choosing(self.seat, tuple(map(Being, found)), "target", rule="B117"))
        return None

    @do
    def act(self, n: Night, chosen: Any) -> Call | None:
        action = self._action(n)
        if isinstance(chosen, Person):
            self.about = self.about.but(target=chosen.seat)
        elif isinstance(chosen, Being):
            self.about = self.about.but(being=chosen.name)
        return run(n, action.do, self.about)

    @do
    def told(self, n: Night) -> Call | None:
        return tell_all(n, "action-used", self.about.but(other=self.key.word)) if not self.unseen else None

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _action(self, n: Night) -> Action:
        return n.game.book.actions[self.key]


def in_secret(n: Night, word: str) -> bool:
    """Whether this can be done without coming into sight."""
    key = n.book.printed.get(word)
    return key is not None and n.book.actions[key].in_secret


def keys(n: Night, seat: Seat) -> list[str]:
    """The words for all that can be done now."""
    if seat in n.unseen:
        with n.as_if_in_sight(seat):
            return _keys(n, seat, [])
    return _keys(n, seat, transfers(n, seat))


def _keys(n: Night, seat: Seat, found: list[str]) -> list[str]:
    if stilled(n, seat):
        return []
    for deeds, about in _at_hand(n, seat):
        for key, word, action, box in deeds:
            if possible(n, key, action, about) and (box is None or holds(n, box.when, about)):
                found.append(word)
    if n.haunt and ATTACK not in n.words and targets(n, seat, "here"):
        found.append(ATTACK)
    return found


__all__ = [
    "ATTACK",
    "DROP",
    "GIVE",
    "NOBODY",
    "PICK_UP",
    "TAKE",
    "Acting",
    "Offer",
    "allowed",
    "find",
    "in_secret",
    "keys",
    "note_done",
    "offers",
    "possible",
    "unpayable",
]
