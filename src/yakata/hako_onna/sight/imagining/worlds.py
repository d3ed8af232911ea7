"""Another night that a seat could not tell from this one: everything it cannot know is drawn anew.

The ghosts know where they are and what they hold; they do not know what the Visitors carry and have seen. The Visitors
know neither the ghosts nor the tiles that they have not looked at. A world is built from what the seat has noted, heard
and counted, never from the truth behind it.
"""

from collections import Counter
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from yakata.hako_onna.sight.imagining import ghosts, secrets
from yakata.hako_onna.state.content import Content
from yakata.kernel import Seat

if TYPE_CHECKING:
    from yakata.hako_onna.state.night import Night

GHOSTS, EVERYONE, NOWHERE = 0, 9, -1
UNSEEN, EMPTY = "unseen", "empty"
TRIES = 30


def redraw(s: "Night", seat: Seat, rng: Random) -> None:
    if s.result is not None:
        return
    knower = s.knower(seat)
    if knower == GHOSTS:
        deal(s, rng, knower, Plan(s, knower))
    elif any(type(frame).__name__ == "Secrets" for frame in s.stack):
        secrets.redraw(s, rng)
    elif s.traces:
        _for_visitor(s, seat, rng)


def _for_visitor(s: "Night", seat: Seat, rng: Random) -> None:
    from yakata.hako_onna.rules.endings import no_way_left  # it needs the state's own module

    knower, before = s.knower(seat), s.clone()
    for _ in range(TRIES):
        condition = ghosts.redraw(s, rng, seat)
        plan = Plan(s, knower)
        plan.rearrange(rng, condition)
        deal(s, rng, knower, plan)
        ghosts.wake(s)
        if not no_way_left(s):  # else the night would be over
            return
        _restore(s, before)


def _restore(s: "Night", before: "Night") -> None:
    fresh = before.clone()
    for name in (
        "stack",
        "faces",
        "bag",
        "code",
        "weakness",
        "ghost_at",
        "holds",
        "powers",
        "slots",
        "drawn",
        "fresh",
        "bottom",
    ):
        setattr(s, name, getattr(fresh, name))
    for name in ("knows", "traces", "hakobito_traces", "phones", "up", "whispers"):
        setattr(s, name, getattr(fresh, name))


def portable(content: Content, face: str) -> bool:
    tile = content.tile.get(face)
    return tile.kind not in ("exit", "bones", "safe") if tile else not face.startswith(("diary-", EMPTY))


def being_looked_at(s: "Night") -> set[int]:
    """The lots whose faces are about to be drawn, if they are unseen."""
    return {lot for frame in s.stack if type(frame).__name__ == "Look" for lot in frame.lots}  # type: ignore[attr-defined]


class Plan:
    """What one knower takes for certain of every lot; the rest is to be dealt."""

    def __init__(self, s: "Night", knower: int) -> None:
        self.s = s
        self.face: dict[int, str] = {}
        notes = {lot: note for lot in range(len(s.faces)) if (note := s.note(knower, lot)) is not None}
        there = Counter(dict.fromkeys((*s.bag, *s.faces), 1)) | Counter(s.faces)  # Empty tiles can be many
        for lot, note in sorted(notes.items(), key=lambda pair: (s.stale(knower, pair[1]), -pair[1][1])):
            double = list(self.face.values()).count(note[0]) >= there[note[0]]
            if not double and _can_be(s, lot, note[0]):  # what was seen later is true, what was seen before has moved
                self.face[lot] = note[0]
        self.stale = {lot for lot in self.face if s.stale(knower, notes[lot])}

    def rearrange(self, rng: Random, condition: int) -> None:
        """If she may have moved things, she may have moved them in one room: the tiles there change places."""
        s = self.s
        numbers = [n for n, card in s.rules.numbered(s.options).items() if s.power(card).effect == "rearrange"]
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


def deal(s: "Night", rng: Random, knower: int, plan: Plan) -> None:
    """Give every lot that is not certain a face that it can have; what need not have one stays unseen."""
    certain = plan.face
    pool = Counter(face for face in (*s.faces, *s.bag) if face != UNSEEN)
    pool.update(f"number-{number}" for number in s.code)
    pool[f"not-{s.weakness}"] += 1
    pool.subtract(certain.values())
    pool = +pool
    if knower != GHOSTS:
        _secrets(s, rng, pool)
    pool.subtract([*(f"number-{number}" for number in s.code), f"not-{s.weakness}"])
    asked = _being_found(s)
    faces = [face for face in (+pool).elements() if face not in asked]
    rng.shuffle(faces)
    unknown = [lot for lot in range(len(s.faces)) if lot not in certain]
    dealt = dict.fromkeys(unknown, UNSEEN)
    for lots, fits in _spots(s, knower, unknown):
        rng.shuffle(lots)
        for lot in lots:
            if dealt[lot] == UNSEEN:
                at = next((n for n, face in enumerate(faces) if fits(lot, face)), None)
                if at is not None:
                    dealt[lot] = faces.pop(at)
    s.faces = tuple(certain.get(lot) or dealt[lot] for lot in range(len(s.faces)))
    s.bag = tuple(sorted((*faces, *asked)))
    _rewrite_notes(s, knower, set(unknown))


