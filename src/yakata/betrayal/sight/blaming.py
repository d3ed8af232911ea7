"""Which box, card or monster tells two worlds apart: for the check of a pack."""

from itertools import zip_longest

from yakata.betrayal.language.tables import Box
from yakata.betrayal.meaning.passives import box_holds
from yakata.betrayal.sight.boxes import books_read, boxes_seen
from yakata.betrayal.sight.face_down import doing
from yakata.betrayal.sight.position import Position
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def blamed(n: Night, world: Night, seat: Seat) -> tuple[str, ...]:
    """What was read, or asks, in one of the worlds and not in the other; else what holds, or is shown, in one only."""
    read, other = ((one.noted or []) + doing(one) for one in (n, world))
    found = _first_difference(n, read, other) or _holding(n, world)
    if not found and world.told in ([], n.told):  # nothing was said: it is what they see
        found = _shown(n, world, seat)
    return found or tuple(read[-1:])


def _first_difference(n: Night, read: list[str], other: list[str]) -> tuple[str, ...]:
    """The boxes and monsters of the haunt before all else."""
    for one, another in zip_longest(read, other, fillvalue=""):
        if one != another:
            found = [source for source in (one, another) if source]
            return tuple([source for source in found if "." in source or source in n.book.monsters] or found)
    return ()


def _holding(n: Night, world: Night) -> tuple[str, ...]:
    """Boxes whose passives are somebody's in one world only."""
    boxes = n.book.boxes.items()
    mine = [(key, box) for key, box in boxes if key.on == n.haunt and box.passives]
    return tuple(key.word for key, box in mine if _owners(n, box) != _owners(world, box))


def _owners(n: Night, box: Box) -> list[bool]:
    return [box_holds(n, box, seat) for seat in range(n.seats)]


def _shown(n: Night, world: Night, seat: Seat) -> tuple[str, ...]:
    pairs = zip(*[boxes_seen(one, seat, Position(), books_read(one, seat)) for one in (n, world)], strict=False)
    return tuple(box.id for box, other in pairs if box != other)
