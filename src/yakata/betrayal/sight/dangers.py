"""Which tiles can hurt, as far as a seat can read it."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from yakata.betrayal.language import words as w
from yakata.betrayal.language.book import Book
from yakata.betrayal.meaning import tiles
from yakata.betrayal.sight.position import Position
from yakata.betrayal.sight.view_parts import BoxView
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def dangers(n: Night, seat: Seat, boxes: Iterable[BoxView], alike: Position) -> frozenset[str]:
    """The tiles that can hurt who enters or stays, by their own text or by a box that this seat reads."""
    by_text = alike.kept.same("hurtful", _hurtful, n.book, n.house.names)
    spots = [where for box in boxes for where in _reached(n.book, box.id)]
    if not spots:
        return by_text
    about = Context(seat, seat, owner=seat, tile=n.places[seat] if seat >= 0 else "", kind="haunt")
    return by_text.union(*[tiles(n, where, about) for where in spots])


def _hurtful(book: Book, names: tuple[str, ...]) -> frozenset[str]:
    return frozenset([tile for tile in names if tile in book.hurtful])


@cache
def _reached(book: Book, word: str) -> tuple[w.Where, ...]:
    """Where a box hurts, if it does."""
    key = book.printed[word]
    reaction = book.boxes[key].reaction
    return tuple(_places(reaction.when)) if key in book.hurtful and reaction is not None else ()


def _places(when: Any) -> list[Any]:
    if isinstance(when, tuple):
        return [where for test in when for where in _places(test)]
    if isinstance(when, w.AllOf):
        return [where for test in when.tests for where in _places(test)]
    return [when.where] if isinstance(when, w.At) else []
