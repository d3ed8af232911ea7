"""Every kind of test, and what makes it true."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from yakata.betrayal.language import words as w
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning.compiling import COMPILERS, Holding, compiles
from yakata.betrayal.meaning.numbers import number, reckoning
from yakata.betrayal.meaning.selectors import beings, like_thing, on, people, things, tiles
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night

_ROLES: Final[dict[Any, tuple[str, ...]]] = {"heroes": ("hero", "explorer"), "traitors": ("traitor",)}


def _some_of(roles: tuple[str, ...]) -> Holding:
    def someone(n: Night, c: Context) -> bool:
        for seat, role in enumerate(n.roles):  # noqa: SIM110  # a loop is quicker than any()
            if role in roles and n.places[seat] and n.alive[seat]:
                return True
        return False

    return someone


def _anybody(n: Night, c: Context) -> bool:
    """Somebody is alive, and in the house."""
    for seat, tile in enumerate(n.places):  # noqa: SIM110  # a loop is quicker than any()
        if tile and n.alive[seat]:
            return True
    return False


@compiles(w.Someone)
def _someone(test: w.Someone) -> Holding:
    who = test.who
    if isinstance(who, str) and who in _ROLES:
        return _some_of(_ROLES[who])
    return _anybody if who == "players" else lambda n, c: bool(people(n, who, c))


@compiles(w.Compare)
def _compares(test: w.Compare) -> Holding:
    this, least = test.this, test.at_least
    if isinstance(this, str) and test.at_most is None and test.equals is None:
        value = reckoning(this)
        if isinstance(least, int):
            return lambda n, c: value(n, c) >= least
        return lambda n, c: value(n, c) >= number(n, least, c)
    return partial(_compare, test)


@compiles(w.Counted)
def _counted(test: w.Counted) -> Holding:
    counter = test.counter
    return lambda n, c: any(one.id == counter for one in n.book.haunts[n.haunt].counters) if n.haunt else False


@compiles(w.Status)
def _status(test: w.Status) -> Holding:
    status, who, being = test.status, test.who, test.being
    if being is not None:
        return lambda n, c: any(status in n.beings[one].statuses for one in beings(n, being, c))
    if who == "it":
        return lambda n, c: (c.it >= 0 or c.actor >= 0) and status in n.statuses[c.it if c.it >= 0 else c.actor]
    return lambda n, c: any(status in n.statuses[seat] for seat in people(n, who, c))


def _compare(test: w.Compare, n: Night, c: Context) -> bool:
    value = number(n, test.this, c)
    if test.at_least is not None and value < number(n, test.at_least, c):
        return False
    if test.at_most is not None and value > number(n, test.at_most, c):
        return False
    return test.equals is None or value == number(n, test.equals, c)


@compiles(w.Carrying)
def _carries(test: w.Carrying) -> Holding:
    what = test.what
    if test.who != "it" or test.at_least != 1:
        return partial(_carrying, test)

    def carries(n: Night, c: Context) -> bool:
        seat = c.it if c.it >= 0 else c.actor
        for thing in n.hands[seat] if seat >= 0 else ():  # noqa: SIM110  # a loop is quicker than any()
            if like_thing(n, thing, what, c):
                return True
        return False

    return carries


def _carrying(test: w.Carrying, n: Night, c: Context) -> bool:
    need = number(n, test.at_least, c)
    for seat in people(n, test.who, c):
        if sum(like_thing(n, thing, test.what, c) for thing in n.hands[seat]) >= need:
            return True
    return False


def _at(test: w.At, n: Night, c: Context) -> bool:
    places = (n.seen_at(seat) for seat in people(n, test.who, c))
    return any(bool(place) and on(n, place, test.where, c) for place in places)


def _secret(test: w.Secret, n: Night, c: Context) -> bool:
    kept = n.secrets.get(test.secret)
    if kept is None:
        return False
    if test.equals is not None:
        named = {n.families[seat] for seat in people(n, test.equals, c)} if test.equals not in kept.among else set()
        if kept.value != test.equals and kept.value not in named:
            return False
    if test.where is not None and kept.value not in tiles(n, test.where, c):
        return False
    if test.known_to is None:
        return True
    return all(kept.known >> seat & 1 for seat in people(n, test.known_to, c))


def _crest_on(test: w.CrestOn, n: Night, c: Context) -> bool:
    crests = [crest for crest in n.story.crests.get(test.card or c.card, ()) if crest != "black"]
    if test.who is None:
        return bool(crests)
    families = [n.families[seat] for seat in people(n, test.who, c)]
    return any((crest not in families) if test.another else (crest in families) for crest in crests)


def _chapter_won(test: w.ChapterWon, n: Night, c: Context) -> bool:
    return any(played.chapter == test.chapter and played.winner == test.side for played in n.story.chapters)


def _owns(test: w.Owns, n: Night, c: Context) -> bool:
    owner = n.story.titles.get(test.title)
    return any(n.families[seat] == owner for seat in people(n, test.who, c))


def _heirloom(test: w.Heirloom, n: Night, c: Context) -> bool:
    seat = c.owner if c.owner >= 0 else c.actor
    return seat >= 0 and n.story.heirlooms.get(c.card) == n.families[seat]


def _critical(test: w.Critical, n: Night, c: Context) -> bool:
    for seat in people(n, test.who, c):
        steps = n.steps[seat]
        if 1 in steps if test.trait is None else steps[TRAITS.index(test.trait)] == 1:
            return True
    return False


def _in_play(test: w.InPlay, n: Night, c: Context) -> bool:
    if test.tile is not None:
        return n.story.face(test.tile) in n.house.tiles  # BR53
    return test.card is not None and bool(n.where_is(test.card))


_TESTS: Final[dict[type, Callable[[Any, Night, Context], bool]]] = {
    w.At: _at,
    w.SomeTile: lambda t, n, c: bool(tiles(n, t.where, c)),
    w.SomeBeing: lambda t, n, c: bool(beings(n, t.being, c)),
    w.SomeThing: lambda t, n, c: bool(things(n, t.what, c)),
    w.Role: lambda t, n, c: any(n.roles[seat] == t.role for seat in people(n, t.who, c)),
    w.Alive: lambda t, n, c: any(n.alive[seat] for seat in people(n, t.who, c)),
    w.Critical: _critical,
    w.Heirloom: _heirloom,
    w.Flag: lambda t, n, c: t.flag in n.flags,
    w.Secret: _secret,
    w.HauntBegun: lambda t, n, c: bool(n.haunt),
    w.Moved: lambda t, n, c: n.discovered if t.discovered else n.moved,
    w.WordUsed: lambda t, n, c: t.word in n.words,
    w.Intensified: lambda t, n, c: n.story.boxes.get(t.card or c.card, 0) >= t.at_least,
    w.CrestOn: _crest_on,
    w.Chronicle: lambda t, n, c: t.flag in n.story.flags,
    w.ChapterWon: _chapter_won,
    w.Owns: _owns,
    w.InPlay: _in_play,
    w.CardsLeft: lambda t, n, c: bool(n.decks.get(t.deck)),
}
"""Tests that ask their table each time."""


def _asking(run: Callable[[Any, Night, Context], bool]) -> Callable[[Any], Holding]:
    return lambda test: partial(run, test)


COMPILERS.update({kind: _asking(run) for kind, run in _TESTS.items()})
