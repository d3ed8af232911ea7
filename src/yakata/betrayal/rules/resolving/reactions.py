"""Whatever reacts to what happens, or would happen, does so before the rest goes on."""

from random import Random
from typing import Any, ClassVar

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import Listeners, chapter_word, onset_word
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.tables import Reaction
from yakata.betrayal.meaning import beings, holds, number, things
from yakata.betrayal.rules.choices import NO, YES, YES_NO, Pick
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.rules.rulings import DEEPEST
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Reacted
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.references import text_of
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do

News = tuple[tuple[str, str, str], ...]
"""What has happened: a trigger, the thing, and the tile that it is about."""


Waiting = tuple[str | Printed, int, Seat]
"""Who reacts: the id or the box, which of its reactions, and whose it is."""


class React(Frame):
    """Something happens, or would: whatever reacts to it does, one after the other.

    Gives what is left of the amount, or -1 when it does not happen.
    """

    trigger: str
    about: Context
    amount: int = 0
    would: bool = False
    waiting: tuple[Waiting, ...] = ()

    @do
    def gather(self, n: Night) -> Done | None:
        self.waiting = self.waiting or tuple(_reacting(n, self.trigger, self.about))
        if not self.waiting:
            return Done(self.amount)
        if self.would:
            n.would = (*n.would, self.amount)
        if self.trigger != "end-here":
            self.go(React.offer)
        return None

    @do
    def order(self, n: Night) -> None:
        """B87: several texts for who ends the turn here, the haunt's among them, in any order they like; what cannot
        happen yet waits for the rest."""
        if self.trigger == "end-here":
            now = self._now(n)
            self.waiting = (*now, *[one for one in self.waiting if one not in now])
            if len(now) > 1:
                return
        self.go(React.offer)

    @ask
    def first(self, n: Night) -> Ask:
        words = sorted(self._word(n, one) for one in self._now(n))
        return Ask(self.about.it, "first-of", tuple(map(Pick, words)), "B87")

    def _now(self, n: Night) -> list[Waiting]:
        """Those that can happen now, or of which nobody may know whether they can."""
        return [one for one in self.waiting if secret_book(n, one[0]) or self._fits(n, *self._look(n, one), one)]

    @do
    def ordered(self, n: Night, choice: Pick) -> None:
        self.waiting = tuple(sorted(self.waiting, key=lambda one: self._word(n, one) != choice.what))

    def _word(self, n: Night, one: Waiting) -> str:
        """How a choice calls it: its tile or Event, and which text of it where it has several."""
        ident, place, _ = one
        several = sum(other == ident for other, _, _ in self.waiting) > 1
        return text_of(n.word_for(ident), place) if several else n.word_for(ident)

    @do
    def offer(self, n: Night) -> Call | Done | None:
        while self.waiting:
            reaction, about = self._first(n)
            goes_on = not self.would or n.would[-1] >= 0
            source = self.waiting[0][0]
            if goes_on and reaction.may and isinstance(source, Printed) and secret_book(n, source):
                if seats := self._in_turn(n):
                    self.go(React.in_secret)
                    return Call(FaceDown(seats, source))
            elif goes_on and self._fits(n, reaction, about, self.waiting[0]):
                if not reaction.may:
                    self.go(React.react)
                return None
            self.waiting = self.waiting[1:]
        return self._done(n)

    @ask
    def whether(self, n: Night) -> Ask:
        ident, _, owner = self.waiting[0]
        return Ask(owner, f"react-{n.word_for(ident)}", YES_NO, "BR33")

    @do
    def decide(self, n: Night, answer: Any) -> None:
        if answer == YES:
            self.go(React.react)
        else:
            self.waiting = self.waiting[1:]
            self.go(React.order)

    @do
    def in_secret(self, n: Night, seat: Any) -> None:
        """BR37: who of those whose roles lie face down wants it."""
        (ident, place, _), *rest = self.waiting
        self.waiting = ((ident, place, seat), *rest) if seat >= 0 else tuple(rest)
        if seat < 0:
            self.go(React.order)

    @do
    def react(self, n: Night) -> Call | None:
        reaction, about = self._first(n)
        ident, place, _owner = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.go(React.order)
        if reaction.once == "turn":
            n.note_this_turn(Reacted(ident, place))
        elif reaction.once is not None:
            n.note_once(_once(reaction, ident, place, about))
        if isinstance(ident, Printed):
            n.show_box(ident)
        return run(n, reaction.do, about)

    def _first(self, n: Night) -> tuple[Reaction, Context]:
        return self._look(n, self.waiting[0])

    def _look(self, n: Night, one: Waiting) -> tuple[Reaction, Context]:
        ident, place, owner = one
        reaction, book = reactions_of(n, ident)[place], n.game.book
        actor = owner if self.about.actor < 0 else self.about.actor
        about = self.about.but(actor=actor, owner=owner, amount=self.amount, kind="haunt")
        if isinstance(ident, Printed):
            return reaction, about
        if ident in book.cards or ident in book.objects or ident in book.events:
            kind = "ongoing" if ident in n.ongoing else "event" if ident in book.events else "card"
            about = about.but(card=ident, kind=kind)
        elif ident in book.tiles:
            about = about.but(tile=ident, kind="tile")
        return reaction, about

    def _in_turn(self, n: Night) -> tuple[Seat, ...]:
        """Everybody whose it could be, as far as all know, the one it happens to first."""
        ident, place, _ = self.waiting[0]
        assert isinstance(ident, Printed)
        box, it = n.game.book.boxes[ident], self.about.it
        found = []
        for seat in sorted(range(n.seats), key=lambda seat: seat != it):
            one = (ident, place, seat)
            if (n.hides(seat) or n.reads(seat, box.book)) and holds(n, box.when, self.about.but(owner=seat)):
                found += [seat] if self._fits(n, *self._look(n, one), one) else []
        return tuple(found)

    def _fits(self, n: Night, reaction: Reaction, about: Context, one: Waiting) -> bool:
        ident, place, _ = one
        if reaction.may and ident in n.used:  # B106
            return False
        if reaction.once == "turn":
            if Reacted(ident, place) in n.this_turn:
                return False
        elif reaction.once is not None and _once(reaction, ident, place, about) in n.done:
            return False
        return holds(n, reaction.when, about) and not (isinstance(ident, Printed) and _idle(n, reaction, about))

    def _done(self, n: Night) -> Done:
        if not self.would:
            return Done(self.amount)
        left, n.would = n.would[-1], n.would[:-1]
        return Done(left)


