"""Steps that put Objects somewhere, make one of a body, or take them out of the game."""

from yakata.betrayal.effects.cards.drawing import pull
from yakata.betrayal.effects.cards.losing import leave
from yakata.betrayal.language import steps as s
from yakata.betrayal.language.pack_tables import corpse_of
from yakata.betrayal.meaning import people, person, things, tiles
from yakata.betrayal.rules.cards.give_and_take import (
    receive,
    tell_moved,
)
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import replaced
from yakata.betrayal.state.references import Spot, Thing
from yakata.kernel import Call


@doing(s.PutThing)
def put_thing(n: Night, frame: Steps, step: s.PutThing) -> Call | None:
    if step.whom is not None:
        seat = person(n, step.whom, frame.about)
        if seat < 0:
            return None
        leave(n, step.object)
        n.emit("gets", seat=seat, thing=step.object)
        return receive(n, seat, step.object)
    spots = tuple(map(Spot, tiles(n, step.at, frame.about)))
    by = chooser(n, step.by, frame.about)
    return choose(n, PutAt(by, spots, thing=Thing(step.object), about=frame.about))


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
        if not n.alive[seat] and n.places[seat] and seat not in n.ghosts:
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
