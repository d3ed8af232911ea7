"""What others can follow of the tiles in a hand (H65, HR40): it is face down and has no order.

A tile that goes into a hand can be followed: whoever knew it knows who carries it. When a tile leaves a hand, only its
owner knows which: for everyone else each tile of that hand may be the one that went (see ``strays``). A tile that is
shown is picked from those of the hand that the onlooker does not know one by one. Whoever sees a face settles what is
left: ways in which the tile is elsewhere have not been gone.

A knower (a Visitor, the ghosts, everyone) has notes and strays of their own, and nothing but what they saw is in them.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from yakata.hako_onna.state import strays
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, Note, knower_of, known, lot_of
from yakata.hako_onna.state.night import Night
from yakata.kernel import Seat


def enter(s: Night, seat: Seat, lot: int) -> None:
    """What may have been moved is not followed into a hand."""
    for knower in (*s.apart, EVERYONE):
        note = s.knows.get(known(knower, lot))
        if note is not None and note.stale and knower != seat:
            del s.knows[known(knower, lot)]
            s.lose(knower, note)


def left(s: Night, seat: Seat, lot: int, among: tuple[int, ...]) -> None:
    """This lot has left a hand; all but its owner only see that it was one of these."""
    if len(among) < 2:
        return
    for one in among:
        if known(seat, one) not in s.knows:
            s.learn(seat, one, "seen")  # what all knew, the owner goes on knowing
    for knower in (GHOSTS, *s.apart, EVERYONE):  # what everyone knows the others know, so it goes last
        if knower != seat:
            _blur(s, knower, lot, among)
    marks = set.intersection(*(set(s.isnt.get(one, ())) for one in among))
    for one in among:
        s.isnt[one] = tuple(sorted(marks))


def _blur(s: Night, knower: int, lot: int, among: tuple[int, ...]) -> None:
    before = s.astray.get(knower, strays.NONE)
    noted = {one: note for one in among if (note := s.note(knower, one)) is not None}
    if noted or before.touches(among):
        for one in noted:
            s.knows.pop(known(knower, one), None)
        s.follow(knower, strays.left(before, noted, among, lot))


def nobody_carries(s: Night, face: str) -> None:
    """All hear that no Visitor has this tile."""
    carried = [lot for hand in s.hands for lot in hand]
    for lot in carried:
        s.rule_out(lot, face)
    for knower, theirs in list(s.astray.items()):
        s.follow(knower, strays.elsewhere(theirs, face, carried))


def moved(s: Night) -> None:
    """She may have moved what lies."""
    lying = {lot for lot in s.base if lot >= 0}
    for knower, theirs in s.astray.items():
        if knower != GHOSTS:
            lots = theirs.lots()
            tiles = tuple(replace(note, stale=note.stale or bool(lots[note.face] & lying)) for note in theirs.tiles)
            s.astray[knower] = replace(theirs, tiles=tiles)


def inherit(s: Night, seat: Seat) -> None:
    """H124: the dead tell the ghosts what they knew. What may have changed is no news to those who changed it."""
    for key in [key for key in s.knows if knower_of(key) == seat]:
        note, lot = s.knows.pop(key), lot_of(key)
        if known(GHOSTS, lot) not in s.knows and not note.stale:
            s.write(GHOSTS, lot, Note(note.face, note.hour, "dead", False, seat))
    theirs = s.astray.pop(seat, strays.NONE)
    theirs = strays.forget(theirs, [note.face for note in theirs.tiles if note.stale])
    noted = {lot: own.face for lot in range(len(s.faces)) if (own := s.note(GHOSTS, lot)) is not None}
    theirs = strays.forget(theirs, noted.values())
    if theirs.tiles:
        told = replace(theirs, tiles=tuple(replace(note, how="dead", by=seat) for note in theirs.tiles))
        place = where(s)
        unknown: dict[str, list[int]] = {}
        for lot in sorted(place.keys() - noted.keys()):
            unknown.setdefault(place[lot], []).append(lot)
        s.follow(GHOSTS, strays.joined(s.astray.get(GHOSTS, strays.NONE), told, place.__getitem__, unknown))


def where(s: Night) -> dict[int, str]:
    """The place of each lot as all can tell it: a Shadow, a hand; what has left the game can be told apart."""
    places = {lot: s.content.shadows[shadow] for shadow, lot in enumerate(s.base) if lot >= 0}
    places |= {lot: f"hand-{seat}" for seat, hand in enumerate(s.hands) for lot in hand}
    return places | {lot: f"gone-{lot}" for lot in s.gone}


def sure(s: Night, knower: int, seat: Seat) -> set[str]:
    """The tiles that this knower is certain to be in this hand."""
    hand = s.hands[seat]
    found = {note.face for lot in hand if (note := s.note(knower, lot)) is not None and not s.stale(knower, note)}
    if knower in s.astray:
        lots, tiles = s.astray[knower].lots(), s.astray[knower].tiles
        found |= {note.face for note in tiles if not note.stale and lots[note.face].issubset(hand)}
    return found


def unseen(s: Night, knower: int, lots: Iterable[int]) -> bool:
    """Whether one of these lots, which cannot be told apart, may be a tile that the knower has never seen."""
    open_ones = {lot for lot in lots if s.note(knower, lot) is None}
    ways = s.astray.get(knower, strays.NONE).ways
    return any(len(open_ones.intersection(way)) < len(open_ones) for way, _ in ways)
