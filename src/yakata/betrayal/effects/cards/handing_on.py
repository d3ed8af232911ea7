"""Steps that hand cards on, steal them, turn them or do what is printed on another."""

from yakata.betrayal.effects.cards.losing import leave
from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import person, things, touched
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.cards.give_and_take import (
    hand_over,
    receive,
)
from yakata.betrayal.rules.evening.actions import allowed, note_done, unpayable
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.references import Printed, Thing
from yakata.kernel import Call, Seat


@doing(s.Hand)
def hand(n: Night, frame: Steps, step: s.Hand) -> Call | None:
    to = person(n, step.whom, frame.about)
    if to < 0 or not n.alive[to]:
        return None
    options = [thing for thing in things(n, step.what, frame.about) if n.holder(thing) != to and _free(n, thing)]
    by = chooser(n, step.by, frame.about)
    if step.may:  # B106: nobody may choose to give a used card of theirs
        options = [thing for thing in options if thing not in n.used or n.holder(thing) != by]
    return choose(n, HandTo(by, tuple(map(Thing, options)), may=step.may, to=to))


def _free(n: Night, thing: str) -> bool:
    """What may not be given or picked up passes to nobody."""
    return not n.forbids(thing, "give" if n.holder(thing) != NOBODY else "pick-up")


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
    to = person(n, step.whom, frame.about)
    victims = [seat for seat in touched(n, step.carrier, frame.about) if not has_passive(n, seat, "no-steal")]
    options = [
        thing
        for seat in victims
        for thing in n.hands[seat]
        if thing in things(n, step.what, frame.about) and not n.forbids(thing, "steal")
    ]
    by = chooser(n, step.whom, frame.about)
    return choose(n, HandTo(by, tuple(map(Thing, options)), prompt="steal", to=to)) if to >= 0 else None


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
    """B117: what an action says beside its word, when and where it can be done, holds for who copies it."""
    seat = person(n, step.who, frame.about)
    if seat < 0 or not n.alive[seat]:
        return None
    about = frame.about.but(actor=seat, it=seat, owner=seat)
    found = [
        key
        for thing in things(n, step.what, frame.about)
        for key, _, action, _ in n.game.book.deeds.get(thing, ())
        if action.do and action.target is None and action.being is None
        if allowed(n, key, action, about.but(card=thing)) and not unpayable(n, action, about)
    ]
    return choose(n, CopyOne(seat, tuple(found), about=about))


class CopyOne(Choosing[Printed], kw_only=True):
    """Which action of a card is done without it."""

    prompt: str = "copy-action"
    about: Context

    def done_with(self, n: Night, chosen: Printed) -> Call | None:
        action = n.game.book.actions[chosen]
        note_done(n, chosen, action, self.about)
        n.emit("acts", seat=self.about.actor, action=chosen.word, word=action.word)
        if any(chosen.on in hand for hand in n.hands):
            n.set_used(chosen.on)
        return run(n, action.do, self.about.but(card=chosen.on))
