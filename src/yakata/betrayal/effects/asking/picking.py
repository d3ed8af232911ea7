"""One of several options; or somebody or something is picked and named."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.words import Being
from yakata.betrayal.meaning import beings, holds, people, things, tiles
from yakata.betrayal.rules.resolving.choosing import Choosing, applying, choose, chooser
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Done, Frame, Seat, do


@doing(s.Choose)
def chooses(n: Night, frame: Steps, step: s.Choose) -> Call | None:
    options = [option.id for option in step.options if holds(n, option.when, frame.about)]
    return choose(n, step.by, options, "option", frame.about, frame.block, str(frame.next - 1))


@applying("option")
def option_chosen(n: Night, about: Context, word: str, extra: tuple[str, ...]) -> Call | None:
    step = n.book.blocks[extra[0]][int(extra[1])]
    assert isinstance(step, s.Choose)
    option = next(option for option in step.options if option.id == word)
    n.say("chooses", seat=about.it if about.it >= 0 else about.actor, option=word)
    return run(n, option.do, about)


@doing(s.Pick)
def pick(n: Night, frame: Steps, step: s.Pick) -> Call | None:
    about = frame.about
    if step.who is not None:
        options = [n.families[seat] for seat in people(n, step.who, about)]
        kind = "seat"
    elif step.where is not None:
        options, kind = tiles(n, step.where, about), "tile"
    elif step.thing is not None:
        options, kind = things(n, step.thing, about), "thing"
    else:
        options, kind = beings(n, step.being or Being(), about), "being"
    if not options:
        return run(n, step.none, about)
    frame.bound = step.name
    return Call(Picked(chooser(n, step.by, about), tuple(options), kind, step.may, step.name))


class Picked(Frame):
    """Gives what was picked as a context remembers it: ``seat:2``."""

    seat: Seat
    options: tuple[str, ...]
    kind: str
    may: bool
    name: str

    @do
    def choose(self, n: Night) -> Call:
        return Call(Choosing(self.seat, self.options, f"pick-{self.name}", self.may))

    @do
    def chosen(self, n: Night, word: Any) -> Done:
        if not word:
            return Done("")
        return Done(f"seat:{n.seat_of(word)}" if self.kind == "seat" else f"{self.kind}:{word}")
