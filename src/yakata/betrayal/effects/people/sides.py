"""Roles, statuses, and leaving the game."""

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, people, person, tiles
from yakata.betrayal.rules.evening.ending import WOULD, Winning, end
from yakata.betrayal.rules.fighting.death import Death, drop_all
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.haunt.beginning import Dealing, NextPart, face_down, reorder
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY, replaced
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import Call, Seat


@doing(s.SetRole)
def set_role(n: Night, frame: Steps, step: s.SetRole) -> Call | None:
    """They change sides, and read the other book from now on."""
    changed = [seat for seat in people(n, step.who, frame.about) if n.roles[seat] != step.role]
    if step.silent:
        face_down(n)
        for seat in changed:
            n.roles = replaced(n.roles, seat, step.role)
            n.emit("role-silent", audience=(seat,), seat=seat, role=step.role)
        return None  # what reacted to it would tell
    for seat in changed:
        n.roles = replaced(n.roles, seat, step.role)
        n.hidden.pop(seat, None)
        n.emit("role-set", seat=seat, role=step.role)
    if changed:
        reorder(n)
    return tell_all(n, "role-changed", frame.about.but(it=changed[0])) if changed else None


@doing(s.DealRoles)
def deal_roles(n: Night, frame: Steps, step: s.DealRoles) -> Call | None:
    cards = [role for role, count in step.roles.items() for _ in range(number(n, count, frame.about))]
    return Call(Dealing(tuple(cards), tuple(people(n, step.who, frame.about))))


@doing(s.RevealRole)
def reveal_role(n: Night, frame: Steps, step: s.RevealRole) -> Call | None:
    shown = -1
    for seat in people(n, step.who, frame.about):
        if seat not in n.hidden:
            continue
        if step.to is None:
            n.hidden[seat], shown = EVERYONE, seat
            n.emit("role-shown", seat=seat, role=n.roles[seat])
            reorder(n)
        else:
            for other in people(n, step.to, frame.about):
                n.hidden[seat] |= 1 << other
                n.emit("role-seen", audience=(other,), seat=seat, role=n.roles[seat])
                n.emit("role-looked", seat=other, other=seat)
    return tell_all(n, "role-revealed", frame.about.but(it=shown)) if shown >= 0 else None


@doing(s.SetStatus)
def set_status(n: Night, frame: Steps, step: s.SetStatus) -> Call | None:
    for seat in people(n, step.who, frame.about):
        others = [one for one in n.passing if one[:2] != (seat, step.status)]
        n.passing = tuple(sorted([*others, (seat, step.status, step.until)] if step.until and step.on else others))
        n.set_status(seat, step.status, step.on)
    return None


@doing(s.Vanish)
def vanish(n: Night, frame: Steps, step: s.Vanish) -> Call | None:
    for seat in people(n, step.who, frame.about):
        if n.alive[seat] and n.places[seat] and seat not in n.unseen:
            n.unseen[seat] = (n.places[seat],)
            n.emit("goes-out-of-sight", seat=seat, tile=n.places[seat])
            for ident, being in n.beings.items():
                if being.follows == seat:  # it would be seen
                    n.beings[ident] = replace(being, follows=NOBODY)
    return None


@doing(s.Appear)
def appear(n: Night, frame: Steps, step: s.Appear) -> Call | None:
    for seat in people(n, step.who, frame.about):
        n.appear(seat)
    return None


@doing(s.Seek)
def seek(n: Night, frame: Steps, step: s.Seek) -> Call | None:
    """All hear where they are not."""
    spots = tiles(n, step.where, frame.about)
    for seat in people(n, step.who, frame.about):
        if seat not in n.unseen:
            continue
        if n.places[seat] in spots:
            n.appear(seat)
            return run(n, step.found, frame.about.but(it=seat, target=seat))
        n.unseen[seat] = tuple(tile for tile in n.unseen[seat] if tile not in spots)
    n.emit("nobody-there", tiles=tuple(spots))
    return run(n, step.none, frame.about)


@doing(s.Eliminate)
def eliminate(n: Night, frame: Steps, step: s.Eliminate) -> Call | None:
    for seat in people(n, step.who, frame.about):
        n.appear(seat)
        if step.drop and n.places[seat]:
            drop_all(n, seat)
        _off(n, seat)
        n.emit("eliminated", seat=seat)
    return None


@doing(s.Escape)
def escape(n: Night, frame: Steps, step: s.Escape) -> Call | None:
    for seat in people(n, step.who, frame.about):
        if n.alive[seat] and n.places[seat]:
            n.appear(seat)
            n.escaped = replaced(n.escaped, seat, True)
            _off(n, seat)
            n.emit("escapes", seat=seat)
    return None


def _off(n: Night, seat: int) -> None:
    n.places = replaced(n.places, seat, "")
    if n.turn == seat:
        n.over_turn = True


@doing(s.Die)
def die(n: Night, frame: Steps, step: s.Die) -> Call | None:
    seats = [seat for seat in people(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    return Call(Dying(tuple(in_turn(n, seats)), frame.about)) if seats and n.haunt else None


class Dying(OneByOne):
    """Several die, one after the other."""

    about: Context

    def one(self, n: Night, seat: Seat) -> Call | None:
        return Call(Death(seat, self.about)) if n.alive[seat] and n.places[seat] else None


@doing(s.Win)
def win(n: Night, frame: Steps, step: s.Win) -> Call | None:
    seat = person(n, step.who, frame.about) if step.who is not None else NOBODY
    journal = next((v.journal for v in n.true_haunt.win if v.ending == step.ending), None)
    if WOULD in n.heard:
        return Call(Winning(step.side or "each", step.ending, journal, seat))
    end(n, step.side or "each", step.ending, journal, seat)
    return None


@doing(s.NextStage)
def next_stage(n: Night, frame: Steps, step: s.NextStage) -> Call | None:
    return Call(NextPart(step.haunt)) if n.haunt and n.haunt != step.haunt else None


__all__ = ["Context", "reorder"]