class FaceDown(Frame):
    """BR37: what only one side may decide is put to everybody whose role lies face down; others can only say no.

    Gives who wants it, or nobody; which of them it is, and whether anybody, is not seen before all have been asked.
    """

    MASKED: ClassVar[bool] = True
    """However soon it is answered."""

    waiting: tuple[Seat, ...]
    source: Printed
    asked: tuple[Seat, ...] = ()
    wants: Seat = NOBODY

    @ask
    def whether(self, n: Night) -> Ask:
        seat = self.waiting[0]
        return Ask(seat, f"react-{self.source.word}", YES_NO if self._may(n, seat) else (NO,), "BR37")

    @do
    def said(self, n: Night, answer: Any) -> None:
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        self.asked = (*self.asked, seat)
        if answer == YES and self.wants < 0:
            self.wants = seat
        if self.waiting:
            self.go(FaceDown.whether)

    @do
    def known(self, n: Night) -> Done:
        return Done(self.wants)

    def could_want(self, n: Night, seat: Seat) -> list[Seat]:
        """Those others who could have said yes by now, as this seat would know them."""
        return [other for other in self.asked if other != seat and self._may(n, other)]

    def redraw(self, state: Night, seat: Seat, rng: Random) -> None:
        if self.wants != seat or seat < 0:
            self.wants = rng.choice([NOBODY, *self.could_want(state, seat)])

    def _may(self, n: Night, seat: Seat) -> bool:
        return n.reads(seat, n.game.book.boxes[self.source].book)


def secret_book(n: Night, source: str | Printed) -> bool:
    """Whether a box is in a book of which nobody knows who all read it."""
    if not n.hidden or not isinstance(source, Printed):
        return False
    return n.game.book.boxes[source].book != "all" and any(map(n.hides, range(n.seats)))


def _idle(n: Night, reaction: Reaction, about: Context) -> bool:
    """B148: a box is read when it does something. Whether all that it says would change nothing now."""
    return bool(reaction.do) and all(_changes_nothing(n, step, about) for step in reaction.do)


def _changes_nothing(n: Night, step: s.Step, about: Context) -> bool:
    if not holds(n, step.when, about):
        return True
    if isinstance(step, s.Counter):
        return step.add is not None and number(n, step.add, about) == 0
    if isinstance(step, s.Kill):
        return not beings(n, step.being, about)
    return isinstance(step, s.RemoveThing) and not things(n, step.what, about)


def _once(reaction: Reaction, source: str | Printed, place: int, about: Context) -> Reacted:
    return Reacted(source, place, about.it if reaction.once == "player" else NOBODY)


def reactions_of(n: Night, source: str | Printed) -> tuple[Reaction, ...]:
    if isinstance(source, Printed):
        box = n.game.book.boxes[source]
        return (box.reaction,) if box.reaction else ()
    return n.game.book.reacting(source)


