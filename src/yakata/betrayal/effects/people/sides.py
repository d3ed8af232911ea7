"""Roles, statuses, and leaving the game."""

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.pack_tables import corpse_of
from yakata.betrayal.meaning import beings, number, people, person, touched
from yakata.betrayal.rules.evening.ending import WOULD, Winning, end
from yakata.betrayal.rules.fighting.death import Death, drop_all, tell_lost
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.haunt.beginning import Dealing, HauntStart, NextPart, face_down, reorder
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Risen
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
        if step.whom is None:
            n.hidden[seat], shown = EVERYONE, seat
            n.emit("role-shown", seat=seat, role=n.roles[seat])
            reorder(n)
        else:
            for other in people(n, step.whom, frame.about):
                n.hidden[seat] |= 1 << other
                n.emit("role-seen", audience=(other,), seat=seat, role=n.roles[seat])
                n.emit("role-looked", seat=other, other=seat)
    return tell_all(n, "role-revealed", frame.about.but(it=shown)) if shown >= 0 else None


@doing(s.SetStatus)
def set_status(n: Night, frame: Steps, step: s.SetStatus) -> Call | None:
    if step.being is not None:
        _set_being_status(n, step, beings(n, step.being, frame.about))
        return None
    for seat in touched(n, step.who, frame.about):
        others = [one for one in n.passing if one[:2] != (seat, step.status)]
        n.passing = tuple(sorted([*others, (seat, step.status, step.until)] if step.until and step.set else others))
        n.set_status(seat, step.status, step.set)
    return None


def _set_being_status(n: Night, step: s.SetStatus, found: list[str]) -> None:
    for being in found:
        one = n.beings[being]
        if step.set != (step.status in one.statuses):
            kept = {*one.statuses, step.status} if step.set else {*one.statuses} - {step.status}
            n.beings[being] = replace(one, statuses=tuple(sorted(kept)))
            if step.set:
                n.emit("being-status", being=being, status=step.status)
            else:
                n.emit("being-status-gone", being=being, status=step.status)


@doing(s.Eliminate)
def eliminate(n: Night, frame: Steps, step: s.Eliminate) -> Call | None:
    call = None
    for seat in touched(n, step.who, frame.about):
        n.appear(seat)
        if step.drop and n.places[seat]:
            call = tell_lost(n, seat, drop_all(n, seat)) or call
        _off(n, seat)
        n.emit("eliminated", seat=seat)
    return call


@doing(s.Escape)
def escape(n: Night, frame: Steps, step: s.Escape) -> Call | None:
    for seat in touched(n, step.who, frame.about):
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
    seats = [seat for seat in touched(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    return Call(Dying(tuple(in_turn(n, seats)), frame.about)) if seats and n.haunt else None


@doing(s.Rise)
def rise(n: Night, frame: Steps, step: s.Rise) -> Call | None:
    """The body stays where it is; who rises is no longer in it."""
    for seat in people(n, step.who, frame.about):
        corpse = corpse_of(n.families[seat])
        tile = n.places[seat] or n.where_is(corpse)
        if n.haunt and tile and not n.alive[seat] and seat not in n.ghosts:
            if n.places[seat]:
                n.put(tile, corpse)
            n.places = replaced(n.places, seat, tile)
            n.note_once(Risen(seat))
            n.emit("rises", seat=seat, tile=tile)
    return None


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


@doing(s.BeginHaunt)
def begin_haunt(n: Night, frame: Steps, step: s.BeginHaunt) -> Call | None:
    """Nobody needs to have done it: then whose turn it is reveals it, or who is first."""
    if n.haunt or n.ended or not n.order:
        return None
    seat = person(n, step.who, frame.about)
    seat = seat if seat >= 0 else n.turn if n.turn >= 0 else n.order[0]
    omen = frame.about.other if frame.about.other in n.book.omens else ""
    return Call(HauntStart(seat, omen, (step.haunt,) if step.haunt else ()))


@doing(s.NextStage)
def next_stage(n: Night, frame: Steps, step: s.NextStage) -> Call | None:
    return Call(NextPart(step.haunt)) if n.haunt and n.haunt != step.haunt else None


__all__ = ["Context", "reorder"]
