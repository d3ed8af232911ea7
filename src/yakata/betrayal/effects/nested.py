"""Steps within steps: for each, if, and routines."""

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.blocks import name_of
from yakata.betrayal.language.words import Being as AnyBeing
from yakata.betrayal.meaning import beings, holds, tiles, touched
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Being, Named, Person, Spot
from yakata.kernel import Call, Frame, do


@doing(s.ForEach)
def for_each(n: Night, frame: Steps, step: s.ForEach) -> Call | None:
    if not step.then:
        return None
    block = name_of(step.then)
    found: tuple[Named, ...]
    if step.who is not None:
        found = tuple(map(Person, in_turn(n, touched(n, step.who, frame.about))))
    elif step.where is not None:
        found = tuple(map(Spot, tiles(n, step.where, frame.about)))
    else:
        found = tuple(map(Being, beings(n, step.being or AnyBeing(), frame.about)))
    return Call(Each(found, block, frame.about)) if found else None


class Each(Frame):
    """The same steps for one after the other."""

    found: tuple[Named, ...]
    block: str
    about: Context

    @do
    def next(self, n: Night) -> Call | None:
        if not self.found:
            return None
        one, self.found = self.found[0], self.found[1:]
        self.go(Each.next)
        if isinstance(one, Person):
            return Call(Steps(self.block, self.about.but(it=one.seat)))
        if isinstance(one, Spot):
            return Call(Steps(self.block, self.about.but(tile=one.tile, it=-1)))
        return Call(Steps(self.block, self.about.but(being=one.name))) if one.name in n.beings else None


@doing(s.If)
def if_(n: Night, frame: Steps, step: s.If) -> Call | None:
    return run(n, step.then if holds(n, step.test, frame.about) else step.other, frame.about)


@doing(s.Run)
def run_routine(n: Night, frame: Steps, step: s.Run) -> Call | None:
    return run(n, n.book.routines[step.routine].steps, frame.about)
