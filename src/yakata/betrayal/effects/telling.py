"""What is said, and boxes that are shown."""

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import reads
from yakata.betrayal.meaning import people
from yakata.betrayal.rules.resolving.choosing import CHANCE, Choosing
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.haunt import HERO
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Printed
from yakata.kernel import Call


@doing(s.Tell)
def tell(n: Night, frame: Steps, step: s.Tell) -> Call | None:
    audience = None if step.whom is None else tuple(people(n, step.whom, frame.about))
    n.emit("told", audience=audience, text=step.text)
    return None


@doing(s.ShowBox)
def show_box(n: Night, frame: Steps, step: s.ShowBox) -> Call | None:
    if step.box is not None:
        n.show_box(Printed(n.haunt, step.box))
        return None
    haunt, actor = n.the_haunt, frame.about.actor
    if haunt is None:
        return None
    role = HERO if n.hides(actor) else n.roles[actor]  # a card that lies face down opens no book
    closed = [Printed(haunt.id, box.id) for box in haunt.boxes if not reads(role, box.book)]
    return Call(Opening(CHANCE, tuple(box for box in closed if box not in n.shown)))


class Opening(Choosing[Printed]):
    """One of the boxes that somebody cannot read is read aloud."""

    def done_with(self, n: Night, chosen: Printed) -> Call | None:
        n.show_box(chosen)
        return None
