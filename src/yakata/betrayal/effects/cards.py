"""Drawing, looking, giving and losing cards and Objects."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.pack_tables import corpse_of
from yakata.betrayal.meaning import number, people, person, things, tiles
from yakata.betrayal.rules.cards.decks import (
    Looked,
    Shuffling,
    bury,
    bury_first,
    in_deck,
    remove,
    take_from_bag,
)
from yakata.betrayal.rules.cards.drawing import DrawSome
from yakata.betrayal.rules.cards.give_and_take import (
    Bereft,
    drop,
    hand_over,
    lose_card,
    receive,
    tell_moved,
)
from yakata.betrayal.rules.choices import NO, YES_NO, Pick
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.reactions import tell_all, tell_each
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY, replaced
from yakata.betrayal.state.references import Printed, Spot, Thing
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


@doing(s.Draw)
def draw(n: Night, frame: Steps, step: s.Draw) -> Call | None:
    seats = [seat for seat in people(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    count = number(n, step.count, frame.about)
    keep = -1 if step.keep is None else number(n, step.keep, frame.about)
    return Call(EachDraws(tuple(in_turn(n, seats)), step.deck, count, keep, step.how == "top")) if seats else None


class EachDraws(OneByOne):
    """One after the other draws."""

    deck: str
    count: int
    keep: int
    top: bool

    def one(self, n: Night, seat: Seat) -> Call | None:
        return Call(DrawSome(seat, self.deck, self.count, self.keep, self.top))


@doing(s.TakeCard)
def take_card(n: Night, frame: Steps, step: s.TakeCard) -> Call | None:
    seat = person(n, step.who, frame.about)
    if seat >= 0 and pull(n, step.card):
        n.emit("finds-card", seat=seat, card=step.card)
        return receive(n, seat, step.card)
    return run(n, step.missing, frame.about)


def pull(n: Night, card: str) -> bool:
    """Take a card out of its deck, known or not; whether it was there."""
    deck = n.book.deck_of.get(card, "tiles")
    if remove(n, deck, card):
        return True
    if not in_deck(n, deck, card):
        return False
    back = n.book.back(card)
    slots = n.decks[deck]
    place = next(place for place, slot in enumerate(slots) if slot[0] == back and not slot[1])
    take_from_bag(n, deck, slots[place], card)
    n.decks[deck] = (*slots[:place], *slots[place + 1 :])
    return True


@doing(s.Peek)
def peek(n: Night, frame: Steps, step: s.Peek) -> Call | None:
    seat = person(n, step.who, frame.about)
    count = min(number(n, step.count, frame.about), len(n.decks.get(step.deck, ())))
    if seat < 0 or count <= 0:
        return None
    return Call(Peeking(seat, step.deck, count, step.may_bury, step.may_reorder))


class Peeking(Frame):
    """Somebody looks at the top of a deck, and may bury or reorder what is there."""

    seat: Seat
    deck: str
    count: int
    may_bury: bool
    may_reorder: bool
    seen: int = 0

    @do
    def look(self, n: Night) -> Call:
        return Call(Looked(self.deck, self.seen, 1 << self.seat))

    @do
    def tell(self, n: Night, face: Any) -> Done | None:
        n.emit("peeks", seat=self.seat, deck=self.deck)
        n.emit("sees", audience=(self.seat,), deck=self.deck, card=face)
        self.seen += 1
        if self.seen < self.count:
            self.go(Peeking.look)
            return None
        if self.may_reorder and self.count > 1:
            self.go(Peeking.order)
            return None
        return None if self.may_bury else Done()

    @ask
    def whether(self, n: Night) -> Ask:
        return Ask(self.seat, "bury-it", YES_NO)

    @do
    def buried(self, n: Night, answer: Any) -> Done:
        if answer != NO:
            n.say("buries-top", seat=self.seat, deck=self.deck)
            bury_first(n, self.deck, self.count)
        return Done()

    @ask
    def order(self, n: Night) -> Ask:
        """Which comes first; the others keep their order."""
        faces = sorted(slot[1] for slot in n.decks[self.deck][: self.count])
        return Ask(self.seat, "on-top", tuple(map(Pick, faces)))

    @do
    def ordered(self, n: Night, choice: Pick) -> None:
        slots = n.decks[self.deck]
        top = next(slot for slot in slots[: self.count] if slot[1] == choice.what)
        n.decks[self.deck] = (top, *(slot for slot in slots[: self.count] if slot is not top), *slots[self.count :])
        n.say("reorders", seat=self.seat, deck=self.deck)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {}


def leave(n: Night, thing: str) -> tuple[Seat, ...]:
    """A thing leaves wherever it is: a hand, a tile, a monster, the side of the table. Gives who dies of it (BR15)."""
    seat = n.holder(thing)
    fallen = (seat,) if seat != NOBODY and lose_card(n, seat, thing) else ()
    for tile in [tile for tile, pile in n.lying.items() if thing in pile]:
        n.lift(tile, thing)
    for ident, being in list(n.beings.items()):
        if thing in being.carries:
            n.beings[ident] = replace(being, carries=tuple(other for other in being.carries if other != thing))
    n.ongoing.pop(thing, None)
    n.kept_events.pop(thing, None)
    return fallen


def _bereft(fallen: tuple[Seat, ...]) -> Call | None:
    return Call(Bereft(fallen)) if fallen else None


def _gone(n: Night, trigger: str, gone: list[str], fallen: tuple[Seat, ...], about: Context) -> Call | None:
    """Who dies of it does; then it is told what is gone."""
    if trigger not in n.heard:
        return _bereft(fallen)
    news = tuple((trigger, thing, about.tile) for thing in gone)
    return Call(Bereft(fallen, news, about)) if fallen else tell_each(n, news, about)


@doing(s.Bury)
def bury_things(n: Night, frame: Steps, step: s.Bury) -> Call | None:
    fallen: tuple[Seat, ...] = ()
    for thing in things(n, step.what, frame.about):
        fallen += leave(n, thing)
        if thing in n.book.deck_of:
            bury(n, n.book.deck_of[thing], thing)
        else:
            n.delivered = (*n.delivered, thing)
        n.emit("buried", thing=thing)
    return _bereft(fallen)


@doing(s.Box)
def box(n: Night, frame: Steps, step: s.Box) -> Call | None:
    fallen: tuple[Seat, ...] = ()
    for thing in things(n, step.what, frame.about):
        fallen += leave(n, thing)
        n.boxed = (*n.boxed, thing)
        n.emit("boxed", thing=thing)
    return _bereft(fallen)


@doing(s.Entomb)
def entomb(n: Night, frame: Steps, step: s.Entomb) -> Call | None:
    fallen: tuple[Seat, ...] = ()
    gone = things(n, step.what, frame.about)
    for thing in gone:
        fallen += leave(n, thing)
        n.story = n.story.plus("tomb", thing)
        n.emit("entombed", thing=thing)
    return _gone(n, "entombed", gone, fallen, frame.about)


@doing(s.Destroy)
def destroy(n: Night, frame: Steps, step: s.Destroy) -> Call | None:
    fallen: tuple[Seat, ...] = ()
    gone = things(n, step.what, frame.about)
    for thing in gone:
        fallen += leave(n, thing)
        if n.options.chapter:
            n.story = n.story.plus("destroyed", thing)
        n.boxed = (*n.boxed, thing)
        n.emit("destroyed", thing=thing)
    return _gone(n, "destroyed", gone, fallen, frame.about)


@doing(s.BuryTop)
def bury_top(n: Night, frame: Steps, step: s.BuryTop) -> Call | None:
    if n.decks.get(step.deck):
        n.say("buries-top", seat=frame.about.actor, deck=step.deck)
        bury_first(n, step.deck, 1)
    return None


@doing(s.Hand)
def hand(n: Night, frame: Steps, step: s.Hand) -> Call | None:
    to = person(n, step.to, frame.about)
    if to < 0 or not n.alive[to]:
        return None
    options = [thing for thing in things(n, step.what, frame.about) if n.holder(thing) != to]
    by = chooser(n, step.by, frame.about)
    return choose(n, HandTo(by, tuple(map(Thing, options)), may=step.may, to=to))


class HandTo(Choosing[Thing], kw_only=True):
    """What somebody gets."""

    prompt: str = "hand"
    to: Seat

    def done_with(self, n: Night, chosen: Thing) -> Call | None:
        thing, old = chosen.name, n.holder(chosen.name)
        if old != NOBODY:
            return hand_over(n, thing, old, self.to)
        leave(n, thing)
        n.emit("gets", seat=self.to, thing=thing)
        return receive(n, self.to, thing, used=True)


@doing(s.Steal)
def steal(n: Night, frame: Steps, step: s.Steal) -> Call | None:
    to = person(n, step.to, frame.about)
    victims = people(n, step.of, frame.about)
    options = [
        thing
        for seat in victims
        for thing in n.hands[seat]
        if thing in things(n, step.what, frame.about) and not n.forbids(thing, "steal")
    ]
    by = chooser(n, step.to, frame.about)
    return choose(n, HandTo(by, tuple(map(Thing, options)), prompt="steal", to=to)) if to >= 0 else None


@doing(s.Drop)
def drops(n: Night, frame: Steps, step: s.Drop) -> Call | None:
    seats = [seat for seat in people(n, step.who, frame.about) if n.alive[seat] and n.hands[seat]]
    wanted = set(things(n, step.what, frame.about))
    if step.every:
        fallen: tuple[Seat, ...] = ()
        for seat in seats:
            for thing in n.hands[seat]:
                if thing in wanted:
                    n.emit("drops", seat=seat, thing=thing)
                    fallen += (seat,) if lose_card(n, seat, thing) else ()
                    n.put(n.places[seat], thing)
        return _bereft(fallen)
    if len(seats) > 1:
        return Call(EachDrops(tuple(in_turn(n, seats)), tuple(sorted(wanted)), step.may, frame.about))
    return drop_one(n, seats[0], wanted, step.may, frame.about) if seats else None


def drop_one(n: Night, seat: Seat, wanted: Collection[str], may: bool, about: Context) -> Call | None:
    options = tuple(Thing(thing) for thing in n.hands[seat] if thing in wanted)
    return choose(n, DropOne(seat, options, may=may))


class DropOne(Choosing[Thing], kw_only=True):
    """What somebody drops."""

    prompt: str = "drop-what"

    def done_with(self, n: Night, chosen: Thing) -> Call | None:
        return drop(n, self.seat, chosen.name)


class EachDrops(OneByOne):
    """One after the other drops something."""

    wanted: tuple[str, ...]
    may: bool
    about: Context

    def one(self, n: Night, seat: Seat) -> Call | None:
        return drop_one(n, seat, self.wanted, self.may, self.about)


@doing(s.Ready)
def ready(n: Night, frame: Steps, step: s.Ready) -> Call | None:
    for thing in things(n, step.what, frame.about):
        n.set_used(thing, False)
    return None


@doing(s.MarkUsed)
def mark_used(n: Night, frame: Steps, step: s.MarkUsed) -> Call | None:
    for thing in things(n, step.what, frame.about):
        if n.is_card(thing):
            n.set_used(thing)
    return None


@doing(s.CopyAction)
def copy_action(n: Night, frame: Steps, step: s.CopyAction) -> Call | None:
    seat = person(n, step.who, frame.about)
    found = [
        key
        for thing in things(n, step.what, frame.about)
        for key, _, action, _ in n.game.book.deeds.get(thing, ())
        if action.do and action.target is None and action.being is None
    ]
    if seat < 0 or not n.alive[seat]:
        return None
    about = frame.about.but(actor=seat, it=seat, owner=seat)
    return choose(n, CopyOne(seat, tuple(found), about=about))


class CopyOne(Choosing[Printed], kw_only=True):
    """Which action of a card is done without it."""

    prompt: str = "copy-action"
    about: Context

    def done_with(self, n: Night, chosen: Printed) -> Call | None:
        action = n.game.book.actions[chosen]
        n.emit("acts", seat=self.about.actor, action=chosen.word, word=action.word)
        return run(n, action.do, self.about.but(card=chosen.on))


@doing(s.Shuffle)
def shuffle(n: Night, frame: Steps, step: s.Shuffle) -> Call | None:
    return Call(Shuffling(step.deck)) if n.decks.get(step.deck) else None


# Objects


@doing(s.PutThing)
def put_thing(n: Night, frame: Steps, step: s.PutThing) -> Call | None:
    if step.to is not None:
        seat = person(n, step.to, frame.about)
        if seat < 0:
            return None
        leave(n, step.thing)
        n.emit("gets", seat=seat, thing=step.thing)
        return receive(n, seat, step.thing)
    spots = tuple(map(Spot, tiles(n, step.at, frame.about)))
    by = chooser(n, step.by, frame.about)
    return choose(n, PutAt(by, spots, thing=Thing(step.thing), about=frame.about))


class PutAt(Choosing[Spot], kw_only=True):
    """Where a thing is put."""

    prompt: str = "put-thing"
    thing: Thing
    about: Context

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        thing, tile = self.thing.name, chosen.tile
        leave(n, thing)
        if n.is_card(thing):
            pull(n, thing)
        n.put(tile, thing)
        n.emit("is-put", thing=thing, tile=tile)
        return tell_moved(n, "", self.about.but(other=thing, tile=tile))


@doing(s.AttachCorpse)
def attach_corpse(n: Night, frame: Steps, step: s.AttachCorpse) -> Call | None:
    for seat in people(n, step.who, frame.about):
        if not n.alive[seat] and n.places[seat]:
            tile, thing = n.places[seat], corpse_of(n.families[seat])
            n.places = replaced(n.places, seat, "")
            n.put(tile, thing)
            n.emit("is-put", thing=thing, tile=tile)
    return None


@doing(s.RemoveThing)
def remove_thing(n: Night, frame: Steps, step: s.RemoveThing) -> Call | None:
    found = things(n, step.what, frame.about)
    for thing in found:
        leave(n, thing)
        n.delivered = (*n.delivered, thing)
        n.emit("is-gone", thing=thing)
    return tell_all(n, "delivered", frame.about.but(other=found[0])) if found else None


__all__ = ["EVERYONE", "Enough", "leave", "pull"]
