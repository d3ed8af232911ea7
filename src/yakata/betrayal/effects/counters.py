"""Counters, flags, and what happens at the end of a later round."""

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.blocks import name_of
from yakata.betrayal.meaning import number
from yakata.betrayal.meaning.numbers import of_one, whose
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.night import Night
from yakata.kernel import Call


@doing(s.Counter)
def counter(n: Night, frame: Steps, step: s.Counter) -> Call | None:
    if step.counter in n.game.book.each_has:
        return _of_each(n, frame, step)
    old = n.counters.get(step.counter, 0)
    new = number(n, step.set, frame.about) if step.set is not None else old
    if step.add is not None:
        new += number(n, step.add, frame.about)
    n.counters[step.counter] = new
    if new == old:
        return None
    n.emit("counter", audience=n.readers_of(step.counter), counter=step.counter, value=new)
    return tell_all(n, "counter-changed", frame.about.but(other=step.counter))


def _of_each(n: Night, frame: Steps, step: s.Counter) -> Call | None:
    """The counters that several have, of all these."""
    changed = False
    for one in whose(n, step, frame.about):
        key = of_one(step.counter, one)
        old = n.counters.get(key, 0)
        new = number(n, step.set, frame.about) if step.set is not None else old
        n.counters[key] = new = new + (number(n, step.add, frame.about) if step.add is not None else 0)
        if new != old:
            changed = True
            n.emit("counter-of", audience=n.readers_of(step.counter), who=one, counter=step.counter, value=new)
    return tell_all(n, "counter-changed", frame.about.but(other=step.counter)) if changed else None


@doing(s.Schedule)
def schedule(n: Night, frame: Steps, step: s.Schedule) -> Call | None:
    if step.then:
        when = n.round + number(n, step.rounds, frame.about)
        n.schedule = (*n.schedule, (when, name_of(step.then), frame.about.actor))
    return None


@doing(s.SetFlag)
def set_flag(n: Night, frame: Steps, step: s.SetFlag) -> Call | None:
    without = tuple(flag for flag in n.flags if flag != step.flag)
    before, n.flags = n.flags, tuple(sorted((*without, step.flag))) if step.set else without
    return None if n.flags == before else tell_all(n, "flag-changed", frame.about.but(other=step.flag))