def _being_found(s: "Night") -> list[str]:
    """What a question asks for and nobody has seen: where it lies is about to be drawn."""
    return [f.asked for f in s.stack if type(f).__name__ == "Questioned" and f.at == "lies"]  # type: ignore[attr-defined]


def _secrets(s: "Night", rng: Random, pool: Counter[str]) -> None:
    """A code and a weakness that fit what was seen and tried."""
    free = [n for n in range(1, 7) if pool[f"number-{n}"]]
    codes = [code for code in combinations(free, 3) if code not in s.guesses]
    row = s.options.code_in_a_row()
    codes = [code for code in codes if not row or code[2] - code[0] == 2]
    codes = [code for code in codes if set(s.numbers_known) <= set(code) and not set(s.numbers_refused) & set(code)]
    if codes:
        s.code = rng.choice(codes)
    weak = [weapon for weapon in s.content.weapons if pool[f"not-{weapon}"] and weapon not in s.failed]
    if weak:
        s.weakness = rng.choice(sorted(weak))


def _spots(s: "Night", knower: int, unknown: list[int]):  # type: ignore[no-untyped-def]  # lots and what fits there
    """The lots that must have a face, the most particular first."""
    content = s.content
    waiting = being_looked_at(s)
    shadow_of = {lot: shadow for shadow, lot in enumerate(s.base) if lot >= 0}
    open_lots = [lot for lot in unknown if lot not in waiting or s.faces[lot] != UNSEEN]
    carried = [lot for lot in open_lots if lot not in shadow_of]
    seen = {key % 1000 for key in s.knows if key // 1000 not in (EVERYONE, knower)}
    if knower != GHOSTS:
        seen = {key % 1000 for key in s.knows if key // 1000 not in (EVERYONE, knower, GHOSTS)}
    bones = s.tile("bones")
    first = [lot for lot in open_lots if lot < len(content.shadows) and lot in shadow_of and lot != content.safe]
    carried += [lot for lot in open_lots if lot in shadow_of and "fixed" in s.isnt.get(lot, ())]
    for more in (True, False):
        lots = [lot for lot in carried if (len(s.isnt.get(lot, ())) > 1) == more]
        yield lots, lambda lot, face: portable(content, face) and _can_be(s, lot, face)
    yield first, lambda lot, face: face == bones and _can_be(s, lot, face)
    for tile, truth, said in s.located:
        answer = truth if knower == GHOSTS else said
        there = [lot for lot in open_lots if lot in shadow_of and answer == f"floor-{_floor(s, shadow_of[lot])}"]
        yield there, lambda lot, face, tile=tile: face == tile and _can_be(s, lot, face)
    yield (
        [lot for lot in open_lots if lot in shadow_of and (lot in seen or lot in s.isnt)],
        lambda lot, face: not face.startswith("diary-") and _can_be(s, lot, face),
    )
    if knower != GHOSTS:
        looked = ghosts.looked_at(s)
        yield [lot for lot in open_lots if shadow_of.get(lot) in looked], lambda lot, face: True


def _can_be(s: "Night", lot: int, face: str) -> bool:
    marks = s.isnt.get(lot, ())
    ruled_out = face in marks or ("diary" in marks and face.startswith("diary-"))
    return not ruled_out and ("fixed" not in marks or portable(s.content, face))


def _floor(s: "Night", shadow: int) -> int:
    return s.house.floor[s.content.room_of[shadow]]


def _rewrite_notes(s: "Night", knower: int, unknown: set[int]) -> None:
    """The others have seen what lies there in this world."""
    for key, (_, hour, how, stale) in list(s.knows.items()):
        who, lot = divmod(key, 1000)
        if who in (EVERYONE, knower):
            continue
        if who == GHOSTS:
            del s.knows[key]
        elif lot in unknown and s.faces[lot] != UNSEEN:
            s.knows[key] = (s.faces[lot], hour, how, stale)
    if knower != GHOSTS:
        ghosts.note_looked(s)
