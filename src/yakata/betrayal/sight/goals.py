"""What an explorer tries to do, and what can stop it: before the haunt, and in it for one's own side alone."""

from collections.abc import Collection, Iterator
from functools import cache

from yakata.betrayal.language.book import Book
from yakata.betrayal.language.words import Carrying
from yakata.betrayal.sight.missing_needs import parts
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.state.haunt import RIVAL
from yakata.kernel import Goal


def goals(book: Book, view: NightView, known: Collection[str]) -> Iterator[Goal]:
    """``known`` are the texts that this seat may read: no book of another side is among them."""
    if view.phase == "explore":
        yield from _before(view)
    elif view.phase == "haunt" and view.own_books:
        yield from _in_haunt(book, view, known)


def _before(view: NightView) -> Iterator[Goal]:
    """B138: nobody has a side yet; what brings the haunt is no secret."""
    yield Goal("win", "goal-explore")
    most = view.onset.get("omens", 0)
    roll = view.onset.get("omen_roll", 0)
    key = "goal-haunt-roll" if roll else "goal-haunt"
    yield Goal("stop", key, {"number": roll, "most": most}, view.omens if most else 0, most)


def _in_haunt(book: Book, view: NightView, known: Collection[str]) -> Iterator[Goal]:
    """The first victory of one's own books, what is counted as it stands, and who of one's side is left."""
    role = view.people[view.seat].role if view.seat >= 0 else ""
    told = book.winning_books[view.haunt]
    for own in ("all",) if role == RIVAL else view.own_books:
        if own in told and (key := f"haunt-{view.haunt}-win-{own}") in known:
            yield Goal("win", key)
            break
    family = view.people[view.seat].family if view.seat >= 0 else ""
    for tally, each in view.tallies.items():
        if family in each:
            yield Goal("win", f"counter-{tally}", done=each[family])
    for counter in view.counters:
        yield Goal("win", f"counter-{counter.id}", done=counter.value, of=max(0, counter.goal))
    yield from _carried(book, view)
    yield _undoing(view, role)


def _carried(book: Book, view: NightView) -> Iterator[Goal]:
    """How many of the things one carries of which a main goal of one's own wants several."""
    hand = {card.id for card in view.people[view.seat].hand} if view.seat >= 0 else set()
    for box in view.boxes:
        if box.mine and box.kind == "main":
            for wanted, several in _several_of(book, box.id):
                yield Goal("win", "goal-carried", done=min(len(hand & wanted), several), of=several)


@cache
def _several_of(book: Book, box: str) -> tuple[tuple[frozenset[str], int], ...]:
    """Of which things the action of a box wants several, and how many."""
    key = book.printed.get(box)
    action = book.actions.get(key) if key is not None else None
    tests = [test for test in parts(action.when) if isinstance(test, Carrying)] if action is not None else []
    named = [(frozenset({one.what.id} if isinstance(one.what.id, str) else one.what.id or ()), one) for one in tests]
    return tuple((ids, one.at_least) for ids, one in named if isinstance(one.at_least, int) and one.at_least > 1)


def _undoing(view: NightView, role: str) -> Goal:
    """Who of one's side is left, and whether anybody is on another."""
    if role == RIVAL:
        return Goal("stop", "goal-rivals")
    side = [person for person in view.people if person.role == role]
    alive = sum(person.alive for person in side)
    apart = "goal-together" if len(side) == len(view.people) else "goal-alive" if len(side) > 1 else "goal-alone"
    return Goal("stop", apart, {"alive": alive}, len(side) - alive, len(side))
