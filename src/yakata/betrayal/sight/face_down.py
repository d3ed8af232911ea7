"""Roles that lie face down: other casts that a seat could believe in, and what tells it that they are not so."""

from random import Random

from yakata.betrayal.language.printed import Printed
from yakata.betrayal.rules.evening.actions import Acting
from yakata.betrayal.rules.evening.ending import Winning
from yakata.betrayal.rules.haunt.monsters import MonsterTurn
from yakata.betrayal.rules.resolving.reactions import React
from yakata.betrayal.sight.imagining import knows, redraw_roles
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def recast(n: Night, seat: Seat, rng: Random) -> bool:
    """Deal the roles that this seat has not seen again."""
    if not n.hidden or n.ended:
        return False
    before = n.roles, n.truth
    redraw_roles(n, seat, rng)
    return (n.roles, n.truth) != before


def parted(n: Night, world: Night, seat: Seat) -> bool:
    """A role was shown, somebody has won, or a box was read that is meant to tell."""
    if any(one.ended or any(isinstance(frame, Winning) for frame in one.stack) for one in (n, world)):
        return True
    casts = [who for who in range(n.seats) if n.roles[who] != world.roles[who]]
    if any(_shown(n, who, seat) or _shown(world, who, seat) for who in casts):
        return True
    return any(_is_clue(n, source) for source in {*(n.noted or ()), *(world.noted or ())})


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


def blamed(n: Night, world: Night) -> tuple[str, ...]:
    """What was read in one of the worlds only; where both read the same, what was read last."""
    read, other = list(dict.fromkeys(n.noted or ())), list(dict.fromkeys(world.noted or ()))
    only = [source for source in (*read, *other) if (source in read) != (source in other)]
    return tuple(only or read[-1:])


def roles_seen(n: Night, seat: Seat) -> tuple[str, ...]:
    return tuple(n.roles[other] if _shown(n, other, seat) else "hidden" for other in range(n.seats))


def _shown(n: Night, other: Seat, seat: Seat) -> bool:
    return other not in n.hidden or knows(n.hidden[other], seat)


def _is_clue(n: Night, source: str) -> bool:
    key = n.book.printed.get(source)
    return isinstance(key, Printed) and key in n.book.boxes and n.book.boxes[key].clue
