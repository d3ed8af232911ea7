"""Steps by which cards and Objects go: under a deck, into the box, the tomb, nowhere, onto the tile."""

from collections.abc import Collection

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import things, touched
from yakata.betrayal.rules.cards.decks import (
    bury,
)
from yakata.betrayal.rules.cards.give_and_take import (
    Bereft,
    drop,
    lose_card,
    lost,
)
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.choosing import Choosing, choose
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.reactions import News, tell_each
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context, acting
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.references import Thing
from yakata.kernel import Call, Seat


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
        fallen += _bury(n, thing)
    return _bereft(fallen)


def _bury(n: Night, thing: str) -> tuple[Seat, ...]:
    fallen = leave(n, thing)
    if thing in n.book.deck_of:
        bury(n, n.book.deck_of[thing], thing)
    else:
        n.delivered = (*n.delivered, thing)
    n.emit("buried", thing=thing)
    return fallen


def pay_away(n: Night, thing: str, about: Context) -> Call | None:
    """Somebody (``it``) has paid with this: it is buried, and lost to them."""
    fallen, news = _bury(n, thing), lost(n, thing, n.seen_at(about.it))
    return Call(Bereft(fallen, news, about)) if fallen or news else None


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


@doing(s.Drop)
def drops(n: Night, frame: Steps, step: s.Drop) -> Call | None:
    seats = [seat for seat in touched(n, step.who, frame.about) if n.alive[seat] and n.hands[seat]]
    wanted = {thing for thing in things(n, step.what, frame.about) if not n.forbids(thing, "drop")}
    if step.every:
        fallen: tuple[Seat, ...] = ()
        news: News = ()
        for seat in seats:
            for thing in n.hands[seat]:
                if thing in wanted:
                    n.appear(seat)
                    n.emit("drops", seat=seat, thing=thing)
                    fallen += (seat,) if lose_card(n, seat, thing) else ()
                    n.put(n.places[seat], thing)
                    news += lost(n, thing, n.places[seat])
        if not news:
            return _bereft(fallen)
        about = acting(seats[0])
        return Call(Bereft(fallen, news, about)) if fallen else tell_each(n, news, about)
    if len(seats) > 1:
        return Call(EachDrops(tuple(in_turn(n, seats)), tuple(sorted(wanted)), step.may, frame.about))
    return drop_one(n, seats[0], wanted, step.may, frame.about) if seats else None


def drop_one(n: Night, seat: Seat, wanted: Collection[str], may: bool, about: Context) -> Call | None:
    """B106: nobody may choose to drop a used card; who must, can."""
    options = tuple(Thing(thing) for thing in n.hands[seat] if thing in wanted and not (may and thing in n.used))
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
