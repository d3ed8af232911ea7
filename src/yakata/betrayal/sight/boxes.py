"""The books of the haunt that a seat reads, and what their boxes say to it now."""

from functools import cache
from typing import Any, NamedTuple

from yakata.betrayal.language.book import Book
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.tables import Action, Box
from yakata.betrayal.meaning import holds, tiles
from yakata.betrayal.meaning.selectors import same_for_all
from yakata.betrayal.rules.evening.actions import possible
from yakata.betrayal.sight.missing_needs import missing, parts, wants
from yakata.betrayal.sight.odds import odds
from yakata.betrayal.sight.position import Position, knows
from yakata.betrayal.sight.view_parts import BoxView
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import HERO
from yakata.betrayal.state.night import Night
from yakata.kernel import SPECTATOR, Seat


class Said(NamedTuple):
    """A box, and how views call it."""

    key: Printed
    word: str
    box: Box
    tests: tuple[Any, ...]
    """What its action asks for, test by test."""


@cache
def _boxes(book: Book, haunt: str) -> tuple[Said, ...]:
    keys = [(Printed(haunt, box.id), box) for box in book.haunts[haunt].boxes]
    return tuple(Said(key, key.word, box, tuple(parts(box.action.when)) if box.action else ()) for key, box in keys)


def books_read(n: Night, seat: Seat) -> tuple[str, ...]:
    """Those that have boxes and are for this seat."""
    return tuple([book for book in n.book.haunt_books[n.haunt] if reads(n, seat, book)]) if n.haunt else ()


def own_books(n: Night, seat: Seat, read: tuple[str, ...]) -> tuple[str, ...]:
    """B146: with one book for all, its setup and victory are the heroes'."""
    if not n.haunt:
        return ()
    role = n.roles[seat] if seat >= 0 and (seat not in n.hidden or knows(n.hidden[seat], seat)) else ""
    one_for_all = "heroes" not in n.book.haunt_books[n.haunt]
    found = ("heroes" if role == HERO else role, "heroes" if one_for_all else "", *read)
    return tuple([book for book in dict.fromkeys(found) if book])


def reads(n: Night, seat: Seat, book: str) -> bool:
    """B146; B154: with a hidden traitor all read everything."""
    haunt = n.the_haunt
    if book == "all" or (haunt is not None and haunt.roles.kind == "hidden"):
        return True
    return seat != SPECTATOR and n.reads(seat, book)


def boxes_seen(n: Night, seat: Seat, alike: Position, books: tuple[str, ...]) -> tuple[BoxView, ...]:
    """Those of these books, and those that all may read."""
    if not n.haunt:
        return ()
    about = Context(seat, seat, owner=seat, tile=n.places[seat] if seat >= 0 else "", kind="haunt")
    found = [
        _seen(n, seat, said, about, alike)
        for said in _boxes(n.book, n.haunt)
        if said.box.book in books or said.key in n.shown
    ]
    return alike.kept.very(("boxes", seat), tuple(found))


def _spots(n: Night, action: Action, about: Context, alike: Position) -> tuple[str, ...]:
    """Where it can be done, if everything else is right."""
    where = action.where
    if where is None:
        return ()
    if not same_for_all(n, where):
        return tuple(tiles(n, where, about))
    found = alike.spots.get(id(where))
    if found is None:
        found = alike.spots[id(where)] = tuple(tiles(n, where, about))
    return found


def _seen(n: Night, seat: Seat, said: Said, about: Context, alike: Position) -> BoxView:
    key, word, box, tests = said
    action = box.action
    could = seat != SPECTATOR and (seat in n.ghosts if box.ghost else n.alive[seat])
    mine = could and n.reads(seat, box.book)
    active = holds(n, box.when, about) if seat >= 0 else True
    does, shown = n.book.gists.get(key, ()), key in n.shown
    if action is None or not (mine and active and n.places[seat]):
        return BoxView(word, box.book, box.kind, mine, shown, active, does=does)
    can, spots = possible(n, key, action, about), _spots(n, action, about, alike)
    return BoxView(
        word,
        box.book,
        box.kind,
        mine,
        shown,
        active,
        action.word,
        spots,
        can,
        () if can else missing(n, action, about, spots, tests),
        does,
        odds(n, action.do, about, alike),
        wants(n, tests, about),
    )
