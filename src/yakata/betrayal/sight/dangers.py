"""Which tiles can hurt, as far as a seat can read it."""

from collections.abc import Iterable
from typing import Any

from yakata.betrayal.language import words as w
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.meaning import tiles
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def dangers(n: Night, seat: Seat, boxes: Iterable[Printed]) -> frozenset[str]:
    """The tiles that can hurt who enters or stays, by their own text or by a box that this seat reads."""
    found = {ident for ident in n.house.tiles if ident in n.game.book.hurtful}
    for key in boxes:
        box = n.book.boxes[key]
        if key in n.game.book.hurtful and box.reaction is not None:
            about = Context(seat, seat, owner=seat, tile=n.places[seat] if seat >= 0 else "", kind="haunt")
            for where in _places(box.reaction.when):
                found.update(tiles(n, where, about))
    return frozenset(found)


def _places(when: Any) -> list[Any]:
    if isinstance(when, tuple):
        return [where for test in when for where in _places(test)]
    if isinstance(when, w.AllOf):
        return [where for test in when.tests for where in _places(test)]
    return [when.where] if isinstance(when, w.At) else []
