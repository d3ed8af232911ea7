"""What each seat sees: built from nothing, by naming what is shown."""

from typing import Any

import msgspec
from msgspec.structs import astuple

from yakata.hako_onna.rules import noise, tower
from yakata.hako_onna.rules.moving_together import MovingTogether
from yakata.hako_onna.rules.scenes import Phase, Scene
from yakata.hako_onna.sight.position import Position
from yakata.hako_onna.sight.view import (
    AnswerView,
    ClaimView,
    GhostView,
    NightView,
    NoiseView,
    NoteView,
    PerhapsView,
    ScreamView,
    SeatView,
    ShadowView,
    TowerView,
    WinkView,
)
from yakata.hako_onna.state import hands, whereabouts
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.mansion import Mansion
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, Note, known, lot_of
from yakata.hako_onna.state.night import HAKO, NOWHERE, UNSEEN, Night
from yakata.kernel import SPECTATOR, Event, Remembered, Seat
from yakata.tower import Placement
from yakata.tower.naming import named_ways


def show(s: Night, seat: Seat, alike: Position | None = None) -> NightView:
    """The table for everyone, and what this seat knows beyond it. What is ``alike`` for several is worked out once."""
    alike = alike or Position()
    fields = s.common(seat) | _table(s, bool(s.shown) and seat not in s.ghosts, alike) | _known(s, seat, alike)
    if "peeking" in fields:
        fields["peeking"] = s.content.shadows[fields["peeking"]]
    if s.dark and seat not in s.ghosts:
        fields["asked"] = HAKO
    if seat == SPECTATOR:
        return NightView(**fields)
    fields |= _own(s, seat)
    if seat in s.ghosts:
        if not alike.ghostly:
            alike.ghostly |= _ghostly(s)
        fields |= alike.ghostly
    return NightView(**fields)


def phase(s: Night) -> Phase:
    if s.over:
        return "end"
    if s.dark:
        return "dark"
    return next((frame.phase for frame in reversed(s.stack) if isinstance(frame, Scene)), "visitor")


def _table(s: Night, blind: bool, alike: Position) -> dict[str, Any]:
    """What lies open. In the dark the Visitors still see the house as it was before."""
    if blind not in alike.table:
        alike.table[blind] = _open(s, blind, alike.kept)
    return alike.table[blind]


def _open(s: Night, blind: bool, kept: Remembered) -> dict[str, Any]:
    content = s.content
    counts = s.shown if blind else s.counts()
    up = s.shown_up if blind else s.up
    slots = s.shown_slots if blind else (bool(s.slots[0]), bool(s.slots[1]))
    return {
        "options": s.options,
        "phase": phase(s),
        "hour": s.hour,
        "turn": s.turn,
        "house": s.plan,
        "ways": kept.same("ways", _ways, s.house),
        "stairs": content.boards.stairs,
        "players": kept.very("players", tuple([_player(s, other) for other in range(s.seats)])),
        "shadows": kept.same("shadows", _shadows, content, counts, up, s.salted),
        "noise": _noise(s),
        "diary": s.diary,
        "gone": (*(_public(s, lot) for lot in s.gone), *s.gone_cards),
        "empties": s.empties,
        "barred": s.barred,
        "set_cards": slots,
        "face_up_powers": tuple([card for card in s.slots if card and noise.in_force(s, card)]),
        "hand_cards": len(s.powers) + sum(map(bool, s.slots)) - sum(slots),
        "deck_cards": len(s.fresh) + len(s.bottom),
        "screams": tuple([ScreamView(scream.hour, scream.room, scream.became) for scream in s.screams]),
        "answers": tuple([AnswerView(*astuple(answer)) for answer in s.answers]),
        "claims": tuple([ClaimView(*astuple(claim)) for claim in s.claims]),
        "numbers_known": s.numbers_known,
        "numbers_refused": s.numbers_refused,
        "guesses": s.guesses,
        "weapons_failed": s.failed,
        "key_in_safe": s.in_safe,
        "trail": tuple(map(_said, s.trail)),
    }


def _ways(house: Mansion) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((a, b) for a, ways in house.ways.items() for b in ways if a < b))


def _shadows(content: Content, counts: tuple[int, ...], up: int, salted: int) -> tuple[ShadowView, ...]:
    return tuple(
        ShadowView(card, content.room_of[n], counts[n], bool(up >> n & 1), bool(salted >> n & 1))
        for n, card in enumerate(content.shadows)
    )


def _known(s: Night, seat: Seat, alike: Position) -> dict[str, Any]:
    """What this seat can know of where the ghosts and the tiles are: all ghosts the same."""
    knower = s.knower(seat)
    if knower not in alike.known:
        alike.known[knower] = _whereabouts(s, knower) | _notebook(s, knower, alike.kept)
    return alike.known[knower]


def _whereabouts(s: Night, knower: int) -> dict[str, Any]:
    if knower == GHOSTS:
        return {"may_be": (), "hakobito_may_be": ()}
    others = [(other, _names(s, whereabouts.hakobito_of(s, knower, other))) for other in whereabouts.hakobito(s)]
    return {"may_be": _names(s, whereabouts.may_be(s, knower)), "hakobito_may_be": tuple(others)}


def _noise(s: Night) -> NoiseView:
    kind, number = s.options.noise_kind(), noise.following(s)
    if kind == "cards":
        return NoiseView(kind, number, s.cards_up, s.kept, overdue=s.overdue)
    red = noise.discs(s).red
    if kind == "tower":
        lain = _tower(s)
        return NoiseView(kind, number, (), s.kept, tuple(disc.side for disc in lain.stack), red, 0, s.overdue, lain)
    care = noise.red_ways(s)[0].care if number in red else "careful"
    odds = round(100 * noise.stands(s, care)) if kind == "discs" and number <= noise.LAST else 0
    return NoiseView(kind, number, (), s.kept, s.laid, red, odds, s.overdue)


