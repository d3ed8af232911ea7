"""Roles that lie face down: other casts that a seat could believe in, and what tells it that they are not so."""

from random import Random
from typing import Final

from yakata.betrayal.language.printed import Printed
from yakata.betrayal.rules.evening.actions import Acting
from yakata.betrayal.rules.evening.ending import Winning
from yakata.betrayal.rules.haunt.monsters import MonsterTurn
from yakata.betrayal.rules.resolving.reactions import FaceDown, React
from yakata.betrayal.sight.imagining import redraw_places, redraw_roles
from yakata.betrayal.sight.position import knows
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.kernel import Event, Seat

_ROLES: Final = ("role-shown", "role-seen", "role-set")
_APPEARS: Final = "comes-in-sight"


def recast(n: Night, seat: Seat, rng: Random) -> bool:
    """Deal the roles that this seat has not seen again; put who is out of its sight elsewhere."""
    if n.ended or not (n.hidden or n.unseen):
        return False
    before = n.roles, n.truth, n.places
    redraw_roles(n, seat, rng)
    redraw_places(n, seat, rng)
    return (n.roles, n.truth, n.places) != before and _wanted(n, seat, rng)


def _wanted(n: Night, seat: Seat, rng: Random) -> bool:
    """What was said yes to in secret, somebody else could have said yes to; whether that can be."""
    for frame in n.stack:
        if isinstance(frame, FaceDown) and frame.wants not in (NOBODY, seat):
            others = frame.could_want(n, seat)
            if not others:
                return False
            frame.wants = rng.choice(others)
    return True


def parted(n: Night, world: Night, seat: Seat) -> bool:
    """A role was shown, somebody came into sight or has won, or a box was read that is meant to tell."""
    if any(one.ended or any(isinstance(frame, Winning) for frame in one.stack) for one in (n, world)):
        return True
    heard = [event for event in (*n.told, *world.told) if event.seen_by(seat)]
    cast = {who for who in range(n.seats) if n.roles[who] != world.roles[who]}
    if any(_shown(n, who, seat) or _shown(world, who, seat) for who in cast) or _named(heard, _ROLES, cast):
        return True
    apart = {who for who in range(n.seats) if n.places[who] != world.places[who]}
    if any(who not in n.unseen or who not in world.unseen for who in apart) or _appears_otherwise(n, world, seat):
        return True
    return any(_is_clue(n, source) for source in {*(n.noted or ()), *(world.noted or ())})


def _named(heard: list[Event], keys: tuple[str, ...], seats: set[Seat]) -> bool:
    """Shown, and hidden again in the same breath."""
    return any(event.key in keys and event.slots["seat"] in seats for event in heard)


def _appears_otherwise(n: Night, world: Night, seat: Seat) -> bool:
    """BR42: who comes into sight shows where they are, wherever they are led from there, and in their own turn how many
    moves are left to them."""
    here, there = (
        [event.slots for event in one.told if event.key == _APPEARS and event.seen_by(seat)] for one in (n, world)
    )
    return here != there or (n.moves != world.moves and any(slots["seat"] == n.turn for slots in here))


def doing(n: Night) -> list[str]:
    """The cards, tiles and boxes whose steps are on the stack."""
    found = []
    for frame in n.stack:
        if isinstance(frame, React) and frame.waiting:
            found.append(n.word_for(frame.waiting[0][0]))
        elif isinstance(frame, Acting):
            found.append(frame.key.word)
        elif isinstance(frame, MonsterTurn) and frame.being in n.beings:
            found.append(n.beings[frame.being].kind)
        elif block := getattr(frame, "block", ""):
            found.append(n.book.printed_on(block))
    return found


def roles_seen(n: Night, seat: Seat) -> tuple[str, ...]:
    return tuple(n.roles[other] if _shown(n, other, seat) else "hidden" for other in range(n.seats))


def _shown(n: Night, other: Seat, seat: Seat) -> bool:
    return other not in n.hidden or knows(n.hidden[other], seat)


def _is_clue(n: Night, source: str) -> bool:
    key = n.book.printed.get(source)
    return isinstance(key, Printed) and key in n.book.boxes and n.book.boxes[key].clue
