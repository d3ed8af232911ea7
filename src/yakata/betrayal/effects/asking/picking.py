"""One of several options; or somebody or something is picked and named."""

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.words import Being as AnyBeing
from yakata.betrayal.meaning import beings, holds, people, things, tiles
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Being, Named, Person, Spot, Thing
from yakata.kernel import Call


@doing(s.Choose)
def chooses(n: Night, frame: Steps, step: s.Choose) -> Call | None:
    options = tuple(option.id for option in step.options if holds(n, option.when, frame.about))
    by, place = chooser(n, step.by, frame.about), frame.next - 1
    return choose(n, ChooseOption(by, options, block=frame.block, place=place, about=frame.about))


class ChooseOption(Choosing[str], kw_only=True):
    """One of several things to do."""

    prompt: str = "option"
    block: str
    """The list that the step stands in, and its number there."""
    place: int
    about: Context

    def done_with(self, n: Night, chosen: str) -> Call | None:
        about = self.about
        seat = self.seat if self.seat >= 0 else about.it if about.it >= 0 else about.actor
        n.say("chooses", seat=seat, option=chosen)
        return run(n, next(option.do for option in self.step(n).options if option.id == chosen), about)

    def step(self, n: Night) -> s.Choose:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Choose)
        return step


@doing(s.Pick)
def pick(n: Night, frame: Steps, step: s.Pick) -> Call | None:
    about = frame.about
    options: tuple[Named, ...]
    if step.who is not None:
        options = tuple(map(Person, people(n, step.who, about)))
    elif step.where is not None:
        options = tuple(map(Spot, tiles(n, step.where, about)))
    elif step.thing is not None:
        options = tuple(map(Thing, things(n, step.thing, about)))
    else:
        options = tuple(map(Being, beings(n, step.being or AnyBeing(), about)))
    if not options:
        return run(n, step.none, about)
    frame.wait_for("name", step.name)
    return Call(Choosing(chooser(n, step.by, about), options, f"pick-{step.name}", step.may))
