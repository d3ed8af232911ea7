"""What an explorer tries to do, and what can stop it: before the haunt, and in it for one's own side alone."""

from collections.abc import Iterator

from yakata.betrayal.sight.view import NightView
from yakata.kernel import Goal


def goals(view: NightView, known: frozenset[str]) -> Iterator[Goal]:
    """``known`` are the texts that this seat may read: no book of another side is among them."""
    if view.phase == "explore":
        yield from _before(view)
    elif view.phase == "haunt" and view.own_books:
        yield from _in_haunt(view, known)


def _before(view: NightView) -> Iterator[Goal]:
    """B138: nobody has a side yet; what brings the haunt is no secret."""
    yield Goal("win", "goal-explore")
    most = view.onset.get("omens", 0)
    roll = view.onset.get("omen_roll", 0)
    yield Goal("stop", "goal-haunt-roll" if roll else "goal-haunt", {"number": roll}, view.omens, most)


def _in_haunt(view: NightView, known: frozenset[str]) -> Iterator[Goal]:
    """The first victory of one's own books, the counters as they stand, and who of one's side is left."""
    for book in view.own_books:
        if (key := f"haunt-{view.haunt}-win-{book}") in known:
            yield Goal("win", key)
            break
    for counter in view.counters:
        yield Goal("win", f"counter-{counter.id}", done=counter.value, of=counter.goal)
    role = view.people[view.seat].role if view.seat >= 0 else ""
    side = [person for person in view.people if person.role == role]
    alive = sum(person.alive for person in side)
    yield Goal("stop", "goal-alone" if len(side) < 2 else "goal-alive", {"alive": alive}, len(side) - alive, len(side))
