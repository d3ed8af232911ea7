"""Another night that a seat could not tell from this one: everything it cannot know is drawn anew.

The ghosts know where they are and what they hold; they do not know what the Visitors carry and have seen. The Visitors
know neither the ghosts nor the tiles that they have not looked at. A world is built from what the seat has noted, heard
and counted, never from the truth behind it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from random import Random
from typing import Final

from msgspec.structs import replace

from yakata.hako_onna.rules.endings import no_way_left
from yakata.hako_onna.rules.items.questions import FLOORS, Questioned
from yakata.hako_onna.rules.looking import Look
from yakata.hako_onna.rules.safe import codes
from yakata.hako_onna.sight.imagining import ghosts
from yakata.hako_onna.state import strays
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, Winked, knower_of, lot_of
from yakata.hako_onna.state.night import CARRIED, DIARY, NOWHERE, UNSEEN, Night
from yakata.kernel import Seat

TRIES = 30
SECRETS: Final = (
    "faces", "bag", "code", "weakness", "ghost_at", "holds", "powers", "slots", "drawn", "fresh", "bottom", "knows",
    "traces", "hakobito_traces", "phones", "up", "astray",
)  # fmt: skip
"""The fields of the night that are drawn anew for a Visitor."""

Fits = Callable[[int, str], bool]
"""Whether a lot can have this face."""


def redraw(s: Night, seat: Seat, rng: Random) -> None:
    if s.result is not None:
        return
    if s.winks:
        _winks(s, seat, rng)
    knower = s.knower(seat)
    if knower == GHOSTS:
        any(deal(s, rng, knower, Plan(s, knower, rng)) for _ in range(TRIES))
    elif s.traces:  # else she is not in the house yet
        _for_visitor(s, seat, rng)


def _winks(s: Night, seat: Seat, rng: Random) -> None:
    """HR43: who else has winked at whom, this seat has not seen."""
    pairs = [pair for pair in permutations(range(1, s.seats), 2) if seat not in pair]
    mine = [seat in (wink.seat, wink.other) for wink in s.winks]
    s.winks = tuple(
        [wink if seen else Winked(wink.hour, *rng.choice(pairs)) for wink, seen in zip(s.winks, mine, strict=True)]
    )


def _for_visitor(s: Night, seat: Seat, rng: Random) -> None:
    knower, before = s.knower(seat), s.clone()
    if s.dark:
        s.whispers = []
    for _ in range(TRIES):
        condition = ghosts.redraw(s, rng, seat)
        plan = Plan(s, knower, rng)
        plan.rearrange(rng, condition)
        if deal(s, rng, knower, plan) and not no_way_left(s):  # else the night would be over
            return
        again = before.clone()
        for name in SECRETS:
            setattr(s, name, getattr(again, name))


def being_looked_at(s: Night) -> set[int]:
    """The lots whose faces are about to be drawn, if they are unseen."""
    return {lot for frame in s.stack if isinstance(frame, Look) for lot in frame.lots}


class Plan:
    """What one knower takes for certain of every lot; the rest is to be dealt."""

    def __init__(self, s: Night, knower: int, rng: Random) -> None:
        self.s = s
        self.face: dict[int, str] = {}
        notes = {lot: note for lot in range(len(s.faces)) if (note := s.note(knower, lot)) is not None}
        there = Counter(dict.fromkeys((*s.bag, *s.faces), 1)) | Counter(s.faces)  # Empty tiles can be many
        for lot, note in sorted(notes.items(), key=lambda pair: (s.stale(knower, pair[1]), -pair[1].hour)):
            double = list(self.face.values()).count(note.face) >= there[note.face]
            if not double and _can_be(s, lot, note.face):  # what was seen later is true, what was seen before has moved
                self.face[lot] = note.face
        self.stale = {lot for lot in self.face if s.stale(knower, notes[lot])}
        theirs = s.astray.get(knower, strays.NONE)
        self.lost = [note.face for note in theirs.lost]
        """What was seen, and may be anywhere."""
        self.astray = {lot for way, _ in theirs.ways for lot in way}
        """The lots that may be one of several tiles."""
        followed = {*theirs.faces, *self.lost}  # what was noted before is not true any more
        self.face = {lot: face for lot, face in self.face.items() if face not in followed} | theirs.drawn(rng)
        self.stale |= {
            lot for lot in self.astray if self.face.get(lot) in {tile.face for tile in theirs.tiles if tile.stale}
        }

    def rearrange(self, rng: Random, condition: int) -> None:
        """If she may have moved things, she may have moved them in one room: the tiles there change places."""
        s = self.s
        numbers = [n for n, card in s.numbered.items() if s.power(card).effect == "rearrange"]
        if not any(condition >> number & 1 for number in numbers):
            return
        rooms = sorted({s.content.room_of[shadow] for shadow, lot in enumerate(s.base) if lot in self.stale})
        if not rooms:
            return
        room = rng.choice(rooms)
        lots = [s.lying(n) for n in s.content.shadows_in[room]]
        fixed = {NOWHERE, *being_looked_at(s), *s.isnt}  # what was seen of a tile since then
        moved = [lot for lot in lots if lot not in fixed and (lot in self.stale or lot not in self.face)]
        faces = [self.face.pop(lot, "") for lot in moved]
        rng.shuffle(faces)
        self.face |= {lot: face for lot, face in zip(moved, faces, strict=True) if face}


def deal(s: Night, rng: Random, knower: int, plan: Plan) -> bool:
    """Give every lot that is not certain a face that it can have; what need not have one stays unseen.

    Nothing is dealt where one that must have a face would have none: when few are left, it matters who is served first.
    """
    certain = plan.face
    pool = Counter(face for face in (*s.faces, *s.bag) if face != UNSEEN)
    pool.update(chosen_tiles(s))
    pool.subtract(certain.values())
    pool = +pool
    if knower != GHOSTS:
        _secrets(s, rng, pool - Counter(plan.lost))
    pool.subtract(chosen_tiles(s))
    asked = _being_found(s)
    faces = [face for face in (+pool).elements() if face not in asked]
    rng.shuffle(faces)
    unknown = [lot for lot in range(len(s.faces)) if lot not in certain]
    dealt = dict.fromkeys(unknown, UNSEEN)
    before = s.faces
    must: set[int] = set()
    for lots, fits, each in _spots(s, knower, unknown, plan.lost):
        rng.shuffle(lots)
        must.update(lots if each else ())
        for lot in lots:
            if dealt[lot] == UNSEEN:
                at = next((n for n, face in enumerate(faces) if fits(lot, face)), None)
                if at is not None:
                    dealt[lot] = faces.pop(at)
    if any(dealt[lot] == UNSEEN for lot in must):
        return False
    s.faces = tuple(certain.get(lot) or dealt[lot] for lot in range(len(s.faces)))
    s.bag = tuple(sorted((*faces, *asked)))
    _rewrite_notes(s, knower, plan.astray.union(unknown), before)
    return True


def chosen_tiles(s: Night) -> list[str]:
    """H12, H14: the tiles that are out of the mix because she has chosen them."""
    weak = [s.content.spared[s.weakness]] if s.weakness else []
    return [*(s.content.numbers[number] for number in s.code), *weak]


def _being_found(s: Night) -> list[str]:
    """What a question asks for and nobody has seen: where it lies is about to be drawn."""
    return [frame.asked for frame in s.stack if isinstance(frame, Questioned) and frame.seeking()]


def _secrets(s: Night, rng: Random, pool: Counter[str]) -> None:
    """A code and a weakness that fit what was seen and tried."""
    seen = {n for n, tile in s.content.numbers.items() if not pool[tile]}.union(s.numbers_refused)
    known_ones = set(s.numbers_known)
    fitting = [c for c in codes(s) if c not in s.guesses and not seen & set(c) and known_ones <= set(c)]
    if fitting:
        s.code = rng.choice(fitting)
    weak = [weapon for weapon, tile in s.content.spared.items() if pool[tile] and weapon not in s.failed]
    if weak:
        s.weakness = rng.choice(sorted(weak))


def _spots(s: Night, knower: int, unknown: list[int], lost: list[str]) -> Iterator[tuple[list[int], Fits, bool]]:
    """The lots among which a face must be, or each of which must have one; the most particular first."""
    content = s.content
    waiting = being_looked_at(s)
    shadow_of = {lot: shadow for shadow, lot in enumerate(s.base) if lot >= 0}
    open_lots = [lot for lot in unknown if lot not in waiting or s.faces[lot] != UNSEEN]
    carried = [lot for lot in open_lots if lot not in shadow_of]
    notes = [(lot_of(key), note) for key, note in s.knows.items() if knower_of(key) not in (EVERYONE, knower, GHOSTS)]
    seen = {lot for lot, _ in notes}
    photographed = {lot for lot, note in notes if note.how == "photographed"}
    """A diary tile is found by who Peeks, and left by who has only a picture of it."""
    others = (theirs for who, theirs in s.astray.items() if who not in (EVERYONE, knower, GHOSTS))
    faces = {note.face for theirs in others for note in (*theirs.tiles, *theirs.lost)}
    seen |= {lot for lot, face in enumerate(s.faces) if face in faces}
    bones = s.tile("bones")
    first = [lot for lot in open_lots if lot < len(content.shadows) and lot in shadow_of and lot != content.safe]
    carried += [lot for lot in open_lots if lot in shadow_of and CARRIED in s.isnt.get(lot, ())]
    in_hands = {lot for hand in s.hands for lot in hand}
    for fact in s.located:
        answer = fact.truth if knower == GHOSTS else fact.said
        there = [lot for lot in open_lots if answer == _whereabouts(s, lot, shadow_of, in_hands)]
        yield there, partial(_is_tile, s, fact.tile), False
    for more in (True, False):
        lots = [lot for lot in carried if (len(s.isnt.get(lot, ())) > 1) == more]
        yield lots, lambda lot, face: content.face[face].portable and _can_be(s, lot, face), True
    for face in lost:
        yield open_lots, partial(_is_tile, s, face), False
    yield first, lambda lot, face: face == bones and _can_be(s, lot, face), False
    looked_into = [lot for lot in open_lots if lot in shadow_of and (lot in seen or lot in s.isnt)]
    yield (
        [lot for lot in looked_into if lot not in photographed],
        lambda lot, face: content.face[face].kind != "diary" and _can_be(s, lot, face),
        True,
    )
    yield looked_into, partial(_can_be, s), True
    if knower != GHOSTS:
        looked = ghosts.looked_at(s)
        yield [lot for lot in open_lots if shadow_of.get(lot) in looked], lambda lot, face: True, True


def _is_tile(s: Night, tile: str, lot: int, face: str) -> bool:
    return face == tile and _can_be(s, lot, face)


def _can_be(s: Night, lot: int, face: str) -> bool:
    marks = s.isnt.get(lot, ())
    ruled_out = face in marks or (DIARY in marks and s.content.face[face].kind == "diary")
    return not ruled_out and (CARRIED not in marks or s.content.face[face].portable)


def _whereabouts(s: Night, lot: int, shadow_of: dict[int, int], in_hands: set[int]) -> str:
    """As she answers where a tile is."""
    if lot in in_hands:
        return "carried"
    return FLOORS[s.house.floor[s.content.room_of[shadow_of[lot]]]] if lot in shadow_of else ""


def _rewrite_notes(s: Night, knower: int, unknown: set[int], before: tuple[str, ...]) -> None:
    """The others have seen what lies there in this world."""
    for key, note in list(s.knows.items()):
        who, lot = knower_of(key), lot_of(key)
        if who in (EVERYONE, knower):
            continue
        if who == GHOSTS:
            del s.knows[key]
        elif lot in unknown and s.faces[lot] != UNSEEN:
            s.knows[key] = replace(note, face=s.faces[lot])
    now = {face: s.faces[lot] for lot, face in enumerate(before) if face not in (UNSEEN, EMPTY)}
    for who, theirs in s.astray.items():
        if who not in (EVERYONE, knower):
            tiles, lost = (tuple(replace(n, face=now[n.face]) for n in notes) for notes in (theirs.tiles, theirs.lost))
            s.astray[who] = replace(theirs, tiles=tiles, lost=lost)
    if knower != GHOSTS:
        s.astray.pop(GHOSTS, None)
        ghosts.note_looked(s)