def _tower(s: Night) -> TowerView:
    """All of it lies open."""
    lain, kind, sides = tower.stack(s), tower.kind(s), tower.sides(s)
    on_top = s.stack[-1] if s.stack else None
    laying = isinstance(on_top, tower.NoiseTower) and on_top.at in (
        tower.NoiseTower.how.name,
        tower.NoiseTower.lay.name,
    )
    ways = named_ways(lain, kind, sides) if laying else ()
    coming = Placement.parse(on_top.care) if isinstance(on_top, tower.NoiseTower) and on_top.tremble >= 0 else None
    return TowerView(lain, kind, sides, tower.weaker_hand(s), ways, coming)


def _said(event: Event) -> str:
    """An event as a text: its key, and its slots as JSON."""
    return f"{event.key} {msgspec.json.encode(event.slots).decode()}" if event.slots else event.key


def _player(s: Night, seat: Seat) -> SeatView:
    """HR40: a hand has no order."""
    tiles = len(s.hands[seat])
    shown = sorted(hands.sure(s, EVERYONE, seat)) if tiles else []
    return SeatView(s.alive[seat], s.rooms[seat], s.items[seat], tiles, (*shown, *(UNSEEN,) * (tiles - len(shown))))


def _public(s: Night, lot: int) -> str:
    """What all know of a lot, for certain."""
    note = s.knows.get(known(EVERYONE, lot))
    return note.face if note is not None and not note.stale else UNSEEN


def _names(s: Night, mask: int) -> tuple[str, ...]:
    return tuple([name for n, name in enumerate(s.content.shadows) if mask >> n & 1])


def _notebook(s: Night, knower: int, kept: Remembered) -> dict[str, Any]:
    """Everything known of tiles that lie, are carried or gone. No order tells which lot is which."""
    if not s.knows and knower not in s.astray:
        return {"notes": (), "perhaps": ()}
    places = _places(s, knower)
    seen = {lot_of(key) for key in s.knows}
    noted = [(where, s.note(knower, lot)) for lot, where in places.items() if lot in seen]
    notes = [_note(where, note, s.stale(knower, note)) for where, note in noted if note is not None]
    perhaps: dict[str, list[str]] = {}
    if knower in s.astray:
        theirs = s.astray[knower]
        notes += [_note("lost", note, True) for note in theirs.lost]
        lots = theirs.lots()
        for note in theirs.tiles:
            there = {places[lot] for lot in lots[note.face]}
            for where in there:
                if len(there) == 1:
                    notes.append(_note(where, note, s.stale(knower, note)))
                else:
                    perhaps.setdefault(where, []).append(note.face)
        for where, tiles in perhaps.items():
            if hands.unseen(s, knower, [lot for lot, there in places.items() if there == where]):
                tiles.append(UNSEEN)
    return {
        "notes": kept.very("notes", tuple(sorted(notes, key=lambda note: (note.where, note.tile)))),
        "perhaps": tuple(PerhapsView(where, tuple(tiles)) for where, tiles in sorted(perhaps.items())),
    }


def _places(s: Night, knower: int) -> dict[int, str]:
    """Where each lot is, as this knower names it."""
    places = {lot: s.content.shadows[shadow] for shadow, lot in enumerate(s.base) if lot >= 0}
    if knower == GHOSTS:
        for seat, (at, holds) in enumerate(zip(s.ghost_at, s.holds, strict=True)):
            if holds:
                places[s.base[at]] = f"held-{seat}"
    places |= {lot: f"hand-{seat}" for seat, hand in enumerate(s.hands) for lot in hand}
    return places | dict.fromkeys(s.gone, "gone")


def _note(where: str, note: Note, stale: bool) -> NoteView:
    return NoteView(where, note.face, note.hour, _how(note), stale, note.times)


def _how(note: Note) -> str:
    """How it was seen: ``peeked``; ``shown-2``, by the Visitor in seat 2; ``dead-2``, told by the dead of seat 2."""
    return f"{note.how}-{note.by}" if note.how in ("shown", "dead") else note.how


def _own(s: Night, seat: Seat) -> dict[str, Any]:
    phone = s.phones[seat][-1] if s.phones[seat] else None
    return {
        "hand": s.carried(seat) if s.alive[seat] else (),
        "winks": tuple(WinkView(w.seat, w.other, w.hour) for w in s.winks if seat in (w.seat, w.other)),
        "partner": s.on_the_air(seat),
        "powers_shown": phone.powers if phone else (),
        "powers_shown_at": phone.hour if phone else -1,
    }


def _ghostly(s: Night) -> dict[str, Any]:
    """The ghosts play together and see what she has (H124)."""
    shadows, safe, means = s.content.shadows, zip(s.ghost_at, s.holds, strict=True), _meant(s)
    return {
        "ghosts": tuple(
            GhostView(seat, shadows[at], s.faces[s.base[at]] if holds else "", means.get(seat, ""))
            for seat, (at, holds) in enumerate(safe)
            if at != NOWHERE
        ),
        "code": s.code,
        "weakness": s.weakness,
        "hand_powers": s.powers,
        "set_powers": s.slots,
        "deck_bottom": s.bottom,
        "whispers": tuple(map(_said, s.whispers)),
    }


def _meant(s: Night) -> dict[Seat, str]:
    """Where each ghost that has chosen means to hide, while they move."""
    moving = next((frame for frame in reversed(s.stack) if isinstance(frame, MovingTogether)), None)
    plans = moving.plans if moving else ()
    return {plan.seat: s.content.shadows[plan.shadow] for plan in plans if plan.shadow != NOWHERE}