def _reacting(n: Night, trigger: str, about: Context) -> list[Waiting]:
    """B9, B10: the haunt's own first, then cards, tiles, Ongoing Events and rules."""
    found: list[Waiting] = []
    for key in n.game.book.haunt_listening.get((n.haunt, trigger), ()):
        box = n.game.book.boxes[key]
        if box.reaction is not None and box.reaction.may and secret_book(n, key):
            found.append((key, 0, NOBODY))
            continue
        owner = _box_owner(n, box.book, about)
        if owner >= 0 and (box.when is None or holds(n, box.when, about.but(owner=owner))):
            found.append((key, 0, owner))
    listeners = n.game.book.listening.get(trigger)
    if listeners is not None:
        for ident in _present(n, listeners, about):
            owner = n.holder(ident)
            if owner < 0:
                owner = n.kept_events.get(ident, about.it if about.it >= 0 else about.actor)
            found += [(ident, place, owner) for place, r in enumerate(n.game.book.reacting(ident)) if r.on == trigger]
    return found


def _box_owner(n: Night, book: str, about: Context) -> Seat:
    """Who decides for a box: the one it happens to if it is theirs, else the first of that book; all for all."""
    it = about.it if about.it >= 0 else about.actor
    if it >= 0 and n.reads(it, book):
        return it
    mine = [seat for seat in range(n.seats) if n.reads(seat, book)]
    if book == "all" or mine:
        living = [seat for seat in mine if n.alive[seat]]
        return (living or mine or list(n.living) or [0])[0]
    return -1


def _present(n: Night, listeners: Listeners, about: Context) -> list[str]:
    """Which of these are there: carried cards of whom it happens to, or that did something to the being; the tile,
    Ongoing Events, rules."""
    found = []
    it = about.it if about.it >= 0 else about.actor
    if listeners.carried:
        hands = n.hands if it < 0 else (n.hands[it],)  # a card reacts to what happens to its carrier
        found = [card for hand in hands for card in hand if card in listeners.carried]
        if about.being in n.beings and (worn := n.beings[about.being].statuses):
            found += [card for card in _given_by(n, listeners, worn) if card not in found]
    tile = "" if it in n.unseen else about.tile or (n.places[it] if it >= 0 else "")  # BR42
    if tile in listeners.tiles:
        found.append(tile)
    if listeners.events and (n.ongoing or n.kept_events):
        lying = [event for event, spot in sorted(n.ongoing.items()) if event in listeners.events and spot == tile]
        found += [event for event in lying if it < 0 or not n.ignores(it, event)]
        found += [event for event, seat in sorted(n.kept_events.items()) if event in listeners.events and seat == it]
    if listeners.rules:
        found += [rule for rule in n.story.rules if rule in listeners.rules]
    if listeners.nights:
        night = n.options.chapter
        words = (chapter_word(night),) if n.haunt else (chapter_word(night), onset_word(night))
        found += [word for word in words if word in listeners.nights]
    return found


def _given_by(n: Night, listeners: Listeners, statuses: tuple[str, ...]) -> list[str]:
    """BR47: the cards that have done this to a being, whoever carries them now."""
    cards = [n.game.book.cards[ident] for ident in sorted(listeners.carried) if ident in n.game.book.cards]
    return [card.id for card in cards if any(status in card.statuses for status in statuses)]


def listens(n: Night, trigger: str, about: Context) -> bool:
    """Whether anything could react: cheap, to save the frame."""
    book = n.game.book
    if (n.haunt, trigger) in book.haunt_listening:
        return True
    listeners = book.listening.get(trigger)
    return listeners is not None and (about.tile in listeners.tiles or bool(_present(n, listeners, about)))


def tell_all(n: Night, trigger: str, about: Context) -> Call | None:
    """Something has happened: call the reactions, if there are any."""
    if trigger not in n.game.book.heard[n.haunt] or len(n.stack) >= DEEPEST:
        return None
    waiting = _reacting(n, trigger, about)
    return Call(React(trigger, about, waiting=tuple(waiting))) if waiting else None


class Telling(Frame):
    """Several things have happened at once: each is told, one after the other."""

    news: News
    about: Context

    @do
    def next(self, n: Night) -> Call | None:
        while self.news:
            (trigger, other, tile), self.news = self.news[0], self.news[1:]
            call = tell_all(n, trigger, self.about.but(other=other, tile=tile))
            if call is not None:
                self.go(Telling.next)
                return call
        return None


def tell_each(n: Night, news: News, about: Context) -> Call | None:
    """The same of several things."""
    heard = tuple([one for one in news if listens(n, one[0], about.but(other=one[1], tile=one[2]))])
    return Call(Telling(heard, about)) if heard else None
